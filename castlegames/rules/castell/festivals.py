"""Festivals: who is asked, what the towers win (castell.md, A round, 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen

from ..game import Event
from . import building
from .components import AWARDS, PRIZE_POINTS, REGIONS
from .festival_calendar import Festival, in_round
from .players import Player
from .towers import Tower, tower_points
from .turn import Asking

if TYPE_CHECKING:
    from .state import CastellState

EVENT_KINDS = (
    "festival",
    "cannot_build",
    "showed",
    "marker",
    "passed",
    "prize",
    "size_token",
    "size_discarded",
)


@frozen
class Standing:
    """A tower shown at a festival: its points, its place from 0 on, and what it wins there."""

    seat: int
    tower: Tower
    points: int
    place: int
    prize: str
    sizes: tuple[int, ...]


def hold_all(state: CastellState, events: list[Event]) -> CastellState:
    """The festivals after a round up to the first question; ``asking`` is None if there is none.

    What happens is added to ``events``.
    """
    return _hold(state, in_round(state.calendar, state.round), events)


def show(state: CastellState, tower: Tower, events: list[Event]) -> CastellState:
    """The seat that is asked takes part with this tower; then the next question, or none."""
    asking = state.asking
    assert asking is not None
    seat, festival = asking.seat, state.calendar[asking.place]
    points = tower_points(tower, festival.tokens)
    events.append(
        Event("showed", seat, {"region": festival.region, "points": points, "tower": tower})
    )
    player = state.players[seat]
    if points > player.best:
        events.append(Event("marker", seat, {"points": points, "before": player.best}))
        state = _with_player(state, seat, evolve(player, best=points))
    shown = (*asking.shown, (seat, tower))
    return _ask_on(state, asking.place, seat, shown, events)


def pass_by(state: CastellState, events: list[Event]) -> CastellState:
    """The seat that is asked stays out; then the next question, or none."""
    asking = state.asking
    assert asking is not None
    region = state.calendar[asking.place].region
    events.append(Event("passed", asking.seat, {"region": region}))
    return _ask_on(state, asking.place, asking.seat, asking.shown, events)


def standings(state: CastellState) -> tuple[Standing, ...]:
    """The towers shown so far at the festival under way, in the order shown."""
    asking = state.asking
    assert asking is not None
    return judge(state.calendar[asking.place], asking.shown)


def judge(festival: Festival, shown: tuple[tuple[int, Tower], ...]) -> tuple[Standing, ...]:
    """What the towers shown at a festival win, in the order shown.

    Tied towers all take the better prize and the next places are skipped. A size token goes to
    the tower with most castellers of its size, then to the one with more points, else to nobody.
    """
    points = {seat: tower_points(tower, festival.tokens) for seat, tower in shown}
    won: dict[int, tuple[int, ...]] = dict.fromkeys(points, ())
    for size in festival.tokens:
        claims = {seat: (_count(tower, size), points[seat]) for seat, tower in shown}
        best = max(claims.values(), default=(0, 0))
        takers = [seat for seat, claim in claims.items() if claim == best]
        if len(takers) == 1:
            won[takers[0]] += (size,)
    found = []
    for seat, tower in shown:
        place = sum(other > points[seat] for other in points.values())
        prize = AWARDS[len(shown)][place]
        found.append(Standing(seat, tower, points[seat], place, prize, won[seat]))
    return tuple(found)


def _hold(state: CastellState, places: tuple[int, ...], events: list[Event]) -> CastellState:
    """Hold festivals until one has a question, then the round is over."""
    for place in places:
        festival = state.calendar[place]
        events.append(
            Event("festival", None, {"region": festival.region, "tokens": festival.tokens})
        )
        asked = _next_asked(state, place, state.order, events)
        if asked is not None:
            return evolve(state, asking=Asking(place, asked))
        state = _reward(state, place, (), events)
    return evolve(state, asking=None)


def _ask_on(
    state: CastellState,
    place: int,
    seat: int,
    shown: tuple[tuple[int, Tower], ...],
    events: list[Event],
) -> CastellState:
    """Ask the next seat after this one, or reward the towers and go on to the next festival."""
    order = state.order
    later = order[order.index(seat) + 1 :]
    asked = _next_asked(state, place, later, events)
    if asked is not None:
        return evolve(state, asking=Asking(place, asked, shown))
    state = _reward(state, place, shown, events)
    places = in_round(state.calendar, state.round)
    return _hold(state, places[places.index(place) + 1 :], events)


def _next_asked(
    state: CastellState, place: int, seats: tuple[int, ...], events: list[Event]
) -> int | None:
    """The first of the seats whose pawn is there and who can build a tower that qualifies."""
    festival = state.calendar[place]
    for seat in seats:
        player = state.players[seat]
        if player.region != festival.region:
            continue
        if building.best_tower_of(player, festival.tokens) is not None:
            return seat
        events.append(Event("cannot_build", seat, {"region": festival.region}))
    return None


def _reward(
    state: CastellState,
    place: int,
    shown: tuple[tuple[int, Tower], ...],
    events: list[Event],
) -> CastellState:
    """Give prizes and size tokens into the region's columns."""
    festival = state.calendar[place]
    region = festival.region
    found = judge(festival, shown)
    for standing in sorted(found, key=lambda standing: standing.place):
        prize = standing.prize
        events.append(
            Event(
                "prize",
                standing.seat,
                {"region": region, "prize": prize, "points": PRIZE_POINTS[prize]},
            )
        )
    for size in festival.tokens:
        taker = next((standing.seat for standing in found if size in standing.sizes), None)
        kind = "size_discarded" if taker is None else "size_token"
        events.append(Event(kind, taker, {"region": region, "size": size}))
    for standing in found:
        player = state.players[standing.seat]
        state = _with_player(state, standing.seat, _rewarded(player, region, standing))
    return state


def _rewarded(player: Player, region: str, standing: Standing) -> Player:
    place = REGIONS.index(region)
    column = player.columns[place]
    column = evolve(
        column,
        prizes=(*column.prizes, standing.prize),
        sizes=column.sizes + standing.sizes,
    )
    columns = (*player.columns[:place], column, *player.columns[place + 1 :])
    return evolve(player, columns=columns)


def _with_player(state: CastellState, seat: int, player: Player) -> CastellState:
    players = (*state.players[:seat], player, *state.players[seat + 1 :])
    return evolve(state, players=players)


def _count(tower: Tower, size: int) -> int:
    return sum(level.count(size) for level in tower)
