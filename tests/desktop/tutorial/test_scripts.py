"""Every script can be played to its end, and says what it says in words that can be translated."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from castlegames.desktop import boards
from castlegames.desktop.boards.words import words
from castlegames.desktop.tutorial.script import Step, Wish, has_script, script
from tests.desktop.tutorial.walk import ids_with_tutorials, moves_of, opened, script_of

IDS = ids_with_tutorials()
FOLDER = Path(boards.__file__).parent


@pytest.mark.parametrize("game_id", IDS)
def test_every_move_of_a_script_is_legal_and_made_by_the_seat_it_belongs_to(game_id: str) -> None:
    game, played = script_of(game_id)
    made = list(moves_of(game, played))
    assert len(made) == sum(step.moves for step in played.steps)
    for each in made:
        assert each.seat == (0 if each.asked else 1)
        if each.asked:
            assert each.step.wish is not None
            assert each.step.wish.grants(each.move)
        assert each.after.to_move is not None, "the match may not end in a tutorial"


@pytest.mark.parametrize("game_id", IDS)
def test_a_tutorial_is_about_ten_steps_and_begins_and_ends_with_a_sentence(game_id: str) -> None:
    _, played = script_of(game_id)
    assert 8 <= len(played.steps) <= 12
    for step in (played.steps[0], played.steps[-1]):
        assert step.wish is None
        assert not step.on_board
        assert step.replies == ()
    assert sum(step.wish is not None for step in played.steps) >= 3


@pytest.mark.parametrize("game_id", IDS)
def test_the_examples_are_what_is_asked_for(game_id: str) -> None:
    """An example that is not legal would be replaced by another move without a word."""
    game, played = script_of(game_id)
    for each in moves_of(game, played):
        wish = each.step.wish
        if each.asked and wish is not None and wish.example:
            assert str(each.move) == wish.example


@pytest.mark.parametrize("game_id", IDS)
def test_numbers_and_places_in_the_sentences_are_those_of_the_match(game_id: str) -> None:
    """What a sentence says of the deal is looked up in the moves: a new deal needs new words."""
    game, played = script_of(game_id)
    told = words(game_id)
    for each in moves_of(game, played):
        assert told.move(each.before.seen_by(0), each.move, ("You", "Partner"))
    assert opened(game, played).to_move == 0


@pytest.mark.parametrize("game_id", IDS)
def test_sentences_stand_in_the_source_where_translators_find_them(game_id: str) -> None:
    _, played = script_of(game_id)
    tree = ast.parse((FOLDER / game_id / "tutorial.py").read_text(encoding="utf-8"))
    marked = [
        (node.args[0].value, node.args[1].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "QT_TRANSLATE_NOOP"
        and all(isinstance(argument, ast.Constant) for argument in node.args)
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[1], ast.Constant)
    ]
    assert marked == [(played.context, step.text) for step in played.steps]
    for step in played.steps:
        assert len(step.text) <= 170, step.text
        assert step.text.format(partner="Partner").count("{") == 0


def test_a_game_without_a_script_has_no_tutorial() -> None:
    assert all(has_script(game_id) for game_id in IDS)
    assert not has_script("no_such_game")
    with pytest.raises(ModuleNotFoundError):
        script("no_such_game")


def test_a_wish_that_nothing_fulfils_is_an_error() -> None:
    game, played = script_of(IDS[0])
    with pytest.raises(ValueError, match="nothing here does"):
        Wish(takes=lambda _: False).move(game, opened(game, played))
    assert Step("text").moves == 0
