"""The sentences of Castle Crush."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from castlegames.rules import Event, Move, Option, Outcome, Reason, State, Value
from castlegames.rules.castle_crush import (
    Build,
    CastleCrushState,
    Pass,
    Return,
    Swing,
    Take,
)
from castlegames.rules.castle_crush.components import SWINGS

from ...chart import number
from ...lists import joined
from ..words import OptionWords, Words, integer

translate = QCoreApplication.translate


def blocks(n: int) -> str:
    """A number of blocks."""
    if n == 1:
        return translate("CastleCrush", "1 block")
    return translate("CastleCrush", "%n blocks", None, n)


def points(n: int) -> str:
    """A number of points."""
    if n == 1:
        return translate("CastleCrush", "1 point")
    return translate("CastleCrush", "%n points", None, n)


def piece_name(kind: str) -> str:
    """A kind of block, or a figure."""
    match kind:
        case "flat_house":
            return translate("CastleCrush", "flat house")
        case "pointed_house":
            return translate("CastleCrush", "pointed house")
        case "slant_tower":
            return translate("CastleCrush", "slant tower")
        case "pointed_tower":
            return translate("CastleCrush", "pointed tower")
        case "flat_tower":
            return translate("CastleCrush", "flat tower")
        case "roof":
            return translate("CastleCrush", "roof")
        case "king":
            return translate("CastleCrush", "king")
        case "general":
            return translate("CastleCrush", "general")
    raise KeyError(kind)


def attack_text(name: str, gained: int) -> str:
    """What an attack brought, over the table."""
    return translate("CastleCrush", "{name} +{points}").format(name=name, points=gained)


def swings_text(state: CastleCrushState, seat: int) -> str:
    """A seat's flag and the swings it has left, for its card."""
    parts = []
    if state.flag == seat:
        parts.append(translate("CastleCrush", "has the flag"))
    if state.phase in ("build", "attack"):
        left, turns = state.swings_left(seat), SWINGS[state.seats]
        dots = "●" * left + "○" * (turns - left)
        parts.append(translate("CastleCrush", "swings {dots}").format(dots=dots))
    return " · ".join(parts) or " "


def step_text(piece: int | None, kind: str) -> str:
    """What Undo takes back while building; many pieces have the number -1."""
    if piece is None:
        return ""
    if piece < 0:
        return translate("CastleCrush", "the ready-made castle")
    return translate("CastleCrush", "placing the {piece}").format(piece=piece_name(kind))


class CastleCrushWords(Words):
    """All that Castle Crush says."""

    def title(self) -> str:
        return translate("CastleCrush", "Castle Crush")

    def blurb(self) -> str:
        return translate(
            "CastleCrush", "Stack a castle of blocks, then let the mallet fall on the others’."
        )

    def prompt(self, view: State, names: Sequence[str]) -> str:
        del names
        assert isinstance(view, CastleCrushState)
        match view.phase:
            case "deal":
                return translate("CastleCrush", "choose a block from the supply")
            case "build":
                return translate("CastleCrush", "build your castle and let it go")
            case "attack":
                return translate("CastleCrush", "aim the mallet and let it fall")
            case "compensate" | "distribute":
                return translate("CastleCrush", "take a block from the middle")
        raise KeyError(view.phase)

    def move(self, before: State, move: Move, names: Sequence[str]) -> str:
        del names
        match move:
            case Build():
                assert isinstance(before, CastleCrushState)
                used = len(before.hands[before.to_move or 0])
                return translate("CastleCrush", "build with {blocks}").format(blocks=blocks(used))
            case Return(kind=kind):
                return translate("CastleCrush", "lay a {piece} aside").format(piece=_piece(kind))
            case Swing(outcome=None, direction=direction):
                return translate("CastleCrush", "swing towards {degrees}°").format(
                    degrees=round(direction)
                )
            case Swing():
                assert isinstance(before, CastleCrushState)
                return _swing(before, move)
            case Pass():
                return translate("CastleCrush", "no room for the mallet, passed")
            case Take(kind=kind):
                return translate("CastleCrush", "take a {piece}").format(piece=_piece(kind))
        raise KeyError(move)

    def delta(self, before: State, move: Move, after: State) -> str:
        del move
        assert isinstance(before, CastleCrushState)
        gained = sum(
            integer(event.args["points"])
            for event in after.events
            if event.kind == "attacked" and event.seat == before.to_move
        )
        return f"+{gained}" if gained else ""

    def event(self, event: Event, names: Sequence[str]) -> str:
        args = event.args
        name = "" if event.seat is None else names[event.seat]
        match event.kind:
            case "took":
                text = translate("CastleCrush", "{name} took a {piece}.")
                return text.format(name=name, piece=_piece(args["kind"]))
            case "returned":
                text = translate("CastleCrush", "{name} laid a {piece} aside.")
                return text.format(name=name, piece=_piece(args["kind"]))
            case "built":
                text = translate("CastleCrush", "{name}’s castle of {blocks} stands.")
                return text.format(name=name, blocks=blocks(integer(args["blocks"])))
            case "frozen":
                return translate(
                    "CastleCrush", "It would not come to rest and was stopped after 12 seconds."
                )
            case "fell":
                if args["counts"]:
                    text = translate("CastleCrush", "{name}’s {piece} fell.")
                else:
                    text = translate("CastleCrush", "{name}’s {piece} fell; it does not count.")
                return text.format(name=name, piece=_piece(args["kind"]))
            case "attacked":
                return self._attacked(name, args)
            case "fell_late":
                text = translate(
                    "CastleCrush",
                    "{name}’s {piece} fell when others were taken off; it does not count.",
                )
                return text.format(name=name, piece=_piece(args["kind"]))
            case "passed":
                text = translate("CastleCrush", "{name} found no room for the mallet.")
                return text.format(name=name)
            case "scored":
                text = translate(
                    "CastleCrush",
                    "{name}’s castle: {points} ({blocks} blocks, {king} king, {general} general).",
                )
                return text.format(
                    name=name,
                    points=points(integer(args["points"])),
                    blocks=args["blocks"],
                    king=args["king"],
                    general=args["general"],
                )
            case "flag":
                return translate("CastleCrush", "{name} has the flag.").format(name=name)
            case "round":
                return translate("CastleCrush", "Round {n} begins.").format(n=args["round"])
        raise KeyError(event.kind)

    def _attacked(self, name: str, args: Mapping[str, Value]) -> str:
        felled = [blocks(integer(args["blocks"]))] if args["blocks"] else []
        kings, generals = integer(args["kings"]), integer(args["generals"])
        if kings == 1:
            felled.append(translate("CastleCrush", "a king"))
        elif kings:
            felled.append(translate("CastleCrush", "%n kings", None, kings))
        if generals == 1:
            felled.append(translate("CastleCrush", "a general"))
        elif generals:
            felled.append(translate("CastleCrush", "%n generals", None, generals))
        if not felled:
            return translate("CastleCrush", "{name} felled nothing.").format(name=name)
        text = translate("CastleCrush", "{name} felled {pieces}: {points}.")
        return text.format(name=name, pieces=joined(felled), points=points(integer(args["points"])))

    def reason(self, reason: Reason, names: Sequence[str]) -> str:
        del names
        args = reason.args
        match reason.code:
            case "needs_outcome":
                return translate("CastleCrush", "The fall has to be simulated first.")
            case "match_over":
                return translate("CastleCrush", "The match is over.")
            case "not_a_move":
                return translate("CastleCrush", "That is no move of Castle Crush.")
            case "not_now":
                return _not_now(args["phase"])
            case "bad_number":
                return translate("CastleCrush", "That is no place on the table.")
            case "unknown_piece":
                return translate("CastleCrush", "There is no such piece.")
            case "unknown_kind":
                return translate("CastleCrush", "There is no such kind of block.")
            case "not_yours":
                text = translate("CastleCrush", "This {piece} is not yours to place.")
                return text.format(piece=_piece(args["kind"]))
            case "placed_twice":
                text = translate("CastleCrush", "This {piece} is placed already.")
                return text.format(piece=_piece(args["kind"]))
            case "only_king_lies":
                return translate("CastleCrush", "Only the king may lie; all else stands upright.")
            case "figures_last":
                return translate("CastleCrush", "First all blocks, then king and general.")
            case "blocks_left":
                count = integer(args["count"])
                if count == 1:
                    return translate("CastleCrush", "One block is not used yet.")
                return translate("CastleCrush", "%n blocks are not used yet.", None, count)
            case "general_missing":
                return translate("CastleCrush", "The general is not on the foundation yet.")
            case "over_edge":
                text = translate(
                    "CastleCrush",
                    "The {piece} reaches more than {most} mm over the foundation’s edge.",
                )
                return text.format(piece=_piece(args["kind"]), most=_whole(args["most"]))
            case "off_foundation":
                text = translate("CastleCrush", "The {piece} would stand on the table.")
                return text.format(piece=_piece(args["kind"]))
            case "king_needs_block":
                return translate("CastleCrush", "The king must rest on a block.")
            case "general_needs_foundation":
                return translate("CastleCrush", "The general must stand on the foundation.")
            case "hits_other_castle":
                text = translate("CastleCrush", "The {piece} would be inside another castle.")
                return text.format(piece=_piece(args["kind"]))
            case "castle_falls":
                count = integer(args["count"])
                if count == 1:
                    return translate("CastleCrush", "It does not stand: one piece moves.")
                return translate("CastleCrush", "It does not stand: %n pieces move.", None, count)
            case "outcome_senseless":
                text = translate("CastleCrush", "The recorded fall cannot be true: {fault}.")
                return text.format(fault=_fault(args["fault"]))
            case "nine_must_stay":
                text = translate("CastleCrush", "With {least} blocks or fewer every block is used.")
                return text.format(least=args["least"])
            case "none_left":
                return translate("CastleCrush", "No {piece} is left.").format(
                    piece=_piece(args["kind"])
                )
            case "foot_off_base":
                text = translate(
                    "CastleCrush", "The mallet’s foot stays within {most} mm of the middle."
                )
                return text.format(most=_whole(args["most"]))
            case "foot_blocked":
                text = translate("CastleCrush", "A {piece} is in the mallet’s way.")
                return text.format(piece=_piece(args["kind"]))
            case "must_swing":
                return translate("CastleCrush", "There is room for the mallet: let it fall.")
        raise KeyError(reason.code)

    def option(self, option: Option) -> OptionWords:
        match option.name:
            case "hand":
                return OptionWords(
                    translate("CastleCrush", "Hand"),
                    translate("CastleCrush", "How exactly the mallet is let go."),
                    {
                        "steady": translate("CastleCrush", "Steady: exactly as aimed"),
                        "natural": translate("CastleCrush", "Natural: about 1.5° and 1 mm off"),
                        "shaky": translate("CastleCrush", "Shaky: about 3° and 2 mm off"),
                    },
                )
            case "age":
                return OptionWords(
                    translate("CastleCrush", "From the youngest to the oldest"),
                    translate(
                        "CastleCrush", "The youngest begins with the flag; ties go to the younger."
                    ),
                    {None: translate("CastleCrush", "Random")},
                )
        raise KeyError(option.name)

    def part(self, part: str) -> str:
        match part:
            case "blocks":
                return translate("CastleCrush", "Blocks standing")
            case "king":
                return translate("CastleCrush", "Kings")
            case "general":
                return translate("CastleCrush", "Generals")
            case "attack":
                return translate("CastleCrush", "Attacks")
        raise KeyError(part)

    def outcome(self, outcome: Outcome, names: Sequence[str]) -> str:
        name = names[outcome.winners[0]]
        args = outcome.args
        match outcome.decided_by:
            case "points":
                text = translate("CastleCrush", "{name} wins with {points}.")
                return text.format(name=name, points=points(integer(args["points"])))
            case "height":
                text = translate(
                    "CastleCrush", "A tie at {points}: {name} has the taller castle, {height} mm."
                )
            case "age":
                text = translate(
                    "CastleCrush",
                    "A tie at {points}, castles equally tall: {name} wins as the younger.",
                )
            case _:
                raise KeyError(outcome.decided_by)
        return text.format(name=name, points=points(integer(args["points"])), height=args["height"])

    def level(self, level: str) -> str:
        match level:
            case "easy":
                return translate(
                    "CastleCrush", "Stacks any plain castle, tries out 6 falls and takes any block."
                )
            case "medium":
                return translate(
                    "CastleCrush",
                    "Builds a mast and a wall, else up to three storeys; tries out up to 32 falls.",
                )
            case "hard":
                return translate(
                    "CastleCrush",
                    "Builds strongholds, else bold castles; tries out up to 64 falls.",
                )
            case "expert":
                return translate(
                    "CastleCrush",
                    "Picks the best stronghold its blocks make; tries out falls while time lasts.",
                )
        raise KeyError(level)

    def hint(self, view: State, move: Move, reasons: Mapping[str, Value]) -> str:
        del view
        match move:
            case Swing() if "points" in reasons:
                text = translate(
                    "CastleCrush", "fells about {blocks} blocks for {points} points, as tried."
                )
                return text.format(
                    blocks=number(_real(reasons["blocks"])), points=number(_real(reasons["points"]))
                )
            case Build() if integer(reasons.get("kept", 0)) > 0:
                text = translate(
                    "CastleCrush",
                    "worth {planned} points; about {kept} of them outlast the attacks, as tried.",
                )
                return text.format(planned=reasons["planned"], kept=reasons["kept"])
            case Build() if "kept" in reasons:
                text = translate(
                    "CastleCrush",
                    "worth {planned} points; little is likely to outlast the attacks, but no"
                    " castle that was tried did better.",
                )
                return text.format(planned=reasons["planned"])
            case Build() if "planned" in reasons:
                text = translate("CastleCrush", "worth {planned} points as it stands.")
                return text.format(planned=reasons["planned"])
            case Take() if "promise" in reasons:
                return translate(
                    "CastleCrush", "of all kinds there are, it helps the next castle most."
                )
            case Return() if "promise" in reasons:
                return translate("CastleCrush", "what is left makes a stronger castle.")
            case Return():
                return translate("CastleCrush", "there are more blocks than the foundation holds.")
        return translate("CastleCrush", "a plain choice, made without trying others.")


def _swing(before: CastleCrushState, move: Swing) -> str:
    assert move.outcome is not None
    own = before.castles[before.to_move or 0]
    hit = move.outcome.hit.on_table
    felled = [
        piece
        for piece in hit
        if piece not in before.rest.on_table and piece not in own and piece not in before.paid
    ]
    count = len(felled)
    if count == 0:
        return translate("CastleCrush", "swing: nothing fell")
    if count == 1:
        return translate("CastleCrush", "swing: 1 piece felled")
    return translate("CastleCrush", "swing: %n pieces felled", None, count)


def _not_now(phase: Value) -> str:
    match phase:
        case "deal" | "compensate" | "distribute":
            return translate("CastleCrush", "Now a block is taken.")
        case "build":
            return translate("CastleCrush", "Now castles are built.")
        case "attack":
            return translate("CastleCrush", "Now the mallet falls.")
    return translate("CastleCrush", "Not now.")


def _fault(fault: Value) -> str:
    match fault:
        case "missing":
            return translate("CastleCrush", "a piece is missing")
        case "doubled":
            return translate("CastleCrush", "a piece is there twice")
        case "unknown":
            return translate("CastleCrush", "a piece is there that was not")
        case "not_finite":
            return translate("CastleCrush", "a piece is nowhere")
        case "in_table":
            return translate("CastleCrush", "a piece is inside the table")
        case "released":
            return translate("CastleCrush", "the mallet was let go elsewhere")
        case "taken_off" | "left_lying":
            return translate("CastleCrush", "what was taken off does not fit")
    return translate("CastleCrush", "what touches what does not fit")


def _piece(kind: Value) -> str:
    if isinstance(kind, str):
        return piece_name(kind)
    return translate("CastleCrush", "piece")


def _whole(value: Value) -> str:
    return f"{value:g}" if isinstance(value, int | float) else str(value)


def _real(value: Value) -> float:
    assert isinstance(value, int | float)
    return value


WORDS = CastleCrushWords()
