"""Sounds are short, ours, and never in the way."""

from __future__ import annotations

import subprocess
import sys
import wave
from collections.abc import Callable

import pytest

from castlegames import rules
from castlegames.desktop.main_window import MainWindow
from castlegames.desktop.resources import resource
from castlegames.desktop.settings import SettingsStore
from castlegames.desktop.sound import PICK, PUT, REFUSED, SOUNDS, TURN, WIN, Sounds
from castlegames.session.seat import Seat
from tests.desktop.table.seated import Seated
from tests.desktop.whole import NAMES, play_moves, whole_match

GAME = rules.games()[0]


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_short_and_ends_in_silence(name: str) -> None:
    with wave.open(str(resource(f"sounds/{name}.wav"))) as file:
        assert file.getnframes() / file.getframerate() < 1.5
        frames = file.readframes(file.getnframes())
    assert max(abs(value) for value in memoryview(frames).cast("h")) > 3000
    assert frames[-2:] == b"\0\0"


def test_nothing_is_loaded_while_sound_is_off(settings: SettingsStore) -> None:
    settings.change(volume=0)
    sounds = Sounds(settings)
    sounds.play(PUT)
    assert not sounds.loaded


def test_a_machine_without_sound_is_merely_silent(settings: SettingsStore) -> None:
    settings.change(volume=0.3)
    sounds = Sounds(settings)
    for name in SOUNDS:
        sounds.play(name)
    assert sounds.loaded
    with pytest.raises(KeyError):
        sounds.play("trumpet")
    sounds.deleteLater()


def test_a_start_loads_nothing_of_sound() -> None:
    code = (
        "import sys, castlegames.desktop.app, castlegames.desktop.table.table\n"
        "sys.exit('PySide6.QtMultimedia' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was to be heard, in order."""
    names: list[str] = []
    monkeypatch.setattr(Sounds, "play", lambda _, name: names.append(name))
    return names


def test_a_match_is_heard_until_it_is_won(seat_at: Callable[..., Seated], heard: list[str]) -> None:
    match = whole_match(GAME.id, GAME.seats[0])
    seats = (Seat(NAMES[0]), *(Seat(name, "easy") for name in NAMES[1 : match.seats]))
    last = len(match.steps)
    seated = seat_at(
        game=GAME.id,
        seats=seats,
        seed=match.seed,
        pace="quick",
        before=lambda session: play_moves(session, match, last - 4),
    )
    heard.clear()
    for step in match.steps[last - 4 :]:
        head = seated.session.head
        seated.session.play(step.move)
        seated.wait(lambda head=head: seated.session.head > head)
        seated.table.skip()
    seated.wait(lambda: seated.table.end.isVisible())
    assert heard.count(PUT) == 4
    assert heard[-1] == WIN
    assert heard.count(WIN) == 1
    turns = sum(
        step.before.to_move != 0 and step.after.to_move == 0 for step in match.steps[last - 4 :]
    )
    assert heard.count(TURN) == turns


def test_a_finished_match_that_is_opened_is_not_won_again(
    seat_at: Callable[..., Seated], heard: list[str]
) -> None:
    match = whole_match(GAME.id, GAME.seats[0])
    seat_at(game=GAME.id, seed=match.seed, before=lambda session: play_moves(session, match))
    assert heard == []


def test_picking_up_and_being_refused_are_heard(
    seat_at: Callable[..., Seated], heard: list[str]
) -> None:
    seated = seat_at(game=GAME.id)
    board = seated.table.board
    board.heard.emit(PICK)
    board.heard.emit(REFUSED)
    assert heard == [PICK, REFUSED]


def test_one_click_turns_the_sound_off_and_on_again(
    window: MainWindow, settings: SettingsStore
) -> None:
    settings.change(volume=0.3)
    assert window.commands.sound.isChecked()
    window.bar.sound.click()
    assert settings.value.volume == 0
    assert not window.commands.sound.isChecked()
    window.bar.sound.click()
    assert settings.value.volume == 0.3
