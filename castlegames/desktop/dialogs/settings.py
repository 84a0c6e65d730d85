"""The settings, applied at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QScrollArea,
    QWidget,
)

from castlegames.session.seat import tame_name

from ..paper import CheckBox, SeatLabel, button, label
from ..settings import LANGUAGES, Settings, SettingsStore
from ..style import styled
from ..theme import Theme
from .dialog import Dialog
from .segments import Segments

VOLUMES = (0.0, 0.3, 0.6, 1.0)
_SEATS = 4
_BAR = 24
"""What a scroll bar takes at the side."""


class SettingsDialog(Dialog):
    """A row a choice; there is nothing to confirm."""

    def __init__(
        self, settings: SettingsStore, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent=parent, title=self.tr("Settings"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("settings")
        self.say(self.tr("Every choice holds at once."))
        self._settings, self._theme = settings, theme
        self._segments: dict[str, Segments] = {}
        page = styled(QWidget(), "plain")
        self._grid = QGridLayout(page)
        self._grid.setContentsMargins(28, 16, 28, 16)
        self._grid.setHorizontalSpacing(20)
        self._grid.setVerticalSpacing(12)
        self._grid.setColumnStretch(1, 1)
        self._add_rows()
        self._grid.setRowStretch(self._grid.rowCount(), 1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(page)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.addWidget(scroll)
        reset = button(self.tr("Back to how it was at first"), "link")
        reset.setAutoDefault(False)
        reset.clicked.connect(self.reset)
        close = button(self.tr("Done"), "primary")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        self.buttons.addWidget(reset)
        self.buttons.addStretch(1)
        self.buttons.addWidget(close)
        most = parent.window().size() - QSize(32, 32) if parent is not None else QSize(4000, 4000)
        if page.sizeHint().width() + _BAR > most.width():
            self._beside.setDirection(QBoxLayout.Direction.TopToBottom)
        wanted = QSize(max(700, page.sizeHint().width() + _BAR), page.sizeHint().height() + 190)
        self.resize(wanted.boundedTo(most))
        self._show()
        close.setFocus()

    def reset(self) -> None:
        """Everything back to the defaults; names and set-ups stay."""
        usual = Settings()
        kept = ("names", "setups")
        self._settings.change(
            **{name: getattr(usual, name) for name in self._fields() if name not in kept}
        )
        self._show()

    def choice(self, name: str) -> Segments:
        """The choices of a setting."""
        return self._segments[name]

    def _fields(self) -> Sequence[str]:
        return (*self._segments, "curtain")

    def _add_rows(self) -> None:
        self._choice(
            "theme",
            self.tr("Colours"),
            (
                ("system", self.tr("As the system")),
                ("light", self.tr("Light")),
                ("dark", self.tr("Dark")),
            ),
        )
        self._choice(
            "colours",
            self.tr("Telling colours apart"),
            (
                ("standard", self.tr("Usual")),
                ("protan", self.tr("Red-weak")),
                ("deutan", self.tr("Green-weak")),
                ("tritan", self.tr("Blue-weak")),
            ),
        )
        self._show_marks()
        self._choice("language", self.tr("Language"), self._languages())
        self._choice(
            "text_size",
            self.tr("Text"),
            (
                (0.85, self.tr("Small")),
                (1.0, self.tr("Usual")),
                (1.15, self.tr("Large")),
                (1.3, self.tr("Larger")),
                (1.5, self.tr("Largest")),
            ),
        )
        self._choice(
            "motion",
            self.tr("Motion"),
            (
                ("off", self.tr("Off")),
                ("quick", self.tr("Quick")),
                ("normal", self.tr("Usual")),
                ("slow", self.tr("Slow")),
            ),
        )
        self._choice(
            "pace",
            self.tr("Bots"),
            (
                ("quick", self.tr("Quick")),
                ("calm", self.tr("Calm")),
                ("step", self.tr("Step by step")),
            ),
            self.tr("Step by step: each move of a bot waits for Space."),
        )
        self._choice(
            "confirm",
            self.tr("Ask before placing"),
            (
                ("always", self.tr("Always")),
                ("final", self.tr("If it is final")),
                ("never", self.tr("Never")),
            ),
            self.tr("Final is what Undo cannot take back."),
        )
        self._choice(
            "volume",
            self.tr("Sound"),
            (
                (VOLUMES[0], self.tr("Off")),
                (VOLUMES[1], self.tr("Soft")),
                (VOLUMES[2], self.tr("Usual")),
                (VOLUMES[3], self.tr("Loud")),
            ),
        )
        self._curtain = CheckBox(self.tr("Curtain between hidden hands"), self._theme)
        self._curtain.clicked.connect(lambda on: self._settings.change(curtain=on))
        self._row(self.tr("Sharing a screen"), self._curtain)
        self._row(
            self.tr("Names"), self._name_fields(), self.tr("What people are called at first.")
        )
        self.name = self.names[0]

    def _languages(self) -> list[tuple[str, str]]:
        own = {"en": "English", "vi": "Tiếng Việt", "pl": "Polski", "zh_TW": "繁體中文"}
        return [(each, own.get(each, self.tr("As the system"))) for each in LANGUAGES]

    def _show_marks(self) -> None:
        """The marks of the seats beside the choice of colours, or below where room is short."""
        segments = self._segments["colours"]
        place = QWidget()
        self._beside = QBoxLayout(QBoxLayout.Direction.LeftToRight, place)
        self._beside.setContentsMargins(0, 0, 0, 0)
        self._beside.setSpacing(8)
        self._grid.replaceWidget(segments, place)
        self._beside.addWidget(segments)
        marks = QHBoxLayout()
        marks.setContentsMargins(8, 0, 0, 0)
        marks.setSpacing(8)
        for seat in range(_SEATS):
            marks.addWidget(SeatLabel(seat, self._theme, 26))
        marks.addStretch(1)
        self._beside.addLayout(marks, 1)

    def _name_fields(self) -> QWidget:
        place = QWidget()
        grid = QGridLayout(place)
        grid.setContentsMargins(0, 0, 0, 0)
        self.names: list[QLineEdit] = []
        for seat in range(_SEATS):
            field = QLineEdit()
            field.setMaxLength(200)
            number = self.tr("Player {n}").format(n=seat + 1)
            field.setPlaceholderText(number if seat else self.tr("You"))
            field.setAccessibleName(self.tr("Name of seat {n}").format(n=seat + 1))
            field.editingFinished.connect(self._names_chosen)
            grid.addWidget(field, seat // 2, seat % 2)
            self.names.append(field)
        return place

    def _choice(
        self, name: str, text: str, choices: Sequence[tuple[Any, str]], help_text: str = ""
    ) -> None:
        segments = Segments(choices, text)
        segments.chosen.connect(lambda value: self._settings.change(**{name: value}))
        self._segments[name] = segments
        self._row(text, segments, help_text)

    def _row(self, text: str, widget: QWidget, help_text: str = "") -> None:
        row = self._grid.rowCount()
        self._grid.addWidget(label(text, "strong"), row, 0, Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(widget, row, 1)
        if help_text:
            self._grid.addWidget(label(help_text, "caption"), row + 1, 1)

    def _show(self) -> None:
        value = self._settings.value
        for name, segments in self._segments.items():
            segments.choose(getattr(value, name))
        self._segments["volume"].choose(min(VOLUMES, key=lambda each: abs(each - value.volume)))
        self._curtain.setChecked(value.curtain)
        for seat, field in enumerate(self.names):
            field.setText(value.names[seat] if seat < len(value.names) else "")

    def _names_chosen(self) -> None:
        names = [tame_name(field.text()) for field in self.names]
        names += self._settings.value.names[len(names) :]
        while names and not names[-1]:
            names.pop()
        self._settings.change(names=tuple(names))
