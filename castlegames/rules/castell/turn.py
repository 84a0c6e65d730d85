"""Whose decision it is: a turn with its four actions, or a festival's question."""

from __future__ import annotations

from attrs import frozen

from .towers import Tower


@frozen
class Turn:
    """The seat whose turn it is, and which of its four actions are done.

    ``owes_special``: a Special tile was trained, so a free special action comes next.
    """

    seat: int
    travelled: bool = False
    recruited: bool = False
    trained: bool = False
    acted: bool = False
    owes_special: bool = False


@frozen
class Asking:
    """A festival under way: its place in the calendar, the seat asked, the towers shown so far."""

    place: int
    seat: int
    shown: tuple[tuple[int, Tower], ...] = ()
