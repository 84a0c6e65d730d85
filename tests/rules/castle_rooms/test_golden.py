"""Set-ups and whole matches that must never change for this version of the rules.

``pytest --write-golden`` writes the files anew; do so only together with a new ``rules_version``.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest

from castlegames.rules.castle_rooms import GAME, RoomsState

from .positions import chance_match

HERE = Path(__file__).parent
SET_UPS = HERE / "set_ups.json"
TRANSCRIPTS = {
    "two": (2, 1, False),
    "three_strict": (3, 2, True),
    "four": (4, 3, False),
}


def set_up_hashes(seats: int) -> list[str]:
    """Short hashes of the set-ups of seeds 0 to 99."""
    return [
        sha256(
            json.dumps(GAME.to_json(GAME.start(seats, seed)), sort_keys=True).encode()
        ).hexdigest()[:16]
        for seed in range(100)
    ]


def _described(state: RoomsState) -> str:
    lines = [f"  round {state.round}, pile {len(state.pile)}, discards {list(state.discards)}"]
    for seat in range(state.seats):
        rows = "; ".join(
            f"{row.facing} {' '.join(map(str, row.cards))}"
            + ("" if row.dragon is None else f" | {row.dragon} of {row.blocker}")
            for row in state.rows[seat]
        )
        mark = "*" if seat == state.to_move else " "
        lines.append(f" {mark}{seat} hand {' '.join(map(str, state.hands[seat]))} rows {rows}")
    lines += [
        f"  event {event.kind} {event.seat} {json.dumps(dict(event.args), sort_keys=True)}"
        for event in state.events
    ]
    lines.append(f"  totals {' '.join(str(score.total) for score in state.scores())}")
    return "\n".join(lines)


def transcript(seats: int, seed: int, strict: bool) -> str:
    """A match of random moves as text: each state, and the move made there."""
    parts = [f"castle_rooms rules {GAME.rules_version}, {seats} seats, seed {seed}, {strict=}"]
    for state, move in chance_match(seats, seed, {"strict_rows": strict}):
        parts.append(_described(state))
        if move is not None:
            parts.append(f"> {move}")
        else:
            outcome = state.outcome()
            assert outcome is not None
            args = json.dumps(dict(outcome.args), sort_keys=True)
            parts.append(f"winners {outcome.winners} by {outcome.decided_by} {args}")
    return "\n".join(parts) + "\n"


def test_the_set_ups_of_a_hundred_seeds_stay_as_they_are(write_golden: bool) -> None:
    hashes = {str(seats): set_up_hashes(seats) for seats in GAME.seats}
    if write_golden:
        SET_UPS.write_text(json.dumps(hashes, indent=1) + "\n")
    assert hashes == json.loads(SET_UPS.read_text())


@pytest.mark.parametrize("name", sorted(TRANSCRIPTS))
def test_a_written_down_match_plays_as_it_did(name: str, write_golden: bool) -> None:
    path = HERE / "transcripts" / f"{name}.txt"
    text = transcript(*TRANSCRIPTS[name])
    if write_golden:
        path.write_text(text)
    assert text == path.read_text()
