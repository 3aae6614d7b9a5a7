"""Ladders: who meets whom, ratings and intervals; tuning of weights."""

from __future__ import annotations

import tomllib

from boardwright.arena import Job
from boardwright.arena.ladder import fit, ladder, rate
from boardwright.arena.tune import fit_spread, tune, weights_file
from boardwright.games import find, find_judge

WWE = "world-without-end"


def quiet(done: int) -> None:
    """Nobody watches."""


def test_a_ladder_of_two_seats_plays_every_pair_and_ranks_the_better_higher() -> None:
    job = Job(WWE, 2, find(WWE).check(2, {}), "", "test")
    data = ladder(job, ["random", "apprentice", "greedy"], 4, 1, quiet)
    assert [(p["a"], p["b"]) for p in data["pairs"]] == [
        ("random", "apprentice"),
        ("random", "greedy"),
        ("apprentice", "greedy"),
    ]
    assert all(p["games"] == 4 and 0 <= p["low"] <= p["high"] <= 1 for p in data["pairs"])
    assert data["pairs"][1]["wins"] == 0
    assert data["ratings"][-1]["bot"] == "random"
    assert all(row["low"] <= row["rating"] <= row["high"] for row in data["ratings"])
    assert data == ladder(job, ["random", "apprentice", "greedy"], 4, 2, quiet)


def test_with_more_seats_one_meets_many_both_ways() -> None:
    job = Job(WWE, 3, find(WWE).check(3, {}), "", "test")
    data = ladder(job, ["random", "greedy"], 3, 1, quiet)
    found = {(p["a"], p["b"]): p["wins"] for p in data["pairs"]}
    assert found == {("random", "greedy"): 0, ("greedy", "random"): 3}


def test_ratings_are_those_of_the_strengths_that_made_the_results() -> None:
    """Ten times the strength is 400 points, and wins ten of thirteen among three."""
    wins = {(0, 1): 10_000.0, (1, 0): 13_000 / 31}
    high, low = fit(2, 4, 13_000, wins)
    assert abs(high - low - 400) < 5
    assert abs(high + low - 3000) < 1e-6


def test_more_games_make_narrower_intervals() -> None:
    few, many = rate(2, 2, 20, {(0, 1): 12.0}), rate(2, 2, 500, {(0, 1): 300.0})
    assert few[0][2] - few[0][1] > 3 * (many[0][2] - many[0][1])


def test_tuning_finds_weights_for_every_feature_and_repeats_itself() -> None:
    data = tune(WWE, 2, [find(WWE).check(2, {})], 1, 2, 0.15, 1, "test", quiet)
    judge = find_judge(WWE)
    assert set(data["weights"]) == {*judge.features, "spread"}
    assert data["weights"][judge.features[0]] == judge.weights[0]
    assert data["checked"] == 20
    assert data["kept"] == (data["first_places"] > data["before"])
    assert data == tune(WWE, 2, [find(WWE).check(2, {})], 1, 2, 0.15, 2, "test", quiet)
    written = tomllib.loads(weights_file(data, "boardwright tune"))
    assert set(written["weights"]) == set(data["weights"])
    assert written["run"]["checked"] == 20


def test_the_spread_is_the_one_that_surprises_least() -> None:
    """A lead of two wins nine of ten times: e to the power 2 / spread is nine."""
    samples = [([2.0, 0.0], [1.0, 0.0])] * 9 + [([2.0, 0.0], [0.0, 1.0])]
    assert 0.8 < fit_spread(samples, 1.0) < 1.05
