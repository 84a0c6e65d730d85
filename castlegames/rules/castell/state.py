"""A position of Castell, whole or as one seat sees it."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import evolve, frozen

from ..game import Event, Move, Outcome, Reason, Score, State
from ..stream import Stream
from . import building, festivals, legality, playing, scoring, verdict, wheel
from .components import (
    ADJACENT,
    IN_REGION,
    OF_EACH_SIZE,
    REGIONS,
    SIZES,
    START_HAND,
)
from .festival_calendar import Festival, in_round
from .players import Player
from .towers import Tower, tower_points
from .turn import Asking, Turn


@frozen
class CastellState(State):
    """A position.

    wheel: the side of the wheel. spots: the skill tiles around it, clockwise from north.
    calendar: the festivals in order. round: from 1 on. first: the seat with the first-player
    marker. bag and regions: sizes of castellers, the regions in board order; the bag has no order,
    each casteller in it is as likely to be drawn. rows: performance tiles left in each region.
    row_tokens: owners' seats of the special tokens in each row. turn: the turn under way, or the
    last one of the round while ``asking`` about a festival. stream: None for a viewer.
    viewer: the seat that sees this, or None if nothing is hidden.
    """

    wheel: str
    spots: tuple[str, ...]
    calendar: tuple[Festival, ...]
    round: int
    first: int
    bag: tuple[int, ...]
    regions: tuple[tuple[int, ...], ...]
    rows: tuple[tuple[int, ...], ...]
    row_tokens: tuple[tuple[int, ...], ...]
    players: tuple[Player, ...]
    turn: Turn
    asking: Asking | None
    ended: bool
    stream: Stream | None
    events: tuple[Event, ...] = ()
    viewer: int | None = None

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def to_move(self) -> int | None:
        if self.ended:
            return None
        return self.turn.seat if self.asking is None else self.asking.seat

    @property
    def follow_up(self) -> bool:
        """The free special action belongs to the training of the Special tile."""
        return not self.ended and self.turn.owes_special

    @property
    def reveals(self) -> int:
        """How many castellers were drawn by refills."""
        seats = len(self.players)
        dealt = IN_REGION[seats] * len(REGIONS) + START_HAND * seats
        return OF_EACH_SIZE * len(SIZES) - dealt - len(self.bag)

    @property
    def mover(self) -> int:
        """The seat to move, or the last one that moved when the match is over."""
        return self.turn.seat if self.asking is None else self.asking.seat

    @property
    def player(self) -> Player:
        """The player to move, or the last one that moved."""
        return self.players[self.mover]

    @property
    def order(self) -> tuple[int, ...]:
        """The seats in this round's turn order."""
        seats = len(self.players)
        return tuple((self.first + step) % seats for step in range(seats))

    @property
    def sectors(self) -> tuple[str | None, ...]:
        """The region whose sector points at each spot now, None for All / No Region."""
        return wheel.sectors(self.round)

    @property
    def round_festivals(self) -> tuple[Festival, ...]:
        """The festivals after this round, in order."""
        return tuple(self.calendar[place] for place in in_round(self.calendar, self.round))

    @property
    def festival(self) -> Festival | None:
        """The festival that the seat to move is asked about, or None."""
        return None if self.asking is None else self.calendar[self.asking.place]

    def castellers_in(self, region: str) -> tuple[int, ...]:
        """The castellers waiting in a region, big first."""
        return self.regions[REGIONS.index(region)]

    def row(self, region: str) -> tuple[int, ...]:
        """The performance tiles left in a region."""
        return self.rows[REGIONS.index(region)]

    def tokens_in(self, region: str) -> tuple[int, ...]:
        """The owners' seats of the special tokens in a region's row, in the order placed."""
        return self.row_tokens[REGIONS.index(region)]

    def trainable(self, seat: int) -> tuple[str, ...]:
        """The skill tiles, Special among them, that the wheel offers where the seat's pawn is.

        A skill at the highest rank is not left out. () before the pawn entered.
        """
        return tuple(dict.fromkeys(self.spots[spot] for spot in self.trainable_spots(seat)))

    def trainable_spots(self, seat: int) -> tuple[int, ...]:
        """The spots of those tiles."""
        region = self.players[seat].region
        return () if region is None else wheel.trainable_spots(region, self.round, self.wheel)

    def roads(self, seat: int) -> tuple[str, ...]:
        """The regions to which the seat's pawn could Travel, in board order."""
        region = self.players[seat].region
        return tuple(to for to in REGIONS if region is None or to in ADJACENT[region])

    def performable(self, seat: int) -> Mapping[int, Tower]:
        """The tiles in the seat's region that it can build now, each with a tower for it.

        Neither tokens nor turn are asked about: it is what the castellers and ranks can do.
        """
        player = self.players[seat]
        tiles = () if player.region is None else self.row(player.region)
        found = {tile: building.tower_for_tile(player, tile) for tile in tiles}
        return {tile: tower for tile, tower in found.items() if tower is not None}

    def best_tower(self, seat: int, festival: Festival) -> Tower | None:
        """The best tower that the seat could show at a festival, were its pawn there."""
        return building.best_tower_of(self.players[seat], festival.tokens)

    def tower_points(self, tower: Tower, festival: Festival) -> int:
        """What a tower scores at a festival, be it legal or not."""
        return tower_points(tower, festival.tokens)

    def verdict(self, seat: int, tower: Tower) -> verdict.Verdict:
        """A tower judged level by level for a seat's castellers and ranks."""
        return verdict.judge(self.players[seat], tower)

    def why_not_at(self, seat: int, tower: Tower, festival: Festival) -> Reason | None:
        """Why the seat could not show this tower at a festival, were its pawn there."""
        reason = verdict.why_not_tower(self.players[seat], tower)
        return reason or verdict.why_not_festival(tower, festival.tokens)

    def why_not_performing(self, seat: int, tile: int, tower: Tower) -> Reason | None:
        """Why the seat could not perform a tile with this tower, were its pawn there."""
        player = self.players[seat]
        reason = verdict.why_not_tower(player, tower)
        return reason or verdict.why_not_performance(player, tower, tile)

    def standings(self) -> tuple[festivals.Standing, ...]:
        """The towers shown so far at the festival under way, as they would be rewarded now."""
        return () if self.asking is None else festivals.standings(self)

    def legal_moves(self) -> tuple[Move, ...]:
        """The choices in a fixed order; () for a viewer whose turn it is not.

        Towers are endless: for each performance that is possible one tower is listed, for a
        festival the best one. ``why_not`` judges any other.
        """
        return legality.legal_moves(self)

    def why_not(self, move: Move) -> Reason | None:
        return legality.why_not(self, move)

    def play(self, move: Move) -> CastellState:
        """The state after the move.

        Raises IllegalMove if ``why_not`` has a reason, ValueError if castellers would be drawn
        from a bag whose stream is hidden here.
        """
        return playing.play(self, move)

    def scores(self) -> tuple[Score, ...]:
        return tuple(map(scoring.score, self.players))

    def outcome(self) -> Outcome | None:
        return scoring.decide(self.players) if self.ended else None

    def seen_by(self, seat: int) -> CastellState:
        """The state without the stream: what the bag holds is known to all who counted.

        Raises ValueError for a seat that does not play, and for another seat than the viewer of a
        state that is hidden already.
        """
        if type(seat) is not int or seat not in range(self.seats):
            raise ValueError(f"there is no seat {seat}")
        if self.viewer not in (None, seat):
            raise ValueError(f"this is what seat {self.viewer} sees")
        return evolve(self, stream=None, viewer=seat)

    def sample(self, stream: Stream) -> CastellState:
        return evolve(self, stream=stream.open().fork(), viewer=None)
