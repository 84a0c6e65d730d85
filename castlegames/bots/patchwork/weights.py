"""Numbers of the judgement, as measured (docs/bots.md)."""

from __future__ import annotations

ROUGHNESS_EARLY = (3.130, 1.309, 0.266, 0.843, 0.378, 0.325, -0.401, 0.239, -0.261)
ROUGHNESS_LATE = (2.688, 2.025, 0.778, 0.724, -0.044, 0.186, -0.030, -0.063, -0.189)
"""What a count of ``sewing.shape_of`` costs, in the order of ``SHAPE_NAMES``.

With 20 cells covered or fewer, and with 60 or more; in between in proportion.
"""
