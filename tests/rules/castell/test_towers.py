"""The tower solver against the rules, case by case and against brute force."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest

from castlegames.rules.castell.towers import (
    SKILLS,
    best_festival_tower,
    is_legal,
    meets_exhibition,
    qualifies,
    skill_uses,
    tower_for_exhibition,
    tower_for_shape,
    tower_points,
)

from .brute_towers import all_towers, allowed, best_values, exhibits, minimal_uses

NOTHING = dict.fromkeys(SKILLS, 0)


def random_ranks(draw: random.Random) -> dict[str, int]:
    return {skill: draw.choice((0, 0, 1, 1, 2, 3)) for skill in SKILLS}


def random_hand(draw: random.Random, most: int) -> tuple[int, ...]:
    low = draw.randint(1, 6)
    high = min(10, low + draw.randint(0, 5))
    return tuple(draw.randint(low, high) for _ in range(draw.randint(1, most)))


def owns(hand: tuple[int, ...], tower: tuple[tuple[int, ...], ...]) -> bool:
    return not Counter(size for level in tower for size in level) - Counter(hand)


def test_three_two_one_needs_no_skill():
    assert skill_uses(((9, 9, 9), (8, 8), (3,))) == ({},)
    assert is_legal(((9, 9, 9), (8, 8), (3,)), NOTHING)


def test_widths_may_shrink_by_more_than_one():
    assert skill_uses(((9, 9, 9), (3,))) == ({},)


def test_a_level_as_wide_as_the_one_below_uses_balance():
    assert skill_uses(((9, 9), (8, 8), (7,))) == ({"balance": 1},)


def test_two_neighbouring_sizes_in_a_level_use_mix():
    assert skill_uses(((9, 8, 8), (7, 7))) == ({"mix": 1},)


def test_sizes_two_apart_cannot_share_a_level():
    assert skill_uses(((9, 7), (5,))) == ()


def test_the_same_size_above_uses_strength():
    assert skill_uses(((9, 9), (9,))) == ({"strength": 1},)


def test_a_bigger_size_above_is_saved_by_no_skill():
    assert skill_uses(((8, 8), (9,))) == ()


def test_a_mixed_level_carries_only_what_its_smallest_can():
    assert skill_uses(((9, 8, 8), (8, 8))) == ({"mix": 1, "strength": 1},)
    assert skill_uses(((9, 8, 8), (9, 9))) == ()


def test_a_level_wider_than_the_one_below_is_saved_by_no_skill():
    assert skill_uses(((9, 9), (8, 8, 8))) == ()


def test_a_wide_level_uses_base_or_width():
    assert skill_uses(((9,) * 5, (8,))) == ({"base": 1}, {"width": 2})


def test_each_level_that_is_too_wide_needs_a_base_of_its_own():
    assert skill_uses(((9,) * 6, (8,) * 4, (1,))) == (
        {"base": 2},
        {"base": 1, "width": 1},
        {"width": 3},
    )


def test_a_tower_without_levels_or_with_an_empty_level_is_no_tower():
    assert skill_uses(()) == ()
    assert skill_uses(((9, 9), ())) == ()
    assert not is_legal((), dict.fromkeys(SKILLS, 5))


def test_the_tower_of_the_builder_uses_balance_base_and_two_mixes():
    tower = ((10, 9, 9, 9), (8, 7, 7), (6, 6), (4, 4), (3,))
    assert skill_uses(tower) == (
        {"balance": 1, "base": 1, "mix": 2},
        {"balance": 1, "mix": 2, "width": 1},
    )
    assert tower_points(tower, {4}) == 7
    assert meets_exhibition(tower, {"balance": 2, "base": 1, "mix": 2}, 5, ("balance", "mix"))


def test_an_exhibition_may_call_a_wide_level_base_or_width_but_not_both():
    tower = ((9,) * 4, (8, 8), (7,))
    ranks = {"base": 1, "width": 1}
    assert meets_exhibition(tower, ranks, 3, ("base",))
    assert meets_exhibition(tower, ranks, 3, ("width",))
    assert not meets_exhibition(tower, ranks, 3, ("base", "width"))
    assert not meets_exhibition(tower, ranks, 4, ("base",))


def test_without_skills_no_tower_has_four_levels():
    assert best_festival_tower(range(1, 11), NOTHING, ()) is None
    hand = [size for size in range(1, 11) for _ in range(15)]
    assert best_festival_tower(hand, NOTHING, (5,)) is None


def test_one_balance_makes_four_levels_possible():
    tower = best_festival_tower((9, 9, 8, 8, 7, 5, 5, 1, 1), {"balance": 1}, (7,))
    assert tower is None
    tower = best_festival_tower((9, 9, 9, 8, 8, 7, 7, 5, 1), {"balance": 1}, (7,))
    assert tower == ((9, 9, 9), (7, 7), (5,), (1,))


def test_a_festival_tower_needs_every_tokens_size():
    hand = (9, 9, 9, 8, 8, 7, 7, 5)
    assert best_festival_tower(hand, {"balance": 1}, (7, 5)) is not None
    assert best_festival_tower(hand, {"balance": 1}, (7, 4)) is None


def test_a_repeated_token_counts_once():
    hand = (9, 9, 9, 8, 8, 7, 7, 5)
    assert best_festival_tower(hand, {"balance": 1}, (7, 7)) == best_festival_tower(
        hand, {"balance": 1}, (7,)
    )


@pytest.mark.parametrize("seed", range(4))
def test_skill_uses_are_the_minimal_grants(seed):
    draw = random.Random(seed)
    towers = []
    for _ in range(8):
        found = list(all_towers(random_hand(draw, 7)))
        towers += draw.sample(found, min(6, len(found)))
    for tower in towers:
        ways = {tuple(way.get(skill, 0) for skill in SKILLS) for way in skill_uses(tower)}
        assert all(n > 0 for way in skill_uses(tower) for n in way.values())
        most = 4
        assert {way for way in ways if max(way) <= most} == minimal_uses(tower, most)


@pytest.mark.parametrize("seed", range(6))
def test_a_tower_is_legal_when_the_rules_one_by_one_allow_it(seed):
    draw = random.Random(seed)
    shaken = []
    for _ in range(800):
        hand = random_hand(draw, 8)
        people = draw.sample(hand, draw.randint(1, len(hand)))
        cuts = sorted(draw.sample(range(1, len(people) + 1), draw.randint(0, len(people) // 2)))
        people.sort(reverse=draw.random() < 0.9)
        levels = [tuple(people[a:b]) for a, b in pairwise([0, *cuts, len(people)])]
        shaken.append(tuple(level for level in levels if level))
    for tower in shaken:
        for _ in range(4):
            ranks = random_ranks(draw)
            assert is_legal(tower, ranks) == allowed(tower, ranks)


@pytest.mark.parametrize("seed", range(6))
def test_the_best_festival_tower_is_the_best_of_all_towers(seed):
    draw = random.Random(seed)
    for _ in range(20):
        hand = random_hand(draw, 11)
        tokens = {
            draw.choice(hand) if draw.random() < 0.9 else draw.randint(1, 10)
            for _ in range(draw.choice((0, 1, 1, 2, 2, 3)))
        }
        candidates = best_values(hand, tokens)
        for _ in range(12):
            ranks = random_ranks(draw)
            expected = next((v for v, tower in candidates if allowed(tower, ranks)), None)
            tower = best_festival_tower(hand, ranks, tuple(tokens))
            if expected is None:
                assert tower is None
                continue
            assert tower is not None
            assert owns(hand, tower)
            assert allowed(tower, ranks)
            assert qualifies(tower, tokens)
            matching = sum(size in tokens for level in tower for size in level)
            people = sum(len(level) for level in tower)
            assert (tower_points(tower, tokens), matching, -people) == expected


@pytest.mark.parametrize("seed", range(4))
def test_a_shape_is_built_exactly_when_some_tower_has_it(seed):
    draw = random.Random(seed)
    for _ in range(20):
        hand = random_hand(draw, 10)
        towers = list(all_towers(hand))
        shapes = sorted({tuple(map(len, tower)) for tower in towers})
        for _ in range(15):
            widths = draw.choice(shapes)
            ranks = random_ranks(draw)
            expected = any(
                tuple(map(len, tower)) == widths and allowed(tower, ranks) for tower in towers
            )
            tower = tower_for_shape(hand, ranks, widths)
            assert (tower is not None) == expected
            if tower is not None:
                assert tuple(map(len, tower)) == widths
                assert allowed(tower, ranks)
                assert owns(hand, tower)


@pytest.mark.parametrize("seed", range(6))
def test_an_exhibition_is_met_exactly_when_some_tower_meets_it(seed):
    draw = random.Random(seed)
    for _ in range(20):
        hand = random_hand(draw, 11)
        by_height: dict[int, list] = {}
        for tower in all_towers(hand):
            by_height.setdefault(len(tower), []).append(tower)
        for _ in range(10):
            height = draw.randint(1, 6)
            ranks = random_ranks(draw)
            skills = tuple(draw.sample(SKILLS, draw.randint(1, 3)))
            expected = any(exhibits(tower, ranks, skills) for tower in by_height.get(height, ()))
            tower = tower_for_exhibition(hand, ranks, height, skills)
            assert (tower is not None) == expected
            if tower is not None:
                assert owns(hand, tower)
                assert meets_exhibition(tower, ranks, height, skills)
                assert exhibits(tower, ranks, skills)


def test_widths_that_grow_upwards_are_no_shape():
    assert tower_for_shape((9,) * 9, dict.fromkeys(SKILLS, 5), (1, 2)) is None
    assert tower_for_shape((9,) * 9, dict.fromkeys(SKILLS, 5), ()) is None


def test_an_exhibition_of_a_skill_without_rank_cannot_be_met():
    hand = [size for size in range(1, 11) for _ in range(3)]
    ranks = {"balance": 3, "base": 3, "strength": 3, "width": 3}
    assert tower_for_exhibition(hand, ranks, 4, ("mix",)) is None
    assert tower_for_exhibition(hand, {**ranks, "mix": 1}, 4, ("mix",)) is not None
