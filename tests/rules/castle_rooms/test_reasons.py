"""Each wrong move a person could try, and the reason against it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from attrs import frozen

from castlegames.rules import IllegalMove, Move, Reason
from castlegames.rules.castle_rooms import GAME, RoomsState

from .positions import played, position, room, row

UC, CU, CC, UD = room("UC"), room("CU"), room("CC"), room("UD")
OPEN = [[row("helmet", UC)], [row("helmet", room("DD"))]]
BLOCKED = [
    [row("helmet", UC, dragon=57, blocker=1)],
    [row("helmet", room("DD"), dragon=56, blocker=0), row("swords", room("DD", 1))],
]


@frozen
class Other(Move):
    """A move of another game."""

    def __str__(self) -> str:
        return "advance"


def _won() -> RoomsState:
    nine = row("helmet", *(room("CC", copy) for copy in range(5)), CU, UC, CU + 1, UC + 1)
    return played(position([CC + 5], [[nine], []]), f"extend 0 {CC + 5}")


CASES: list[tuple[str, str, Callable[[], RoomsState], dict[str, object]]] = [
    ("end", "match_over", _won, {}),
    ("end", "not_your_turn", lambda: position([CC]).seen_by(1), {"player": 0}),
    (f"extend 0 {CU}", "not_in_hand", lambda: position([CC], OPEN), {"card": CU}),
    ("start 63 helmet", "not_in_hand", lambda: position([CC]), {"card": 63}),
    ("extend 0 54", "not_a_room", lambda: position([54], OPEN), {"card": 54}),
    ("start 60 helmet", "not_a_room", lambda: position([60]), {"card": 60}),
    (f"extend 1 {CU}", "no_such_row", lambda: position([CU], OPEN), {"player": 0, "row": 1}),
    (f"extend 0 {CU}", "row_blocked", lambda: position([CU], BLOCKED), {"row": 0}),
    (
        f"extend 0 {UD}",
        "wrong_edge",
        lambda: position([UD], OPEN),
        {"row": 0, "needs": "C", "has": "U", "facing": "helmet"},
    ),
    (
        f"extend 0 {UC + 1}",
        "wrong_way_up",
        lambda: position([UC + 1], OPEN),
        {"row": 0, "needs": "C", "has": "U", "facing": "helmet"},
    ),
    (f"start {CC} helmet", "wrong_facing", lambda: position([CC], OPEN), {"needs": "swords"}),
    (
        f"start {UD} swords",
        "could_extend",
        lambda: position([UD, CU], OPEN, strict_rows=True),
        {"row": 0, "card": CU},
    ),
    ("dragon 1 0", "no_dragon", lambda: position([CC], OPEN), {}),
    ("dragon 2 0", "no_such_player", lambda: position([54], OPEN), {"player": 2}),
    ("dragon 0 0", "own_row", lambda: position([54], OPEN), {}),
    ("dragon 1 1", "empty_row", lambda: position([54], OPEN), {"player": 1, "row": 1}),
    ("dragon 1 0", "already_blocked", lambda: position([54], BLOCKED), {"player": 1, "row": 0}),
    ("knight 0", "no_knight", lambda: position([54], BLOCKED), {}),
    ("knight 4", "no_such_row", lambda: position([60], BLOCKED), {"player": 0, "row": 4}),
    ("knight 0", "nothing_to_chase", lambda: position([60], OPEN), {"row": 0}),
    (f"discard {CC}", "discard_room", lambda: position([CC, 54, 55, 60]), {"card": CC}),
    ("discard 61", "not_in_hand", lambda: position([54, 55, 60]), {"card": 61}),
    ("discard 54", "discard_too_few", lambda: position([54, 55, CC]), {"cards": 2, "needs": 3}),
    (
        "discard 54",
        "discard_enough",
        lambda: position([54, 55], discards=(60,), discarding=True),
        {"cards": 2, "limit": 2},
    ),
    ("discard 54", "discard_usable", lambda: position([54, 55, 60], OPEN), {"kind": "dragon"}),
    (
        "discard 54",
        "discard_usable",
        lambda: position([54, 55, 60], [[BLOCKED[0][0]], []]),
        {"kind": "knight"},
    ),
    ("discard 55", "discard_lowest", lambda: position([54, 55, 60]), {"card": 54}),
    ("end", "too_many_cards", lambda: position([0, 1, 2, 3]), {"cards": 4, "limit": 2, "over": 2}),
]


@pytest.mark.parametrize(
    ("text", "code", "make", "args"), CASES, ids=[f"{case[1]}-{case[0]}" for case in CASES]
)
def test_a_wrong_move_is_refused_with_its_reason(
    text: str, code: str, make: Callable[[], RoomsState], args: dict[str, object]
) -> None:
    state, move = make(), GAME.read_move(text)
    assert state.why_not(move) == Reason(code, args)
    assert move not in state.legal_moves()
    with pytest.raises(IllegalMove) as refused:
        state.play(move)
    assert refused.value.reason.code == code


def test_a_facing_that_does_not_exist_has_its_reason() -> None:
    from castlegames.rules.castle_rooms import Start

    reason = position([CC]).why_not(Start(CC, "sideways"))  # type: ignore[arg-type]
    assert reason == Reason("no_such_facing", {"facing": "sideways"})


def test_a_move_of_another_game_has_its_reason() -> None:
    assert position([CC]).why_not(Other()) == Reason("not_a_move_here")


def test_every_reason_of_why_not_is_reached_here() -> None:
    reached = {case[1] for case in CASES} | {"no_such_facing", "not_a_move_here"}
    assert reached == set(GAME.reason_codes) - {"hidden_cards"}


@pytest.mark.parametrize("number", [-1, 1.0, True, None, "0", 99])
def test_numbers_that_are_none_are_refused_without_an_error(number: object) -> None:
    from castlegames.rules.castle_rooms import Discard, Dragon, Extend, Knight, Start

    state = position([54, 60, CU], BLOCKED)
    junk: list[Move] = [
        Extend(number, CU),  # type: ignore[arg-type]
        Extend(0, number),  # type: ignore[arg-type]
        Start(number, "helmet"),  # type: ignore[arg-type]
        Dragon(number, 0),  # type: ignore[arg-type]
        Dragon(1, number),  # type: ignore[arg-type]
        Knight(number),  # type: ignore[arg-type]
        Discard(number),  # type: ignore[arg-type]
    ]
    assert all(state.why_not(move) for move in junk)


def test_a_room_that_fits_only_the_other_way_up_is_told_so() -> None:
    state = position([room("CD")], [[row("swords", room("CU"))], []])
    assert state.rows[0][0].open_edge == "C"
    assert state.why_not(GAME.read_move(f"extend 0 {room('CD')}")).code == "wrong_way_up"
