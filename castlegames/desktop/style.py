"""The look of every widget: paper on a wooden table, in the colours of the theme.

Widgets say what they are by a role (``styled``), never by a colour or a size of their own.
Roles of labels: ``title``, ``heading``, ``prompt``, ``strong``, ``soft``, ``caption``, ``bad``.
Roles of buttons: ``primary``, ``outline`` (a lesser primary), ``flat``, ``link``.
Roles of frames: ``card``, ``panel``, ``bar``, ``warning``.
"""

from __future__ import annotations

from typing import TypeVar

from attrs import asdict
from PySide6.QtGui import QColor, QFont, QFontInfo, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from .theme import Palette

W = TypeVar("W", bound=QWidget)

BODY_PIXELS = 14
"""The least size of body text at 100 %."""
LEAST_PIXELS = 11


def styled(widget: W, role: str) -> W:
    """The widget, told what it is."""
    widget.setProperty("role", role)
    style = widget.style()
    style.unpolish(widget)
    style.polish(widget)
    return widget


def mixed(colour: str, other: str, share: float) -> str:
    """A colour with a share (0 to 1) of another in it, as ``#RRGGBB``."""
    a, b = QColor(colour), QColor(other)
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * share,
        a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share,
    ).name()


def on_accent(palette: Palette) -> str:
    """The colour of text on the accent."""
    return palette.table if palette.dark else "#FFFFFF"


def field_ground(palette: Palette) -> str:
    """The ground of fields that can be typed into or chosen from."""
    return mixed(palette.paper, palette.table, 0.45) if palette.dark else "#FFFFFF"


def apply(app: QApplication, palette: Palette, system_font: QFont, text_size: float) -> None:
    """Give the whole program this look. ``text_size`` is a factor on the system's size."""
    body = round(max(BODY_PIXELS, QFontInfo(system_font).pixelSize()) * text_size)
    font = QFont(system_font)
    font.setPixelSize(body)
    app.setFont(font)
    app.setPalette(qt_palette(palette))
    app.setStyleSheet(style_sheet(palette, body))


def qt_palette(palette: Palette) -> QPalette:
    """Qt's own palette, for what the style sheet leaves to the style."""
    role = QPalette.ColorRole
    result = QPalette()
    for name, colour in (
        (role.Window, palette.table),
        (role.WindowText, palette.ink),
        (role.Base, field_ground(palette)),
        (role.AlternateBase, palette.paper),
        (role.Text, palette.ink),
        (role.Button, palette.paper),
        (role.ButtonText, palette.ink),
        (role.BrightText, on_accent(palette)),
        (role.Highlight, palette.focus),
        (role.HighlightedText, palette.table if palette.dark else "#FFFFFF"),
        (role.ToolTipBase, palette.paper),
        (role.ToolTipText, palette.ink),
        (role.PlaceholderText, palette.ink_soft),
        (role.Link, palette.focus),
        (role.LinkVisited, palette.focus),
        (role.Mid, palette.paper_edge),
        (role.Dark, palette.wood_dark),
        (role.Light, mixed(palette.paper, "#FFFFFF", 0.3)),
        (role.Accent, palette.accent),
    ):
        result.setColor(name, QColor(colour))
    for name in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(
            QPalette.ColorGroup.Disabled, name, QColor(mixed(palette.ink_soft, palette.paper, 0.4))
        )
    return result


def style_sheet(palette: Palette, body: int) -> str:
    """Qt's style sheet for a palette and a size of body text in pixels."""
    values = {
        **asdict(palette),
        "on_accent": on_accent(palette),
        "field": field_ground(palette),
        "hover": mixed(palette.paper, palette.wood, 0.16),
        "pressed": mixed(palette.paper, palette.wood, 0.34),
        "accent_hover": mixed(palette.accent, palette.ink, 0.12),
        "accent_edge": mixed(palette.accent, "#000000", 0.25),
        "accent_tint": mixed(palette.paper, palette.accent, 0.14),
        "faded": mixed(palette.ink_soft, palette.paper, 0.4),
        "shadow": mixed(palette.paper_edge, palette.ink, 0.12),
        "trough": mixed(palette.paper, palette.table, 0.7),
        "bad_tint": mixed(palette.paper, palette.bad, 0.16),
        "title": round(body * 1.6),
        "heading": round(body * 1.3),
        "prompt": round(body * 1.15),
        "body": body,
        "caption": max(LEAST_PIXELS, round(body * 0.87)),
    }
    return _SHEET % values


_SHEET = """
QMainWindow, QDialog, QWidget[role="table"] { background: %(table)s; }
QDialog { background: %(paper)s; }
QLabel { color: %(ink)s; background: transparent; }
QLabel[role="title"] { font-size: %(title)dpx; font-weight: 700; }
QLabel[role="heading"] { font-size: %(heading)dpx; font-weight: 700; }
QLabel[role="prompt"] { font-size: %(prompt)dpx; }
QLabel[role="strong"] { font-weight: 700; }
QLabel[role="soft"] { color: %(ink_soft)s; }
QLabel[role="caption"] { color: %(ink_soft)s; font-size: %(caption)dpx; }
QLabel[role="bad"] { color: %(bad)s; font-size: %(caption)dpx; }

QFrame[role="card"], QFrame[role="panel"] {
  background: %(paper)s; border: 1px solid %(paper_edge)s; border-bottom: 2px solid %(shadow)s;
  border-radius: 12px;
}
QFrame[role="bar"] { background: %(paper)s; border: none; border-bottom: 1px solid %(paper_edge)s; }
QFrame[role="warning"] {
  background: %(bad_tint)s; border: none; border-bottom: 2px solid %(bad)s;
}
QFrame[role="rule"] { background: %(paper_edge)s; border: none; max-height: 1px; min-height: 1px; }

QPushButton, QToolButton {
  background: %(paper)s; color: %(ink)s; border: 1px solid %(paper_edge)s; border-radius: 8px;
  padding: 9px 17px; font-weight: 600; min-height: 20px;
}
QPushButton:hover, QToolButton:hover { background: %(hover)s; }
QPushButton:pressed, QToolButton:pressed { background: %(pressed)s; }
QPushButton:focus, QToolButton:focus { border: 3px solid %(focus)s; padding: 7px 15px; }
QPushButton:disabled, QToolButton:disabled { color: %(faded)s; }
QToolButton { padding: 9px; }
QToolButton:focus { padding: 7px; }
QPushButton[role="primary"] {
  background: %(accent)s; color: %(on_accent)s; border: 1px solid %(accent_edge)s;
}
QPushButton[role="primary"]:hover { background: %(accent_hover)s; }
QPushButton[role="primary"]:pressed { background: %(accent_edge)s; }
QPushButton[role="primary"]:focus { border: 3px solid %(focus)s; }
QPushButton[role="primary"]:disabled {
  background: %(trough)s; color: %(faded)s; border: 1px solid %(paper_edge)s;
}
QPushButton[role="outline"] { color: %(accent)s; border: 1px solid %(accent)s; }
QPushButton[role="outline"]:hover { background: %(accent_tint)s; }
QPushButton[role="outline"]:focus {
  background: %(accent)s; color: %(on_accent)s; border: 3px solid %(focus)s;
}
QPushButton[role="flat"], QToolButton[role="flat"] {
  background: transparent; border-color: transparent;
}
QPushButton[role="flat"] { padding: 9px 9px; }
QPushButton[role="flat"]:hover, QToolButton[role="flat"]:hover { background: %(hover)s; }
QPushButton[role="flat"]:focus, QToolButton[role="flat"]:focus {
  border: 3px solid %(focus)s; padding: 7px 7px;
}
QPushButton[role="link"] {
  background: transparent; border: 1px solid transparent; color: %(ink_soft)s; padding: 5px 7px;
}
QPushButton[role="link"]:hover { color: %(ink)s; text-decoration: underline; }
QPushButton[role="link"]:focus { border: 3px solid %(focus)s; padding: 3px 5px; color: %(ink)s; }
QPushButton[role="link"]:disabled { color: transparent; }

QFrame[role="segments"] {
  background: %(trough)s; border: 1px solid %(paper_edge)s; border-radius: 8px;
}
QPushButton[role="segment"] {
  background: transparent; border: 1px solid transparent; border-radius: 6px; color: %(ink_soft)s;
  padding: 5px 13px; font-weight: 600; min-height: 18px;
}
QPushButton[role="segment"]:hover { color: %(ink)s; background: %(hover)s; }
QPushButton[role="segment"]:checked {
  background: %(field)s; border: 1px solid %(ink)s; color: %(ink)s;
}
QPushButton[role="segment"]:focus { border: 3px solid %(focus)s; padding: 3px 11px; }

QLineEdit, QComboBox, QSpinBox, QPlainTextEdit {
  background: %(field)s; color: %(ink)s; border: 1px solid %(paper_edge)s; border-radius: 8px;
  padding: 8px 11px; min-height: 20px; placeholder-text-color: %(ink_soft)s;
  selection-background-color: %(focus)s;
}
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QPlainTextEdit:focus, QTextBrowser:focus {
  border: 3px solid %(focus)s; padding: 6px 9px;
}
QLineEdit[wrong="true"] { border: 2px solid %(bad)s; padding: 7px 10px; }
QComboBox { padding-right: 30px; font-weight: 600; }
QComboBox:focus { padding-right: 28px; }
QComboBox::drop-down { border: none; width: 28px; }
QComboBox::down-arrow { image: none; }
QComboBox QAbstractItemView {
  background: %(paper)s; color: %(ink)s; border: 1px solid %(paper_edge)s;
  selection-background-color: %(focus)s; outline: none; padding: 4px;
}
QCheckBox {
  color: %(ink)s; spacing: 9px; padding: 4px; border: 3px solid transparent; border-radius: 8px;
}
QCheckBox::indicator { width: 18px; height: 18px; }
QCheckBox:focus { border-color: %(focus)s; }

QMenuBar { background: transparent; color: %(ink)s; spacing: 4px; }
QMenuBar::item { padding: 9px 13px; border-radius: 8px; background: transparent; }
QMenuBar::item:selected { background: %(hover)s; }
QMenuBar::item:pressed { background: %(pressed)s; }
QMenu { background: %(paper)s; color: %(ink)s; border: 1px solid %(paper_edge)s; padding: 6px; }
QMenu::item { padding: 8px 28px 8px 12px; border-radius: 6px; }
QMenu::item:selected { background: %(focus)s; color: %(paper)s; }
QMenu::item:disabled { color: %(faded)s; background: transparent; }
QMenu::icon { padding-left: 10px; }
QMenu::separator { height: 1px; background: %(paper_edge)s; margin: 6px 8px; }
QToolTip {
  background: %(paper)s; color: %(ink)s; border: 1px solid %(paper_edge)s; padding: 6px 8px;
}

QScrollArea, QScrollArea > QWidget > QWidget[role="plain"] {
  background: transparent; border: none;
}
QTextBrowser {
  background: %(paper)s; color: %(ink)s; border: 3px solid transparent; padding: 6px 9px;
}
QListView, QTableView, QTreeView {
  background: %(paper)s; color: %(ink)s; border: 1px solid %(paper_edge)s; border-radius: 8px;
  outline: none;
}
QListWidget::item { padding: 6px 8px; border-radius: 6px; }
QListWidget::item:selected { background: %(focus)s; color: %(paper)s; }
QListView:focus, QTableView:focus, QTreeView:focus { border: 3px solid %(focus)s; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 2px; }
QScrollBar::handle {
  background: %(paper_edge)s; border-radius: 4px; min-height: 32px; min-width: 32px;
}
QScrollBar::handle:hover { background: %(ink_soft)s; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSlider { min-height: 26px; }
QSlider::groove:horizontal {
  height: 6px; border-radius: 3px; background: %(trough)s; border: 1px solid %(paper_edge)s;
}
QSlider::sub-page:horizontal { background: %(accent)s; border-radius: 3px; }
QSlider::handle:horizontal {
  width: 16px; margin: -7px 0; border-radius: 9px;
  background: %(paper)s; border: 1px solid %(ink_soft)s;
}
QSlider:focus { border: 3px solid %(focus)s; border-radius: 8px; }
QSplitter::handle { background: %(paper_edge)s; }
"""
