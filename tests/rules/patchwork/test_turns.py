"""Whose turn it is, what a turn does, and every edge case that patchwork.md names."""

from castlegames.rules.patchwork import Advance, Place, Take
from castlegames.rules.patchwork.components import PATCHES
from castlegames.rules.patchwork.quilt import FULL, mask

from .positions import CIRCLE, all_but, block, table


def kinds(state):
    return [event.kind for event in state.events]


def incomes(state):
    return [(e.args["mark"], e.args["buttons"]) for e in state.events if e.kind == "income"]


class TestWhoseTurn:
    def test_the_token_behind_moves(self):
        assert table(positions=(3, 8)).to_move == 0
        assert table(positions=(8, 3)).to_move == 1

    def test_on_one_space_the_token_on_top_moves(self):
        assert table(positions=(8, 8), on_top=0).to_move == 0
        assert table(positions=(8, 8), on_top=1).to_move == 1

    def test_a_player_who_stays_behind_moves_again(self):
        state = table(positions=(0, 10)).play(Take(2, (0, 1, 2)))
        assert state.positions == (2, 10)
        assert state.to_move == 0

    def test_landing_on_the_other_puts_a_token_on_top_and_it_moves_again(self):
        state = table(positions=(8, 10)).play(Take(2, (0, 1, 2)))
        assert state.positions == (10, 10)
        assert state.on_top == 0
        assert state.to_move == 0
        assert "on_top" in kinds(state)

    def test_passing_the_other_gives_it_the_turn(self):
        state = table(positions=(9, 10)).play(Take(2, (0, 1, 2)))
        assert state.to_move == 1
        assert "passed" in kinds(state)

    def test_a_player_on_the_last_space_takes_no_more_turns(self):
        state = table(positions=(53, 40))
        for _ in range(3):
            assert state.to_move == 1
            state = state.play(state.legal_moves()[0])
            if state.to_move is None:
                break
        assert state.positions == (53, 53)


class TestAdvance:
    def test_it_goes_just_in_front_of_the_other_for_a_button_a_space(self):
        state = table(positions=(1, 4)).play(Advance())
        assert state.positions == (5, 4)
        assert state.buttons == (5 + 4, 5)

    def test_from_a_shared_space_it_moves_one(self):
        state = table().play(Advance())
        assert state.positions == (1, 0)
        assert state.buttons == (6, 5)

    def test_at_the_end_only_the_spaces_really_moved_are_paid(self):
        state = table(positions=(50, 53)).play(Advance())
        assert state.positions == (53, 53)
        assert state.buttons == (8, 5)

    def test_seven_spaces_can_cross_two_income_marks_and_both_are_paid(self):
        state = table(positions=(4, 10), incomes=(3, 0)).play(Advance())
        assert state.positions == (11, 10)
        assert incomes(state) == [(5, 3), (11, 3)]
        assert state.buttons[0] == 5 + 7 + 6

    def test_it_takes_the_special_patch_it_passes(self):
        state = table(positions=(24, 25)).play(Advance())
        assert state.special_due
        assert state.to_move == 0


class TestTake:
    def test_the_new_patchs_own_buttons_count_at_the_mark_its_time_crosses(self):
        state = table(positions=(4, 9), circle=(5, *CIRCLE), buttons=(5, 5)).play(
            Take(5, (0, 1, 10, 11))
        )
        assert PATCHES[5].income == 1
        assert incomes(state) == [(5, 1)]
        assert state.buttons[0] == 5 - 3 + 1

    def test_reaching_an_income_mark_pays_and_leaving_it_does_not(self):
        reached = table(positions=(4, 9), incomes=(2, 0), circle=(0, *CIRCLE[:-1]))
        state = reached.play(Take(0, (0, 1)))
        assert state.positions[0] == 5
        assert incomes(state) == [(5, 2)]
        assert incomes(state.play(Take(1, (9, 10, 18)))) == []

    def test_the_patches_passed_over_go_behind_the_neutral_token_in_order(self):
        state = table().play(Take(3, (0, 1, 9)))
        assert state.circle == (*range(4, 33), 0, 1, 2)
        assert state.in_reach == (4, 5, 6)

    def test_taking_the_first_patch_leaves_none_behind(self):
        state = table().play(Take(1, (0, 1, 9)))
        assert state.circle == (*range(2, 33), 0)

    def test_income_at_the_last_space_is_paid(self):
        state = table(positions=(52, 53), incomes=(4, 0)).play(Advance())
        assert incomes(state) == [(53, 4)]
        assert state.buttons[0] == 5 + 1 + 4

    def test_past_the_end_the_token_stops_at_the_last_space(self):
        state = table(positions=(52, 53), buttons=(9, 0), circle=(10, *CIRCLE)).play(
            Take(10, (0, 1, 10, 11))
        )
        assert state.positions == (53, 53)
        assert state.buttons[0] == 9 - 7 + 3

    def test_a_patch_may_cost_all_the_buttons_there_are(self):
        state = table(buttons=(2, 5)).play(Take(2, (0, 1, 2)))
        assert state.buttons[0] == 0

    def test_it_can_be_turned_and_flipped(self):
        legal = set(table(circle=(18, *CIRCLE), buttons=(10, 5)).legal_moves())
        for cells in ((0, 1, 2, 3, 9), (0, 1, 2, 3, 12), (0, 9, 18, 27, 28), (1, 10, 19, 27, 28)):
            assert Take(18, cells) in legal

    def test_the_old_state_is_untouched(self):
        before = table()
        copy = table()
        before.play(Take(1, (0, 1, 9)))
        assert before == copy


class TestCircle:
    def test_only_three_patches_are_in_reach(self):
        patches = {m.patch for m in table(buttons=(99, 0)).legal_moves() if isinstance(m, Take)}
        assert patches == {1, 2, 3}

    def test_with_two_patches_left_both_are_in_reach(self):
        patches = {m.patch for m in table(circle=(9, 2), buttons=(9, 0)).legal_moves()[1:]}
        assert patches == {9, 2}

    def test_with_one_patch_left_taking_it_empties_the_circle(self):
        state = table(circle=(2,), positions=(0, 9)).play(Take(2, (0, 1, 2)))
        assert state.circle == ()
        assert state.legal_moves() == (Advance(),)

    def test_without_patches_only_an_advance_is_left(self):
        assert table(circle=()).legal_moves() == (Advance(),)

    def test_a_patch_that_fits_nowhere_is_not_offered(self):
        state = table(quilts=(all_but(0, 1, 9), 0), circle=(1, 2, 3, 4))
        assert {str(move) for move in state.legal_moves()} == {
            "advance",
            "take 1 a1 b1 a2",
            "take 3 a1 b1 a2",
        }

    def test_a_patch_that_costs_too_much_is_not_offered(self):
        state = table(buttons=(1, 0))
        assert {m.patch for m in state.legal_moves() if isinstance(m, Take)} == {1}


class TestSpecialPatches:
    def test_it_must_be_placed_before_anything_else(self):
        state = table(positions=(25, 25)).play(Advance())
        assert state.to_move == 0
        assert len(state.legal_moves()) == 81
        assert all(isinstance(move, Place) for move in state.legal_moves())

    def test_after_it_the_turn_passes_to_the_one_behind(self):
        state = table(positions=(25, 25)).play(Advance()).play(Place(40))
        assert state.quilts[0] == mask((40,))
        assert not state.special_due
        assert state.to_move == 1
        assert state.laid[0] == (Place(40),)

    def test_only_empty_cells_are_offered(self):
        state = table(positions=(25, 25), quilts=(all_but(7, 33), 0)).play(Advance())
        assert state.legal_moves() == (Place(7), Place(33))

    def test_the_second_to_pass_a_mark_finds_nothing(self):
        state = table(positions=(25, 27)).play(Advance())
        assert not state.special_due
        assert "special" not in kinds(state)

    def test_reaching_the_mark_is_enough(self):
        assert table(positions=(25, 25)).play(Advance()).special_due

    def test_with_no_empty_cell_it_is_out_of_the_game(self):
        state = table(positions=(25, 25), quilts=(FULL, 0)).play(Advance())
        assert not state.special_due
        assert "special_lost" in kinds(state)
        assert state.specials == (32, 38, 44, 50)
        assert state.to_move == 1

    def test_the_patch_just_taken_can_fill_the_last_cell_and_lose_the_special(self):
        state = table(positions=(25, 25), quilts=(all_but(0, 1), 0), circle=(0, 1, 2)).play(
            Take(0, (0, 1))
        )
        assert state.quilts[0] == FULL
        assert "special_lost" in kinds(state)

    def test_income_is_paid_before_the_special_patch_is_placed(self):
        state = table(positions=(22, 27), incomes=(2, 0), buttons=(9, 0)).play(Advance())
        assert state.buttons[0] == 9 + 6 + 2
        state = table(positions=(28, 31), incomes=(2, 0), track="original").play(Advance())
        assert incomes(state) == [(29, 2)]
        assert kinds(state).index("income") < kinds(state).index("special")
        assert state.special_due

    def test_passing_two_marks_takes_only_what_still_lies_there(self):
        state = table(positions=(25, 31)).play(Advance())
        assert state.positions[0] == 32
        assert [e.args["mark"] for e in state.events if e.kind == "special"] == [32]

    def test_each_mark_gives_one_special_patch_on_either_track(self):
        for track, marks in (
            ("revised", (26, 32, 38, 44, 50)),
            ("original", (20, 26, 32, 44, 50)),
        ):
            state = table(track=track, circle=())
            taken = []
            while state.to_move is not None:
                state = state.play(state.legal_moves()[0])
                taken += [e.args["mark"] for e in state.events if e.kind == "special"]
            assert tuple(taken) == marks
            assert state.specials == ()
            assert state.quilts[0].bit_count() + state.quilts[1].bit_count() == 5

    def test_one_that_is_due_on_the_last_space_is_placed_before_the_match_ends(self):
        due = table(positions=(53, 53), on_top=1, special_due=True)
        assert due.to_move == 1
        assert due.outcome() is None
        assert due.winners() == ()
        over = due.play(Place(0))
        assert over.to_move is None
        assert kinds(over)[-1] == "end"


class TestBonusTile:
    def test_a_patch_that_completes_the_square_wins_it_at_once(self):
        quilt = block(7, 7) & ~mask((0, 1, 2))
        state = table(quilts=(quilt, 0)).play(Take(2, (0, 1, 2)))
        assert state.bonus == 0
        assert kinds(state).index("bonus") < kinds(state).index("token")
        assert state.scores()[0].parts["bonus"] == 7

    def test_a_special_patch_may_complete_the_square(self):
        quilt = block(7, 7) & ~mask((24,))
        state = table(positions=(25, 25), quilts=(quilt, 0)).play(Advance()).play(Place(24))
        assert state.bonus == 0

    def test_only_the_first_square_wins_it(self):
        quilt = block(7, 7) & ~mask((0, 1, 2))
        state = table(quilts=(quilt, block(7, 7)), bonus=1).play(Take(2, (0, 1, 2)))
        assert state.bonus == 1
        assert state.scores()[0].parts["bonus"] == 0
        assert "bonus" not in kinds(state)

    def test_it_is_no_buttons_to_spend(self):
        quilt = block(7, 7) & ~mask((0, 1, 2))
        state = table(quilts=(quilt, 0)).play(Take(2, (0, 1, 2)))
        assert state.buttons[0] == 5 - 2

    def test_a_square_with_a_hole_wins_nothing(self):
        quilt = block(7, 7) & ~mask((0, 1, 2, 40))
        assert table(quilts=(quilt, 0)).play(Take(2, (0, 1, 2))).bonus is None
