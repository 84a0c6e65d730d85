"""Easy and Medium: they look at what lies on the table now, and little further."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from attrs import frozen

from castlegames.bots.bot import Bot, Budget, Choice
from castlegames.bots.search.alphabeta import AlphaBeta
from castlegames.rules import Draws, State, Stream
from castlegames.rules.patchwork import Advance, PatchworkState, Take
from castlegames.rules.patchwork.components import IN_REACH, PATCHES
from castlegames.rules.patchwork.moves import ADVANCE

from .choosing import explained, purchase, special
from .position import Position, position_of
from .sewing import ranked, ranked_singles
from .tree import PurchaseTree
from .worth import SimpleLead

T = TypeVar("T")


@frozen
class _Candidate:
    move: Advance | Take
    after: Position
    passed: bool


def _candidates(tree: PurchaseTree, state: PatchworkState, most: int) -> list[_Candidate]:
    """The advance, and each patch that can be bought in its best few places."""
    seat = state.to_move
    assert seat is not None
    position = position_of(state, seat)
    after, passed = tree.rules.advance(position)
    found = [_Candidate(ADVANCE, after, passed)]
    for place, patch in enumerate(state.circle[:IN_REACH]):
        if PATCHES[patch].cost > state.buttons[seat]:
            continue
        quilt = position.mover.quilt
        for _, covered in ranked(quilt, patch, most):
            after, passed = tree.rules.buy(position, place, quilt | covered)
            found.append(_Candidate(purchase(patch, covered), after, passed))
    return found


class EasyBot(Bot):
    """Judges each move by what it sees after it, as a beginner would.

    It counts only ``income_share`` of the buttons that a patch will still bring, weighs what it
    sees with an error of about ``blur`` points, and takes each of the best ``places`` for a patch
    with the probability ``care``, or else looks at the next.
    """

    def __init__(
        self, income_share: float = 0.4, blur: float = 5.0, places: int = 6, care: float = 0.4
    ) -> None:
        self._income_share = income_share
        self._blur = blur
        self._places = places
        self._care = care

    def choose(self, view: State, budget: Budget, stream: Stream) -> Choice:
        assert isinstance(view, PatchworkState)
        draws = stream.open()
        if view.special_due:
            return explained(view, special(self._slip(draws, _singles(view))))
        tree = PurchaseTree(view.track, SimpleLead(self._income_share))
        best: dict[int | None, list[_Candidate]] = {}
        for candidate in _candidates(tree, view, self._places):
            patch = candidate.move.patch if isinstance(candidate.move, Take) else None
            best.setdefault(patch, []).append(candidate)
        chosen = max(
            best.values(),
            key=lambda places: _lead(tree, places[0]) + self._blur * draws.normal(),
        )
        return explained(view, self._slip(draws, chosen).move)

    def _slip(self, draws: Draws, ordered: Sequence[T]) -> T:
        """One of the best few, an earlier one more likely."""
        for item in ordered[: self._places]:
            if draws.random() < self._care:
                return item
        return ordered[0]


class MediumBot(Bot):
    """Tries each move in several places and looks one turn ahead: its own rest, and the reply.

    What looks best at once is tried first, so that it does well in little time too.
    """

    def __init__(self, places: int = 5, depth: int = 2) -> None:
        self._places = places
        self._depth = depth

    def choose(self, view: State, budget: Budget, stream: Stream) -> Choice:
        assert isinstance(view, PatchworkState)
        clock = budget.start()
        if view.special_due:
            return explained(view, special(_singles(view)[0]))
        tree = PurchaseTree(view.track, SimpleLead())
        search = AlphaBeta(tree)
        best: tuple[float, _Candidate] | None = None
        candidates = _candidates(tree, view, self._places)
        candidates.sort(key=lambda candidate: -_lead(tree, candidate))
        for candidate in candidates:
            if best is not None and clock.tick():
                break
            if tree.over(candidate.after):
                lead = _lead(tree, candidate)
            else:
                found = search.search(candidate.after, clock, self._depth)
                lead = -found.value if candidate.passed else found.value
            if best is None or lead > best[0]:
                best = lead, candidate
        assert best is not None
        return explained(view, best[1].move, best[0])


def _lead(tree: PurchaseTree, candidate: _Candidate) -> float:
    value = tree.value(candidate.after)
    return -value if candidate.passed else value


def _singles(state: PatchworkState) -> list[int]:
    seat = state.to_move
    assert seat is not None
    return [single for _, single in ranked_singles(state.quilts[seat])]
