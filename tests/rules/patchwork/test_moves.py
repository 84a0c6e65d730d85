import pytest
from hypothesis import given
from hypothesis import strategies as st

from castlegames.rules.patchwork import Advance, Place, Take
from castlegames.rules.patchwork.moves import read_move, takes


def test_moves_are_written_in_the_words_of_the_table():
    assert str(Advance()) == "advance"
    assert str(Take(12, (0, 1, 9))) == "take 12 a1 b1 a2"
    assert str(Place(40)) == "place e5"


@given(st.integers(0, 32), st.sets(st.integers(0, 80), min_size=1, max_size=8))
def test_a_take_is_read_as_it_was_written(patch, cells):
    move = Take(patch, tuple(sorted(cells)))
    assert read_move(str(move)) == move


@given(st.integers(0, 80))
def test_a_place_is_read_as_it_was_written(cell):
    assert read_move(str(Place(cell))) == Place(cell)


def test_cells_are_sorted_when_they_are_read():
    assert read_move("take 12 a2 b1 a1") == Take(12, (0, 1, 9))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "pass",
        "advance 1",
        " advance",
        "advance\n",
        "Advance",
        "take",
        "take 12",
        "take 33 a1",
        "take 012 a1",
        "take -1 a1",
        "take 1_0 a1",
        "take 12 a1 a1",
        "take 12  a1",
        "take 12 j1",
        "take ١٢ a1",
        "take 12" + " a1" * 1000,
        "place",
        "place e0",
        "place e5 e6",
    ],
)
def test_a_text_that_is_no_move_is_refused(text):
    with pytest.raises(ValueError, match="not a move of Patchwork"):
        read_move(text)


@given(st.text(max_size=40))
def test_any_text_is_a_move_or_refused(text):
    try:
        move = read_move(text)
    except ValueError:
        return
    assert read_move(str(move)) == move


def test_a_move_with_cells_off_the_quilt_can_still_be_written():
    assert str(Take(3, (0, 81))) == "take 3 a1 81"
    assert str(Place(-1)) == "place -1"


def test_takes_are_found_by_the_cells_they_cover():
    for covered, take in takes(7).items():
        assert sum(1 << cell for cell in take.cells) == covered
        assert take.patch == 7
        assert take.cells == tuple(sorted(take.cells))
