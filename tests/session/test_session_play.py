"""A match is played, closed, and goes on."""

from __future__ import annotations

import json

import pytest

from castlegames.rules import Game, IllegalMove, Move
from castlegames.session.session import Session
from castlegames.session.trouble import SaveError
from tests.session.play import (
    AGAINST_A_BOT,
    BOTS,
    HUMANS,
    Notes,
    ObedientWorker,
    Room,
    playable,
    same_position,
    texts,
)
from tests.session.tally import Lay, Mark, Toss


def test_a_move_is_done_once_it_is_on_disk(room: Room, game: Game) -> None:
    session = room.new(game.id)
    notes = Notes()
    session.observers.append(notes)
    before = session.state
    move = playable(game, before, 0)
    ticket = session.play(move)
    assert ticket.waiting
    assert session.state == before
    room.wait(session, lambda: ticket.done)
    assert ticket.saved
    assert session.state == before.play(move)
    assert notes.heard == [("moved", str(move))]
    assert session.path is not None
    assert json.dumps(str(move)) in session.path.read_text(encoding="utf-8")


def test_a_whole_match_is_the_same_after_each_reopening(room: Room, game: Game) -> None:
    session = room.new(game.id)
    while session.state.to_move is not None:
        room.play_random(session, 7, seed=session.head)
        session.close()
        again = room.open()
        assert same_position(session, again)
        assert not again.troubles
        session = again
    assert session.state.outcome() is not None


def test_an_illegal_move_is_refused_at_once(room: Room) -> None:
    session = room.new()
    with pytest.raises(IllegalMove) as refused:
        session.play(Mark(1))
    assert refused.value.reason.code == "not_now"
    assert session.head == 0


def test_a_double_click_plays_one_move(room: Room) -> None:
    session = room.new()
    first, second = session.state.legal_moves()[:2]
    ticket = session.play(first)
    assert session.play(second).why == "busy"
    room.wait(session, lambda: ticket.done)
    assert texts(session) == [str(first)]


def test_looking_back_changes_nothing(room: Room) -> None:
    session = room.new()
    room.play_random(session, 6)
    revision = session.revision
    notes = Notes()
    session.observers.append(notes)
    session.show(2)
    assert session.view_at == 2
    assert session.shown == session.position(2)
    assert session.play(session.state.legal_moves()[0]).why == "looking"
    session.show(None)
    assert session.shown == session.state
    assert notes.heard == [("cursor", 2), ("cursor", 6)]
    assert (session.head, session.revision) == (6, revision)
    with pytest.raises(ValueError, match="no position"):
        session.show(7)


def test_playing_on_from_an_earlier_position_makes_a_new_match(room: Room, game: Game) -> None:
    session = room.new(game.id)
    room.play_random(session, 9)
    session.show(4)
    branch = session.branch(room.folder / "b.match")
    room.sessions.append(branch)
    assert texts(branch) == texts(session)[:4]
    assert branch.state == session.position(4)
    assert session.head == 9
    room.play_random(branch, 3, seed=5)
    branch.close()
    assert same_position(room.open("b.match"), branch)


def test_a_branch_overwrites_nothing(room: Room) -> None:
    session = room.new()
    with pytest.raises(SaveError, match="exists"):
        session.branch(session.path)
    with pytest.raises(SaveError, match="exists"):
        room.new()


def test_a_session_without_a_file_plays_the_same() -> None:
    session = Session.new("tally", HUMANS, 7, None, None)
    ticket = session.play(session.state.legal_moves()[0])
    session.pump()
    assert ticket.done
    assert not ticket.saved
    session.close()


def test_a_random_seed_is_recorded(room: Room) -> None:
    session = room.new(seed=None)
    again = Session.new("tally", HUMANS, session.header.seed, None, None)
    assert again.state == session.state
    session.close()
    assert room.open().header == session.header


def test_options_of_game_and_match_lie_together(room: Room) -> None:
    session = room.new(options={"cards": 40, "purist": True})
    assert session.options == {"cards": 40, "purist": True, "relaxed_undo": False}
    session.close()
    assert room.open().options == session.options


@pytest.mark.parametrize(
    "options", [{"cards": 21}, {"colour": "red"}, {"purist": 1}, {"relaxed_undo": "yes"}]
)
def test_options_that_do_not_exist_are_refused(room: Room, options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="option"):
        room.new(options=options)  # type: ignore[arg-type]
    assert not list(room.folder.glob("*.match"))


def test_a_physical_move_waits_for_its_outcome(room: Room) -> None:
    worker = ObedientWorker()
    session = room.new(worker=worker)
    ticket = session.play(Toss())
    assert session.busy
    assert worker.asked[-1][1] == "resolve"
    worker.answer(Toss(5))
    room.wait(session, lambda: ticket.done)
    assert ticket.move == Toss(5)
    assert texts(session) == ["toss | 5"]


@pytest.mark.parametrize("trouble", ["worker_died", "worker_hung", "bot_failed"])
def test_a_failed_simulation_is_told_and_changes_nothing(room: Room, trouble: str) -> None:
    worker = ObedientWorker()
    session = room.new(worker=worker)
    notes = Notes()
    session.observers.append(notes)
    ticket = session.play(Toss())
    worker.answer(None, trouble)
    room.wait(session, lambda: not ticket.waiting)
    assert ticket.why == "failed"
    assert notes.heard == [("trouble", "physics_failed")]
    assert session.head == 0


@pytest.mark.parametrize("outcome", [Toss(9), Lay(99)])
def test_an_outcome_that_the_rules_refuse_is_told_to_who_played_it(
    room: Room, outcome: Move
) -> None:
    worker = ObedientWorker()
    session = room.new(worker=worker)
    ticket = session.play(Toss())
    worker.answer(outcome)
    room.wait(session, lambda: not ticket.waiting)
    assert ticket.why == "refused"
    assert ticket.move == outcome
    assert ticket.refusal == session.state.why_not(outcome)
    assert session.head == 0
    assert not session.busy


def test_an_outcome_of_a_bots_move_that_the_rules_refuse_pauses_the_bots(room: Room) -> None:
    worker = ObedientWorker()
    session = room.new(seats=BOTS, worker=worker)
    notes = Notes()
    session.observers.append(notes)
    session.pump()
    worker.answer(Toss())
    session.pump()
    assert worker.asked[-1][1] == "resolve"
    worker.answer(Toss(9))
    room.wait(session, lambda: session.paused)
    assert ("trouble", "physics_failed") in notes.heard
    assert session.head == 0


def test_closing_waits_for_the_move_that_is_being_written(room: Room, game: Game) -> None:
    session = room.new(game.id)
    ticket = session.play(playable(game, session.state, 0))
    session.close()
    assert ticket.done
    assert same_position(session, room.open())


def test_closing_a_simulation_gives_the_move_up(room: Room) -> None:
    worker = ObedientWorker()
    session = room.new(worker=worker)
    ticket = session.play(Toss())
    session.close()
    assert ticket.why == "closed"
    assert worker.cancelled == [1]
    assert room.open().head == 0


def test_seats_can_change_hands(room: Room) -> None:
    session = room.new(seats=AGAINST_A_BOT)
    session.change_seat(1, None)
    session.change_seat(0, "easy")
    session.close()
    again = room.open()
    assert [seat.bot for seat in again.seats] == ["easy", None]
    assert again.header.seats == AGAINST_A_BOT


def test_a_match_is_moved_to_another_place(room: Room) -> None:
    session = room.new()
    room.play_random(session, 3)
    other = room.folder / "other.match"
    with pytest.raises(SaveError, match="exists"):
        session.save_at(room.folder / "a.match")
    session.save_at(other)
    room.play_random(session, 2)
    session.close()
    assert session.path == other
    assert room.open("other.match").head == 5
    assert room.open("a.match").head == 3
