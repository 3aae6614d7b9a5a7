"""What lies on the table, by name: the scene says what holds, and the lexicon knows all of it."""

from __future__ import annotations

import json
import re

import pytest

from boardwright.cli.play import read_manual
from boardwright.conformance import fuzz_game
from boardwright.games import picture as picture_of
from boardwright.games.drawing import look_at
from boardwright.games.guilds_of_london import GAME
from boardwright.games.guilds_of_london.actions import CARD, CATALOGUE, CELL, LETTER, TILE, TOKEN
from boardwright.games.guilds_of_london.components import CARD_KINDS, MAYORALS, TILES, TOKEN_KINDS
from boardwright.games.guilds_of_london.grid import SUPPLY
from boardwright.games.guilds_of_london.lexicon import lexicon
from boardwright.games.guilds_of_london.picture import draw
from boardwright.games.guilds_of_london.scene import (
    GROWTH,
    OVER,
    RESOLVING,
    SCENERY,
    SETTING_UP,
    TURNS,
)
from boardwright.games.guilds_of_london.state import MISSING, NO_TURN, Table
from boardwright.games.shared import put
from boardwright.kernel.chance import Sealed
from boardwright.scene import Change, Item, Scene, Spot, Zone, as_data, changes, look_up, preview
from boardwright.speech import Speaker
from boardwright.words import Tongue, parts_of, speaking
from tests.games.guilds_of_london.table import (
    BORIS,
    GREEN,
    RED,
    SPECTATOR,
    YELLOW,
    again,
    all_notes,
    at,
    crowd,
    deck_into_box,
    do,
    empty_hall,
    finish,
    fresh,
    give,
    grow,
    hold_tokens,
    keep,
    lay,
    lay_token,
    masters,
    neutrals,
    pile,
    plantation,
    points,
    put_men,
    resolve_all_but,
    scan,
    stand,
    table,
    the_box,
    turn,
)


def seen(s: Table, viewer: int = SPECTATOR) -> Scene:
    return SCENERY.scene(GAME.visibility.view(s, viewer), s.box)


def zone(scene: Scene, ref: str) -> Zone:
    return next((z for z in scene.zones if z.ref == ref), Zone(ref, "pile", []))


def spot(scene: Scene, ref: str) -> Spot:
    return next(found for found in scene.spots() if found.ref == ref)


def items(scene: Scene, ref: str) -> dict[str, int]:
    """What lies at a place, and how many of each."""
    return {item.ref: item.n for item in spot(scene, ref).items}


def tile_on(scene: Scene, cell: str) -> Item:
    return spot(scene, f"place:{cell}").items[0]


def targets(s: Table, notation: str) -> list[str]:
    view = GAME.visibility.view(s, s.asked.seat if s.asked else SPECTATOR)
    return SCENERY.targets(view, s.box, CATALOGUE.parse(notation))


# The city.


def test_an_open_tile_says_what_stands_on_it_and_how_much_it_needs() -> None:
    s = table(4)
    lay(s, "0,0", "14")
    lay_token(s, "0,0", 5)
    stand(s, "0,0", 2, 1)
    crowd(s, "0,0", 1)
    s.beadle = at("0,0")
    scene = seen(s)
    assert items(scene, "place:0,0") == {
        "tile:14": 1,
        "token:6": 1,
        "man:red": 2,
        "man:yellow": 1,
        "piece:neutral": 1,
        "piece:beadle": 1,
    }
    assert tile_on(scene, "0,0").figures == {"pieces": 5, "needed": 3, "winner": 0, "second": 1}
    assert spot(scene, "place:0,0").at == (0, 0)


def test_an_open_tile_says_who_would_win_it_now_and_by_how_many_masters() -> None:
    s = table(4)
    lay(s, "0,0", "14")
    stand(s, "0,0", 2, 2, 1)
    assert tile_on(seen(s), "0,0").figures == {"pieces": 5, "needed": 3}
    masters(s, YELLOW, "1,0")
    found = tile_on(seen(s), "0,0").figures
    assert found == {"pieces": 5, "needed": 3, "winner": YELLOW, "beside": 1, "second": RED}


def test_gog_and_magog_wins_a_tie_without_neighbours() -> None:
    s = table(4)
    lay(s, "3,2", "gog")
    masters(s, YELLOW, "3,2")
    lay(s, "0,0", "14")
    stand(s, "0,0", 2, 2)
    found = tile_on(seen(s), "0,0").figures
    assert found == {"pieces": 4, "needed": 3, "winner": YELLOW, "second": RED}


def test_a_seeded_neutral_raises_what_is_needed_and_is_no_piece() -> None:
    s = table(1)
    cell = next(c for c in s.open if s.seeded >> c & 1 and c != s.beadle)
    place = spot(seen(s), CELL.ref(cell))
    assert place.items[0].figures == {"pieces": 0, "needed": s.box.majority[s.tiles[cell]] + 1}
    assert [item.face for item in place.items if item.sort == "neutral"] == ["seeded"]


def test_a_resolved_tile_shows_its_master_and_the_suits_of_its_shield() -> None:
    s = table(4)
    lay(s, "0,0", "14")
    lay(s, "1,0", "university")
    masters(s, GREEN, "0,0", "1,0")
    scene = seen(s)
    assert tile_on(scene, "0,0").figures == {"resolved": 1, "Y": 1, "P": 1}
    assert tile_on(scene, "1,0").figures == {"resolved": 1}
    master = spot(scene, "place:0,0").items[1]
    assert (master.ref, master.seat, master.face) == ("man:green", GREEN, "master")


def test_the_parade_shows_the_suit_that_was_named() -> None:
    s = table(4)
    lay(s, "0,0", "parade")
    stand(s, "0,0", 4)
    scan(s)
    assert "resolving" in tile_on(seen(s), "0,0").figures
    do(s, "name green")
    assert tile_on(seen(s), "0,0").figures == {"resolved": 1, "G": 1}


def test_the_guildhall_and_the_next_tiles_have_their_places() -> None:
    scene = seen(table(4))
    halls = [found for found in zone(scene, "board:city").spots if found.ground]
    assert [(found.ref, found.at) for found in halls] == [
        ("place:hall", (1, 1)),
        ("place:2,1", (2, 1)),
    ]
    assert items(scene, "place:hall") == {f"man:{c}": 4 for c in ("red", "yellow", "green", "blue")}
    free = [found.at for found in zone(scene, "board:city").spots if not found.items]
    assert free == [(2, 1), (0, -1), (1, -1), (2, -1), (3, -1), (4, -1), (4, 0)]
    assert scene.figures["growth"] == 0


def test_a_promo_guild_holds_three_tokens_and_missing_ones_are_marks() -> None:
    s = table(4, promo_tiles="on")
    lay(s, "0,0", "41")
    lay_token(s, "0,0", 5)
    s.prizes = (3, MISSING, *s.prizes[2:])
    tokens = [item for item in spot(seen(s), "place:0,0").items if item.sort == "token"]
    assert [(item.ref, item.n, item.figures) for item in tokens] == [
        ("token:3", 1, {"first": 1}),
        ("token:missing", 0, {"first": 1}),
        ("token:6", 1, {}),
    ]


def test_the_plantation_says_who_would_be_rewarded() -> None:
    s = table(4)
    put_men(s, RED, ship=2)
    put_men(s, YELLOW, ship=1)
    place = spot(seen(s), "place:plantation")
    assert (place.items[0].ref, place.items[0].figures) == (
        "plantation:ulster",
        {"winner": RED, "second": YELLOW},
    )
    put_men(s, YELLOW, ship=1)
    assert spot(seen(s), "place:plantation").items[0].figures == {"tied": 2}
    assert items(seen(s), "place:plantation")["man:yellow"] == 2


# Tracks and players.


def test_the_round_track_shows_where_it_is_and_what_comes() -> None:
    s = table(4)
    s.round = 5
    track = zone(seen(s), "track:rounds").spots
    assert len(track) == 12
    assert [item.ref for item in track[4].items] == ["marker:round"]
    grey = {item.ref: item.face for found in track for item in found.items if item.sort == "grey"}
    assert grey == {"grey:3": "north", "grey:6": "east", "grey:9": "south", "grey:12": "end"}
    two = zone(seen(table(2)), "track:rounds").spots
    faces = [item.face for found in two for item in found.items if item.sort == "grey"]
    assert faces == ["plantation", "plantation", "end"]


def test_markers_lie_at_their_points_the_one_on_top_first() -> None:
    s = table(4)
    points(s, 3, 7, 3, 0)
    track = zone(seen(s), "track:points").spots
    assert [(found.ref, [item.ref for item in found.items]) for found in track] == [
        ("points:0", ["marker:blue"]),
        ("points:3", ["marker:green", "marker:red"]),
        ("points:7", ["marker:yellow"]),
    ]


def test_players_stand_in_turn_order_with_what_they_have() -> None:
    s = table(3)
    s.order = (2, 0, 1)
    lay(s, "0,0", "university")
    masters(s, GREEN, "0,0", "1,0", "0,1")
    points(s, 1, 2, 3)
    seats = zone(seen(s), "table:seats").spots
    assert [found.ref for found in seats] == ["seat:green", "seat:red", "seat:yellow"]
    assert seats[0].items[0].figures == {"points": 3, "pairs": 2, "limit": 8}
    assert seats[1].items[0].figures == {"points": 1, "pairs": 0, "limit": 7}


def test_boris_has_men_and_a_marker_and_sits_nowhere() -> None:
    s = table(1)
    scene = seen(s)
    men = [item for item in spot(scene, "place:supply").items if item.ref == "man:boris"]
    assert [(item.seat, item.n) for item in men] == [(-1, s.at(BORIS, SUPPLY))]
    assert "seat:boris" in scene.refs()
    assert "hand:boris" not in scene.refs()


def test_hands_and_mayoral_cards_are_their_owners_secret() -> None:
    s = table(3)
    give(s, RED, "Y1", "Y1", "B2", "G4")
    pile(s, "R1", "P3", "Y2")
    keep(s, RED, 4, 16)
    masters(s, RED, "0,1")
    do(s, "use G4", "dig P3", "dig R1")
    own, other = seen(s, RED), seen(s, YELLOW)
    assert items(own, "hand:red") == {"card:Y1": 2, "card:B2": 1, "card:R1": 1, "card:P3": 1}
    assert items(other, "hand:red") == {"card:R1": 1, "card:P3": 1}
    assert (zone(own, "hand:red").hidden, zone(other, "hand:red").hidden) == (0, 3)
    scored = {item.ref: item.figures["points"] for item in zone(own, "aims:red").spots[0].items}
    assert scored["mayoral:16"] == 2
    assert (zone(other, "aims:red").spots, zone(other, "aims:red").hidden) == ([], 2)


def test_at_the_end_hands_and_mayoral_cards_lie_open() -> None:
    s = table(2)
    give(s, RED, "Y1", "B2")
    keep(s, RED, 19)
    stand(s, "0,0", 1, 1)
    finish(s)
    scene = seen(s)
    assert items(scene, "hand:red") == {"card:Y1": 1, "card:B2": 1}
    assert items(scene, "aims:red") == {"mayoral:19": 1}
    assert items(scene, "place:box") == {"man:red": 1, "man:yellow": 1}
    assert scene.figures["progress"] == 100


def test_neutrals_and_tokens_lie_with_whoever_holds_them() -> None:
    s = table(3)
    neutrals(s, YELLOW, 2)
    hold_tokens(s, YELLOW, 1)
    store = spot(seen(s), "store:yellow").items
    assert [(item.sort, item.n) for item in store] == [("neutral", 2), ("token", 1)]
    assert items(seen(s), "pool:neutrals") == {"piece:neutral": 4}
    assert "store:red" not in seen(s).refs()


# Piles.


def test_the_top_of_the_discard_pile_lies_in_order_and_the_rest_by_colour() -> None:
    s = table(3)
    pile(s, "Y1", "Y1", "Y1+B", "B2", "G1", "G2", "P1", "P2", "R1", "R2")
    scene = seen(s)
    top = [item.face for item in spot(scene, "discard:top").items]
    assert top == ["R2", "R1", "P2", "P1", "G2", "G1"]
    rest = {item.face: item.figures for item in spot(scene, "discard:below").items}
    assert rest == {"Y": {"Y1": 2, "Y1+B": 1}, "B": {"B2": 1}}
    assert zone(scene, "deck:cards").hidden == len(s.deck)
    deck_into_box(s, RED)
    assert "deck:cards" not in seen(s).refs()


def test_the_top_of_the_stack_is_open_and_the_rest_counted() -> None:
    s = table(4)
    stack = zone(seen(s), "stack:tiles")
    assert [item.ref for item in stack.spots[0].items] == [TILE.ref(s.top)]
    assert stack.hidden == s.bag.bit_count()
    assert seen(table(2)).components()["tile"] == TILES - 3


def test_what_left_the_game_lies_in_the_box() -> None:
    s = table(1)
    resolve_all_but(s)
    s.lost_tokens, s.pool = 1, put(s.pool, 0, s.pool[0] - 1)
    box = zone(seen(s), "box:out")
    assert ([item.ref for item in box.spots[0].items], box.hidden) == (["piece:beadle"], 1)


def test_what_the_turn_holds_is_a_mark() -> None:
    s = table(3)
    give(s, RED, "P5", "G1", "Y1")
    assert "mark:tongue" not in seen(s).refs()
    do(s, "use P5", "pay Y1")
    assert zone(seen(s), "force:turn").spots[0].items[0].figures == {"men": 2}
    assert {item.face for item in spot(seen(s), "aside:cards").items} == {"P5", "Y1"}
    assert (seen(s).figures["active"], seen(s).figures["draws"]) == (RED, 2)


# What options and lines mean.


def test_options_mean_cards_and_places_in_the_scene() -> None:
    s = table(4)
    stand(s, "0,0", 1, 1)
    give(s, RED, "Y1+B", "R4", "G1")
    assert targets(s, "hire Y1+B") == ["card:Y1+B"]
    assert targets(s, "end") == []
    do(s, "use R4", "pay G1")
    assert targets(s, "evict 0,0 yellow") == ["place:0,0", "seat:yellow"]
    assert targets(s, "from hall") == ["place:hall"]
    assert targets(s, "keep 7") == ["mayoral:7"]
    assert targets(s, "men 3") == targets(s, "name green") == []


def test_a_line_of_the_log_points_at_the_places_it_names() -> None:
    s = table(4)
    lay(s, "0,0", "14")
    lay(s, "3,0", "26")
    give(s, RED, "Y1")
    do(s, "move Y1", "to 0,0")
    note = next(note for note in all_notes(s) if note.key == "moved")
    speaker = Speaker(GAME, s.box)
    with speaking(Tongue(marking=True)):
        parts = parts_of(GAME.words.say(s.box, f"note.{note.key}", *note.args))
    assert "".join([text for text, _ in parts]) == speaker.line(note)
    assert [ref for _, ref in parts if ref] == ["seat:red", "place:hall", "place:0,0"]
    assert {ref for _, ref in parts if ref} <= seen(s).refs()


def test_a_preview_shows_where_a_man_goes() -> None:
    s = table(4)
    give(s, RED, "Y1", "B1")
    before = seen(s, RED)
    foreseen = preview(GAME, SCENERY, s.box, s, RED, [CATALOGUE.parse("hire Y1")])
    assert foreseen is not None
    assert not foreseen.draws
    after = foreseen.scene
    moved = [change for change in changes(before, after) if change.ref == "man:red"]
    assert moved == [
        Change("man:red", "place:hall", "place:hall", 1),
        Change("man:red", "place:supply", "place:supply", -1),
    ]
    ended = preview(GAME, SCENERY, s.box, s, RED, [CATALOGUE.parse("end")])
    assert ended is not None
    assert ended.draws


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_progress_grows_with_the_turns_of_a_round(seats: int) -> None:
    s = table(seats)
    found = []
    for s.round in (1, 2):
        for seat in s.order:
            turn(s, seat)
            found.append(seen(s).figures["progress"])
        s.turn = NO_TURN
        found.append(seen(s).figures["progress"])
    assert found[0] == 0
    assert found == sorted(set(found))


def test_the_phase_follows_the_round() -> None:
    begun, s = fresh(4, Sealed("phase")), table(4)
    found = [seen(begun).figures["phase"], seen(s).figures["phase"]]
    lay(s, "0,0", "14")
    stand(s, "0,0", 3)
    neutrals(s, RED, 1)
    scan(s)
    found.append(seen(s).figures["phase"])
    t = table(4)
    put_men(t, RED, ship=1)
    neutrals(t, RED, 1)
    plantation(t)
    found.append(seen(t).figures["phase"])
    finish(t)
    known = lexicon(the_box())
    assert [known[f"phase.{n}"].name for n in found] == ["Set-up", "Turns", "Resolution", "Growth"]
    assert [*found, seen(t).figures["phase"]] == [SETTING_UP, TURNS, RESOLVING, GROWTH, OVER]


# The lexicon.


def test_every_component_of_the_edition_is_in_the_lexicon() -> None:
    """With a name, a text, rules of the manual, and where its facts come from."""
    box = the_box()
    known, manual = lexicon(box), read_manual(GAME.name)
    refs = [TILE.ref(tile) for tile in range(TILES)]
    refs += [CARD.ref(card) for card in range(CARD_KINDS) if box.copies[card]]
    refs += [LETTER.ref(card) for card in range(MAYORALS)]
    refs += [TOKEN.ref(kind) for kind in range(TOKEN_KINDS)]
    refs += ["plantation:ulster", "plantation:virginia"]
    for ref in refs:
        entry = known[ref]
        assert entry.name, ref
        assert len(entry.text) > 8, ref
        assert entry.source, ref
        assert not re.search(r"[{}\[\]]", entry.text), entry.text
    for ref, entry in known.items():
        assert entry.rules, ref
        assert [rule for rule in entry.rules if rule not in manual.rules] == [], ref


def test_a_long_name_has_a_short_one() -> None:
    known = lexicon(the_box())
    assert known["tile:church"].name == "Church of St Lawrence Jewry"
    assert known["short:church"].name == "Church"
    assert "short:company" not in known


@pytest.mark.parametrize(
    ("ref", "text"),
    [
        ("tile:9", "Suits: yellow, green. Resolved with 3 pieces. First prize: 2 VP, hire up to 2"),
        ("tile:gog", "its Master wins every tie they are part of."),
        ("tile:42", "two cards with banners of the same suit"),
        ("card:Y1+B", "hire up to 2 men"),
        ("mayoral:16", "2 VP for each of your Masters around the Guildhall, at most 8"),
        ("plantation:virginia", "First reward: 6 VP, draw up to 2 cards; 2 men to return."),
    ],
)
def test_the_lexicon_says_what_a_thing_does(ref: str, text: str) -> None:
    assert text in lexicon(the_box())[ref].text


@pytest.mark.parametrize(
    ("ref", "figures"),
    [
        ("tile:9", {"majority": 3, "Y": 1, "G": 1, "V": 2, "H": 2, "number": 9}),
        ("tile:gog", {"majority": 5, "Y": 1, "B": 1, "G": 1, "P": 1, "V": 4, "tie": 1}),
        ("card:Y1+B", {"copies": 1, "Y": 1, "B": 1}),
        ("mayoral:7", {"points": 3, "most": 9, "Y": 1, "R": 1}),
        ("token:8", {"count": 2, "X": 1, "V": 1}),
    ],
)
def test_the_lexicon_tells_suits_and_icons_from_left_to_right(
    ref: str, figures: dict[str, int]
) -> None:
    found = lexicon(the_box())[ref].figures
    assert found == figures
    assert [key for key in found if key in "VDHNSXM"] == [
        key for key in figures if key in "VDHNSXM"
    ]


def test_a_master_a_neutral_and_a_missing_token_have_entries_of_their_own() -> None:
    known = lexicon(the_box())
    named = [
        look_up(known, Item("man:red", "man", 0, "master")),
        look_up(known, Item("man:red", "man", 0)),
        look_up(known, Item("piece:neutral", "neutral", -1, "seeded")),
        look_up(known, Item("token:missing", "token", -1, "missing", 0)),
        look_up(known, Item("cards:Y", "card", -1, "Y", 3)),
        look_up(known, "place:supply"),
    ]
    assert [entry.name for entry in named if entry is not None] == [
        "Master",
        "Man",
        "Seeded neutral",
        "Missing token",
        "Discarded cards: yellow",
        "The supply",
    ]


# The laws, over whole games.


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (2, {"negotiation_target": "any"}),
        (3, {"promo_tiles": "on", "beadle_end": "strict"}),
        (4, {"growth_tokens": "off"}),
    ],
)
def test_scenes_keep_their_laws_through_a_whole_game(seats: int, options: dict[str, str]) -> None:
    match = fuzz_game(GAME, seats, options, the_box(), f"scene {seats}", SCENERY, 15)
    assert match.state.asked is None
    assert match.game.audit(match.state) == []


def test_a_scene_stays_small() -> None:
    """Below 12 kB with four players, all tiles laid and open, everybody's men on half of them, most
    cards discarded."""
    s = table(4)
    for _ in range(3):
        grow(s)
    assert len(s.open) == 28
    for seat in range(4):
        empty_hall(s, seat)
        for cell in s.open[seat % 2 :: 2]:
            s.shift(seat, SUPPLY, cell)
    s.discard, s.deck = s.discard + s.deck[5:], s.deck[:5]
    keep(s, RED, 4, 7, 16)
    again(s)
    for viewer in (RED, SPECTATOR):
        data = json.dumps(as_data(seen(s, viewer)), separators=(",", ":"))
        assert 10_000 < len(data) < 12_000


def test_the_picture_is_drawn_from_the_scene_alone() -> None:
    """Men that the scene does not hold are not drawn."""
    s = table(3)
    view = GAME.visibility.view(s, RED)
    look = look_at(SCENERY, view, s.box)
    assert draw(look, s.box) == picture_of(GAME.name, view, s.box)
    board, *others = look.scene.zones
    empty = [spot._replace(items=[]) if spot.ground else spot for spot in board.spots]
    bare = look.scene._replace(zones=[board._replace(spots=empty), *others])
    with_men, without = [
        ["".join([text for text, _ in line]) for line in draw(seen_so, s.box)]
        for seen_so in (look, look._replace(scene=bare))
    ]
    assert any("R4 Y4" in line for line in with_men)
    assert not any("R4 Y4" in line for line in without)
    assert any("Guildhall 0" in line for line in without)
