"""Whether what an edition says about a card can be played where it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.games.rune_age.vocabulary import (
    ATTACK_NOW,
    ENEMY,
    EVENT_TYPES,
    FIGURES,
    NO_REWARD,
    NOT_FROM_THIS_WORLD,
    NUMBERS,
    ON_BUILDING,
    ON_TACTIC,
    ON_UNIT,
    REWARD,
    SCENARIOS,
    TOPS,
    TYPE_WHEN,
)
from boardwright.games.sheet import Row, Sheet

if TYPE_CHECKING:
    from boardwright.games.rune_age.effects.ability import Ability
    from boardwright.games.rune_age.flow.events.effect import Effect
    from boardwright.games.rune_age.rewards import Reward

CARD_KINDS: Final = ("unit", "tactic", "building")
BEARERS: Final = (ON_UNIT, ON_TACTIC, ON_BUILDING)
BUILDING_IDS: Final = ("light-fortification", "heavy-fortification", "doom-oracle")


def same_ids(sheet: Sheet, rows: list[Row], known: tuple[str, ...]) -> None:
    """Moves and records name cards by their ids, so these are the same in every edition."""
    for row, wanted in zip(rows, known, strict=True):
        if row.text("id") != wanted:
            sheet.doubt(row.line, f"id must be {wanted}, as in the box, not {row.text('id')}")


def spread(least: int, most: int) -> str:
    return str(least) if least == most else f"{least} to {most}"


def check_figures(sheet: Sheet, rows: list[Row]) -> None:
    """Every figure of the common rules once, within its range."""
    found = [row.text("name") for row in rows]
    for name, least, most in FIGURES:
        sheet.expect("figure", f"figure {name}", found.count(name), 1)
        for row in rows:
            value = row.number("value")
            if row.text("name") == name and not least <= value <= most:
                sheet.doubt(row.line, f"{name} must be {spread(least, most)}, not {value}")
    value_of = {row.text("name"): row.number("value") for row in rows}
    if value_of.get("short-hand", 0) >= value_of.get("hand", 1):
        at = found.index("short-hand") if "short-hand" in found else 0
        sheet.doubt(rows[at].line, "short-hand must be less than hand")


def check_ability(sheet: Sheet, row: Row, kind: str, known: dict[str, Ability]) -> None:
    """An ability works on some kinds of card, and its amount has a range."""
    name = row.text("ability")
    ability = known[name]
    bearers, least, most = ability.bearers, ability.least, ability.most
    if not bearers & BEARERS[CARD_KINDS.index(kind)]:
        fit = [word for word, bit in zip(CARD_KINDS, BEARERS, strict=True) if bearers & bit]
        sheet.doubt(row.line, f"{name} does nothing on a {kind}, only on a {' or '.join(fit)}")
    if not least <= row.number("amount") <= most:
        ours = ", which is all this program can hold" if most in (NUMBERS, TOPS) else ""
        reason = f"the amount of {name} must be {spread(least, most)}{ours}"
        sheet.doubt(row.line, f"{reason}, not {row.number('amount')}")
    if ability.has_limit != ("limit" in row.values):
        need = "needs" if ability.has_limit else "has no"
        sheet.doubt(row.line, f"{name} {need} limit")
    if kind != "unit" and row.number("strength"):
        sheet.doubt(row.line, f"a {kind} has strength 0")
    check_building(sheet, row, kind, known)


def check_sought(sheet: Sheet, cards: list[Row], known: dict[str, Ability]) -> None:
    """What a card looks for must be in the box."""
    names = [row.text("ability") for row in cards]
    for row in cards:
        name = row.text("ability")
        wanted = known[name].seeks
        if wanted and not any(other in wanted for other in names):
            sheet.doubt(row.line, f"{name} needs a card with {' or '.join(wanted)}")


def check_building(sheet: Sheet, row: Row, kind: str, abilities: dict[str, Ability]) -> None:
    """The table counts three sorts of Building for each player, and no others."""
    known = row.text("id") in BUILDING_IDS
    if known != (kind == "building"):
        names = ", ".join(BUILDING_IDS)
        sheet.doubt(row.line, f"the Buildings this program can count are {names}")
    elif known:
        fit = [name for name, each in abilities.items() if row.text("id") in each.buildings]
        if row.text("ability") not in fit:
            sheet.doubt(row.line, f"ability must be {' or '.join(fit)} on this Building")


def check_event(sheet: Sheet, row: Row, effect: Effect, reward: Reward) -> None:
    """Type, effect, Reward and Trophies of an Event go together, and with its scenario."""
    kind = EVENT_TYPES.index(row.text("type"))
    scenario = SCENARIOS.index(row.text("scenario"))
    name, wanted = effect.name, TYPE_WHEN[effect.when]
    amount = row.number("amount")
    if kind != wanted:
        sheet.doubt(row.line, f"{name} is an effect of type {EVENT_TYPES[wanted]}")
    if scenario not in effect.scenarios:
        sheet.doubt(row.line, f"{name} does nothing in the scenario {SCENARIOS[scenario]}")
    if not effect.least <= amount <= effect.most:
        limit = spread(effect.least, effect.most)
        sheet.doubt(row.line, f"the amount of {name} must be {limit}, not {amount}")
    fought = kind == ENEMY or effect.when == ATTACK_NOW
    if fought != (row.number("strength") > 0):
        need = "needs" if fought else "is never fought and has no"
        sheet.doubt(row.line, f"this Event {need} strength")
    if row.number("attrition") and not fought:
        sheet.doubt(row.line, "this Event is never fought and shows no die")
    check_reward(sheet, row, effect, reward, fought)
    if row.number("trophies") and scenario != NOT_FROM_THIS_WORLD:
        sheet.doubt(row.line, f"Trophies count only in {SCENARIOS[NOT_FROM_THIS_WORLD]}")


def check_reward(sheet: Sheet, row: Row, effect: Effect, reward: Reward, fought: bool) -> None:
    """Only who can win an Event, or is given it, has its Reward."""
    kind = EVENT_TYPES.index(row.text("type"))
    worth = row.number("worth")
    if SCENARIOS.index(row.text("scenario")) not in reward.scenarios:
        sheet.doubt(row.line, f"the Reward {reward.name} helps nobody in {row.text('scenario')}")
    if effect.worth_hurts:
        if reward.gives != NO_REWARD:
            sheet.doubt(row.line, f"the worth of {effect.name} is damage, so it has no Reward")
    elif not reward.least <= worth <= reward.most:
        limit = spread(reward.least, reward.most)
        sheet.doubt(row.line, f"the worth of the Reward {reward.name} must be {limit}, not {worth}")
    kept = fought or kind == REWARD
    if not kept and (reward.gives != NO_REWARD or row.number("trophies")):
        sheet.doubt(row.line, "nobody can win this Event: it has neither Reward nor Trophies")
    if kind == REWARD and reward.gives == NO_REWARD:
        sheet.doubt(row.line, "an Event of type reward needs a Reward")


def check_coins(sheet: Sheet, row: Row, effect: Effect, best: int) -> None:
    """Events that speak of the value of Gold cards."""
    flaw = effect.coin_flaw(row.number("amount"), best)
    if flaw:
        sheet.doubt(row.line, flaw)


def check_quietness(sheet: Sheet, events: list[Row], last: list[str]) -> None:
    """One Event ends Not From This World, and it comes last (R3.4)."""
    name = " or ".join(last)
    ends = [row for row in events if row.text("effect") in last]
    sheet.expect("event", f"Events with the effect {name}", len(ends), 1)
    own = [r for r in events if r.text("scenario") == SCENARIOS[NOT_FROM_THIS_WORLD]]
    later = [row for row in own if row not in ends and row.number("stage") >= 3]
    for row in ends:
        if row.number("stage") != 3:
            sheet.doubt(row.line, f"stage must be 3: {name} comes last")
    for row in later:
        sheet.doubt(row.line, f"stage must be 1 or 2: {name} comes last")
