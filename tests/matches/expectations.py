"""What a saved match must show, one line each, in ``NAME.expect`` beside ``NAME.match``.

=============================  ==================================================================
``# text``                     a remark
``after N``                    what follows is about the position after N moves; before the first
                               such line it is about the end of the file
``moves N``                    the file holds N moves up to the cursor
``to_move SEAT``               whose turn it is; ``to_move nobody`` when the match is over
``choices N``                  how many moves are listed
``legal MOVE``                 the move is legal
``listed MOVE``                the move is legal and listed
``refused CODE MOVE``          the move is refused for this reason
``event KIND SEAT [A=N …]``    the last move caused this event (SEAT ``all`` for no seat) with at
                               least these arguments
``no_event KIND``              the last move caused no such event
``score TOTAL …``              the total of each seat
``part NAME N …``              a part of the score of each seat
``winners SEAT …``             who won; ``winners`` alone while the match runs
``decided_by KEY``             what decided it
=============================  ==================================================================
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from castlegames.rules import Game, State
from castlegames.session.history import History


def check(game: Game, history: History, expectations: str) -> int:
    """Check every line; how many there were. Raises AssertionError with the line that fails."""
    state = history.state
    checked = 0
    for number, line in enumerate(expectations.splitlines(), start=1):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        where = f"line {number}: {line.strip()}"
        keyword, *rest = words
        if keyword == "after":
            state = history.at(int(rest[0]))
        elif keyword == "moves":
            _same(where, history.head, int(rest[0]))
        else:
            assert keyword in _CHECKS, f"{where} is no expectation"
            _CHECKS[keyword](where, game, state, rest)
        checked += keyword != "after"
    return checked


def _same(where: str, found: Any, wanted: Any) -> None:
    assert found == wanted, f"{where}, but it is {found!r}"


def _to_move(where: str, game: Game, state: State, words: list[str]) -> None:
    _same(where, "nobody" if state.to_move is None else str(state.to_move), words[0])


def _choices(where: str, game: Game, state: State, words: list[str]) -> None:
    _same(where, len(state.legal_moves()), int(words[0]))


def _legal(where: str, game: Game, state: State, words: list[str]) -> None:
    _same(where, state.why_not(game.read_move(" ".join(words))), None)


def _listed(where: str, game: Game, state: State, words: list[str]) -> None:
    _legal(where, game, state, words)
    assert game.read_move(" ".join(words)) in state.legal_moves(), f"{where}, but it is not"


def _refused(where: str, game: Game, state: State, words: list[str]) -> None:
    reason = state.why_not(game.read_move(" ".join(words[1:])))
    _same(where, None if reason is None else reason.code, words[0])


def _event(where: str, game: Game, state: State, words: list[str]) -> None:
    kind, seat, *args = words
    wanted = dict(arg.split("=", 1) for arg in args)
    found = [
        (event.kind, "all" if event.seat is None else str(event.seat), dict(event.args))
        for event in state.events
    ]
    assert any(
        (kind, seat) == each[:2]
        and wanted.items() <= {key: str(value) for key, value in each[2].items()}.items()
        for each in found
    ), f"{where}, but there are {found}"


def _no_event(where: str, game: Game, state: State, words: list[str]) -> None:
    assert words[0] not in {event.kind for event in state.events}, f"{where}, but there is one"


def _score(where: str, game: Game, state: State, words: list[str]) -> None:
    _same(where, [score.total for score in state.scores()], [int(word) for word in words])


def _part(where: str, game: Game, state: State, words: list[str]) -> None:
    part, *points = words
    _same(where, [score.parts.get(part) for score in state.scores()], [int(n) for n in points])


def _winners(where: str, game: Game, state: State, words: list[str]) -> None:
    _same(where, list(state.winners()), [int(word) for word in words])


def _decided_by(where: str, game: Game, state: State, words: list[str]) -> None:
    outcome = state.outcome()
    _same(where, None if outcome is None else outcome.decided_by, words[0])


_CHECKS: dict[str, Callable[[str, Game, State, list[str]], None]] = {
    "to_move": _to_move,
    "choices": _choices,
    "legal": _legal,
    "listed": _listed,
    "refused": _refused,
    "event": _event,
    "no_event": _no_event,
    "score": _score,
    "part": _part,
    "winners": _winners,
    "decided_by": _decided_by,
}
