"""The board of Castle Rooms: asks the rules, swaps the models, and answers the gesture."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QAction, QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QWidget

from castlegames.rules import Move, Reason
from castlegames.rules.castle_rooms import (
    Discard,
    Dragon,
    EndTurn,
    Extend,
    Knight,
    RoomsState,
    Start,
)
from castlegames.rules.castle_rooms.cards import is_dragon, is_knight, is_room
from castlegames.rules.castle_rooms.components import (
    DRAGON_CARDS,
    FACINGS,
    HAND_LIMIT,
    HELMET,
    KNIGHT_CARDS,
    Facing,
)

from ...table.hand import Held, Verdict
from ...table.motion import GAME
from ...table.spot import Spot
from ..board import BoardContext, LastMove, Position
from ..scene_board import SceneBoard
from .hand_item import CardItem, HandPanel, Offer, OfferMarks
from .layout import Layout, card_in_hand, fan, lay_out
from .models import HandModel, HeldCard, RowsModel, SeatRows, UnseenModel
from .rows_item import RowsItem
from .tally import UnseenTally
from .words import card_name, cards, edge_name, facing_name, row_name, translate

_HAND_Z, _MARKS_Z, _HINT_Z, _FLIGHT_Z = 50.0, 40.0, 45.0, 300.0
_LIFT = 14.0


class CastleRoomsBoard(SceneBoard):
    """Opponents' rows above, one's own in the middle, the hand as a fan below."""

    def __init__(self, context: BoardContext, parent: QWidget | None = None) -> None:
        seats = len(context.names)
        self.hand_model = HandModel()
        self.rows = tuple(RowsModel() for _ in range(seats))
        self.unseen = UnseenModel()
        self._layout: Layout | None = None
        self._cards: dict[int, CardItem] = {}
        self._hovered: int | None = None
        super().__init__(context, parent)
        for model in (self.hand_model, self.unseen, *self.rows):
            model.setParent(self)
        theme = context.theme
        self.own = RowsItem(self.rows[0], theme, own=True)
        self.foes: tuple[RowsItem, ...] = ()
        self.panel = HandPanel(theme)
        self.marks = OfferMarks(theme)
        self.marks.setZValue(_MARKS_Z)
        self._hint: CardItem | None = None
        self._viewer: int | None = None
        self.tally = UnseenTally(self.unseen, theme, self)
        self.tally.hide()
        for item in (self.own, self.panel, self.marks):
            self.scene.addItem(item)
        self._end = QAction(translate("CastleRooms", "End turn"), self)
        self._end.triggered.connect(self._do_primary)
        self.hand_model.modelReset.connect(self._lay_hand)

    # Positions

    @property
    def state(self) -> RoomsState | None:
        """The position on show."""
        view = None if self.position is None else self.position.view
        return view if isinstance(view, RoomsState) else None

    def show_position(self, position: Position) -> None:
        by_hand = self._decided and position.last is not None
        before = self._start_of(position.last) if position.animate and not by_hand else None
        super().show_position(position)
        state, viewer = self.state, position.viewer
        assert state is not None
        self.show_hint(None)
        if viewer != self._viewer:
            self._seat(viewer)
        names = self.context.names
        for seat, model in enumerate(self.rows):
            model.show(SeatRows(seat, names[seat], state.rows[seat], len(state.hands[seat])), names)
        hand = tuple(card for card in state.hands[viewer] if card >= 0)
        self.hand_model.show(tuple(HeldCard(card, self._reason_for(state, card)) for card in hand))
        self.unseen.show(dict(state.unseen(viewer)))
        self.panel.show_piles(len(state.pile), state.discards, self._pile_note(state))
        self._show_last(position.last)
        if before is not None and position.last is not None:
            self._fly(position.last, before)
        self._show_offers()
        self._sync_primary()
        self.controlsChanged.emit()
        self.promptChanged.emit()
        self.panelChanged.emit()

    def _seat(self, viewer: int) -> None:
        """Let the board be seen from this seat: its own rows large, the others in turn order."""
        for item in (self.own, *self.foes):
            item.model.modelReset.disconnect(item.arrange)
            self.scene.removeItem(item)
        seats = len(self.context.names)
        theme = self.context.theme
        self.own = RowsItem(self.rows[viewer], theme, own=True)
        others = [(viewer + k) % seats for k in range(1, seats)]
        self.foes = tuple(RowsItem(self.rows[seat], theme, own=False) for seat in others)
        for item in (self.own, *self.foes):
            self.scene.addItem(item)
        self._viewer = viewer
        if self._layout is not None:
            self._place(self._layout)

    def _pile_note(self, state: RoomsState) -> str:
        if state.to_move is None:
            return ""
        left = state.turns_left
        if left == 0:
            return translate("CastleRooms", "the last turn")
        return translate("CastleRooms", "turns to come: {n}").format(n=left)

    def _reason_for(self, state: RoomsState, card: int) -> str:
        """Why the viewer may not play a card anywhere now, or nothing."""
        if self.position is None or not self.position.acting:
            return ""
        if is_room(card) or any(_plays(move, card) for move in state.legal_moves()):
            return ""
        if is_dragon(card):
            return translate("CastleRooms", "No row of an opponent can be blocked now.")
        return translate("CastleRooms", "No row of yours is blocked by a dragon.")

    def _show_last(self, last: LastMove | None) -> None:
        for item in (self.own, *self.foes):
            item.mark(None)
        place = None if last is None else _place_of(last)
        if place is not None:
            seat, row = place
            if row < len(self.rows[seat].seat_rows.rows):
                self._item(seat).mark(row)

    def _item(self, seat: int) -> RowsItem:
        return next(item for item in (self.own, *self.foes) if item.model is self.rows[seat])

    # Motion

    def _start_of(self, last: LastMove | None) -> QPointF | None:
        """Where the card of another seat's move comes from: its panel's corner."""
        if last is None or self._viewer is None or self._layout is None:
            return None
        if last.seat == self._viewer:
            return self._layout.hand.center()
        return self._item(last.seat).boundingRect().topRight() + QPointF(-30, 18)

    def _fly(self, last: LastMove, start: QPointF) -> None:
        """Let the card of a move fly to its row; it is veiled there until then."""
        place = _place_of(last)
        if place is None or isinstance(last.move, Knight):
            return
        item = self._item(place[0])
        row = item.model.seat_rows.rows[place[1]]
        goal = item.last(place[1])
        card = row.dragon if row.dragon is not None else row.cards[-1]
        flying = CardItem(card, goal.size(), self.context.theme, row.facing)
        flying.setZValue(_FLIGHT_Z)
        self.scene.addItem(flying)
        item.veil(place[1])

        def step(part: float) -> None:
            flying.setPos(start + (goal.center() - start) * part)

        def done() -> None:
            self.scene.removeItem(flying)
            item.veil(None)

        self.context.motion.run(GAME, step, done)

    # Places

    def arrange(self, size: QSizeF) -> None:
        self._layout = lay_out(size, len(self.context.names) - 1)
        self._place(self._layout)
        if self.hand.held is not None:
            self._held_changed()
            self._aimed()
        here = self.spot(self.standing)
        if here is not None:
            self.ring.enclose(here.rect)

    def _place(self, layout: Layout) -> None:
        self.own.place(layout.own)
        for item, rect in zip(self.foes, layout.foes, strict=False):
            item.place(rect)
        self.panel.place(layout.hand, layout.pile, layout.discards)
        self._lay_hand()
        self._show_offers()

    def _lay_hand(self) -> None:
        """Put the cards of the hand into a fan."""
        if self._layout is None:
            return
        shown = self.hand_model.cards
        wanted = {held.card for held in shown}
        for card in [card for card in self._cards if card not in wanted]:
            self.scene.removeItem(self._cards.pop(card))
        size = card_in_hand(self._layout.hand)
        for place, held in enumerate(shown):
            item = self._cards.get(held.card)
            if item is None:
                item = self._cards[held.card] = CardItem(held.card, size, self.context.theme)
                self.scene.addItem(item)
            item.resize(size)
            item.setZValue(_HAND_Z + place)
            item.show_state(bool(held.reason), ring=False)
        self._settle()

    def _settle(self) -> None:
        """Every card of the hand to its place; the one in the hand of the player stays."""
        if self._layout is None:
            return
        held = self.hand.held
        places = fan(self._layout.hand, len(self.hand_model.cards))
        for (middle, turn), shown in zip(places, self.hand_model.cards, strict=True):
            item = self._cards[shown.card]
            if held is not None and held.piece == shown.card:
                item.setRotation(0)
                continue
            item.face(HELMET)
            lifted = self._hovered == shown.card and not shown.reason
            item.setPos(middle - QPointF(0, _LIFT if lifted else 0))
            item.setRotation(turn)
            item.setVisible(True)

    def spots(self) -> Sequence[Spot]:
        if self.state is None or self._layout is None:
            return ()
        found = [
            Spot(("card", held.card), self._card_rect(place), self.hand_model.text(place))
            for place, held in enumerate(self.hand_model.cards)
        ]
        for item in (self.own, *self.foes):
            who = item.model.seat_rows
            name = who.name
            for row in range(len(who.rows)):
                key = ("row", who.seat, row)
                found.append(Spot(key, item.line(row), f"{name}, {item.model.text(row)}"))
        found.append(Spot("pile", self._layout.pile, self._pile_text()))
        return found

    def _pile_text(self) -> str:
        state = self.state
        assert state is not None
        text = translate("CastleRooms", "Pile: {cards}").format(cards=cards(len(state.pile)))
        return f"{text}. {self.tally.accessibleDescription()}"

    def _card_rect(self, place: int) -> QRectF:
        card = self.hand_model.cards[place].card
        item = self._cards[card]
        return item.mapRectToScene(item.card_rect())

    # The gesture

    def piece_at(self, point: QPointF) -> Hashable | None:
        found = [
            item
            for card, item in self._cards.items()
            if item.isVisible() and item.card_rect().contains(item.mapFromScene(point))
        ]
        return max(found, key=lambda item: item.zValue()).card if found else None

    def refusal(self, piece: Hashable) -> str:
        return next((held.reason for held in self.hand_model.cards if held.card == piece), "")

    def turns(self, piece: Hashable) -> int:
        state = self.state
        if state is None or not isinstance(piece, int) or not is_room(piece):
            return 1
        return 2 if state.next_facing(state.mover) is None else 1

    def _facing(self, held: Held, spot: Hashable | None) -> Facing:
        """How the held card lies: as the row asks for, or as it was turned."""
        state = self.state
        assert state is not None
        if isinstance(spot, tuple) and spot[1] == self._viewer:
            return state.rows[spot[1]][spot[2]].facing
        return state.next_facing(state.mover) or FACINGS[held.turn]

    def judge(self, held: Held, spot: Hashable) -> Verdict:
        state = self.state
        assert state is not None
        assert isinstance(held.piece, int)
        move, reason = self._move(state, held, spot)
        if move is None:
            return Verdict(spot, legal=False, reason=reason)
        why = state.why_not(move)
        if why is None:
            return Verdict(spot, legal=True, move=move)
        return Verdict(spot, legal=False, reason=self._words(why))

    def _words(self, reason: Reason) -> str:
        return self.context.words.reason(reason, self.context.names)

    def _move(self, state: RoomsState, held: Held, spot: Hashable) -> tuple[Move | None, str]:
        """The move that putting the card there would be, or why it could never be one."""
        card = held.piece
        assert isinstance(card, int)
        if spot == "out":
            return Discard(_lowest(state, card)), ""
        if spot == "new":
            return Start(card, self._facing(held, None)), ""
        assert isinstance(spot, tuple)
        _, seat, row = spot
        if is_dragon(card):
            return Dragon(seat, row), ""
        own = seat == self._viewer
        if is_knight(card):
            if own:
                return Knight(row), ""
            return None, translate("CastleRooms", "Knights free rows of your own.")
        if own:
            return Extend(row, card), ""
        return None, translate("CastleRooms", "Rooms go into rows of your own.")

    def spot_under(self, held: Held, point: QPointF) -> Hashable | None:
        if self._layout is None:
            return None
        card = held.piece
        if self._layout.discards.adjusted(-10, -6, 10, 20).contains(point):
            return "out" if isinstance(card, int) and not is_room(card) else None
        for item in (self.own, *self.foes):
            row = item.row_at(point)
            if row is not None:
                return ("row", item.model.seat_rows.seat, row)
        if isinstance(card, int) and is_room(card):
            if self.own.new_row().adjusted(-24, -12, 24, 12).contains(point):
                return "new"
            if not self.rows[self._viewer or 0].seat_rows.rows and self._layout.own.contains(point):
                return "new"
        return None

    def targets(self) -> Sequence[Spot]:
        held = self.hand.held
        if held is None or self.state is None or self._layout is None:
            return ()
        good: list[Spot] = []
        rest: list[Spot] = []
        for key, rect, name in self._destinations(held):
            verdict = self.judge(held, key)
            (good if verdict.legal else rest).append(Spot(key, rect, name))
        return [*good, *rest]

    def _destinations(self, held: Held) -> list[tuple[Hashable, QRectF, str]]:
        """Where a card of this sort goes at all: key, place and name."""
        card = held.piece
        assert isinstance(card, int)
        assert self._layout is not None
        items = self.foes if is_dragon(card) else (self.own,)
        found: list[tuple[Hashable, QRectF, str]] = []
        for item in items:
            who = item.model.seat_rows
            for row in range(len(who.rows)):
                name = f"{who.name}, {item.model.text(row)}"
                found.append((("row", who.seat, row), self._end_of(item, row), name))
        if is_room(card):
            found.append(("new", self.own.new_row(), self._new_row_text()))
        else:
            out = translate("CastleRooms", "discards")
            found.append(("out", self._layout.discards, out))
        return found

    def _end_of(self, item: RowsItem, row: int) -> QRectF:
        """Where a card put on a row lies: behind the last, or on the dragon it chases."""
        blocked = item.model.seat_rows.rows[row].blocked
        return item.last(row) if blocked else item.end(row)

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
        assert isinstance(held.piece, int)
        item = self._cards[held.piece]
        item.face(self._facing(held, None))
        return item

    def landing(self, held: Held, spot: Hashable) -> QPointF:
        assert self._layout is not None
        if spot == "out":
            return self._layout.discards.center()
        if spot == "new":
            return self.own.new_row().center()
        assert isinstance(spot, tuple)
        return self._end_of(self._item(spot[1]), spot[2]).center()

    def piece_of_spot(self, key: Hashable) -> Hashable | None:
        return key[1] if isinstance(key, tuple) and key[0] == "card" else None

    def piece_by_number(self, number: int) -> Hashable | None:
        shown = self.hand_model.cards
        return shown[number - 1].card if number <= len(shown) else None

    def hover(self, point: QPointF) -> None:
        super().hover(point)
        piece = self.piece_at(point) if self.acting else None
        hovered = piece if isinstance(piece, int) else None
        if hovered != self._hovered:
            self._hovered = hovered
            self._settle()

    def held_changed(self) -> None:
        self._hovered = None
        held = self.hand.held
        for shown in self.hand_model.cards:
            item = self._cards[shown.card]
            item.show_state(bool(shown.reason), ring=held is not None and held.piece == shown.card)
            item.setScale(1.0)
        self._settle()
        self._restack(held)
        self._show_offers()
        self._sync_primary()

    def _restack(self, held: Held | None) -> None:
        for place, shown in enumerate(self.hand_model.cards):
            if held is None or held.piece != shown.card:
                self._cards[shown.card].setZValue(_HAND_Z + place)

    def aimed_changed(self) -> None:
        held, verdict = self.hand.held, self.hand.verdict
        if held is not None and isinstance(held.piece, int):
            item = self._cards[held.piece]
            spot = None if verdict is None else verdict.spot
            item.face(self._facing(held, spot))
            item.setScale(self._scale_at(spot))
        self._sync_primary()

    def _scale_at(self, spot: Hashable | None) -> float:
        """The held card takes the size of the row it is aimed at."""
        assert self._layout is not None
        size = card_in_hand(self._layout.hand)
        if spot is None:
            return 1.0
        if spot == "out":
            return self._layout.discards.height() / size.height()
        if spot == "new":
            return self.own.new_row().height() / size.height()
        assert isinstance(spot, tuple)
        return self._end_of(self._item(spot[1]), spot[2]).height() / size.height()

    # What may be done, and advice

    def _show_offers(self) -> None:
        held = self.hand.held
        if held is None or self.state is None or not self.acting:
            self.marks.show_offers(())
            return
        offers = []
        for key, rect, _ in self._destinations(held):
            verdict = self.judge(held, key)
            if verdict.legal or (isinstance(key, tuple) and key[1] == self._viewer):
                offers.append(Offer(rect, verdict.legal, self._needs(key)))
        self.marks.show_offers(offers)

    def _needs(self, key: Hashable) -> str:
        state = self.state
        if state is None or not isinstance(key, tuple):
            return ""
        row = state.rows[key[1]][key[2]]
        if row.blocked:
            return ""
        return translate("CastleRooms", "needs {edge}").format(edge=edge_name(row.open_edge))

    def show_hint(self, move: Move | None) -> None:
        if self._hint is not None:
            self.scene.removeItem(self._hint)
            self._hint = None
        state = self.state
        if state is None or move is None:
            return
        card, key = _advice(state, move)
        if card is None or self._layout is None:
            return
        rect = self._rect_of(key)
        facing: Facing = HELMET
        if isinstance(move, Start):
            facing = move.facing
        elif isinstance(move, Extend):
            facing = state.rows[state.mover][move.row].facing
        self._hint = CardItem(card, rect.size(), self.context.theme, facing)
        self._hint.setOpacity(0.66)
        self._hint.setZValue(_HINT_Z)
        self._hint.setPos(rect.center())
        self.scene.addItem(self._hint)
        for shown in self.hand_model.cards:
            self._cards[shown.card].show_state(bool(shown.reason), ring=shown.card == card)

    def _rect_of(self, key: Hashable) -> QRectF:
        assert self._layout is not None
        if key == "new":
            return self.own.new_row()
        if key == "out":
            return self._layout.discards
        assert isinstance(key, tuple)
        return self._end_of(self._item(key[1]), key[2])

    def note_area(self) -> QRect:
        if self._layout is None:
            return super().note_area()
        return self.view.mapFromScene(self._layout.note).boundingRect()

    def prompt(self) -> str:
        held = self.hand.held
        if held is None or not isinstance(held.piece, int):
            return ""
        return translate("CastleRooms", "place the {card}, or put it back").format(
            card=card_name(held.piece, self._facing(held, self.hand.spot))
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
            lengths=", ".join(map(str, lengths)), cards=held
        )

    def panel_extra(self) -> QWidget | None:
        return self.tally

    def end_pictures(self) -> tuple[tuple[int, QImage], ...]:
        return tuple((seat, self._rows_picture(model)) for seat, model in enumerate(self.rows))

    def _rows_picture(self, model: RowsModel) -> QImage:
        item = RowsItem(model, self.context.theme, own=False)
        item.place(QRectF(4, 4, 592, 292))
        image = QImage(QSize(600, 300), QImage.Format.Format_ARGB32_Premultiplied)
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


def _lowest(state: RoomsState, card: int) -> int:
    """The card of the same sort that a discard takes."""
    sort = DRAGON_CARDS if is_dragon(card) else KNIGHT_CARDS if is_knight(card) else (card,)
    return min(held for held in state.hand if held in sort)


def _plays(move: Move, card: int) -> bool:
    match move:
        case Dragon():
            return is_dragon(card)
        case Knight():
            return is_knight(card)
        case Discard(card=thrown):
            return (thrown in DRAGON_CARDS) == is_dragon(card)
    return False


def _place_of(last: LastMove) -> tuple[int, int] | None:
    """The seat and row that a move changed, or None."""
    before, move = last.before, last.move
    assert isinstance(before, RoomsState)
    match move:
        case Extend(row=row) | Knight(row=row):
            return last.seat, row
        case Start():
            return last.seat, len(before.rows[last.seat])
        case Dragon(player=player, row=row):
            return player, row
    return None


def _advice(state: RoomsState, move: Move) -> tuple[int | None, Hashable]:
    """The card that a move plays and where it goes."""
    me = state.mover
    match move:
        case Extend(row=row, card=card):
            return card, ("row", me, row)
        case Start(card=card):
            return card, "new"
        case Dragon(player=player, row=row):
            return min(held for held in state.hand if is_dragon(held)), ("row", player, row)
        case Knight(row=row):
            return min(held for held in state.hand if is_knight(held)), ("row", me, row)
        case Discard(card=card):
            return card, "out"
    return None, None


BOARD = CastleRoomsBoard
