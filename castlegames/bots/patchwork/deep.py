"""Hard and Expert: they search purchases and advances as deep as their time allows."""

from __future__ import annotations

from castlegames.bots.bot import Bot, Budget, Choice
from castlegames.bots.search.alphabeta import AlphaBeta
from castlegames.rules import State, Stream
from castlegames.rules.patchwork import Advance, PatchworkState

from .choosing import explained, purchase, special
from .judgement import Judgement, learned
from .position import ADVANCE, SIZE, position_of
from .sewing import ranked_singles
from .tree import PurchaseTree

_WHOLE_MATCH = 200
"""No match has more steps."""
_SAFE = 12.0
"""Who is so many points ahead rather fills the quilt than wins by more."""
_FILLING = 0.6
"""What it gives for each cell then, in points."""


class SearchBot(Bot):
    """Alpha-beta over purchases and advances; patches go where ``sewing`` lays them.

    Quilts and judgements are remembered from move to move, values of positions are not: the same
    view and budget give the same choice. It looks at most ``deepest`` steps ahead, and if it is
    ``selective``, less far behind steps that promise little. One that is ``tidy`` leaves fewer
    cells empty in matches that it wins anyhow.
    """

    def __init__(
        self, deepest: int = _WHOLE_MATCH, *, selective: bool = False, tidy: bool = False
    ) -> None:
        self._deepest = deepest
        self._selective = selective
        self._leaning = _filling if tidy else None
        self._trees: dict[str, PurchaseTree] = {}

    def choose(self, view: State, budget: Budget, stream: Stream) -> Choice:
        assert isinstance(view, PatchworkState)
        seat = view.to_move
        assert seat is not None
        clock = budget.start()
        quilt = view.quilts[seat]
        if view.special_due:
            return explained(view, special(ranked_singles(quilt)[0][1]))
        tree = self._tree(view.track)
        position = position_of(view, seat)
        search = AlphaBeta(tree, selective=self._selective)
        possible = [step for step in tree.steps(position) if tree.after(position, step)]
        deepest = 1 if len(possible) == 1 else self._deepest
        found = search.search(position, clock, deepest, self._leaning)
        if found.step == ADVANCE:
            return explained(view, Advance(), found.value)
        sewn = tree.rules.sew(quilt, found.step)
        return explained(view, purchase(found.step, sewn & ~quilt), found.value)

    def _tree(self, track: str) -> PurchaseTree:
        tree = self._trees.get(track)
        if tree is None:
            tree = self._trees[track] = PurchaseTree(track, Judgement(learned()).lead)
        return tree


def _filling(step: int, lead: float) -> float:
    """What a step is worth for the cells it covers."""
    return 0.0 if step == ADVANCE or lead < _SAFE else _FILLING * SIZE[step]
