"""Writes a match file from moves: ``python -m tests.matches.record NAME GAME SEATS SEED``.

The moves are read from the standard input, a text form a line. Game options may follow the seed as
``name=JSON``. The match goes to ``NAME.match`` in this folder.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from attrs import evolve

from castlegames import rules
from castlegames.rules import Game
from castlegames.session.header import new_header
from castlegames.session.records import header_line, move_line
from castlegames.session.seat import Seat

NAMES = ("Amber", "Basil", "Cedar", "Dill")
CREATED = "2026-01-01T00:00:00+00:00"


def match_file(
    game: Game, seats: int, seed: int, options: Mapping[str, Any], moves: Iterable[str]
) -> bytes:
    """The lines of a match in which these moves are played. Raises IllegalMove, ValueError."""
    header = new_header(game, [Seat(name) for name in NAMES[:seats]], seed, options)
    state = game.start(seats, seed, header.options)
    lines = [header_line(evolve(header, created=CREATED))]
    for number, text in enumerate(moves, start=1):
        seat = state.to_move
        if seat is None:
            raise ValueError(f"the match is over before move {number}")
        move = game.read_move(text)
        state = state.play(move)
        lines.append(move_line(number, seat, move, game.to_json(state)))
    return b"".join(lines)


def main(arguments: list[str]) -> None:
    """Record one match."""
    name, game_id, seats, seed, *rest = arguments
    options = {key: json.loads(value) for key, value in (item.split("=", 1) for item in rest)}
    moves = [line.strip() for line in sys.stdin if line.strip()]
    data = match_file(rules.game(game_id), int(seats), int(seed), options, moves)
    Path(__file__).with_name(f"{name}.match").write_bytes(data)


if __name__ == "__main__":
    main(sys.argv[1:])
