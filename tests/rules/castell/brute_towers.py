"""Towers by trying everything: slow, short and independent of the solver."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations, product

Tower = tuple[tuple[int, ...], ...]
SKILLS = ("balance", "base", "mix", "strength", "width")


def levels_of(hand: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every multiset of the hand that could be a level of some tower."""
    found = {
        chosen
        for n in range(1, len(hand) + 1)
        for chosen in combinations(sorted(hand), n)
        if chosen[-1] - chosen[0] <= 1
    }
    return sorted(found)


def all_towers(hand: tuple[int, ...]) -> Iterator[Tower]:
    """Every tower that some ranks allow."""
    levels = levels_of(hand)

    def grow(tower: Tower, left: Counter[int]) -> Iterator[Tower]:
        if tower:
            yield tower
        for level in levels:
            if tower and (len(level) > len(tower[-1]) or max(level) > min(tower[-1])):
                continue
            need = Counter(level)
            if all(left[size] >= n for size, n in need.items()):
                yield from grow((*tower, level), left - need)

    yield from grow((), Counter(hand))


def allowed(tower: Tower, granted: Mapping[str, int]) -> bool:
    """Whether so many uses of the skills make the tower legal, rule by rule."""
    spent = dict.fromkeys(SKILLS, 0)
    for place, level in enumerate(tower):
        if len(level) > 3 + granted["width"]:
            spent["base"] += 1
        if len(set(level)) == 2 and max(level) - min(level) == 1:
            spent["mix"] += 1
        elif len(set(level)) > 1:
            return False
        if place:
            below = tower[place - 1]
            if len(level) > len(below) or max(level) > min(below):
                return False
            spent["balance"] += len(level) == len(below)
            spent["strength"] += max(level) == min(below)
    return all(spent[skill] <= granted[skill] for skill in SKILLS)


def minimal_uses(tower: Tower, most: int = 4) -> set[tuple[int, ...]]:
    """The grants, in the order of SKILLS, of which nothing can be taken away."""
    found = set()
    for grant in product(range(most + 1), repeat=len(SKILLS)):
        granted = dict(zip(SKILLS, grant, strict=True))
        if allowed(tower, granted) and not any(
            n and allowed(tower, {**granted, skill: n - 1}) for skill, n in granted.items()
        ):
            found.add(grant)
    return found


def exhibits(tower: Tower, ranks: Mapping[str, int], skills: tuple[str, ...]) -> bool:
    """Whether some minimal grant within the ranks uses every one of the skills."""
    fixed = {
        skill: next(
            (n for n in range(ranks[skill] + 1) if allowed(tower, {**ranks, skill: n})), None
        )
        for skill in ("balance", "mix", "strength")
    }
    if None in fixed.values():
        return False
    for base, width in product(range(ranks["base"] + 1), range(ranks["width"] + 1)):
        granted = {**fixed, "base": base, "width": width}
        if allowed(tower, granted) and all(granted[skill] for skill in skills):
            tight = not any(
                n and allowed(tower, {**granted, skill: n - 1}) for skill, n in granted.items()
            )
            if tight:
                return True
    return False


def best_values(hand: tuple[int, ...], tokens: set[int]) -> list[tuple[tuple[int, ...], Tower]]:
    """Every tower that a festival would take, best first, with what it is ranked by."""
    found = []
    for tower in all_towers(hand):
        shown = Counter(size for level in tower for size in level)
        if len(tower) >= 4 and all(shown[token] for token in tokens):
            matching = sum(shown[token] for token in tokens)
            found.append(((len(tower) + matching, matching, -sum(shown.values())), tower))
    return sorted(found, reverse=True)
