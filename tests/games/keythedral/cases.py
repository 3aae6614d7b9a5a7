"""The golden playthroughs of this game: seats, options, seed of games that are not too long."""

from __future__ import annotations

CASES: list[tuple[int, dict[str, str], str]] = [
    (2, {}, "2-full-16"),
    (3, {}, "3-full-31"),
    (4, {}, "4-full-18"),
    (5, {}, "5-full-17"),
    (2, {"length": "short"}, "2-short-10"),
    (3, {"length": "short"}, "3-short-4"),
    (4, {"length": "short"}, "4-short-43"),
    (5, {"length": "short"}, "5-short-29"),
    (3, {"strategic": "on"}, "3-strategic-74"),
    (4, {"strategic": "on", "length": "short"}, "4-strategic-78"),
    (3, {"law_display": "face_up"}, "3-face_up-26"),
    (5, {"law_display": "face_up", "length": "short"}, "5-face_up-48"),
    (2, {"bid_value": "by_kind"}, "2-by_kind-71"),
    (4, {"bid_value": "by_kind", "length": "short"}, "4-by_kind-21"),
    (2, {"dry_rounds": "0", "length": "short"}, "2-dry0-41"),
    (3, {"dry_rounds": "2"}, "3-dry2-36"),
    (2, {"dry_rounds": "100", "after_law": "taken"}, "2-letter-1"),
    (3, {"dry_rounds": "100", "after_law": "taken", "start_player": "2"}, "3-letter-1"),
    (4, {"dry_rounds": "100", "after_law": "taken", "length": "short"}, "4-letter-1"),
    (5, {"dry_rounds": "100", "after_law": "taken", "length": "short"}, "5-letter-1"),
    (
        4,
        {"length": "short", "strategic": "on", "law_display": "face_up", "bid_value": "by_kind"},
        "4-all-13",
    ),
]
