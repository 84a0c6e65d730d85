"""Statistics are worked out from the library's summaries alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from castlegames.rules import Score
from castlegames.session.library import Entry
from castlegames.session.seat import Seat
from castlegames.session.statistics import FIRST_ELO, Opponent, by_opponent, elo, record, results
from castlegames.session.summary import Summary


def entry(day, seats, totals, winners, status="finished", helped=False, game="patchwork"):
    return Entry(
        path=Path(f"{day}.match"),
        changed=0.0,
        bytes=1,
        summary=Summary(
            status=status,
            game=game,
            seats=tuple(seats),
            created=f"2026-01-{day:02}T12:00:00+00:00",
            scores=tuple(Score(total) for total in totals),
            winners=tuple(winners),
            helped=helped,
        ),
    )


ANNA, BEN = Seat("Anna"), Seat("Ben")
EASY, HARD = Seat("Bot", "easy"), Seat("Bot", "hard")


def test_each_person_in_a_match_has_a_result_and_bots_have_none():
    found = results([entry(1, [ANNA, EASY], [12, 7], [0]), entry(2, [BEN, ANNA], [3, 3], [1])])
    assert [(each.name, each.score, each.best_other, each.share) for each in found] == [
        ("Anna", 12, 7, 1.0),
        ("Ben", 3, 3, 0.0),
        ("Anna", 3, 3, 1.0),
    ]


@pytest.mark.parametrize("status", ["running", "damaged", "refused"])
def test_only_finished_matches_count(status):
    assert results([entry(1, [ANNA, EASY], [1, 0], [0], status=status)]) == ()


def test_results_come_in_the_order_of_play_whatever_the_order_of_the_files():
    found = results([entry(9, [ANNA, EASY], [9, 0], [0]), entry(2, [ANNA, EASY], [2, 0], [0])])
    assert [each.score for each in found] == [2, 9]


def test_a_shared_win_is_a_win_with_half_its_share():
    (found,) = results([entry(1, [ANNA, EASY], [5, 5], [0, 1])])
    assert found.won
    assert found.share == 0.5


def test_a_record_counts_wins_average_best_and_streaks():
    wins = [True, True, False, True, True, True]
    found = results(
        entry(day + 1, [ANNA, EASY], [day, 0], [0] if won else [1]) for day, won in enumerate(wins)
    )
    summed = record(found)
    assert (summed.played, summed.won, summed.best) == (6, 5, 5)
    assert summed.average == 2.5
    assert (summed.streak, summed.longest) == (3, 3)
    assert record(found[:3]).streak == 0
    assert record(()).played == 0


def test_negative_scores_can_be_the_best():
    found = results([entry(1, [ANNA, EASY], [-30, -20], [1]), entry(2, [ANNA, EASY], [-9, 2], [1])])
    assert record(found).best == -9


def test_opponents_are_told_apart_by_level_and_by_name():
    found = results(
        [
            entry(1, [ANNA, EASY], [1, 0], [0]),
            entry(2, [ANNA, HARD], [0, 1], [1]),
            entry(3, [ANNA, BEN], [4, 2], [0]),
        ]
    )
    anna = [each for each in found if each.name == "Anna"]
    table = by_opponent(anna)
    assert list(table) == [Opponent("", "easy"), Opponent("", "hard"), Opponent("Ben")]
    assert [row.won for row in table.values()] == [1, 0, 1]


def test_elo_rises_more_for_beating_a_strong_bot_than_a_weak_one():
    (over_easy,) = elo(results([entry(1, [ANNA, EASY], [1, 0], [0])]))
    (over_hard,) = elo(results([entry(1, [ANNA, HARD], [1, 0], [0])]))
    assert FIRST_ELO < over_easy < over_hard


def test_helped_matches_and_matches_among_people_are_not_rated():
    assert elo(results([entry(1, [ANNA, EASY], [1, 0], [0], helped=True)])) == ()
    assert elo(results([entry(1, [ANNA, BEN], [1, 0], [0])])) == ()


def test_elo_is_the_textbook_formula():
    (after,) = elo(results([entry(1, [ANNA, HARD], [0, 1], [1])]))
    assert after == pytest.approx(FIRST_ELO - 32 / (1 + 10 ** (400 / 400)))
