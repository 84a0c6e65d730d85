"""Outcomes made by hand, so that the rules can be tested without any physics."""

from __future__ import annotations

from attrs import evolve

from castlegames.rules.castle_crush import GAME, Build, Outcome, Placement, Rest, Swing
from castlegames.rules.castle_crush import components as c
from castlegames.rules.castle_crush.bodies import Pose, about
from castlegames.rules.castle_crush.placing import pose, standings


def stood(state, build):
    """The build with the outcome of a castle that stays exactly as it was put."""
    seat = state.to_move
    standing = standings(build.placements)
    rests = [
        (each.placement.piece, c.foundation(seat) if low is None else low)
        for each in standing
        for low in each.supports
    ]
    poses = sorted(
        (pose(each, seat, state.seats).rounded() for each in standing), key=lambda p: p.piece
    )
    rest = Rest(tuple(poses), (), tuple(sorted(rests)))
    return evolve(build, outcome=Outcome(None, rest, rest))


def on_the_ground(piece, leaning=90.0):
    """A pose on the table far from all castles, toppled by default."""
    x, y = 400.0 + 90.0 * (piece % 7), 400.0 + 90.0 * (piece // 7)
    flat = about((0.0, 1.0, 0.0), leaning)
    height = {90.0: 20.0, 0.0: 0.0}[leaning]
    return Pose(piece, x, y, height, *flat).rounded()


def felled(rest, pieces, leaning=90.0):
    """The rest when these pieces have fallen onto the table; what they carried hangs on."""
    pieces = frozenset(pieces)
    poses = tuple(on_the_ground(p.piece, leaning) if p.piece in pieces else p for p in rest.poses)
    pairs = tuple(pair for pair in rest.rests_on if not pieces.intersection(pair))
    return Rest(poses, tuple(sorted({*rest.on_table, *pieces})), pairs)


def swung(state, pieces, move=None, after=None, frozen=False):
    """A swing after which these pieces, and nothing else, lie on the table and are taken off."""
    move = move or state.legal_moves()[0]
    assert isinstance(move, Swing)
    hit = felled(state.rest, pieces)
    if after is None:
        after = hit.without(frozenset(pieces))
    return evolve(move, outcome=Outcome(state.released(move), hit, after, frozen))


def begun(seats=2, seed=3, **options):
    """A match in its first building; with three seats the free blocks have been taken."""
    state = GAME.start(seats, seed, {"hand": "steady", "age": tuple(range(seats)), **options})
    while state.phase == "deal":
        state = state.play(state.legal_moves()[0])
    return state


def built(state):
    """The state when everybody has built the first castle listed."""
    while state.phase == "build":
        builds = [move for move in state.legal_moves() if isinstance(move, Build)]
        move = builds[0] if builds else state.legal_moves()[0]
        state = state.play(stood(state, move) if isinstance(move, Build) else move)
    return state


def attack(seats=2, **options):
    """A match in its first attack."""
    return built(begun(seats, **options))


def quiet(state):
    """The state when every swing of this round has missed."""
    while state.phase == "attack":
        state = state.play(swung(state, ()))
    return state


def distributed(state):
    """The state when everything in the middle is taken."""
    while state.phase in ("compensate", "distribute"):
        state = state.play(state.legal_moves()[0])
    return state


def blocks_of(state, seat):
    """The blocks on the table that the seat built."""
    return [piece for piece in state.castles[seat] if c.is_block(piece)]


def tower(pieces, seat=0):
    """Placements of pieces one on another, in the middle of the foundation."""
    return [Placement(piece, 0.0, 0.0) for piece in pieces] + [
        Placement(c.general(seat), 40.0, -40.0)
    ]
