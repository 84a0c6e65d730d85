"""The command layer: every command once, for menus, buttons and keys alike."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from attrs import field, frozen
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject
from PySide6.QtGui import QAction, QKeySequence

from .art import icon
from .theme import Theme


@frozen
class Command:
    """A command's name in code, its words, keys and icon, and the menu it stands in.

    ``of_table`` commands are carried out by the table that is shown; the others by the window.
    """

    name: str
    text: Any
    keys: tuple[str, ...] = ()
    menu: str = ""
    icon: str | None = None
    of_table: bool = False
    checkable: bool = field(default=False)


COMMANDS = (
    Command("new_match", QT_TRANSLATE_NOOP("Actions", "&New match…"), ("Ctrl+N",), "match", "new"),
    Command("open", QT_TRANSLATE_NOOP("Actions", "&Open…"), ("Ctrl+O",), "match", "open"),
    Command(
        "save_copy",
        QT_TRANSLATE_NOOP("Actions", "&Save a copy…"),
        ("Ctrl+Shift+S",),
        "match",
        "save",
        of_table=True,
    ),
    Command(
        "export",
        QT_TRANSLATE_NOOP("Actions", "&Export…"),
        ("Ctrl+E",),
        "match",
        "export",
        of_table=True,
    ),
    Command(
        "about_match",
        QT_TRANSLATE_NOOP("Actions", "About this &match"),
        ("Ctrl+I",),
        "match",
        "info",
        of_table=True,
    ),
    Command(
        "undo", QT_TRANSLATE_NOOP("Actions", "&Undo"), ("Ctrl+Z",), "match", "undo", of_table=True
    ),
    Command(
        "redo",
        QT_TRANSLATE_NOOP("Actions", "&Redo"),
        ("Ctrl+Shift+Z", "Ctrl+Y"),
        "match",
        "redo",
        of_table=True,
    ),
    Command("hint", QT_TRANSLATE_NOOP("Actions", "&Hint"), ("H",), "match", "hint", of_table=True),
    Command(
        "replay",
        QT_TRANSLATE_NOOP("Actions", "Re&play"),
        ("Ctrl+R",),
        "match",
        "replay",
        of_table=True,
    ),
    Command(
        "play_on",
        QT_TRANSLATE_NOOP("Actions", "Play &on from here…"),
        ("Ctrl+Shift+P",),
        "match",
        "forward",
        of_table=True,
    ),
    Command(
        "restart",
        QT_TRANSLATE_NOOP("Actions", "Same &deal again"),
        ("Ctrl+Shift+R",),
        "match",
        "again",
        of_table=True,
    ),
    Command(
        "rematch",
        QT_TRANSLATE_NOOP("Actions", "Re&match"),
        ("Ctrl+Shift+N",),
        "match",
        "rematch",
        of_table=True,
    ),
    Command("lobby", QT_TRANSLATE_NOOP("Actions", "&Lobby"), ("Alt+Left",), "match", "back"),
    Command("quit", QT_TRANSLATE_NOOP("Actions", "&Quit"), ("Ctrl+Q",), "match"),
    Command(
        "zoom_in",
        QT_TRANSLATE_NOOP("Actions", "Zoom &in"),
        ("Ctrl++", "Ctrl+=", "+"),
        "view",
        of_table=True,
    ),
    Command(
        "zoom_out",
        QT_TRANSLATE_NOOP("Actions", "Zoom &out"),
        ("Ctrl+-", "-"),
        "view",
        of_table=True,
    ),
    Command(
        "zoom_reset",
        QT_TRANSLATE_NOOP("Actions", "&Whole board"),
        ("Ctrl+0", "0"),
        "view",
        of_table=True,
    ),
    Command(
        "full_screen",
        QT_TRANSLATE_NOOP("Actions", "&Full screen"),
        ("F11",),
        "view",
        checkable=True,
    ),
    Command(
        "sound", QT_TRANSLATE_NOOP("Actions", "S&ound"), ("Ctrl+Shift+M",), "view", checkable=True
    ),
    Command("matches", QT_TRANSLATE_NOOP("Actions", "&Matches"), ("Ctrl+M",), "view"),
    Command("statistics", QT_TRANSLATE_NOOP("Actions", "S&tatistics"), ("Ctrl+T",), "view"),
    Command("settings", QT_TRANSLATE_NOOP("Actions", "&Settings"), ("Ctrl+,",), "view"),
    Command("rules", QT_TRANSLATE_NOOP("Actions", "&Rules"), ("F1",), "help", "rules"),
    Command("tutorial", QT_TRANSLATE_NOOP("Actions", "&Tutorial"), (), "help"),
    Command("shortcuts", QT_TRANSLATE_NOOP("Actions", "&Keys"), ("Ctrl+/",), "help"),
    Command("about", QT_TRANSLATE_NOOP("Actions", "&About Castlegames"), (), "help"),
)


class Actions(QObject):
    """One QAction for each command, as attributes: ``actions.undo``.

    A command that nobody can carry out yet is neither shown nor heard. ``serve`` hands commands
    to whoever has a method of that name, ``release`` takes them back.
    """

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._actions: dict[str, QAction] = {}
        self._served: dict[str, QObject] = {}
        for command in COMMANDS:
            action = QAction(self)
            action.setObjectName(command.name)
            action.setShortcuts([QKeySequence(keys) for keys in command.keys])
            action.setCheckable(command.checkable)
            self._actions[command.name] = action
            self._offer(command.name, False)
        self.retranslate()
        self._draw_icons()
        theme.changed.connect(self._draw_icons)

    def __getattr__(self, name: str) -> QAction:
        try:
            return self.__dict__["_actions"][name]
        except KeyError:
            raise AttributeError(name) from None

    def __iter__(self) -> Iterator[QAction]:
        return iter(self._actions.values())

    def menu(self, name: str) -> list[QAction]:
        """The actions of the menu ``match``, ``view`` or ``help``, in order."""
        return [self._actions[command.name] for command in COMMANDS if command.menu == name]

    def serve(self, target: QObject, of_table: bool) -> None:
        """Let ``target`` carry out every command it has a method for, the table's or the window's.

        Commands of the same kind that it has no method for are hidden.
        """
        for command in COMMANDS:
            if command.of_table != of_table:
                continue
            method = getattr(target, command.name, None)
            if callable(method):
                self._take_back(command.name)
                self._actions[command.name].triggered.connect(method)
                self._served[command.name] = target
                self._offer(command.name, True)

    def release(self, target: QObject) -> None:
        """Take back and hide what ``target`` carried out."""
        for name in [name for name, owner in self._served.items() if owner is target]:
            self._take_back(name)
            self._offer(name, False)
        self.retranslate()

    def withhold(self, *names: str) -> None:
        """Take commands back from whoever carries them out, and hide them."""
        for name in names:
            self._take_back(name)
            self._offer(name, False)

    def retranslate(self) -> None:
        """Put every text into the language in force, without what was added to it."""
        for command in COMMANDS:
            text = QCoreApplication.translate("Actions", command.text)
            self._actions[command.name].setText(text)

    def _take_back(self, name: str) -> None:
        if self._served.pop(name, None) is not None:
            self._actions[name].triggered.disconnect()

    def _offer(self, name: str, offered: bool) -> None:
        self._actions[name].setVisible(offered)
        self._actions[name].setEnabled(offered)

    def _draw_icons(self) -> None:
        for command in COMMANDS:
            if command.icon:
                self._actions[command.name].setIcon(icon(command.icon, self._theme))
