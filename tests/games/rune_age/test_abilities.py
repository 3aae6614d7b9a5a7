"""Abilities are written once; what is offered and what is refused agree. What they do is tested in
`test_cards.py`."""

from __future__ import annotations

import pytest

from boardwright.games.rune_age import GAME
from boardwright.games.rune_age.components import Box
from boardwright.games.rune_age.effects import KNOWN
from boardwright.games.rune_age.effects.ability import CHOSEN, FIRST, LAST
from boardwright.games.rune_age.state import Table
from boardwright.games.rune_age.vocabulary import ACTION, RESOLUTION, faction_of
from boardwright.games.rune_age.words import WORDS
from boardwright.kernel.game import BadInput
from tests.games.rune_age.table import (
    BLUE,
    BOX,
    asked,
    choices,
    discarded,
    do,
    edition_text,
    forts,
    give_place,
    hand,
    hand_of,
    kind_id,
    offered,
    refused,
    table,
    top,
)


def battle(race: str, cards: str) -> Table:
    """Blue attacks a City of the centre with these cards, where no unit stands against them."""
    s = table(2, races=f"{race} orcs" if race != "orcs" else "orcs daqan")
    give_place(s, "forge")
    hand(s, BLUE, cards)
    do(s, "attack forge")
    return s


def nothing_to_draw(s: Table) -> None:
    """Deck and discard pile are out of sight."""
    discarded(s, BLUE, "")
    s.decks[BLUE] = []


def play_all(s: Table, cards: str) -> None:
    for word in cards.split():
        s.apply(GAME.catalogue.parse(f"play {word}"))


def test_every_ability_is_on_a_card_and_has_words() -> None:
    assert len({ability.name for ability in KNOWN}) == len(KNOWN) == 52
    assert set(BOX.ability) == set(KNOWN)
    assert [a.name for a in KNOWN if f"ability.{a.name}" not in WORDS] == []


def test_what_works_by_itself_in_resolution_has_a_place_of_its_own() -> None:
    ordered = [ability for ability in KNOWN if ability.order != CHOSEN]
    assert sorted([ability.order for ability in ordered]) == list(range(FIRST, LAST + 1))
    assert {ability.when for ability in ordered} == {RESOLUTION}


def test_an_ability_is_refused_with_the_known_ones() -> None:
    text = edition_text().replace('ability = "sift"', 'ability = "sieve"')
    names = ", ".join([ability.name for ability in KNOWN])
    with pytest.raises(BadInput, match=f"ability must be one of {names}"):
        GAME.edition(text)


@pytest.mark.parametrize(
    ("race", "cards"),
    [
        ("uthuk", "berserker flesh-ripper"),
        ("uthuk", "berserker obscene"),
        ("uthuk", "berserker manticore"),
        ("daqan", "bowman"),
        ("latari", "warrior"),
        ("dwarves", "deep-bombardier"),
    ],
)
def test_nobody_pays_for_a_strike_at_nobody(race: str, cards: str) -> None:
    s = battle(race, f"{cards} gold1")
    forts(s, BLUE, 3)
    play_all(s, cards)
    assert asked(s) == (BLUE, "assault")


@pytest.mark.parametrize(
    ("race", "cards"),
    [("uthuk", "berserker warlock"), ("daqan", "knight"), ("latari", "leonx-rider")],
)
def test_nobody_pays_for_cards_that_are_not_there(race: str, cards: str) -> None:
    s = battle(race, f"{cards} gold1")
    forts(s, BLUE, 1)
    nothing_to_draw(s)
    play_all(s, cards)
    assert asked(s) == (BLUE, "assault")
    assert hand_of(s, BLUE) == "gold1"


def test_a_leonx_rider_needs_influence() -> None:
    s = battle("latari", "leonx-rider gold1")
    do(s, "play leonx-rider")
    assert asked(s) == (BLUE, "assault")


@pytest.mark.parametrize(
    ("race", "card", "fit"),
    [
        ("waiqar", "necromancer", "reanimate skeleton-archer"),
        ("orcs", "spiritspeaker", "beastmaster ravager"),
    ],
)
def test_of_what_is_revealed_only_what_fits_is_taken(race: str, card: str, fit: str) -> None:
    row = f'ability = "{BOX.ability[kind_id(card)].name}", amount = '
    box = GAME.edition(edition_text().replace(f"{row}2", f"{row}3"))
    assert isinstance(box, Box)
    s = battle(race, card)
    s.box = box
    top(s, BLUE, f"gold1 {fit}")
    do(s, f"play {card}")
    assert sorted(offered(s, "take")) == fit.split()
    assert refused(s, "take gold1") == ("does-not-fit", "R8.1.5")


@pytest.mark.parametrize(
    ("race", "cards"),
    [
        ("daqan", "siege-engine"),
        ("latari", "archer"),
        ("dwarves", "forge-cannon"),
        ("uthuk", "blood-sister"),
    ],
)
def test_what_cannot_be_paid_is_not_resolved(race: str, cards: str) -> None:
    """A Chaos Beast beside a Battle Cry: the order of these two is asked for in any case."""
    s = battle(race, f"{cards} chaos-beast battle-cry")
    do(s, *[f"play {word}" for word in f"{cards} chaos-beast battle-cry".split()])
    assert asked(s) == (BLUE, "resolve")
    assert choices(s) == ["resolve battle-cry", "resolve chaos-beast", "done"]
    assert refused(s, f"resolve {cards}") == ("cannot-pay", "R8.2.1")


def test_a_wounded_berserker_is_not_wounded_again() -> None:
    s = battle("uthuk", "berserker warlock chaos-beast battle-cry")
    do(s, "play berserker", "play warlock", "wound berserker", "play chaos-beast")
    do(s, "play battle-cry", "done")
    assert choices(s) == ["resolve battle-cry", "resolve chaos-beast", "done"]
    assert refused(s, "resolve berserker") == ("cannot-pay", "R8.2.1")


ACTIONS = [word for kind, word in enumerate(BOX.ids) if BOX.timing[kind] == ACTION]
ALWAYS = ("light-fortification", "heavy-fortification", "doom-oracle")


def with_action(word: str, more: str = "") -> Table:
    """Blue's turn with this card in hand."""
    race = BOX.faction_ids[max(faction_of(kind_id(word)), 0)]
    s = table(2, races=f"{race} orcs")
    hand(s, BLUE, f"{word} {more}")
    return s


@pytest.mark.parametrize("word", [word for word in ACTIONS if word not in ALWAYS])
def test_an_action_without_use_is_refused(word: str) -> None:
    """Nobody is hurt, nothing exhausted, no card anywhere, no unit to be had for 2 gold."""
    s = with_action(word)
    nothing_to_draw(s)
    for kind in BOX.faction_kinds(s.factions[BLUE]):
        s.piles[kind] = 0
    s.advance()
    assert refused(s, f"use {word}") == ("no-use-now", "R8.3.1")


@pytest.mark.parametrize("word", ACTIONS)
def test_an_action_of_use_is_offered(word: str) -> None:
    """Both are hurt, a Stronghold is exhausted, a card discarded, another one in hand."""
    s = with_action(word, "gold1")
    forts(s, BLUE, 1, tired=1)
    discarded(s, BLUE, "gold1")
    s.damage = (1, 1)
    s.advance()
    do(s, f"use {word}")
    assert hand_of(s, BLUE).split().count(word) == 0
