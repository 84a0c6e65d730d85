"""From the rules' verdict on a tower to its levels as they are shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from castlegames.rules import Reason
from castlegames.rules.castell import Verdict
from castlegames.rules.castell.towers import Tower

from .models import LevelRow
from .terms import skill_name, translate


def level_rows(
    verdict: Verdict,
    tower: Tower,
    ranks: Mapping[str, int],
    words: Callable[[Reason | None], str],
) -> list[LevelRow]:
    """Each level with what it uses and what is missing; skills are used up from the bottom."""
    left = dict(ranks)
    rows = []
    for level, judged in zip(tower, verdict.levels, strict=True):
        reason = words(judged.reason)
        for skill in judged.uses:
            if skill == "width":
                lacking = verdict.uses.get(skill, 0) > ranks[skill]
            else:
                left[skill] -= 1
                lacking = left[skill] < 0
            if lacking and not reason:
                reason = _missing(skill, ranks[skill])
        rows.append(LevelRow(level, judged.uses, reason))
    return rows


def _missing(skill: str, rank: int) -> str:
    if rank == 0:
        return translate("Castell", "Needs {skill}: not trained.").format(skill=skill_name(skill))
    text = translate("Castell", "Needs more {skill}: rank {rank}.")
    return text.format(skill=skill_name(skill), rank=rank)
