import pytest

from castlegames.rules.castell import (
    GAME,
    EndTurn,
    PassFestival,
    Recruit,
    ShowTower,
    SpecialPerform,
    SpecialRecruit,
    SpecialTravel,
    Train,
    Travel,
)

FORMS = {
    "travel Valls": Travel("Valls"),
    "recruit 7 3": Recruit((7, 3)),
    "recruit 10": Recruit((10,)),
    "train mix": Train("mix"),
    "train special": Train("special"),
    "special recruit 5": SpecialRecruit(5),
    "special travel Valls": SpecialTravel("Valls"),
    "special perform 12 8,8,8/6,6/3": SpecialPerform(12, ((8, 8, 8), (6, 6), (3,))),
    "festival 9,9/7/5/2": ShowTower(((9, 9), (7,), (5,), (2,))),
    "festival pass": PassFestival(),
    "end": EndTurn(),
}


@pytest.mark.parametrize("text", FORMS)
def test_each_move_has_its_text_form(text):
    assert GAME.read_move(text) == FORMS[text]
    assert str(FORMS[text]) == text


def test_the_order_of_castellers_in_a_level_or_a_recruitment_does_not_matter():
    assert GAME.read_move("recruit 3 7") == GAME.read_move("recruit 7 3")
    assert GAME.read_move("festival 8,9/7/6/5") == GAME.read_move("festival 9,8/7/6/5")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "travel",
        "travel Madrid",
        "travel valls",
        "recruit",
        "recruit 0",
        "recruit 11",
        "recruit 1 2 3",
        "recruit 07",
        "train",
        "train luck",
        "special",
        "special end",
        "special perform 12",
        "special perform 012 3",
        "special perform 100 3",
        "festival",
        "festival 9,,9",
        "festival 9//7",
        "festival /9",
        "festival 9/",
        "end ",
        "end\n",
        " end",
        "festival " + "/".join(["1"] * 400),
        "recruit ７",
    ],
)
def test_anything_else_is_no_move(text):
    with pytest.raises(ValueError, match="not a move"):
        GAME.read_move(text)


@pytest.mark.parametrize("thing", [None, 3, b"end", ["end"]])
def test_what_is_no_text_is_no_move(thing):
    with pytest.raises(ValueError, match="not a move"):
        GAME.read_move(thing)
