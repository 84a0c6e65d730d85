"""What one undo takes back, and one redo plays again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from castlegames.rules import Game
from castlegames.session.loader import load
from castlegames.session.seat import Seat
from castlegames.session.session import Session
from tests.session.play import (
    AGAINST_A_BOT,
    BOTS,
    HUMANS,
    Notes,
    ObedientWorker,
    Room,
    same_position,
    texts,
)
from tests.session.tally import Toss

THREE = (Seat("Ada"), Seat("Rook", "random"), Seat("Bo"))


def lay(session: Session, index: int = 0) -> str:
    """The text of laying a card of the seat to move."""
    return str(session.state.legal_moves()[index])


def lay_and_mark(room: Room, session: Session) -> None:
    room.play(session, lay(session), "mark 1")


def test_one_undo_takes_a_decision_and_its_follow_up_back(room: Room) -> None:
    session = room.new()
    start = session.state
    lay_and_mark(room, session)
    step = session.can_undo
    assert step is not None
    assert (step.to, str(step.played.move), step.before) == (0, texts(session)[0], start)
    assert room.undo(session).done
    assert session.state == start
    assert session.can_undo is None
    assert room.undo(session).why == "nothing"


def test_an_undo_in_the_middle_of_a_decision_goes_to_its_start(room: Room) -> None:
    session = room.new()
    room.play(session, lay(session))
    assert session.state.follow_up
    room.undo(session)
    assert session.head == 0


def test_redo_plays_the_decision_and_its_follow_up(room: Room) -> None:
    session = room.new()
    lay_and_mark(room, session)
    after = session.state
    room.undo(session)
    step = session.can_redo
    assert step is not None
    assert step.to == 2
    assert room.redo(session).done
    assert session.state == after
    assert session.can_redo is None
    assert room.redo(session).why == "nothing"


def test_a_move_after_an_undo_drops_what_was_undone(room: Room) -> None:
    session = room.new()
    lay_and_mark(room, session)
    room.undo(session)
    room.play(session, lay(session, 1))
    assert session.can_redo is None
    session.close()
    again = room.open()
    assert same_position(again, session)
    assert again.can_redo is None


def test_undo_and_redo_survive_closing(room: Room) -> None:
    session = room.new("patchwork")
    room.play_random(session, 8)
    for _ in range(3):
        room.undo(session)
    room.redo(session)
    step = session.can_redo
    session.close()
    again = room.open()
    assert same_position(again, session)
    assert again.can_redo == step
    assert again.can_undo == session.can_undo
    while room.redo(again).done:
        pass
    assert again.head == 8


def test_with_perfect_information_undo_goes_to_the_very_start(room: Room) -> None:
    session = room.new("patchwork")
    room.play_random(session, 12)
    while room.undo(session).done:
        assert not session.state.follow_up
    assert session.head == 0


def test_undoing_a_special_patch_takes_back_the_move_that_passed_it(room: Room) -> None:
    session = room.new("patchwork")
    while not session.state.follow_up:
        room.play_random(session, 1, seed=session.head)
    before = session.head - 1
    room.play(session, str(session.state.legal_moves()[0]))
    assert texts(session)[-1].startswith("place ")
    step = session.can_undo
    assert step is not None
    assert (step.to, step.played.n) == (before, before + 1)
    room.undo(session)
    assert session.head == before
    room.redo(session)
    assert session.head == before + 2


def test_another_humans_move_is_not_taken_back(room: Room) -> None:
    session = room.new()
    lay_and_mark(room, session)
    lay_and_mark(room, session)
    room.undo(session)
    assert session.head == 2
    assert session.can_undo is not None
    assert session.can_undo.to == 0


def test_undo_does_not_take_two_peoples_moves(room: Room) -> None:
    session = room.new()
    lay_and_mark(room, session)
    room.play(session, lay(session))
    room.undo(session)
    assert session.head == 2


@pytest.mark.parametrize("revealing", ["draw", "toss | 3"])
def test_undo_stops_at_what_was_revealed(room: Room, revealing: str) -> None:
    session = room.new()
    room.play(session, revealing)
    assert session.can_undo is None
    lay_and_mark(room, session)
    room.undo(session)
    assert session.head == 1
    assert room.undo(session).why == "nothing"


def test_relaxed_undo_goes_across_everything(room: Room) -> None:
    session = room.new(options={"relaxed_undo": True})
    room.play(session, "draw")
    lay_and_mark(room, session)
    room.play(session, "toss | 3")
    heads = [session.head]
    while room.undo(session).done:
        heads.append(session.head)
    assert heads == [4, 3, 1, 0]


@pytest.fixture
def worker() -> Iterator[ObedientWorker]:
    return ObedientWorker()


def bot_lays_and_marks(room: Room, session: Session, worker: ObedientWorker) -> None:
    for _ in range(2):
        head = session.head
        worker.answer(session.state.legal_moves()[0])
        room.wait(session, lambda head=head: session.head > head)  # type: ignore[misc]


def test_against_a_bot_undo_goes_back_to_ones_own_decision(
    room: Room, worker: ObedientWorker
) -> None:
    session = room.new(seats=AGAINST_A_BOT, worker=worker)
    lay_and_mark(room, session)
    bot_lays_and_marks(room, session, worker)
    assert session.head == 4
    room.undo(session)
    assert session.head == 0
    room.redo(session)
    assert session.head == 4
    assert len(worker.asked) == 2


def test_undo_while_a_bot_thinks_stops_it(room: Room, worker: ObedientWorker) -> None:
    session = room.new(seats=AGAINST_A_BOT, worker=worker)
    notes = Notes()
    session.observers.append(notes)
    lay_and_mark(room, session)
    assert session.thinking == 1
    late = worker.asked[-1]
    reply = session.state.legal_moves()[0]
    room.undo(session)
    assert session.thinking is None
    assert session.head == 0
    assert late[0] in worker.cancelled
    worker.answer(reply)
    session.pump()
    assert session.head == 0
    assert notes.heard[-3:] == [("thinking", 1), ("thinking", None), ("cursor", 0)]
    room.redo(session)
    assert session.thinking == 1
    assert worker.asked[-1][0] != late[0]


def test_a_late_answer_to_the_same_position_is_not_taken_twice(
    room: Room, worker: ObedientWorker
) -> None:
    session = room.new(seats=AGAINST_A_BOT, worker=worker)
    lay_and_mark(room, session)
    late = worker.asked[-1][3]
    room.undo(session)
    room.redo(session)
    move = session.state.legal_moves()[0]
    worker.asked.append((99, "late", session.state, late))
    worker.answer(move)
    session.pump()
    assert session.head == 2
    assert session.thinking == 1


def test_there_is_nothing_to_undo_before_ones_first_decision(
    room: Room, worker: ObedientWorker
) -> None:
    session = room.new(seats=(AGAINST_A_BOT[1], HUMANS[0]), worker=worker)
    session.pump()
    bot_lays_and_marks(room, session, worker)
    assert session.can_undo is None
    assert room.undo(session).why == "nothing"


def test_undo_while_the_first_bot_thinks_lets_it_think(room: Room, worker: ObedientWorker) -> None:
    session = room.new(seats=(AGAINST_A_BOT[1], HUMANS[0]), worker=worker)
    session.pump()
    assert room.undo(session).why == "nothing"
    assert session.thinking == 0


def test_with_two_people_and_a_bot_the_last_human_decision_goes(
    room: Room, worker: ObedientWorker
) -> None:
    session = room.new(seats=THREE, options={"relaxed_undo": True}, worker=worker)
    lay_and_mark(room, session)
    bot_lays_and_marks(room, session, worker)
    lay_and_mark(room, session)
    room.undo(session)
    assert session.head == 4
    room.undo(session)
    assert session.head == 0


def test_bots_among_themselves_are_paused_by_an_undo(room: Room, worker: ObedientWorker) -> None:
    session = room.new(seats=BOTS, worker=worker)
    session.pump()
    bot_lays_and_marks(room, session, worker)
    room.undo(session)
    assert session.head == 0
    assert session.paused
    assert session.thinking is None


def test_the_end_of_a_match_can_be_undone(room: Room, game: Game) -> None:
    session = room.new(game.id, options={"relaxed_undo": True})
    room.play_random(session, 500)
    assert session.state.to_move is None
    last = session.head
    assert room.undo(session).done
    assert session.state.to_move is not None
    room.redo(session)
    assert session.head == last


def test_undo_after_loading(room: Room, game: Game) -> None:
    session = room.new(game.id, options={"relaxed_undo": True})
    room.play_random(session, 5)
    session.close()
    again = room.open()
    while room.undo(again).done:
        pass
    assert again.head == 0
    again.close()
    assert room.open().head == 0


def test_undo_during_a_simulation_gives_only_that_up(room: Room, worker: ObedientWorker) -> None:
    session = room.new(worker=worker)
    lay_and_mark(room, session)
    ticket = session.play(Toss())
    assert room.undo(session).done
    assert ticket.why == "undone"
    assert session.head == 2
    worker.answer(Toss(2))
    session.pump()
    assert session.head == 2


@pytest.mark.parametrize("act", ["undo", "redo"])
def test_an_undo_and_a_redo_are_done_once_they_are_on_disk(
    room: Room, game: Game, act: str
) -> None:
    session = room.new(game.id, options={"relaxed_undo": True})
    room.play_random(session, 1)
    if act == "redo":
        room.undo(session)
    before = session.head
    notes = Notes()
    session.observers.append(notes)
    ticket = getattr(session, act)()
    assert ticket.waiting
    assert session.busy
    assert session.head == before
    assert session.play(session.state.legal_moves()[0]).why == "busy"
    assert notes.heard == []
    room.wait(session, lambda: ticket.done)
    assert ticket.saved
    assert session.head == 1 - before
    assert notes.heard == [("cursor", session.head)]
    assert session.path is not None
    assert load(session.path.read_bytes()).history.head == session.head


def test_closing_waits_for_the_undo_that_is_being_written(room: Room, game: Game) -> None:
    session = room.new(game.id, options={"relaxed_undo": True})
    room.play_random(session, 1)
    undo, redo = session.undo(), session.redo()
    session.close()
    assert undo.done
    assert redo.why == "closed"
    assert session.head == 0
    assert same_position(session, room.open())


def test_an_undo_without_a_file_is_done_and_not_saved() -> None:
    session = Session.new("patchwork", HUMANS, 7, None, None)
    session.play(session.state.legal_moves()[0])
    session.pump()
    undo = session.undo()
    session.pump()
    assert undo.done
    assert not undo.saved
    assert session.head == 0
    session.close()


def test_undo_waits_for_the_move_that_is_being_written(room: Room) -> None:
    session = room.new("patchwork")
    first = session.play(session.state.legal_moves()[0])
    undo = session.undo()
    redo = session.redo()
    assert undo.waiting
    assert redo.waiting
    room.wait(session, lambda: not redo.waiting)
    assert first.done
    assert undo.done
    assert redo.done
    assert session.head == 1


def test_every_undo_raises_the_revision(room: Room) -> None:
    session = room.new()
    lay_and_mark(room, session)
    revision = session.revision
    room.undo(session)
    room.redo(session)
    assert session.revision == revision + 2


def test_an_undo_ends_looking_back(room: Room) -> None:
    session = room.new()
    lay_and_mark(room, session)
    session.show(1)
    room.undo(session)
    assert session.view_at is None
