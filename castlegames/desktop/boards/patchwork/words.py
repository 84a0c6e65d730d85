"""The sentences of Patchwork."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from castlegames.rules import Event, Move, Option, Outcome, Reason, State, Value
from castlegames.rules.patchwork import Advance, PatchworkState, Place, Preview, Take
from castlegames.rules.patchwork.components import EMPTY_CELL_POINTS, PATCHES
from castlegames.rules.patchwork.quilt import CELLS, cell_name

from ...lists import listed, phrases
from ..words import OptionWords, Words, integer

translate = QCoreApplication.translate
_MINUS = "\N{MINUS SIGN}"


def buttons(n: int) -> str:
    """A number of buttons."""
    if n == 1:
        return translate("Patchwork", "1 button")
    return translate("Patchwork", "%n buttons", None, n)


def spaces(n: int) -> str:
    """A number of spaces on the time board."""
    if n == 1:
        return translate("Patchwork", "1 space")
    return translate("Patchwork", "%n spaces", None, n)


def patch_name(patch: int) -> str:
    """A patch by its number."""
    return translate("Patchwork", "patch {n}").format(n=patch)


class PatchworkWords(Words):
    """All that Patchwork says."""

    def title(self) -> str:
        return translate("Patchwork", "Patchwork")

    def blurb(self) -> str:
        return translate(
            "Patchwork", "Two quilts, one circle of patches: spend buttons and time well."
        )

    def prompt(self, view: State, names: Sequence[str]) -> str:
        del names
        assert isinstance(view, PatchworkState)
        if view.special_due:
            return translate("Patchwork", "place the special patch")
        if not view.circle:
            return translate("Patchwork", "advance")
        return translate("Patchwork", "take a patch or advance")

    def move(self, before: State, move: Move, names: Sequence[str]) -> str:
        del names
        match move:
            case Advance():
                assert isinstance(before, PatchworkState)
                return translate("Patchwork", "advance {n}").format(n=before.preview(move).earned)
            case Take(patch=patch):
                return translate("Patchwork", "take patch {n}").format(n=patch)
            case Place(cell=cell):
                return translate("Patchwork", "special patch on {cell}").format(
                    cell=cell_name(cell)
                )
        raise KeyError(move)

    def delta(self, before: State, move: Move, after: State) -> str:
        del before, move
        changes = []
        for event in after.events:
            if event.kind in ("payment", "earned", "income") and event.args["buttons"]:
                sign = _MINUS if event.kind == "payment" else "+"
                changes.append(f"{sign}{event.args['buttons']}")
        return listed(changes)

    def event(self, event: Event, names: Sequence[str]) -> str:
        args = event.args
        name = "" if event.seat is None else names[event.seat]
        match event.kind:
            case "payment":
                text = translate("Patchwork", "{name}: {buttons} paid for {patch}.")
                return text.format(
                    name=name,
                    buttons=buttons(integer(args["buttons"])),
                    patch=patch_name(integer(args["patch"])),
                )
            case "placed":
                text = translate("Patchwork", "{name}: {patch} sewn on.")
                return text.format(name=name, patch=patch_name(integer(args["patch"])))
            case "bonus":
                text = translate("Patchwork", "{name}: the 7×7 tile, worth 7 points!")
                return text.format(name=name)
            case "earned":
                text = translate("Patchwork", "{name}: {buttons} earned on the way.")
                return text.format(name=name, buttons=buttons(integer(args["buttons"])))
            case "token":
                text = translate("Patchwork", "{name}: from space {start} to {end}.")
                return text.format(name=name, start=args["start"], end=args["end"])
            case "on_top":
                text = translate("Patchwork", "{name}: landed on top, so first to go.")
                return text.format(name=name)
            case "passed":
                text = translate("Patchwork", "{name}: in front now.")
                return text.format(name=name)
            case "income":
                text = translate("Patchwork", "{name}: {buttons} of income at mark {mark}.")
                return text.format(
                    name=name, buttons=buttons(integer(args["buttons"])), mark=args["mark"]
                )
            case "special":
                text = translate("Patchwork", "{name}: the special patch of mark {mark}.")
                return text.format(name=name, mark=args["mark"])
            case "special_placed":
                text = translate("Patchwork", "{name}: special patch sewn on {cell}.")
                return text.format(name=name, cell=cell_name(integer(args["cell"])))
            case "special_lost":
                text = translate(
                    "Patchwork", "No empty cell is left for the special patch of mark {mark}."
                )
                return text.format(mark=args["mark"])
            case "end":
                return translate("Patchwork", "Both tokens are home.")
        raise KeyError(event.kind)

    def reason(self, reason: Reason, names: Sequence[str]) -> str:
        del names
        args = reason.args
        match reason.code:
            case "match_over":
                return translate("Patchwork", "The match is over.")
            case "foreign_move":
                return translate("Patchwork", "That is no move of Patchwork.")
            case "special_due":
                return translate("Patchwork", "First place the special patch.")
            case "no_special_due":
                return translate("Patchwork", "There is no special patch to place.")
            case "unknown_patch":
                return translate("Patchwork", "There is no such patch.")
            case "patch_taken":
                return translate("Patchwork", "This patch is taken already.")
            case "out_of_reach":
                text = translate(
                    "Patchwork", "Only the three patches in front may be taken; this is number {n}."
                )
                return text.format(n=args["steps"])
            case "too_expensive":
                text = translate("Patchwork", "It costs {cost}; you have {have}.")
                return text.format(
                    cost=buttons(integer(args["cost"])), have=buttons(integer(args["buttons"]))
                )
            case "off_board":
                return translate("Patchwork", "It reaches over the edge of the quilt.")
            case "wrong_shape":
                return translate("Patchwork", "The patch does not have this shape.")
            case "overlap":
                cells = integer(args["cells"])
                if cells == 1:
                    return translate("Patchwork", "One cell is covered already.")
                return translate("Patchwork", "%n cells are covered already.", None, cells)
        raise KeyError(reason.code)

    def option(self, option: Option) -> OptionWords:
        match option.name:
            case "first":
                return OptionWords(
                    translate("Patchwork", "Who begins"),
                    translate("Patchwork", "Whose token lies on top at the start."),
                    {None: translate("Patchwork", "Random")},
                )
            case "circle":
                return OptionWords(
                    translate("Patchwork", "Circle of patches"),
                    translate("Patchwork", "The order of the 33 patches after the neutral token."),
                    {
                        None: translate("Patchwork", "Random"),
                        **{patch.id: patch_name(patch.id) for patch in PATCHES},
                    },
                )
            case "track":
                return OptionWords(
                    translate("Patchwork", "Time board"),
                    translate("Patchwork", "Where the five special patches lie."),
                    {
                        "revised": translate("Patchwork", "Newer printing: 26, 32, 38, 44, 50"),
                        "original": translate("Patchwork", "First printing: 20, 26, 32, 44, 50"),
                    },
                )
        raise KeyError(option.name)

    def part(self, part: str) -> str:
        match part:
            case "buttons":
                return translate("Patchwork", "Buttons")
            case "bonus":
                return translate("Patchwork", "7×7 tile")
            case "empty":
                return translate("Patchwork", "Empty cells")
        raise KeyError(part)

    def outcome(self, outcome: Outcome, names: Sequence[str]) -> str:
        name = names[outcome.winners[0]]
        match outcome.decided_by:
            case "points":
                margin = integer(outcome.args["margin"])
                if margin == 1:
                    return translate("Patchwork", "One point more for {name}.").format(name=name)
                return translate("Patchwork", "%n points more for {name}.", None, margin).format(
                    name=name
                )
            case "first_home":
                text = translate(
                    "Patchwork",
                    "Both have {points} points; the first on the last space was {name}.",
                )
                return text.format(
                    name=name, points=str(outcome.args["points"]).replace("-", _MINUS)
                )
        raise KeyError(outcome.decided_by)

    def level(self, level: str) -> str:
        match level:
            case "easy":
                return translate("Patchwork", "Takes what looks good and slips now and then.")
            case "medium":
                return translate(
                    "Patchwork", "Weighs cells, income, time and holes, one turn ahead."
                )
            case "hard":
                return translate(
                    "Patchwork", "Looks four moves ahead and judges by thousands of matches."
                )
            case "expert":
                return translate(
                    "Patchwork", "Judges like Hard, and looks as far ahead as its time allows."
                )
        raise KeyError(level)

    def hint(self, view: State, move: Move, reasons: Mapping[str, Value]) -> str:
        del view
        said = []
        if isinstance(move, Take):
            if {"cells", "cost", "spaces"} <= reasons.keys():
                text = translate("Patchwork", "covers {cells} cells for {cost} and {time}")
                said.append(
                    text.format(
                        cells=reasons["cells"],
                        cost=buttons(integer(reasons["cost"])),
                        time=spaces(integer(reasons["spaces"])),
                    )
                )
            if reasons.get("income"):
                text = translate("Patchwork", "brings {buttons} of income by the end")
                said.append(text.format(buttons=buttons(integer(reasons["income"]))))
        elif isinstance(move, Place):
            said.append(translate("Patchwork", "closes a cell that is hard to fill"))
        if reasons.get("earned"):
            text = translate("Patchwork", "earns {buttons}")
            said.append(text.format(buttons=buttons(integer(reasons["earned"]))))
        if reasons.get("paid"):
            text = translate("Patchwork", "collects {buttons} on the way")
            said.append(text.format(buttons=buttons(integer(reasons["paid"]))))
        if reasons.get("bonus"):
            said.append(translate("Patchwork", "wins the 7×7 tile"))
        if reasons.get("special"):
            said.append(translate("Patchwork", "brings a special patch"))
        if reasons.get("again"):
            said.append(translate("Patchwork", "leaves you on turn"))
        sentence = phrases(said) or translate("Patchwork", "the best there is here")
        lead = reasons.get("lead")
        if isinstance(lead, int | float):
            sentence += _outlook(round(lead))
        return sentence + "."

    # What only Patchwork's board says

    def no_room(self) -> str:
        """A patch that can be paid but fits nowhere."""
        return translate("Patchwork", "It fits nowhere on your quilt.")

    def holding(self, piece: int | None) -> str:
        """The prompt while a patch is held; None is the special patch."""
        if piece is None:
            return translate("Patchwork", "place the special patch")
        return translate("Patchwork", "place patch {n} on your quilt, or put it back").format(
            n=piece
        )

    def preview(
        self, view: PatchworkState, preview: Preview, names: Sequence[str]
    ) -> tuple[tuple[str, str, str], ...]:
        """What a move would do: an icon's key, a headline and a line below, for each effect."""
        seat = preview.seat
        if view.special_due:
            return self._special_preview(view, preview, names)
        have = view.buttons[seat]
        facts: list[tuple[str, str, str]] = []
        left = have - preview.cost + preview.earned
        if preview.earned:
            head = translate("Patchwork", "Earn {n}").format(n=preview.earned)
            facts.append(("button", head, _from_to(have, left)))
        else:
            head = translate("Patchwork", "Pay {n}").format(n=preview.cost)
            facts.append(("button", head, _from_to(have, left)))
        if preview.marks:
            head = translate("Patchwork", "Income +{n}").format(n=preview.income)
            marks = listed(map(str, preview.marks))
            text = translate("Patchwork", "mark {marks}: {change}")
            below = text.format(marks=marks, change=_arrow(left, preview.buttons))
            facts.append(("income", head, below))
        else:
            head = translate("Patchwork", "No income")
            facts.append(("button", head, translate("Patchwork", "no mark on the way")))
        head = translate("Patchwork", "Land on {space}").format(space=preview.end)
        other = view.positions[1 - seat]
        if preview.end == other:
            below = translate("Patchwork", "on top of {name}").format(name=names[1 - seat])
        elif preview.end > other:
            below = translate("Patchwork", "{n} in front").format(n=preview.end - other)
        else:
            below = translate("Patchwork", "{n} behind").format(n=other - preview.end)
        if preview.special is not None:
            below = translate("Patchwork", "and take the special patch")
        facts.append((f"seat{seat}", head, below))
        facts.append(("next", *self._next(preview, view, names)))
        return tuple(facts)

    def _special_preview(
        self, view: PatchworkState, preview: Preview, names: Sequence[str]
    ) -> tuple[tuple[str, str, str], ...]:
        empty = CELLS - view.quilts[preview.seat].bit_count()
        return (
            (
                "special",
                translate("Patchwork", "A gift"),
                translate("Patchwork", "costs no buttons and no time"),
            ),
            (
                "special",
                translate("Patchwork", "Empty cells"),
                translate("Patchwork", "{change}: {points} points more").format(
                    change=_arrow(empty, empty - 1), points=-EMPTY_CELL_POINTS
                ),
            ),
            ("next", *self._next(preview, view, names)),
        )

    def _next(
        self, preview: Preview, view: PatchworkState, names: Sequence[str]
    ) -> tuple[str, str]:
        if preview.bonus:
            return (
                translate("Patchwork", "7×7 tile"),
                translate("Patchwork", "yours, 7 points"),
            )
        if preview.to_move is None:
            return translate("Patchwork", "The end"), translate("Patchwork", "both are home")
        if preview.to_move != preview.seat:
            head = translate("Patchwork", "Then {name}").format(name=names[preview.to_move])
            return head, translate("Patchwork", "the one behind moves")
        head = translate("Patchwork", "You again")
        if preview.special is not None:
            return head, translate("Patchwork", "place the special patch")
        if preview.end == view.positions[1 - preview.seat]:
            return head, translate("Patchwork", "the top token goes first")
        return head, translate("Patchwork", "you are still behind")


def _from_to(before: int, after: int) -> str:
    return translate("Patchwork", "{change} buttons").format(change=_arrow(before, after))


def _arrow(before: int, after: int) -> str:
    return f"{before} → {after}".replace("-", _MINUS)


def _outlook(lead: int) -> str:
    if lead == 0:
        return translate("Patchwork", "; it looks even")
    if lead > 0:
        return translate("Patchwork", "; about {n} points ahead at the end").format(n=lead)
    return translate("Patchwork", "; about {n} points behind at the end").format(n=-lead)


WORDS = PatchworkWords()
