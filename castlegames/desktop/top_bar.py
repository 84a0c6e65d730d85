"""The bar on top: the way back, what is on show, and the menus."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenuBar,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from castlegames.session.session import Session

from . import art
from .actions import Actions
from .lists import listed
from .names import shown
from .paper import label
from .style import styled
from .theme import Theme

_LOGO = QSize(34, 34)
_HEIGHT = 52


class TopBar(QFrame):
    """Shows the lobby's title, or a match's with a button back to the lobby."""

    def __init__(self, actions: Actions, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        styled(self, "bar")
        self._theme = theme
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 4, 16, 4)
        row.setSpacing(10)
        self._logo = QLabel()
        row.addWidget(self._logo)
        self.back = styled(QToolButton(), "flat")
        self.back.setDefaultAction(actions.lobby)
        self.back.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.back.setIconSize(art.with_air(18))
        actions.lobby.changed.connect(self._draw_back)
        row.addWidget(self.back)
        self.title = label("", "heading")
        row.addWidget(self.title)
        self.subtitle = label("", "soft")
        self.subtitle.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        row.addWidget(self.subtitle, 1)
        self.menus = QMenuBar()
        self.menus.setNativeMenuBar(False)
        self.menus.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Preferred)
        for name, text in (
            ("match", self.tr("&Match")),
            ("view", self.tr("&View")),
            ("help", self.tr("&Help")),
        ):
            menu = self.menus.addMenu(text)
            menu.aboutToShow.connect(lambda menu=menu: _hide_doubled_lines(menu))
            for action in actions.menu(name):
                if action is not actions.lobby:
                    menu.addAction(action)
                if action is actions.open:
                    self.recent = menu.addMenu(self.tr("Re&cent matches"))
                if action in (actions.export, actions.about_match, actions.rematch):
                    menu.addSeparator()
                if action in (actions.zoom_reset, actions.sound, actions.shortcuts):
                    menu.addSeparator()
            if name == "match":
                menu.insertAction(actions.quit, actions.lobby)
        self.sound = styled(QToolButton(), "flat")
        self.sound.setDefaultAction(actions.sound)
        row.addWidget(self.sound)
        row.addWidget(self.menus, 0, Qt.AlignmentFlag.AlignVCenter)
        self.setMinimumHeight(max(_HEIGHT, self.sizeHint().height()))
        theme.changed.connect(self._draw)
        self._draw()
        self.show_lobby()

    def show_lobby(self) -> None:
        """Say that the lobby is on show."""
        self._logo.show()
        self.back.hide()
        self.title.setText(self.tr("Castlegames"))
        self.subtitle.setText("")

    def show_match(self, title: str, subtitle: str) -> None:
        """Say which match is on show."""
        self._logo.hide()
        self.back.show()
        self.title.setText(title)
        self.subtitle.setText(subtitle)

    def _draw_back(self) -> None:
        self.back.setIcon(art.icon_before_words("back", self._theme))

    def _draw(self) -> None:
        self._draw_back()
        drawn = art.pixmap(
            "icons/castlegames.svg", _LOGO, self._theme.palette, self.devicePixelRatioF()
        )
        self._logo.setPixmap(drawn)


def _hide_doubled_lines(menu: QWidget) -> None:
    """Show a line only between two actions that are seen."""
    line = None
    seen = False
    for action in menu.actions():
        if action.isSeparator():
            action.setVisible(False)
            line = action if seen else None
        elif action.isVisible():
            if line is not None:
                line.setVisible(True)
            line, seen = None, True


def against(session: Session) -> str:
    """Whom the one person plays against, or who plays."""
    names = [shown(seat.name) for seat in session.seats]
    humans = [shown(seat.name) for seat in session.seats if seat.bot is None]
    if len(humans) == 1:
        others = listed(name for name in names if name != humans[0])
        return QCoreApplication.translate("TopBar", "against {names}").format(names=others)
    return listed(names)
