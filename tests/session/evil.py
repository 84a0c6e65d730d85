"""Makes the evil files of ``tests/saves/evil``: ``python -m tests.session.evil``.

Each is a short match with one thing wrong, its checksums put right again where that makes it
worse. ``expected.json`` holds what becomes of each: a ``SaveError`` code, or how many moves are
kept and whether the file counts as damaged. Files that are there are never changed.
"""

from __future__ import annotations

import gzip
import json
import pickle
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from castlegames.session.lines import Record, read_line, write_line
from castlegames.session.loader import load
from castlegames.session.seat import Seat
from castlegames.session.session import Session
from castlegames.session.trouble import SaveError

FOLDER = Path(__file__).parent.parent / "saves" / "evil"
EXPECTED = FOLDER / "expected.json"
LARGEST_KEPT = 20_000
"""Bytes; larger ones are made by the test that reads them."""


def base() -> list[Record]:
    """A match of four moves, an undo and a redo, without its checksums."""
    records: list[Record] = json.loads(_base())
    return records


@cache
def _base() -> str:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.match"
        session = Session.new("patchwork", [Seat("Ada"), Seat("Bo")], 7, None, path)
        for turn in (3, 5, 0, 8):
            legal = session.state.legal_moves()
            ticket = session.play(legal[turn % len(legal)])
            while ticket.waiting:
                session.pump()
        for act in (session.undo, session.redo):
            ticket = act()
            while ticket.waiting:
                session.pump()
        session.close()
        records = [read_line(line) for line in path.read_bytes().splitlines()]
    for record in records:
        del record["crc"]
        if record["kind"] == "header":
            record["created"] = "2026-01-01T00:00:00+00:00"
    return json.dumps(records)


def text(records: list[Record]) -> bytes:
    """The lines with right checksums."""
    return b"".join(write_line(record) for record in records)


def signed(body: str) -> bytes:
    """A line with a right checksum around a text that need not be JSON."""
    from zlib import crc32

    raw = body.encode("utf-8", "surrogatepass")
    return raw[:-1] + b',"crc":"%08x"}\n' % crc32(raw[:-1])


def corpus() -> dict[str, bytes]:
    """Every evil file by name."""
    good = text(base())
    files: dict[str, bytes] = {
        "nothing": b"",
        "a-line-end": b"\n",
        "zeros": bytes(5000),
        "a-letter": b"Dear diary, today I lost.\n",
        "an-array": b"[1,2,3]\n",
        "a-number": b"7\n",
        "a-picture": b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 4,
        "a-web-page": b"<html><script>alert(1)</script></html>\n",
        "gzipped": gzip.compress(good, mtime=0),
        "pickled": pickle.dumps({"kind": "header"}, protocol=4),
        "utf-16": good.decode().encode("utf-16"),
        "byte-order-mark": b"\xef\xbb\xbf" + good,
        "foreign-line-ends": good.replace(b"\n", b"\r\n"),
        "all-in-one-line": good.replace(b"\n", b" "),
        "no-line-ends": good.replace(b"\n", b""),
        "twice": good + good,
        "upside-down": b"\n".join(reversed(good.splitlines())) + b"\n",
        "without-its-header": good.split(b"\n", 1)[1],
        "only-its-header": good.split(b"\n", 1)[0] + b"\n",
        "zeros-at-its-end": good + bytes(4096),
        "bytes-that-are-no-text": good.replace(b"Ada", b"\xff\xfe\xfd"),
        "deep": b'{"kind":"header","format":"castlegames-match","a":' + b"[" * 100_000 + b"\n",
        "deep-and-signed": signed('{"kind":"header","a":' + "[" * 5000 + "]" * 5000 + "}"),
        "depth-hidden-in-text": signed('{"kind":"header","a":"' + "[" * 5000 + '"}'),
        "many-ends-of-lines": b',"crc":"00000000"}' * 60_000,
        "many-ends-of-lines-after-a-match": good + b',"crc":"00000000"}' * 60_000,
        "many-short-lines-in-one": b"x".join([signed('{"a":1}')[:-1]] * 200_000),
        "text-without-end": b'{"format":"castlegames-match","a":"' + b'\\"' * 140_000,
        "texts-without-end": good + 3 * signed('{"a":"' + '\\"' * 140_000 + "}"),
        "longest-number": signed('{"kind":"header","seed":' + "9" * 100_000 + "}"),
        "longest-line": signed('{"kind":"header","a":"' + "x" * 1_100_000 + '"}'),
        "same-key-twice": _change_text(good, '"seed":7', '"seed":7,"seed":8'),
        "not-a-number": _change_text(good, '"seed":7', '"seed":NaN'),
        "infinity": _change_text(good, '"seed":7', '"seed":-Infinity'),
        "number-without-end": _change_text(good, '"seed":7', '"seed":1e999'),
        "half-a-character": _change_text(good, "Ada", "\\ud800Ada"),
    }
    for name, change in _CHANGES.items():
        records = base()
        change(records)
        files[name] = text(records)
    return files


def _change_text(good: bytes, old: str, new: str) -> bytes:
    """The file with something else in its first line, signed again."""
    first, _, rest = good.partition(b"\n")
    body = first[:-18].decode() + "}"
    return signed(body.replace(old, new)) + rest


def _in_header(**changes: Any) -> Callable[[list[Record]], None]:
    def change(records: list[Record]) -> None:
        records[0].update(changes)

    return change


def _in_line(number: int, **changes: Any) -> Callable[[list[Record]], None]:
    def change(records: list[Record]) -> None:
        records[number].update(changes)

    return change


def _without(key: str) -> Callable[[list[Record]], None]:
    def change(records: list[Record]) -> None:
        del records[0][key]

    return change


def _insert(number: int, *new: Record) -> Callable[[list[Record]], None]:
    def change(records: list[Record]) -> None:
        records[number:number] = list(new)

    return change


def _seats(*seats: Any) -> Callable[[list[Record]], None]:
    return _in_header(seats=list(seats))


_ADA = {"name": "Ada", "bot": None}
_BO = {"name": "Bo", "bot": None}

_CHANGES: dict[str, Callable[[list[Record]], None]] = {
    "schema-0": _in_header(schema=0),
    "schema-2": _in_header(schema=2, app="2.0"),
    "schema-in-words": _in_header(schema="one"),
    "schema-true": _in_header(schema=True),
    "schema-without-end": _in_header(schema=10**30, app="x" * 40),
    "app-of-a-megabyte": _in_header(app="9" * 900_000, schema=2),
    "another-format": _in_header(format="chess"),
    "no-format": _without("format"),
    "no-game": _without("game"),
    "unknown-game": _in_header(game="ludo"),
    "game-of-a-path": _in_header(game="../../../etc/passwd"),
    "game-of-a-module": _in_header(game="os"),
    "game-in-a-list": _in_header(game=["patchwork"]),
    "no-seats": _in_header(seats=[]),
    "one-seat": _seats(_ADA),
    "three-seats": _seats(_ADA, _BO, {"name": "Cy", "bot": None}),
    "many-seats": _seats(*[_ADA] * 5000),
    "seats-in-words": _in_header(seats="two"),
    "seat-in-words": _seats("Ada", "Bo"),
    "name-of-nothing": _seats(_ADA, {"name": "\u200b\u202e", "bot": None}),
    "name-of-500": _seats(_ADA, {"name": "B" * 500, "bot": None}),
    "name-of-a-number": _seats(_ADA, {"name": 7, "bot": None}),
    "names-that-are-equal": _seats(_ADA, _ADA),
    "name-of-a-web-page": _seats(_ADA, {"name": "<img src=x onerror=alert(1)>", "bot": None}),
    "name-backwards": _seats(_ADA, {"name": "Bo\u202etxt.exe", "bot": None}),
    "bot-of-a-number": _seats(_ADA, {"name": "Bo", "bot": 3}),
    "bot-of-a-path": _seats(_ADA, {"name": "Bo", "bot": "os:system"}),
    "seat-with-more": _seats(_ADA, {"name": "Bo", "bot": None, "admin": True}),
    "seed-below-0": _in_header(seed=-1),
    "seed-in-words": _in_header(seed="seven"),
    "seed-true": _in_header(seed=True),
    "seed-and-a-half": _in_header(seed=7.5),
    "seed-of-another-match": _in_header(seed=8),
    "seed-without-end": _in_header(seed=10**4000),
    "option-unknown": _in_header(options={"cheat": True}),
    "option-of-another-kind": _in_header(options={"track": 7}),
    "option-in-a-list": _in_header(options=[1, 2]),
    "option-of-an-object": _in_header(options={"track": {"a": 1}}),
    "options-missing": _without("options"),
    "match-options-in-words": _in_header(match_options={"purist": "no"}),
    "match-options-missing": _without("match_options"),
    "created-yesterday": _in_header(created="yesterday"),
    "created-missing": _without("created"),
    "rules-version-below-0": _in_header(rules_version=-1),
    "rules-version-999": _in_header(rules_version=999),
    "move-skips": _in_line(4, n=4),
    "move-again": _in_line(4, n=1),
    "move-below-0": _in_line(4, n=-3),
    "move-number-true": _in_line(2, n=True),
    "move-and-a-half": _in_line(4, n=3.0),
    "move-number-without-end": _in_line(4, n=10**4000),
    "move-of-another-seat": _in_line(4, seat=1 - 0),
    "move-of-no-seat": _in_line(4, seat=99),
    "move-that-is-illegal": _in_line(4, move="place a1"),
    "move-in-another-language": _in_line(4, move="Dd2 x f4"),
    "move-of-a-number": _in_line(4, move=12),
    "move-of-a-megabyte": _in_line(4, move="take " + "a1 " * 250_000),
    "move-with-another-result": _in_line(4, hash="0" * 64),
    "move-with-no-result": _in_line(4, hash=None),
    "undo-below-0": _in_line(6, n=-1),
    "undo-to-the-future": _in_line(6, n=9),
    "undo-to-nowhere": _in_line(6, n=None),
    "redo-of-nothing": _insert(3, {"kind": "redo", "n": 5}),
    "snapshot-elsewhere": _in_line(1, n=3),
    "snapshot-of-nothing": _in_line(1, state=None),
    "snapshot-without-number": _in_line(1, n=None),
    "snapshot-of-a-later-start": _in_line(1, n=10**9),
    "snapshot-of-another-match": _in_line(1, state={"a": 1}, hash="0" * 64),
    "seat-that-is-not-there": _insert(3, {"kind": "seat", "seat": 9, "name": "X", "bot": None}),
    "seat-below-0": _insert(3, {"kind": "seat", "seat": -1, "name": "X", "bot": None}),
    "seat-without-name": _insert(3, {"kind": "seat", "seat": 1, "name": "", "bot": None}),
    "mark-unknown": _insert(3, {"kind": "mark", "what": ["x"]}),
    "kind-unknown": _insert(3, {"kind": "spell", "n": 1}),
    "kind-in-a-list": _insert(3, {"kind": [1], "n": 1}),
    "kind-missing": _insert(3, {"n": 1}),
    "header-in-the-middle": _insert(3, {"kind": "header"}),
    "back-and-forth": _insert(
        4, *[{"kind": kind, "n": n} for _ in range(5000) for kind, n in (("undo", 0), ("redo", 2))]
    ),
}


def outcome(data: bytes) -> dict[str, Any]:
    """What becomes of a file."""
    try:
        loaded = load(data)
    except SaveError as error:
        return {"error": error.code}
    return {"kept": loaded.history.head, "damaged": loaded.damage is not None}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    expected = json.loads(EXPECTED.read_text()) if EXPECTED.exists() else {}
    for name, data in corpus().items():
        if name in expected:
            continue
        expected[name] = outcome(data)
        if len(data) <= LARGEST_KEPT:
            (FOLDER / f"{name}.match").write_bytes(data)
    EXPECTED.write_text(json.dumps(expected, indent=1, sort_keys=True) + "\n")


if __name__ == "__main__":
    main()
