"""What the program says about Castell's bots and their hints."""

import pytest

from castlegames import bots
from castlegames.desktop.boards.castell.words import CastellWords
from castlegames.rules.castell import Travel
from tests.rules.castell.positions import start, with_player

WORDS = CastellWords()


@pytest.mark.parametrize("level", [level.name for level in bots.levels("castell")])
def test_every_level_has_its_own_line(level: str) -> None:
    lines = [WORDS.level(other.name) for other in bots.levels("castell")]
    assert WORDS.level(level).endswith(".")
    assert lines.count(WORDS.level(level)) == 1


@pytest.mark.parametrize(
    ("prize", "said"),
    [
        ("trophy", "Your tower in Valls: 9 points and the trophy."),
        ("medal", "Your tower in Valls: 9 points and a medal."),
        ("ribbon", "Your tower in Valls: 9 points and a ribbon."),
        (None, "Your tower in Valls: 9 points."),
    ],
)
def test_a_hint_says_what_the_festival_after_the_turn_brings(prize: str | None, said: str) -> None:
    state = with_player(start(), 0, region="Lleida")
    reasons = {"festival": "Valls", "tower": 9, **({"prize": prize} if prize else {})}
    assert WORDS.hint(state, Travel("Valls"), reasons).endswith(said)
    assert said not in WORDS.hint(state, Travel("Valls"), {})
