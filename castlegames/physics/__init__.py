"""Physics: an intent in, the move with its outcome out.

Only Castle Crush has moves that need it; MuJoCo is loaded when the first of them comes.
"""

from __future__ import annotations

from castlegames.rules import Move, State

__all__ = ["resolve"]


def resolve(state: State, move: Move) -> Move:
    """The move with what physics makes of it; one that needs no physics comes back as it is.

    Raises IllegalMove if the rules refuse the intent, ValueError if chance is needed that is
    hidden in ``state``.
    """
    from castlegames.rules.castle_crush import Build, CastleCrushState, Swing

    if not isinstance(state, CastleCrushState) or not isinstance(move, Build | Swing):
        return move
    if move.outcome is not None:
        return move
    from .resolving import resolved

    return resolved(state, move)
