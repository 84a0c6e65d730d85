"""Castell's table as Qt models: frozen snapshots that items and screen readers listen to."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QObject

from castlegames.rules.castell.components import SKILLS
from castlegames.rules.castell.towers import Tower

from ...lists import clauses, headed, joined, listed, phrases, sentences
from ..snapshot import SnapshotModel
from .terms import points, skill_name, tile_name, tokens, translate


@frozen
class Region:
    """A region: the castellers that wait there, the pawns, how the seat at the screen stands to it.

    here: its pawn is there.
    """

    name: str
    castellers: tuple[int, ...] = ()
    pawns: tuple[int, ...] = ()
    here: bool = False


class RegionModel(SnapshotModel):
    """The regions in board order."""

    def __init__(self, names: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = tuple(names)
        self.waiting: tuple[int, ...] = ()
        """The seats whose pawns have not entered yet."""

    @property
    def regions(self) -> tuple[Region, ...]:
        """What is on show."""
        return self._rows

    def show(self, regions: Sequence[Region], waiting: tuple[int, ...]) -> None:
        """Hold these regions from now on; the pawns of ``waiting`` seats stand at the sea."""
        self.swap(regions, waiting=waiting)

    def text(self, place: int) -> str:
        region: Region = self._rows[place]
        if region.castellers:
            who = joined(map(str, region.castellers))
            said = translate("Castell", "{region}: castellers {sizes}").format(
                region=region.name, sizes=who
            )
        else:
            said = translate("Castell", "{region}: no castellers").format(region=region.name)
        if region.pawns:
            names = joined(self._names[seat] for seat in region.pawns)
            said = phrases((said, translate("Castell", "pawns of {names}").format(names=names)))
        return said


@frozen
class FestivalRow:
    """A festival of the calendar; ``state`` is ``past``, ``now`` or ``coming``."""

    round: int
    region: str
    tokens: tuple[int, ...]
    state: str


class CalendarModel(SnapshotModel):
    """The festivals in calendar order, and the round."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.round = 0
        self.place: int | None = None
        """The festival under way, or None."""

    @property
    def festivals(self) -> tuple[FestivalRow, ...]:
        """What is on show."""
        return self._rows

    def show(self, festivals: Sequence[FestivalRow], round_: int, place: int | None) -> None:
        """Hold these festivals from now on, in this round."""
        self.swap(festivals, round=round_, place=place)

    def text(self, place: int) -> str:
        festival: FestivalRow = self._rows[place]
        text = translate("Castell", "Round {n}: festival in {region}, size {sizes} wanted")
        return text.format(
            n=festival.round, region=festival.region, sizes=joined(map(str, festival.tokens))
        )


@frozen
class WheelSpot:
    """A skill tile beside the wheel and the sector that points at it (None: All / No Region)."""

    skill: str
    region: str | None
    offered: bool = False


class WheelModel(SnapshotModel):
    """The eight spots clockwise from north, how often the wheel has turned, and its side."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.turns = 0
        self.all_regions = True

    @property
    def spots(self) -> tuple[WheelSpot, ...]:
        """What is on show."""
        return self._rows

    def show(self, spots: Sequence[WheelSpot], turns: int, all_regions: bool) -> None:
        """Hold these spots from now on."""
        self.swap(spots, turns=turns, all_regions=all_regions)

    def sector_name(self, region: str | None) -> str:
        """The name of a sector."""
        if region is not None:
            return region
        if self.all_regions:
            return translate("Castell", "All Regions")
        return translate("Castell", "No Region")

    def text(self, place: int) -> str:
        spot: WheelSpot = self._rows[place]
        said = translate("Castell", "{skill} tile at {region}").format(
            skill=skill_name(spot.skill), region=self.sector_name(spot.region)
        )
        return phrases((said, translate("Castell", "offered to you"))) if spot.offered else said


@frozen
class PerformanceRow:
    """The performances left in a region, which of them can be built now, the tokens there."""

    region: str
    tiles: tuple[int, ...] = ()
    able: tuple[int, ...] = ()
    tokens: tuple[int, ...] = ()
    here: bool = False


class RowsModel(SnapshotModel):
    """The performance rows in board order."""

    def __init__(self, names: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = tuple(names)

    @property
    def rows(self) -> tuple[PerformanceRow, ...]:
        """What is on show."""
        return self._rows

    def text(self, place: int) -> str:
        row: PerformanceRow = self._rows[place]
        tiles = joined(map(tile_name, row.tiles)) if row.tiles else translate("Castell", "none")
        said = translate("Castell", "Performances in {region}: {tiles}").format(
            region=row.region, tiles=tiles
        )
        if row.tokens:
            owners = joined(self._names[seat] for seat in row.tokens)
            said = phrases((said, translate("Castell", "tokens of {names}").format(names=owners)))
        return said


@frozen
class Group:
    """Castellers of one size that a player has; ``used`` of them stand in the tower."""

    size: int
    count: int
    used: int = 0

    @property
    def free(self) -> int:
        """How many do not stand in the tower."""
        return self.count - self.used


class HandModel(SnapshotModel):
    """The castellers of the seat at the screen by size, big first; the tray beside them."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tray: tuple[int, ...] = ()
        """Castellers picked for a Recruit that is not made yet."""

    @property
    def groups(self) -> tuple[Group, ...]:
        """What is on show."""
        return self._rows

    @property
    def sizes(self) -> tuple[int, ...]:
        """Every casteller, big first."""
        return tuple(group.size for group in self.groups for _ in range(group.count))

    def show(self, groups: Sequence[Group], tray: tuple[int, ...] = ()) -> None:
        """Hold these castellers from now on."""
        self.swap(groups, tray=tray)

    def text(self, place: int) -> str:
        group: Group = self._rows[place]
        if group.used:
            text = translate("Castell", "size {size}: {free} of {count} free")
            return text.format(size=group.size, free=group.free, count=group.count)
        return translate("Castell", "size {size}: {count}").format(
            size=group.size, count=group.count
        )

    def whole_text(self) -> str:
        """All of them as one sentence."""
        said = clauses(self.text(place) for place in range(self.rowCount()))
        return translate("Castell", "Your castellers: {all}").format(all=said)


@frozen
class SeatRow:
    """What a seat has: ranks in the order of the skills, tokens, people, best tower."""

    ranks: tuple[int, ...] = (0, 0, 0, 0, 0)
    tokens: int = 0
    people: int = 0
    best: int = 0
    regions: int = 0
    first: bool = False


class SeatsModel(SnapshotModel):
    """The seats."""

    @property
    def seats(self) -> tuple[SeatRow, ...]:
        """What is on show."""
        return self._rows

    def text(self, place: int) -> str:
        seat: SeatRow = self._rows[place]
        ranks = listed(
            f"{skill_name(skill)} {rank}" for skill, rank in zip(SKILLS, seat.ranks, strict=True)
        )
        text = translate("Castell", "{ranks}; {tokens}, {people} people, best tower {best}")
        return text.format(
            ranks=ranks, tokens=tokens(seat.tokens), people=seat.people, best=seat.best
        )


@frozen
class LevelRow:
    """A level of the tower that is being built: who stands there, what it uses, what is wrong."""

    sizes: tuple[int, ...]
    uses: tuple[str, ...] = ()
    reason: str = ""


class TowerModel(SnapshotModel):
    """The levels of the tower from the bottom up, and what is wrong with the whole."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.reason = ""

    @property
    def levels(self) -> tuple[LevelRow, ...]:
        """What is on show."""
        return self._rows

    @property
    def tower(self) -> Tower:
        """The tower as the rules take it."""
        return tuple(level.sizes for level in self.levels)

    @property
    def legal(self) -> bool:
        """Whether the tower stands with these people and ranks."""
        return bool(self._rows) and not self.reason

    def show(self, levels: Sequence[LevelRow], reason: str) -> None:
        """Hold this tower from now on."""
        self.swap(levels, reason=reason)

    def text(self, place: int) -> str:
        level: LevelRow = self._rows[place]
        said = translate("Castell", "level {n}: {sizes}").format(
            n=place + 1, sizes=joined(map(str, level.sizes))
        )
        if level.reason:
            return f"{said}. {level.reason}"
        if level.uses:
            skills = joined(map(skill_name, level.uses))
            said += ", " + translate("Castell", "uses {skills}").format(skills=skills)
        return said


@frozen
class Goal:
    """What a tower may be for: a festival (its place in the calendar) or a performance tile.

    met: the tower of the moment does it. reason: why it does not. gain: points it brings.
    """

    key: tuple[str, int]
    title: str
    note: str = ""
    tokens: tuple[int, ...] = ()
    met: bool = False
    reason: str = ""
    gain: int = 0
    chosen: bool = False


class GoalsModel(SnapshotModel):
    """What the tower may be for."""

    @property
    def goals(self) -> tuple[Goal, ...]:
        """What is on show."""
        return self._rows

    @property
    def chosen(self) -> Goal | None:
        """The goal that is built for."""
        return next((goal for goal in self.goals if goal.chosen), None)

    def text(self, place: int) -> str:
        goal: Goal = self._rows[place]
        said = (
            goal.title
            if not goal.chosen
            else translate("Castell", "{goal}, chosen").format(goal=goal.title)
        )
        if goal.met:
            done = translate("Castell", "this tower does it")
            return headed(said, phrases((done, points(goal.gain))))
        return sentences((said, goal.reason)) if goal.reason else said


@frozen
class ShownTower:
    """A tower at a festival: whose, its points, what it wins."""

    seat: int
    tower: Tower
    points: int
    prize: str = ""
    sizes: tuple[int, ...] = ()


class FestivalModel(SnapshotModel):
    """The towers shown at one festival, in the order shown."""

    def __init__(self, names: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = tuple(names)
        self.region = ""
        self.tokens: tuple[int, ...] = ()
        self.over = False

    @property
    def towers(self) -> tuple[ShownTower, ...]:
        """What is on show."""
        return self._rows

    def show(
        self, region: str, tokens: tuple[int, ...], over: bool, towers: Sequence[ShownTower]
    ) -> None:
        """Hold this festival from now on; ``over`` if its prizes are given."""
        self.swap(towers, region=region, tokens=tokens, over=over)

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return self._names[seat]

    def text(self, place: int) -> str:
        shown: ShownTower = self._rows[place]
        return translate("Castell", "{name}: {levels} levels, {points}").format(
            name=self._names[shown.seat], levels=len(shown.tower), points=points(shown.points)
        )
