"""The bar under the board: Undo, Redo, Hint, the board's own commands, and the primary one."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from ..art import pixmap
from ..boards.lettering import fitted
from ..paper import tip
from ..style import mixed, on_accent
from ..theme import Theme

HEIGHT = 46
_UNDO_WIDTHS = (112, 206)
_PRIMARY_WIDTHS = (128, 218)
_GAP = 8
_MNEMONIC = re.compile("&(.?)")


class CommandButton(QAbstractButton):
    """A button for an action: icon, words, and the key that does the same.

    ``widths`` are the least and the greatest width of a button that takes what room there is,
    whatever its words are; they are shortened then, to ``short`` ones if there are any.
    """

    def __init__(
        self,
        action: QAction,
        theme: Theme,
        *,
        widths: tuple[int, int] | None = None,
        icon_name: str = "",
        keys: str = "",
        primary: bool = False,
        words: bool = True,
        show_keys: bool = True,
        short: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.action, self._theme = action, theme
        self._short = short
        self._keys_shown = True
        self._widths, self._primary, self._words = widths, primary, words
        self._fixed_icon = icon_name
        self._icon_name = self._label = ""
        self._keys = (keys or action.shortcut().toString()) if show_keys else ""
        self.setFixedHeight(HEIGHT)
        if widths is not None:
            self.setMinimumWidth(widths[0])
            self.setMaximumWidth(widths[1])
        room = QSizePolicy.Policy.Fixed if widths is None else QSizePolicy.Policy.Preferred
        self.setSizePolicy(room, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.clicked.connect(action.trigger)
        action.changed.connect(self._sync)
        theme.changed.connect(self.update)
        self._sync()

    def _sync(self) -> None:
        text = _MNEMONIC.sub(r"\1", self.action.text())
        self._icon_name = self._fixed_icon or str(self.action.data() or "")
        self.setEnabled(self.action.isEnabled())
        self._label = text
        self.setText(text.replace("&", "&&"))
        self.setAccessibleName(text)
        self.setToolTip(tip(self.action.toolTip() if self._words else text))
        if self._widths is None:
            self.setFixedWidth(self._natural())
        self.update()

    def show_keys(self, shown: bool) -> None:
        """Show the key beside the words, or leave it out where room is short."""
        if shown != self._keys_shown:
            self._keys_shown = shown
            self._sync()

    def show_words(self, shown: bool) -> None:
        """Show the words beside the icon, or the icon alone where room is short."""
        if shown != self._words:
            self._words = shown
            self._sync()

    def _natural(self) -> int:
        width = 23
        if self._icon_name:
            width += 20
        if self._words:
            width += 8 * bool(self._icon_name) + self._bold().horizontalAdvance(self._label)
            if self._keys and self._keys_shown:
                width += self._key_width() + 10
        return max(width, HEIGHT + 2)

    def _bold(self) -> QFontMetrics:
        return QFontMetrics(self._font())

    def _font(self) -> QFont:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        return font

    def _key_font(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(max(11, round(font.pixelSize() * 0.8)) if font.pixelSize() > 0 else 11)
        return font

    def _key_width(self) -> int:
        return QFontMetrics(self._key_font()).horizontalAdvance(self._keys) + 10

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        if self.isEnabled():
            self.action.hover()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.isEnabled():
            self.action.hover()

    def sizeHint(self) -> QSize:
        return QSize(self._widths[1] if self._widths else self._natural(), HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        palette = self._theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -2.5)
        enabled = self.isEnabled()
        ground, edge, ink = palette.paper, palette.paper_edge, palette.ink
        if self._primary and enabled:
            ground, ink = palette.accent, on_accent(palette)
            edge = mixed(palette.accent, "#000000", 0.25)
        elif not enabled:
            ground = mixed(palette.paper, palette.table, 0.6)
            ink = mixed(palette.ink_soft, palette.paper, 0.3)
        if self.isDown():
            ground = mixed(ground, palette.wood_dark, 0.25)
        elif self.underMouse() and enabled:
            ground = mixed(ground, palette.ink if self._primary else palette.wood, 0.14)
        painter.setPen(QPen(QColor(edge), 1.5))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(rect, 8, 8)
        if self.hasFocus():
            painter.setPen(QPen(QColor(palette.focus), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 7, 7)
        self._paint_words(painter, rect, ink)

    @property
    def _icon_room(self) -> int:
        return (20 + (8 if self._words else 0)) if self._icon_name else 0

    @property
    def _words_room(self) -> int:
        return self.width() - 3 - 18 - self._icon_room

    def shown_words(self) -> str:
        """The words that are written now: the action's, or the short ones; or none."""
        if not self._words:
            return ""
        font = fitted(self._font(), self._label, self._words_room)
        lacks = QFontMetrics(font).horizontalAdvance(self._label) > self._words_room
        return self._short if self._short and lacks else self._label

    def _paint_words(self, painter: QPainter, rect: QRectF, ink: str) -> None:
        keys = self._keys if self._words and self._keys_shown else ""
        icon_room = self._icon_room
        metrics = self._bold()
        room = self._words_room
        if keys and metrics.horizontalAdvance(self._label) > room - self._key_width() - 10:
            keys = ""  # rather the words whole
        key_room = self._key_width() + 10 if keys else 0
        room -= key_room
        label = self.shown_words()
        font = fitted(self._font(), label, room)
        metrics = QFontMetrics(font)
        text = metrics.elidedText(label, Qt.TextElideMode.ElideRight, room)
        width = icon_room + metrics.horizontalAdvance(text) + key_room
        left = rect.left() + max(9.0, (rect.width() - width) / 2)
        if self._icon_name:
            picture = pixmap(
                f"icons/{self._icon_name}.svg",
                QSize(20, 20),
                self._theme.palette,
                self.devicePixelRatioF(),
                ink,
            )
            painter.drawPixmap(int(left), int(rect.center().y() - 9), picture)
            left += icon_room
        painter.setPen(QColor(ink))
        painter.setFont(font)
        middle = int(Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(QRectF(left, rect.top(), rect.width(), rect.height()), middle, text)
        if keys:
            chip = QRectF(0, 0, self._key_width(), 20)
            chip.moveCenter(rect.center())
            chip.moveLeft(left + metrics.horizontalAdvance(text) + 10)
            colour = QColor(ink)
            colour.setAlphaF(0.55)
            painter.setPen(QPen(colour, 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(chip, 4, 4)
            painter.setFont(self._key_font())
            painter.setPen(QColor(ink))
            painter.drawText(chip, int(Qt.AlignmentFlag.AlignCenter), keys)


class ActionBar(QWidget):
    """A bar whose buttons keep their places: what is not possible now is greyed, not removed."""

    def __init__(
        self, undo: QAction, redo: QAction, hint: QAction, theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFixedHeight(HEIGHT)
        self.undo = CommandButton(
            undo,
            theme,
            widths=_UNDO_WIDTHS,
            icon_name="undo",
            show_keys=False,
            short=QCoreApplication.translate("Table", "Undo"),
            parent=self,
        )
        self.redo = CommandButton(redo, theme, icon_name="redo", words=False, parent=self)
        self.hint = CommandButton(hint, theme, icon_name="hint", show_keys=False, parent=self)
        self._controls: tuple[QAction, ...] = ()
        self._primary: QAction | None = None
        self._made: list[CommandButton] = []
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        for button in (self.undo, self.redo, self.hint):
            row.addWidget(button, 100 if button is self.undo else 0)
        row.addStretch(1)
        self._middle = QHBoxLayout()
        self._middle.setSpacing(_GAP)
        row.addLayout(self._middle)
        row.addStretch(1)
        self._right = QHBoxLayout()
        row.addLayout(self._right, 110)

    def show_commands(self, controls: Sequence[QAction], primary: QAction | None) -> None:
        """Offer the board's own commands; the same ones keep their buttons."""
        if tuple(controls) == self._controls and primary is self._primary:
            return
        self._controls, self._primary = tuple(controls), primary
        for button in self._made:
            button.hide()
            button.deleteLater()
        self._made = []
        for action in self._controls:
            self._add(CommandButton(action, self._theme, parent=self), self._middle)
        if primary is not None:
            button = CommandButton(
                primary,
                self._theme,
                widths=_PRIMARY_WIDTHS,
                keys=self.tr("Enter"),
                primary=True,
                parent=self,
            )
            self._add(button, self._right)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Where all have no room leave out the keys, then Hint's and Undo's words; then shorten."""
        self.hint.show_words(True)
        self._show_undo(True)
        for button in self._made:
            button.show_keys(True)
        if self._lacking() > 0:
            for button in self._made:
                button.show_keys(False)
        if self._lacking() > 0:
            self.hint.show_words(False)
        if self._lacking() > 0:
            self._show_undo(False)
        lacking = self._lacking()
        if lacking > 0:
            others = self._others()
            share = max(0.5, 1 - lacking / max(1, sum(button.width() for button in others)))
            for button in others:
                button.setFixedWidth(int(button.width() * share))

    def _show_undo(self, words: bool) -> None:
        self.undo.show_words(words)
        self.undo.setMinimumWidth(_UNDO_WIDTHS[0] if words else self.redo.width())
        self.undo.setMaximumWidth(_UNDO_WIDTHS[1] if words else self.redo.width())

    def _others(self) -> list[CommandButton]:
        return [button for button in self._made if button.action is not self._primary]

    def _lacking(self) -> int:
        """How many pixels more all commands would need; negative if there is room to spare."""
        others = self._others()
        needed = (
            self.undo.minimumWidth() + self.redo.width() + self.hint.width() + _PRIMARY_WIDTHS[0]
        )
        needed += sum(button.width() for button in others) + _GAP * (len(others) + 6)
        return needed - self.width()

    def button(self, action: QAction) -> CommandButton | None:
        """The button of one of the board's commands."""
        return next((button for button in self._made if button.action is action), None)

    def _add(self, button: CommandButton, place: QHBoxLayout) -> None:
        self._made.append(button)
        place.addWidget(button)
        button.show()
