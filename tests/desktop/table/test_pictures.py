"""Pictures of the seats at the end are as large as they can be."""

import pytest
from PySide6.QtCore import QSize

from castlegames.desktop.table.pictures import columns_for


@pytest.mark.parametrize(
    ("proportions", "room", "columns"),
    [
        ([1.0, 1.0], QSize(460, 220), 2),
        ([2.0, 2.0], QSize(700, 560), 1),
        ([2.0] * 4, QSize(700, 560), 2),
        ([1.0] * 3, QSize(900, 300), 3),
        ([2.0], QSize(300, 300), 1),
        ([], QSize(300, 300), 1),
    ],
)
def test_pictures_stand_in_the_columns_that_make_them_largest(
    proportions: list[float], room: QSize, columns: int
) -> None:
    assert columns_for(proportions, room, 24) == columns
