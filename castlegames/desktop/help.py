"""The rules in a window of their own: one page a game, offline, with pictures."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QImage,
    QKeySequence,
    QPainter,
    QShortcut,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from .art import recoloured
from .help_pages import HelpPage, help_page, page_ids
from .paper import button, label
from .style import styled
from .theme import Theme

_MARGIN = 28
_OBJECT = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Stands for a picture in the text of a block."""
_WIDEST = 560


class RulesPage(QTextBrowser):
    """A page of rules. Pictures are our SVG files, in the colours of the theme."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._page: HelpPage | None = None
        self.setOpenLinks(False)
        self.setAccessibleName(self.tr("Rules"))
        self.anchorClicked.connect(self._follow)
        theme.changed.connect(self._again)

    def show_page(self, page: HelpPage) -> None:
        """Show a game's page from its beginning."""
        self._page = page
        document = QTextDocument(self)
        document.setDocumentMargin(_MARGIN)
        document.setDefaultFont(self.font())
        document.setBaseUrl(QUrl.fromLocalFile(f"{page.folder}/"))
        self.setDocument(document)
        document.setMarkdown(page.markdown, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
        self._lay_out(document)
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def headings(self) -> list[tuple[str, int, int]]:
        """Text, level and position of the page's headings."""
        found = []
        block = self.document().begin()
        while block.isValid():
            level = block.blockFormat().headingLevel()
            if level in (1, 2):
                found.append((block.text(), level, block.position()))
            block = block.next()
        return found

    def go_to(self, position: int) -> None:
        """Bring a place of the page to the top."""
        cursor = self.textCursor()
        cursor.setPosition(position)
        self.moveCursor(QTextCursor.MoveOperation.End)
        self.setTextCursor(cursor)
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + self.cursorRect(cursor).top() - 12)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Our own pictures only: nothing is fetched from elsewhere."""
        if kind == QTextDocument.ResourceType.ImageResource.value and self._page is not None:
            return self._image(QUrl(name))
        return None

    def _image(self, name: QUrl) -> QImage | None:
        assert self._page is not None
        file = Path(name.path()).name
        drawn = self._page.picture(file) if file.endswith(".svg") else None
        if drawn is None:
            return None
        drawing = QSvgRenderer(recoloured(drawn, self._theme.palette).encode())
        size = drawing.defaultSize()
        if size.isEmpty():
            return None
        size = size.scaled(min(size.width(), _WIDEST), 10_000, Qt.AspectRatioMode.KeepAspectRatio)
        ratio = self.devicePixelRatioF()
        image = QImage(
            QSize(round(size.width() * ratio), round(size.height() * ratio)),
            QImage.Format.Format_ARGB32_Premultiplied,
        )
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        drawing.render(painter, QRectF(0, 0, size.width(), size.height()))
        painter.end()
        return image

    def _lay_out(self, document: QTextDocument) -> None:
        body = QFontInfo(self.font()).pixelSize()
        sizes = {1: 1.9, 2: 1.4, 3: 1.15}
        block = document.begin()
        while block.isValid():
            cursor = QTextCursor(block)
            level = block.blockFormat().headingLevel()
            shape = QTextBlockFormat()
            in_list = block.textList() is not None
            height = 100.0 if _OBJECT in block.text() else 128.0
            shape.setLineHeight(height, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            if level:
                shape.setTopMargin(4 if level == 1 else 20)
                shape.setBottomMargin(8)
                letters = QTextCharFormat()
                size = QFont(self.font())
                size.setPixelSize(max(1, round(body * sizes.get(level, 1.0))))
                size.setBold(True)
                letters.setFont(size)
                letters.setForeground(QColor(self._theme.palette.ink))
                cursor.movePosition(
                    QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor
                )
                cursor.mergeCharFormat(letters)
            elif cursor.currentTable() is None:
                shape.setTopMargin(2 if in_list else 6)
                shape.setBottomMargin(2 if in_list else 6)
            cursor.mergeBlockFormat(shape)
            block = block.next()

    def _again(self) -> None:
        if self._page is not None:
            where = self.verticalScrollBar().value()
            self.show_page(self._page)
            self.verticalScrollBar().setValue(where)

    def _follow(self, url: QUrl) -> None:
        if url.hasFragment():
            wanted = url.fragment().lower()
            for text, _, position in self.headings():
                if text.lower().replace(" ", "-") == wanted:
                    self.go_to(position)


class HelpWindow(QWidget):
    """The rules of every game, their contents at the left, and a search."""

    def __init__(self, theme: Theme, language: str = "en", parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        styled(self, "table")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._language = language
        self.setWindowTitle(self.tr("Rules"))
        self.setMinimumSize(860, 480)
        self.resize(940, 720)
        self._games = QListWidget()
        self._games.setAccessibleName(self.tr("Games"))
        self.contents = QListWidget()
        self.contents.setAccessibleName(self.tr("Contents"))
        self.page = RulesPage(theme)
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Find in the rules"))
        self.search.setAccessibleName(self.tr("Find in the rules"))
        self.search.returnPressed.connect(self._find)
        self.search.textEdited.connect(lambda _: self._find(again=True))
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(16, 16, 8, 16)
        column.setSpacing(8)
        column.addWidget(self.search)
        column.addWidget(label(self.tr("Games"), "caption"))
        column.addWidget(self._games)
        column.addWidget(label(self.tr("On this page"), "caption"))
        column.addWidget(self.contents, 1)
        close = button(self.tr("Close"))
        close.clicked.connect(self.close)
        column.addWidget(close)
        split = QSplitter()
        split.addWidget(side)
        split.addWidget(self.page)
        split.setSizes([240, 700])
        split.setStretchFactor(1, 1)
        split.setChildrenCollapsible(False)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(split)
        for game_id in page_ids():
            page = help_page(game_id, language)
            if page is not None:
                item = QListWidgetItem(page.title)
                item.setData(Qt.ItemDataRole.UserRole, game_id)
                self._games.addItem(item)
        height = self._games.sizeHintForRow(0) * self._games.count() + 12
        self._games.setFixedHeight(height)
        self._games.currentItemChanged.connect(self._game_chosen)
        self.contents.itemActivated.connect(self._heading_chosen)
        self.contents.itemClicked.connect(self._heading_chosen)
        for keys in ("Esc", "Ctrl+W"):
            QShortcut(QKeySequence(keys), self).activated.connect(self.close)
        QShortcut(QKeySequence("Ctrl+F"), self).activated.connect(self.search.setFocus)

    def show_game(self, game_id: str | None) -> None:
        """Show and raise the window at this game's page (the first one's if None)."""
        for row in range(self._games.count()):
            if self._games.item(row).data(Qt.ItemDataRole.UserRole) == game_id:
                self._games.setCurrentRow(row)
        if self._games.currentRow() < 0:
            self._games.setCurrentRow(0)
        self.show()
        self.raise_()
        self.activateWindow()
        self.page.setFocus()

    def game_shown(self) -> str | None:
        """The game whose page is open."""
        item = self._games.currentItem()
        return None if item is None else str(item.data(Qt.ItemDataRole.UserRole))

    def _game_chosen(self, item: QListWidgetItem | None) -> None:
        if item is None:
            return
        page = help_page(item.data(Qt.ItemDataRole.UserRole), self._language)
        if page is None:
            return
        self.setWindowTitle(self.tr("Rules: {game}").format(game=page.title))
        self.page.show_page(page)
        self.contents.clear()
        for text, level, position in self.page.headings():
            if level == 2:
                heading = QListWidgetItem(text)
                heading.setData(Qt.ItemDataRole.UserRole, position)
                self.contents.addItem(heading)

    def _heading_chosen(self, item: QListWidgetItem) -> None:
        self.page.go_to(item.data(Qt.ItemDataRole.UserRole))

    def _find(self, again: bool = False) -> None:
        wanted = self.search.text()
        if again:
            self.page.moveCursor(QTextCursor.MoveOperation.Start)
        if wanted and not self.page.find(wanted):
            self.page.moveCursor(QTextCursor.MoveOperation.Start)
            self.page.find(wanted)
