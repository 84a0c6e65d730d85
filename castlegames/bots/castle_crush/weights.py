"""What castles keep after the attacks, fitted to castles attacked in the simulation.

``tests/arena/train_castle_crush.py`` makes these tables (ways.py says what is counted).
"""

from __future__ import annotations

from collections.abc import Mapping

AT_TWO: Mapping[str, float] = {
    "": -0.33,
    "n1": 0.38,
    "n2": -1.53,
    "n3": -1.84,
    "n4": -0.86,
    "n front": 0.19,
    "n middle": 0.31,
    "n back": -0.10,
    "n rear": -0.72,
    "up front": 0.02,
    "up middle": 0.19,
    "up back": -0.60,
    "up rear": -0.46,
    "tall front": -1.17,
    "tall middle": -0.61,
    "tall back": -0.23,
    "tall rear": -1.47,
    "king": 0.74,
    "king storey": -0.77,
    "king front": -1.26,
    "king middle": 1.45,
    "king back": -0.06,
    "king rear": -1.05,
    "general front": 4.38,
    "general side": -0.07,
}
"""At two seats: three swings at each castle."""

AT_MORE: Mapping[str, float] = {
    "": -0.48,
    "n1": 0.96,
    "n2": 0.68,
    "n3": -0.84,
    "n4": -0.84,
    "n front": 0.01,
    "n middle": 0.58,
    "n back": 0.24,
    "n rear": -0.30,
    "up front": 0.02,
    "up middle": -0.09,
    "up back": -0.29,
    "up rear": -0.14,
    "tall front": -0.54,
    "tall middle": -0.46,
    "tall back": -0.66,
    "tall rear": 0.53,
    "king": 0.60,
    "king storey": -0.70,
    "king front": 0.96,
    "king middle": -0.40,
    "king back": 0.41,
    "king rear": -1.18,
    "general front": 0.79,
    "general side": -0.08,
}
"""At three and four seats: two swings at each castle."""
