import pytest
from attrs import evolve

from castlegames.rules import IllegalMove, Stream
from castlegames.rules.castell import (
    GAME,
    Recruit,
    SpecialPerform,
    SpecialRecruit,
    SpecialTravel,
    Train,
    Travel,
)
from castlegames.rules.castell.components import ADJACENT, REGIONS

from .positions import (
    kinds,
    play,
    refusal,
    start,
    with_player,
    with_region,
    with_tile_at,
)


def test_the_first_travel_enters_any_region():
    state = start()
    for region in REGIONS:
        after = play(state, f"travel {region}")
        assert after.players[0].region == region
        assert kinds(after) == ["entered"]


def test_before_entering_nothing_but_travel_and_the_end_is_possible():
    state = start()
    assert {type(move).__name__ for move in state.legal_moves()} == {"Travel", "EndTurn"}
    for text in (
        "recruit 5",
        "train mix",
        "train special",
        "special recruit 5",
        "special travel Valls",
        "special perform 0 8,8/6,6/3",
    ):
        assert refusal(state, text) == "not_entered"


def test_travel_leads_to_adjacent_regions_only():
    state = with_player(start(), 0, region="Girona")
    for region in REGIONS:
        expected = None if region in ADJACENT["Girona"] else "not_adjacent"
        if region == "Girona":
            expected = "already_there"
        assert refusal(state, f"travel {region}") == expected


def test_each_action_is_possible_once_a_turn_in_any_order():
    state = with_player(start(), 0, region="Valls")
    state = with_region(state, "Valls", castellers=(7, 5, 5))
    state = with_tile_at(state, "Valls", "mix")
    state = play(state, "special recruit 7", "train mix", "recruit 5 5", "travel Lleida")
    assert refusal(state, "travel Valls") == "already_travelled"
    assert refusal(state, "recruit 1") == "already_recruited"
    assert refusal(state, "train mix") == "already_trained"
    assert refusal(state, "special travel Valls") == "already_acted"
    assert [str(move) for move in state.legal_moves()] == ["end"]


def test_a_recruitment_takes_one_or_two_castellers_that_wait_here():
    state = with_region(with_player(start(), 0, region="Valls"), "Valls", castellers=(7, 5, 5))
    after = play(state, "recruit 5 5")
    assert after.castellers_in("Valls") == (7,)
    assert sorted(after.players[0].hand) == sorted((*state.players[0].hand, 5, 5))
    assert refusal(state, "recruit 7 7") == "not_waiting"
    assert refusal(state, "recruit 4") == "not_waiting"
    assert state.why_not(Recruit(())).code == "recruit_number"
    assert state.why_not(Recruit((7, 5, 5))).code == "recruit_number"
    assert state.why_not(Recruit((0,))).code == "no_such_size"


def test_every_pair_and_every_single_casteller_is_offered_once():
    state = with_region(with_player(start(), 0, region="Valls"), "Valls", castellers=(7, 5, 5))
    offered = [str(move) for move in state.legal_moves() if isinstance(move, Recruit)]
    assert offered == ["recruit 7 5", "recruit 5 5", "recruit 7", "recruit 5"]


def test_training_raises_a_skill_at_the_regions_sector():
    state = with_tile_at(with_player(start(), 0, region="Valls"), "Valls", "strength")
    after = play(state, "train strength")
    assert after.players[0].rank("strength") == 1
    assert kinds(after) == ["trained"]


def test_training_reaches_the_all_regions_sector_too():
    state = with_player(start(), 0, region="Valls")
    state = evolve(
        state,
        spots=("mix", "balance", "balance", "base", "width", "strength", "special", "special"),
    )
    assert state.trainable(0) == ("strength", "mix")
    assert refusal(state, "train mix") is None
    assert refusal(state, "train base") == "not_offered"


def test_on_the_advanced_side_the_tile_at_no_region_is_out_of_reach():
    state = with_player(start(wheel="no_region"), 0, region="Valls")
    state = evolve(
        state,
        spots=("mix", "balance", "balance", "base", "width", "strength", "special", "special"),
    )
    assert state.trainable(0) == ("strength",)
    assert refusal(state, "train mix") == "not_offered"


def test_a_rank_never_goes_beyond_five():
    state = with_tile_at(with_player(start(), 0, region="Valls"), "Valls", "mix")
    state = with_player(state, 0, skills={"mix": 5})
    assert refusal(state, "train mix") == "highest_rank"
    assert Train("mix") not in state.legal_moves()
    assert state.why_not(Train("luck")).code == "no_such_skill"


def test_the_special_tile_gives_a_free_special_action_at_once():
    state = with_tile_at(with_player(start(), 0, region="Valls"), "Valls", "special")
    state = with_region(state, "Valls", castellers=(7, 5))
    state = play(state, "train special")
    assert kinds(state) == ["special_due"]
    for text in ("end", "travel Lleida", "recruit 7", "train special"):
        assert refusal(state, text) == "special_first"
    assert all(str(move).startswith("special") for move in state.legal_moves())
    state = play(state, "special recruit 7")
    assert state.players[0].tokens == 7
    assert state.tokens_in("Valls") == ()
    assert state.players[0].ranks == (0, 0, 0, 0, 0)
    assert refusal(state, "train mix") == "already_trained"
    assert refusal(state, "special recruit 5") is None


def test_undo_takes_the_special_tile_back_with_its_free_action():
    state = with_tile_at(with_player(start(), 0, region="Valls"), "Valls", "special")
    assert not state.follow_up
    state = play(state, "train special")
    assert state.follow_up
    assert not play(state, "special travel Lleida").follow_up


def test_the_free_special_action_comes_also_after_the_one_for_a_token():
    state = with_tile_at(with_player(start(), 0, region="Valls"), "Valls", "special")
    state = with_region(state, "Valls", castellers=(7, 5))
    state = play(state, "special recruit 7", "train special", "special recruit 5")
    assert state.players[0].tokens == 6
    assert state.tokens_in("Valls") == (0,)


def test_without_tokens_the_free_special_action_is_still_possible():
    state = with_tile_at(with_player(start(), 0, region="Valls", tokens=0), "Valls", "special")
    assert refusal(state, "special travel Lleida") == "no_token"
    state = play(state, "train special", "special travel Lleida")
    assert state.players[0].region == "Lleida"
    assert state.players[0].tokens == 0


def test_nobody_is_stuck_with_a_free_special_action():
    state = with_tile_at(with_player(start(), 0, region="Valls", tokens=0), "Valls", "special")
    state = with_region(state, "Valls", castellers=(), row=())
    state = play(state, "train special")
    assert {str(move) for move in state.legal_moves()} == {
        f"special travel {region}" for region in ADJACENT["Valls"]
    }


def test_a_special_token_goes_to_the_row_where_the_pawn_is_afterwards():
    state = play(with_player(start(), 0, region="Valls"), "special travel Lleida")
    assert state.tokens_in("Valls") == ()
    assert state.tokens_in("Lleida") == (0,)
    assert state.players[0].tokens == 6
    assert kinds(state) == ["travelled", "token_placed"]


def test_travel_and_a_special_travel_make_two_steps_in_one_turn():
    state = with_player(start(), 0, region="Girona")
    state = play(state, "travel Lleida", "special travel Valls")
    assert state.players[0].region == "Valls"


def test_a_special_recruitment_leaves_the_recruit_action():
    state = with_region(with_player(start(), 0, region="Valls"), "Valls", castellers=(7, 5))
    state = play(state, "special recruit 5")
    assert refusal(state, "recruit 7") is None
    assert state.why_not(SpecialRecruit(5)).code == "already_acted"


def test_a_special_action_must_be_possible_in_full():
    state = with_region(with_player(start(), 0, region="Valls"), "Valls", castellers=())
    assert refusal(state, "special recruit 5") == "not_waiting"
    assert refusal(state, "special travel Girona") == "not_adjacent"
    assert refusal(state, "special travel Valls") == "already_there"


def test_a_performance_takes_the_tile_and_the_rows_tokens_but_not_its_own():
    state = with_player(start(3), 0, region="Valls", hand=(8, 8, 6, 6, 3), skills={"balance": 1})
    state = with_region(state, "Valls", row=(0, 20), tokens=(1, 2, 1))
    state = play(state, "special perform 0 8,8/6,6/3")
    column = state.players[0].column("Valls")
    assert column.tiles == (0,)
    assert column.tokens == (1, 2, 1)
    assert state.tokens_in("Valls") == (0,)
    assert state.row("Valls") == (20,)
    assert state.players[0].tokens == 6
    assert state.scores()[0].parts["performances"] == 3 + 3
    assert kinds(state) == ["tile_taken", "token_placed"]
    assert state.players[0].hand == (8, 8, 6, 6, 3)


def test_a_free_performance_places_no_token():
    state = with_player(start(), 0, region="Valls", hand=(8, 8, 6, 6, 3), skills={"balance": 1})
    state = with_tile_at(with_region(state, "Valls", row=(0,)), "Valls", "special")
    state = play(state, "train special", "special perform 0 8,8/6,6/3")
    assert state.tokens_in("Valls") == ()
    assert state.players[0].tokens == 7


def test_a_taken_tile_is_not_replaced():
    state = with_player(start(), 0, region="Valls", hand=(8, 8, 6, 6, 3), skills={"balance": 1})
    state = play(with_region(state, "Valls", row=(0,)), "special perform 0 8,8/6,6/3")
    assert state.row("Valls") == ()
    state = play(state, "end", "end")
    assert state.row("Valls") == ()


PERFORMANCES = [
    ("special perform 0 8,8/6,6/3", None),
    ("special perform 1 8,8,8/6,6,6/3", "tile_not_here"),
    ("special perform 0 8,8/6/3", "other_width"),
    ("special perform 0 8,8/6,6", "other_height"),
    ("special perform 0 9,9/6,6/3", "not_owned"),
    ("special perform 0 8,8/6,6/8", "level_bigger"),
    ("special perform 0 8,8/6,6/6", "rank_too_low"),
    ("special perform 0 8,8/3/6,6", "level_bigger"),
    ("special perform 0 6/3,3/2", "level_wider"),
    ("special perform 0 8,6/6,6/3", "sizes_apart"),
    ("special perform 0 8,7/6,6/3", "rank_too_low"),
    ("special perform 0 8,8,8,8/6,6/3", "too_wide"),
    ("special perform 20 8,8,8/6,6/3/2", "skill_unused"),
    ("special perform 20 8,8,8/6,6/3", "other_height"),
]


@pytest.mark.parametrize(("text", "code"), PERFORMANCES)
def test_a_performance_is_refused_with_its_reason(text, code):
    hand = (8, 8, 8, 8, 7, 6, 6, 6, 3, 3, 2)
    state = with_player(start(), 0, region="Valls", hand=hand, skills={"balance": 1})
    state = with_region(state, "Valls", row=(0, 20))
    assert refusal(state, text) == code


def test_an_exhibition_that_needs_base_and_width_wants_both_at_once():
    hand = (9,) * 4 + (8,) * 3 + (7, 7, 6, 5)
    skills = {"base": 1, "width": 1, "balance": 1}
    state = with_player(start(), 0, region="Valls", hand=hand, skills=skills)
    state = with_region(state, "Valls", row=(25,))
    assert refusal(state, "special perform 25 9,9,9,9/8,8,8/7,7/6/5") == "skills_clash"
    state = with_player(state, 0, hand=(9,) * 5 + (8,) * 4 + (7, 7, 7, 6, 6, 5))
    assert refusal(state, "special perform 25 9,9,9,9,9/8,8,8,8/7,7,7/6,6/5") is None


def test_towers_that_cannot_be_written_are_refused_too():
    state = with_region(with_player(start(), 0, region="Valls"), "Valls", row=(0,))
    assert state.why_not(SpecialPerform(0, ())).code == "no_tower"
    assert state.why_not(SpecialPerform(0, ((3,), ()))).code == "no_tower"
    assert state.why_not(SpecialPerform(0, ((11,),))).code == "no_such_size"
    assert state.why_not(SpecialPerform(99, ((1,),))).code == "no_such_tile"
    assert state.why_not(Travel("Madrid")).code == "no_such_region"


ODD = [None, True, 0, -1, 3.0, float("nan"), 10**30, 10**5000, -(10**5000), "", "x" * 9999, ["x"]]


@pytest.mark.parametrize("thing", ODD, ids=lambda thing: type(thing).__name__)
def test_whatever_stands_in_a_move_is_refused_with_a_short_reason(thing):
    state = with_region(with_player(start(), 0, region="Valls"), "Valls", row=(0,))
    for move, code in (
        (Travel(thing), "no_such_region"),
        (SpecialTravel(thing), "no_such_region"),
        (Train(thing), "no_such_skill"),
        (Recruit((thing,)), "no_such_size"),
        (Recruit((5, thing)), "no_such_size"),
        (SpecialRecruit(thing), "no_such_size"),
        (SpecialPerform(0, ((thing,),)), "no_such_size"),
        (SpecialPerform(99 if thing == 0 else thing, ((5,),)), "no_such_tile"),
    ):
        reason = state.why_not(move)
        assert reason.code == code
        assert all(len(str(value)) <= 41 for value in reason.args.values())


def test_moves_of_other_games_are_refused():
    assert start().why_not(object()).code == "foreign_move"


def test_a_refused_move_leaves_the_state_alone_and_names_its_reason():
    state = start()
    with pytest.raises(IllegalMove) as refused:
        state.play(Recruit((5,)))
    assert refused.value.reason.code == "not_entered"


def test_turns_go_round_clockwise_and_the_marker_passes_after_each_round():
    state = start(3)
    order = []
    for _ in range(9):
        order.append(state.to_move)
        state = play(state, "end")
    assert order == [0, 1, 2, 1, 2, 0, 2, 0, 1]
    assert state.round == 4
    assert state.first == 0


def test_regions_are_refilled_in_rounds_three_five_seven_and_nine_only():
    state = with_region(start(2), "Valls", castellers=(5,))
    refilled = []
    while state.to_move is not None:
        before = state.round
        state = play(state, "end")
        if state.round != before:
            if "refill" in kinds(state):
                refilled.append(state.round)
                assert [len(waiting) for waiting in state.regions] == [3] * 7
            state = with_region(state, "Valls", castellers=state.castellers_in("Valls")[:1])
    assert refilled == [3, 5, 7, 9]


def test_a_refill_keeps_what_lies_there_and_reveals_what_comes():
    state = evolve(with_region(start(2), "Valls", castellers=(5,)), round=2)
    after = play(state, "end", "end")
    assert len(after.castellers_in("Valls")) == 3
    assert 5 in after.castellers_in("Valls")
    assert after.reveals == state.reveals + 2
    assert len(after.bag) == len(state.bag) - 2


def test_a_short_bag_goes_round_the_regions_in_board_order():
    state = evolve(start(2), round=2, bag=(4, 4, 4))
    state = with_region(state, "Valls", castellers=())
    state = with_region(state, "Lleida", castellers=(9,))
    after = play(state, "end", "end")
    assert after.castellers_in("Valls") == (4, 4)
    assert after.castellers_in("Lleida") == (9, 4)
    assert after.bag == ()


def test_the_wheel_turns_from_the_second_round_on():
    state = start(2)
    assert state.sectors[0] is None
    after = play(state, "end", "end")
    assert after.sectors[1] is None
    assert kinds(after) == ["round", "first", "wheel"]


def test_after_ten_rounds_the_match_is_over():
    state = play(start(2), *["end"] * 20)
    assert state.to_move is None
    assert state.legal_moves() == ()
    assert refusal(state, "end") == "match_over"
    assert state.outcome().decided_by == "shared"
    assert state.winners() == (0, 1)


def test_what_a_seat_sees_hides_the_stream_and_answers_for_that_seat_only():
    state = start(3)
    own, other = state.seen_by(0), state.seen_by(1)
    assert own.stream is None
    assert own.legal_moves() == state.legal_moves()
    assert other.legal_moves() == ()
    assert refusal(other, "end") == "not_your_turn"
    assert own.seen_by(0) == own
    with pytest.raises(ValueError, match="seat 0"):
        own.seen_by(1)
    for nobody in (3, -1, True, 1.0, "1", None):
        with pytest.raises(ValueError, match="no seat"):
            state.seen_by(nobody)


def test_a_hidden_state_cannot_refill():
    state = evolve(with_region(start(2), "Valls", castellers=()), round=2)
    last = play(state, "end").seen_by(1)
    with pytest.raises(ValueError, match="hidden"):
        play(last, "end")
    assert play(last.sample(Stream(3)), "end").round == 3


def test_samples_differ_only_in_what_the_bag_gives():
    state = evolve(with_region(start(2), "Valls", castellers=()), round=2)
    last = play(state, "end").seen_by(1)
    drawn = {play(last.sample(Stream(n)), "end").castellers_in("Valls") for n in range(12)}
    assert len(drawn) > 3
    assert last.sample(Stream(1)) == last.sample(Stream(1))


def test_the_board_can_ask_what_is_possible():
    state = with_player(start(), 0, region="Valls", hand=(8, 8, 6, 6, 3), skills={"balance": 1})
    state = with_region(state, "Valls", row=(0, 20))
    assert state.performable(0) == {0: ((8, 8), (6, 6), (3,))}
    assert state.roads(0) == ("Tarragona", "Vilafranca", "Lleida")
    assert state.roads(1) == REGIONS
    assert state.trainable(1) == ()
    assert state.performable(1) == {}
    assert state.why_not_performing(0, 0, ((8, 8), (6, 6), (3,))) is None
    assert GAME.read_move("end") in state.legal_moves()
