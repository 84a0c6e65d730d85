"""How tests play: rooms with sessions, a worker that obeys, observers that take notes."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from castlegames import physics, rules
from castlegames.rules import Event, Game, IllegalMove, Move, State, Value
from castlegames.rules.game import NEEDS_OUTCOME
from castlegames.session.disk import DISK, Disk
from castlegames.session.lines import digest
from castlegames.session.observer import Observer
from castlegames.session.seat import Seat
from castlegames.session.session import Session
from castlegames.session.ticket import Ticket
from castlegames.session.trouble import Trouble
from castlegames.session.worker import Answer
from tests.conformance.play import replayed
from tests.conformance.transcripts import golden_matches, transcript

HUMANS = (Seat("Ada"), Seat("Bo"))
AGAINST_A_BOT = (Seat("Ada"), Seat("Rook", "random"))
BOTS = (Seat("Rook", "random"), Seat("Stork", "random"))

_real_game = rules.game


def register(setattr_: Callable[[object, str, object], Any], game: Game) -> None:
    """Have ``rules.game`` find one more game."""

    def find(game_id: str) -> Game:
        return game if game_id == game.id else _real_game(game_id)

    setattr_(rules, "game", find)


SEED = 7
"""Of matches in tests: that of the golden ones."""


def playable(game: Game, state: State, choice: int) -> Move:
    """One of the legal moves.

    In a game with physical moves the golden match is followed as far as it goes, so that nothing
    need be simulated.
    """
    known = _golden_moves(game.id).get(digest(game.to_json(state)))
    if known is not None:
        return known
    tossed = game.read_move("toss | 3") if game.id == "tally" else None
    legal = [move for move in state.legal_moves() if str(move) != "toss"] or [tossed]
    move = legal[choice % len(legal)]
    assert move is not None
    return physics.resolve(state, move) if _needs_outcome(state, move) else move


def follows_golden(game_id: str) -> bool:
    """Whether a game has physical moves, so that tests follow its golden matches."""
    return bool(_golden_moves(game_id))


@cache
def _golden_moves(game_id: str) -> Mapping[str, Move]:
    """The moves of the golden matches of a game with physical moves, by the state before each."""
    game = rules.game(game_id)
    found: dict[str, Move] = {}
    if not transcript(game).exists():
        return found
    for golden in golden_matches(game):
        if any(" | " in str(move) for move in golden.moves):
            for step in replayed(game, golden.seats, golden.seed, golden.moves).steps:
                found[digest(game.to_json(step.before))] = step.move
    return found


def _needs_outcome(state: State, move: Move) -> bool:
    try:
        state.play(move)
    except IllegalMove as error:
        return error.reason.code == NEEDS_OUTCOME
    return False


class Notes(Observer):
    """What an observer heard, in order."""

    def __init__(self) -> None:
        self.heard: list[tuple[Any, ...]] = []

    def moved(self, before: State, move: Move, after: State, events: tuple[Event, ...]) -> None:
        self.heard.append(("moved", str(move)))

    def cursor(self, n: int) -> None:
        self.heard.append(("cursor", n))

    def thinking(self, seat: int | None) -> None:
        self.heard.append(("thinking", seat))

    def saved(self, error: Trouble | None) -> None:
        self.heard.append(("saved", None if error is None else error.code))

    def trouble(self, trouble: Trouble) -> None:
        self.heard.append(("trouble", trouble.code))


class ObedientWorker:
    """A worker that answers when the test says so."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, str, State, Callable[[Answer], None]]] = []
        self.cancelled: list[int] = []
        self.restarts = 0
        self._count = 0

    def choose(
        self,
        game_id: str,
        level: str,
        view: State,
        answer: Callable[[Answer], None],
        *,
        seconds: float | None = None,
    ) -> int:
        self._count += 1
        self.asked.append((self._count, level, view, answer))
        return self._count

    def resolve(self, state: State, move: Move, answer: Callable[[Answer], None]) -> int:
        self._count += 1
        self.asked.append((self._count, "resolve", state, answer))
        return self._count

    def cancel(self, number: int) -> None:
        self.cancelled.append(number)

    def restart(self) -> None:
        self.restarts += 1

    def answer(self, move: Move | None, trouble: str | None = None) -> None:
        """Answer the last question."""
        self.asked[-1][3](Answer(move, {"why": 1}, trouble, "as told"))


class Room:
    """A folder with matches, and the sessions opened over them."""

    def __init__(self, folder: Path, disk: Disk = DISK) -> None:
        self.folder = folder
        self.disk = disk
        self._ring = threading.Event()
        self.sessions: list[Session] = []

    def new(
        self,
        game_id: str = "tally",
        seats: Sequence[Seat] = HUMANS,
        seed: int | None = SEED,
        options: Mapping[str, Value] | None = None,
        *,
        name: str = "a.match",
        worker: Any = None,
    ) -> Session:
        session = Session.new(
            game_id,
            seats,
            seed,
            options,
            self.folder / name,
            worker,
            self._ring.set,
            disk=self.disk,
        )
        self.sessions.append(session)
        return session

    def open(self, name: str = "a.match", worker: Any = None) -> Session:
        session = Session.open(self.folder / name, worker, self._ring.set, disk=self.disk)
        self.sessions.append(session)
        return session

    def wait(self, session: Session, until: Callable[[], bool], seconds: float = 60.0) -> None:
        """Pump until something is so."""
        notes = Notes()
        session.observers.append(notes)
        try:
            session.pump()
            while not until():
                assert self._ring.wait(seconds), f"nothing happened after {notes.heard}"
                self._ring.clear()
                session.pump()
        finally:
            if notes in session.observers:
                session.observers.remove(notes)

    def play(self, session: Session, *texts: str) -> Ticket:
        """Play moves by their text form, each until it is done."""
        ticket = Ticket()
        for text in texts:
            ticket = session.play(session.game.read_move(text))
            self.wait(session, lambda ticket=ticket: not ticket.waiting)  # type: ignore[misc]
        return ticket

    def play_random(self, session: Session, moves: int, seed: int = 1) -> None:
        """Play some legal moves, each until it is done; fewer if the match ends."""
        random = Random(seed)
        for _ in range(moves):
            if session.state.to_move is None:
                return
            self.play(session, str(playable(session.game, session.state, random.randrange(10_000))))

    def undo(self, session: Session) -> Ticket:
        """Undo a step, and wait until it is done or dropped."""
        ticket = session.undo()
        self.wait(session, lambda: not ticket.waiting)
        return ticket

    def redo(self, session: Session) -> Ticket:
        """Redo a step, and wait until it is done or dropped."""
        ticket = session.redo()
        self.wait(session, lambda: not ticket.waiting)
        return ticket

    def leave(self) -> None:
        for session in self.sessions:
            session.close()


def texts(session: Session) -> list[str]:
    """The moves so far in their text form."""
    return [str(played.move) for played in session.moves]


def same_position(one: Session, other: Session) -> bool:
    """Whether two sessions are at the same place of the same match."""
    return (
        one.head == other.head
        and texts(one) == texts(other)
        and one.game.to_json(one.state) == other.game.to_json(other.state)
    )
