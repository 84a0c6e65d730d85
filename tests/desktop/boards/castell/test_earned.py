"""What each seat has earned, drawn for the end of a match."""

from __future__ import annotations

from attrs import evolve

from castlegames import rules
from castlegames.desktop.boards.castell.earned import pictures_of
from castlegames.desktop.theme import Theme
from castlegames.rules.castell import CastellState


def test_the_pictures_are_as_high_as_the_fullest_column_and_no_higher(theme: Theme) -> None:
    state = rules.game("castell").start(3, 7)
    assert isinstance(state, CastellState)
    bare = pictures_of(state.players, theme)
    assert len({image.height() for image in bare}) == 1
    full = [
        evolve(player, columns=(evolve(player.columns[0], tokens=(0,) * 20), *player.columns[1:]))
        for player in state.players[:1]
    ]
    filled = pictures_of((*full, *state.players[1:]), theme)
    assert len({image.size().toTuple() for image in filled}) == 1
    assert filled[0].height() > bare[0].height()
    assert filled[0].width() == bare[0].width()
