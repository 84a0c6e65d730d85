"""Ways to build: a plan in a layout, and what it promises after the attacks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations

from attrs import frozen

from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.designs import Column

from .castles import KING_ASIDE, Plan, levels, plans
from .layouts import Layout, Ranks
from .weights import AT_MORE, AT_TWO

ZONES = ("front", "middle", "back", "rear")
"""Where a row stands, from the hammer base outwards."""
MOST_PLANS = 500
_TALL = 60.0
_BESIDE_ROW = 40.0
"""How far aside of the middle the general stands beside a row, about (mm)."""

_IN_THREE = tuple(
    Layout(order, mirrored, general=general)
    for order in permutations(range(3))
    for mirrored in (False, True)
    for general in (0.0, 45.0)
)
_IN_FOUR = tuple(
    Layout(order, mirrored) for order in permutations(range(4)) for mirrored in (False, True)
)


@frozen
class Way:
    """A plan in a layout, and the points it keeps after the attacks less those it gives."""

    plan: Plan
    layout: Layout | Ranks
    promise: float


def ways(blocks: Sequence[int], seats: int, storeys: int = 99) -> list[Way]:
    """Plans of at most so many storeys in all layouts, what promises most first."""
    weights = _weights(seats)
    found = [
        way for plan in plans(blocks) if plan.storeys <= storeys for way in _ways(plan, weights)
    ]
    return sorted(found, key=lambda way: -way.promise)


def best_promise(blocks: Sequence[int], seats: int) -> float:
    """What the best castle of these blocks promises; what the weights start from if none fits."""
    weights = _weights(seats)
    promises = (way.promise for plan in _some_plans(blocks) for way in _ways(plan, weights))
    return max(promises, default=weights[""])


def _some_plans(blocks: Sequence[int]) -> Sequence[Plan]:
    """All plans, or of very many every second or third: blocks to spare make them alike."""
    found = plans(blocks)
    return found[:: 1 + len(found) // MOST_PLANS]


def _weights(seats: int) -> Mapping[str, float]:
    return AT_TWO if seats == 2 else AT_MORE


def _ways(plan: Plan, weights: Mapping[str, float]) -> Iterator[Way]:
    """A plan in three rows, and in four if it does not fit in three."""
    for layouts in (_IN_THREE, _IN_FOUR):
        known: dict[int, list[dict[str, float]] | None] = {}
        for layout in layouts:
            if layout.narrow not in known:
                rows = layout.rows(plan.columns)
                known[layout.narrow] = (
                    None if rows is None else [_by_zone(r, weights) for r in rows]
                )
            of_rows = known[layout.narrow]
            if of_rows is not None:
                yield Way(plan, layout, weights[""] + _promised(of_rows, layout, weights))
        if any(known.values()):
            return


def _promised(
    of_rows: Sequence[Mapping[str, float]], layout: Layout, weights: Mapping[str, float]
) -> float:
    """What rows and the general promise where a layout puts them."""
    general = sum(weights[name] * count for name, count in _of_general(layout).items())
    return general + sum(of_row[zone] for of_row, zone in zip(of_rows, _zones(layout), strict=True))


def _zones(layout: Layout) -> list[str]:
    """The zone of each row."""
    zones = ZONES[::-1] if layout.mirrored else ZONES
    return [zones[place] for place in layout.order]


def _of_general(layout: Layout) -> dict[str, float]:
    aside = layout.general if len(layout.order) == 3 else _BESIDE_ROW
    return {"general front": float(layout.mirrored), "general side": aside / 20}


def counted(way: Way) -> dict[str, float]:
    """All that the weights are for, and how much of it a castle of ``ways`` has."""
    assert isinstance(way.layout, Layout)
    found = _of_general(way.layout)
    rows = way.layout.rows(way.plan.columns)
    for row, zone in zip(rows or (), _zones(way.layout), strict=True):
        for name, count in features(row).items():
            for key in (name, f"{name} {zone}"):
                found[key] = found.get(key, 0.0) + count
    return found


def features(row: Sequence[Column]) -> dict[str, float]:
    """What is counted in a row of columns.

    Blocks, those of each storey, storeys above the first, high blocks on the ground, and the king
    and his storey.
    """
    found = dict.fromkeys(("n", "n1", "n2", "n3", "n4", "up", "tall", "king", "king storey"), 0.0)
    for column in row:
        storey = 0
        for part, storey in zip(column.parts, levels(column), strict=True):
            found["n"] += 1
            found[f"n{min(storey, 4)}"] += 1
            found["up"] += storey - 1
            if storey == 1 and c.kind_of(part.block).height >= _TALL:
                found["tall"] += 1
        if column.throne is not None:
            found["king"] += 1
            found["king storey"] += storey + (column.throne != KING_ASIDE)
    return found


def _by_zone(row: Sequence[Column], weights: Mapping[str, float]) -> dict[str, float]:
    """What a row promises in each zone."""
    counts = features(row)
    anywhere = sum(weights.get(name, 0.0) * count for name, count in counts.items())
    return {
        zone: anywhere
        + sum(weights.get(f"{name} {zone}", 0.0) * count for name, count in counts.items())
        for zone in ZONES
    }
