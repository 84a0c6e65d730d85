"""The sentences of Castle Crush: every key is told, numbers and names stand where they belong."""

import pytest

from castlegames.bots.castle_crush.player import SKILLS
from castlegames.desktop.boards.castle_crush.words import WORDS, piece_name
from castlegames.rules import Event, Outcome, Reason, Stream
from castlegames.rules.castle_crush import GAME, Build, Return, Swing
from castlegames.rules.castle_crush import components as c
from tests.rules.castle_crush.falls import (
    attack,
    begun,
    blocks_of,
    distributed,
    quiet,
    stood,
    swung,
)

NAMES = ("Amber", "Basil", "Cedar", "Dill")
ARGS = {
    "piece": 3,
    "kind": "roof",
    "phase": "build",
    "count": 2,
    "most": 30.0,
    "least": 9,
    "fault": "in_table",
    "pieces": (3,),
    "counts": True,
    "round": 2,
    "height": 120,
    "blocks": 2,
    "kings": 1,
    "generals": 0,
    "points": 7,
    "king": 7,
    "general": 5,
}


def whole(sentence):
    assert sentence
    assert "{" not in sentence
    assert "%n" not in sentence
    return sentence


@pytest.mark.parametrize("code", GAME.reason_codes)
def test_every_reason_is_told(code):
    whole(WORDS.reason(Reason(code, ARGS), NAMES))


@pytest.mark.parametrize("kind", GAME.event_kinds)
def test_every_event_is_told(kind):
    whole(WORDS.event(Event(kind, 1, ARGS), NAMES))


@pytest.mark.parametrize("key", GAME.outcome_keys)
def test_every_end_is_told_with_the_winner(key):
    assert "Cedar" in whole(WORDS.outcome(Outcome((2,), key, ARGS), NAMES))


def test_parts_levels_options_and_pieces_have_names():
    for part in GAME.score_parts:
        whole(WORDS.part(part))
    for level in ("easy", "medium", "hard", "expert"):
        whole(WORDS.level(level))
    for option in GAME.options:
        found = WORDS.option(option)
        whole(found.label)
        whole(found.help)
        assert all(choice in found.choices for choice in option.choices)
    for kind in (*c.KIND_NAMES, "king", "general"):
        whole(piece_name(kind))


def test_keys_of_no_game_are_refused():
    for say in (
        lambda: WORDS.reason(Reason("nonsense"), NAMES),
        lambda: WORDS.event(Event("nonsense"), NAMES),
        lambda: WORDS.outcome(Outcome((0,), "nonsense"), NAMES),
        lambda: WORDS.part("nonsense"),
        lambda: WORDS.level("nonsense"),
        lambda: piece_name("nonsense"),
    ):
        with pytest.raises(KeyError):
            say()


def test_a_swing_is_told_by_what_it_felled():
    state = attack(2)
    prey = [*blocks_of(state, 1)[-3:], c.king(1)]
    move = swung(state, prey)
    assert WORDS.move(state, move, NAMES) == "swing: 4 pieces felled"
    after = state.play(move)
    assert WORDS.delta(state, move, after) == "+9"
    told = [WORDS.event(event, NAMES) for event in after.events]
    assert "Amber felled 3 blocks and a king: 9 points." in told
    assert "Basil’s king fell." in told


def test_the_last_swing_is_not_told_with_the_castle_points():
    state = attack(2)
    while state.phase == "attack":
        move = swung(state, ())
        after = state.play(move)
        assert WORDS.delta(state, move, after) == ""
        state = after


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_prompt_and_move_of_a_match_is_told(seats):
    state = GAME.start(seats, 1)
    draws = Stream(1).open()
    kinds = set()
    while state.to_move is not None:
        whole(WORDS.prompt(state.seen_by(state.to_move), NAMES))
        move = draws.choice(state.legal_moves())
        whole(WORDS.move(state, move, NAMES))
        kinds.add(type(move).__name__)
        if isinstance(move, Build):
            move = stood(state, move)
        elif isinstance(move, Swing):
            move = swung(state, [p for p in state.rest.pieces if draws.random() < 0.1], move)
        whole(WORDS.move(state, move, NAMES))
        state = state.play(move)
        for event in state.events:
            whole(WORDS.event(event, NAMES))
    assert {"Build", "Swing", "Take"} <= kinds


def test_hints_are_made_of_the_bots_numbers():
    state = begun(2)
    build = state.legal_moves()[0]
    told = WORDS.hint(state, build, {"planned": 38, "kept": 12})
    assert "38" in told
    assert "12" in told
    for unlucky in (0, -2):
        told = WORDS.hint(state, build, {"planned": 38, "kept": unlucky})
        assert "38" in told
        assert str(unlucky) not in told
    spare = Return("roof")
    assert WORDS.hint(state, spare, {"promise": 21.0}) != WORDS.hint(state, spare, {})
    state = attack(2)
    told = WORDS.hint(state, state.legal_moves()[0], {"points": 4.5, "blocks": 2.0})
    assert "4.5" in told
    state = quiet(state)
    take = state.legal_moves()[0]
    assert WORDS.hint(state, take, {"promise": 3.5}) != WORDS.hint(state, take, {})
    assert distributed(state).phase == "build"


def test_the_levels_say_how_many_falls_they_try_out() -> None:
    tried = {level: skill.tries for level, skill in SKILLS.items() if skill.tries is not None}
    assert set(tried) == {"easy", "medium", "hard"}
    for level, falls in tried.items():
        assert f" {falls} falls" in WORDS.level(level)
