"""Small changes to move texts, moves and plain JSON, such as typing errors and evil files make."""

from __future__ import annotations

import copy
from typing import Any

import attrs

from castlegames.rules import Draws, Move

_LETTERS = "abcz019-+.,:;/|[]{}\"'\\ \t\n\0é１∞"
_WORDS = (
    "",
    "-1",
    "0",
    "99",
    "1000000",
    "9" * 400,
    "nan",
    "1e999",
    "a1",
    "j9",
    "null",
    "½",
    "x" * 400,
)
_VALUES: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 10**30, 0.5, 1.0, float("nan"), float("inf")),
    *("", "x", "1", [], [0], [[]], {}, {"x": 1}),
)


def mutated_text(text: str, draws: Draws) -> str:
    """The text with one thing changed: a letter, a word, the order, the length."""
    words = text.split(" ")
    place = draws.below(len(words))
    match draws.below(10):
        case 0:
            del words[place]
        case 1:
            words.insert(place, words[draws.below(len(words))])
        case 2:
            other = draws.below(len(words))
            words[place], words[other] = words[other], words[place]
        case 3:
            words[place] = draws.choice(_WORDS)
        case 4:
            words.insert(place, draws.choice(_WORDS))
        case 5 | 6:
            if words[place].lstrip("-").isascii() and words[place].lstrip("-").isdigit():
                words[place] = str(int(words[place]) + draws.choice([-1, 1]))
            else:
                return _mutated_letter(text, draws)
        case 7:
            return text[: draws.below(len(text) + 1)]
        case 8:
            return draws.choice([text.upper(), " " + text, text + " ", text + "\n", text.title()])
        case _:
            return _mutated_letter(text, draws)
    return " ".join(words)


def _mutated_letter(text: str, draws: Draws) -> str:
    place = draws.below(len(text))
    return text[:place] + draws.choice(_LETTERS) + text[place + draws.below(2) :]


def mutated_move(move: Move, draws: Draws) -> Move | None:
    """The move with one field changed, its type kept; None if it has no field to change."""
    changed = _mutated_value(move, draws)
    return None if changed is move else changed


def _mutated_value(value: Any, draws: Draws) -> Any:
    if attrs.has(type(value)):
        names = [field.name for field in attrs.fields(type(value)) if field.init]
        if not names:
            return value
        name = draws.choice(names)
        old = getattr(value, name)
        new = _mutated_value(old, draws)
        return value if new is old else attrs.evolve(value, **{name.lstrip("_"): new})
    match value:
        case bool():
            return not value
        case int():
            return draws.choice([value + 1, value - 1, -1, 0, 10**6])
        case float():
            return draws.choice([value + 0.5, -value, 1e9, float("nan"), float("inf")])
        case str():
            return draws.choice(["", value + "x", value.upper(), "\0", "x" * 500])
        case tuple() if value:
            place = draws.below(len(value))
            return draws.choice(
                [
                    value[:place] + value[place + 1 :],
                    (*value, value[place]),
                    value[::-1],
                    (),
                    (*value[:place], _mutated_value(value[place], draws), *value[place + 1 :]),
                    (*value[:place], _mutated_value(value[place], draws), *value[place + 1 :]),
                ]
            )
    return value


def mutated_json(data: Any, draws: Draws) -> Any:
    """A copy with one thing changed somewhere."""
    data = copy.deepcopy(data)
    places = list(_places(data))
    if not places:
        return draws.choice(_VALUES)
    holder, key = draws.choice(places)
    value = holder[key]
    match draws.below(6):
        case 0:
            del holder[key]
        case 1 if isinstance(holder, dict):
            holder[draws.choice(["extra", "", "__class__", str(key) + "x"])] = value
        case 1:
            holder.insert(key, copy.deepcopy(value))
        case 2 | 3 if type(value) is int:
            holder[key] = value + draws.choice([-1, 1, 7])
        case 2 | 3 if type(value) is str:
            holder[key] = mutated_text(value, draws) if value else "x"
        case 4 if type(value) in (int, bool):
            holder[key] = draws.choice([float(value), bool(value), str(value), int(value)])
        case 4 if type(value) is list:
            holder[key] = draws.choice([value[::-1], tuple(value), value[:1], value * 2])
        case _:
            holder[key] = draws.choice(_VALUES)
    return data


def _places(data: Any) -> list[tuple[Any, Any]]:
    """Every (container, key) in the data."""
    found: list[tuple[Any, Any]] = []
    todo = [data]
    while todo:
        item = todo.pop()
        if isinstance(item, dict | list):
            keys = list(item) if isinstance(item, dict) else range(len(item))
            for key in keys:
                found.append((item, key))
                todo.append(item[key])
    return found
