import socket
from pathlib import Path

from pytestqt.qtbot import QtBot

from castlegames.desktop.instance import Instance
from tests.desktop.start import second_start


def test_the_first_start_holds_the_profile_until_it_ends(tmp_path: Path, qtbot: QtBot) -> None:
    del qtbot
    first, second = Instance(tmp_path / "state"), Instance(tmp_path / "state")
    assert first.claim()
    assert not second.claim()
    first.release()
    assert second.claim()
    second.release()


def test_two_profiles_are_two_programs(tmp_path: Path, qtbot: QtBot) -> None:
    del qtbot
    one, other = Instance(tmp_path / "one"), Instance(tmp_path / "other")
    assert one.claim()
    assert other.claim()
    one.release()
    other.release()


def test_a_second_start_hands_its_match_to_the_first(tmp_path: Path, qtbot: QtBot) -> None:
    first = Instance(tmp_path / "state")
    assert first.claim()
    match = tmp_path / "été 1.match"
    with qtbot.waitSignal(first.asked, timeout=20_000) as asked:
        child = second_start(tmp_path / "state", match)
    assert asked.args == [str(match)]
    assert child.wait(20) == 0
    first.release()


def test_noise_on_the_socket_is_not_heard(tmp_path: Path, qtbot: QtBot) -> None:
    first = Instance(tmp_path / "state")
    assert first.claim()
    heard: list[str] = []
    first.asked.connect(heard.append)
    for noise in (b"hello\n", b'{"open": 3}\n', b"[]\n", b'{"other": ""}\n', b"x" * 20_000):
        with socket.socket(socket.AF_UNIX) as client:
            client.connect(first.address)
            client.sendall(noise)
            qtbot.wait(30)
    assert heard == []
    first.release()
