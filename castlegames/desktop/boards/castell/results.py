"""How a festival ended: what its towers won."""

from __future__ import annotations

from attrs import frozen

from castlegames.rules.castell import CastellState, PassFestival, ShowTower
from castlegames.rules.castell.festivals import judge

from ..board import Position
from .models import ShownTower


@frozen
class Result:
    """A festival that is over, with the towers in the order shown."""

    region: str
    tokens: tuple[int, ...]
    towers: tuple[ShownTower, ...]


def result_of(position: Position) -> Result | None:
    """The festival that the last move ended, if it has just been made and anybody took part."""
    last, after = position.last, position.view
    if not position.animate or last is None:
        return None
    before, move = last.before, last.move
    if not isinstance(before, CastellState) or not isinstance(after, CastellState):
        return None
    asking = before.asking
    if asking is None or not isinstance(move, ShowTower | PassFestival):
        return None
    if after.asking is not None and after.asking.place == asking.place:
        return None
    shown = asking.shown
    if isinstance(move, ShowTower):
        shown = (*shown, (last.seat, move.tower))
    if not shown:
        return None
    festival = before.calendar[asking.place]
    towers = tuple(
        ShownTower(found.seat, found.tower, found.points, found.prize, found.sizes)
        for found in judge(festival, shown)
    )
    return Result(festival.region, festival.tokens, towers)
