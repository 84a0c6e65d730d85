"""What castles keep after the attacks, fitted to castles attacked in the simulation.

``tests/arena/train_castle_crush.py`` makes these tables (ways.py says what is counted).
"""

from __future__ import annotations

from collections.abc import Mapping

AT_TWO: Mapping[str, float] = {
    "": 0.61,
    "n1": 0.25,
    "n2": -1.20,
    "n3": -1.30,
    "n4": -1.30,
    "n front": 0.15,
    "n middle": 0.40,
    "n back": -0.11,
    "n rear": -0.94,
    "up front": -0.17,
    "up middle": -0.23,
    "up back": -0.64,
    "up rear": -0.38,
    "tall front": -0.93,
    "tall middle": -0.71,
    "tall back": -0.04,
    "tall rear": -0.96,
    "king": 1.06,
    "king storey": -0.94,
    "king front": -1.49,
    "king middle": 1.05,
    "king back": 0.11,
    "king rear": -0.50,
    "general front": 3.17,
    "general side": 0.07,
}
"""At two seats: three swings at each castle."""

AT_MORE: Mapping[str, float] = {
    "": 0.97,
    "n1": 0.77,
    "n2": 0.32,
    "n3": -0.74,
    "n4": -0.57,
    "n front": 0.06,
    "n middle": 0.42,
    "n back": 0.23,
    "n rear": -0.29,
    "up front": -0.06,
    "up middle": -0.02,
    "up back": -0.31,
    "up rear": -0.34,
    "tall front": -0.53,
    "tall middle": -0.24,
    "tall back": -0.50,
    "tall rear": -0.14,
    "king": 0.14,
    "king storey": -0.45,
    "king front": 0.60,
    "king middle": 0.44,
    "king back": -0.14,
    "king rear": -1.46,
    "general front": 0.66,
    "general side": 0.03,
}
"""At three and four seats: two swings at each castle."""
