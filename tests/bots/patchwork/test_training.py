"""The training that makes the judgement's weights."""

import numpy as np
import pytest

from castlegames.bots.patchwork.judgement import Judgement
from castlegames.bots.patchwork.tree import PurchaseTree
from castlegames.bots.patchwork.worth import SimpleLead
from tests.arena import train_patchwork
from tests.arena.train_patchwork import (
    COMING_SHARE,
    Network,
    Step,
    looking_back,
    one_match,
    play_chunk,
    stacked,
)


def taught(seed=3, met=2):
    return list(one_match(seed, 4, PurchaseTree("revised", SimpleLead()), met))


def error(network, lessons):
    judgement = Judgement(network.weights())
    misses = [judgement.lead(lesson.position) - lesson.lead for lesson in lessons]
    return float(np.sqrt(np.mean(np.square(misses))))


def test_a_match_teaches_the_same_every_time():
    assert taught() == taught()


def test_a_lesson_mixes_what_was_expected_with_what_came():
    position = taught()[-1].position
    steps = [
        Step(position, 0, 10.0, False),
        Step(position, 1, 2.0, True),
        Step(position, 0, 4.0, False),
    ]
    last, middle, first = (lesson.lead for lesson in looking_back(steps, 1, -6.0))
    assert last == pytest.approx(COMING_SHARE * 6 + (1 - COMING_SHARE) * 4)
    assert middle == 2
    assert first == pytest.approx(COMING_SHARE * -2 + (1 - COMING_SHARE) * 10)


def test_the_weights_judge_as_the_network_learned():
    lessons = taught(met=0)
    network = Network(stacked(lessons), units=8, seed=1)
    before = error(network, lessons)
    *_, last = network.learn(60)
    assert error(network, lessons) == pytest.approx(last, rel=0.2)
    assert last < before / 2


def test_a_bound_that_holds_teaches_nothing():
    lessons = taught(met=0)
    for bound in (-1, 1):
        held = stacked([lesson._replace(lead=-1000.0 * bound, bound=bound) for lesson in lessons])
        assert list(Network(held, units=8, seed=1).learn(2)) == [0, 0]
        broken = held._replace(leads=-held.leads)
        assert min(Network(broken, units=8, seed=1).learn(2)) > 0


def test_what_was_played_is_not_played_again(tmp_path, monkeypatch):
    monkeypatch.setattr(train_patchwork, "CHUNK", 1)
    file = tmp_path / "round-1-5.npz"
    play_chunk(file, 2, None)
    first = file.read_bytes()
    monkeypatch.setattr(train_patchwork, "one_match", None)
    play_chunk(file, 2, None)
    assert file.read_bytes() == first
    assert [found.name for found in tmp_path.iterdir()] == ["round-1-5.npz"]
