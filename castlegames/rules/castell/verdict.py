"""Judging a tower level by level: what each level uses, and what is wrong with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from attrs import field, frozen

from ..game import Reason
from .components import FESTIVAL_LEVELS, PERFORMANCES, PLAIN_WIDTH, SKILLS, Performance
from .moves import is_size, named
from .players import Player
from .towers import Tower, qualifies, skill_uses

NO_TOWER = "no_tower"
TOWER_REASONS = (
    NO_TOWER,
    "no_such_size",
    "sizes_apart",
    "level_bigger",
    "level_wider",
    "not_owned",
    "rank_too_low",
    "too_wide",
)
FESTIVAL_REASONS = ("too_few_levels", "size_missing")
PERFORMANCE_REASONS = ("other_height", "other_width", "skill_unused", "skills_clash")


@frozen
class LevelVerdict:
    """What one level uses, in the order of the skills, and why it cannot stand, if it cannot."""

    uses: tuple[str, ...]
    reason: Reason | None


@frozen
class Verdict:
    """A tower judged for a player.

    levels: from the bottom up. uses: how often each skill is used in the way that was chosen.
    reason: None if the tower is legal and its castellers are there.
    """

    levels: tuple[LevelVerdict, ...]
    uses: Mapping[str, int] = field(hash=False)
    reason: Reason | None


def judge(player: Player, tower: Tower) -> Verdict:
    """The tower level by level, for the castellers and ranks of a player.

    Width counts for each level that it makes possible. Of the ways to use Base and Width the
    first is taken that the ranks allow, else the one that lacks least.
    """
    uses = _way(tower, player.skills)
    limit = PLAIN_WIDTH + uses.get("width", 0)
    levels = tuple(
        LevelVerdict(
            _uses_of(tower, place, limit),
            _why_not_level(tower, place) or _why_not_owned(player, tower, place),
        )
        for place in range(len(tower))
    )
    return Verdict(levels, uses, why_not_tower(player, tower))


def why_not_tower(player: Player, tower: Tower) -> Reason | None:
    """Why the player cannot build the tower, whatever it is for; levels count from 1."""
    if not tower or not all(tower):
        return Reason(NO_TOWER)
    for level in tower:
        for size in level:
            if not is_size(size):
                return Reason("no_such_size", {"size": named(size)})
    for place in range(len(tower)):
        reason = _why_not_level(tower, place)
        if reason is not None:
            return reason
    need = Counter(size for level in tower for size in level)
    have = Counter(player.hand)
    for size, count in sorted(need.items(), reverse=True):
        if count > have[size]:
            return _not_owned(size, count, have[size])
    return _why_not_ranks(player, tower)


def why_not_festival(tower: Tower, tokens: Sequence[int]) -> Reason | None:
    """Why a festival with these tokens would not take a tower."""
    if qualifies(tower, tokens):
        return None
    if len(tower) < FESTIVAL_LEVELS:
        return Reason("too_few_levels", {"levels": len(tower), "wanted": FESTIVAL_LEVELS})
    shown = {size for level in tower for size in level}
    return Reason("size_missing", {"size": next(size for size in tokens if size not in shown)})


def why_not_performance(player: Player, tower: Tower, tile: int) -> Reason | None:
    """Why a legal tower is not what a performance tile asks for."""
    performance = PERFORMANCES[tile]
    height = len(performance.widths) if performance.is_shape else performance.points
    if len(tower) != height:
        return Reason("other_height", {"levels": len(tower), "wanted": height})
    for number, (level, wanted) in enumerate(zip(tower, performance.widths, strict=False), 1):
        if len(level) != wanted:
            return Reason("other_width", {"level": number, "width": len(level), "wanted": wanted})
    return _why_not_exhibition(player, tower, performance)


def _why_not_exhibition(player: Player, tower: Tower, performance: Performance) -> Reason | None:
    skills, ranks = performance.skills, player.skills
    ways = [way for way in skill_uses(tower) if _lacking(way, ranks) == 0]
    if any(all(skill in way for skill in skills) for way in ways):
        return None
    for skill in skills:
        if not any(skill in way for way in ways):
            return Reason("skill_unused", {"skill": skill})
    return Reason("skills_clash")


def _why_not_level(tower: Tower, place: int) -> Reason | None:
    level = tower[place]
    if not level:
        return Reason(NO_TOWER)
    if max(level) - min(level) > 1:
        return Reason("sizes_apart", {"level": place + 1, "small": min(level), "big": max(level)})
    if not place or not tower[place - 1]:
        return None
    below = tower[place - 1]
    if max(level) > min(below):
        return Reason("level_bigger", {"level": place + 1, "size": max(level), "below": min(below)})
    if len(level) > len(below):
        return Reason("level_wider", {"level": place + 1, "width": len(level), "below": len(below)})
    return None


def _why_not_owned(player: Player, tower: Tower, place: int) -> Reason | None:
    """Whether castellers are missing at this level, those below being built first."""
    have = Counter(player.hand)
    need = Counter(size for level in tower[: place + 1] for size in level)
    for size in sorted(set(tower[place]), reverse=True):
        if need[size] > have[size]:
            return _not_owned(size, need[size], have[size])
    return None


def _not_owned(size: int, need: int, have: int) -> Reason:
    return Reason("not_owned", {"size": size, "needed": need, "owned": have})


def _why_not_ranks(player: Player, tower: Tower) -> Reason | None:
    ranks = player.skills
    uses = _way(tower, ranks)
    for skill in ("balance", "mix", "strength"):
        if uses.get(skill, 0) > ranks[skill]:
            return Reason(
                "rank_too_low", {"skill": skill, "uses": uses[skill], "rank": ranks[skill]}
            )
    if _lacking(uses, ranks):
        return Reason(
            "too_wide",
            {
                "width": len(tower[0]),
                "limit": PLAIN_WIDTH + ranks["width"],
                "base": ranks["base"],
            },
        )
    return None


def _way(tower: Tower, ranks: Mapping[str, int]) -> Mapping[str, int]:
    """The way to use skills that lacks least; the empty one for what no skill can save."""
    return min(skill_uses(tower), key=lambda uses: _lacking(uses, ranks), default={})


def _lacking(uses: Mapping[str, int], ranks: Mapping[str, int]) -> int:
    return sum(max(0, count - ranks.get(skill, 0)) for skill, count in uses.items())


def _uses_of(tower: Tower, place: int, limit: int) -> tuple[str, ...]:
    level = tower[place]
    below = tower[place - 1] if place else ()
    if not level:
        return ()
    used = {
        "balance": bool(below) and len(level) == len(below),
        "base": len(level) > limit,
        "mix": max(level) - min(level) == 1,
        "strength": bool(below) and max(level) == min(below),
        "width": PLAIN_WIDTH < len(level) <= limit,
    }
    return tuple(skill for skill in SKILLS if used[skill])
