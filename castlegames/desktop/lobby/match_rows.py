"""How a match looks in the list of all matches."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPixmap,
    QPixmapCache,
)
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from castlegames.session.library import Entry
from castlegames.session.summary import DAMAGED, REFUSED

from .. import art
from ..style import mixed
from ..theme import Theme
from .game_card import art_of
from .library_model import ENTRY_ROLE, game_text, left_text, name_text, seats_text, state_text

_PICTURE = QSize(104, 62)
_PAD = 10


class MatchRows(QStyledItemDelegate):
    """Picture at the left, then game and name, seats, how it stands and when it was left."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        del index
        lines = round(3.4 * option.fontMetrics.lineSpacing())
        return QSize(320, max(_PICTURE.height(), lines) + 2 * _PAD)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        entry = index.data(ENTRY_ROLE)
        if not isinstance(entry, Entry):
            return
        palette = self._theme.palette
        painter.save()
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        place = QRectF(option.rect).adjusted(4, 2, -4, -2)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(QColor(palette.focus))
            painter.setBrush(QColor(mixed(palette.paper, palette.focus, 0.16)))
            painter.drawRoundedRect(place, 8, 8)
        picture = QRectF(place.left() + _PAD, 0, _PICTURE.width(), _PICTURE.height())
        picture.moveCenter(QPointF(picture.center().x(), place.center().y()))
        self._paint_picture(painter, picture, entry)
        left = picture.right() + 14
        self._paint_words(
            painter,
            option,
            QRectF(left, place.top(), place.right() - _PAD - left, place.height()),
            entry,
        )
        painter.restore()

    def _paint_words(
        self, painter: QPainter, option: QStyleOptionViewItem, place: QRectF, entry: Entry
    ) -> None:
        palette = self._theme.palette
        line = option.fontMetrics.lineSpacing()
        top = place.center().y() - 1.6 * line
        bold = QFont(option.font)
        bold.setBold(True)
        right = left_text(entry)
        room = QFontMetricsF(option.font).horizontalAdvance(right) + 16
        wrong = entry.summary.status in (DAMAGED, REFUSED)
        title = " · ".join(part for part in (game_text(entry), name_text(entry)) if part)
        rows = (
            (title, bold, palette.ink, place.width() - room),
            (seats_text(entry), option.font, palette.ink_soft, place.width()),
            (state_text(entry), option.font, palette.bad if wrong else palette.ink, place.width()),
        )
        for number, (text, font, colour, width) in enumerate(rows):
            painter.setFont(font)
            painter.setPen(QColor(colour))
            shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width)
            box = QRectF(place.left(), top + number * 1.07 * line, width, line)
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
        painter.setFont(option.font)
        painter.setPen(QColor(palette.ink_soft))
        box = QRectF(place.left(), top, place.width(), line)
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, right)

    def _paint_picture(self, painter: QPainter, place: QRectF, entry: Entry) -> None:
        drawn = self._picture(entry, painter.device().devicePixelRatioF())
        shape = QPainterPath()
        shape.addRoundedRect(place, 6, 6)
        painter.save()
        painter.setClipPath(shape)
        painter.fillRect(place, QColor(self._theme.palette.wood))
        size = drawn.deviceIndependentSize()
        if not size.isEmpty():
            factor = max(place.width() / size.width(), place.height() / size.height())
            whole = QRectF(0, 0, size.width() * factor, size.height() * factor)
            whole.moveCenter(place.center())
            painter.drawPixmap(whole, drawn, QRectF(drawn.rect()))
        painter.restore()
        painter.setPen(QColor(self._theme.palette.paper_edge))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(shape)

    def _picture(self, entry: Entry, dpr: float) -> QPixmap:
        key = f"castlegames/match/{entry.path}/{entry.changed}/{dpr}"
        found = QPixmap()
        if QPixmapCache.find(key, found):
            return found
        found = QPixmap(str(entry.picture)) if entry.picture.is_file() else QPixmap()
        if found.isNull():
            width = _PICTURE.width()
            size = QSize(width, round(width * art.ART_SIZE.height() / art.ART_SIZE.width()))
            return art.pixmap(art_of(entry.summary.game), size, self._theme.palette, dpr)
        found = found.scaled(
            _PICTURE * 2 * dpr,
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        QPixmapCache.insert(key, found)
        return found
