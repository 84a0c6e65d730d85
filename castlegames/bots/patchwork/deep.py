"""Hard and Expert: they search purchases and advances as deep as their time allows."""

from __future__ import annotations

from castlegames.bots.bot import Bot, Budget, Choice
from castlegames.bots.search.alphabeta import AlphaBeta
from castlegames.rules import State, Stream
from castlegames.rules.patchwork import Advance, PatchworkState

from .choosing import explained, purchase, special
from .judgement import Judgement, learned
from .position import ADVANCE, position_of
from .sewing import ranked_singles
from .tree import PurchaseTree

_WHOLE_MATCH = 200
"""No match has more steps."""


class SearchBot(Bot):
    """Alpha-beta over purchases and advances; patches go where ``sewing`` lays them.

    Quilts and judgements are remembered from move to move, values of positions are not: the same
    view and budget give the same choice. It looks at most ``deepest`` steps ahead, and if it is
    ``selective``, less far behind steps that promise little.
    """

    def __init__(self, deepest: int = _WHOLE_MATCH, *, selective: bool = False) -> None:
        self._deepest = deepest
        self._selective = selective
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
        found = search.search(position, clock, 1 if len(possible) == 1 else self._deepest)
        if found.step == ADVANCE:
            return explained(view, Advance(), found.value)
        sewn = tree.rules.sew(quilt, found.step)
        return explained(view, purchase(found.step, sewn & ~quilt), found.value)

    def _tree(self, track: str) -> PurchaseTree:
        tree = self._trees.get(track)
        if tree is None:
            tree = self._trees[track] = PurchaseTree(track, Judgement(learned()).lead)
        return tree
