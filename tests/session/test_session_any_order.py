"""Playing, undoing, redoing, looking, closing and opening in any order is always one match."""

from __future__ import annotations

import tempfile
import threading
from pathlib import Path

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from castlegames.rules import State
from castlegames.session.session import Session
from castlegames.session.ticket import Ticket
from tests.session.play import HUMANS, texts


class _Sessions(RuleBasedStateMachine):
    """A session beside the simplest thing that could be right: a list of states and a cursor."""

    game_id = ""
    relaxed = False

    def __init__(self) -> None:
        super().__init__()
        self._folder = tempfile.TemporaryDirectory()
        self.path = Path(self._folder.name, "a.match")
        self.ring = threading.Event()
        self.session = Session.new(
            self.game_id,
            HUMANS,
            7,
            {"relaxed_undo": self.relaxed},
            self.path,
            wake=self.ring.set,
        )
        self.states: list[State] = [self.session.state]
        self.head = 0

    def _wait(self, ticket: Ticket) -> Ticket:
        while ticket.waiting:
            assert self.ring.wait(60)
            self.ring.clear()
            self.session.pump()
        return ticket

    def teardown(self) -> None:
        self.session.close()
        self._folder.cleanup()

    @precondition(lambda self: self.session.state.to_move is not None)
    @rule(choice=st.integers(0, 10_000))
    def play(self, choice: int) -> None:
        self.session.show(None)
        legal = [move for move in self.session.state.legal_moves() if str(move) != "toss"]
        move = legal[choice % len(legal)]
        self._wait(self.session.play(move))
        self.states[self.head + 1 :] = [self.states[self.head].play(move)]
        self.head += 1

    @rule()
    def undo(self) -> None:
        step = self.session.can_undo
        assert self._wait(self.session.undo()).done == (step is not None)
        if step is None:
            return
        assert step.to < self.head
        assert step.before == self.states[step.to]
        assert not step.before.follow_up
        if not (self.relaxed or self.session.game.perfect_information):
            taken_back = self.states[step.to : self.head + 1]
            assert len({state.reveals for state in taken_back}) == 1
            assert len({state.to_move for state in taken_back[:-1]}) == 1
        self.head = step.to

    @rule()
    def redo(self) -> None:
        step = self.session.can_redo
        assert (step is not None) == (self.head < len(self.states) - 1)
        assert self._wait(self.session.redo()).done == (step is not None)
        if step is not None:
            self.head = step.to

    @rule(part=st.floats(0, 1))
    def look(self, part: float) -> None:
        n = int(part * self.head)
        self.session.show(n)
        assert self.session.shown == self.states[n]

    @rule()
    def close_and_open(self) -> None:
        before = texts(self.session)
        can_undo, can_redo = self.session.can_undo, self.session.can_redo
        self.session.close()
        self.session = Session.open(self.path, wake=self.ring.set)
        assert not self.session.troubles
        assert texts(self.session) == before
        assert (self.session.can_undo, self.session.can_redo) == (can_undo, can_redo)

    @invariant()
    def is_where_it_should_be(self) -> None:
        assert self.session.head == self.head
        assert self.session.state == self.states[self.head]
        assert len(self.session.moves) == self.head


class _Patchwork(_Sessions):
    game_id = "patchwork"


class _Tally(_Sessions):
    game_id = "tally"


class _RelaxedTally(_Tally):
    relaxed = True


_settings = settings(max_examples=25, stateful_step_count=30)
TestPatchworkInAnyOrder = _Patchwork.TestCase
TestPatchworkInAnyOrder.settings = _settings
TestTallyInAnyOrder = _Tally.TestCase
TestTallyInAnyOrder.settings = _settings
TestRelaxedTallyInAnyOrder = _RelaxedTally.TestCase
TestRelaxedTallyInAnyOrder.settings = _settings
