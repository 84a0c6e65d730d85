"""The facts of a match: game, seats, seed, options, versions, and where its file lies."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale, Qt
from PySide6.QtWidgets import QApplication, QGridLayout, QWidget

from castlegames.rules import Value
from castlegames.session.header import MATCH_OPTIONS
from castlegames.session.session import Session

from ..boards.words import OptionWords, words
from ..lists import listed
from ..names import shown
from ..paper import button, label
from .dialog import Dialog
from .match_options import match_option_words


class AboutMatch(Dialog):
    """Shows the facts; a button copies the seed."""

    def __init__(self, session: Session, parent: QWidget | None) -> None:
        texts = words(session.game.id)
        super().__init__(parent=parent, title=self.tr("About this match"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumWidth(520)
        header = session.header
        created = QDateTime.fromString(header.created, Qt.DateFormat.ISODate).toLocalTime()
        facts = [
            (self.tr("Game"), texts.title()),
            (self.tr("Seats"), listed(shown(seat.name) for seat in session.seats)),
            (self.tr("Begun"), QLocale().toString(created, QLocale.FormatType.ShortFormat)),
            (self.tr("Seed"), str(header.seed)),
        ]
        for option in session.game.options:
            told = texts.option(option)
            facts.append((told.label, self._value(told, session.options.get(option.name))))
        for option in MATCH_OPTIONS:
            if session.options.get(option.name):
                told = match_option_words(option)
                facts.append((told.label, self.tr("on")))
        facts += [
            (self.tr("Hints"), self.tr("used") if session.helped else self.tr("none used")),
            (
                self.tr("Versions"),
                self.tr("Castlegames {app}, rules {rules}, file {schema}").format(
                    app=header.app, rules=header.rules_version, schema=header.schema
                ),
            ),
            (self.tr("File"), str(session.path) if session.path else self.tr("not saved")),
        ]
        grid = QGridLayout()
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        for row, (name, value) in enumerate(facts):
            grid.addWidget(label(name, "soft"), row, 0, Qt.AlignmentFlag.AlignTop)
            value_label = label(value, wrap=True)
            value_label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            grid.addWidget(value_label, row, 1, Qt.AlignmentFlag.AlignTop)
        self.body.addLayout(grid)
        copy = button(self.tr("Copy the seed"))
        copy.clicked.connect(lambda: QApplication.clipboard().setText(str(header.seed)))
        close = button(self.tr("Close"), "primary")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        self.buttons.addWidget(copy)
        self.buttons.addStretch(1)
        self.buttons.addWidget(close)
        close.setFocus()

    def _value(self, told: OptionWords, value: Value) -> str:
        if value is None:
            return self.tr("random")
        if isinstance(value, bool):
            return self.tr("on") if value else self.tr("off")
        if isinstance(value, tuple):
            return " ".join(map(str, value))
        return told.choices.get(value, str(value))
