"""A player's hands at the table of Castle Crush: every move by mouse, every move by keys."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from castlegames.desktop.boards.castle_crush.board import CastleCrushBoard
from castlegames.desktop.boards.castle_crush.draft import first_place, unplaced
from castlegames.rules.castle_crush import Build
from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.bodies import Vector
from tests.desktop.table.seated import Seated

Key = Qt.Key


def board_of(seated: Seated) -> CastleCrushBoard:
    board = seated.table.board
    assert isinstance(board, CastleCrushBoard)
    return board


def on_screen(board: CastleCrushBoard, place: Vector) -> QPointF:
    """Where a point of the world is seen in the scene."""
    seen = board.stage.lens.see(place)
    assert seen is not None
    return board.stage.rect.topLeft() + QPointF(seen.x, seen.y)


def on_foundation(board: CastleCrushBoard, x: float, y: float, z: float = 10.0) -> QPointF:
    """Where a point of the builder's foundation is seen."""
    assert board.builder is not None
    return on_screen(board, board.builder._world(x, y, z))


def press(seated: Seated, action: object) -> None:
    """Click the button of an action."""
    button = seated.table.bar.button(action)  # type: ignore[arg-type]
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    seated.settle()


class ByMouse:
    """Drags blocks from the tray, clicks castles to aim at, clicks blocks to take."""

    def put(self, seated: Seated, piece: int, x: float, y: float) -> None:
        board = board_of(seated)
        assert board.builder is not None
        while board.viewing.look != "top":
            press(seated, board.commands.look)
        card = board.tray_item.rect_of(c.kind_name(piece))
        assert card is not None
        top = max((s.top for s in _standings(board) if _covers(s, x, y)), default=10.0)
        seated.drag(card.center(), on_foundation(board, x, y, top))

    def fill(self, seated: Seated) -> None:
        press(seated, board_of(seated).commands.ready)

    def lay_aside(self, seated: Seated, kind: str) -> None:
        board = board_of(seated)
        card = board.tray_item.rect_of(kind)
        assert card is not None
        seated.click(card.center())
        press(seated, board.commands.aside)

    def let_go(self, seated: Seated) -> None:
        press(seated, board_of(seated).primary())

    def swing(self, seated: Seated, target: int) -> None:
        board = board_of(seated)
        state = board.state
        assert state is not None
        goal = next(s for s in board.pieces.solids if s.kind == "foundation" and s.seat == target)
        seated.click(on_screen(board, (goal.pose.x, goal.pose.y, 12.0)))
        self.let_go(seated)

    def take(self, seated: Seated, kind: str) -> None:
        card = board_of(seated).tray_item.rect_of(kind)
        assert card is not None
        seated.click(card.center())


class ByKeys:
    """Figures pick up, arrows move, Enter puts down, lets go and swings."""

    def _number(self, seated: Seated, kind: str) -> None:
        kinds = [card.kind for card in board_of(seated).tray.cards]
        seated.key(Key(Key.Key_1 + kinds.index(kind)))

    def put(self, seated: Seated, piece: int, x: float, y: float) -> None:
        board = board_of(seated)
        self._number(seated, c.kind_name(piece))
        verdict = board.hand.verdict
        assert verdict is not None
        for _ in range(60):
            _, here_x, here_y = board.hand.spot  # type: ignore[misc]
            if (here_x, here_y) == (x, y):
                break
            if here_x != x:
                seated.key(Key.Key_Right if here_x < x else Key.Key_Left)
            else:
                seated.key(Key.Key_Up if here_y < y else Key.Key_Down)
        seated.key(Key.Key_Return)

    def fill(self, seated: Seated) -> None:
        seated.key(Key.Key_C)

    def lay_aside(self, seated: Seated, kind: str) -> None:
        self._number(seated, kind)
        seated.key(Key.Key_L)

    def let_go(self, seated: Seated) -> None:
        seated.key(Key.Key_Return)

    def swing(self, seated: Seated, target: int) -> None:
        del target
        seated.key(Key.Key_Left)
        seated.key(Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
        seated.key(Key.Key_Return)

    def take(self, seated: Seated, kind: str) -> None:
        self._number(seated, kind)


Hands = ByMouse | ByKeys


def build(seated: Seated, hands: Hands) -> None:
    """Build a castle: the very first one piece by piece, the others ready-made."""
    board = board_of(seated)
    state = board.state
    assert state is not None
    assert board.builder is not None
    if state.round == 1 and state.step == 0:
        while unplaced(state, board.builder.draft):
            piece = board.builder.next_of(c.kind_name(unplaced(state, board.builder.draft)[0]))
            assert piece is not None
            hands.put(seated, piece, *first_place(state, board.builder.draft, piece))
            assert board.builder.draft.placement(piece) is not None
    elif not any(isinstance(move, Build) for move in state.legal_moves()):
        hands.lay_aside(seated, next(iter(state.legal_moves())).kind)  # type: ignore[attr-defined]
        return
    else:
        hands.fill(seated)
    hands.let_go(seated)


def play_out(seated: Seated, hands: Hands, moves: int = 400) -> None:
    """Play until the match is over, or for so many moves."""
    for _ in range(moves):
        seated.to_act()
        state = seated.session.state
        if state.to_move is None:
            return
        head = seated.session.head
        board = board_of(seated)
        if state.phase == "build":
            build(seated, hands)
        elif state.phase == "attack":
            if board.aim is None:
                hands.let_go(seated)
            else:
                hands.swing(seated, (state.to_move + 1) % state.seats)
        else:
            hands.take(seated, state.legal_moves()[0].kind)
        seated.wait(lambda head=head: seated.session.head > head)
    assert moves < 400, "the match does not end"


def _standings(board: CastleCrushBoard):
    from castlegames.rules.castle_crush.placing import standings

    assert board.builder is not None
    return standings(board.builder.draft.placements)


def _covers(standing, x: float, y: float) -> bool:
    from castlegames.rules.castle_crush.placing import covered

    corners = covered(standing.placement)
    xs, ys = [p[0] for p in corners], [p[1] for p in corners]
    return min(xs) <= x <= max(xs) and min(ys) <= y <= max(ys)
