"""A position of Castell as one seat plans it: only what its own turns read and change.

A sketch is many times cheaper to play on than a state of the rules, and tests hold it to them.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from castlegames.rules import Move
from castlegames.rules.castell import (
    CastellState,
    EndTurn,
    Recruit,
    SpecialPerform,
    SpecialRecruit,
    SpecialTravel,
    Train,
    Travel,
)
from castlegames.rules.castell.components import (
    DIVERSITY_POINTS,
    FIRST_OF_SIZE_POINTS,
    MORE_OF_SIZE_POINTS,
    PERFORMANCES,
    REGIONS,
    SKILLS,
    SPECIAL,
    TOP_RANK,
)
from castlegames.rules.castell.scoring import score

from .course import PLACES, ROADS, SPECIAL_TILE, Course
from .troupe import Troupe, Troupes

Step = tuple[str, tuple[int, ...]]
"""An action of a turn: its kind, and the region, sizes, skill or tile by number."""

TRAVELLED, RECRUITED, TRAINED, ACTED, OWES = 1, 2, 4, 8, 16
"""Bits of what a turn has done; the last: a free special action is due."""

NOWHERE = -1
"""The place of a pawn that has not entered."""


class Sketch:
    """What a seat has and what lies on the board.

    place: of its pawn in board order, or ``NOWHERE``. tokens: special tokens left. best: the
    score marker. earned: regions with something earned, as bits. points: of tiles, tokens, prizes
    and size tokens. sizes: of size tokens owned, as bits. regions, rows: castellers and tiles in
    each region. piles: special tokens in each row. drawn: castellers from the bag since the plan
    began. done: bits of this turn. steps: since its start.
    """

    __slots__ = (
        "best",
        "done",
        "drawn",
        "earned",
        "piles",
        "place",
        "points",
        "regions",
        "rows",
        "sizes",
        "steps",
        "tokens",
        "troupe",
    )

    place: int
    troupe: Troupe
    tokens: int
    best: int
    earned: int
    points: int
    sizes: int
    regions: tuple[tuple[int, ...], ...]
    rows: tuple[tuple[int, ...], ...]
    piles: tuple[int, ...]
    done: int
    drawn: int
    steps: tuple[Step, ...]

    def copy(self) -> Sketch:
        """A sketch that can be changed without changing this one."""
        new = Sketch.__new__(Sketch)
        new.place = self.place
        new.troupe = self.troupe
        new.tokens = self.tokens
        new.best = self.best
        new.earned = self.earned
        new.points = self.points
        new.sizes = self.sizes
        new.regions = self.regions
        new.rows = self.rows
        new.piles = self.piles
        new.done = self.done
        new.drawn = self.drawn
        new.steps = self.steps
        return new

    @property
    def key(self) -> tuple[object, ...]:
        """Equal for sketches that are worth the same."""
        return self.troupe, self.place, self.done, self.tokens, self.regions, self.rows, self.piles

    @property
    def score(self) -> int:
        """The points if the match ended now."""
        return self.best + DIVERSITY_POINTS[self.earned.bit_count()] + self.points

    def take_size(self, size: int) -> None:
        """Earn a size token."""
        owned = self.sizes >> size & 1
        self.points += MORE_OF_SIZE_POINTS if owned else FIRST_OF_SIZE_POINTS
        self.sizes |= 1 << size


def sketch_of(state: CastellState, seat: int, troupes: Troupes) -> Sketch:
    """The sketch of a position for a seat whose turn it may be."""
    player, turn = state.players[seat], state.turn
    found = Sketch()
    found.place = NOWHERE if player.region is None else REGIONS.index(player.region)
    found.troupe = troupes.troupe(player.hand, player.ranks)
    found.tokens = player.tokens
    found.best = player.best
    found.earned = sum(1 << place for place in PLACES if player.columns[place].earned)
    found.points = score(player).total - player.best
    found.points -= DIVERSITY_POINTS[found.earned.bit_count()]
    found.sizes = sum(1 << size for size in {s for col in player.columns for s in col.sizes})
    found.regions = state.regions
    found.rows = state.rows
    found.piles = tuple(map(len, state.row_tokens))
    found.steps = ()
    found.done = found.drawn = 0
    if seat == turn.seat:
        done = (turn.travelled, turn.recruited, turn.trained, turn.acted, turn.owes_special)
        found.done = sum(1 << bit for bit, flag in enumerate(done) if flag)
    return found


def nexts(sketch: Sketch, course: Course, round_: int, recruits: int) -> Iterator[Sketch]:
    """The sketches after one more action of the turn; ``recruits`` choices of two are tried."""
    done, place = sketch.done, sketch.place
    if place == NOWHERE:
        if not done & TRAVELLED:
            for to in PLACES:
                yield _travelled(sketch, ("travel", (to,)), to, TRAVELLED)
        return
    if not done & OWES:
        if not done & TRAVELLED:
            for to in ROADS[place]:
                yield _travelled(sketch, ("travel", (to,)), to, TRAVELLED)
        if not done & RECRUITED:
            for sizes in welcome(sketch, course, round_, recruits, 2):
                yield _recruited(sketch, ("recruit", sizes), sizes, RECRUITED)
        if not done & TRAINED:
            for skill in course.skills[round_][place]:
                if skill == SPECIAL_TILE:
                    new = sketch.copy()
                    new.done |= TRAINED | OWES
                elif sketch.troupe.ranks[skill] < TOP_RANK:
                    new = sketch.copy()
                    new.done |= TRAINED
                    new.troupe = sketch.troupe.trained(skill)
                else:
                    continue
                new.steps = (*sketch.steps, ("train", (skill,)))
                yield new
    if done & OWES or (not done & ACTED and sketch.tokens):
        for new in _specials(sketch, course, round_):
            if done & OWES:
                new.done &= ~OWES
            else:
                new.done |= ACTED
                new.tokens -= 1
                at = new.place
                new.piles = (*new.piles[:at], new.piles[at] + 1, *new.piles[at + 1 :])
            yield new


def _specials(sketch: Sketch, course: Course, round_: int) -> Iterator[Sketch]:
    place = sketch.place
    for tile in sketch.rows[place]:
        if sketch.troupe.able(tile):
            yield _performed(sketch, tile)
    for to in ROADS[place]:
        yield _travelled(sketch, ("special travel", (to,)), to, 0)
    for sizes in welcome(sketch, course, round_, 1, 1):
        yield _recruited(sketch, ("special recruit", sizes), sizes, 0)


def _travelled(sketch: Sketch, step: Step, to: int, done: int) -> Sketch:
    new = sketch.copy()
    new.place = to
    new.done |= done
    new.steps = (*sketch.steps, step)
    return new


def _recruited(sketch: Sketch, step: Step, sizes: tuple[int, ...], done: int) -> Sketch:
    new, place = sketch.copy(), sketch.place
    waiting = list(sketch.regions[place])
    for size in sizes:
        waiting.remove(size)
    new.regions = (*new.regions[:place], tuple(waiting), *new.regions[place + 1 :])
    new.troupe = sketch.troupe.joined_by(sizes)
    new.done |= done
    new.steps = (*sketch.steps, step)
    return new


def _performed(sketch: Sketch, tile: int) -> Sketch:
    new, place = sketch.copy(), sketch.place
    new.points += PERFORMANCES[tile].points + new.piles[place]
    new.earned |= 1 << place
    left = tuple(other for other in new.rows[place] if other != tile)
    new.rows = (*new.rows[:place], left, *new.rows[place + 1 :])
    new.piles = (*new.piles[:place], 0, *new.piles[place + 1 :])
    new.steps = (*sketch.steps, ("perform", (tile,)))
    return new


_FEW = (1.0, 0.9, 0.7, 0.3, 0.1)
"""How welcome a casteller is by how many of its size there are."""


def welcome(
    sketch: Sketch, course: Course, round_: int, most: int, number: int
) -> list[tuple[int, ...]]:
    """The most welcome choices of so many castellers in the pawn's region, best first."""
    waiting = sketch.regions[sketch.place]
    counts, wanted = sketch.troupe.counts, course.wanted[round_]
    choices = set(combinations(waiting, min(number, len(waiting)))) - {()}
    if len(choices) <= 1:
        return list(choices)
    wishes = {size: _FEW[min(counts[size], 4)] + 0.6 * wanted[size] for size in waiting}
    ranked = sorted(choices, key=lambda sizes: (-sum([wishes[size] for size in sizes]), sizes))
    return ranked[:most]


def moves(state: CastellState, steps: tuple[Step, ...]) -> tuple[Move, ...]:
    """The steps of a sketch as moves of the rules from a position on."""
    found = []
    for kind, numbers in steps:
        move = _move(state, kind, numbers)
        state = state.play(move)
        found.append(move)
    return tuple(found) or (EndTurn(),)


def _move(state: CastellState, kind: str, numbers: tuple[int, ...]) -> Move:
    first = numbers[0]
    match kind:
        case "travel":
            return Travel(REGIONS[first])
        case "special travel":
            return SpecialTravel(REGIONS[first])
        case "recruit":
            return Recruit(numbers)
        case "special recruit":
            return SpecialRecruit(first)
        case "train":
            return Train(SPECIAL if first == SPECIAL_TILE else SKILLS[first])
        case "perform":
            return SpecialPerform(first, state.performable(state.turn.seat)[first])
    raise ValueError(kind)
