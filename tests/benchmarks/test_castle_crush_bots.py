"""How strong the bots of Castle Crush are, and whether they keep their time (quality.md)."""

from __future__ import annotations

import time

import pytest

from castlegames.bots import Budget, bot
from castlegames.bots.castle_crush.building import flat_points
from castlegames.physics import resolve
from castlegames.rules import Stream
from castlegames.rules.castle_crush import GAME, Build
from tests.physics.tables import attack
from tests.rules.castle_crush.falls import begun

NODES = {"random": 1, "easy": 6, "medium": 20, "hard": 60}


def matches(first, second, deals):
    """Matches of two levels, each deal with the seats swapped: wins of the first, all builds."""
    wins, builds = 0, []
    for deal in range(deals):
        for seat in (0, 1):
            names = (first, second) if seat == 0 else (second, first)
            state, number = GAME.start(2, deal), 0
            while (mover := state.to_move) is not None:
                number += 1
                name = names[mover]
                choice = bot("castle_crush", name).choose(
                    state.seen_by(mover), Budget(nodes=NODES[name]), Stream(1000 * deal + number)
                )
                if isinstance(choice.move, Build) and name == first:
                    flat = flat_points(state.hands[mover])
                    builds.append(choice.reasons.get("planned", flat) / flat)
                state = state.play(resolve(state, choice.move))
            wins += state.winners() == (seat,)
    return wins, builds


@pytest.mark.arena
@pytest.mark.timeout(0)
@pytest.mark.parametrize(
    ("stronger", "weaker", "share"),
    [("easy", "random", 0.8), ("medium", "easy", 0.65), ("hard", "medium", 0.65)],
)
def test_each_level_beats_the_one_below(stronger, weaker, share):
    wins, builds = matches(stronger, weaker, 10)
    print(f"{stronger} won {wins} of 20 against {weaker}")
    assert wins >= share * 20
    if stronger == "hard":
        assert sum(builds) / len(builds) >= 1.5


@pytest.mark.benchmark
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
@pytest.mark.parametrize("seconds", [1.0, 2.0])
def test_a_bot_keeps_its_time(level, seconds):
    for state in (begun(2), attack(4, 1, hand="natural")):
        bot("castle_crush", level).choose(state.seen_by(0), Budget(seconds=1.0), Stream(0))
        begin = time.perf_counter()
        choice = bot("castle_crush", level).choose(
            state.seen_by(0), Budget(seconds=seconds), Stream(1)
        )
        spent = time.perf_counter() - begin
        print(f"{level} {state.phase}: {spent:.2f} of {seconds} s, {dict(choice.reasons)}")
        assert spent <= max(1.1 * seconds, seconds + 0.05)
