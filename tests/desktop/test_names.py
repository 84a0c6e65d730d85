"""Names inside sentences."""

from __future__ import annotations

import pytest

from castlegames.desktop.language import Language
from castlegames.desktop.names import addressed
from castlegames.desktop.settings import SettingsStore


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ("You wins with a row of ten rooms.", "You win with a row of ten rooms."),
        ("You takes the lead for good", "You take the lead for good"),
        ("You has the flag.", "You have the flag."),
        ("You goes first now.", "You go first now."),
        ("You completes a row of ten rooms!", "You complete a row of ten rooms!"),
        ("You passes.", "You pass."),
        ("A tie at 9 points: You has the taller castle.", "A tie at 9 points: You have the taller"),
        ("You felled nothing.", "You felled nothing."),
        ("Ben sends a dragon to row 1 of You, blocked.", "Ben sends a dragon to row 1 of You, blo"),
        ("Youssef wins with 9 points.", "Youssef wins with 9 points."),
        ("Ben wins with 9 points.", "Ben wins with 9 points."),
    ],
)
def test_the_verb_goes_with_you(qapp: object, said: str, heard: str) -> None:
    del qapp
    assert addressed(said).startswith(heard)


def test_other_languages_are_left_alone(language: Language, settings: SettingsStore) -> None:
    del language
    settings.change(language="pl")
    assert addressed("You wins") == "You wins"
