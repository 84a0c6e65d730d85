"""Plays a scripted match and prints each act once it is acknowledged; it is meant to be killed.

``python -m tests.session.kill_child FILE GAME NUMBER`` begins the file or goes on with it; the
number makes one match another. Every fourth act is an undo, if there is something to undo. A line
tells how many moves lie behind, and the last of them.
"""

from __future__ import annotations

import sys
import threading
from pathlib import Path

from castlegames.session.session import Session
from castlegames.session.ticket import Ticket
from tests.session.play import HUMANS, SEED, playable, register
from tests.session.tally import TALLY

UNDO_EVERY = 4


def main() -> None:
    path, game_id, number = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    register(setattr, TALLY)
    ring = threading.Event()
    if path.exists():
        session = Session.open(path, None, ring.set)
    else:
        options = {"relaxed_undo": True}
        session = Session.new(game_id, HUMANS, SEED, options, path, None, ring.set)
    if session.state.to_move is not None:
        playable(session.game, session.state, 0)  # the first one looks up what the others need
    print("ready", flush=True)
    acts = 0
    while session.state.to_move is not None:
        acts += 1
        if acts % UNDO_EVERY == 0 and session.can_undo is not None:
            _wait(session, session.undo(), ring)
        else:
            move = playable(session.game, session.state, 7 * session.head + number + acts)
            _wait(session, session.play(move), ring)
        last = session.moves[-1].move if session.moves else "begin"
        print(session.head, last, flush=True)
    session.close()
    print("over", flush=True)


def _wait(session: Session, ticket: Ticket, ring: threading.Event) -> None:
    while ticket.waiting:
        ring.wait()
        ring.clear()
        session.pump()
    assert ticket.saved


if __name__ == "__main__":
    main()
