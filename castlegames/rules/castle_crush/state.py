"""A position of Castle Crush."""

from __future__ import annotations

from collections.abc import Sequence
from math import copysign, hypot

from attrs import evolve, field, frozen

from castlegames.rules.game import Event, IllegalMove, Move, Outcome, Reason, Score, State
from castlegames.rules.stream import Stream

from . import components as c
from .aims import fan, in_the_way
from .designs import standard_castles
from .moves import NEEDS_OUTCOME, Build, Pass, Release, Rest, Return, Swing, Take
from .scoring import PARTS, Points
from .storeys import height

PHASES = ("deal", "build", "attack", "compensate", "distribute", "over")
"""What can be going on. ``deal`` is the free choice of blocks before round 1 at three seats."""

Blocks = tuple[int, ...]


@frozen
class CastleCrushState(State):
    """Hands, castles, the table at rest, and whose turn it is.

    Every block is in exactly one of ``hands``, ``castles``, ``fallen``, ``returned``, ``middle``
    and ``supply``. ``castles`` are the pieces a seat has on the table, figures too; ``rest`` is
    how they lie. ``step`` counts the turns of the phase, ``paid`` are the pieces that gave attack
    points this round, ``points`` those of each round and seat. ``stream`` is None where it is
    hidden.
    """

    seats: int
    hand: str
    age: tuple[int, ...]
    stream: Stream | None
    round: int
    phase: str
    step: int
    to_move: int | None
    flag: int
    hands: tuple[Blocks, ...]
    castles: tuple[Blocks, ...]
    rest: Rest
    fallen: Blocks
    returned: Blocks
    middle: Blocks
    supply: Blocks
    paid: Blocks
    points: tuple[tuple[Points, ...], ...]
    events: tuple[Event, ...] = field(default=())
    reveals: int = 0

    def order(self) -> tuple[int, ...]:
        """The seats clockwise from the flag holder."""
        return tuple((self.flag + i) % self.seats for i in range(self.seats))

    def swings_left(self, seat: int) -> int:
        """How many turns of attack the seat has left this round."""
        turns = c.SWINGS[self.seats]
        if self.phase in ("deal", "build"):
            return turns
        if self.phase != "attack":
            return 0
        rounds, place = divmod(self.step, self.seats)
        return turns - rounds - (self.order().index(seat) < place)

    def owner(self, piece: int) -> int | None:
        """The seat whose castle a piece on the table belongs to."""
        for seat, pieces in enumerate(self.castles):
            if piece in pieces:
                return seat
        return None

    def height(self, seat: int) -> float:
        """Top of the seat's highest block off the table, in mm."""
        return height(self.rest, self.castles[seat])

    def legal_moves(self) -> Sequence[Move]:
        """Useful legal moves: all of ``Take``, ``Return``, ``Pass``, some of ``Build``, ``Swing``.

        Castles and swings are endless. Listed are standard castles fitted to the blocks owned
        (each of them stands, and none reaches a neighbour's) and a fan of nine swings at each
        opponent; ``why_not`` judges any other. Builds and swings are intents.
        """
        seat = self.to_move
        if seat is None:
            return ()
        if self.phase == "build":
            return (*standard_castles(seat, self.hands[seat]), *self._returns(seat))
        if self.phase == "attack":
            return fan(self.rest, seat, self.seats) or (Pass(),)
        pool = self.supply if self.phase == "deal" else self.middle
        return tuple(map(Take, kinds_in(pool)))

    def _returns(self, seat: int) -> tuple[Return, ...]:
        blocks = self.hands[seat]
        return tuple(map(Return, kinds_in(blocks))) if len(blocks) > c.KEEP_BLOCKS else ()

    def why_not(self, move: Move) -> Reason | None:
        """None if legal; an intent is judged by its geometry, a resolved move by its outcome too.

        The codes are ``legality.REASON_CODES``.
        """
        from .legality import why_not

        return why_not(self, move)

    def play(self, move: Move) -> CastleCrushState:
        """The state after a move; builds and swings need their outcome."""
        from .turns import after

        reason = self.why_not(move)
        if reason is None and isinstance(move, Build | Swing) and move.outcome is None:
            reason = NEEDS_OUTCOME
        if reason is not None:
            raise IllegalMove(reason)
        return after(self, move)

    def released(self, intent: Swing) -> Release:
        """How the mallet really falls: the swing under the hand's wobble.

        The wobble is kept on the base; where it would push the mallet into a piece it is left
        out (house). Raises ValueError when the hand is not steady and the stream is hidden.
        """
        plain = Release(intent.x, intent.y, intent.direction)
        turn, shift = c.HANDS[self.hand]
        if not turn and not shift:
            return plain
        if self.stream is None:
            raise ValueError("the hand's wobble is hidden")
        draws = self.stream.open()
        direction = intent.direction + turn * draws.normal()
        x, y = intent.x + shift * draws.normal(), intent.y + shift * draws.normal()
        away = hypot(x, y)
        if away > c.FOOT_REACH:
            x, y = x * c.FOOT_REACH / away, y * c.FOOT_REACH / away
        x, y, direction = round(x, 3), round(y, 3), round(direction % 360.0, 3)
        if hypot(x, y) > c.FOOT_REACH:
            x, y = x - copysign(0.001, x), y - copysign(0.001, y)
        wobbled = Release(round(x, 3), round(y, 3), direction)
        if in_the_way(self.rest, wobbled.x, wobbled.y, wobbled.direction) is not None:
            return plain
        return wobbled

    def stream_after_swing(self) -> Stream | None:
        """The random stream when a swing's wobble has been drawn."""
        if self.stream is None or self.hand == "steady":
            return self.stream
        return Stream(self.stream.seed, self.stream.draws + 36)

    def scores(self) -> tuple[Score, ...]:
        """The points so far: of attacks at once, of castles from each scoring on."""
        result = []
        for seat in range(self.seats):
            mine = [each[seat] for each in self.points]
            parts = {part: sum(getattr(points, part) for points in mine) for part in PARTS}
            result.append(Score(sum(parts.values()), parts))
        return tuple(result)

    def outcome(self) -> Outcome | None:
        """Most points, then the taller castle, then the younger player (End)."""
        if self.phase != "over":
            return None
        totals = [score.total for score in self.scores()]
        best = [seat for seat in range(self.seats) if totals[seat] == max(totals)]
        if len(best) == 1:
            return Outcome((best[0],), "points", {"points": max(totals)})
        heights = {seat: self.height(seat) for seat in best}
        most = max(heights.values())
        tall = [seat for seat in best if heights[seat] >= most - c.HEIGHT_TIE]
        args = {"points": max(totals), "height": round(most)}
        if len(tall) == 1:
            return Outcome((tall[0],), "height", args)
        return Outcome((min(tall, key=self.age.index),), "age", args)

    def seen_by(self, seat: int) -> CastleCrushState:
        """Everything but the random stream: nothing else is hidden."""
        if seat not in range(self.seats):
            raise ValueError("no such seat")
        return evolve(self, stream=None)

    def sample(self, stream: Stream) -> CastleCrushState:
        """The same position with a random stream of its own."""
        return evolve(self, stream=stream.open().fork())


def kinds_in(blocks: Blocks) -> tuple[str, ...]:
    """The kinds of which there is a block, in the order of the table of pieces."""
    present = {c.kind_name(block) for block in blocks}
    return tuple(name for name in c.KIND_NAMES if name in present)
