"""The sentences of Castle Rooms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from castlegames.rules import Event, Move, Option, Outcome, Reason, State, Value
from castlegames.rules.castle_rooms import (
    Discard,
    Dragon,
    EndTurn,
    Extend,
    Knight,
    RoomsState,
    Start,
)
from castlegames.rules.castle_rooms.cards import DRAGON, KNIGHT, edges, is_dragon, is_knight
from castlegames.rules.castle_rooms.components import (
    HAND_LIMIT,
    HELMET,
    SWORDS,
)

from ...lists import joined, listed
from ..words import OptionWords, Words, integer

translate = QCoreApplication.translate


def rooms(n: int) -> str:
    """A number of rooms."""
    if n == 1:
        return translate("CastleRooms", "1 room")
    return translate("CastleRooms", "%n rooms", None, n)


def cards(n: int) -> str:
    """A number of cards."""
    if n == 1:
        return translate("CastleRooms", "1 card")
    return translate("CastleRooms", "%n cards", None, n)


def row_name(row: int) -> str:
    """A row by its number; people count from 1."""
    return translate("CastleRooms", "row {n}").format(n=row + 1)


def edge_name(edge: Value) -> str:
    """How a room goes on at one side."""
    match edge:
        case "U":
            return translate("CastleRooms", "upper stairs")
        case "D":
            return translate("CastleRooms", "lower stairs")
        case _:
            return translate("CastleRooms", "a corridor")


def facing_name(facing: Value) -> str:
    """The symbol that is up."""
    if facing == SWORDS:
        return translate("CastleRooms", "swords up")
    return translate("CastleRooms", "helmet up")


def card_name(card: int, facing: str = HELMET) -> str:
    """What a card shows; a room from left to right as it lies."""
    if is_dragon(card):
        return translate("CastleRooms", "dragon")
    if is_knight(card):
        return translate("CastleRooms", "knight")
    left, right = edges(card, SWORDS if facing == SWORDS else HELMET)
    return _room_name(left, right)


def kind_name(kind: str) -> str:
    """A kind of ``cards.KINDS``; a room read with the helmet up."""
    if kind == DRAGON:
        return translate("CastleRooms", "dragons")
    if kind == KNIGHT:
        return translate("CastleRooms", "knights")
    return _room_name(kind[0], kind[1])


def _room_name(left: str, right: str) -> str:
    match left, right:
        case "U", "U":
            return translate("CastleRooms", "room with upper stairs on both sides")
        case "C", "C":
            return translate("CastleRooms", "room with corridors on both sides")
        case "D", "D":
            return translate("CastleRooms", "room with lower stairs on both sides")
    return translate("CastleRooms", "room from {left} to {right}").format(
        left=edge_name(left), right=edge_name(right)
    )


class CastleRoomsWords(Words):
    """All that Castle Rooms says."""

    def title(self) -> str:
        return translate("CastleRooms", "Castle Rooms")

    def blurb(self) -> str:
        return translate(
            "CastleRooms",
            "Join rooms whose stairs meet into a row of ten; beware of dragons.",
        )

    def prompt(self, view: State, names: Sequence[str]) -> str:
        del names
        assert isinstance(view, RoomsState)
        held = len(view.hand)
        if held <= HAND_LIMIT:
            if view.hand:
                return translate("CastleRooms", "play a card or end the turn")
            return translate("CastleRooms", "end the turn")
        if all(isinstance(move, Discard) for move in view.legal_moves()):
            return translate("CastleRooms", "discard a dragon or a knight, none is of use now")
        return translate("CastleRooms", "play until you hold {n} cards or fewer").format(
            n=HAND_LIMIT
        )

    def move(self, before: State, move: Move, names: Sequence[str]) -> str:
        assert isinstance(before, RoomsState)
        match move:
            case Extend(row=row):
                return translate("CastleRooms", "add a room to {row}").format(row=row_name(row))
            case Start():
                new = len(before.rows[before.mover])
                return translate("CastleRooms", "start {row}").format(row=row_name(new))
            case Dragon(player=player, row=row):
                return translate("CastleRooms", "dragon on {row} of {name}").format(
                    row=row_name(row), name=names[player]
                )
            case Knight(row=row):
                return translate("CastleRooms", "knight frees {row}").format(row=row_name(row))
            case Discard(card=card):
                if is_dragon(card):
                    return translate("CastleRooms", "discard a dragon")
                return translate("CastleRooms", "discard a knight")
            case EndTurn():
                return translate("CastleRooms", "end the turn")
        raise KeyError(move)

    def event(self, event: Event, names: Sequence[str]) -> str:
        args = event.args
        name = "" if event.seat is None else names[event.seat]
        match event.kind:
            case "drew":
                drawn = args.get("cards")
                if isinstance(drawn, tuple):
                    shown = listed(card_name(integer(card)) for card in drawn)
                    text = translate("CastleRooms", "{name} draws: {cards}.")
                    return text.format(name=name, cards=shown)
                text = translate("CastleRooms", "{name} draws {cards}.")
                return text.format(name=name, cards=cards(integer(args["count"])))
            case "last_turn":
                text = translate(
                    "CastleRooms", "{name} drew the last cards: this turn ends the match."
                )
                return text.format(name=name)
            case "extended":
                text = translate("CastleRooms", "{name} adds a room to {row}: {rooms}.")
                return text.format(
                    name=name,
                    row=row_name(integer(args["row"])),
                    rooms=rooms(integer(args["rooms"])),
                )
            case "started":
                text = translate("CastleRooms", "{name} starts {row}, {facing}.")
                return text.format(
                    name=name,
                    row=row_name(integer(args["row"])),
                    facing=facing_name(args["facing"]),
                )
            case "dragon":
                text = translate(
                    "CastleRooms", "{name} sends a dragon to {row} of {other}, blocked at {rooms}."
                )
                return text.format(
                    name=name,
                    row=row_name(integer(args["row"])),
                    other=names[integer(args["player"])],
                    rooms=rooms(integer(args["rooms"])),
                )
            case "knight":
                text = translate("CastleRooms", "{name}'s knight chases the dragon from {row}.")
                return text.format(name=name, row=row_name(integer(args["row"])))
            case "discarded":
                if is_dragon(integer(args["card"])):
                    text = translate("CastleRooms", "{name} discards a dragon.")
                else:
                    text = translate("CastleRooms", "{name} discards a knight.")
                return text.format(name=name)
            case "ten_rooms":
                text = translate("CastleRooms", "{name} completes a row of ten rooms!")
                return text.format(name=name)
            case "end":
                return translate("CastleRooms", "The match is over.")
        raise KeyError(event.kind)

    def reason(self, reason: Reason, names: Sequence[str]) -> str:
        return _room_reason(reason) or _other_reason(reason, names)

    def option(self, option: Option) -> OptionWords:
        match option.name:
            case "first":
                return OptionWords(
                    translate("CastleRooms", "Who begins"),
                    translate("CastleRooms", "Whoever visited a castle last, or a random seat."),
                )
            case "strict_rows":
                return OptionWords(
                    translate("CastleRooms", "Strict rows"),
                    translate(
                        "CastleRooms",
                        "A new row may be started only when no room in hand fits one of yours.",
                    ),
                )
        raise KeyError(option.name)

    def part(self, part: str) -> str:
        match part:
            case "longest_row":
                return translate("CastleRooms", "longest row")
        raise KeyError(part)

    def outcome(self, outcome: Outcome, names: Sequence[str]) -> str:
        args = outcome.args
        who = joined(names[seat] for seat in outcome.winners)
        match outcome.decided_by:
            case "ten_rooms":
                text = translate("CastleRooms", "{name} wins with a row of ten rooms.")
                return text.format(name=who)
            case "longest_row":
                text = translate(
                    "CastleRooms", "{name} wins with the longest row: {rooms}, the next has {next}."
                )
            case "second_row":
                text = translate(
                    "CastleRooms",
                    "The longest rows are equal; the second decides for {name}: "
                    "{rooms} against {next}.",
                )
            case "later_row":
                text = translate(
                    "CastleRooms",
                    "The longest rows are equal; number {rank} in length decides for {name}: "
                    "{rooms} against {next}.",
                )
            case "shared":
                text = translate(
                    "CastleRooms", "{name} share the win: all their rows are equally long."
                )
                return text.format(name=who)
            case _:
                raise KeyError(outcome.decided_by)
        return text.format(
            name=who,
            rooms=rooms(integer(args["rooms"])),
            next=integer(args["next"]),
            rank=integer(args["rank"]),
        )

    def level(self, level: str) -> str:
        match level:
            case "easy":
                return translate(
                    "CastleRooms", "Likes long rows, sees one move and follows its whims."
                )
            case "medium":
                return translate(
                    "CastleRooms", "Tries every way to play its turn, and slips now and then."
                )
            case "hard":
                return translate(
                    "CastleRooms", "Tries its best turns against hundreds of hands you might hold."
                )
            case "expert":
                return translate(
                    "CastleRooms",
                    "Like Hard, but it learned from thousands of matches what a turn is worth.",
                )
        raise KeyError(level)

    def hint(self, view: State, move: Move, reasons: Mapping[str, Value]) -> str:
        assert isinstance(view, RoomsState)
        parts = [_aim(view, move, reasons)]
        tried = reasons.get("tried")
        if isinstance(tried, int) and tried > 0:
            text = translate("CastleRooms", "After {tried} trials it looks like {chance} % to win.")
            parts.append(text.format(chance=reasons["chance"], tried=tried))
        return " ".join(parts)


def _room_reason(reason: Reason) -> str:
    """Why a room may not lie there; nothing if the reason is of another sort."""
    args = reason.args
    match reason.code:
        case "not_a_room":
            return translate("CastleRooms", "Only rooms are laid in rows.")
        case "no_such_row":
            return translate("CastleRooms", "That row has not been started.")
        case "row_blocked":
            return translate("CastleRooms", "A dragon blocks this row. A knight can free it.")
        case "wrong_edge":
            text = translate(
                "CastleRooms", "The row needs {needs} here; this room begins with {has}."
            )
            return text.format(needs=edge_name(args["needs"]), has=edge_name(args["has"]))
        case "wrong_way_up":
            text = translate(
                "CastleRooms", "It would fit only turned round, but this row lies {facing}."
            )
            return text.format(facing=facing_name(args["facing"]))
        case "no_such_facing":
            return translate("CastleRooms", "A room lies with the helmet up or with the swords up.")
        case "wrong_facing":
            text = translate("CastleRooms", "Rows take turns: this one starts with {facing}.")
            return text.format(facing=facing_name(args["needs"]))
        case "could_extend":
            text = translate("CastleRooms", "A room in your hand fits {row}; first use that.")
            return text.format(row=row_name(integer(args["row"])))
    return ""


def _other_reason(reason: Reason, names: Sequence[str]) -> str:
    args = reason.args
    match reason.code:
        case "match_over":
            return translate("CastleRooms", "The match is over.")
        case "not_your_turn":
            text = translate("CastleRooms", "It is {name}'s turn.")
            return text.format(name=names[integer(args["player"])])
        case "not_a_move_here":
            return translate("CastleRooms", "That is no move of Castle Rooms.")
        case "not_in_hand":
            return translate("CastleRooms", "You do not hold this card.")
        case "no_dragon":
            return translate("CastleRooms", "You have no dragon.")
        case "no_such_player":
            return translate("CastleRooms", "Nobody sits there.")
        case "own_row":
            return translate("CastleRooms", "Dragons go to the rows of opponents.")
        case "empty_row":
            return translate("CastleRooms", "A dragon needs a row with at least one room.")
        case "already_blocked":
            return translate("CastleRooms", "A dragon is there already.")
        case "no_knight":
            return translate("CastleRooms", "You have no knight.")
        case "nothing_to_chase":
            return translate("CastleRooms", "There is no dragon on this row.")
        case "discard_room":
            return translate("CastleRooms", "Rooms are never discarded.")
        case "discard_too_few":
            text = translate(
                "CastleRooms", "Discarding needs {needs} dragons and knights in hand; you have {n}."
            )
            return text.format(needs=args["needs"], n=args["cards"])
        case "discard_enough":
            text = translate("CastleRooms", "You hold no more than {n} cards; keep them.")
            return text.format(n=args["limit"])
        case "discard_usable":
            if args["kind"] == "dragon":
                return translate(
                    "CastleRooms", "A dragon can be used now, so nothing is discarded."
                )
            return translate("CastleRooms", "A knight can be used now, so nothing is discarded.")
        case "discard_lowest":
            return translate("CastleRooms", "Discard the first of your cards of this kind.")
        case "too_many_cards":
            text = translate(
                "CastleRooms", "You hold {cards}; play at least {over} more to end the turn."
            )
            return text.format(cards=cards(integer(args["cards"])), over=args["over"])
        case "hidden_cards":
            return translate("CastleRooms", "The next cards are hidden.")
    raise KeyError(reason.code)


def _aim(view: RoomsState, move: Move, reasons: Mapping[str, Value]) -> str:
    """What the move is good for, from the numbers of the choice."""
    mover = view.mover
    match move:
        case Extend(row=row):
            longer = len(view.rows[mover][row]) + 1
            if reasons.get("wins"):
                return translate("CastleRooms", "It leads to ten rooms in this turn.")
            fits, unseen = reasons.get("fits"), reasons.get("unseen")
            if fits is not None:
                text = translate(
                    "CastleRooms",
                    "{row} grows to {rooms}; after this turn {fits} of {unseen} unseen cards "
                    "fit your longest open row.",
                )
                return _capital(
                    text.format(row=row_name(row), rooms=rooms(longer), fits=fits, unseen=unseen)
                )
            text = translate("CastleRooms", "{row} grows to {rooms}.")
            return _capital(text.format(row=row_name(row), rooms=rooms(longer)))
        case Start(card=card):
            text = translate("CastleRooms", "The {card} serves you least where it is.")
            return text.format(card=card_name(card))
        case Dragon(player=player, row=row):
            text = translate("CastleRooms", "It stops a row of {rooms}.")
            return text.format(rooms=rooms(len(view.rows[player][row])))
        case Knight(row=row):
            text = translate("CastleRooms", "{row} with its {rooms} can grow again.")
            return _capital(text.format(row=row_name(row), rooms=rooms(len(view.rows[mover][row]))))
        case Discard():
            return translate("CastleRooms", "It is of no use now, and you hold too many cards.")
    return translate("CastleRooms", "The cards left are worth more in your hand.")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


WORDS = CastleRoomsWords()
