"""The hands of a player at the table of Castell: every move by drag and drop, clicks, or keys."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from castlegames.desktop.boards.castell.board import CastellBoard
from castlegames.desktop.table.spot import Spot, next_spot
from castlegames.rules import Move
from castlegames.rules.castell import (
    CastellState,
    EndTurn,
    PassFestival,
    Recruit,
    ShowTower,
    SpecialPerform,
    SpecialRecruit,
    SpecialTravel,
    Train,
    Travel,
)
from castlegames.rules.castell.towers import Tower
from tests.desktop.table.seated import Seated

ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
Lay = Callable[[Seated, Hashable, Hashable], None]


def board_of(seated: Seated) -> CastellBoard:
    board = seated.table.board
    assert isinstance(board, CastellBoard)
    return board


def state_of(seated: Seated) -> CastellState:
    state = seated.session.state
    assert isinstance(state, CastellState)
    return state


def place_of(board: CastellBoard, key: Hashable) -> QPointF:
    """The middle of a spot on which something lies."""
    return next(spot for spot in board.spots() if spot.key == key).rect.center()


def goal_of(board: CastellBoard, target: Hashable) -> QPointF:
    """A point where a held piece is aimed at a target."""
    assert isinstance(target, tuple)
    match target[0]:
        case "region":
            return board.land.outline(target[1]).boundingRect().center()
        case "people":
            return board.people_strip.rect.center()
        case "skills":
            return board.skill_strip.rect.center()
        case "shelf":
            return board.shelf.rect.center()
        case "level":
            return board.tower.stack.level_rect(target[1]).center()
    gap = board.tower.stack.gap_rect(target[1]).center()
    return gap if target[1] else QPointF(gap.x(), board.tower.stack.lines[0] + 14)


def by_drag(seated: Seated, piece: Hashable, target: Hashable) -> None:
    board = board_of(seated)
    start = place_of(board, piece)
    seated.press(start)
    seated.move(start + QPointF(12, 9))
    goal = goal_of(board, target)
    seated.move((start + goal) / 2)
    seated.move(goal)
    seated.release(goal)


def by_clicks(seated: Seated, piece: Hashable, target: Hashable) -> None:
    board = board_of(seated)
    seated.click(place_of(board, piece))
    seated.click(goal_of(board, target))


def by_keys(seated: Seated, piece: Hashable, target: Hashable) -> None:
    board = board_of(seated)
    walk(seated, piece)
    seated.key(Qt.Key.Key_Return)
    assert board.hand.held is not None
    for key in keys_between(board.targets(), board.hand.spot, target):
        seated.key(key)
    assert board.hand.spot == target
    seated.key(Qt.Key.Key_Return)


def walk(seated: Seated, key: Hashable) -> None:
    """Bring the keyboard cursor to a spot by arrows alone."""
    board = board_of(seated)
    if not board.ring.isVisible():
        board.stand_at(board.standing or board.spots()[0].key)
    if board.spot(board.standing) is None:
        seated.key(Qt.Key.Key_Down)
    for arrow in keys_between(board.spots(), board.standing, key):
        seated.key(arrow)
    assert board.standing == key


def keys_between(spots: Sequence[Spot], start: Hashable, goal: Hashable) -> list[Qt.Key]:
    """The fewest arrows that lead from one spot to another."""
    named = {spot.key: spot for spot in spots}
    ways: dict[Hashable, list[Qt.Key]] = {start: []}
    rim = [start]
    while goal not in ways:
        assert rim, f"no arrows lead from {start} to {goal}"
        here = rim.pop(0)
        for arrow in ARROWS:
            found = next_spot(spots, named[here].rect, arrow)
            if found is not None and found.key not in ways:
                ways[found.key] = [*ways[here], arrow]
                rim.append(found.key)
    return ways[goal]


def casteller(board: CastellBoard, size: int, skip: tuple[int, ...] = ()) -> Hashable:
    """A casteller of this size where one's pawn is."""
    here = board.table_desk.sizes_here()
    place = next(n for n, found in enumerate(here) if found == size and n not in skip)
    return ("casteller", board.table_desk.player.region, place)


def make(seated: Seated, move: Move, lay: Lay) -> None:
    """Make a move with the hands and wait until it was made."""
    board, head = board_of(seated), seated.session.head
    while board.results:
        seated.key(Qt.Key.Key_Return)
    match move:
        case EndTurn():
            seated.key(Qt.Key.Key_Return)
        case PassFestival():
            board.table_desk.pass_by.trigger()
        case Travel(region=region) | SpecialTravel(region=region):
            wish_special(board, move)
            lay(seated, ("pawn",), ("region", region))
        case Recruit(sizes=sizes):
            for size in sizes:
                lay(seated, casteller(board, size, board.table_desk.tray), ("people",))
            if seated.session.head == head and board.table_desk.tray:
                seated.key(Qt.Key.Key_Return)
        case SpecialRecruit(size=size):
            wish_special(board, move)
            lay(seated, casteller(board, size), ("people",))
        case Train(skill=skill):
            spots = state_of(seated).trainable_spots(state_of(seated).mover)
            spot = next(spot for spot in spots if state_of(seated).spots[spot] == skill)
            lay(seated, ("skill", spot), ("skills",))
        case ShowTower(tower=tower):
            board.open_builder(None)
            build(seated, tower, lay)
            seated.key(Qt.Key.Key_Return)
        case SpecialPerform(tile=tile, tower=tower):
            board.open_builder(("tile", tile))
            build(seated, tower, lay)
            board.builder_desk.main.trigger()
    seated.wait(lambda: seated.session.head > head)
    assert seated.session.moves[head].move == move


def wish_special(board: CastellBoard, move: Move) -> None:
    """Press Special where the plain action would still be possible."""
    desk = board.table_desk
    turn = desk.state.turn
    used = turn.travelled if isinstance(move, SpecialTravel) else turn.recruited
    wanted = isinstance(move, SpecialTravel | SpecialRecruit)
    if wanted and not used and not turn.owes_special:
        desk.special.trigger()


def build(seated: Seated, tower: Tower, lay: Lay) -> None:
    """Build a tower casteller by casteller, from the bottom up."""
    board = board_of(seated)
    if board.builder_desk.tower:
        board.builder_desk.clear.trigger()
    for number, level in enumerate(tower):
        for place, size in enumerate(level):
            lay(seated, ("size", size), ("level" if place else "gap", number))
    assert board.tower_model.tower == tower


def play_out(
    seated: Seated, wish: Callable[[CastellState], Move], lay: Lay, most: int = 400
) -> list[Move]:
    """Play until the match is over, whoever of the people is to move."""
    played: list[Move] = []
    table, session = seated.table, seated.session

    def ready() -> bool:
        if table.pacing.waiting:
            table.skip()
        return table.board.acting or table.curtain.down or session.state.to_move is None

    for _ in range(most):
        seated.wait(ready)
        if session.state.to_move is None:
            return played
        if table.curtain.down:
            QTest.keyClick(table.curtain, Qt.Key.Key_Return)
            continue
        move = wish(state_of(seated))
        make(seated, move, lay)
        played.append(move)
    raise AssertionError("the match does not end")
