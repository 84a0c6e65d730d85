"""What positions of Castell are worth to a bot."""

from attrs import evolve

from castlegames.bots.bot import Budget
from castlegames.bots.castell.judgement import reach_of, route_worth, size_wishes, value
from castlegames.bots.castell.turns import best_recruits, candidates, plans
from castlegames.bots.castell.weights import WEIGHTS
from castlegames.rules.castell import Festival, SpecialTravel, Travel
from castlegames.rules.castell.components import REGIONS
from tests.rules.castell.positions import start, with_player, with_region, with_tile_at

HAND = (9, 9, 9, 8, 8, 7, 7, 5, 1)


def ready(region="Valls", **changes):
    """Seat 0 can build four levels; the only festival is in Valls after round 3."""
    state = with_player(start(), 0, region=region, hand=HAND, skills={"balance": 1}, **changes)
    for other in REGIONS:
        state = with_region(state, other, row=())
    return evolve(state, round=3, calendar=(Festival(3, "Valls", (5,)),))


def test_standing_where_a_festival_is_due_is_worth_more_than_elsewhere():
    here, elsewhere = ready("Valls"), ready("Girona")
    assert route_worth(here, 0, WEIGHTS) > route_worth(elsewhere, 0, WEIGHTS) == 0


def test_a_festival_ahead_counts_when_a_road_leads_there_in_time():
    calendar = (Festival(4, "Valls", (5,)),)
    near = evolve(ready("Lleida"), calendar=calendar)
    far = evolve(ready("Girona"), calendar=calendar)
    assert route_worth(near, 0, WEIGHTS) > 0
    assert route_worth(far, 0, WEIGHTS) == 0


def test_a_rival_with_a_better_tower_lowers_the_prize():
    alone = ready()
    rival = with_player(
        alone, 1, region="Valls", hand=(*HAND, 6, 5, 5), skills={"balance": 3, "mix": 2}
    )
    assert route_worth(rival, 0, WEIGHTS) < route_worth(alone, 0, WEIGHTS)


def test_reach_knows_what_can_be_performed_with_the_tokens_there():
    state = with_region(ready(), "Lleida", row=(0, 31), tokens=(1, 1))
    reach = reach_of(state, 0, WEIGHTS, REGIONS.index("Valls"))
    assert reach.performances[REGIONS.index("Lleida")] == 3 + 2
    assert sum(reach.performances) == 5


def test_without_tokens_no_performance_ahead_counts():
    state = with_region(ready(), "Lleida", row=(0,))
    poor = with_player(state, 0, tokens=0)
    assert route_worth(state, 0, WEIGHTS) > route_worth(poor, 0, WEIGHTS)


def test_a_rank_and_a_casteller_more_are_worth_something_early():
    state = ready()
    trained = with_player(state, 0, skills={"balance": 2})
    recruited = with_player(state, 0, hand=(*HAND, 5))
    assert value(trained, 0, WEIGHTS) > value(state, 0, WEIGHTS)
    assert value(recruited, 0, WEIGHTS) > value(state, 0, WEIGHTS)


def test_sizes_that_festivals_want_are_most_welcome():
    state = evolve(ready(), calendar=(Festival(4, "Valls", (5,)),))
    state = with_region(state, "Valls", castellers=(6, 5, 1))
    wishes = size_wishes(state, with_player(state, 0, hand=(9, 9)).players[0])
    assert wishes[5] == max(wishes)
    assert 5 in best_recruits(state, 1, 1)[0].sizes


def test_candidates_are_legal():
    state = with_tile_at(with_region(ready(), "Valls", castellers=(6, 5, 1)), "Valls", "special")
    moves = candidates(state, 3)
    assert all(state.why_not(move) is None for move in moves)
    assert {Travel, SpecialTravel} <= {type(move) for move in moves}


def test_plans_come_best_first_and_each_can_be_played():
    state = with_region(ready(), "Valls", castellers=(6, 5, 1))
    found = plans(state, lambda after: value(after, 0, WEIGHTS), Budget(nodes=150).start(), 4)
    worths = [plan.worth for plan in found]
    assert worths == sorted(worths, reverse=True)
    for plan in found[:10]:
        after = state
        for move in plan.moves:
            after = after.play(move)
        assert after == plan.state
