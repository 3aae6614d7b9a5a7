"""The golden playthroughs of this game: seats, options, seed of games that are not too long."""

from __future__ import annotations

LETTER: dict[str, str] = {
    "start_player": "1",
    "barracks_costs": "capped4",
    "attack_limit": "global",
    "round_cap": "200",
}
ALONE: dict[str, str] = {
    "barracks_costs": "capped4",
    "oa_attrition": "off",
    "round_cap": "200",
    "army_step": "after_draw",
}
ASCENT: dict[str, str] = {"scenario": "ascent", **LETTER, "overlord_realm": "common"}

CASES: list[tuple[int, dict[str, str], str]] = [
    (1, {}, "solo-13"),
    (2, {}, "2-default-3"),
    (3, {}, "3-default-0"),
    (4, {}, "4-default-11"),
    (1, {"scenario": "cataclysm"}, "1-cataclysm-0"),
    (1, {"scenario": "not-from-this-world"}, "1-world-1"),
    (1, {"oa_attrition": "off", "races": "random"}, "1-calm-5"),
    (2, {"scenario": "runewars"}, "2-runewars-8"),
    (3, {"scenario": "runewars", "races": "random"}, "3-runewars-12"),
    (3, {"scenario": "cataclysm", "traitor": "on"}, "3-traitor-3"),
    (2, {"scenario": "monument", "round_cap": "20"}, "2-monument-8"),
    (2, {"scenario": "quest"}, "2-quest-12"),
    (4, {"scenario": "quest", "city_bonus": "printed"}, "4-quest-7"),
    (2, {"scenario": "ascent"}, "2-ascent-5"),
    (4, {"scenario": "ascent", "attack_limit": "global"}, "4-ascent-7"),
    (2, {"scenario": "not-from-this-world", "start_player": "2"}, "2-world-9"),
    (
        3,
        {"scenario": "resurgence", "baraxis_counts_objective": "on", "barracks_costs": "capped4"},
        "3-baraxis-3",
    ),
    (2, {"scenario": "resurgence", "expansion": "off"}, "2-basic-12"),
    (1, {"scenario": "civil-war", "barracks_costs": "capped4"}, "1-capped-3"),
    (1, ALONE, "1-letter-1"),
    (2, LETTER, "2-letter-1"),
    (3, LETTER, "3-letter-0"),
    (4, ASCENT, "4-letter-1"),
]
