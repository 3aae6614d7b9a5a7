"""What comes in the box, and editions that do not add up (manual 2)."""

from __future__ import annotations

import pytest

from boardwright.games.rune_age import GAME
from boardwright.games.rune_age.actions import PLACE_SOURCE
from boardwright.games.rune_age.components import Box
from boardwright.games.rune_age.flow import events
from boardwright.games.rune_age.flow.events.attacks import AttackAll
from boardwright.games.rune_age.flow.events.effect import Effect
from boardwright.games.rune_age.flow.events.gifts import Gift
from boardwright.games.rune_age.flow.events.lasting import Announced
from boardwright.games.rune_age.market import sources_of
from boardwright.games.rune_age.money import INFLUENCE_PURSE, coin_worth
from boardwright.games.rune_age.vocabulary import (
    AT_ONCE,
    AT_START,
    ATTACK_NOW,
    FIRST_MERCENARY,
    FIRST_NEUTRAL,
    GIFT,
    IN_PLAY,
    KINDS,
    NEXT_ROUND,
    SCENARIOS,
    faction_of,
)
from boardwright.kernel.game import BadInput
from tests.games.rune_age.table import (
    BLUE,
    BOX,
    do,
    edition_text,
    give_place,
    hand,
    lasting,
    place_id,
    table,
)

TACTIC = '"Ambush", kind = "tactic", cost = 2, strength = 1'
CITY = '"Forge", kind = "city", strength = 9, bonus = 2, influence = 3, power = 1'
QUIET = 'effect = "quietness", amount = 0, reward = "none", worth = 0'
GIVEN = 'effect = "give-you", amount = 0, reward = "none", worth = 0'
LOYAL = 'reward = "loyal", worth = 3, trophies = 1'
RIFT = 'effect = "start-rift", amount = 3, reward = "none"'


@pytest.mark.rule("R2.1")
def test_48_gold_cards() -> None:
    assert BOX.copies[:3] == (24, 14, 10)
    assert BOX.value == (1, 2, 3)
    assert BOX.cost[:3] == (1, 3, 5)


@pytest.mark.rule("R2.2")
@pytest.mark.parametrize("race", range(6))
def test_every_race_has_25_units_in_six_types(race: int) -> None:
    kinds = BOX.faction_kinds(race)
    assert [BOX.cost[kind] for kind in kinds] == [1, 2, 3, 3, 5, 6]
    assert [BOX.copies[kind] for kind in kinds] == [8, 4, 4, 4, 3, 2]
    assert [BOX.mythic[kind] for kind in kinds] == [0, 0, 0, 0, 0, 1]
    assert sum([BOX.copies[kind] for kind in kinds if not BOX.extra[kind]]) == 19
    assert [faction_of(kind) for kind in kinds] == [race] * 6
    assert BOX.realm == 20
    assert BOX.strongholds == 3
    assert len(set(BOX.monuments)) == 6


@pytest.mark.rule("R2.3")
def test_neutrals_mercenaries_places_runes_and_events() -> None:
    assert FIRST_MERCENARY - FIRST_NEUTRAL == 16
    assert KINDS - FIRST_MERCENARY == 10
    assert set(BOX.copies[FIRST_NEUTRAL:]) == {5}
    assert len(set(BOX.ids)) == KINDS
    assert len(BOX.place_ids) == 16
    assert sum(BOX.place_influence[:8]) == 19
    assert len(BOX.rune_names) == 6
    counts = [BOX.event_scenario.count(i) for i in range(len(SCENARIOS))]
    assert counts == [13, 13, 13, 13, 12, 12, 12, 12]
    core = [e for e in range(100) if BOX.event_scenario[e] < 4]
    assert sum([BOX.extra_event[e] for e in core]) == 12


@pytest.mark.rule("R2.4")
def test_the_attrition_die() -> None:
    assert BOX.die == (0, 0, 0, 1, 1, 2)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('name = "realm", value = 20', 'name = "relm", value = 20', "name must be one of realm"),
        ('name = "realm", value = 20', 'name = "realm", value = 0', "realm must be 1 to 999"),
        ("seats = 1, gold1 = 9", "seats = 1, gold1 = 4", "need more Gold 1"),
        ("seats = 1, gold1 = 9", "seats = 2, gold1 = 9", "seats must be 1"),
        ("face = 2, count = 1", "face = 2, count = 2", "faces of the die: 7 found, 6 needed"),
        ('ability = "sift"', 'ability = "sieve"', "ability must be one of none"),
        ('id = "bowman", faction = "daqan"', 'id = "bowman", faction = "orcs"', "must be daqan"),
        ('"Bowman", count = 4, cost = 2', '"Bowman", count = 4, cost = 0', "must be 1 or more"),
        (
            'name = "Demon", kind = "unit"',
            'name = "Demon", kind = "imp"',
            "kind must be one of unit",
        ),
        (
            'name = "Forge", kind = "city"',
            'name = "Forge", kind = "town"',
            "kind must be one of city",
        ),
        ('name = "Forge", kind = "city"', 'name = "Forge", kind = "landmark"', "kind must be city"),
        ('effect = "vermin"', 'effect = "rats"', "effect must be one of none"),
        ('effect = "quietness"', 'efect = "quietness"', "unknown 'efect'"),
        ('"Choyo"', "7", "name must be a text"),
        (
            '"Civil War", least = 1, most = 1',
            '"Civil War", least = 2, most = 1',
            "least is more than",
        ),
        ('seals = ["shadow-rune"', 'seals = ["shadow"', "no neutral card 'shadow'"),
        ('{id = "flame"', '{id = "fire"', "runes must be"),
        ('Quietness", stage = 3', 'Quietness", stage = 4', "stage must be"),
        ('Quietness", stage = 3', 'Quietness", stage = 2', "comes last"),
        ('"The Pale Host", stage = 2', '"The Pale Host", stage = 3', "quietness comes last"),
        ('"hand", value = 5', '"hand", value = 4', "short-hand must be less than hand"),
        ("cities = 2, copies = 2", "cities = 9, copies = 2", "from 0 to 8, not 9"),
        ("gold2 = 14, gold3 = 10", "gold2 = 15, gold3 = 10", "from 0 to 14, not 15"),
        ('"Gold 2", value = 2', '"Gold 2", value = 1', "worth more than the one before"),
        ('"Great Anvil", extra = 1', '"Great Anvil", extra = 2', "from 0 to 1"),
        ('"Throne of Bones", extra = 0', '"Throne of Bones", extra = 1', "need 4 races"),
        ('"Archer", count = 8, cost = 1', '"Archer", count = 8, cost = 2', "must cost 1"),
        ('"Archer", count = 8', '"Archer", count = 2', "needs more of the first unit type"),
        ('"sift", amount = 4', '"sift", amount = 5', "1 to 4, which is all this program can"),
        ('"influence-draw", amount = 2', '"influence-draw", amount = 4', "1 to 3, which is all"),
        ('"hire", amount = 1', '"hire", amount = 2', "the amount of hire must be 1, not 2"),
        ('ability = "draw"', 'ability = "ambush"', "ambush does nothing on a unit"),
        ('ability = "cry"', 'ability = "lead"', "lead does nothing on a tactic"),
        ('"Ambush", kind = "tactic"', '"Ambush", kind = "building"', "can count are light-fort"),
        ('ability = "oracle", amount = 2', 'ability = "build", amount = 2', "must be oracle"),
        ('"Ambush", kind = "tactic", cost = 2, strength = 0', TACTIC, "a tactic has strength 0"),
        ("amount = 2, limit = 3", "amount = 2", "wound-strike needs limit"),
        ('"strike", amount = 99', '"strike", amount = 99, limit = 2', "strike has no limit"),
        (
            '"Forge", kind = "city", strength = 9, bonus = 2, influence = 3, power = 0',
            CITY,
            "Power",
        ),
        ('"Rune of Blood", amount = 1', '"Rune of Blood", amount = 2', "saves one unit"),
        ('"Civil War", least = 1, most = 1', '"Civil War", least = 1, most = 2', "played by 1"),
        ('"Ascent of the Overlord", least = 2', '"Ascent of the Overlord", least = 1', "an ally"),
        ('"shadow-rune", "giant"', '"giant", "giant"', "the pile of giant stands here twice"),
        ('effect = "shifting"', 'effect = "embolden"', "embolden is an effect of type enemy"),
        ('effect = "festival"', 'effect = "spies"', "spies does nothing in the scenario monument"),
        ('effect = "devour", amount = 2', 'effect = "devour", amount = 1', "must be 2 to 99"),
        ('effect = "thieves", amount = 2', 'effect = "thieves", amount = 4', "could be stolen"),
        (
            'effect = "next-debased", amount = 2',
            'effect = "next-debased", amount = 3',
            "less than 3",
        ),
        ("strength = 14, attrition = 1", "strength = 0, attrition = 1", "needs strength"),
        ('reward = "loyal"', 'reward = "glory"', "reward must be one of none, influence, gold,"),
        ('reward = "loyal"', 'reward = "power"', "the Reward power helps nobody in civil-war"),
        ('reward = "loyal", worth = 3', 'reward = "loyal", worth = 0', "must be 1 to 99, not 0"),
        (RIFT, RIFT.replace("none", "gold"), "the worth of start-rift is damage"),
        (
            QUIET,
            QUIET.replace('"none", worth = 0', '"gold", worth = 1'),
            "nobody can win this Event",
        ),
        (
            'effect = "give-you", amount = 0, reward = "influence", worth = 1',
            GIVEN,
            "needs a Reward",
        ),
        ('reward = "loyal", worth = 3, trophies = 0', LOYAL, "Trophies count only in"),
    ],
)
def test_an_edition_that_does_not_add_up_is_refused(old: str, new: str, reason: str) -> None:
    text = edition_text().replace("Dragonlord Choyo", "Choyo")
    assert text.count(old) == 1, f"{old!r} stands there {text.count(old)} times"
    with pytest.raises(BadInput, match="edition line") as wrong:
        GAME.edition(text.replace(old, new))
    assert reason in str(wrong.value)


def test_every_effect_of_an_event_is_on_a_card_of_the_box() -> None:
    names = [effect.name for effect in events.KNOWN]
    assert len(set(names)) == len(names)
    assert {effect.name for effect in BOX.effect} == set(names)


def test_an_unknown_effect_is_refused_with_the_known_ones() -> None:
    text = edition_text().replace('effect = "vermin"', 'effect = "rats"')
    names = ", ".join([effect.name for effect in events.KNOWN])
    with pytest.raises(BadInput, match=rf"effect must be one of {names}, not 'rats'"):
        GAME.edition(text)


@pytest.mark.parametrize("effect", events.KNOWN, ids=[effect.name for effect in events.KNOWN])
def test_an_effect_says_by_what_it_does_when_it_works(effect: Effect) -> None:
    """What is drawn and never does anything, or acts at another time, would be a dead card."""
    own = type(effect)
    acts = {
        AT_ONCE: own.happen is not Effect.happen,
        NEXT_ROUND: own.happen is Announced.happen,
        ATTACK_NOW: own.happen is AttackAll.happen,
        GIFT: own.happen is Gift.happen,
        IN_PLAY: own.happen is Effect.happen and own.start is Effect.start,
        AT_START: own.happen is Effect.happen and own.start is not Effect.start,
    }
    assert acts[effect.when]


def test_ids_must_stay_as_in_the_box() -> None:
    for known in ("plague", "gold2", "orcs", "bowman", "demon", "seer", "forge"):
        text = edition_text().replace(f'id = "{known}"', 'id = "rats"')
        reason = rf"edition line \d+: id must be {known}, as in the box, not rats"
        with pytest.raises(BadInput, match=reason):
            GAME.edition(text)


def test_another_figure_makes_another_edition() -> None:
    other = GAME.edition(
        edition_text().replace(
            '"Dragon", kind = "unit", cost = 7', '"Dragon", kind = "unit", cost = 8'
        )
    )
    assert other.digest != BOX.digest


def read(old: str, new: str) -> Box:
    text = edition_text()
    assert text.count(old) == 1, old
    box = GAME.edition(text.replace(old, new))
    assert isinstance(box, Box)
    return box


@pytest.mark.rule("R7.1.4")
def test_coins_are_debased_to_what_the_event_says() -> None:
    box = read('effect = "next-debased", amount = 2', 'effect = "next-debased", amount = 1')
    s = table(2, "monument")
    lasting(s, "debased")
    assert [coin_worth(s, gold) for gold in range(3)] == [1, 2, 2]
    s.box = box
    assert [coin_worth(s, gold) for gold in range(3)] == [1, 1, 1]


@pytest.mark.rule("R4.2.4")
def test_a_city_without_influence_is_no_source() -> None:
    old = '"Forge", kind = "city", strength = 9, bonus = 2, influence = 3'
    box = read(old, old.replace("influence = 3", "influence = 0"))
    s = table(2)
    give_place(s, "forge", BLUE)
    assert sources_of(s, BLUE, INFLUENCE_PURSE) == [PLACE_SOURCE + place_id("forge")]
    s.box = box
    assert sources_of(s, BLUE, INFLUENCE_PURSE) == []


@pytest.mark.rule("R8.1.10")
def test_a_wound_draws_as_many_cards_as_the_edition_says() -> None:
    box = read('ability = "wound-draw", amount = 1', 'ability = "wound-draw", amount = 2')
    s = table(2, races="uthuk orcs")
    s.box = box
    give_place(s, "forge")
    hand(s, BLUE, "berserker warlock gold1")
    do(s, "attack forge", "play berserker", "play warlock", "wound berserker")
    assert len(s.hands[BLUE]) == 3
