"""What on the table can be reached by keys and named by a screen reader."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from castlegames.rules.castle_crush import CastleCrushState, Rest
from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.storeys import storeys

from ...table.spot import Spot
from .aim import Aim
from .commands import TAKING
from .drawing import bounds
from .scenery import piece_text
from .solids import Solid
from .stage_item import StageItem
from .words import translate


def on_screen(solid: Solid, stage: StageItem) -> QRectF:
    """What a solid covers in the scene."""
    return bounds(solid, stage.lens).translated(stage.rect.topLeft())


def table_spots(
    solids: Sequence[Solid],
    stage: StageItem,
    state: CastleCrushState,
    rest: Rest,
    aim: Aim | None,
    names: Sequence[str],
) -> list[Spot]:
    """A spot for each piece and the mallet."""
    storey = {} if state.phase in TAKING else storeys(rest)
    found = []
    for solid in solids:
        if solid.kind == "mallet":
            text = translate("CastleCrush", "Mallet")
            if aim is not None:
                text = translate("CastleCrush", "Mallet: {aim}").format(aim=aim.text)
            found.append(Spot("mallet", on_screen(solid, stage), text))
        elif solid.key in c.PIECES:
            text = piece_text(solid.key, state, storey, names)
            found.append(Spot(("piece", solid.key), on_screen(solid, stage), text))
    return found
