"""Every law of scenes notices a scene that breaks it; and what scenes are good for."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from boardwright.conformance import Breach, fuzz_game
from boardwright.games import REGISTRY, find, find_scenery, has_file
from boardwright.kernel.catalogue import Space
from boardwright.kernel.game import Edition
from boardwright.match import Match
from boardwright.scene import (
    Change,
    Entry,
    Foreseen,
    Item,
    Scene,
    Scenery,
    Spot,
    View,
    Zone,
    as_data,
    changes,
    look_up,
    preview,
)
from boardwright.speech import Speaker
from boardwright.telling import Teller
from tests.example.cairn import GAME
from tests.example.scene import SCENERY, lexicon, scene, targets

DOCS = Path(__file__).parent.parent.parent / "docs"
SHOWN = [name for name in REGISTRY if has_file(name, "scene.py")]


def broken(faulty: Scenery) -> str:
    """The law that a faulty scene breaks, in one of some games."""
    for seed in range(10):
        try:
            fuzz_game(GAME, 3, {}, GAME.edition(), f"scene {seed}", faulty)
        except Breach as breach:
            return str(breach)
    return "no law"


def test_cairn_keeps_all_laws_of_scenes() -> None:
    for seats in GAME.seats:
        fuzz_game(GAME, seats, {}, GAME.edition(), "sound", SCENERY)


def test_an_option_that_means_nothing_on_the_table_is_noticed() -> None:
    def nowhere(view: View, box: Edition, action: int) -> list[str]:
        return ["stone:99"]

    assert broken(Scenery(scene, lexicon, nowhere)).startswith("options mean what lies there")


def test_a_component_that_is_not_shown_is_noticed() -> None:
    def without_aside(view: View, box: Edition) -> Scene:
        whole = scene(view, box)
        return Scene([z for z in whole.zones if z.ref != "aside:all"], whole.figures)

    faulty = Scenery(without_aside, lexicon, targets)
    assert broken(faulty).startswith("every component is in the scene")


def test_a_thing_without_an_entry_is_noticed() -> None:
    def short(box: Edition) -> dict[str, Entry]:
        return {key: entry for key, entry in lexicon(box).items() if key != "stone"}

    assert broken(Scenery(scene, short, targets)).startswith("everything is in the lexicon")


def test_an_option_that_names_what_nobody_knows_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME.words, "things", {"stone": Space("ghost", "12345", things="ghost")})
    monkeypatch.setattr(GAME.words, "_bundles", {})
    assert broken(SCENERY).startswith("options name what is known")


def test_a_secret_outside_a_covered_zone_is_noticed() -> None:
    def telltale(view: View, box: Edition) -> Scene:
        whole = scene(view, box)
        own = view["viewer"] >= 0 and view["hands"][view["viewer"]]
        mark = Item("mark:own", "mark", face=str(own), n=0)
        mine = Zone("mark:mine", "row", [Spot("mark:mine", [mark] if own else [])])
        return Scene([*whole.zones, mine], whole.figures)

    assert broken(Scenery(telltale, lexicon, targets)).startswith("only what is hidden differs")


def test_something_open_that_a_seat_does_not_see_is_noticed() -> None:
    def blind(view: View, box: Edition) -> Scene:
        whole = scene(view, box)
        public = Zone("mark:all", "row", [Spot("mark:all", [])])
        return Scene([*whole.zones, *([public] if view["viewer"] < 0 else [])], whole.figures)

    assert broken(Scenery(blind, lexicon, targets)).startswith("a seat sees what all see")


def test_progress_that_falls_is_noticed() -> None:
    def backwards(view: View, box: Edition) -> Scene:
        whole = scene(view, box)
        return Scene(whole.zones, {"progress": 100 - whole.figures["progress"]})

    assert broken(Scenery(backwards, lexicon, targets)).startswith("progress goes from 0 to 100")


def test_a_scene_that_differs_over_re_deals_is_noticed() -> None:
    count = [0]

    def restless(view: View, box: Edition) -> Scene:
        count[0] += 1
        whole = scene(view, box)
        return Scene(whole.zones, {**whole.figures, "looks": count[0]})

    assert broken(Scenery(restless, lexicon, targets)).startswith("a re-deal gives a seat the same")


def test_a_preview_that_peeks_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeking(
        game: Any, scenery: Scenery, box: Edition, s: Any, seat: int, actions: list[int]
    ) -> Foreseen:
        return Foreseen(scenery.scene(game.visibility.view(s, (seat + 1) % s.seats), box), False)

    monkeypatch.setattr("boardwright.scene_laws.preview", peeking)
    assert broken(SCENERY).startswith("previews tell nothing hidden")


# Previews and changes.


def test_a_preview_shows_what_is_certain_and_nothing_drawn() -> None:
    match = Match.new(GAME, 2, {}, seed="preview")
    s = match.state
    assert s.asked is not None
    first = s.asked.options[0]
    seen = preview(GAME, SCENERY, match.box, s, s.asked.seat, [first])
    assert seen is not None
    assert not seen.draws  # the other has not chosen yet
    match.choose(s.asked.seat, first)
    s = match.state
    assert s.asked is not None
    # What the others have chosen is shown with it.
    assert preview(GAME, SCENERY, match.box, s, s.asked.seat, s.asked.options[:1]) is None


def scene_of(*spots: Spot) -> Scene:
    return Scene([Zone("board:all", "row", list(spots))], {})


def test_changes_tell_what_moved_came_went_and_grew() -> None:
    man, cube = Item("man:1", "man"), Item("cube:T", "cube")
    old = scene_of(Spot("a", [man, cube._replace(n=2)]), Spot("b", [Item("man:2", "man")]))
    new = scene_of(Spot("a", [cube]), Spot("b", [man]), Spot("c", [Item("man:3", "man")]))
    assert changes(old, new) == [
        Change("man:1", "a", "b"),
        Change("cube:T", "a", "a", -1),
        Change("man:2", "b", "", -1),
        Change("man:3", "", "c", 1),
    ]
    assert changes(old, old) == []


def test_things_are_looked_up_from_the_exact_to_the_general() -> None:
    book = {name: Entry(name, "") for name in ("law:7", "tile.house", "tile", "field.T", "plot")}
    assert look_up(book, Item("law:7", "law")) == book["law:7"]
    assert look_up(book, Item("tile:1", "tile", face="house")) == book["tile.house"]
    assert look_up(book, Item("tile:1", "tile", face="cottage")) == book["tile"]
    assert look_up(book, Spot("field:1,1", [], (1, 1), "T")) == book["field.T"]
    assert look_up(book, "plot:2,2") == book["plot"]
    assert look_up(book, "nothing:1") is None


# Text and JSON.


@pytest.mark.parametrize("name", SHOWN)
def test_the_table_in_sentences_has_words_for_everything(name: str) -> None:
    game = find(name)
    match = Match.new(game, max(game.seats), {}, seed="told")
    scenery, speaker = find_scenery(name), Speaker(game, match.box)
    seen = scenery.scene(match.view(0), match.box)
    lines = Teller(speaker, scenery.lexicon(match.box)).scene(seen)
    assert len(lines) >= len(seen.zones)
    assert not [line for line in lines if "[" in line]


def flaws(data: Any, schema: dict[str, Any], root: dict[str, Any], where: str) -> list[str]:
    """What of some data does not follow a schema; of JSON Schema only what ours uses."""
    if "$ref" in schema:
        return flaws(data, root["$defs"][schema["$ref"].split("/")[-1]], root, where)
    kinds: dict[str, Any] = {"object": dict, "array": list, "string": str, "integer": int}
    if not isinstance(data, kinds[schema["type"]]):
        return [f"{where} is no {schema['type']}"]
    found: list[str] = []
    if "enum" in schema and data not in schema["enum"]:
        found.append(f"{where} is {data!r}")
    for at, value in enumerate(data) if isinstance(data, list) else ():
        found += flaws(value, schema["items"], root, f"{where}[{at}]")
    if isinstance(data, dict):
        known, others = schema.get("properties", {}), schema.get("additionalProperties", False)
        found += [f"{where} has no {key}" for key in schema.get("required", []) if key not in data]
        for key, value in data.items():
            if key in known:
                found += flaws(value, known[key], root, f"{where}.{key}")
            elif others:
                found += flaws(value, others, root, f"{where}.{key}")
            else:
                found.append(f"{where} has an unknown {key}")
    return found


@pytest.mark.parametrize("name", SHOWN)
def test_a_scene_as_json_follows_its_schema(name: str) -> None:
    schema = json.loads((DOCS / "scene.schema.json").read_text("utf-8"))
    game = find(name)
    match = Match.new(game, max(game.seats), {}, seed="json")
    for viewer in (-1, 0):
        data = as_data(find_scenery(name).scene(match.view(viewer), match.box))
        assert flaws(json.loads(json.dumps(data)), schema, schema, "scene") == []
    assert flaws({"zones": []}, schema, schema, "scene") == ["scene has no figures"]
