"""Plays a scripted match and prints each move once it is acknowledged; it is meant to be killed.

``python -m tests.session.kill_child FILE GAME SEED`` begins the file or goes on with it.
"""

from __future__ import annotations

import sys
import threading
from pathlib import Path

from castlegames.session.session import Session
from tests.session.play import HUMANS, playable, register
from tests.session.tally import TALLY


def main() -> None:
    path, game_id, seed = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    register(setattr, TALLY)
    ring = threading.Event()
    if path.exists():
        session = Session.open(path, None, ring.set)
    else:
        session = Session.new(game_id, HUMANS, seed, None, path, None, ring.set)
    print("ready", flush=True)
    while session.state.to_move is not None:
        ticket = session.play(playable(session.game, session.state, 7 * session.head + seed))
        while ticket.waiting:
            ring.wait()
            ring.clear()
            session.pump()
        assert ticket.saved
        print(session.head, ticket.move, flush=True)
    session.close()
    print("over", flush=True)


if __name__ == "__main__":
    main()
