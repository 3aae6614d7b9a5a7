"""The golden playthroughs of this game: seats, options, seed of games that are not too long."""

from __future__ import annotations

# What the manual says word for word, at every number of players.
LETTER = {
    "stacks": "type",
    "tile_price": "stack",
    "pedestals_held": "both",
    "objective_zero": "placed",
    "loan_use": "any",
    "after_repaying": "buy",
    "symbols": "passed",
}

CASES: list[tuple[int, dict[str, str], str]] = [
    (1, {}, "1-solo-12"),
    (2, {}, "2-plain-34"),
    (3, {}, "3-plain-39"),
    (4, {}, "4-plain-21"),
    (5, {}, "5-plain-14"),
    (1, {"difficulty": "hard", "mundo": "mode"}, "1-hard-1"),
    (1, {"side": "B"}, "1-side-12"),
    (1, {"mundo": "shuffled", "costs": "published"}, "1-shuffled-11"),
    (2, {"side": "B"}, "2-side-37"),
    (5, {"side": "B"}, "5-side-17"),
    (3, {"resource_side": "B"}, "3-resources-2"),
    (2, {"side": "B", "resource_side": "A"}, "2-resources-37"),
    (3, {"stacks": "type"}, "3-type-34"),
    (2, {"stacks": "type", "costs": "published"}, "2-type-34"),
    (4, {"costs": "published"}, "4-costs-24"),
    (3, {"pedestals": "exact"}, "3-exact-11"),
    (2, {"objectives": "off"}, "2-basic-2"),
    (2, {"mundo": "shuffled"}, "2-shuffled-2"),
    (3, {"mundo": "mode"}, "3-mode-4"),
    (5, {"mundo": "mode"}, "5-mode-11"),
    (
        4,
        {
            "side": "B",
            "stacks": "type",
            "costs": "published",
            "pedestals": "exact",
            "objectives": "off",
            "mundo": "mode",
        },
        "4-all-0",
    ),
    (2, {"start_player": "1"}, "2-start-0"),
    (1, {**LETTER, "solo_setup": "manual"}, "1-letter-0"),
    (2, {**LETTER, "start_player": "2"}, "2-letter-0"),
    (3, {**LETTER, "start_player": "3", "mundo": "mode", "third_card": "empty"}, "3-letter-0"),
    (4, {**LETTER, "start_player": "4"}, "4-letter-0"),
    (5, {**LETTER, "start_player": "5"}, "5-letter-0"),
]
