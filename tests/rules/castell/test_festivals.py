import pytest
from attrs import evolve

from castlegames.rules.castell import Festival, PassFestival, ShowTower

from .positions import before_festival, kinds, play, refusal, with_player

HAND = (9, 9, 9, 8, 8, 7, 7, 5, 1)
BEST = "festival 9,9,9/8,8/7,7/5"
BALANCE = {"balance": 1}


def prizes(state, region="Valls"):
    return [player.column(region).prizes for player in state.players]


def sizes(state, region="Valls"):
    return [player.column(region).sizes for player in state.players]


def test_only_a_player_who_is_there_and_can_build_a_tower_is_asked():
    state = before_festival(
        ("Valls", HAND, {}),
        ("Lleida", HAND, BALANCE),
        ("Valls", HAND, BALANCE),
        (None, HAND, BALANCE),
    )
    state = play(state, "end")
    assert kinds(state) == ["festival", "cannot_build"]
    assert state.to_move == 2
    assert state.festival.region == "Valls"
    assert state.round == 3


def test_a_festival_without_anybody_discards_its_tokens_and_the_round_goes_on():
    state = play(before_festival(("Lleida", HAND, {}), ("Lleida", HAND, {})), "end")
    assert kinds(state)[:2] == ["festival", "size_discarded"]
    assert state.round == 4
    assert sizes(state) == [(), ()]


def test_the_seats_are_asked_in_turn_order_from_the_first_player():
    state = before_festival(*[("Valls", HAND, BALANCE)] * 3, first=1)
    state = play(state, "end")
    asked = []
    while state.round == 3:
        asked.append(state.to_move)
        state = play(state, "festival pass")
    assert asked == [1, 2, 0]


def test_the_answer_is_a_tower_or_a_pass():
    state = play(before_festival(*[("Valls", HAND, BALANCE)] * 2), "end")
    assert [type(move) for move in state.legal_moves()] == [ShowTower, PassFestival]
    for text in ("end", "travel Lleida", "train mix", "special recruit 5"):
        assert refusal(state, text) == "festival_first"


def test_outside_a_festival_no_tower_is_shown():
    state = before_festival(*[("Valls", HAND, BALANCE)] * 2)
    assert refusal(state, "festival pass") == "no_festival"
    assert refusal(state, BEST) == "no_festival"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (BEST, None),
        ("festival 9,9/7,7/5/1", "rank_too_low"),
        ("festival 9,9,9/8,8/5", "too_few_levels"),
        ("festival 9,9,9/8,8/7,7/1", "size_missing"),
        ("festival 9,9,9/8,8/7,7/6", "not_owned"),
    ],
)
def test_a_festival_takes_legal_towers_of_four_levels_with_each_size(text, code):
    state = play(before_festival(*[("Valls", HAND, BALANCE)] * 2), "end")
    assert refusal(state, text) == code
    festival = state.festival
    tower = tuple(tuple(map(int, level.split(","))) for level in text.split(" ")[1].split("/"))
    reason = state.why_not_at(state.to_move, tower, festival)
    assert (reason and reason.code) == code


def test_a_tower_scores_its_levels_and_its_matching_castellers():
    state = play(before_festival(*[("Valls", HAND, BALANCE)] * 2, tokens=(7, 5)), "end", BEST)
    assert state.players[0].best == 4 + 3
    assert kinds(state) == ["showed", "marker"]
    assert state.standings()[0].points == 7


def test_the_marker_only_rises():
    state = before_festival(*[("Valls", HAND, BALANCE)] * 2)
    state = play(with_player(state, 0, best=12), "end", BEST)
    assert state.players[0].best == 12
    assert kinds(state) == ["showed"]


def test_one_participant_wins_a_medal():
    state = play(before_festival(*[("Valls", HAND, BALANCE)] * 2), "end", BEST, "festival pass")
    assert prizes(state) == [("medal",), ()]
    assert sizes(state) == [(5,), ()]
    assert state.round == 4


def test_two_participants_win_trophy_and_ribbon():
    state = before_festival(("Valls", HAND, BALANCE), ("Valls", (*HAND, 5), {"balance": 2}))
    state = play(state, "end", BEST, "festival 9,9,9/8,8/5,5/1")
    assert prizes(state) == [("ribbon",), ("trophy",)]
    assert sizes(state) == [(), (5,)]


def test_tied_towers_all_take_the_better_prize_and_the_next_is_skipped():
    state = play(before_festival(*[("Valls", HAND, BALANCE)] * 2), "end", BEST, BEST)
    assert prizes(state) == [("trophy",), ("trophy",)]
    assert sizes(state) == [(), ()]
    assert "size_discarded" in kinds(state)


def test_the_awards_count_those_who_showed_a_tower_not_those_who_were_asked():
    state = before_festival(*[("Valls", (*HAND, 5), BALANCE)] * 4)
    state = play(state, "end", "festival pass", "festival 9,9,9/8,8/5,5/1", "festival pass", BEST)
    assert prizes(state) == [(), ("trophy",), (), ("ribbon",)]


def test_of_three_different_towers_each_takes_its_own_prize():
    hand = (9, 9, 9, 8, 8, 7, 7, 5, 5, 5, 4, 1)
    state = before_festival(*[("Valls", hand, {"balance": 2})] * 3)
    towers = ("festival 9,9,9/8,8/5,5/1", "festival 9,9,9/5,5,5/4/1", BEST)
    state = play(state, "end", *towers)
    assert prizes(state) == [("medal",), ("trophy",), ("ribbon",)]


def test_a_size_token_does_not_go_to_a_better_tower_with_fewer_of_the_size():
    hand = (9, 9, 9, 8, 8, 8, 7, 7, 5, 5, 1)
    state = before_festival(*[("Valls", hand, {"balance": 2, "mix": 1})] * 2, tokens=(8, 5))
    state = play(state, "end", "festival 9,9,9/8,8,8/7/5", "festival 9,9,8/7,7/5,5/1")
    assert prizes(state) == [("trophy",), ("ribbon",)]
    assert sizes(state) == [(8,), (5,)]


def test_of_three_two_tied_first_leave_the_ribbon_for_the_third():
    three = [("Valls", (*HAND, 5), BALANCE)] * 3
    better = "festival 9,9,9/8,8/5,5/1"
    state = play(before_festival(*three), "end", BEST, better, better)
    assert prizes(state) == [("ribbon",), ("trophy",), ("trophy",)]


def test_of_four_two_tied_second_both_take_the_medal():
    hand = (9, 9, 9, 8, 8, 8, 7, 7, 5, 5, 5, 1)
    skills = {"balance": 2}
    state = before_festival(*[("Valls", hand, skills)] * 4)
    first = "festival 9,9,9/8,8,8/5,5/1"
    state = play(state, "end", first, BEST, "festival 9,9,9/7,7/5,5/1", BEST)
    assert prizes(state) == [("trophy",), ("ribbon",), ("trophy",), ("ribbon",)]
    state = before_festival(*[("Valls", hand, skills)] * 4)
    most = "festival 9,9,9/8,8,8/5,5,5/1"
    two = "festival 9,9,9/8,8,8/5,5/1"
    state = play(state, "end", most, two, two, BEST)
    assert prizes(state) == [("trophy",), ("medal",), ("medal",), ("ribbon",)]


def test_a_size_token_goes_to_most_castellers_in_the_tower_shown():
    hand = (9, 9, 9, 8, 8, 8, 7, 7, 5, 5, 5, 1)
    state = before_festival(*[("Valls", hand, {"balance": 2})] * 2)
    state = play(state, "end", BEST, "festival 9,9,9/8,8/5,5/1")
    assert sizes(state) == [(), (5,)]


def test_a_tied_size_token_goes_to_the_tower_with_more_points():
    hand = (10, 10, 10, 9, 9, 9, 8, 8, 7, 7, 5, 1)
    state = before_festival(*[("Valls", hand, {"balance": 2})] * 2)
    state = play(state, "end", "festival 10,10,10/9,9/7,7/5/1", "festival 9,9,9/8,8/7,7/5")
    assert sizes(state) == [(5,), ()]
    assert prizes(state) == [("trophy",), ("ribbon",)]


def test_each_size_token_is_claimed_on_its_own():
    hand = (9, 9, 9, 8, 8, 8, 7, 7, 5, 5, 5, 1)
    state = before_festival(*[("Valls", hand, {"balance": 2})] * 2, tokens=(8, 5))
    state = play(state, "end", "festival 9,9,9/8,8,8/7,7/5", "festival 9,9,9/8,8/5,5/1")
    assert sizes(state) == [(8,), (5,)]


def test_two_festivals_of_a_round_are_held_in_calendar_order():
    state = before_festival(("Valls", HAND, BALANCE), ("Lleida", HAND, BALANCE), round_=4)
    place = next(at for at, item in enumerate(state.calendar) if item.round == 4)
    calendar = list(state.calendar)
    calendar.insert(place, Festival(4, "Lleida", (1,)))
    state = play(evolve(state, calendar=tuple(calendar)), "end")
    assert (state.to_move, state.festival.region) == (1, "Lleida")
    state = play(state, "festival pass")
    assert (state.to_move, state.festival.region) == (0, "Valls")
    assert kinds(state) == ["passed", "size_discarded", "festival"]


def test_prizes_and_tokens_go_into_the_regions_column_and_count():
    state = play(before_festival(*[("Valls", HAND, BALANCE)] * 2), "end", BEST, "festival pass")
    parts = state.scores()[0].parts
    assert parts == {"tower": 5, "diversity": 0, "prizes": 3, "sizes": 2, "performances": 0}


def test_after_round_ten_the_festival_still_decides():
    state = before_festival(*[("Valls", HAND, BALANCE)] * 2, round_=10, tokens=(7, 5))
    state = play(state, "end", BEST, "festival pass")
    assert state.to_move is None
    assert state.winners() == (0,)
    assert kinds(state)[-1] == "end"
