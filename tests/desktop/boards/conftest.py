"""The tables of the table's own tests serve the boards' too."""

from tests.desktop.table.conftest import quick_worker, seat_at

__all__ = ["quick_worker", "seat_at"]
