"""Promise 4: whatever a file holds, only SaveError comes out of it, and it is left as it was."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from castlegames.session import lines, loader
from castlegames.session.library import Library, check_file
from castlegames.session.lines import BadLine, read_line, write_line
from castlegames.session.loader import load
from castlegames.session.profile import Profile
from castlegames.session.session import Session
from castlegames.session.summary import DAMAGED, FINISHED, REFUSED, RUNNING, summarize
from castlegames.session.trouble import SaveError
from tests.session.evil import EXPECTED, FOLDER, base, corpus, outcome, text

EXPECTATIONS: dict[str, dict[str, Any]] = json.loads(EXPECTED.read_text(encoding="utf-8"))


@cache
def evil() -> dict[str, bytes]:
    """The corpus as it lies in the folder; what is too large for it is made anew."""
    made = corpus()
    kept = {path.stem: path.read_bytes() for path in FOLDER.glob("*.match")}
    assert not kept.keys() - EXPECTATIONS.keys()
    return {name: kept.get(name, made.get(name, b"")) for name in EXPECTATIONS}


def test_there_are_many_evil_files() -> None:
    assert len(EXPECTATIONS) > 90


@pytest.mark.parametrize("name", EXPECTATIONS)
def test_an_evil_file_gives_what_it_may_give(name: str) -> None:
    assert outcome(evil()[name]) == EXPECTATIONS[name]


@pytest.mark.parametrize("name", EXPECTATIONS)
def test_an_evil_file_is_opened_and_listed_without_harm(
    name: str, tmp_path: Path, profile: Path
) -> None:
    data = evil()[name]
    path = tmp_path / "evil.match"
    path.write_bytes(data)
    summary = check_file(path)
    library = Library(Profile.below(profile))
    expected = EXPECTATIONS[name]
    if "error" in expected:
        assert summary.error == expected["error"]
        assert summary.status in (DAMAGED, REFUSED)
        with pytest.raises(SaveError):
            Session.open(path)
        with pytest.raises(SaveError):
            library.import_file(path)
        assert path.read_bytes() == data
        return
    assert (summary.status == DAMAGED) == expected["damaged"]
    assert summary.moves == expected["kept"]
    if not expected["damaged"]:
        assert summarize(data).status == summary.status
    library.import_file(path)
    (entry,) = library.matches()
    assert entry.summary == summary
    session = Session.open(path)
    assert session.head == expected["kept"]
    session.close()
    beside = [each.read_bytes() for each in tmp_path.iterdir() if each.is_file()]
    assert data in beside or not expected["damaged"]


@settings(max_examples=300)
@given(st.binary(max_size=2000))
def test_any_bytes_give_a_match_or_an_error(data: bytes) -> None:
    _load(data)


@settings(max_examples=200)
@given(st.binary(max_size=200), st.integers(0, 5000), st.integers(0, 200))
def test_a_match_with_foreign_bytes_in_it_gives_a_match_or_an_error(
    foreign: bytes, place: int, length: int
) -> None:
    good = text(base())
    place %= len(good)
    _load(good[:place] + foreign + good[place + length :])


_json = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 90)
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20)
    | st.sampled_from(["advance", "take 12 a1 b1 a2", "place a1", "patchwork", "undo", "0" * 64]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)


@settings(max_examples=200)
@given(st.data())
def test_a_match_with_signed_nonsense_gives_a_match_or_an_error(data: st.DataObject) -> None:
    records = base()
    for _ in range(data.draw(st.integers(1, 3))):
        record = data.draw(st.sampled_from(records))
        inner = record
        for _ in range(data.draw(st.integers(0, 2))):
            deeper = [each for each in inner.values() if isinstance(each, dict) and each]
            if not deeper:
                break
            inner = data.draw(st.sampled_from(deeper))
        key = data.draw(st.sampled_from(sorted(inner)) | st.text(max_size=8))
        if data.draw(st.booleans()) and key in inner:
            del inner[key]
        else:
            inner[key] = data.draw(_json)
    order = data.draw(st.permutations(range(len(records)))) if data.draw(st.booleans()) else None
    if order is not None:
        records = [records[index] for index in order]
    try:
        whole = b"".join(write_line(record) for record in records)
    except UnicodeEncodeError:
        return
    _load(whole)


@given(st.binary(max_size=300) | st.text(max_size=100).map(str.encode))
def test_any_line_is_read_or_refused(line: bytes) -> None:
    try:
        record = read_line(line)
    except BadLine:
        return
    assert isinstance(record, dict)


@given(st.dictionaries(st.text(max_size=10).filter(lambda key: key != "crc"), _json, min_size=1))
def test_a_line_is_read_as_it_was_written(record: dict[str, Any]) -> None:
    try:
        line = write_line(record)
    except UnicodeEncodeError:
        return
    read = read_line(line[:-1])
    del read["crc"]
    assert read == json.loads(json.dumps(record))


def _load(data: bytes) -> None:
    quick = summarize(data).status
    try:
        loaded = load(data)
    except SaveError:
        return
    assert loaded.history.head <= loaded.history.last
    again = load(loaded.kept)
    assert again.history.head == loaded.history.head
    assert again.damage is None
    assert quick in (RUNNING, FINISHED, DAMAGED)


@pytest.mark.parametrize("name", EXPECTATIONS)
def test_no_byte_of_an_evil_file_is_summed_often(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = evil()[name]
    summed = 0

    def counting(data: bytes, value: int = 0) -> int:
        nonlocal summed
        summed += len(data)
        return crc32(data, value)

    monkeypatch.setattr(lines, "crc32", counting)
    outcome(file)
    assert summed <= 4 * len(file) + 2000


def test_a_snapshot_that_leads_nowhere_is_not_followed_again_and_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    records = base()
    header, start, *_ = records
    newer = {**header, "rules_version": 999}
    end = {"kind": "undo", "n": 99}
    data = text([newer, *[{**start, "header": header}] * 1000, end])
    listened = 0

    def counting(*arguments: Any) -> Any:
        nonlocal listened
        listened += 1
        return listen(*arguments)

    listen = loader._listen
    monkeypatch.setattr(loader, "_listen", counting)
    assert load(data).history.head == 0
    assert listened < 20


def test_a_file_of_a_gigabyte_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "huge.match"
    with path.open("wb") as file:
        file.truncate(1 << 30)
    with pytest.raises(SaveError) as refused:
        Session.open(path)
    assert refused.value.code == "too_big"
    assert check_file(path).error == "too_big"


# VmHWM and not ru_maxrss: a child inherits the latter from the process that started it.
_MEASURE = """
import sys
from pathlib import Path
from castlegames.session.library import check_file
print(check_file(Path(sys.argv[1])).status)
status = Path("/proc/self/status").read_text().splitlines()
print(next(int(line.split()[1]) for line in status if line.startswith("VmHWM")) // 1024)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="measures memory as Linux tells it")
@pytest.mark.parametrize("kind", ["moves", "lines", "brackets", "wide"])
def test_the_largest_files_take_less_than_300_megabytes(tmp_path: Path, kind: str) -> None:
    records = base()
    good = text(records)
    match kind:
        case "moves":
            tail = [
                {"kind": k, "n": n} for _ in range(49_000) for k, n in (("undo", 0), ("redo", 2))
            ]
            data = text(records[:4]) + text(tail)
        case "lines":
            data = good + b"x\n" * 99_000
        case "brackets":
            data = good + (b"[" * 299_000 + b"\n") * 50
        case _:
            wide = write_line({"kind": "mark", "what": [[]] * 95_000})
            data = good + wide * (15_900_000 // len(wide))
    path = tmp_path / "large.match"
    path.write_bytes(data)
    run = subprocess.run(
        [sys.executable, "-c", _MEASURE, str(path)],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    status, megabytes = run.stdout.split()
    assert status in (RUNNING, DAMAGED)
    assert int(megabytes) < 300
