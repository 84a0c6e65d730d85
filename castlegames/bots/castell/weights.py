"""What a Castell bot thinks things are worth, in points. Found by matches against each other."""

from __future__ import annotations

from attrs import frozen


@frozen
class Weights:
    """The numbers of the judgement.

    Growing things are worth their weight for each of the rounds in which they can still be used.
    """

    horizon: int = 2
    """Rounds of the route that is planned."""
    trust: float = 0.85
    """What a gain keeps for each round that it lies ahead."""
    prize: float = 3.0
    """An expected prize at a coming festival."""
    prize_rival: float = 0.5
    """Less of it for each rival who could be there."""
    size_token: float = 1.2
    """An expected size token at a coming festival."""
    level: float = 0.22
    """A level of the best tower that could stand now, a round."""
    rank: tuple[tuple[float, ...], ...] = (
        (0.55, 0.40, 0.25, 0.10, 0.05),
        (0.30, 0.10, 0.05, 0.02, 0.00),
        (0.40, 0.30, 0.15, 0.10, 0.05),
        (0.40, 0.30, 0.15, 0.10, 0.05),
        (0.30, 0.15, 0.10, 0.05, 0.00),
    )
    """The first, second ... rank of each skill in the order of the skills, a round."""
    casteller: float = 0.10
    """A casteller in hand, a round."""
    wanted: float = 0.35
    """A casteller of a size that a coming festival wants, up to three of it; fades with time."""
    token: float = 2.2
    """A special token that can still be used."""
    route: float = 1.0
    """What the planned route keeps, for not all of it comes true."""
    able: float = 0.0
    """A point of the best performance that can be done now in each region, for three rounds on."""
    spread: float = 0.0
    """A region in which something was earned, a round."""


WEIGHTS = Weights()

FITTED = Weights(
    casteller=0.05,
    wanted=0.15,
    token=3.0,
    level=0.18,
    route=0.7,
    able=0.04,
    spread=0.05,
)
"""Corrected by what positions of matches among bots were worth at their end (docs/bots.md)."""
