"""What is written over the table in a position at rest, and what the tray holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QLocale

from castlegames.rules.castle_crush import CastleCrushState, Swing, Take
from castlegames.rules.castle_crush import components as c

from ...names import addressed
from .aim import Aim
from .commands import TAKING
from .films import scored_round
from .marks import Gauge, Marks, Tag, Way
from .models import TrayCard, counted
from .scenery import castle_labels, fall_tags, standings_rows, storey_tags
from .words import translate

if TYPE_CHECKING:
    from .board import CastleCrushBoard

_SEEN_LEAN = 50.0
"""How far the mallet leans where its way is drawn."""


def marks_of(board: CastleCrushBoard, state: CastleCrushState) -> Marks:
    """The marks over the table as it is."""
    position = board.position
    assert position is not None
    names = board.context.names
    scored = None if board.standings_seen else scored_round(position)
    return Marks(
        labels=castle_labels(state, names, state.to_move),
        tags=_tags(board, state),
        plumb=board.plumb(),
        ways=_ways(board, state),
        gauge=_gauge(board, state),
        standings=standings_rows(state, names, scored) if scored else (),
    )


def _tags(board: CastleCrushBoard, state: CastleCrushState) -> tuple[Tag, ...]:
    position = board.position
    assert position is not None
    last = position.last
    if board.fallen_before and board.builder is not None:
        return board.builder.fall_tags(board.fallen_before)
    if state.phase in TAKING:
        return ()
    if board.shows_storeys or state.phase == "over":
        return storey_tags(board.rest_now(state))
    if last is not None and isinstance(last.move, Swing):
        assert isinstance(last.before, CastleCrushState)
        return fall_tags(last.before, last.move, board.context.names)
    return ()


def _ways(board: CastleCrushBoard, state: CastleCrushState) -> tuple[Way, ...]:
    ways = []
    if isinstance(board.hinted, Swing):
        hinted = Aim.of(board.hinted)
        ways.append(Way(hinted.arc(), hinted.leaning(_SEEN_LEAN), "focus"))
    if board.aim is not None:
        colour = "accent" if state.why_not(board.aim.swing()) is None else "bad"
        ways.append(Way(board.aim.arc(), board.aim.leaning(_SEEN_LEAN), colour))
    return tuple(ways)


def _gauge(board: CastleCrushBoard, state: CastleCrushState) -> Gauge | None:
    if board.aim is None:
        return None
    turn, _ = c.HANDS[state.hand]
    note = translate("CastleCrush", "steady hand")
    if turn:
        note = translate("CastleCrush", "wobble {degrees}°").format(
            degrees=QLocale().toString(float(turn))
        )
    good = state.why_not(board.aim.swing()) is None
    return Gauge(board.aim.direction, board.aim.text, note, good)


@frozen
class Tray:
    """What the tray holds: a title, a remark, the cards, and the kind that is marked."""

    title: str
    note: str
    cards: tuple[TrayCard, ...]
    chosen: str | None = None


def tray_of(board: CastleCrushBoard, state: CastleCrushState) -> Tray:
    """Blocks to build with, to take, or that have fallen."""
    if state.phase == "build":
        return _building_tray(board, state)
    if state.phase in TAKING:
        title = translate("CastleCrush", "The middle")
        pool = state.middle
        if state.phase == "deal":
            title, pool = translate("CastleCrush", "The supply"), state.supply
        chosen = board.hinted.kind if isinstance(board.hinted, Take) else board.chosen
        note = translate("CastleCrush", "one is taken at a time")
        return Tray(title, note, _cards(pool), chosen)
    title = translate("CastleCrush", "Fallen blocks")
    note = translate("CastleCrush", "dealt out after scoring")
    return Tray(title, note, _cards(state.fallen))


def _building_tray(board: CastleCrushBoard, state: CastleCrushState) -> Tray:
    title = translate("CastleCrush", "Block tray")
    builder = board.builder
    if builder is None:
        seat = state.to_move or 0
        text = translate("CastleCrush", "{name} builds")
        note = addressed(text.format(name=board.context.names[seat]))
        return Tray(title, note, _cards(state.hands[seat]))
    held = board.held_piece
    note = translate("CastleCrush", "use them all, upright")
    if builder.too_many:
        note = translate("CastleCrush", "down to {n} may be laid aside").format(n=c.KEEP_BLOCKS)
    cards = builder.cards(held, board.context.words, board.context.names)
    return Tray(title, note, tuple(cards), None if held is None else c.kind_name(held))


def _cards(blocks: tuple[int, ...]) -> tuple[TrayCard, ...]:
    return tuple(TrayCard(kind, count) for kind, count in counted(blocks).items())
