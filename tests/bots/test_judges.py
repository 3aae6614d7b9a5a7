"""Every game has a judge, and a judge only looks."""

from __future__ import annotations

import math
import tomllib

import pytest

from boardwright.games import file_text, find, find_judge
from boardwright.kernel.chance import Sealed
from boardwright.kernel.game import BadInput
from boardwright.words import Words
from tests.bots.table import NAMES, positions


@pytest.mark.parametrize("name", NAMES)
def test_every_feature_has_a_weight_and_words(name: str) -> None:
    judge = find_judge(name)
    assert len(set(judge.features)) == len(judge.features)
    assert [f for f in judge.features if f"feature.{f}" not in judge.game.words] == []
    weights = tomllib.loads(file_text(name, "weights.toml"))["weights"]
    assert set(weights) == {*judge.features, "spread"}
    assert judge.spread > 0


@pytest.mark.parametrize("name", NAMES)
def test_no_words_of_a_feature_are_left_over(name: str) -> None:
    words = find(name).words
    assert isinstance(words, Words)
    said = {key for key in words.ids() if key.startswith("feature-")}
    assert said == {f"feature-{feature}" for feature in find_judge(name).features}


@pytest.mark.parametrize("name", NAMES)
def test_a_judge_measures_every_seat_and_changes_nothing(name: str) -> None:
    judge = find_judge(name)
    for s in positions(name, f"look/{name}", 40):
        before = judge.game.visibility.dump(s)
        for seat in range(s.seats):
            found = judge.look(s, seat)
            assert len(found) == len(judge.features)
            assert all(math.isfinite(amount) for amount in found)
        shares = judge.shares(s)
        assert len(shares) == s.seats
        assert all(0.0 <= share <= 1.0 for share in shares)
        if s.asked is not None:
            judge.midway(s)
            priors = judge.priors(s)
            assert len(priors) == len(s.asked.options)
            assert min(priors) >= 0.0
            assert sum(priors) > 0.0
            assert set(judge.likely(s, judge.widest)) <= set(s.asked.options)
            assert 1 <= len(judge.likely(s, 3)) <= 3
        assert judge.game.visibility.dump(s) == before


@pytest.mark.parametrize("name", ["world-wonders", "guilds-of-london", "rune-age"])
def test_a_softened_chance_alone_is_as_near_to_even(name: str) -> None:
    """What has to be beaten is weighed as softly as one's own score."""
    judge = find_judge(name)
    s = judge.game.begin(1, judge.game.check(1, {}), judge.game.edition(), Sealed("temperature"))

    def logit(worth: float, temperature: float) -> float:
        [chance] = judge.chances(s, [worth], temperature)
        return math.log(chance / (1.0 - chance))

    for worth in (0.0, 40.0, 160.0):
        assert logit(worth, 3.0) == pytest.approx(logit(worth, 1.0) / 3.0)


@pytest.mark.parametrize("name", NAMES)
def test_where_only_winning_counts_leads_are_not_softened(name: str) -> None:
    """Else a gamble on the victory, which is not softened, would look better than a sure lead."""
    judge = find_judge(name)
    assert judge.points or judge.temperature == 1.0


@pytest.mark.parametrize("name", NAMES)
def test_the_end_is_judged_by_who_has_won(name: str) -> None:
    judge = find_judge(name)
    *_, over = positions(name, f"end/{name}", 1000)
    winners = judge.game.winners(judge.game.scores(over))
    assert [seat for seat, share in enumerate(judge.shares(over)) if share] == winners


def test_weights_that_do_not_fit_are_refused() -> None:
    judge = find_judge("world-without-end")
    given = dict(zip(judge.features, judge.weights, strict=True)) | {"zeal": 1.0}
    del given["points"]
    with pytest.raises(BadInput, match="weights and features differ in points, spread, zeal"):
        find_judge("world-without-end", given)
