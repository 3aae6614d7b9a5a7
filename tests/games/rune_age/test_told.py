"""What a player is told: the picture, labels and reasons say what the rules say (manual 9)."""

from __future__ import annotations

import pytest

from boardwright.cli.showing import picture as drawn_for
from boardwright.games.rune_age import GAME
from boardwright.games.rune_age.actions import (
    ARMY,
    BUY,
    EVENT_FOE,
    FORT_ITEM,
    MONUMENT_ITEM,
    NUMBER,
    NUMBERED,
    OBJECTIVE,
    PLACE,
)
from boardwright.games.rune_age.components import Box
from boardwright.games.rune_age.decks import draw_cards
from boardwright.games.rune_age.market import barracks_of, own_units, price_of
from boardwright.games.rune_age.money import gold_of, influence_of
from boardwright.games.rune_age.scene import seen
from boardwright.games.rune_age.state import Table
from boardwright.games.rune_age.strength import foe_strength, side_strength, siege_bonus
from boardwright.games.rune_age.targets import targets_of
from boardwright.games.rune_age.vocabulary import KINDS, SCENARIOS
from boardwright.games.rune_age.words import cardtext
from boardwright.kernel.chance import Sealed
from boardwright.speech import Speaker
from tests.games.rune_age.table import (
    BLUE,
    BOX,
    RED,
    SPECTATOR,
    army,
    do,
    edition_text,
    enemy,
    event_id,
    event_phase,
    fresh,
    give_place,
    hand,
    kind_id,
    lasting,
    next_event,
    notes,
    reward,
    rune,
    table,
    top,
    view,
)

SPEAKER = Speaker(GAME, BOX)


def picture(s: Table, viewer: int, box: Box = BOX) -> str:
    """The picture in one line, so that folds do not matter."""
    lines = drawn_for(Speaker(GAME, box), view(s, viewer))
    return " ".join("".join([part for part, _ in line]).strip() for line in lines)


def changed_box(old: str, new: str) -> Box:
    text = edition_text()
    assert text.count(old) == 1, old
    box = GAME.edition(text.replace(old, new))
    assert isinstance(box, Box)
    return box


# Figures that hold now.


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_view_is_a_table_that_answers_like_the_true_one(scenario: str) -> None:
    seats = 1 if scenario == "civil-war" else 3
    s = fresh(seats, Sealed(scenario), scenario=scenario, races="random")
    for viewer in range(seats):
        shown = seen(view(s, viewer), BOX)
        assert gold_of(shown, viewer) == gold_of(s, viewer)
        assert influence_of(shown, viewer) == influence_of(s, viewer)
        assert targets_of(shown, viewer) == targets_of(s, viewer)
        assert [price_of(shown, viewer, kind) for kind in own_units(s, viewer)] == [
            price_of(s, viewer, kind) for kind in own_units(s, viewer)
        ]


def test_the_objective_is_shown_with_what_choyo_adds() -> None:
    s = table(2)
    assert "Objective: strength 18 with attrition" in picture(s, BLUE)
    enemy(s, "choyo", "ghox")
    assert foe_strength(s, OBJECTIVE) == 20
    assert "Objective: strength 20 with attrition" in picture(s, BLUE)
    assert "Defeat the Objective (strength 20" in picture(s, BLUE)
    assert foe_strength(s, EVENT_FOE + event_id("ghox")) == 10
    assert picture(s, BLUE).count("Strength now: 10.") == 1


def test_the_opposing_army_is_shown_with_what_the_captain_adds() -> None:
    s = table(1, "civil-war")
    army(s, "foot-soldier bowman")
    assert "Opposing Army, strength 7" in picture(s, BLUE)
    enemy(s, "rebel-captain")
    assert foe_strength(s, ARMY) == 9
    assert "Opposing Army, strength 9" in picture(s, BLUE)


def test_a_defender_is_shown_at_the_strength_the_rules_count() -> None:
    s = table(1, "not-from-this-world")
    hand(s, BLUE, "stone-sentinel gold1")
    event_phase(s, "glass-hounds")
    do(s, "play stone-sentinel")
    assert side_strength(s, 0) == 5
    assert "Blue: 5  Stone Sentinel (5)" in picture(s, BLUE)
    assert "Strength needed: 4" in picture(s, BLUE)


def test_a_guarded_landmark_is_shown_stronger() -> None:
    s = table(2, "quest")
    give_place(s, "tomb")
    assert "Tomb of the Betrayer: strength 7, siege bonus +1" in picture(s, BLUE)
    enemy(s, "awakening")
    lasting(s, "forgotten-road")
    assert "Tomb of the Betrayer: strength 9, siege bonus +0" in picture(s, BLUE)


def test_a_monument_never_costs_less_than_nothing() -> None:
    box = changed_box(
        'effect = "none", amount = 0, reward = "architect", worth = 1',
        'effect = "none", amount = 0, reward = "architect", worth = 20',
    )
    s = table(2, "monument")
    s.box = box
    reward(s, BLUE, "architect")
    assert price_of(s, BLUE, MONUMENT_ITEM) == 0


# Cards that can be read.


@pytest.mark.parametrize("kind", range(KINDS))
def test_every_card_has_a_text_with_its_figures(kind: int) -> None:
    text = cardtext(BOX, kind)
    assert text.endswith(".")
    if BOX.amount[kind] not in (0, 1, 2, 99):
        assert str(BOX.amount[kind]) in text


def test_a_text_follows_the_figures_of_the_edition() -> None:
    box = changed_box(
        'cost = 5, strength = 4, ability = "discard-boost", amount = 2',
        'cost = 5, strength = 4, ability = "discard-boost", amount = 7',
    )
    text = cardtext(box, kind_id("siege-engine"))
    assert text == "Resolution: you may discard a card for +7."
    box = changed_box('"short-hand", value = 4', '"short-hand", value = 3')
    assert "The hand limit is 3." in Speaker(GAME, box).say("note.event", event_id("famine"))


def test_one_card_is_no_plural() -> None:
    assert SPEAKER.say("note.draws", BLUE, 1) == "Blue draws a card."
    assert SPEAKER.say("note.draws", BLUE, 2) == "Blue draws 2 cards."
    assert "1 Trophy." in SPEAKER.say("note.event", event_id("star-larva"))
    assert "2 Trophies." in SPEAKER.say("note.event", event_id("leviathan"))


@pytest.mark.rule("R4.2.4")
def test_a_label_names_no_price_that_may_not_hold() -> None:
    for item in (kind_id("roc-warrior"), kind_id("gold2"), FORT_ITEM, MONUMENT_ITEM):
        label = SPEAKER.label(BUY.of(item))
        assert label.startswith("buy ")
        assert "for" not in label


def test_every_card_that_lies_open_can_be_read() -> None:
    s = table(2, "runewars")
    reward(s, RED, "sellswords")
    rune(s, RED, 0)
    for viewer in (BLUE, RED, SPECTATOR):
        text = picture(s, viewer)
        for kind in (*barracks_of(s, BLUE), *barracks_of(s, RED), *s.shop):
            assert cardtext(BOX, kind) in text
        assert "Wandering Sellswords (1 influence)" in text
        assert "Rune of Flame (+2 when you attack in a siege.)" in text


def test_a_race_can_be_read_before_it_is_chosen() -> None:
    s = fresh(2, expansion="off")
    text = picture(s, SPECTATOR)
    assert "Uthuk Y'llan Berserker ×8, 1 gold, strength 1: Resolution: you may wound" in text
    assert "Orcs of the Broken Plains" not in text
    assert "Blood Sister" not in text
    do(s, "choose uthuk")
    assert "Uthuk Y'llan Berserker ×8" not in picture(s, SPECTATOR)


def test_mythic_units_and_stages_are_marked() -> None:
    s = table(2)
    enemy(s, "ghox")
    text = picture(s, BLUE)
    assert "Roc Warrior ×2, 6 gold, strength 5, Mythic:" in text
    assert "Knight ×4, 3 gold, strength 3:" in text
    assert "Dragonlord Ghox (stage 2):" in text


@pytest.mark.rule("R9.3")
def test_the_stages_of_the_event_deck_are_shown() -> None:
    s = table(2)
    assert "Event deck: 4 of stage 1, 9 of stage 2. Discarded: 0" in picture(s, SPECTATOR)
    next_event(s, "rally")
    enemy(s, "ghox")
    assert "Event deck: 4 of stage 1, 8 of stage 2. Discarded: 0" in picture(s, SPECTATOR)


# What all have seen.


@pytest.mark.rule("R9.2")
def test_a_card_taken_openly_is_seen_by_all() -> None:
    s = table(2, races="waiqar orcs")
    give_place(s, "forge")
    hand(s, BLUE, "necromancer gold1")
    top(s, BLUE, "reanimate gold1")
    do(s, "attack forge", "play necromancer")
    for viewer in (RED, SPECTATOR):
        assert view(s, viewer)["known"][BLUE] == [kind_id("reanimate")]
        assert "known in hand: Reanimate (1)" in picture(s, viewer)
    assert "known in hand" not in picture(s, BLUE)


@pytest.mark.rule("R9.2")
def test_a_second_card_of_a_known_kind_stays_hidden() -> None:
    """Who sees one of the kind leave cannot tell whether the known one is still there."""
    views: list[object] = []
    for rest in ("reanimate", "gold1"):
        s = table(2, races="waiqar orcs")
        give_place(s, "forge")
        hand(s, BLUE, f"necromancer {rest}")
        top(s, BLUE, "reanimate gold1")
        do(s, "attack forge", "play necromancer", "play reanimate")
        views.append(view(s, RED)["known"])
    assert views == [[[], []], [[], []]]


@pytest.mark.rule("R9.2")
def test_a_card_left_open_on_top_is_shown_to_all() -> None:
    s = table(2)
    give_place(s, "forge")
    hand(s, BLUE, "foot-soldier")
    top(s, BLUE, "gold1")
    do(s, "attack forge", "play foot-soldier", "leave")
    assert "next card of the deck: Gold 1" in picture(s, RED)
    assert "Next cards of your deck: Gold 1" in picture(s, BLUE)


def test_cards_drawn_together_are_told_in_order() -> None:
    s = table(2)
    hand(s, BLUE, "")
    top(s, BLUE, "bowman gold1 foot-soldier")
    s.notes = []
    draw_cards(s, BLUE, 3)
    assert notes(s, "draws-card") == [(kind_id(w),) for w in ("gold1", "foot-soldier", "bowman")]


def test_amounts_can_be_typed() -> None:
    assert NUMBER.amounts
    assert SPEAKER.label(NUMBERED.of(0)) == "spend nothing"
    assert SPEAKER.label(NUMBERED.of(2)) == "spend 2 influence"


def test_rivals_are_called_by_their_names() -> None:
    named = Speaker(GAME, BOX, names=("Ada", "Grace"))
    s = table(2)
    text = "\n".join(["".join([t for t, _ in line]) for line in drawn_for(named, view(s, BLUE))])
    assert "Barracks of Grace" in text
    assert "Ada's turn" in text
    assert "Red" not in text


def test_what_is_bought_is_offered_at_the_price_that_holds_now() -> None:
    """Capped costs, the architect's Reward and Strike Work are in the label."""
    plain, capped = table(2), table(2, barracks_costs="capped4")
    for s, price in ((plain, 6), (capped, 4)):
        kind = own_units(s, BLUE)[-1]
        assert SPEAKER.label(BUY.of(kind), s) == f"{BOX.names[kind]} for {price} gold"
    s = table(2, "monument")
    dear = price_of(s, BLUE, MONUMENT_ITEM)
    reward(s, BLUE, "architect")
    assert SPEAKER.label(BUY.of(MONUMENT_ITEM), s) == f"your Monument for {dear - 1} gold"
    assert offer(s, "buy gold2") == "Gold 2 for 3 influence"


def test_what_is_attacked_is_offered_with_its_strength_or_what_its_wall_adds() -> None:
    s = table(2)
    give_place(s, "forge", RED)
    wall = siege_bonus(s, PLACE.index["forge"])
    assert offer(s, "attack stronghold") == f"attack a Stronghold, strength {BOX.fort_strength}"
    assert offer(s, "attack realm-red") == "attack the Home Realm of Red, siege +0"
    assert offer(s, "attack forge") == f"attack Forge, siege +{wall}"


# What a combat would come to.


def offer(s: Table, move: str) -> str:
    return SPEAKER.label(GAME.catalogue.parse(move), s)


def test_cards_are_offered_with_the_damage_they_would_do() -> None:
    s = table(2)
    hand(s, BLUE, "knight bowman siege-engine gold1")
    hand(s, RED, "spiritspeaker gold1")
    do(s, "attack realm-red")
    assert offer(s, "play knight") == "play Knight (strength 3): 3 against 0, 3 damage"
    assert offer(s, "pass") == "pass: 0 against 0, 0 damage"
    assert offer(s, "play bowman").endswith("2 damage"), "there is nothing to strike"
    assert offer(s, "play siege-engine").endswith("4 damage +?"), "it may be raised in Resolution"


def test_what_a_choice_decides_is_left_open() -> None:
    s = table(2)
    hand(s, BLUE, "knight bowman gold1")
    hand(s, RED, "spiritspeaker gold1")
    do(s, "attack realm-red", "play knight", "no")
    strength = BOX.strength[kind_id("spiritspeaker")]
    told = offer(s, "play spiritspeaker")
    assert f"{strength} against 3, {3 - strength} damage" in told, "one's own strength comes first"
    do(s, "play spiritspeaker")
    assert offer(s, "play bowman").endswith("+?"), "whether it strikes is still to be chosen"


def test_a_city_falls_or_holds_and_the_die_leaves_a_battle_open() -> None:
    s = table(2)
    hand(s, BLUE, "knight gold1")
    give_place(s, "forge", RED)
    do(s, "attack forge")
    assert offer(s, "pass").endswith("the City holds")
    s = table(2)
    hand(s, BLUE, "knight gold1")
    enemy(s, "kalladra")
    do(s, "attack kalladra")
    lacking = foe_strength(s, EVENT_FOE + event_id("kalladra"))
    assert offer(s, "play knight").endswith(f"3 against {lacking}, {lacking - 3} short +?")


def test_an_offer_tells_nothing_that_is_hidden() -> None:
    labels = []
    for rival in ("gold1 gold1", "spiritspeaker"):
        s = table(2)
        hand(s, BLUE, "knight bowman gold1")
        hand(s, RED, rival)
        do(s, "attack realm-red")
        assert s.asked is not None
        labels.append([SPEAKER.label(action, s) for action in s.asked.options])
    assert labels[0] == labels[1]
