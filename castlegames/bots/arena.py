"""Bots against each other: the same deals with seats swapped, and what that proves.

``main`` is the command line; ``compare`` the same for scripts.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from multiprocessing import get_context
from typing import TextIO

from attrs import field, frozen

from castlegames.rules import IllegalMove, Move, State, Stream, Value, game, games

from .bot import LEVELS, Budget, bot, keep_to_one_core, levels

RANDOM = "random"
"""The bot that plays any legal move; every game has it."""

_RANDOM_SECONDS = 0.1


@frozen
class Pairing:
    """One match to be played: who sits where, on which deal, with how much time.

    ``seconds`` and ``nodes`` are for each move; ``seconds`` of None means each level's own,
    times ``scale``.
    """

    game: str
    bots: tuple[str, ...]
    seed: int
    seconds: float | None = None
    scale: float = 1.0
    nodes: int | None = None
    options: Mapping[str, Value] = field(factory=dict)


@frozen
class Played:
    """A match that was played: by seat its scores and the seconds of every move."""

    bots: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    seconds: tuple[tuple[float, ...], ...]


@frozen
class Result:
    """What one bot reached over all matches. ``seconds`` holds those of all its moves, sorted."""

    bot: str
    wins: int
    draws: int
    losses: int
    mean_score: float
    seconds: tuple[float, ...]

    @property
    def seconds_per_move(self) -> float:
        """The mean time it thought."""
        return sum(self.seconds) / max(1, len(self.seconds))

    @property
    def slowest_twentieth(self) -> float:
        """The time that 19 of 20 moves stayed below, in seconds."""
        return self.seconds[int(0.95 * (len(self.seconds) - 1))] if self.seconds else 0.0


@frozen
class Comparison:
    """All results, in the order of the bots named, and with two bots how far they are apart."""

    game: str
    games: int
    results: tuple[Result, ...]
    elo_difference: float | None
    interval95: tuple[float, float] | None

    def to_json(self) -> dict[str, object]:
        """The table that ``--json`` prints."""
        return {
            "game": self.game,
            "games": self.games,
            "results": [
                {
                    "bot": result.bot,
                    "wins": result.wins,
                    "draws": result.draws,
                    "losses": result.losses,
                    "mean_score": round(result.mean_score, 2),
                    "seconds_per_move": round(result.seconds_per_move, 4),
                }
                for result in self.results
            ],
            "elo_difference": self.elo_difference,
            "interval95": None if self.interval95 is None else list(self.interval95),
        }


def play(pairing: Pairing) -> Played:
    """Play one match to its end. Raises IllegalMove if a bot does not know the rules."""
    rules = game(pairing.game)
    state = rules.start(len(pairing.bots), pairing.seed, pairing.options)
    players = [bot(pairing.game, name) for name in pairing.bots]
    budgets = [_budget(pairing, name) for name in pairing.bots]
    streams = [Stream(pairing.seed * len(players) + seat).open() for seat in range(len(players))]
    seconds: list[list[float]] = [[] for _ in players]
    while (seat := state.to_move) is not None:
        view = state.seen_by(seat)
        started = time.perf_counter()
        choice = players[seat].choose(view, budgets[seat], streams[seat].fork())
        seconds[seat].append(time.perf_counter() - started)
        state = _after(state, choice.move)
    return Played(
        pairing.bots,
        state.winners(),
        tuple(score.total for score in state.scores()),
        tuple(map(tuple, seconds)),
    )


def _after(state: State, move: Move) -> State:
    """The state after a move; a physical one is let happen first."""
    try:
        return state.play(move)
    except IllegalMove as refused:
        if refused.reason.code != "needs_outcome":
            raise
    resolved: Move = import_module("castlegames.physics").resolve(state, move)
    return state.play(resolved)


def _budget(pairing: Pairing, name: str) -> Budget:
    if pairing.nodes is not None:
        return Budget(nodes=pairing.nodes)
    seconds = pairing.seconds
    if seconds is None:
        known = {level.name: level.seconds for level in levels(pairing.game)}
        seconds = known.get(name, _RANDOM_SECONDS)
    return Budget(seconds=seconds).scaled(pairing.scale)


def pairings(
    game_id: str,
    bots: Sequence[str],
    matches: int,
    seed: int,
    seconds: float | None = None,
    scale: float = 1.0,
    nodes: int | None = None,
) -> Iterator[Pairing]:
    """The matches of a comparison: each deal once for every way round the table."""
    for number in range(matches):
        deal, turn = divmod(number, len(bots))
        seated = (*bots[turn:], *bots[:turn])
        yield Pairing(game_id, seated, seed + deal, seconds, scale, nodes)


def compare(
    game_id: str,
    bots: Sequence[str],
    matches: int,
    seed: int = 0,
    *,
    seconds: float | None = None,
    scale: float = 1.0,
    nodes: int | None = None,
    processes: int = 1,
) -> Comparison:
    """Let bots play ``matches`` matches, rounded up so that every deal is played all round.

    Raises KeyError for a game or bot that there is none of, ValueError for a number of bots that
    the game has no seats for.
    """
    rules = game(game_id)
    if len(bots) not in rules.seats:
        raise ValueError(f"{game_id} is not for {len(bots)} bots")
    for name in bots:
        bot(game_id, name)
    whole = -(-matches // len(bots)) * len(bots)
    todo = list(pairings(game_id, bots, whole, seed, seconds, scale, nodes))
    if processes > 1:
        with get_context("spawn").Pool(processes) as pool:
            played = pool.map(play, todo, chunksize=1)
    else:
        played = [play(pairing) for pairing in todo]
    return summed_up(game_id, bots, played)


def summed_up(game_id: str, bots: Sequence[str], played: Sequence[Played]) -> Comparison:
    """The table of matches that ``pairings`` laid out."""
    count = len(bots)
    results = []
    for index, name in enumerate(bots):
        wins = draws = points = 0
        seconds: list[float] = []
        for number, match in enumerate(played):
            seat = (index - number % count) % count
            points += match.scores[seat]
            seconds += match.seconds[seat]
            if seat in match.winners:
                wins += len(match.winners) == 1
                draws += len(match.winners) > 1
        losses = len(played) - wins - draws
        mean = points / max(1, len(played))
        results.append(Result(name, wins, draws, losses, mean, tuple(sorted(seconds))))
    if count != 2:
        return Comparison(game_id, len(played), tuple(results), None, None)
    shares = [_share(first, 0) + _share(second, 1) for first, second in _pairs(played)]
    difference, interval = elo([share / 2 for share in shares])
    return Comparison(game_id, len(played), tuple(results), difference, interval)


def _pairs(played: Sequence[Played]) -> Iterator[tuple[Played, Played]]:
    return zip(played[::2], played[1::2], strict=True)


def _share(match: Played, seat: int) -> float:
    return 1 / len(match.winners) if seat in match.winners else 0.0


def elo(shares: Sequence[float]) -> tuple[float, tuple[float, float]]:
    """How far the first bot is above the second, and the 95 % interval, in Elo.

    ``shares`` are the parts of the points that the first took of each pair of matches. For the
    interval a pair won and a pair lost are added, so that it stays finite when one takes all.
    """
    if not shares:
        raise ValueError("no matches, no difference")
    rounding = 0.25 / len(shares)
    mean = sum(shares) / len(shares)
    padded = [0.0, 1.0, *shares]
    centre = sum(padded) / len(padded)
    variance = sum((share - centre) ** 2 for share in padded) / (len(padded) - 1)
    reach = 1.96 * math.sqrt(variance / len(padded))
    return (
        _elo(mean, rounding),
        (_elo(centre - reach, rounding), _elo(centre + reach, rounding)),
    )


def _elo(share: float, rounding: float) -> float:
    share = min(max(share, rounding), 1 - rounding)
    return round(400 * math.log10(share / (1 - share)), 1)


def write_table(comparison: Comparison, scale: float, out: TextIO) -> None:
    """The comparison for people to read."""
    out.write(f"{comparison.game}: {comparison.games} matches, budgets times {scale:g}\n")
    out.write(
        f"{'bot':<10}{'wins':>6}{'draws':>6}{'losses':>7}{'score':>8}{'s/move':>9}{'p95':>8}\n"
    )
    for result in comparison.results:
        out.write(
            f"{result.bot:<10}{result.wins:>6}{result.draws:>6}{result.losses:>7}"
            f"{result.mean_score:>8.1f}{result.seconds_per_move:>9.3f}"
            f"{result.slowest_twentieth:>8.3f}\n"
        )
    if comparison.elo_difference is not None and comparison.interval95 is not None:
        low, high = comparison.interval95
        out.write(f"Elo difference {comparison.elo_difference:+.0f} ({low:+.0f} to {high:+.0f})\n")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="castlegames arena",
        description="Let bots play each other, every deal with the seats swapped.",
    )
    parser.add_argument("game", choices=[rules.id for rules in games()])
    parser.add_argument("bots", nargs="+", metavar="bot", choices=(RANDOM, *LEVELS))
    parser.add_argument("--games", type=_From(1), default=20, help="how many matches")
    parser.add_argument("--seed", type=_From(0), default=0, help="the first deal")
    parser.add_argument("--budget", type=_above_0, help="seconds a move, for every bot")
    parser.add_argument("--scale", type=_above_0, default=1.0, help="budgets times this")
    parser.add_argument("--nodes", type=_From(1), help="nodes a move instead: repeatable")
    parser.add_argument("--processes", type=_From(1), default=1, help="matches at a time")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


class _From:
    """Reads a whole number from ``least`` on."""

    def __init__(self, least: int) -> None:
        self._least = least

    def __call__(self, text: str) -> int:
        number = int(text)
        if number < self._least:
            raise argparse.ArgumentTypeError(f"must be {self._least} or more")
        return number


def _above_0(text: str) -> float:
    number = float(text)
    if not 0 < number < math.inf:
        raise argparse.ArgumentTypeError("must be above 0")
    return number


def main(argv: Sequence[str], out: TextIO | None = None) -> int:
    """The command line of ``castlegames arena``; gives the exit code."""
    keep_to_one_core()
    parser = _parser()
    try:
        wanted = parser.parse_args(argv)
        try:
            comparison = compare(
                wanted.game,
                wanted.bots,
                wanted.games,
                wanted.seed,
                seconds=wanted.budget,
                scale=wanted.scale,
                nodes=wanted.nodes,
                processes=wanted.processes,
            )
        except KeyError as missing:
            parser.error(f"{wanted.game} has no bot {missing}")
        except IllegalMove as refused:
            print(f"a bot played an illegal move: {refused}", file=sys.stderr)
            return 1
        except ValueError as wrong:
            parser.error(str(wrong))
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 2
    target = out or sys.stdout
    if wanted.json:
        target.write(json.dumps(comparison.to_json()) + "\n")
    else:
        write_table(comparison, wanted.scale, target)
    return 0
