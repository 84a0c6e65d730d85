"""The tower builder: a mode of the board in which a tower is put together and judged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtGui import QAction

from castlegames.rules import Move, Reason
from castlegames.rules.castell import ShowTower, SpecialPerform
from castlegames.rules.castell.building import tower_for_tile
from castlegames.rules.castell.components import SIZES
from castlegames.rules.castell.towers import Tower

from ...lists import either, joined
from ...table.hand import Held, Verdict
from ...table.spot import Spot
from . import draft
from .builder_items import Slot
from .builder_spots import builder_spots, name_of, rect_of, spot_under
from .desk import Desk
from .goals import GoalKey, asked, goal_for, goal_keys, pressing
from .judging import level_rows
from .models import Goal, Group
from .terms import points, translate

if TYPE_CHECKING:
    from .board import CastellBoard


class BuilderDesk(Desk):
    """Holds the tower and its steps; the rules judge it, the solver answers questions about it."""

    def __init__(self, board: CastellBoard) -> None:
        super().__init__(board)
        self.tower: Tower = ()
        self._shown: Tower = ()
        """The tower without what is held."""
        self._steps: list[tuple[str, Tower]] = []
        self._wanted: GoalKey | None = None
        self._asked_for: GoalKey | None = None
        self._whose = 0
        self._laid_by: dict[int, tuple[Tower, list[tuple[str, Tower]]]] = {}
        """The towers of the others at the screen, with their steps."""
        self.message = ""
        self.best = self.command("T", self._do_best)
        self.can = self.command("D", self._do_can)
        self.clear = self.command("X", self._do_clear)
        self.close = self.command("B", lambda: self.board.close_builder())

    def rename(self) -> None:
        super().rename()
        self.best.setText(translate("Castell", "Best tower"))
        self.can.setText(translate("Castell", "Can I do this?"))
        self.clear.setText(translate("Castell", "Clear"))
        self.close.setText(translate("Castell", "Close"))
        hidden = translate("Castell", "Not in a match without projected points.")
        helps = self.board.context.projections
        for action, tip in (
            (self.best, translate("Castell", "Build your best tower for the festival (T)")),
            (
                self.can,
                translate(
                    "Castell", "Build a tower for the performance, or hear that there is none (D)"
                ),
            ),
        ):
            action.setToolTip(tip if helps else hidden)

    # What is built for

    def begin(self, goal: GoalKey | None) -> None:
        """Open for a goal, or for what is most pressing."""
        self._take_over()
        self._asked_for = goal
        self.message = ""
        if goal is not None:
            self._wanted = goal
        self.adopt()

    def _take_over(self) -> None:
        """Each person at the screen has a tower of his own."""
        if self._whose == self.viewer:
            return
        self._laid_by[self._whose] = (self.tower, self._steps)
        self.tower, self._steps = self._laid_by.pop(self.viewer, ((), []))
        self._whose, self._wanted = self.viewer, None

    def adopt(self) -> None:
        """The position is another: keep what can still stand of the tower."""
        kept = draft.within(self.tower, self.player.hand)
        if kept != self.tower:
            self.tower = kept
            self._steps = []
        keys = goal_keys(self.state, self.viewer, self._asked_for)
        if self._wanted not in keys or self._asks:
            self._wanted = pressing(self.state, self.viewer, keys, self.board.context.projections)
        self.held_changed(self.board.hand.held)

    def suggest(self, tower: Tower) -> None:
        """Let an advised tower stand here, as a step that can be taken back."""
        goal = self.board.goals_model.chosen
        title = "" if goal is None else goal.title
        self.change(translate("Castell", "tower for {tile}").format(tile=title), tower)

    @property
    def _asks(self) -> bool:
        return asked(self.state, self.viewer)

    # The tower

    def sync(self) -> None:
        """Let the models show the tower, judged."""
        board, tower = self.board, self._shown
        verdict = self.state.verdict(self.viewer, tower) if tower else None
        rows = (
            level_rows(verdict, tower, self.player.skills, self.words)
            if verdict is not None
            else []
        )
        board.tower_model.show(rows, self.words(verdict.reason) if verdict else "")
        board.uses = dict(verdict.uses) if verdict else {}
        board.goals_model.swap(
            [
                goal_for(self.state, self.viewer, key, tower, self.words, key == self._wanted)
                for key in goal_keys(self.state, self.viewer, self._asked_for)
            ]
        )
        used = Counter(size for level in tower for size in level)
        held = board.hand.held
        if held is not None and isinstance(held.piece, tuple):
            used.update(draft.sizes_of(self.tower, held.piece))
        owned = Counter(self.player.hand)
        board.shelf_model.show(
            [
                Group(size, owned[size], min(used[size], owned[size]))
                for size in reversed(SIZES)
                if owned[size]
            ]
        )
        if board.asked != self.move():
            board.ask_about(None)
        self._show_slots()
        board.levels.show_footer(self._footer())
        self._sync_actions()
        board.page.update()

    def _footer(self) -> str:
        if self.message:
            return self.message
        goal = self.board.goals_model.chosen
        if goal is None or not self._shown:
            return ""
        if goal.key[0] == "festival":
            if not self.board.context.projections:
                return ""
            text = translate("Castell", "At {region}: {points}")
            return text.format(region=goal.title, points=points(goal.gain))
        return translate("Castell", "Does {tile}").format(tile=goal.title) if goal.met else ""

    def change(self, text: str, tower: Tower) -> None:
        """A step: the tower becomes another."""
        if tower != self.tower:
            self._steps.append((text, self.tower))
        self.tower = self._shown = tower
        self.message = ""
        self.board.hand.clear()
        self.sync()
        self.board.step_made()

    def _show_slots(self) -> None:
        """Mark where what is held may go, or who could stand on top."""
        board = self.board
        held = board.hand.held
        free = Counter(self.player.hand)
        free.subtract(size for level in self._shown for size in level)
        if held is None or not isinstance(held.piece, tuple):
            wanted = {
                size for size in SIZES if free[size] > 0 and self._stands((*self._shown, (size,)))
            }
            board.shelf.want(frozenset(wanted) if self._shown else frozenset())
            board.shelf.light(False)
            board.levels.show_gaps((), None)
            note = ""
            if wanted and self._shown:
                sizes = either(map(str, sorted(wanted, reverse=True)))
                note = translate("Castell", "Level {n}: {sizes}").format(
                    n=len(self._shown) + 1, sizes=sizes
                )
            top = board.tower.stack.gap_rect(len(self._shown))
            board.tower.show_slots([Slot(top, bool(wanted), on_top=True)] if note else [], note)
            return
        board.shelf.want(frozenset())
        board.shelf.light(held.piece[0] != "size")
        slots, gaps = [], []
        for spot in draft.destinations(self.tower, held.piece):
            if spot[0] == "shelf":
                continue
            good = self._stands(draft.after(self.tower, held.piece, spot))
            if spot[0] == "gap":
                gaps.append(spot[1])
            if spot[0] == "level" or spot[1] in (0, len(self._shown)) or good:
                slots.append(
                    Slot(
                        rect_of(self.board, spot),
                        good,
                        on_top=spot[0] == "gap" and spot[1] == len(self._shown),
                    )
                )
        board.tower.show_slots(slots)
        board.levels.show_gaps(gaps if held.piece[0] == "card" else (), None)

    def _stands(self, tower: Tower) -> bool:
        return self.state.verdict(self.viewer, tower).reason is None

    # Places

    def spots(self) -> Sequence[Spot]:
        return builder_spots(self.board)

    def piece_at(self, point: QPointF) -> Hashable | None:
        board = self.board
        if board.shelf.rect.contains(point):
            size = board.shelf.size_at(point)
            owned = size is not None and size in self.player.hand
            return ("size", size) if owned else None
        climber = board.tower.stack.climber_at(point)
        if climber is not None:
            return ("placed", climber.level, climber.place)
        level = board.levels.level_at(point)
        return None if level is None else ("card", level)

    def key_at(self, point: QPointF) -> Hashable | None:
        place = self.board.goals.goal_at(point)
        return None if place is None else ("goal", place)

    def tip_at(self, point: QPointF) -> str:
        place = self.board.goals.goal_at(point)
        if place is not None:
            return self.board.goals_model.text(place)
        level = self.board.levels.level_at(point)
        return "" if level is None else self.board.tower_model.text(level)

    def piece_of_spot(self, key: Hashable) -> Hashable | None:
        kind = key[0] if isinstance(key, tuple) else None
        return key if kind in ("size", "placed", "card") else None

    def piece_by_number(self, number: int) -> Hashable | None:
        return ("size", number) if number in self.player.hand else None

    def open_at(self, key: Hashable | None) -> bool:
        if not isinstance(key, tuple) or key[0] != "goal":
            return False
        self._wanted = self.board.goals_model.goals[key[1]].key
        self.message = ""
        self.sync()
        self.board.step_made()
        return True

    def refusal(self, piece: Hashable) -> str:
        assert isinstance(piece, tuple)
        if piece[0] != "size":
            return ""
        size = piece[1]
        used = sum(level.count(size) for level in self.tower)
        if used < self.player.hand.count(size):
            return ""
        text = translate("Castell", "Everybody of size {size} stands in the tower.")
        return text.format(size=size)

    def judge(self, held: Held, spot: Hashable) -> Verdict:
        assert isinstance(held.piece, tuple)
        assert isinstance(spot, tuple)
        tower = draft.after(self.tower, held.piece, spot)
        if spot[0] == "level" and not draft.fits(tower[spot[1]]):
            level = tower[spot[1]]
            args = {"level": spot[1] + 1, "small": min(level), "big": max(level)}
            return Verdict(spot, legal=False, reason=self.words(Reason("sizes_apart", args)))
        reason = self.state.verdict(self.viewer, tower).reason if tower else None
        return Verdict(spot, legal=True, reason=self.words(reason))

    def spot_under(self, held: Held, point: QPointF) -> Hashable | None:
        assert isinstance(held.piece, tuple)
        return spot_under(self.board, str(held.piece[0]), point)

    def targets(self, held: Held) -> Sequence[Spot]:
        piece = held.piece
        assert isinstance(piece, tuple)
        found = sorted(
            draft.destinations(self.tower, piece),
            key=lambda spot: not self._stands(draft.after(self.tower, piece, spot)),
        )
        return [Spot(spot, rect_of(self.board, spot), name_of(self.board, spot)) for spot in found]

    def show_held(self, held: Held) -> None:
        assert isinstance(held.piece, tuple)
        tallest = min(max(self.board.tower.stack.tallest, 48.0), 84.0)
        self.board.held.be_people(draft.sizes_of(self.tower, held.piece), tallest)

    def landing(self, held: Held, spot: Hashable) -> QPointF:
        assert isinstance(spot, tuple)
        rect = rect_of(self.board, (spot[0], spot[1]))
        if spot[0] == "level":
            return QPointF(rect.right() + self.board.held.box.width() / 2 - 6, rect.center().y())
        if spot[0] == "shelf":
            assert isinstance(held.piece, tuple)
            return self.board.shelf.size_rect(draft.sizes_of(self.tower, held.piece)[0]).center()
        return rect.center()

    def put_on(self, held: Held, verdict: Verdict) -> None:
        assert isinstance(held.piece, tuple)
        assert isinstance(verdict.spot, tuple)
        sizes = joined(map(str, draft.sizes_of(self.tower, held.piece)))
        if verdict.spot[0] == "shelf":
            text = translate("Castell", "take {sizes} out")
        elif held.piece[0] == "size":
            text = translate("Castell", "add {sizes}")
        else:
            text = translate("Castell", "move {sizes}")
        self.change(text.format(sizes=sizes), draft.after(self.tower, held.piece, verdict.spot))

    def held_changed(self, held: Held | None) -> None:
        piece = held.piece if held is not None else None
        self._shown = draft.without(self.tower, piece) if isinstance(piece, tuple) else self.tower
        self.sync()

    def aimed_changed(self, held: Held | None, verdict: Verdict | None) -> None:
        del held, verdict
        self._sync_actions()

    # Words and commands

    def prompt(self) -> str:
        board = self.board
        held, verdict = board.hand.held, board.hand.verdict
        if held is not None and isinstance(held.piece, tuple):
            if verdict is not None and verdict.legal:
                return verdict.reason or translate("Castell", "the tower stands then")
            return translate("Castell", "drop it on a level, or put it back")
        if self._asks:
            text = translate("Castell", "build a tower for the festival of {region}, or pass")
            return text.format(
                region=self.state.calendar[self.state.asking.place].region
                if self.state.asking
                else ""
            )
        return translate("Castell", "build a tower: nobody is used up")

    def aside(self) -> str:
        if self.board.hand.held is not None:
            return ""
        if self.board.asked is not None:
            return self.board.question()
        move, goal = self.move(), self.board.goals_model.chosen
        if move is not None and goal is not None and goal.met:
            return self.words(self.state.why_not(move))
        if not self.board.acting or self._asks:
            return ""
        context = self.board.context
        return context.words.prompt(self.state, context.names)

    def step_text(self) -> str:
        return self._steps[-1][0] if self._steps else ""

    def undo_step(self) -> None:
        if self._steps:
            _, self.tower = self._steps.pop()
            self._shown = self.tower
            self.message = ""
            self.board.hand.clear()
            self.sync()
            self.board.step_made()

    def controls(self) -> tuple[QAction, ...]:
        if self._asks:
            return (self.best, self.clear, self.pass_by, self.close)
        return (self.best, self.can, self.clear, self.close)

    def all_commands(self) -> tuple[QAction, ...]:
        return (self.best, self.can, self.clear, self.close, self.pass_by)

    def move(self) -> Move | None:
        """The move that this tower is for now, legal or not; None if it is for none.

        While another seat is to move a tower is a plan and no move.
        """
        goal = self.board.goals_model.chosen
        if goal is None or not self.tower or not self.board.acting:
            return None
        if goal.key[0] == "tile":
            return SpecialPerform(goal.key[1], self.tower)
        return ShowTower(self.tower) if self._asks else None

    def _sync_actions(self) -> None:
        board = self.board
        goal = board.goals_model.chosen
        free = board.hand.held is None
        festival = goal is not None and goal.key[0] == "festival"
        helps = board.context.projections and free and goal is not None
        self.best.setEnabled(helps and festival)
        self.can.setEnabled(helps and not festival)
        self.clear.setEnabled(bool(self.tower) and free)
        self.close.setEnabled(free)
        self.pass_by.setEnabled(board.acting and self._asks and free)
        if not free:
            verdict = board.hand.verdict
            self.main.setText(translate("Castell", "Place here"))
            self.main.setEnabled(verdict is not None and verdict.legal)
            return
        self.main.setText(self._main_text(goal))
        move = self.move()
        reason = None if move is None else self.state.why_not(move)
        self.main.setToolTip(self.words(reason))
        self.main.setEnabled(board.acting and move is not None and reason is None)

    def _main_text(self, goal: Goal | None) -> str:
        if self._asks:
            return translate("Castell", "Show tower")
        if goal is not None and goal.key[0] == "tile":
            return translate("Castell", "Perform {tile}").format(tile=goal.title)
        return translate("Castell", "Show tower")

    def do_main(self) -> None:
        if self.board.hand.held is not None:
            self.board.hand.release()
            return
        move = self.move()
        if move is not None and self.state.why_not(move) is None:
            self.board.confirm(move)

    def _do_best(self) -> None:
        goal = self.board.goals_model.chosen
        if goal is None:
            return
        found = self.state.best_tower(self.viewer, self.state.calendar[goal.key[1]])
        none = translate("Castell", "No tower of yours qualifies there.")
        self._adopt_found(found, none, translate("Castell", "best tower"))

    def _do_can(self) -> None:
        goal = self.board.goals_model.chosen
        if goal is None:
            return
        found = tower_for_tile(self.player, goal.key[1])
        none = translate("Castell", "No tower of yours does this.")
        self._adopt_found(
            found, none, translate("Castell", "tower for {tile}").format(tile=goal.title)
        )

    def _adopt_found(self, found: Tower | None, none: str, text: str) -> None:
        if found is not None:
            self.change(text, found)
            return
        self.message = none
        self.sync()
        self.board.said.emit(none)
        self.board.step_made()

    def _do_clear(self) -> None:
        self.change(translate("Castell", "clear"), ())
