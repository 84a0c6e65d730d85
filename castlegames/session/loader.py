"""From the bytes of a match file to the match: replay, compare, keep what is sound.

The bytes may be anything at all; nothing but SaveError comes out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import evolve, frozen

from castlegames import rules
from castlegames.rules import Game, State

from .header import FORMAT, SCHEMA, Header, read_header, read_seat
from .history import History
from .lines import (
    LONGEST_FILE,
    LONGEST_LINE,
    MOST_LINES,
    BadLine,
    Record,
    digest,
    read_line,
    read_object,
    run_together,
)
from .records import HELPED, header_line
from .seat import Seat, tame_name, tame_seats
from .trouble import SaveError


@frozen
class Line:
    """A sound line: its number in the file, its bytes, the plain values of what it says.

    ``after_gap``: lines before it were unreadable.
    """

    number: int
    raw: bytes
    record: Record
    after_gap: bool = False

    def whole(self) -> Record:
        """All that it says, lists and objects included."""
        return read_line(self.raw)


@frozen
class Damage:
    """The first unsound place of a file: the line, counted from 1, and what is wrong there."""

    line: int
    detail: str


@frozen
class Loaded:
    """A match as its file tells it.

    ``kept`` are the sound lines that the match follows from. ``dropped``: bytes of a last line that
    was cut off in writing. ``went_on``: the rules changed since, the history begins at a snapshot.
    ``rest``: moves of the file that could not be followed under the new rules.
    """

    game: Game
    header: Header
    seats: tuple[Seat, ...]
    helped: bool
    history: History
    kept: bytes
    snapshot_last: bool
    damage: Damage | None = None
    dropped: int = 0
    went_on: bool = False
    rest: int = 0

    @property
    def torn(self) -> bool:
        """Whether the last line was cut off."""
        return self.dropped > 0


def load(data: bytes, path: str = "") -> Loaded:
    """The match in these bytes; ``path`` is for messages only. Raises SaveError."""
    if not data.strip(b"\0 \r\n\t"):
        raise SaveError("empty", path=path)
    if len(data) > LONGEST_FILE:
        raise SaveError("too_big", path=path, bytes=len(data), limit=LONGEST_FILE)
    if data.count(b"\n") > MOST_LINES:
        raise SaveError("too_big", path=path, lines=data.count(b"\n"), limit=MOST_LINES)
    lines, damage, dropped = _sound_lines(data)
    header, lines, damage = _header(data, lines, damage, path)
    try:
        return _follow(header, lines, damage, dropped, path)
    except SaveError:
        raise
    except Exception as error:
        # The rules met something that no match of theirs holds; whatever it is, the file is bad.
        raise SaveError("damaged", path=path, line=1, detail=type(error).__name__) from error


def _sound_lines(data: bytes) -> tuple[list[Line], Damage | None, int]:
    """The sound lines, the first place that is unsound, the bytes of a last line cut off."""
    pieces = data.split(b"\n")
    last = len(pieces)
    sound: list[Line] = []
    damage: Damage | None = None
    dropped = 0
    gap = False
    for number, piece in enumerate(pieces, start=1):
        if number == last and not piece:
            break
        try:
            sound.append(Line(number, piece, _plain(read_line(piece)), gap))
            gap = False
            continue
        except BadLine as error:
            detail = str(error)
        together = _read_together(piece, MOST_LINES - len(sound))
        if together:
            sound += [
                Line(number, raw, record, gap and index == 0)
                for index, (raw, record) in enumerate(together)
            ]
            gap = False
        elif number == last and len(piece) <= LONGEST_LINE:
            dropped = len(piece)
            break
        else:
            gap = True
        damage = damage or Damage(number, detail)
    return sound, damage, dropped


def _plain(record: Record) -> Record:
    """The plain values of a record; a file full of lists must not fill the memory."""
    return {name: value for name, value in record.items() if not isinstance(value, list | dict)}


def _read_together(piece: bytes, most: int) -> list[tuple[bytes, Record]]:
    try:
        return [(raw, _plain(read_line(raw))) for raw in run_together(piece, most)]
    except BadLine:
        return []


def _header(
    data: bytes, lines: list[Line], damage: Damage | None, path: str
) -> tuple[Header, list[Line], Damage | None]:
    """The header, the lines after it, and the damage if it was recovered from a snapshot."""
    if lines and lines[0].number == 1 and lines[0].record.get("kind") == "header":
        if lines[0].record.get("format") != FORMAT:
            raise SaveError("foreign", path=path)
        try:
            return read_header(lines[0].whole(), path), lines, damage
        except ValueError as error:
            raise SaveError("damaged", path=path, line=1, detail=str(error)) from error
    for line in reversed(lines):
        if line.record.get("kind") == "snapshot":
            try:
                header = read_header(line.whole().get("header"), path)
            except ValueError:
                continue
            return header, lines, damage or Damage(1, "header")
    first = data.split(b"\n", 1)[0]
    try:
        record = read_object(first)
    except BadLine:
        record = {}
    schema = record.get("schema")
    if record.get("format") == FORMAT and type(schema) is int and schema > SCHEMA:
        app = record.get("app")
        known = tame_name(app[:40]) if isinstance(app, str) else ""
        raise SaveError("newer", path=path, app=known, schema=schema)
    if FORMAT.encode() in first or lines or first.startswith(b'{"kind":"header"'):
        raise SaveError("damaged", path=path, line=1, detail="header")
    raise SaveError("foreign", path=path)


@frozen
class _Said:
    """A move as the file tells it."""

    line: Line
    seat: int
    text: str
    hash: str


@frozen
class _Told:
    """What the lines say, taken at their word: moves (undone ones too), cursor, seats, marks.

    ``end`` lines were believed; ``wrong`` says what is the matter with the next one.
    """

    moves: tuple[_Said, ...]
    head: int
    seats: tuple[Seat, ...]
    helped: bool
    end: int
    wrong: str | None = None


def _listen(lines: Sequence[Line], start: int, first: int, header: Header) -> _Told:
    """Take the lines from ``start`` on at their word; the cursor is at ``first`` there."""
    moves: list[_Said] = []
    head = first
    seats = header.seats
    helped = False
    for index, line in enumerate(lines):
        record = line.record
        kind = record.get("kind")
        wrong: str | None = None
        n = record.get("n")
        if kind == "seat":
            changed = _changed_seats(record, seats)
            if changed is None:
                wrong = "seat"
            else:
                seats = changed
        elif kind == "mark":
            helped = helped or record.get("what") == HELPED
        elif index < start or (kind == "header" and index == 0):
            continue
        elif kind == "move":
            said = _said(line, len(seats))
            if said is None or n != head + 1:
                wrong = "move"
            else:
                moves[head - first :] = [said]
                head += 1
        elif kind in ("undo", "redo"):
            low, high = (first, head - 1) if kind == "undo" else (head + 1, first + len(moves))
            if type(n) is int and low <= n <= high and not line.after_gap:
                head = n
            else:
                wrong = kind
        elif kind != "snapshot" or n != head:
            wrong = kind if isinstance(kind, str) and len(kind) < 20 else "kind"
        if wrong is not None:
            return _Told(tuple(moves), head, seats, helped, index, wrong)
    return _Told(tuple(moves), head, seats, helped, len(lines))


def _said(line: Line, seats: int) -> _Said | None:
    record = line.record
    seat, text, said_hash = record.get("seat"), record.get("move"), record.get("hash")
    if type(record.get("n")) is not int or type(seat) is not int or not 0 <= seat < seats:
        return None
    if not isinstance(text, str) or not isinstance(said_hash, str):
        return None
    return _Said(line, seat, text, said_hash)


def _changed_seats(record: Record, seats: tuple[Seat, ...]) -> tuple[Seat, ...] | None:
    number = record.get("seat")
    if type(number) is not int or not 0 <= number < len(seats):
        return None
    try:
        seat = read_seat({"name": record.get("name"), "bot": record.get("bot")})
        return tame_seats([*seats[:number], seat, *seats[number + 1 :]])
    except ValueError:
        return None


@frozen
class _Start:
    """Where to follow the lines from: the position after ``n`` moves, known at line ``index``."""

    n: int
    state: State
    index: int


def _follow(
    header: Header, lines: list[Line], damage: Damage | None, dropped: int, path: str
) -> Loaded:
    game = rules.game(header.game)
    older = header.rules_version != game.rules_version
    start, disagrees = _beginning(game, header, lines, older)
    if start is not None and disagrees is None:
        told = _listen(lines, start.index, start.n, header)
        history, failed = _replay(game, start, told)
        if failed is None:
            history.go(told.head)
            if told.wrong is not None:
                damage = _earlier(damage, Damage(lines[told.end].number, told.wrong))
            return _loaded(
                game, header, lines[: told.end], told, history, damage=damage, dropped=dropped
            )
        disagrees = failed
    if older:
        return _go_on(game, header, lines, damage, dropped, path)
    if start is None or disagrees is None:
        raise SaveError("damaged", path=path, line=1, detail="start")
    cut = next(i for i, line in enumerate(lines) if line is disagrees)
    damage = _earlier(damage, Damage(disagrees.number, "disagrees"))
    if cut < start.index:
        raise SaveError("damaged", path=path, line=disagrees.number, detail="start")
    told = _listen(lines[:cut], start.index, start.n, header)
    history, failed = _replay(game, start, told)
    if failed is not None:
        raise SaveError("damaged", path=path, line=failed.number, detail="disagrees")
    history.go(told.head)
    return _loaded(game, header, lines[:cut], told, history, damage=damage, dropped=dropped)


def _beginning(
    game: Game, header: Header, lines: list[Line], older: bool
) -> tuple[_Start | None, Line | None]:
    """The start of the match, and the first snapshot if it tells of another start.

    A snapshot of n > 0 right after the header is the start itself.
    """
    second = lines[1] if len(lines) > 1 and lines[0].record.get("kind") == "header" else None
    if second is not None and second.record.get("kind") == "snapshot":
        n = second.record.get("n")
        if type(n) is int and n > 0:
            state = _snapshot_state(game, second)
            return (None, second) if state is None else (_Start(n, state, 1), None)
    try:
        start = _Start(0, game.start(len(header.seats), header.seed, header.options), 0)
    except ValueError:
        return None, None
    if second is not None and second.record.get("kind") == "snapshot":
        same = digest(game.to_json(start.state)) == second.record.get("hash")
        if not same and (older or _snapshot_state(game, second) is not None):
            return start, second
    return start, None


def _snapshot_state(game: Game, line: Line) -> State | None:
    record = line.whole()
    n = record.get("n")
    if type(n) is not int or not 0 <= n <= MOST_LINES:
        return None
    try:
        if digest(record.get("state")) != record.get("hash"):
            return None
        return game.from_json(record.get("state"))
    except (ValueError, RecursionError):
        return None


def _replay(game: Game, start: _Start, told: _Told) -> tuple[History, Line | None]:
    """The history as far as the rules agree with the file, and the line where they do not."""
    history = History(start.n, start.state)
    for said in told.moves:
        state = history.state
        try:
            if state.to_move != said.seat:
                return history, said.line
            move = game.read_move(said.text)
            after = state.play(move)
            if digest(game.to_json(after)) != said.hash:
                return history, said.line
        except Exception:
            # Rules may stumble over a move that no match of theirs holds; the file is to blame.
            return history, said.line
        history.add(move, after)
    return history, None


def _go_on(
    game: Game,
    header: Header,
    lines: list[Line],
    damage: Damage | None,
    dropped: int,
    path: str,
) -> Loaded:
    """Go on from the first snapshot by these rules that all else follows from.

    With none, from the last one that these rules can read, as far as they agree with what follows.
    What follows from a snapshot follows from each later one, so that few of them need a look.
    """
    starts = list(_snapshots(game, header, lines))
    ours = [start for start in starts if _by_these_rules(game, lines[start.index])]
    followed: tuple[_Told, History] | None = None
    low, high = 0, len(ours)
    while low < high:
        middle = (low + high) // 2
        told = _listen(lines, ours[middle].index, ours[middle].n, header)
        history, failed = _replay(game, ours[middle], told)
        if failed is None and told.wrong is None:
            followed, high = (told, history), middle
        else:
            low = middle + 1
    if followed is not None:
        told, history = followed
        history.go(told.head)
        return _loaded(game, header, lines, told, history, damage=damage, dropped=dropped)
    if not starts:
        raise SaveError(
            "older_rules", path=path, rules_version=header.rules_version, app=header.app
        )
    start = starts[-1]
    told = _listen(lines, start.index, start.n, header)
    history, _ = _replay(game, start, told)
    history.go(min(told.head, history.last))
    if told.wrong is not None:
        damage = _earlier(damage, Damage(lines[told.end].number, told.wrong))
    loaded = _loaded(game, header, lines[: told.end], told, history, damage=damage, dropped=dropped)
    return evolve(loaded, went_on=True, rest=told.head - history.head, snapshot_last=False)


def _snapshots(game: Game, header: Header, lines: list[Line]) -> Iterator[_Start]:
    """The snapshots that these rules can read, in order."""
    for index, line in enumerate(lines):
        if line.record.get("kind") == "snapshot":
            state = _snapshot_state(game, line)
            if state is not None and state.seats == len(header.seats):
                yield _Start(line.record["n"], state, index)


def _by_these_rules(game: Game, snapshot: Line) -> bool:
    header = snapshot.whole().get("header")
    return isinstance(header, dict) and header.get("rules_version") == game.rules_version


def _loaded(
    game: Game,
    header: Header,
    lines: Sequence[Line],
    told: _Told,
    history: History,
    *,
    damage: Damage | None,
    dropped: int,
) -> Loaded:
    kept = b"".join(line.raw + b"\n" for line in lines)
    if not lines or lines[0].record.get("kind") != "header":
        kept = header_line(header) + kept
    return Loaded(
        game=game,
        header=header,
        seats=told.seats,
        helped=told.helped,
        history=history,
        kept=kept,
        snapshot_last=bool(lines) and lines[-1].record.get("kind") == "snapshot",
        damage=damage,
        dropped=dropped,
    )


def _earlier(one: Damage | None, other: Damage) -> Damage:
    return one if one is not None and one.line <= other.line else other
