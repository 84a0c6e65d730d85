"""The board of Castle Rooms: asks the rules, swaps the models, and answers the gesture."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QAction, QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QWidget

from castlegames.rules import Move
from castlegames.rules.castle_rooms import EndTurn, Extend, RoomsState, Start
from castlegames.rules.castle_rooms.cards import is_dragon, is_room
from castlegames.rules.castle_rooms.components import FACINGS, HAND_LIMIT, HELMET, Facing

from ...lists import listed, phrases
from ...table.hand import Held, Verdict
from ...table.spot import Spot
from ..board import BoardContext, Position
from ..scene_board import SceneBoard
from .deeds import NEW, OUT, advice, deed, useless
from .hand_item import Offer
from .layout import lay_out
from .models import HandModel, HeldCard, RowsModel, SeatRows, UnseenModel
from .rows_item import RowsItem
from .scenery import Scenery
from .tally import UnseenTally
from .words import card_name, cards, edge_name, facing_name, row_name, translate

_TWO, _MORE = QSize(620, 250), QSize(520, 320)
"""The rows of a seat in the end, where two pictures lie below each other, and where more do."""


class CastleRoomsBoard(SceneBoard):
    """Opponents' rows above, one's own in the middle, the hand as a fan below."""

    def __init__(self, context: BoardContext, parent: QWidget | None = None) -> None:
        self.hand_model = HandModel()
        self.rows = tuple(RowsModel() for _ in context.names)
        self.unseen = UnseenModel()
        super().__init__(context, parent)
        for model in (self.hand_model, self.unseen, *self.rows):
            model.setParent(self)
        self.things = Scenery(self.scene, self.hand_model, self.rows, context.theme)
        self.tally = UnseenTally(self.unseen, context.theme, self)
        self.tally.hide()
        self._end = QAction(translate("CastleRooms", "End turn"), self)
        self._end.triggered.connect(self._do_primary)

    # Positions

    @property
    def state(self) -> RoomsState | None:
        """The position on show."""
        view = None if self.position is None else self.position.view
        return view if isinstance(view, RoomsState) else None

    def show_position(self, position: Position) -> None:
        by_hand = self._decided and position.last is not None
        super().show_position(position)
        state, viewer = self.state, position.viewer
        assert state is not None
        self.show_hint(None)
        self.things.seat(viewer)
        names = self.context.names
        for seat, model in enumerate(self.rows):
            model.show(SeatRows(seat, names[seat], state.rows[seat], len(state.hands[seat])), names)
        acting = position.acting
        self.hand_model.show(
            tuple(
                HeldCard(card, useless(state, card) if acting else "")
                for card in state.hands[viewer]
                if card >= 0
            )
        )
        self.unseen.show(dict(state.unseen(viewer)))
        self.things.panel.show_piles(len(state.pile), state.discards, self._pile_note(state))
        self.things.show_last(position.last)
        if position.animate and not by_hand and position.last is not None:
            self.things.fly(position.last, self.context.motion)
        self._show_offers()
        self._sync_primary()
        self.controlsChanged.emit()
        self.promptChanged.emit()
        self.panelChanged.emit()

    def _pile_note(self, state: RoomsState) -> str:
        if state.to_move is None:
            return ""
        left = state.turns_left
        if left == 0:
            return translate("CastleRooms", "the last turn")
        return translate("CastleRooms", "turns to come: {n}").format(n=left)

    # Places

    def arrange(self, size: QSizeF) -> None:
        self.things.place(lay_out(size, len(self.context.names) - 1))
        self._show_offers()
        if self.hand.held is not None:
            self._held_changed()
            self._aimed()
        here = self.spot(self.standing)
        if here is not None:
            self.ring.enclose(here.rect)

    def spots(self) -> Sequence[Spot]:
        layout = self.things.layout
        if self.state is None or layout is None:
            return ()
        found = [
            Spot(("card", held.card), self.things.fan.rect(held.card), self.hand_model.text(place))
            for place, held in enumerate(self.hand_model.cards)
        ]
        for item in (self.things.own, *self.things.foes):
            who = item.model.seat_rows
            found += [
                Spot(
                    ("row", who.seat, row),
                    item.line(row),
                    phrases((who.name, item.model.text(row))),
                )
                for row in range(len(who.rows))
            ]
        found.append(Spot("pile", layout.pile, self._pile_text()))
        return found

    def _pile_text(self) -> str:
        state = self.state
        assert state is not None
        text = translate("CastleRooms", "Pile: {cards}").format(cards=cards(len(state.pile)))
        return f"{text}. {self.tally.accessibleDescription()}"

    # The gesture

    def piece_at(self, point: QPointF) -> Hashable | None:
        return self.things.fan.card_at(point)

    def refusal(self, piece: Hashable) -> str:
        return next((held.reason for held in self.hand_model.cards if held.card == piece), "")

    def turns(self, piece: Hashable) -> int:
        state = self.state
        if state is None or not isinstance(piece, int) or not is_room(piece):
            return 1
        return 2 if state.next_facing(state.mover) is None else 1

    def _facing(self, held: Held, place: Hashable | None) -> Facing:
        """How the held card lies: as the row asks for, or as it was turned."""
        state = self.state
        assert state is not None
        if isinstance(place, tuple) and place[1] == self.things.viewer:
            return state.rows[place[1]][place[2]].facing
        return state.next_facing(state.mover) or FACINGS[held.turn]

    def judge(self, held: Held, spot: Hashable) -> Verdict:
        state = self.state
        assert state is not None
        move, never = deed(state, _card(held), spot, self._facing(held, None))
        if move is None:
            return Verdict(spot, legal=False, reason=never)
        reason = state.why_not(move)
        if reason is None:
            return Verdict(spot, legal=True, move=move)
        words = self.context.words.reason(reason, self.context.names)
        return Verdict(spot, legal=False, reason=words)

    def spot_under(self, held: Held, point: QPointF) -> Hashable | None:
        return self.things.place_at(point, is_room(_card(held)))

    def targets(self) -> Sequence[Spot]:
        held = self.hand.held
        if held is None or self.state is None or self.things.layout is None:
            return ()
        found = [
            Spot(place, self.things.rect_of(place), name)
            for place, name in self._destinations(_card(held))
        ]
        return sorted(found, key=lambda spot: not self.judge(held, spot.key).legal)

    def _destinations(self, card: int) -> list[tuple[Hashable, str]]:
        """The places where a card of this sort goes at all, with their names."""
        found: list[tuple[Hashable, str]] = []
        for item in self.things.foes if is_dragon(card) else (self.things.own,):
            who = item.model.seat_rows
            found += [
                (("row", who.seat, row), phrases((who.name, item.model.text(row))))
                for row in range(len(who.rows))
            ]
        if is_room(card):
            found.append((NEW, self._new_row_text()))
        else:
            found.append((OUT, translate("CastleRooms", "discards")))
        return found

    def _new_row_text(self) -> str:
        state = self.state
        assert state is not None
        facing = state.next_facing(state.mover)
        name = row_name(len(state.rows[state.mover]))
        if facing is None:
            return translate("CastleRooms", "start {row}, either way up").format(row=name)
        return translate("CastleRooms", "start {row}, {facing}").format(
            row=name, facing=facing_name(facing)
        )

    def held_item(self, held: Held) -> QGraphicsItem:
        item = self.things.fan.card(_card(held))
        item.face(self._facing(held, None))
        return item

    def landing(self, held: Held, spot: Hashable) -> QPointF:
        del held
        return self.things.rect_of(spot).center()

    def piece_of_spot(self, key: Hashable) -> Hashable | None:
        return key[1] if isinstance(key, tuple) and key[0] == "card" else None

    def piece_by_number(self, number: int) -> Hashable | None:
        shown = self.hand_model.cards
        return shown[number - 1].card if number <= len(shown) else None

    def hover(self, point: QPointF) -> None:
        super().hover(point)
        self.things.fan.hover(self.things.fan.card_at(point) if self.acting else None)

    def held_changed(self) -> None:
        held = self.hand.held
        self.things.fan.hold(None if held is None else _card(held))
        self._show_offers()
        self._sync_primary()

    def aimed_changed(self) -> None:
        held, verdict = self.hand.held, self.hand.verdict
        if held is not None:
            item = self.things.fan.card(_card(held))
            place = None if verdict is None else verdict.spot
            item.face(self._facing(held, place))
            there = self.things.fan.height()
            if place is not None:
                there = self.things.rect_of(place).height()
            item.setScale(there / self.things.fan.height())
        self._sync_primary()

    # What may be done, and advice

    def _show_offers(self) -> None:
        held = self.hand.held
        if held is None or self.state is None or not self.acting:
            self.things.marks.show_offers(())
            return
        offers = []
        for place, _ in self._destinations(_card(held)):
            legal = self.judge(held, place).legal
            if legal or (isinstance(place, tuple) and place[1] == self.things.viewer):
                offers.append(Offer(self.things.rect_of(place), legal, self._needs(place)))
        self.things.marks.show_offers(offers)

    def _needs(self, place: Hashable) -> str:
        """What the end of a row asks for."""
        state = self.state
        if state is None or not isinstance(place, tuple):
            return ""
        row = state.rows[place[1]][place[2]]
        if row.blocked:
            return ""
        return translate("CastleRooms", "needs {edge}").format(edge=edge_name(row.open_edge))

    def show_hint(self, move: Move | None) -> None:
        state = self.state
        if state is None or move is None:
            self.things.hint(None, None, HELMET)
            return
        facing: Facing = HELMET
        if isinstance(move, Start):
            facing = move.facing
        elif isinstance(move, Extend):
            facing = state.rows[state.mover][move.row].facing
        self.things.hint(*advice(state, move), facing)

    def note_area(self) -> QRect:
        if self.things.layout is None:
            return super().note_area()
        return self.view.mapFromScene(self.things.layout.note).boundingRect()

    def prompt(self) -> str:
        held = self.hand.held
        if held is None:
            return ""
        return translate("CastleRooms", "place the {card}, or put it back").format(
            card=card_name(_card(held), self._facing(held, self.hand.spot))
        )

    def aside(self) -> str:
        state = self.state
        if state is None or not self.acting or self.hand.held is not None:
            return ""
        over = len(state.hand) - HAND_LIMIT
        if over <= 0:
            return ""
        return translate("CastleRooms", "{cards} in hand: {over} more to play").format(
            cards=cards(len(state.hand)), over=over
        )

    def seat_note(self, seat: int) -> str:
        state = self.state
        if state is None:
            return ""
        held = cards(len(state.hands[seat]))
        lengths = state.lengths(seat)
        if not lengths:
            return held
        return translate("CastleRooms", "rows {lengths} · {cards}").format(
            lengths=listed(map(str, lengths)), cards=held
        )

    def panel_extra(self) -> QWidget | None:
        return self.tally

    def end_pictures(self) -> tuple[tuple[int, QImage], ...]:
        size = _TWO if len(self.rows) == 2 else _MORE
        return tuple(
            (seat, self._rows_picture(model, size)) for seat, model in enumerate(self.rows)
        )

    def _rows_picture(self, model: RowsModel, size: QSize) -> QImage:
        item = RowsItem(model, self.context.theme, own=False, bare=True)
        item.place(QRectF(QPointF(), size.toSizeF()).adjusted(2, 2, -2, -2))
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        item.paint(painter, None, None)  # type: ignore[arg-type]
        painter.end()
        return image

    # Commands

    def controls(self) -> tuple[QAction, ...]:
        return (self.turn_action, self.put_back_action)

    def primary(self) -> QAction | None:
        return self._end

    def _sync_primary(self) -> None:
        state, verdict = self.state, self.hand.verdict
        if self.hand.held is not None:
            self._end.setText(translate("CastleRooms", "Place here"))
            self._end.setEnabled(self.acting and verdict is not None and verdict.legal)
            return
        self._end.setText(translate("CastleRooms", "End turn"))
        self._end.setEnabled(state is not None and self.acting and state.why_not(EndTurn()) is None)

    def _do_primary(self) -> None:
        if self.hand.held is not None:
            self.hand.release()
        else:
            self.decide(EndTurn())

    def is_final(self, move: Move) -> bool:
        """Only the end of a turn lets another seat draw; all else can be taken back."""
        return isinstance(move, EndTurn)


def _card(held: Held) -> int:
    assert isinstance(held.piece, int)
    return held.piece


BOARD = CastleRoomsBoard
