"""Every script can be played to its end, and says what it says in words that can be translated."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from castlegames.desktop import boards
from castlegames.desktop.tutorial.script import Step, Wish, has_script, script
from castlegames.rules.castell import CastellState
from castlegames.rules.castle_crush import Build, CastleCrushState
from castlegames.rules.castle_rooms import Extend, RoomsState
from castlegames.rules.castle_rooms.cards import is_knight, is_room
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


# What the sentences say of the deal has to be so: another deal needs other sentences.


def happened(game_id: str, step: int) -> list[tuple[str, int | None, dict[str, object]]]:
    """What the moves of a step caused; steps are counted from 1, as the bar does."""
    game, played = script_of(game_id)
    wanted = played.steps[step - 1]
    return [
        (event.kind, event.seat, dict(event.args))
        for made in moves_of(game, played)
        if made.step is wanted
        for event in made.after.events
    ]


def test_patchwork_costs_and_pays_what_the_tutorial_says() -> None:
    assert ("payment", 0, {"patch": 13, "buttons": 2}) in happened("patchwork", 3)
    assert ("token", 0, {"start": 0, "end": 3}) in happened("patchwork", 3)
    assert ("token", 1, {"start": 0, "end": 6}) in happened("patchwork", 4)
    assert ("income", 0, {"mark": 5, "buttons": 2}) in happened("patchwork", 5)
    assert ("token", 0, {"start": 3, "end": 7}) in happened("patchwork", 5)
    assert ("earned", 0, {"buttons": 6}) in happened("patchwork", 7)
    assert ("income", 0, {"mark": 11, "buttons": 2}) in happened("patchwork", 7)


def test_castle_rooms_deals_what_the_tutorial_says() -> None:
    state = opened(*script_of("castle_rooms"))
    assert isinstance(state, RoomsState)
    assert [is_room(card) for card in state.hand].count(True) == 3
    assert [is_knight(card) for card in state.hand].count(True) == 1
    dragons = [made for made in moves_of(*script_of("castle_rooms")) if str(made.move)[:3] == "dra"]
    assert [(made.seat, str(made.move)) for made in dragons] == [
        (1, "dragon 0 0"),
        (0, "dragon 1 0"),
    ]
    added = next(m.before for m in moves_of(*script_of("castle_rooms")) if m.move == Extend(0, 42))
    assert added.why_not(Extend(0, 17)) is not None, "the other room does not fit there"


def test_castell_has_the_festival_that_the_tutorial_says() -> None:
    state = opened(*script_of("castell"))
    assert isinstance(state, CastellState)
    assert state.round == 3
    assert state.player.region == "Barcelona"
    (festival,) = state.round_festivals
    assert (festival.region, festival.tokens) == ("Lleida", (6,))
    shown = happened("castell", 8)
    assert ("prize", 0, {"region": "Lleida", "prize": "medal", "points": 3}) in shown
    assert ("size_token", 0, {"region": "Lleida", "size": 6}) in shown
    assert [seat for kind, seat, _ in shown if kind == "showed"] == [0]
    (taken,) = [args for kind, _, args in happened("castell", 6) if kind == "tile_taken"]
    assert [len(level) for level in taken["tower"]] == [3, 3, 1]


def test_a_castle_crush_round_has_the_swings_that_the_tutorial_says() -> None:
    state = opened(*script_of("castle_crush"))
    assert isinstance(state, CastleCrushState)
    assert (state.phase, state.swings_left(0)) == ("build", 3)
    assert any(isinstance(move, Build) for move in state.legal_moves()), "a ready-made castle"


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
