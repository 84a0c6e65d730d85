"""How strong Castell's bots are, and whether they keep their time (quality.md)."""

from __future__ import annotations

import time

import pytest

from castlegames.bots import Budget
from castlegames.bots.bot import RandomBot
from castlegames.bots.castell import LEVELS, bot
from castlegames.rules import Stream
from castlegames.rules.castell import GAME
from tests.rules.castell.positions import lively_match

NODES = {"random": 1, "easy": 60, "medium": 200, "hard": 1200, "expert": 3600}
BOTS = {"random": RandomBot(), **{level.name: bot(level.name) for level in LEVELS}}


def end_of_match(names, deal):
    """The state after a match between bots, each with the nodes of its level."""
    state = GAME.start(len(names), deal)
    draws = Stream(deal).open()
    while (seat := state.to_move) is not None:
        name = names[seat]
        budget = Budget(nodes=NODES[name])
        state = state.play(BOTS[name].choose(state.seen_by(seat), budget, draws.fork()).move)
    return state


@pytest.mark.arena
@pytest.mark.parametrize(
    ("stronger", "weaker", "matches", "share"),
    [
        ("easy", "random", 60, 0.80),
        ("medium", "easy", 20, 0.65),
        ("hard", "medium", 20, 0.65),
        ("expert", "hard", 40, 0.55),
    ],
)
def test_each_level_beats_the_one_below(stronger, weaker, matches, share, capsys):
    """Each deal is played with the seats swapped."""
    wins = decided = 0
    for number in range(matches):
        deal, seat = divmod(number, 2)
        names = [weaker, weaker]
        names[seat] = stronger
        winners = end_of_match(names, deal).winners()
        decided += len(winners) == 1
        wins += winners == (seat,)
    with capsys.disabled():
        print(f"\n{stronger} over {weaker}: {wins} of {decided} decided matches")
    assert wins >= share * decided


@pytest.mark.benchmark
@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_a_bot_keeps_its_time(level, capsys):
    states = [before for before, _, _ in lively_match(4, 6)][::12]
    slowest = 0.0
    for state in states:
        view = state.seen_by(state.to_move)
        began = time.perf_counter()
        BOTS[level.name].choose(view, Budget(seconds=level.seconds), Stream(1))
        slowest = max(slowest, time.perf_counter() - began)
    with capsys.disabled():
        print(f"\n{level.name}: {slowest:.3f} s at most of {level.seconds}")
    assert slowest <= level.seconds + max(0.05, 0.1 * level.seconds)


@pytest.mark.arena
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_higher_level_scores_more_among_its_like(seats, capsys):
    means = []
    for level in LEVELS[:2]:
        totals = [
            score.total
            for deal in range(4)
            for score in end_of_match([level.name] * seats, deal).scores()
        ]
        means.append(sum(totals) / len(totals))
    with capsys.disabled():
        print(f"\n{seats} seats: " + ", ".join(f"{mean:.1f}" for mean in means))
    assert means == sorted(means)
