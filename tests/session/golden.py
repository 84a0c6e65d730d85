"""Makes golden saves for games that have none: ``python -m tests.session.golden``.

``tests/saves/SCHEMA/`` holds for each game a match that runs, one that is over and one with undone
moves, as some released version wrote them; ``expected.json`` what they hold. None is ever edited.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from castlegames import rules
from castlegames.session.header import SCHEMA
from castlegames.session.lines import digest
from castlegames.session.loader import load
from castlegames.session.seat import Seat
from castlegames.session.session import Session
from castlegames.session.ticket import Ticket
from tests.session.play import SEED, playable

FOLDER = Path(__file__).parent.parent / "saves"
KINDS = ("running", "over", "undone")


def facts(data: bytes) -> dict[str, Any]:
    """What a save holds, for comparing."""
    loaded = load(data)
    history = loaded.history
    return {
        "game": loaded.header.game,
        "moves": [str(history.move(n).move) for n in range(1, history.last + 1)],
        "head": history.head,
        "to_move": history.state.to_move,
        "scores": [score.total for score in history.state.scores()],
        "state": digest(loaded.game.to_json(history.state)),
    }


def play_on(session: Session, moves: int, seed: int) -> None:
    """Play some moves, physical ones with their outcome; fewer if the match ends."""
    random = Random(seed)
    for _ in range(moves):
        if session.state.to_move is None:
            return
        move = playable(session.game, session.state, random.randrange(10_000))
        done(session, session.play(move))


def done(session: Session, ticket: Ticket) -> None:
    """Wait for a move, an undo or a redo."""
    while ticket.waiting:
        session.pump()
    assert ticket.done


def main() -> None:
    folder = FOLDER / str(SCHEMA)
    folder.mkdir(parents=True, exist_ok=True)
    listing = folder / "expected.json"
    expected = json.loads(listing.read_text(encoding="utf-8")) if listing.exists() else {}
    for game in rules.games():
        for kind in KINDS:
            name = f"{game.id}-{kind}.match"
            if name in expected:
                continue
            seats = [Seat("Ada"), Seat("Bo", "easy"), Seat("Çelik 漢")][: max(2, min(game.seats))]
            session = Session.new(game.id, seats, SEED, {"relaxed_undo": True}, folder / name)
            play_on(session, 10_000 if kind == "over" else 13, seed=5)
            if kind == "undone":
                for _ in range(2):
                    done(session, session.undo())
            session.close()
            expected[name] = facts((folder / name).read_bytes())
    listing.write_text(json.dumps(expected, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
