"""Whether a state that was read from JSON can be (castell.md, What must always hold)."""

from __future__ import annotations

from collections import Counter
from typing import NoReturn

from . import building, verdict
from .components import (
    BOARD_SKILL_TILES,
    CALENDAR,
    OF_EACH_SIZE,
    PERFORMANCES_IN_ROW,
    RECRUITS,
    REFILL_ROUNDS,
    REGIONS,
    ROUNDS,
    SIZES,
    SPECIAL_TOKENS,
    START_HAND,
    TOKENS_AT,
    TOKENS_OF_EACH_SIZE,
)
from .festival_calendar import Festival, in_round
from .players import Player
from .state import CastellState
from .towers import tower_points


def refuse(why: str) -> NoReturn:
    """Raise ValueError: what was read is no state."""
    raise ValueError(f"not a state of Castell: {why}")


def check(state: CastellState) -> None:
    """Raise ValueError for a state to which no match can come."""
    _check_components(state)
    _check_players(state)
    _check_columns(state)
    _check_phase(state)


def _check_components(state: CastellState) -> None:
    """Castellers, tiles and size tokens: what the box holds, each once."""
    people = Counter(state.bag)
    for group in (*state.regions, *(player.hand for player in state.players)):
        people.update(group)
        if group != tuple(sorted(group, reverse=True)):
            refuse("castellers that are not in order")
    if state.bag != tuple(sorted(state.bag)):
        refuse("a bag that is not in order")
    if any(people[size] != OF_EACH_SIZE for size in SIZES):
        refuse("a casteller too many or too few")
    if state.reveals < 0 or (state.reveals and state.round < REFILL_ROUNDS[0]):
        refuse("a bag from which more or less was drawn")
    if sorted(state.spots) != sorted(BOARD_SKILL_TILES):
        refuse("other skill tiles than the wheel has")
    for stack, tokens in TOKENS_AT.items():
        places = [place for place, (name, _) in enumerate(CALENDAR) if name == stack]
        if len(state.calendar) != len(CALENDAR):
            refuse("a festival too many or too few")
        if sorted(state.calendar[place].region for place in places) != sorted(REGIONS):
            refuse("each stack has a festival for each region")
        for place in places:
            festival = state.calendar[place]
            if festival.round != CALENDAR[place][1] or len(set(festival.tokens)) != tokens:
                refuse("a festival that does not fit its space")
            if len(festival.tokens) != tokens:
                refuse("a festival with other tokens")
    dealt = Counter(size for festival in state.calendar for size in festival.tokens)
    if any(count > TOKENS_OF_EACH_SIZE for count in dealt.values()):
        refuse("a size token too many")


def _check_players(state: CastellState) -> None:
    """Tokens, tiles, ranks and hands are what the turns so far can have given."""
    seats = state.seats
    owners = Counter(seat for row in state.row_tokens for seat in row)
    tiles = Counter(tile for row in state.rows for tile in row)
    for player in state.players:
        for column in player.columns:
            owners.update(column.tokens)
            tiles.update(column.tiles)
    for seat, player in enumerate(state.players):
        if player.tokens + owners[seat] != SPECIAL_TOKENS:
            refuse("a special token too many or too few")
        if sum(player.ranks) > state.round or (player.region is None and _has_acted(player)):
            refuse("a player that cannot have come to this")
        if not START_HAND <= len(player.hand) <= _most_castellers(player, state.round):
            refuse("a hand too small or too big")
    if set(owners) - set(range(seats)):
        refuse("a token of nobody")
    for place, row in enumerate(state.rows):
        taken = sum(len(player.columns[place].tiles) for player in state.players)
        if len(row) + taken != PERFORMANCES_IN_ROW:
            refuse("a performance tile too many or too few")
    if any(count > 1 for count in tiles.values()):
        refuse("a performance tile twice")


def _most_castellers(player: Player, round_: int) -> int:
    """The most castellers that Recruits, tokens and Special tiles can have brought by a round."""
    free = round_ - sum(player.ranks)
    return START_HAND + RECRUITS * round_ + SPECIAL_TOKENS - player.tokens + free


def _has_acted(player: Player) -> bool:
    """Whether the board shows anything that a pawn is needed for."""
    return (
        len(player.hand) > START_HAND
        or any(player.ranks)
        or player.tokens < SPECIAL_TOKENS
        or bool(player.earned_in)
    )


def _check_columns(state: CastellState) -> None:
    """Prizes, size tokens and score markers come from festivals, special tokens with a tile."""
    held = _held(state)
    for place, region in enumerate(REGIONS):
        here = [festival for festival in held if festival.region == region]
        offered = Counter(size for festival in here for size in festival.tokens)
        columns = [player.columns[place] for player in state.players]
        if Counter(size for column in columns for size in column.sizes) - offered:
            refuse("a size token that no festival gave")
        if any(len(column.prizes) > len(here) for column in columns):
            refuse("a prize that no festival gave")
        if any(column.tokens and not column.tiles for column in columns):
            refuse("special tokens collected without a performance")
    shown = dict(state.asking.shown) if state.asking else {}
    for seat, player in enumerate(state.players):
        has_shown = seat in shown or any(column.prizes for column in player.columns)
        if has_shown != (player.best > 0):
            refuse("a score marker that no tower moved")


def _held(state: CastellState) -> tuple[Festival, ...]:
    """The festivals that lie behind."""
    now = state.asking.place if state.asking else 0
    return tuple(
        festival
        for place, festival in enumerate(state.calendar)
        if festival.round < state.round or state.ended or place < now
    )


def _check_phase(state: CastellState) -> None:
    """Whose decision it is, and whether it can be."""
    turn, asking = state.turn, state.asking
    player = state.players[turn.seat]
    used = (turn.travelled, turn.recruited, turn.trained, turn.acted, turn.owes_special)
    if (player.region is None and any(used)) or (turn.owes_special and not turn.trained):
        refuse("a turn that cannot be")
    if (turn.acted and player.tokens == SPECIAL_TOKENS) or (turn.owes_special and state.ended):
        refuse("a turn that cannot be")
    if (state.stream is None) != (state.viewer is not None):
        refuse("a stream is hidden from viewers, and only from them")
    last = (state.first - 1) % state.seats
    if state.ended and (state.round != ROUNDS or asking is not None or turn.seat != last):
        refuse("an end that cannot be")
    if asking is None:
        return
    order, festival = state.order, state.calendar[asking.place]
    if asking.place not in in_round(state.calendar, state.round) or turn.seat != last:
        refuse("a festival of another round")
    if turn.owes_special:
        refuse("a festival in the middle of a turn")
    seats = [seat for seat, _ in asking.shown] + [asking.seat]
    if sorted(set(seats), key=order.index) != seats:
        refuse("a festival in another order")
    if any(state.players[seat].region != festival.region for seat in seats):
        refuse("a festival elsewhere")
    for seat, tower in asking.shown:
        shower = state.players[seat]
        if any(level != tuple(sorted(level, reverse=True)) for level in tower):
            refuse("a tower that is not in order")
        if tower_points(tower, festival.tokens) > shower.best:
            refuse("a score marker below its tower")
        if verdict.why_not_tower(shower, tower) or verdict.why_not_festival(tower, festival.tokens):
            refuse("a tower that cannot be")
    if building.best_tower_of(state.players[asking.seat], festival.tokens) is None:
        refuse("a festival that the seat cannot join")
