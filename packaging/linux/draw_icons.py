"""Draws the icons of the hicolor theme from their SVGs: ``python packaging/linux/draw_icons.py``.

They are kept in the checkout so that installing needs no Qt.
"""

from __future__ import annotations

import shutil
from pathlib import Path

HERE = Path(__file__).resolve().parent
THEME = HERE / "hicolor"
SIDES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""In pixels."""
ICONS = {
    "apps/castlegames": HERE.parents[1] / "resources" / "icons" / "castlegames.svg",
    "mimetypes/application-x-castlegames-match": HERE / "match.svg",
}


def main() -> None:
    """Draw all of them anew."""
    from PySide6.QtCore import QRectF, Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    shutil.rmtree(THEME, ignore_errors=True)
    for name, source in ICONS.items():
        scalable = THEME / "scalable" / f"{name}.svg"
        scalable.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, scalable)
        drawing = QSvgRenderer(str(source))
        for side in SIDES:
            picture = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            drawing.render(painter, QRectF(0, 0, side, side))
            painter.end()
            path = THEME / f"{side}x{side}" / f"{name}.png"
            path.parent.mkdir(parents=True, exist_ok=True)
            if not picture.convertToFormat(QImage.Format.Format_ARGB32).save(str(path), "PNG", 0):
                raise SystemExit(f"{path} could not be written")


if __name__ == "__main__":
    main()
