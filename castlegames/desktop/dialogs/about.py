"""What this program is, and by which version."""

from __future__ import annotations

import sys

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from castlegames import __version__

from .. import art
from ..paper import button, label
from ..theme import Theme
from .dialog import Dialog


class AboutDialog(Dialog):
    """Name, version, licence."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent, title=self.tr("Castlegames {v}").format(v=__version__))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumWidth(520)
        row = QHBoxLayout()
        row.setSpacing(20)
        logo = QLabel()
        logo.setPixmap(
            art.pixmap(
                "icons/castlegames.svg", QSize(96, 96), theme.palette, self.devicePixelRatioF()
            )
        )
        row.addWidget(logo, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.addWidget(
            label(
                self.tr("Four tabletop games on one desktop. No account, no network."),
                "prompt",
                wrap=True,
            )
        )
        words.addWidget(label(self.tr("Free software under the MIT licence."), wrap=True))
        words.addWidget(
            label(
                self.tr("Python {python}, Qt {qt}, PySide6 {pyside}").format(
                    python=sys.version.split()[0], qt=qVersion(), pyside=pyside_version
                ),
                "caption",
            )
        )
        words.addStretch(1)
        row.addLayout(words, 1)
        self.body.addLayout(row)
        close = button(self.tr("Close"), "primary")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        self.buttons.addStretch(1)
        self.buttons.addWidget(close)
        close.setFocus()
