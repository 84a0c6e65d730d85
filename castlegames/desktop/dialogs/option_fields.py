"""A field for each kind of option that a game may have."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from itertools import permutations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QLineEdit,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)

from castlegames.rules import Option, Value

from .. import art
from ..boards.words import OptionWords
from ..lists import listed
from ..paper import CheckBox, label
from ..theme import Theme
from .segments import Segments

_MOST_SEGMENTS = 3
_LONGEST_SEGMENTS = 30
_AROUND = 46
"""What border, padding and arrow of a combo box take, in pixels."""
_USUAL = 170
"""The widest text that a usual place has room for, in pixels."""


class BadValue(ValueError):
    """A field holds something that cannot be used; the text says so."""


class OptionField(QWidget):
    """Label, input and one-line help of an option.

    Signals:
        changed: another value.
    """

    changed = Signal()

    def __init__(self, option: Option, words: OptionWords) -> None:
        super().__init__()
        self.option, self.words = option, words
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)

    def put(self, field: QWidget, labelled: bool = True) -> None:
        """Lay out the input between label and help."""
        if labelled:
            self._column.addWidget(label(self.words.label, "strong"))
        self._column.addWidget(field)
        if self.words.help:
            self._column.addWidget(label(self.words.help, "caption", wrap=True))
        self._column.addStretch(1)

    @property
    def long(self) -> bool:
        """Whether its texts need more than a usual place."""
        return False

    @property
    @abstractmethod
    def value(self) -> Value:
        """What is chosen. Raises BadValue."""

    @abstractmethod
    def show_value(self, value: Value) -> None:
        """Show this value as chosen."""

    def show_names(self, names: Sequence[str]) -> None:
        """The seats, by the names they have now; only some options care."""


class Chevroned(QComboBox):
    """A combo box with our own arrow; a text that has no room is shortened and told in full."""

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self._theme = theme
        self.setAccessibleName(name)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        icon = 0 if option.currentIcon.isNull() else option.iconSize.width() + 6
        room = self.width() - _AROUND - icon
        full = option.currentText
        option.currentText = self.fontMetrics().elidedText(full, Qt.TextElideMode.ElideRight, room)
        self.setToolTip(full if option.currentText != full else "")
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        place = QRectF(self.width() - 30, (self.height() - 18) / 2, 18, 18)
        drawn = art.pixmap(
            "icons/down.svg", QSize(18, 18), self._theme.palette, self.devicePixelRatioF()
        )
        painter.drawPixmap(place.topLeft(), drawn)


class ChoiceField(OptionField):
    """One of a few (side by side) or of many (a list)."""

    def __init__(self, option: Option, words: OptionWords, theme: Theme) -> None:
        super().__init__(option, words)
        choices = [(choice, words.choices[choice]) for choice in option.choices]
        self._segments: Segments | None = None
        self._list: Chevroned | None = None
        letters = sum(len(text) for _, text in choices)
        if len(choices) <= _MOST_SEGMENTS and letters <= _LONGEST_SEGMENTS:
            self._segments = Segments(choices, words.label)
            self._segments.chosen.connect(self.changed)
            self.put(self._segments)
        else:
            self._list = Chevroned(theme, words.label)
            for _, text in choices:
                self._list.addItem(text)
            self._list.activated.connect(self.changed)
            self.put(self._list)
        self.show_value(option.default)

    @property
    def long(self) -> bool:
        if self._list is None:
            return False
        metrics = self._list.fontMetrics()
        texts = (self._list.itemText(index) for index in range(self._list.count()))
        return max(map(metrics.horizontalAdvance, texts)) > _USUAL

    @property
    def value(self) -> Value:
        if self._segments is not None:
            chosen: Value = self._segments.value
            return chosen
        assert self._list is not None
        return self.option.choices[self._list.currentIndex()]

    def show_value(self, value: Value) -> None:
        if self._segments is not None:
            self._segments.choose(value)
        elif self._list is not None and value in self.option.choices:
            self._list.setCurrentIndex(self.option.choices.index(value))


class FlagField(OptionField):
    """On or off."""

    def __init__(self, option: Option, words: OptionWords, theme: Theme) -> None:
        super().__init__(option, words)
        self._box = CheckBox(words.label, theme)
        self._box.clicked.connect(self.changed)
        self.put(self._box, labelled=False)
        self.show_value(option.default)

    @property
    def value(self) -> Value:
        return self._box.isChecked()

    def show_value(self, value: Value) -> None:
        self._box.setChecked(value is True)


class SeatField(OptionField):
    """A seat by its name, or a random one."""

    def __init__(self, option: Option, words: OptionWords, theme: Theme) -> None:
        super().__init__(option, words)
        self._list = Chevroned(theme, words.label)
        self._list.addItem(art.icon("dice", theme), self.tr("Random"))
        self._list.activated.connect(self.changed)
        self.put(self._list)

    @property
    def value(self) -> Value:
        index = self._list.currentIndex()
        return None if index <= 0 else index - 1

    def show_value(self, value: Value) -> None:
        index = value + 1 if isinstance(value, int) else 0
        self._list.setCurrentIndex(index if index < self._list.count() else 0)

    def show_names(self, names: Sequence[str]) -> None:
        value = self.value
        while self._list.count() > 1:
            self._list.removeItem(1)
        self._list.addItems(list(names))
        self.show_value(value)


class SeatOrderField(OptionField):
    """The seats in an order, or a random one."""

    def __init__(self, option: Option, words: OptionWords, theme: Theme) -> None:
        super().__init__(option, words)
        self._orders: list[tuple[int, ...]] = []
        self._list = Chevroned(theme, words.label)
        self._list.addItem(art.icon("dice", theme), self.tr("Random"))
        self._list.activated.connect(self.changed)
        self.put(self._list)

    @property
    def value(self) -> Value:
        index = self._list.currentIndex()
        return None if index <= 0 else self._orders[index - 1]

    def show_value(self, value: Value) -> None:
        known = isinstance(value, tuple) and value in self._orders
        self._list.setCurrentIndex(self._orders.index(value) + 1 if known else 0)  # type: ignore[arg-type]

    def show_names(self, names: Sequence[str]) -> None:
        value = self.value
        self._orders = list(permutations(range(len(names))))
        while self._list.count() > 1:
            self._list.removeItem(1)
        for order in self._orders:
            self._list.addItem(listed(names[seat] for seat in order))
        self.show_value(value)


class OrderField(OptionField):
    """A long sequence, for those who copy a match from elsewhere: numbers or words, or nothing."""

    def __init__(self, option: Option, words: OptionWords) -> None:
        super().__init__(option, words)
        self._text = QLineEdit()
        self._text.setPlaceholderText(self.tr("empty: random"))
        self._text.setAccessibleName(words.label)
        self._text.textChanged.connect(self.changed)
        self.put(self._text)

    @property
    def value(self) -> Value:
        texts = self._text.text().replace(",", " ").split()
        if not texts:
            return None
        by_text = {str(choice): choice for choice in self.option.choices}
        unknown = [text for text in texts if text not in by_text]
        if unknown:
            raise BadValue(
                self.tr("{label}: “{text}” is not one of them.").format(
                    label=self.words.label, text=unknown[0][:20]
                )
            )
        if len(texts) != len(by_text) or len(set(texts)) != len(texts):
            raise BadValue(
                self.tr("{label}: name each of the {n} once.").format(
                    label=self.words.label, n=len(by_text)
                )
            )
        return tuple(by_text[text] for text in texts)

    def show_value(self, value: Value) -> None:
        self._text.setText(" ".join(map(str, value)) if isinstance(value, tuple) else "")


def option_field(option: Option, words: OptionWords, theme: Theme) -> OptionField:
    """The field for an option, by its kind."""
    if option.kind == "flag":
        return FlagField(option, words, theme)
    if option.kind == "seat":
        return SeatField(option, words, theme)
    if option.kind == "order":
        return OrderField(option, words) if option.choices else SeatOrderField(option, words, theme)
    return ChoiceField(option, words, theme)


def is_for_experts(option: Option) -> bool:
    """Whether an option is shown only on demand: a long sequence that is random by default."""
    return option.kind == "order" and option.default is None and bool(option.choices)
