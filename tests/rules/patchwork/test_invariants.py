"""What must always hold (patchwork.md), along matches of any kind."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from castlegames.rules import Stream
from castlegames.rules.patchwork import GAME, Advance, Place, Take
from castlegames.rules.patchwork.components import INCOME_MARKS, PATCHES

TRACKS = st.sampled_from(["revised", "original"])
SEEDS = st.integers(0, 2**32)
EAGER = st.floats(0, 1)
"""How often a player buys when it can."""


def played(seed, track, eager):
    """Every state of a match, with the move that led to it."""
    state = GAME.start(2, seed, {"track": track})
    draws = Stream(seed).open()
    yield None, state
    while state.to_move is not None:
        legal = state.legal_moves()
        buying = len(legal) > 1 and draws.random() < eager
        move = legal[1 + draws.below(len(legal) - 1)] if buying else legal[0]
        state = state.play(move)
        yield move, state


@settings(max_examples=60, deadline=None)
@given(SEEDS, TRACKS, EAGER)
def test_what_must_always_hold(seed, track, eager):
    before = None
    paid = [0, 0]
    for move, state in played(seed, track, eager):
        everything = list(state.circle)
        for seat in (0, 1):
            patches = [piece.patch for piece in state.laid[seat] if isinstance(piece, Take)]
            singles = sum(isinstance(piece, Place) for piece in state.laid[seat])
            everything += patches
            size = sum(PATCHES[patch].size for patch in patches) + singles
            assert state.quilts[seat].bit_count() == size
            assert state.incomes[seat] == sum(PATCHES[patch].income for patch in patches)
            assert state.buttons[seat] >= 0
            paid[seat] += sum(e.kind == "income" and e.seat == seat for e in state.events)
            assert paid[seat] == sum(mark <= state.positions[seat] for mark in INCOME_MARKS)
        assert sorted(everything) == list(range(33))
        if before is not None:
            seat = before.to_move
            assert state.positions[seat] >= before.positions[seat]
            assert (state.positions[seat] > before.positions[seat]) != isinstance(move, Place)
            assert state.positions[1 - seat] == before.positions[1 - seat]
            assert state.buttons[1 - seat] == before.buttons[1 - seat]
            assert state.quilts[1 - seat] == before.quilts[1 - seat]
        assert bool(state.legal_moves()) == (state.to_move is not None)
        assert (state.outcome() is None) == (state.to_move is not None)
        assert state.reveals == 0
        for score in state.scores():
            assert sum(score.parts.values()) == score.total
        before = state


@settings(max_examples=25, deadline=None)
@given(SEEDS, TRACKS, EAGER)
def test_every_state_survives_json(seed, track, eager):
    for _, state in played(seed, track, eager):
        assert GAME.from_json(json.loads(json.dumps(GAME.to_json(state)))) == state


@settings(max_examples=15, deadline=None)
@given(SEEDS, TRACKS, EAGER)
def test_previews_come_true(seed, track, eager):
    before = None
    for move, state in played(seed, track, eager):
        if before is not None:
            seat = before.to_move
            seen = before.preview(move)
            assert seen.seat == seat
            assert seen.buttons == state.buttons[seat]
            assert seen.end == state.positions[seat]
            assert seen.to_move == state.to_move
            assert seen.bonus == (before.bonus is None and state.bonus is not None)
            assert seen.marks == tuple(e.args["mark"] for e in state.events if e.kind == "income")
        before = state


@settings(max_examples=10, deadline=None)
@given(SEEDS, TRACKS, EAGER)
def test_event_arguments_are_what_the_table_of_kinds_says(seed, track, eager):
    from castlegames.rules.patchwork.state import EVENT_KINDS

    for _, state in played(seed, track, eager):
        for event in state.events:
            assert tuple(event.args) == EVENT_KINDS[event.kind]


@settings(max_examples=20, deadline=None)
@given(SEEDS)
def test_both_seats_see_everything(seed):
    for _, state in played(seed, "revised", 0.7):
        assert state.seen_by(0) == state.seen_by(1) == state.sample(Stream(1)) == state


def naive_choices(state):
    """The moves, found cell by cell from the drawings: slow, and by another way."""
    seat = state.to_move
    empty = {(cell // 9, cell % 9) for cell in range(81) if not state.quilts[seat] >> cell & 1}
    if state.special_due:
        return {("place", row * 9 + column) for row, column in empty}
    found = {("advance",)}
    for patch in map(PATCHES.__getitem__, state.circle[:3]):
        if patch.cost > state.buttons[seat]:
            continue
        rows = patch.rows
        for turn in range(8):
            rows = ["".join(column) for column in zip(*rows[::-1], strict=True)]
            if turn == 4:
                rows = rows[::-1]
            drawn = [(y, x) for y, row in enumerate(rows) for x, c in enumerate(row) if c == "#"]
            for top in range(9):
                for left in range(9):
                    cells = {(top + y, left + x) for y, x in drawn}
                    if cells <= empty:
                        found.add((patch.id, *sorted(y * 9 + x for y, x in cells)))
    return found


@settings(max_examples=4, deadline=None)
@given(SEEDS, TRACKS)
def test_the_choices_are_those_that_a_slow_and_simple_search_finds(seed, track):
    for number, (_, state) in enumerate(played(seed, track, 0.8)):
        if number % 3 or state.to_move is None:
            continue
        found = set()
        for move in state.legal_moves():
            match move:
                case Advance():
                    found.add(("advance",))
                case Place(cell=cell):
                    found.add(("place", cell))
                case Take(patch=patch, cells=cells):
                    found.add((patch, *cells))
        assert found == naive_choices(state)
