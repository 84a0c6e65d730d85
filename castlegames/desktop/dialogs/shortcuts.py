"""The sheet of all keys."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ..actions import COMMANDS, Actions
from ..lists import listed
from ..paper import button, label
from .dialog import Dialog


class ShortcutsSheet(Dialog):
    """Commands with their keys, and the keys of the board."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent, title=self.tr("Keys"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        columns = QHBoxLayout()
        columns.setSpacing(48)
        commands = []
        for command in COMMANDS:
            keys = [QKeySequence(each) for each in command.keys]
            if keys and getattr(actions, command.name).isVisible():
                text = QCoreApplication.translate("Actions", command.text)
                native = QKeySequence.SequenceFormat.NativeText
                commands.append(
                    (text.replace("&", "").rstrip("…"), listed(k.toString(native) for k in keys))
                )
        board = (
            (self.tr("Move the cursor"), self.tr("Arrows")),
            (self.tr("Pick up, place"), self.tr("Enter")),
            (self.tr("Turn the held piece"), self.tr("R, wheel")),
            (self.tr("Flip the held piece"), self.tr("F")),
            (self.tr("Put it back"), self.tr("Esc")),
            (self.tr("Skip what the bots do"), self.tr("Space")),
            (self.tr("Look back, look on"), self.tr("Page Up, Page Down")),
            (self.tr("From part to part"), self.tr("Tab")),
        )
        columns.addLayout(self._column(self.tr("On the board"), board))
        columns.addLayout(self._column(self.tr("Commands"), commands))
        self.body.addLayout(columns)
        self.body.addStretch(1)
        close = button(self.tr("Close"), "primary")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        self.buttons.addStretch(1)
        self.buttons.addWidget(close)
        close.setFocus()

    @staticmethod
    def _column(
        title: str, rows: list[tuple[str, str]] | tuple[tuple[str, str], ...]
    ) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addWidget(label(title, "strong"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(5)
        for row, (text, keys) in enumerate(rows):
            grid.addWidget(label(text), row, 0)
            grid.addWidget(label(keys, "soft"), row, 1, Qt.AlignmentFlag.AlignRight)
        column.addLayout(grid)
        column.addStretch(1)
        return column
