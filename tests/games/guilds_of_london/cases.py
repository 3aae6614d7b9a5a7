"""The golden playthroughs of this game: seats, options, seed of games that are not too long."""

from __future__ import annotations

CASES: list[tuple[int, dict[str, str], str]] = [
    (1, {}, "1-a"),
    (1, {"boris_level": "easy", "plantation_side": "ulster"}, "1-easy"),
    (1, {"boris_level": "hard", "plantation_side": "virginia"}, "1-hard"),
    (1, {"solo_promo": "off"}, "1-no-claims"),
    (1, {"negotiation_target": "any"}, "1-any"),
    (2, {}, "2-a"),
    (2, {"plantation_side": "virginia"}, "2-virginia"),
    (2, {"promo_tiles": "on"}, "2-promo"),
    (2, {"negotiation_target": "any"}, "2-any-strict"),
    (3, {}, "3-a"),
    (3, {"left_tile": "special"}, "3-special"),
    (3, {"growth_tokens": "off"}, "3-no-tokens"),
    (3, {"promo_tiles": "on", "plantation_side": "ulster"}, "3-promo"),
    (3, {"beadle_end": "strict"}, "3-strict"),
    (4, {}, "4-a"),
    (4, {"negotiation_target": "any"}, "4-any"),
    (4, {"promo_tiles": "on", "growth_tokens": "off"}, "4-promo"),
    (1, {"boris_points": "printed", "start_player": "1"}, "1-letter"),
    (2, {"start_player": "2"}, "2-letter"),
    (3, {"beadle_end": "strict", "growth_tokens": "off", "start_player": "3"}, "3-letter"),
    (4, {"beadle_end": "strict", "growth_tokens": "off", "start_player": "4"}, "4-letter"),
    (
        4,
        {
            "left_tile": "special",
            "negotiation_target": "any",
            "beadle_end": "strict",
            "promo_tiles": "on",
            "plantation_side": "virginia",
        },
        "4-all",
    ),
]
