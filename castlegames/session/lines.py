"""The lines of a match file: one JSON object each, closed by a checksum.

A line reads ``{"kind": "move", …, "crc": "0f3a99c1"}`` without the blanks; the checksum is the
crc32 of everything before ``,"crc"``.
"""

from __future__ import annotations

import hashlib
import json
import re
from typing import Any, NoReturn
from zlib import crc32

from castlegames.rules import Json

LONGEST_FILE = 16_000_000
"""Bytes. A match of 10,000 moves has about 3 million."""
LONGEST_LINE = 300_000
"""Bytes."""
DEEPEST = 32
"""Brackets within brackets."""
MOST_LINES = 100_000

Record = dict[str, Any]

_TAIL = re.compile(rb',"crc":"([0-9a-f]{8})"\}')
_TAIL_LENGTH = 18
_TEXTS = re.compile(rb'"(?:[^"\\]|\\.)*+"?', re.DOTALL)
"""Texts; one that never ends reaches to the end, so that no byte is looked at twice."""
_NO_BRACKETS = bytes(byte for byte in range(256) if byte not in b"[]{}")


class BadLine(ValueError):
    """A line that is not as it was written."""


def write_line(record: Record) -> bytes:
    """The record as a line with its checksum, the line end included."""
    body = compact(record)[:-1]
    return body + b',"crc":"%08x"}\n' % crc32(body)


def read_line(line: bytes) -> Record:
    """The record of a line without its line end. Raises BadLine, whatever the bytes are."""
    check_line(line)
    return read_object(line)


def check_line(line: bytes) -> None:
    """Raises BadLine if length or checksum are wrong."""
    if len(line) > LONGEST_LINE:
        raise BadLine("too long")
    tail = _TAIL.fullmatch(line[-_TAIL_LENGTH:])
    if tail is None or int(tail[1], 16) != crc32(line[:-_TAIL_LENGTH]):
        raise BadLine("checksum")


def read_object(line: bytes) -> Record:
    """The JSON object of a line, its checksum unchecked. Raises BadLine."""
    if len(line) > LONGEST_LINE:
        raise BadLine("too long")
    if _too_deep(line):
        raise BadLine("too deep")
    try:
        record = json.loads(
            line.decode("utf-8"),
            object_pairs_hook=_without_repeats,
            parse_constant=_no_constant,
            parse_float=_finite,
        )
    except (ValueError, RecursionError) as error:
        raise BadLine("not JSON") from error
    if not isinstance(record, dict):
        raise BadLine("not an object")
    return record


def run_together(line: bytes, most: int = MOST_LINES) -> list[bytes]:
    """The sound lines in a line whose line end was lost, or [] if anything else is wrong with it.

    A single foreign byte between them is what became of the line end. Each byte is summed once,
    and nobody looks further than ``LONGEST_LINE`` bytes and ``most`` lines.
    """
    found: list[bytes] = []
    start = summed = checksum = 0
    for tail in _TAIL.finditer(line):
        if tail.start() < start:
            continue
        checksum = crc32(line[summed : tail.start()], checksum)
        summed = tail.start()
        if tail.end() - start > LONGEST_LINE or len(found) >= most:
            return []
        if int(tail[1], 16) == checksum:
            found.append(line[start : tail.end()])
            start = summed = tail.end() + 1
            checksum = 0
    return found if start >= len(line) else []


def compact(data: Json) -> bytes:
    """JSON without blanks, in UTF-8."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False, allow_nan=False).encode()


def digest(state_json: Json) -> str:
    """The sha256 of a state's canonical JSON: keys sorted, no blanks, UTF-8."""
    text = json.dumps(
        state_json, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
    )
    return hashlib.sha256(text.encode()).hexdigest()


def _too_deep(line: bytes) -> bool:
    brackets = _TEXTS.sub(b"", line).translate(None, _NO_BRACKETS)
    for _ in range(DEEPEST):
        if not brackets:
            return False
        brackets = brackets.replace(b"[]", b"").replace(b"{}", b"")
    return bool(brackets)


def _without_repeats(pairs: list[tuple[str, Any]]) -> Record:
    record = dict(pairs)
    if len(record) != len(pairs):
        raise ValueError("a key is there twice")
    return record


def _no_constant(text: str) -> NoReturn:
    raise ValueError(f"{text} is not JSON")


def _finite(text: str) -> float:
    number = float(text)
    if number - number != 0:
        raise ValueError("a number without end")
    return number
