"""What stands behind an id does not change unseen: trained policies and data rest on it."""

from __future__ import annotations

import hashlib
import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from boardwright.games import REGISTRY, find
from boardwright.kernel.game import BadInput
from boardwright.research import id_of, make
from boardwright.research.env import Spec, shared_out, version_of

KNOWN = Path(__file__).with_name("versions.json")


def specs(name: str) -> Iterator[Spec]:
    """At every number of seats with the default options, and with each other choice of one."""
    game = find(name)
    for seats in game.seats:
        yield Spec(game, seats, {}, None)
        for option in game.options:
            for choice in option.choices[1:]:
                try:
                    yield Spec(game, seats, {option.name: choice}, None)
                except BadInput:
                    continue  # means nothing at so many seats


def meaning(spec: Spec) -> list[Any]:
    """What observations and returns are."""
    seats = range(spec.seats)
    sizes = range(spec.seats + 1)
    all_winners = [list(w) for n in sizes for w in itertools.combinations(seats, n)]
    worth = [shared_out(spec.sides, spec.seats, winners) for winners in all_winners]
    return [spec.seats, spec.options, spec.schema, spec.sides, worth]


def digest(name: str) -> str:
    verbs = [
        [verb.name, verb.base, [[space.name, *space.words] for space in verb.spaces]]
        for verb in find(name).catalogue.verbs
    ]
    made = hashlib.sha256(json.dumps(verbs).encode())
    for spec in specs(name):
        made.update(json.dumps(meaning(spec)).encode())
    return made.hexdigest()


@pytest.mark.parametrize("name", REGISTRY)
def test_a_change_of_observations_actions_or_returns_is_a_new_version(name: str) -> None:
    """Raise the version in research/env.py, and then set its digest in versions.json."""
    known = json.loads(KNOWN.read_text("utf-8"))
    here, version = digest(name), str(version_of(name))
    assert version == list(known[name])[-1], f"{id_of(name)} wants its digest: {here}"
    assert known[name][version] == here, f"{id_of(name)} means something else now"


@pytest.mark.parametrize("text", ["keythedral-v2", "boardwright/keythedral-v2", "keythedral-v0"])
def test_another_version_is_refused_by_the_one_that_is_here(text: str) -> None:
    with pytest.raises(BadInput, match="keythedral is here in version 1"):
        make(text)


@pytest.mark.parametrize("text", ["keythedral", "keythedral-v1", "boardwright/keythedral-v1"])
def test_a_name_and_an_id_are_the_same_game(text: str) -> None:
    assert make(text, 2, "s").spec is make("keythedral", 2, "s").spec


def test_what_is_no_game_is_named_with_or_without_a_version() -> None:
    for text in ("chess", "chess-v1", ""):
        with pytest.raises(BadInput, match="no game"):
            make(text)


def test_versions_are_those_of_their_games(monkeypatch: pytest.MonkeyPatch) -> None:
    from boardwright.research import env

    monkeypatch.setitem(env.VERSIONS, "keythedral", 2)
    assert id_of("keythedral") == "boardwright/keythedral-v2"
    assert id_of("rune-age") == "boardwright/rune-age-v1"
    assert make("keythedral-v2", 2).dump()["version"] == 2
