"""Why a move is refused: every wrong move that a person could try."""

import pytest

from castlegames.rules.game import IllegalMove, Move
from castlegames.rules.patchwork import GAME, Advance, Place, Take

from .positions import table


class Sleep(Move):
    def __str__(self):
        return "sleep"


def due():
    return table(positions=(25, 25), quilts=(1, 0)).play(Advance())


CASES = {
    "match_over": (table(positions=(53, 53)), Advance()),
    "foreign_move": (table(), Sleep()),
    "special_due": (due(), Advance()),
    "no_special_due": (table(), Place(3)),
    "unknown_patch": (table(), Take(33, (0,))),
    "patch_taken": (table(positions=(0, 9)).play(Take(2, (0, 1, 2))), Take(2, (9, 10, 11))),
    "out_of_reach": (table(), Take(4, (0, 1, 2, 10))),
    "too_expensive": (table(buttons=(2, 5)), Take(3, (0, 1, 9))),
    "off_board": (table(), Take(2, (79, 80, 81))),
    "wrong_shape": (table(), Take(2, (0, 1, 9))),
    "overlap": (table(quilts=(0b110, 0)), Take(2, (0, 1, 2))),
}


@pytest.mark.parametrize("code", GAME.reason_codes)
def test_every_reason_is_given_where_it_belongs(code):
    state, move = CASES[code]
    assert state.why_not(move).code == code
    assert move not in state.legal_moves()
    with pytest.raises(IllegalMove) as refused:
        state.play(move)
    assert refused.value.reason == state.why_not(move)


def test_the_reason_names_the_numbers_of_its_sentence():
    assert CASES["too_expensive"][0].why_not(Take(3, (0, 1, 9))).args == {
        "patch": 3,
        "cost": 3,
        "buttons": 2,
    }
    assert table().why_not(Take(4, (0, 1, 2, 10))).args == {"patch": 4, "steps": 4}
    assert CASES["overlap"][0].why_not(Take(2, (0, 1, 2))).args == {"cells": 2}


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (Take(-1, (0, 1)), "unknown_patch"),
        (Take("1", (0, 1, 9)), "unknown_patch"),
        (Take(None, ()), "unknown_patch"),
        (Take(1, None), "wrong_shape"),
        (Take(1, ()), "wrong_shape"),
        (Take(1, [0, 1, 9]), "wrong_shape"),
        (Take(1, ("a1", "b1", "a2")), "wrong_shape"),
        (Take(1, (9, 1, 0)), "wrong_shape"),
        (Take(1, (0, 0, 1)), "wrong_shape"),
        (Take(1, (7, 8, 9)), "wrong_shape"),
        (Take(1, (0, 1, 9, 10)), "wrong_shape"),
        (Take(1, (-1, 0, 9)), "off_board"),
        (Take(1, (8, 17, 1000)), "off_board"),
    ],
)
def test_a_malformed_take_is_refused_politely(move, code):
    assert table().why_not(move).code == code


@pytest.mark.parametrize("cell", [-1, 81, None, "e5", 1.0, True])
def test_a_special_patch_belongs_on_a_cell_of_the_quilt(cell):
    assert due().why_not(Place(cell)).code == "off_board"


def test_a_special_patch_does_not_go_on_a_covered_cell():
    assert due().why_not(Place(0)).code == "overlap"


def test_while_a_special_patch_is_due_no_patch_can_be_taken():
    assert due().why_not(Take(1, (1, 2, 10))).code == "special_due"


@pytest.mark.parametrize("move", [None, "advance", 7, object()])
def test_what_is_no_move_is_foreign(move):
    assert table().why_not(move).code == "foreign_move"


def test_every_legal_move_has_no_reason_against_it():
    for move in table().legal_moves():
        assert table().why_not(move) is None
