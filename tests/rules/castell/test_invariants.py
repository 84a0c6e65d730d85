"""What must always hold, in matches played by chance (castell.md)."""

from collections import Counter

import pytest

from castlegames.rules.castell import GAME, ShowTower, SpecialPerform
from castlegames.rules.castell.components import SIZES, SKILLS
from castlegames.rules.castell.towers import skill_uses, tower_points

from .brute_towers import allowed
from .positions import lively_match, owner

MATCHES = [
    (seats, seed, wheel)
    for seats in (2, 3, 4)
    for seed, wheel in ((seats, "all_regions"), (seats + 10, "no_region"))
]


@pytest.fixture(scope="module", params=MATCHES, ids=str)
def steps(request):
    seats, seed, wheel = request.param
    return list(lively_match(seats, seed, wheel=wheel))


def test_the_hundred_and_fifty_castellers_are_always_there(steps):
    for _, _, state in steps:
        people = Counter(state.bag)
        for group in (*state.regions, *(player.hand for player in state.players)):
            people.update(group)
        assert people == dict.fromkeys(SIZES, 15)


def test_each_player_has_seven_special_tokens_somewhere(steps):
    for _, _, state in steps:
        places = Counter(seat for row in state.row_tokens for seat in row)
        for player in state.players:
            places.update(owner(player))
        for seat, player in enumerate(state.players):
            assert player.tokens + places[seat] == 7


def test_towers_use_only_castellers_and_ranks_that_their_builders_have(steps):
    for before, move, after in steps:
        if isinstance(move, ShowTower | SpecialPerform):
            player = before.player
            used = Counter(size for level in move.tower for size in level)
            assert not used - Counter(player.hand)
            assert allowed(move.tower, player.skills)
            assert skill_uses(move.tower)
        if isinstance(move, ShowTower):
            points = tower_points(move.tower, before.festival.tokens)
            assert after.players[before.to_move].best >= points


def test_score_parts_add_up_and_never_shrink(steps):
    for before, _, after in steps:
        for old, new in zip(before.scores(), after.scores(), strict=True):
            assert new.total == sum(new.parts.values())
            assert all(new.parts[part] >= old.parts[part] for part in old.parts)


def test_ranks_grow_one_at_a_time_and_never_beyond_five(steps):
    for before, _, after in steps:
        for old, new in zip(before.players, after.players, strict=True):
            gained = [b - a for a, b in zip(old.ranks, new.ranks, strict=True)]
            assert sorted(gained) in ([0] * len(SKILLS), [0] * (len(SKILLS) - 1) + [1])
            assert max(new.ranks) <= 5


def test_a_tile_is_taken_once_and_stays_in_its_region(steps):
    start = steps[0][0]
    for _, _, state in steps:
        for place, row in enumerate(start.rows):
            taken = [tile for player in state.players for tile in player.columns[place].tiles]
            assert sorted((*state.rows[place], *taken)) == sorted(row)


def test_legal_moves_are_never_empty_and_all_of_them_are_legal(steps):
    for before, _, _ in steps[::3]:
        moves = before.legal_moves()
        assert moves
        assert len(set(moves)) == len(moves)
        assert all(before.why_not(move) is None for move in moves)


def test_states_and_moves_survive_their_text(steps):
    for _, move, after in steps[::5]:
        assert GAME.read_move(str(move)) == move
        assert GAME.from_json(GAME.to_json(after)) == after
    for _, _, after in steps[::9]:
        seen = after.seen_by(1)
        assert GAME.from_json(GAME.to_json(seen)) == seen


def test_reveals_grow_with_each_casteller_drawn_and_only_then(steps):
    for before, _, after in steps:
        drawn = sum(len(event.args["sizes"]) for event in after.events if event.kind == "refill")
        assert after.reveals - before.reveals == drawn


def test_events_are_of_the_kinds_that_the_game_declares(steps):
    seen = {event.kind for _, _, state in steps for event in state.events}
    assert seen <= set(GAME.event_kinds)
    assert {"travelled", "recruited", "trained", "festival", "refill", "wheel", "end"} <= seen


def test_a_match_lasts_ten_rounds(steps):
    last = steps[-1][2]
    assert last.round == 10
    assert last.outcome().winners == last.winners()
    assert last.winners()


def test_every_seat_sees_all_but_the_stream(steps):
    for _, _, state in steps[::10]:
        full = GAME.to_json(state)
        for seat in range(state.seats):
            seen = GAME.to_json(state.seen_by(seat))
            assert {name for name in full if full[name] != seen[name]} == {"stream", "viewer"}
