"""What things are called in Castell: skills, prizes, performances, numbers of points and tokens."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from castlegames.rules import Value
from castlegames.rules.castell.components import PERFORMANCES, SKILLS, SPECIAL

from ...lists import joined

translate = QCoreApplication.translate


def skill_name(skill: Value) -> str:
    """A skill, or the Special tile."""
    names = {
        "balance": translate("Castell", "Balance"),
        "base": translate("Castell", "Base"),
        "mix": translate("Castell", "Mix"),
        "strength": translate("Castell", "Strength"),
        "width": translate("Castell", "Width"),
        SPECIAL: translate("Castell", "Special"),
    }
    return names.get(str(skill), str(skill))


def skill_help(skill: str) -> str:
    """What one use of a skill allows, in one sentence."""
    match skill:
        case "balance":
            return translate("Castell", "A level may be as wide as the one below.")
        case "base":
            return translate("Castell", "The width limit does not hold for a level.")
        case "mix":
            return translate("Castell", "A level may hold two neighbouring sizes.")
        case "strength":
            return translate("Castell", "A level may carry castellers of its own size.")
        case "width":
            return translate("Castell", "The width limit of the whole tower grows by 1.")
        case "special":
            return translate("Castell", "A free special action at once.")
    raise KeyError(skill)


def prize_name(prize: Value) -> str:
    """A prize."""
    names = {
        "trophy": translate("Castell", "trophy"),
        "medal": translate("Castell", "medal"),
        "ribbon": translate("Castell", "ribbon"),
    }
    return names.get(str(prize), str(prize))


def tile_name(tile: int) -> str:
    """A performance: its widths, or its skills."""
    performance = PERFORMANCES[tile]
    if performance.is_shape:
        return "-".join(map(str, performance.widths))
    if performance.skills == SKILLS:
        return translate("Castell", "all five skills")
    return joined(map(skill_name, performance.skills))


def points(n: int) -> str:
    """A number of points."""
    if n == 1:
        return translate("Castell", "1 point")
    return translate("Castell", "%n points", None, n)


def tokens(n: int) -> str:
    """A number of special tokens."""
    if n == 1:
        return translate("Castell", "1 token")
    return translate("Castell", "%n tokens", None, n)
