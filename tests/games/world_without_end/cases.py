"""The golden playthroughs of this game: seats, options, seed. All games have 24 rounds."""

from __future__ import annotations

LETTER: dict[str, str] = {
    "loyalty_total": "12",
    "gold_supply": "28",
    "favour_track": "nine",
    "cloth_space": "event",
    "below_zero": "on",
}
CASES: list[tuple[int, dict[str, str], str]] = [
    (2, {}, "2-default-1"),
    (3, {}, "3-default-1"),
    (4, {}, "4-default-1"),
    (4, {}, "4-default-2"),
    (2, {"first_game": "on"}, "2-first_game-1"),
    (4, {"first_game": "on"}, "4-first_game-1"),
    (2, {"two_player": "plain"}, "2-plain-1"),
    (3, {"medical_total": "20"}, "3-medical20-1"),
    (2, {"loyalty_total": "12", "two_player": "plain"}, "2-plain-loyalty12-1"),
    (3, {"loyalty_total": "12"}, "3-loyalty12-1"),
    (2, {"gold_supply": "28"}, "2-gold28-1"),
    (4, {"gold_supply": "28"}, "4-gold28-1"),
    (3, {"favour_track": "nine"}, "3-nine-1"),
    (4, {"donor_shortage": "vp_only"}, "4-vp_only-1"),
    (3, {"metal_at_zero": "none"}, "3-metal-1"),
    (4, {"screens": "open"}, "4-open-1"),
    (
        2,
        {
            "first_game": "on",
            "two_player": "plain",
            "medical_total": "20",
            "loyalty_total": "12",
            "gold_supply": "28",
            "favour_track": "nine",
            "donor_shortage": "vp_only",
            "metal_at_zero": "none",
            "screens": "open",
        },
        "2-all-1",
    ),
    (
        2,
        {
            "gold_supply": "28",
            "favour_track": "nine",
            "cloth_space": "event",
            "below_zero": "on",
            "quiet_rounds": "all",
        },
        "2-letter-1",
    ),
    (3, {**LETTER, "start_player": "2"}, "3-letter-1"),
    (4, LETTER, "4-letter-1"),
]
