"""A small game with hidden cards for tests of sessions: two to four seats count what they lay.

Each seat holds three cards of a shuffled deck. In turn a seat lays a card, which counts, or draws
one, which reveals, or tosses a die, which needs an outcome. After laying the same seat marks the
card, a forced follow-up. The match ends when nobody holds a card any more, or after 60 moves.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from attrs import evolve, frozen

from castlegames.rules import (
    Event,
    Game,
    IllegalMove,
    Json,
    Move,
    Option,
    Outcome,
    Reason,
    Score,
    State,
    Stream,
    Value,
)

HAND = 3
LONGEST = 60
HIDDEN = -1


@frozen
class Lay(Move):
    card: int

    def __str__(self) -> str:
        return f"lay {self.card}"


@frozen
class Mark(Move):
    mark: int

    def __str__(self) -> str:
        return f"mark {self.mark}"


@frozen
class Draw(Move):
    def __str__(self) -> str:
        return "draw"


@frozen
class Toss(Move):
    die: int | None = None

    def __str__(self) -> str:
        return "toss" if self.die is None else f"toss | {self.die}"


@frozen
class TallyState(State):
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...]
    marks: tuple[int, ...]
    turn: int
    count: int
    shown: int
    marking: bool
    stream: Stream | None
    events: tuple[Event, ...] = ()

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def to_move(self) -> int | None:
        if self.marking:
            return self.turn
        return None if self.count >= LONGEST or not any(self.hands) else self.turn

    @property
    def follow_up(self) -> bool:
        return self.marking

    @property
    def reveals(self) -> int:
        return self.shown

    def legal_moves(self) -> tuple[Move, ...]:
        if self.to_move is None:
            return ()
        if self.marking:
            return (Mark(0), Mark(1))
        moves: list[Move] = [Lay(card) for card in self.hands[self.turn]]
        if self.deck:
            moves.append(Draw())
        return (*moves, Toss())

    def why_not(self, move: Move) -> Reason | None:
        if self.to_move is None:
            return Reason("match_over")
        if isinstance(move, Toss):
            bad = move.die is not None and move.die not in range(1, 7)
            return Reason("not_now") if bad or self.marking else None
        return None if move in self.legal_moves() else Reason("not_now")

    def play(self, move: Move) -> Self:
        reason = self.why_not(move)
        if reason is not None:
            raise IllegalMove(reason)
        seat = self.turn
        following = (seat + 1) % self.seats
        match move:
            case Toss(None):
                raise IllegalMove(Reason("needs_outcome"))
            case Toss(die):
                marks = (*self.marks[:seat], self.marks[seat] + die, *self.marks[seat + 1 :])
                return self._next(seat, "toss", turn=following, marks=marks, shown=self.shown + 1)
            case Mark(mark):
                marks = (*self.marks[:seat], self.marks[seat] + mark, *self.marks[seat + 1 :])
                return self._next(seat, "mark", turn=following, marks=marks, marking=False)
            case Lay(card):
                hand = tuple(each for each in self.hands[seat] if each != card)
                return self._next(
                    seat,
                    "lay",
                    hands=(*self.hands[:seat], hand, *self.hands[seat + 1 :]),
                    piles=(
                        *self.piles[:seat],
                        (*self.piles[seat], card),
                        *self.piles[seat + 1 :],
                    ),
                    marking=True,
                )
            case _:
                if self.stream is None:
                    raise IllegalMove(Reason("hidden"))
                hand = (*self.hands[seat], self.deck[0])
                return self._next(
                    seat,
                    "draw",
                    hands=(*self.hands[:seat], hand, *self.hands[seat + 1 :]),
                    deck=self.deck[1:],
                    shown=self.shown + 1,
                    turn=following,
                )

    def _next(self, seat: int, kind: str, **changes: object) -> Self:
        return evolve(self, count=self.count + 1, events=(Event(kind, seat),), **changes)

    def scores(self) -> tuple[Score, ...]:
        return tuple(
            Score(sum(pile) + mark, {"cards": sum(pile), "marks": mark})
            for pile, mark in zip(self.piles, self.marks, strict=True)
        )

    def outcome(self) -> Outcome | None:
        if self.to_move is not None:
            return None
        totals = [score.total for score in self.scores()]
        best = max(totals)
        return Outcome(tuple(s for s, total in enumerate(totals) if total == best), "points")

    def seen_by(self, seat: int) -> Self:
        hands = tuple(
            hand if each == seat else (HIDDEN,) * len(hand) for each, hand in enumerate(self.hands)
        )
        return evolve(self, hands=hands, deck=(HIDDEN,) * len(self.deck), stream=None)

    def sample(self, stream: Stream) -> Self:
        return evolve(self, stream=stream)


class Tally(Game):
    id = "tally"
    seats = range(2, 5)
    options = (Option("cards", "choice", 20, (16, 20, 40)),)
    rules_version = 1
    perfect_information = False
    reason_codes = ("match_over", "not_now", "needs_outcome", "hidden")
    event_kinds = ("toss", "mark", "lay", "draw")
    score_parts = ("cards", "marks")
    outcome_keys = ("points",)

    def start(
        self, seats: int, seed: int, options: Mapping[str, Value] | None = None
    ) -> TallyState:
        chosen = self.chosen(seats, seed, options)
        draws = Stream(seed).open()
        cards = draws.shuffled(range(1, int(str(chosen["cards"])) + 1))
        hands = tuple(tuple(cards[HAND * seat : HAND * (seat + 1)]) for seat in range(seats))
        return TallyState(
            hands=hands,
            deck=tuple(cards[HAND * seats :]),
            piles=((),) * seats,
            marks=(0,) * seats,
            turn=0,
            count=0,
            shown=0,
            marking=False,
            stream=draws.stream,
        )

    def read_move(self, text: str) -> Move:
        word, _, rest = text.partition(" ")
        match word, rest:
            case "draw", "":
                return Draw()
            case "toss", "":
                return Toss()
            case "toss", _ if rest.startswith("| "):
                return Toss(int(rest[2:]))
            case "lay", _:
                return Lay(int(rest))
            case "mark", _:
                return Mark(int(rest))
        raise ValueError(text)

    def to_json(self, state: State) -> Json:
        assert isinstance(state, TallyState)
        return {
            "hands": [list(hand) for hand in state.hands],
            "deck": list(state.deck),
            "piles": [list(pile) for pile in state.piles],
            "marks": list(state.marks),
            "turn": state.turn,
            "count": state.count,
            "shown": state.shown,
            "marking": state.marking,
            "stream": None if state.stream is None else [state.stream.seed, state.stream.draws],
            "events": [[event.kind, event.seat] for event in state.events],
        }

    def from_json(self, data: Json) -> TallyState:
        try:
            stream = data["stream"]
            return TallyState(
                hands=tuple(tuple(hand) for hand in data["hands"]),
                deck=tuple(data["deck"]),
                piles=tuple(tuple(pile) for pile in data["piles"]),
                marks=tuple(data["marks"]),
                turn=data["turn"],
                count=data["count"],
                shown=data["shown"],
                marking=data["marking"],
                stream=None if stream is None else Stream(*stream),
                events=tuple(Event(kind, seat) for kind, seat in data["events"]),
            )
        except (TypeError, KeyError, AttributeError) as error:
            raise ValueError("not a state of Tally") from error


class StricterTally(Tally):
    """The same game after its rules changed: a mark of 1 counts 2 now."""

    rules_version = 2

    def to_json(self, state: State) -> Json:
        return {**super().to_json(state), "events": []}


TALLY = Tally()
STRICTER_TALLY = StricterTally()
