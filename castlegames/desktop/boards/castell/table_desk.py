"""The board's usual mode: a turn on the map. Travel, recruit, train, and where towers begin."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QAction, QColor

from castlegames.rules import Move
from castlegames.rules.castell import (
    EndTurn,
    Recruit,
    SpecialTravel,
    Train,
)
from castlegames.rules.castell.components import DOTTED, REGIONS, ROUNDS, SKILLS

from ...lists import headed, joined
from ...table.hand import Held, Verdict
from ...table.spot import Spot
from .geography import PAWNS, SEA_ROADS
from .map_item import Light
from .people import height_of
from .routes import in_reach, reach_text
from .table_spots import table_spots, tile_text
from .terms import skill_help, skill_name, translate
from .turn_desk import TurnDesk

if TYPE_CHECKING:
    from .board import CastellBoard


class TableDesk(TurnDesk):
    """A turn by hand: what is picked up, where it may be put down, and the commands."""

    def __init__(self, board: CastellBoard) -> None:
        super().__init__(board)
        self.travel = self.command("T", self._do_travel)
        self.recruit = self.command("C", self._do_recruit)
        self.train = self.command("N", self._do_train)
        self.special.toggled.connect(self._wish_changed)
        self.build = self.command("B", lambda: self.board.open_builder(None))

    def rename(self) -> None:
        super().rename()
        self.travel.setText(translate("Castell", "Travel"))
        self.recruit.setText(translate("Castell", "Recruit"))
        self.train.setText(translate("Castell", "Train"))
        self.special.setText(translate("Castell", "Special"))
        self.build.setText(translate("Castell", "Tower"))
        for action, tip in (
            (self.travel, translate("Castell", "Pick your pawn up (T)")),
            (self.recruit, translate("Castell", "Choose one or two castellers here (C)")),
            (self.train, translate("Castell", "Take a skill tile that is offered (N)")),
            (self.special, translate("Castell", "The next action is your special action (S)")),
            (self.build, translate("Castell", "Open the tower builder (B)")),
        ):
            action.setToolTip(tip)

    # The state of a turn

    def reset(self) -> None:
        """Another position is on show: nothing is begun."""
        self.tray = ()
        if self.special.isChecked():
            self.special.blockSignals(True)
            self.special.setChecked(False)
            self.special.blockSignals(False)

    # Places

    def spots(self) -> Sequence[Spot]:
        return table_spots(self.board, self.state, self.viewer)

    def piece_at(self, point: QPointF) -> Hashable | None:
        board = self.board
        if board.festival.isVisible() and board.festival.rect.contains(point):
            return None
        figure = board.figures.figure_at(point)
        if figure is not None:
            if figure.size:
                return figure.key
            return ("pawn",) if figure.seat == self.viewer else None
        spot = board.wheel.tile_at(point)
        return None if spot is None else ("skill", spot)

    def key_at(self, point: QPointF) -> Hashable | None:
        board = self.board
        if board.festival.isVisible() and board.festival.rect.contains(point):
            return ("sheet",)
        if board.people_strip.builder_rect().contains(point):
            return ("builder",)
        if self.tray and board.people_strip.tray_rect().contains(point):
            return ("tray",)
        festival = board.calendar.festival_at(point)
        if festival is not None:
            return ("festival", festival)
        tile = board.rows.tile_at(point)
        if tile is not None:
            row = board.rows_model.rows[tile[0]]
            return ("tile", row.region, row.tiles[tile[1]])
        return None

    def tip_at(self, point: QPointF) -> str:
        board = self.board
        spot = board.wheel.tile_at(point)
        if spot is not None:
            skill = self.state.spots[spot]
            return f"{board.wheel_model.text(spot)}\n{skill_help(skill)}"
        tile = board.rows.tile_at(point)
        if tile is not None:
            row = board.rows_model.rows[tile[0]]
            return tile_text(row.region, row.tiles[tile[1]])
        festival = board.calendar.festival_at(point)
        if festival is not None:
            return board.calendar_model.text(festival)
        if board.skill_strip.rect.contains(point):
            return "\n".join(headed(skill_name(skill), skill_help(skill)) for skill in SKILLS)
        return ""

    def piece_of_spot(self, key: Hashable) -> Hashable | None:
        kind = key[0] if isinstance(key, tuple) else None
        return key if kind in ("casteller", "pawn", "skill") else None

    def open_at(self, key: Hashable | None) -> bool:
        if not isinstance(key, tuple):
            return False
        board = self.board
        match key[0]:
            case "sheet" | "tray" if not (board.acting or board.results):
                return False
            case "builder":
                board.open_builder(None)
            case "festival":
                board.open_builder(("festival", key[1]))
            case "tile":
                board.open_builder(("tile", key[2]))
            case "sheet":
                self.do_main()
            case "tray":
                self.undo_step()
            case _:
                return False
        return True

    # What may be taken

    def refusal(self, piece: Hashable) -> str:
        assert isinstance(piece, tuple)
        if self.asking:
            reason = self.state.why_not(EndTurn())
            return self.words(reason)
        match piece[0]:
            case "pawn":
                return self.why_no_travel()
            case "casteller":
                return self.why_no_recruit(piece[1], piece[2])
        return self.why_no_training(self.state.spots[piece[1]])

    # Where it may go

    def judge(self, held: Held, spot: Hashable) -> Verdict:
        assert isinstance(held.piece, tuple)
        assert isinstance(spot, tuple)
        match held.piece[0]:
            case "pawn":
                return self._judged(spot, self.travel_move(spot[1]))
            case "casteller":
                place = held.piece[2]
                here = self.sizes_here()
                move = self.recruit_move((*self.tray_sizes(), here[place]))
                more = len(here) > len(self.tray) + 1
                if isinstance(move, Recruit) and not self.tray and more:
                    return self._judged(spot, move, step=True)
                return self._judged(spot, move)
        return self._judged(spot, Train(self.state.spots[held.piece[1]]))

    def _judged(self, spot: Hashable, move: Move, step: bool = False) -> Verdict:
        reason = self.state.why_not(move)
        if reason is not None:
            return Verdict(spot, legal=False, reason=self.words(reason))
        return Verdict(spot, legal=True, move=None if step else move)

    def spot_under(self, held: Held, point: QPointF) -> Hashable | None:
        assert isinstance(held.piece, tuple)
        board = self.board
        match held.piece[0]:
            case "pawn":
                region = board.land.region_at(point)
                if region is None or region == self.player.region:
                    return None
                return ("region", region)
            case "casteller":
                return ("people",) if board.people_strip.rect.contains(point) else None
        return ("skills",) if board.skill_strip.rect.contains(point) else None

    def targets(self, held: Held) -> Sequence[Spot]:
        assert isinstance(held.piece, tuple)
        board = self.board
        match held.piece[0]:
            case "pawn":
                found = [
                    Spot(
                        ("region", region.name),
                        self._pawn_rect(region.name),
                        board.region_model.text(place),
                    )
                    for place, region in enumerate(board.region_model.regions)
                    if region.name != self.player.region
                ]
                found.sort(key=lambda spot: not self.judge(held, spot.key).legal)
                return found
            case "casteller":
                name = translate("Castell", "your castellers")
                return [Spot(("people",), board.people_strip.tray_rect(), name)]
        skill = self.state.spots[held.piece[1]]
        text = translate("Castell", "your skills: {help}").format(help=skill_help(skill))
        return [Spot(("skills",), board.skill_strip.track_rect(skill), text)]

    def _pawn_rect(self, region: str) -> QRectF:
        middle = self.board.land.at(PAWNS[region])
        height = self.board.figures.pawn_height
        return QRectF(middle.x() - height / 3, middle.y() - height, height / 1.5, height)

    def show_held(self, held: Held) -> None:
        assert isinstance(held.piece, tuple)
        board, item = self.board, self.board.held
        match held.piece[0]:
            case "pawn":
                item.be_pawn(self.viewer, board.figures.pawn_height * 1.15)
            case "casteller":
                size = self.sizes_here()[held.piece[2]]
                item.be_people((size,), board.figures.tallest * 1.15)
            case _:
                spot = board.wheel_model.spots[held.piece[1]]
                item.be_skill(
                    spot.skill,
                    board.wheel_model.sector_name(spot.region),
                    spot.region,
                    board.wheel.tile_rect(held.piece[1]),
                )

    def landing(self, held: Held, spot: Hashable) -> QPointF:
        assert isinstance(held.piece, tuple)
        assert isinstance(spot, tuple)
        board = self.board
        match held.piece[0]:
            case "pawn":
                return self._pawn_rect(spot[1]).center()
            case "casteller":
                height = height_of(self.sizes_here()[held.piece[2]], board.figures.tallest)
                return board.people_strip.drop_point() - QPointF(0, height * 0.575)
        return board.skill_strip.track_rect(self.state.spots[held.piece[1]]).center()

    def put_on(self, held: Held, verdict: Verdict) -> None:
        del verdict
        assert isinstance(held.piece, tuple)
        self.tray = (*self.tray, held.piece[2])
        self.board.hand.clear()
        self.board.step_made()

    def held_changed(self, held: Held | None) -> None:
        board = self.board
        piece = held.piece if held is not None and isinstance(held.piece, tuple) else (None,)
        region = self.player.region
        absent = {("casteller", region or "", place) for place in self.tray}
        if piece[0] == "casteller":
            absent.add(piece)
        if piece[0] == "pawn":
            absent.add(("pawn", region or "", self.viewer))
        board.figures.show_absent(frozenset(absent))
        board.wheel.show_absent(piece[1] if piece[0] == "skill" else None)
        board.people_strip.light(piece[0] == "casteller")
        board.skill_strip.light(self.state.spots[piece[1]] if piece[0] == "skill" else None)
        self.show_lights(piece[0] == "pawn")

    def show_lights(self, roads: bool) -> None:
        """Ring the pawn's region; with ``roads`` light up where it may go."""
        board, region = self.board, self.player.region
        lights = []
        if region is not None:
            lights.append(Light(region, QColor(board.context.theme.seat(self.viewer).colour)))
        lit: list[tuple[str, str]] = []
        if roads:
            good = board.context.theme.colour("good")
            for other in self.state.roads(self.viewer):
                if self.state.why_not(self.travel_move(other)) is None:
                    lights.append(Light(other, good, offered=True))
                    lit += [road for road in DOTTED if set(road) == {region, other}]
        board.lights.show_lights(lights, [_as_drawn(road) for road in lit])

    # Words

    def prompt(self) -> str:
        board = self.board
        held = board.hand.held
        if held is not None and isinstance(held.piece, tuple):
            return self._held_prompt(held.piece)
        if not board.acting:
            return ""
        if self.tray:
            text = translate("Castell", "recruit {sizes}, or add a second casteller")
            return text.format(sizes=joined(map(str, self.tray_sizes())))
        if self.special.isChecked():
            return translate("Castell", "special action: recruit 1, travel again, or perform")
        return ""

    def _held_prompt(self, piece: tuple[object, ...]) -> str:
        match piece[0]:
            case "pawn":
                if isinstance(self.travel_move(REGIONS[0]), SpecialTravel):
                    return self._special(translate("Castell", "travel once more"))
                region = self._aimed_region()
                if region is not None:
                    return reach_text(self.state, region)
                return translate("Castell", "drop your pawn on a region, or put it back")
            case "casteller":
                if self.recruits_specially:
                    return self._special(translate("Castell", "recruit one more"))
                return translate("Castell", "drop the casteller beside yours, or put it back")
        spot = piece[1]
        assert isinstance(spot, int)
        skill = self.state.spots[spot]
        return headed(skill_name(skill), skill_help(skill))

    def aimed_changed(self, held: Held | None, verdict: Verdict | None) -> None:
        del held, verdict
        region = self._aimed_region()
        self.board.calendar.show_reach(() if region is None else in_reach(self.state, region))

    def _aimed_region(self) -> str | None:
        """The region that the held pawn may go to and is aimed at."""
        held, verdict = self.board.hand.held, self.board.hand.verdict
        if held is None or held.piece != ("pawn",) or verdict is None or not verdict.legal:
            return None
        assert isinstance(verdict.spot, tuple)
        region: str = verdict.spot[1]
        return region

    def _special(self, what: str) -> str:
        if self.state.turn.owes_special:
            text = translate("Castell", "{what} as your free special action")
        else:
            text = translate("Castell", "{what} as your special action, for a token")
        return text.format(what=what)

    def aside(self) -> str:
        return translate("Castell", "Round {n} of {all}").format(n=self.state.round, all=ROUNDS)

    def step_text(self) -> str:
        if not self.tray:
            return ""
        return translate("Castell", "pick {size}").format(size=self.tray_sizes()[-1])

    def undo_step(self) -> None:
        self.tray = self.tray[:-1]
        self.board.hand.clear()
        self.board.step_made()

    # Commands

    def controls(self) -> tuple[QAction, ...]:
        if self.asking:
            return (self.pass_by,)
        return (self.travel, self.recruit, self.train, self.special)

    def all_commands(self) -> tuple[QAction, ...]:
        return (
            self.travel,
            self.recruit,
            self.train,
            self.special,
            self.build,
            self.pass_by,
        )

    def sync(self) -> None:
        """Enable and name the commands for what is possible now."""
        board, state = self.board, self.state
        acting, held = board.acting, board.hand.held
        turn = state.turn
        mine = acting and not self.asking
        free = mine and held is None
        for action, used in (
            (self.travel, turn.travelled),
            (self.recruit, turn.recruited),
            (self.train, turn.trained),
            (self.special, turn.acted and not turn.owes_special),
        ):
            done = used and mine
            action.setData("tick" if done else "ring")
        self.travel.setEnabled(free and not self.why_no_travel())
        self.recruit.setEnabled(free and self.can_recruit())
        self.train.setEnabled(
            free and any(not self.why_no_training(skill) for skill in state.trainable(self.viewer))
        )
        self.special.setEnabled(mine and not self.tray and (turn.owes_special or self.by_token))
        self.build.setEnabled(held is None)
        self.pass_by.setEnabled(acting and self.asking)
        self._sync_main()

    def _sync_main(self) -> None:
        board = self.board
        verdict = board.hand.verdict
        if board.hand.held is not None:
            self.main.setText(translate("Castell", "Place here"))
            self.main.setEnabled(board.acting and verdict is not None and verdict.legal)
        elif board.results:
            self.main.setText(translate("Castell", "Go on"))
            self.main.setEnabled(True)
        elif self.asking:
            self.main.setText(translate("Castell", "Build a tower"))
            self.main.setEnabled(board.acting)
        elif self.tray:
            sizes = joined(map(str, self.tray_sizes()))
            self.main.setText(translate("Castell", "Recruit {sizes}").format(sizes=sizes))
            self.main.setEnabled(board.acting)
        else:
            self.main.setText(translate("Castell", "End turn"))
            self.main.setEnabled(board.acting and self.state.why_not(EndTurn()) is None)

    def do_main(self) -> None:
        board = self.board
        if board.hand.held is not None:
            board.hand.release()
        elif board.results:
            board.next_result()
        elif self.asking:
            board.open_builder(None)
        elif self.tray:
            board.decide(Recruit(self.tray_sizes()))
        else:
            board.decide(EndTurn())

    def _do_travel(self) -> None:
        self.board.lift(("pawn",), None)

    def _do_recruit(self) -> None:
        region = self.player.region or ""
        keys = [("casteller", region, place) for place in range(len(self.sizes_here()))]
        self.board.stand_at(next((key for key in keys if key[2] not in self.tray), None))

    def _do_train(self) -> None:
        offered = [
            spot
            for spot in self.state.trainable_spots(self.viewer)
            if not self.why_no_training(self.state.spots[spot])
        ]
        if len({self.state.spots[spot] for spot in offered}) == 1:
            self.board.lift(("skill", offered[0]), None)
        elif offered:
            self.board.stand_at(("skill", offered[0]))

    def _wish_changed(self) -> None:
        self.board.hand.clear()
        self.board.step_made()


def _as_drawn(road: tuple[str, str]) -> tuple[str, str]:
    return road if road in SEA_ROADS else (road[1], road[0])
