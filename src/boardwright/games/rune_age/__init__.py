"""Rune Age with its expansion, for 1 to 4 players."""

from __future__ import annotations

from typing import Any, Final

from boardwright.games.rune_age import flow, picture, purse, scoring, setup
from boardwright.games.rune_age.actions import CATALOGUE
from boardwright.games.rune_age.components import SCENARIOS, Box, boxed
from boardwright.games.rune_age.effects import actions, cards, costs, destruction, resolution
from boardwright.games.rune_age.flow import combat, setting_up, turn
from boardwright.games.rune_age.flow.events import (
    civil_war,
    gifts,
    glimpses,
    harm,
    oracle,
    ordeals,
    phase,
    start,
)
from boardwright.games.rune_age.sight import VISIBILITY
from boardwright.games.rune_age.state import Table
from boardwright.games.rune_age.words import SPEAK, WORDS
from boardwright.games.shared import frames_in
from boardwright.games.sheet import Sheet
from boardwright.kernel.chance import Source
from boardwright.kernel.game import BadInput, Edition, Game, Option, Score
from boardwright.kernel.state import State

OPTIONS: Final = (
    Option(
        "scenario",
        ("default", *SCENARIOS),
        "what is played for; by default Civil War alone, Resurgence together",
    ),
    Option("races", ("choose", "random"), "races are chosen in turn order, or dealt"),
    Option("youngest", ("random", "1", "2", "3", "4"), "the seat that plays first"),
    Option("expansion", ("on", "off"), "six races, Mythic units, Mercenaries, more Events"),
    Option("barracks_costs", ("printed", "capped4"), "capped4: no unit costs more than 4"),
    Option("city_bonus", ("manual", "printed"), "manual: siege bonuses are at least 1"),
    Option("attack_limit", ("per_attacker", "global"), "who shares the one attack per target"),
    Option("oa_attrition", ("on", "off"), "whether the Opposing Army shows the die"),
    Option("baraxis_counts_objective", ("off", "on"), "whether Baraxis counts the Objective"),
    Option("traitor", ("off", "on"), "whether an ally may betray the others in the Cataclysm"),
    Option(
        "round_cap",
        ("50", *[str(n) for n in range(20, 201) if n != 50]),
        "the round after which every game is over",
    ),
)


class RuneAge(Game):
    name = "rune-age"
    title = "Rune Age"
    version = 1
    seats = (1, 2, 3, 4)
    options = OPTIONS
    catalogue = CATALOGUE
    visibility = VISIBILITY
    frames = frames_in(
        *(flow, setting_up, turn, combat, purse),
        *(phase, start, oracle, gifts, harm, ordeals, glimpses, civil_war),
        *(actions, cards, costs, destruction, resolution),
    )
    words = WORDS
    speak = SPEAK

    def edition(self, text: str | None = None) -> Edition:
        if text is None:
            return boxed()
        box = Box(Sheet(text))
        for mine, theirs in ((box.ids, boxed().ids), (box.event_ids, boxed().event_ids)):
            for own, known in zip(mine, theirs, strict=True):
                if own != known:
                    raise BadInput(f"edition: the id {own!r} must be {known!r}, as in the box")
        return box

    def set_up(self, seats: int, options: dict[str, str], box: Edition, source: Source) -> State:
        assert isinstance(box, Box)
        return setup.set_up(seats, options, box, source)

    def scores(self, s: State) -> list[Score]:
        assert isinstance(s, Table)
        return scoring.scores(s)

    def winners(self, scores: list[Score]) -> list[int]:
        """Nobody wins a game that all have lost."""
        return [seat for seat, score in enumerate(scores) if score.total > 0]

    def audit(self, s: State) -> list[str]:
        assert isinstance(s, Table)
        return scoring.audit(s)

    def picture(self, view: dict[str, Any], box: Edition) -> list[list[tuple[str, str]]]:
        assert isinstance(box, Box)
        return picture.draw(view, box)


GAME: Final = RuneAge()
