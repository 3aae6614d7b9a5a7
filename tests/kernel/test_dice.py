"""Hidden dice are rolled afresh in every re-deal: nobody who gets one has peeked."""

from __future__ import annotations

from collections import Counter

from boardwright.games import find
from boardwright.kernel.chance import Sealed
from boardwright.kernel.visibility import SPECTATOR

GAME = find("liars-dice")


def test_a_redeal_rolls_the_cups_its_viewer_does_not_see() -> None:
    s = GAME.begin(2, {}, GAME.edition(), Sealed("cups"))
    truth = GAME.visibility.dump(s)["cups"]
    faces: Counter[int] = Counter()
    true = 0
    for seed in range(300):
        dealt = GAME.visibility.dump(GAME.visibility.determinize(s, 0, Sealed(str(seed))))["cups"]
        assert dealt[0] == truth[0]
        assert len(dealt[1]) == 5
        faces.update(dealt[1])
        true += dealt[1] == truth[1]
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert min(faces.values()) > 150  # 250 of each to be expected
    assert true < 30


def test_a_spectator_sees_no_cup() -> None:
    s = GAME.begin(3, {}, GAME.edition(), Sealed("cups"))
    assert GAME.visibility.view(s, SPECTATOR)["cups"] == [5, 5, 5]
    dealt = GAME.visibility.determinize(s, SPECTATOR, Sealed("x"))
    assert GAME.visibility.dump(dealt)["cups"] != GAME.visibility.dump(s)["cups"]
