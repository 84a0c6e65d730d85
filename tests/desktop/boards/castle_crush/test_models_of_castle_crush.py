"""The models that the table of Castle Crush shows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from castlegames.desktop.boards.castle_crush.falls import by_piece
from castlegames.desktop.boards.castle_crush.models import (
    BlockTrayModel,
    PiecesModel,
    PointsModel,
    TrayCard,
    counted,
)
from castlegames.desktop.boards.castle_crush.scenery import handed_out, pieces
from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.scoring import PARTS, Points
from tests.rules.castle_crush.falls import attack, quiet


def test_the_tray_model_tells_kinds_and_counts(qtmodeltester: ModelTester) -> None:
    model = BlockTrayModel()
    qtmodeltester.check(model)
    model.show([TrayCard("roof", 2), TrayCard("king", 1, "First all blocks.")])
    qtmodeltester.check(model)
    assert model.index(0).data() == "roof, 2 left"
    assert model.index(1).data().endswith("First all blocks.")
    assert model.index(0).data(BlockTrayModel.CountRole) == 2


def test_the_pieces_model_keeps_the_rows_of_pieces_that_only_move(
    qtmodeltester: ModelTester,
) -> None:
    model = PiecesModel()
    qtmodeltester.check(model)
    state = attack(2)
    model.show(pieces(by_piece(state.rest), state))
    qtmodeltester.check(model)
    removed: list[int] = []
    changed: list[tuple[int, int]] = []
    model.rowsRemoved.connect(lambda _, first, last: removed.append(last - first + 1))
    model.dataChanged.connect(lambda first, last: changed.append((first.row(), last.row())))
    poses = by_piece(state.rest)
    piece = min(poses)
    poses[piece] = poses[max(poses)]
    model.show(pieces(poses, state))
    assert removed == []
    assert len(changed) == 1
    poses.pop(piece)
    model.show(pieces(poses, state))
    assert model.rowCount() == len(state.rest.poses) + 3 - 1
    qtmodeltester.check(model)
    model.show(())
    assert model.rowCount() == 0


def test_the_points_model_has_a_row_for_each_part_and_the_sum(qtmodeltester: ModelTester) -> None:
    model = PointsModel(("Anna", "Ben"))
    qtmodeltester.check(model)
    model.show(1, (Points(5, 7, 0, 2), Points(4, 0, 5, 1)))
    qtmodeltester.check(model)
    assert model.rowCount() == len(PARTS) + 1
    assert model.index(len(PARTS), 0).data() == "14"
    assert model.headerData(1, Qt.Orientation.Horizontal) == "Ben"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_between_rounds_every_block_lies_somewhere_once(seats: int) -> None:
    state = quiet(attack(seats))
    poses = handed_out(state)
    assert sorted(poses) == sorted((*state.middle, *(b for hand in state.hands for b in hand)))
    places = {(round(p.x), round(p.y)) for p in poses.values()}
    assert len(places) == len(poses)


def test_blocks_are_counted_by_kind() -> None:
    numbers = counted((*c.blocks_of("roof")[:2], c.blocks_of("flat_house")[0], c.king(0)))
    assert numbers["roof"] == 2
    assert numbers["flat_house"] == 1
    assert sum(numbers.values()) == 3
