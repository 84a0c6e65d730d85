"""What a list of matches shows of a file, found without replaying it."""

from __future__ import annotations

from typing import Any

from attrs import asdict, frozen

from castlegames import rules
from castlegames.rules import Score

from .header import Header, read_header, seat_json
from .lines import LONGEST_FILE, BadLine, check_line, read_line
from .loader import Loaded, load
from .records import HELPED, score_json
from .seat import Seat
from .trouble import SaveError

RUNNING = "running"
FINISHED = "finished"
DAMAGED = "damaged"
REFUSED = "refused"
"""Cannot be opened: another program's file, a newer version's, an unknown game."""


@frozen
class Summary:
    """A match in a list.

    ``status``   running, finished, damaged (some of it can be kept), refused
    ``error``    why it is refused: a key of ``trouble.SAVE_ERRORS``; ``app`` the version needed
    ``moves``    how many lie behind; of a damaged file, how many are kept
    ``to_move``  the seat to move, None when over or not known
    ``scores``   of each seat as it stood at the last snapshot or now, () if not known
    """

    status: str
    game: str = ""
    seats: tuple[Seat, ...] = ()
    created: str = ""
    seed: int = 0
    moves: int = 0
    to_move: int | None = None
    scores: tuple[Score, ...] = ()
    winners: tuple[int, ...] = ()
    helped: bool = False
    line: int = 0
    """Where a damaged file is wrong, counted from 1."""
    dropped: int = 0
    """Bytes of a last line that was cut off in writing; no acknowledged move was in it."""
    rest: int = 0
    """Moves left behind because the rules have changed since."""
    error: str = ""
    app: str = ""


def summarize(data: bytes, path: str = "") -> Summary:
    """The summary of a file's bytes. Never raises: what is wrong is in ``status``."""
    quick = _quick(data, path)
    if quick is not None:
        return quick
    try:
        return summary_of(load(data, path))
    except SaveError as error:
        return refused(error)


def refused(error: SaveError) -> Summary:
    """The summary of a file that cannot be opened."""
    line = error.args_by_name.get("line", 0)
    return Summary(
        status=DAMAGED if error.code in ("damaged", "empty") else REFUSED,
        error=error.code,
        app=str(error.args_by_name.get("app", "")),
        line=line if isinstance(line, int) else 0,
    )


def summary_of(loaded: Loaded) -> Summary:
    """The summary of a match that was loaded."""
    header, state = loaded.header, loaded.history.state
    status = FINISHED if state.to_move is None else RUNNING
    return Summary(
        status=DAMAGED if loaded.damage is not None else status,
        game=header.game,
        seats=loaded.seats,
        created=header.created,
        seed=header.seed,
        moves=loaded.history.head,
        to_move=state.to_move,
        scores=state.scores(),
        winners=state.winners(),
        helped=loaded.helped,
        line=0 if loaded.damage is None else loaded.damage.line,
        dropped=loaded.dropped,
        rest=loaded.rest,
    )


def summary_json(summary: Summary) -> dict[str, Any]:
    """The summary as plain JSON, for an index of our own."""
    return {
        **asdict(summary, recurse=False),
        "seats": [seat_json(seat) for seat in summary.seats],
        "scores": [score_json(score) for score in summary.scores],
    }


def read_summary(data: dict[str, Any]) -> Summary:
    """The summary that ``summary_json`` wrote. Raises ValueError, TypeError or KeyError."""
    return Summary(
        **{
            **data,
            "seats": tuple(Seat(seat["name"], seat["bot"]) for seat in data["seats"]),
            "scores": tuple(Score(score["total"], score["parts"]) for score in data["scores"]),
            "winners": tuple(data["winners"]),
        }
    )


def _quick(data: bytes, path: str) -> Summary | None:
    """The summary from the snapshot that closes the file, if every checksum is right."""
    if not data.endswith(b"\n") or len(data) > LONGEST_FILE:
        return None
    lines = data.split(b"\n")[:-1]
    try:
        for line in lines:
            check_line(line)
        first, last = read_line(lines[0]), read_line(lines[-1])
        if first.get("kind") != "header" or last.get("kind") != "snapshot":
            return None
        header = read_header(first, path)
        if header.rules_version != rules.game(header.game).rules_version:
            return None
        return _from_snapshot(header, last)
    except (BadLine, SaveError, ValueError, TypeError, KeyError, AttributeError):
        return None


def _from_snapshot(header: Header, record: dict[str, Any]) -> Summary:
    state = rules.game(header.game).from_json(record["state"])
    again = read_header({**record["header"], "seats": record["seats"]})
    n = record["n"]
    if type(n) is not int or n < 0 or state.seats != len(header.seats):
        raise ValueError("not a snapshot")
    return Summary(
        status=FINISHED if state.to_move is None else RUNNING,
        game=header.game,
        seats=again.seats,
        created=header.created,
        seed=header.seed,
        moves=n,
        to_move=state.to_move,
        scores=state.scores(),
        winners=state.winners(),
        helped=record[HELPED] is True,
    )
