"""Every key of every game has a sentence, and every game its room on the desktop."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from castlegames import bots
from castlegames.bots import Budget
from castlegames.desktop.boards import board_class
from castlegames.desktop.boards.board import Board
from castlegames.desktop.boards.words import Words, words
from castlegames.desktop.resources import resource
from castlegames.rules import Event, Game, Outcome, Reason, State, Stream
from tests.conformance.mutations import mutated_move
from tests.conformance.play import Match

NAMES = ("Amber", "Basil", "Cedar", "Dill")


class Anything(int):
    """A value that serves wherever a sentence wants a seat, a number or a list."""

    def __iter__(self) -> Any:
        return iter(())

    def __len__(self) -> int:
        return 0


class Args(dict[str, Any]):
    """Arguments that hold whatever a sentence asks for."""

    def __missing__(self, key: str) -> Anything:
        self[key] = Anything(1)
        return self[key]


def said(sentence: str) -> str:
    """The sentence, when it is one: no place left to fill in."""
    assert type(sentence) is str
    assert sentence.strip()
    assert sentence == sentence.strip()
    assert "{" not in sentence
    assert "}" not in sentence
    return sentence


def said_for(key: str, say: Callable[[Mapping[str, Any]], str]) -> str:
    """What is said for a key whose arguments are not known: it gets what it asks for."""
    args = Args()
    for _ in range(12):
        try:
            return said(say(args))
        except KeyError as error:
            wanted = error.args[0]
            if wanted == key or not isinstance(wanted, str):
                break
            args[wanted] = Anything(1)
    raise AssertionError(f"no sentence for {key}")


@pytest.fixture
def speech(game: Game) -> Words:
    return words(game.id)


def test_a_game_has_a_title_and_a_blurb(speech: Words, game: Game) -> None:
    said(speech.title())
    said(speech.blurb())


def test_options_have_labels_help_and_choices(speech: Words, game: Game) -> None:
    for option in game.options:
        found = speech.option(option)
        said(found.label)
        said(found.help)
        if option.kind == "choice":
            assert all(said(found.choices[choice]) for choice in option.choices)


def test_every_declared_key_has_a_sentence(speech: Words, game: Game) -> None:
    for part in game.score_parts:
        said(speech.part(part))
    for level in bots.levels(game.id):
        said(speech.level(level.name))
    for code in game.reason_codes:
        said_for(code, lambda args, code=code: speech.reason(Reason(code, args), NAMES))
    for kind in game.event_kinds:
        said_for(kind, lambda args, kind=kind: speech.event(Event(kind, 1, args), NAMES))
    for key in game.outcome_keys:
        for winners in ((0,), (0, 1)):
            said_for(
                key,
                lambda args, key=key, winners=winners: speech.outcome(
                    Outcome(winners, key, args), NAMES
                ),
            )


def test_a_key_of_no_game_has_no_sentence(speech: Words, game: Game) -> None:
    for say in (
        lambda: speech.part("no such key"),
        lambda: speech.level("no such key"),
        lambda: speech.reason(Reason("no such key"), NAMES),
        lambda: speech.event(Event("no such key"), NAMES),
        lambda: speech.outcome(Outcome((0,), "no such key"), NAMES),
    ):
        with pytest.raises(KeyError):
            say()


def test_every_move_event_prompt_and_end_of_a_match_can_be_told(match: Match) -> None:
    speech = words(match.game.id)
    names = NAMES[: match.seats]
    for step in match.steps:
        seat = step.before.to_move
        assert seat is not None
        said(speech.prompt(step.before.seen_by(seat), names))
        for viewer in range(match.seats):
            said(speech.move(step.before.seen_by(viewer), step.move, names))
            for event in step.after.seen_by(viewer).events:
                said(speech.event(event, names))
    outcome = match.steps[-1].after.outcome()
    assert outcome is not None
    sentence = said(speech.outcome(outcome, names))
    assert any(names[winner] in sentence for winner in outcome.winners)


def test_every_reason_met_in_a_match_can_be_told(match: Match) -> None:
    speech = words(match.game.id)
    draws = Stream(match.seed).open()
    states = match.some_states(20)
    for _ in range(300):
        here, there = draws.choice(states), draws.choice(states[:-1])
        move = draws.choice(there.legal_moves())
        for tried in (move, _mutated(move, draws)):
            reason = here.why_not(tried)
            if reason is not None:
                said(speech.reason(reason, NAMES[: match.seats]))


def _mutated(move: Any, draws: Any) -> Any:
    try:
        return mutated_move(move, draws) or move
    except (ValueError, TypeError):
        return move


def test_bots_can_say_why(match: Match) -> None:
    speech = words(match.game.id)
    for level in bots.levels(match.game.id):
        bot = bots.bot(match.game.id, level.name)
        for state in match.some_states(5)[:-1]:
            view: State = state.seen_by(state.to_move or 0)
            choice = bot.choose(view, Budget(nodes=8), Stream(1))
            said(speech.hint(view, choice.move, choice.reasons))


def test_a_game_has_a_board_and_a_rules_page(game: Game) -> None:
    assert issubclass(board_class(game.id), Board)
    page = resource(f"help/en/{game.id}.md").read_text(encoding="utf-8")
    assert "\n## " in page
    assert len(page.split()) > 200
