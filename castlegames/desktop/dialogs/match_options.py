"""Words for the options that every match has, whatever the game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from castlegames.rules import Option

from ..boards.words import OptionWords

translate = QCoreApplication.translate


def match_option_words(option: Option) -> OptionWords:
    """Label and help. Raises KeyError for an option that has no words."""
    return {
        "relaxed_undo": OptionWords(
            translate("MatchOptions", "Relaxed undo"),
            translate("MatchOptions", "Take back what was drawn, too, and what others played."),
        ),
        "purist": OptionWords(
            translate("MatchOptions", "Purist"),
            translate("MatchOptions", "No hints and no previews of points."),
        ),
    }[option.name]
