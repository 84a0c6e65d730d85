"""Patchwork has a sentence for everything its rules can say."""

from __future__ import annotations

import pytest

from castlegames import rules
from castlegames.bots.bot import levels
from castlegames.bots.patchwork.choosing import explained
from castlegames.desktop.boards.patchwork.words import WORDS, PatchworkWords
from castlegames.desktop.boards.words import words
from castlegames.rules import Event, Outcome, Reason
from castlegames.rules.patchwork import Advance, PatchworkState, Place, Take
from castlegames.rules.patchwork.state import EVENT_KINDS

GAME = rules.game("patchwork")
NAMES = ("Anna", "Ben")
ARGS = {"patch": 12, "buttons": 7, "cost": 9, "steps": 5, "cells": 2, "points": 4, "margin": 3}
"""Arguments that any reason or outcome may ask for."""


def start() -> PatchworkState:
    state = GAME.start(2, 7, {"first": 0})
    assert isinstance(state, PatchworkState)
    return state


def test_the_program_finds_the_words_by_the_games_id() -> None:
    assert words("patchwork") is WORDS
    assert isinstance(WORDS, PatchworkWords)


@pytest.mark.parametrize("code", GAME.reason_codes)
def test_every_reason_has_a_sentence(code: str) -> None:
    text = WORDS.reason(Reason(code, ARGS), NAMES)
    assert text.endswith(".")
    assert "{" not in text


@pytest.mark.parametrize("kind", GAME.event_kinds)
def test_every_event_has_a_sentence(kind: str) -> None:
    args = dict.fromkeys(EVENT_KINDS[kind], 12)
    text = WORDS.event(Event(kind, 1, args), NAMES)
    assert text[-1] in ".!"
    assert "{" not in text


@pytest.mark.parametrize("part", GAME.score_parts)
def test_every_part_of_the_score_has_a_name(part: str) -> None:
    assert WORDS.part(part)


@pytest.mark.parametrize("key", GAME.outcome_keys)
def test_every_outcome_names_the_winner(key: str) -> None:
    assert "Ben" in WORDS.outcome(Outcome((1,), key, ARGS), NAMES)


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.name)
def test_every_option_and_choice_has_words(option: rules.Option) -> None:
    said = WORDS.option(option)
    assert said.label
    assert said.help
    if option.kind == "choice":
        assert set(option.choices) <= set(said.choices)


def test_every_level_says_what_its_bot_does() -> None:
    for level in levels("patchwork"):
        assert WORDS.level(level.name).endswith(".")


@pytest.mark.parametrize(
    "call",
    [
        lambda: WORDS.reason(Reason("nonsense"), NAMES),
        lambda: WORDS.event(Event("nonsense"), NAMES),
        lambda: WORDS.part("nonsense"),
        lambda: WORDS.outcome(Outcome((0,), "nonsense"), NAMES),
        lambda: WORDS.level("nonsense"),
        lambda: WORDS.option(rules.Option("nonsense", "flag", False)),
    ],
)
def test_an_unknown_key_is_an_error(call: object) -> None:
    with pytest.raises(KeyError):
        call()  # type: ignore[operator]


def test_moves_have_short_names() -> None:
    state = start()
    take = next(move for move in state.legal_moves() if isinstance(move, Take))
    assert WORDS.move(state, Advance(), NAMES) == "advance 1"
    assert WORDS.move(state, take, NAMES) == f"take patch {take.patch}"
    assert WORDS.move(state, Place(40), NAMES) == "special patch on e5"


def test_the_log_shows_what_was_paid_and_earned() -> None:
    state = start()
    after = state.play(Advance())
    assert WORDS.delta(state, Advance(), after) == "+1"
    take = next(move for move in after.legal_moves() if isinstance(move, Take))
    assert WORDS.delta(after, take, after.play(take)).startswith("−")


def test_one_button_is_not_many() -> None:
    text = WORDS.reason(Reason("too_expensive", {"cost": 1, "buttons": 0}), NAMES)
    assert text == "It costs 1 button; you have 0 buttons."


def test_a_hint_is_one_sentence_from_the_numbers_it_was_chosen_by() -> None:
    state = start()
    for move in state.legal_moves()[:40]:
        text = WORDS.hint(state, move, explained(state, move).reasons)  # type: ignore[arg-type]
        assert text.endswith(".")
        assert text.count(".") == 1
    reasons = {"cells": 4, "cost": 3, "spaces": 1, "income": 9, "lead": 2.4}
    take = next(move for move in state.legal_moves() if isinstance(move, Take))
    assert WORDS.hint(state, take, reasons) == (
        "covers 4 cells for 3 buttons and 1 space, brings 9 buttons of income by the end; "
        "about 2 points ahead at the end."
    )
    assert WORDS.hint(state, Advance(), {}) == "the best there is here."
