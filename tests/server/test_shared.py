"""What the viewers of a table have in common is made once, and looks as if it were not."""

from __future__ import annotations

import random

import msgspec
import pytest

from boardwright.kernel.state import State
from boardwright.scene import Scene, changes, whereabouts
from boardwright.server import frames
from boardwright.server.hall import BEHIND, Live, summary_of
from boardwright.table import Command
from tests.helpers.leaks import NOW, sit_down
from tests.helpers.players import GAMES

encode = msgspec.json.Encoder().encode


def choose(live: Live, luck: random.Random) -> None:
    asked = live.match.state.asked
    assert asked is not None
    version, action = live.table.version, luck.choice(asked.options)
    order = Command(f"{version}", asked.seat, version, "choose", {"actions": [action]})
    assert live.table.do(order, NOW).done


@pytest.mark.parametrize("name", GAMES)
def test_what_several_see_alike_is_one_thing_and_nothing_else_is(name: str) -> None:
    live, luck = sit_down(name, 3, {}, "shared"), random.Random("shared")
    once = alike = 0
    for _ in range(40):
        choose(live, luck)
        shown = [frames.state(live, viewer, "", NOW).scene for viewer in range(-1, 3)]
        for viewer, scene in enumerate(shown, -1):
            plain = live.scenery.scene(live.match.view(viewer), live.match.box)
            assert encode(scene) == encode(frames.scene_message(plain))
        zones = [{zone.ref: zone for zone in scene.zones} for scene in shown]
        for ref in zones[0]:
            found = [each[ref] for each in zones[1:] if each.get(ref) == zones[0][ref]]
            alike += len(found)
            once += sum([zone is zones[0][ref] for zone in found])
    assert once > 0.9 * alike > 0


@pytest.mark.parametrize("name", GAMES)
def test_what_has_changed_is_found_where_something_has_changed(name: str) -> None:
    """Zones that stayed as they were are not searched, and nothing is missed for that."""
    live, luck = sit_down(name, 3, {}, "changes"), random.Random("changes")
    before: Scene | None = None
    moved = 0
    for _ in range(40):
        choose(live, luck)
        scene = live.scenery.scene(live.match.view(0), live.match.box)
        if before is not None:
            was, now = whereabouts(before), whereabouts(scene)
            other = {ref for ref in was.keys() | now.keys() if was.get(ref) != now.get(ref)}
            assert {change.ref for change in changes(before, scene)} == other
            moved += len(other)
        before = scene
    assert moved


def test_words_are_found_once_for_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    live, luck = sit_down("keythedral", 3, {}, "words"), random.Random("words")
    asked: list[int] = []
    say = live.speaker.question

    def question(s: State) -> str:
        asked.append(1)
        return say(s)

    monkeypatch.setattr(live.speaker, "question", question)
    for n in range(1, 10):
        choose(live, luck)
        texts = [frames.state(live, viewer, "", NOW).question for viewer in range(-1, 3)]
        assert texts[0] is not None
        assert texts.count(texts[0]) == 4
        assert len(asked) == n


def test_lists_are_a_few_choices_behind_at_most() -> None:
    live, luck = sit_down("keythedral", 2, {}, "lists"), random.Random("lists")
    behind = 0
    while live.match.state.asked is not None:
        choose(live, luck)
        live.row = live.row._replace(summary=summary_of(live))
        true = live.scenery.scene(live.match.view(-1), live.match.box).figures
        right = all(true[name] == n for name, n in live.row.summary["figures"].items())
        behind = 0 if right else behind + 1
        assert behind < BEHIND
    assert live.row.summary["figures"]["progress"] == 100
