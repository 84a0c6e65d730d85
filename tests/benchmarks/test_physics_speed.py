"""How fast falls are simulated (quality.md, Speed): 4 times real time with four castles."""

from __future__ import annotations

import time

import pytest

from castlegames.physics import resolve
from castlegames.physics.motion import let_go
from castlegames.physics.practice import Practice
from castlegames.physics.world import world
from castlegames.rules.castle_crush import Build, Release
from castlegames.rules.castle_crush.bodies import mallet_pose
from castlegames.rules.castle_crush.track import unpack
from tests.physics.tables import attack
from tests.rules.castle_crush.falls import begun

pytestmark = pytest.mark.benchmark
FASTER_THAN_REAL = 4.0


def test_a_swing_at_four_castles_is_simulated_four_times_faster_than_it_falls():
    """CPU time of one core, all of ``resolve`` included, over the swings listed."""
    state = attack(4, 1)
    simulated = spent = 0.0
    for move in state.legal_moves()[:27:3]:
        begin = time.process_time()
        outcome = resolve(state, move).outcome
        spent += time.process_time() - begin
        simulated += unpack(outcome.track).seconds
    print(f"{simulated / spent:.1f} x real time, {1000 * spent / 9:.0f} ms a swing")
    assert simulated / spent > FASTER_THAN_REAL


def test_the_motion_alone_is_faster_still():
    state = attack(4, 1)
    made = world(4, state.rest.poses, mallet_pose(0.0, 0.0, 180.0))
    data = made.data()
    begin = time.process_time()
    motion = let_go(made, data, 12.0, patient=False)
    spent = time.process_time() - begin
    print(f"{motion.seconds / spent:.1f} x real time")
    assert motion.seconds / spent > FASTER_THAN_REAL


def test_building_a_world_and_letting_a_castle_go(benchmark):
    first = begun(4)
    build = next(move for move in first.legal_moves() if isinstance(move, Build))
    benchmark(resolve, first, build)


def test_many_swings_by_two_threads(benchmark):
    state = attack(4, 1)
    practice = Practice(4, state.rest)
    releases = [Release(0.0, y, 90.0 + turn) for y in (-20.0, 0.0) for turn in (-5.0, 5.0)]
    benchmark.pedantic(practice.swings, (releases, 2), rounds=2)
