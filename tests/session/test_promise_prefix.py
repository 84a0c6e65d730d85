"""Promise 2: whatever is cut off or flipped, what comes back is the beginning of the match."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from castlegames.rules import Game
from castlegames.session.loader import Loaded, load
from castlegames.session.records import SNAPSHOT_EVERY
from castlegames.session.trouble import SaveError
from tests.session.play import Room

SMALL = 8_000
"""Bytes of a file that is tried at every byte."""
LARGE = 30_000
"""Bytes of a file that is long enough: its moves carry what physics made of them."""


def _line(loaded: Loaded) -> tuple[str, ...]:
    return tuple(str(played.move) for played in loaded.history.played)


def _match(room: Room, game: Game, moves: int) -> bytes:
    """A match with an undo, a redo, a branch and a snapshot, as its file holds it."""
    session = room.new(game.id)
    path = room.folder / "a.match"
    while session.head < moves and session.state.to_move is not None:
        if session.head > SNAPSHOT_EVERY and _size(path) > LARGE:
            break
        room.play_random(session, 1, seed=session.head)
    room.undo(session)
    room.redo(session)
    room.undo(session)
    room.play_random(session, 3, seed=4)
    session.close()
    return path.read_bytes()


def _size(path: Path) -> int:
    return path.stat().st_size


def _beginnings(data: bytes) -> set[tuple[str, ...]]:
    """What the match was after each of its lines."""
    lines = data.splitlines(keepends=True)
    return {_line(load(b"".join(lines[:end]))) for end in range(1, len(lines) + 1)}


def _places(data: bytes, *, all_of_them: bool = False) -> list[int]:
    """Every byte of a small file; every 97th of a longer one, and all around each line end.

    Of a large one fewer, unless ``all_of_them`` are wanted.
    """
    if len(data) <= SMALL:
        return list(range(len(data)))
    ends = [place for place, byte in enumerate(data) if byte == ord("\n")]
    step = 97
    if len(data) > LARGE and not all_of_them:
        ends, step = ends[::4], 997
    near = {end + beside for end in ends for beside in range(-2, 3)}
    return sorted(near.union(range(0, len(data), step)).intersection(range(len(data))))


def _cut_everywhere(data: bytes, places: list[int]) -> None:
    beginnings = _beginnings(data)
    header = data.index(b"\n")
    for place in places:
        try:
            loaded = load(data[:place])
        except SaveError:
            assert place < header, place
            continue
        assert _line(loaded) in beginnings, place
        assert loaded.damage is None, place


def _flip_everywhere(data: bytes, places: list[int], flip: int) -> None:
    beginnings = _beginnings(data)
    whole = _line(load(data))
    complete = 0
    for place in places:
        broken = bytearray(data)
        broken[place] ^= flip
        loaded = load(bytes(broken))
        assert _line(loaded) in beginnings, place
        assert loaded.damage is not None or loaded.torn, place
        complete += _line(loaded) == whole
    assert complete > 0.1 * len(places), "what the checksums of other lines vouch for is kept"


@pytest.mark.parametrize("moves", [6, 45])
def test_a_match_cut_anywhere_is_a_beginning_of_it(room: Room, game: Game, moves: int) -> None:
    data = _match(room, game, moves)
    _cut_everywhere(data, _places(data))


@pytest.mark.parametrize(("moves", "flip"), [(6, 0x01), (45, 0xFF)])
def test_a_match_with_any_byte_flipped_is_a_beginning_of_it(
    room: Room, game: Game, moves: int, flip: int
) -> None:
    data = _match(room, game, moves)
    _flip_everywhere(data, _places(data), flip)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("flip", [0x01, 0x80, 0xFF])
def test_a_long_match_cut_or_flipped_at_every_97th_byte_is_a_beginning_of_it(
    room: Room, game: Game, flip: int
) -> None:
    data = _match(room, game, 45)
    places = _places(data, all_of_them=True)
    _cut_everywhere(data, places)
    _flip_everywhere(data, places, flip)


def _spoil_the_middle(data: bytes) -> bytes:
    lines = data.split(b"\n")
    lines[5] = lines[5].replace(b'"hash":"', b'"hash":"x')
    return b"\n".join(lines)


@pytest.mark.parametrize(
    ("spoil", "kept", "damaged"),
    [
        (lambda data: data[:-30], 6, False),
        (lambda data: data[:-1], 6, False),
        (lambda data: data + b'{"kind":"mo', 6, False),
        (lambda data: data + bytes(4096), 6, False),
        (_spoil_the_middle, 3, True),
        (lambda data: b"\xef\xbb\xbf" + data, 6, True),
        (lambda data: data.replace(b"\n", b"\r\n"), 6, True),
    ],
    ids=["torn", "no line end", "half a line", "zeros", "middle", "byte order mark", "line ends"],
)
def test_what_was_kept_is_told_and_played_on(
    room: Room, spoil: Callable[[bytes], bytes], kept: int, damaged: bool
) -> None:
    session = room.new("patchwork")
    room.play_random(session, 6)
    session.close()
    path = room.folder / "a.match"
    spoilt = spoil(path.read_bytes())
    path.write_bytes(spoilt)
    again = room.open()
    assert again.head == kept
    assert [trouble.code for trouble in again.troubles] == (["damaged"] if damaged else [])
    copy = room.folder / "a.match.damaged"
    assert copy.exists() == damaged
    if damaged:
        assert copy.read_bytes() == spoilt
        assert again.troubles[0].args["kept"] == kept
        assert again.troubles[0].args["copy"] == copy.name
    room.play_random(again, 2, seed=9)
    again.close()
    last = room.open()
    assert last.head == kept + 2
    assert not last.troubles
    assert copy.exists() == damaged


def test_a_second_damage_keeps_both_copies(room: Room) -> None:
    session = room.new("patchwork")
    room.play_random(session, 6)
    session.close()
    path = room.folder / "a.match"
    for _ in range(2):
        path.write_bytes(_spoil_the_middle(path.read_bytes()))
        room.open().close()
        more = room.open()
        room.play_random(more, 4)
        more.close()
    copies = sorted(each.name for each in room.folder.glob("*.damaged*"))
    assert copies == ["a.match.damaged", "a.match.damaged-2"]


def test_opening_a_torn_match_only_to_look_changes_no_move(room: Room) -> None:
    session = room.new("patchwork")
    room.play_random(session, 6)
    session.close()
    path: Path = room.folder / "a.match"
    path.write_bytes(path.read_bytes()[:-40])
    room.open().close()
    loaded = load(path.read_bytes())
    assert loaded.history.head == 6
    assert not loaded.torn
