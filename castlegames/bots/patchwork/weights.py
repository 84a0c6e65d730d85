"""Numbers of the judgement, as measured (docs/bots.md)."""

from __future__ import annotations

ROUGHNESS = (3.0, 1.5, 0.6, 0.3, 0.15, 0.5, -0.05, -0.05, -0.03)
"""Points that a count of ``sewing.shape_of`` costs, in the order of ``SHAPE_NAMES``."""
