"""The hand holds one piece, and arrows find the nearest spot."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QRectF, Qt

from castlegames.desktop.table.hand import Hand, Held, Verdict
from castlegames.desktop.table.spot import Spot, next_spot
from castlegames.desktop.table.viewer import Company


def make_hand() -> Hand:
    def judge(held: Held, spot: Hashable) -> Verdict:
        good = held.turn == 1
        return Verdict(spot, legal=good, reason="" if good else "the other way round")

    return Hand(judge, turns=lambda _: 4, flips=lambda piece: piece != "stiff")


def test_turning_judges_the_same_spot_again() -> None:
    hand = make_hand()
    hand.pick_up("a")
    hand.aim(7)
    assert hand.verdict == Verdict(7, legal=False, reason="the other way round")
    hand.turn()
    assert hand.verdict == Verdict(7, legal=True)
    hand.turn(-2)
    assert hand.held == Held("a", turn=3)


def test_a_flip_mirrors_what_is_seen_so_that_two_flips_are_none() -> None:
    hand = make_hand()
    hand.pick_up("a", turn=1)
    hand.flip()
    assert hand.held == Held("a", turn=3, flipped=True)
    hand.flip()
    assert hand.held == Held("a", turn=1)
    hand.pick_up("stiff")
    hand.flip()
    assert hand.held == Held("stiff")


def test_a_piece_that_must_be_placed_cannot_be_put_back() -> None:
    hand = make_hand()
    hand.pick_up("a", fixed=True)
    assert not hand.put_back()
    assert hand.held is not None
    hand.pick_up("a")
    assert hand.put_back()
    assert hand.held is None


def test_letting_go_on_an_illegal_spot_says_why_and_keeps_the_piece() -> None:
    hand = make_hand()
    said: list[str] = []
    down: list[Verdict] = []
    hand.refused.connect(said.append)
    hand.put_down.connect(lambda _, verdict: down.append(verdict))
    hand.pick_up("a")
    hand.release()
    hand.aim(3)
    hand.release()
    assert (said, down) == (["the other way round"], [])
    hand.turn()
    hand.release()
    assert down == [Verdict(3, legal=True)]
    assert hand.held is not None


def test_aiming_at_the_same_spot_again_keeps_a_piece_at_rest() -> None:
    hand = make_hand()
    hand.pick_up("a", turn=1)
    hand.aim(3)
    hand.rest()
    hand.aim(3)
    assert hand.resting
    hand.aim(4)
    assert not hand.resting


GRID = tuple(
    Spot((x, y), QRectF(x * 10, y * 10, 10, 10), f"{x} {y}") for y in range(3) for x in range(3)
)


def test_arrows_go_to_the_neighbour_in_a_grid() -> None:
    middle = GRID[4].rect
    keys = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
    found = [next_spot(GRID, middle, key) for key in keys]
    assert [spot.key for spot in found if spot] == [(0, 1), (2, 1), (1, 0), (1, 2)]


def test_an_arrow_at_the_edge_finds_nothing() -> None:
    assert next_spot(GRID, GRID[0].rect, Qt.Key.Key_Up) is None


def test_an_arrow_crosses_a_gap_to_what_lies_ahead() -> None:
    far = Spot("far", QRectF(100, 12, 30, 30), "far")
    aside = Spot("aside", QRectF(60, 200, 10, 10), "aside")
    found = next_spot((far, aside), GRID[5].rect, Qt.Key.Key_Right)
    assert found is far


def test_what_lies_straight_ahead_comes_first_even_when_it_is_further_away() -> None:
    near_aside = Spot("aside", QRectF(35, -8, 6, 6), "aside")
    straight = Spot("straight", QRectF(200, 0, 10, 10), "straight")
    found = next_spot((near_aside, straight), GRID[0].rect, Qt.Key.Key_Right)
    assert found is straight


def test_the_only_person_looks_always_and_several_in_turn() -> None:
    alone = Company({1}, open_table=False)
    assert [alone.viewer(None, seat) for seat in (0, 1, None)] == [1, 1, 1]
    several = Company({0, 2}, open_table=False)
    assert several.viewer(None, 1) == 0
    assert several.viewer(2, 1) == 2
    assert several.viewer(2, 0) == 0
    assert several.needs_curtain(2, 0)
    assert not several.needs_curtain(0, 0)
    assert not Company({0, 2}, open_table=True).needs_curtain(2, 0)
    assert not Company({0, 2}, open_table=False, curtain=False).needs_curtain(2, 0)
    assert Company((), open_table=False).viewer(None, 1) == 0
