"""What castles keep after the attacks, fitted to castles attacked in the simulation.

``tests/arena/train_castle_crush.py`` makes these tables (ways.py says what is counted).
"""

from __future__ import annotations

from collections.abc import Mapping

AT_TWO: Mapping[str, float] = {
    "": -2.38,
    "n1": 0.33,
    "n2": -0.83,
    "n3": -1.18,
    "n4": -1.05,
    "n front": 0.11,
    "n middle": 0.37,
    "n back": -0.29,
    "n rear": -0.37,
    "up front": -0.30,
    "up middle": 0.23,
    "up back": -0.42,
    "up rear": -0.46,
    "tall front": -0.98,
    "tall middle": -1.26,
    "tall back": 0.05,
    "tall rear": -1.27,
    "king": 1.55,
    "king storey": -0.76,
    "king front": -0.62,
    "king middle": 1.73,
    "king back": -0.27,
    "king rear": -1.41,
    "general front": 4.42,
    "general side": 0.30,
}
"""At two seats: three swings at each castle."""

AT_MORE: Mapping[str, float] = {
    "": 0.02,
    "n1": 0.95,
    "n2": 1.04,
    "n3": -1.06,
    "n4": -1.12,
    "n front": 0.24,
    "n middle": 0.46,
    "n back": 0.06,
    "n rear": -0.26,
    "up front": -0.61,
    "up middle": -0.02,
    "up back": -0.27,
    "up rear": -0.75,
    "tall front": -0.62,
    "tall middle": -0.53,
    "tall back": -0.41,
    "tall rear": 0.64,
    "king": 0.68,
    "king storey": -0.76,
    "king front": 1.06,
    "king middle": -0.60,
    "king back": 0.35,
    "king rear": -0.42,
    "general front": 0.70,
    "general side": 0.09,
}
"""At three and four seats: two swings at each castle."""
