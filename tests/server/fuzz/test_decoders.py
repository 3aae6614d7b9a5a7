"""Whatever is sent to the decoders of orders, records and editions: a clear refusal, never a crash,
and the table is as it was."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from boardwright.games import REGISTRY, file_text, find
from boardwright.kernel.game import BadInput
from boardwright.match import Match
from boardwright.server.founding import LARGEST_EDITION, edition_of, read_match
from boardwright.server.guard import Refusal
from boardwright.server.sockets import LARGEST
from boardwright.table.table import DOINGS
from tests.helpers.fuzzing import Room, lines_of, sealed, whole_game

FEW = settings(
    max_examples=120, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
QUERIES = ("look", "why", "hint", "plan", "say", "hello", "ping")
TITLES = [*REGISTRY, "liars-dice"]

# Anything that JSON can say, with numbers beyond what machines count with.
huge = st.integers(min_value=-(10**400), max_value=10**400)
scalars = st.none() | st.booleans() | huge | st.floats(allow_nan=False) | st.text(max_size=20)
anything = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)
keys = st.sampled_from(
    ["actions", "to", "kind", "about", "yes", "how", "do", "say", "steps", "text", "room", "log"]
)
known = st.sampled_from(["back", "stop", "replace", "answer", "ask", "table", "watchers", -1, 0, 1])
data = st.dictionaries(
    keys, anything | known | st.lists(st.integers(-5, 3000), max_size=5), max_size=5
)
orders = st.fixed_dictionaries(
    {"id": st.text(max_size=70), "do": st.sampled_from([*sorted(DOINGS), *QUERIES]) | st.text()},
    optional={"seen": st.sampled_from([0, 0, 0, -1]) | huge, "data": data | data | anything},
)


@pytest.fixture(scope="module")
def room() -> Room:
    return Room("keythedral")


def sent(room: Room, raw: bytes, caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    """Whatever is sent, the line stays open, nothing fails inside, and the table can be read."""
    caplog.clear()
    found = asyncio.run(room.take(raw))
    assert [record for record in caplog.records if "failed" in record.message] == []
    assert room.line.ended is None
    faults = [frame["fault"] for frame in found if frame["type"] == "reply" and "fault" in frame]
    assert all(fault["text"] for fault in faults)
    assert all(fault["why"] != "defect" for fault in faults), faults
    return found


@FEW
@given(raw=st.binary(max_size=300))
def test_any_bytes(room: Room, caplog: pytest.LogCaptureFixture, raw: bytes) -> None:
    [reply] = sent(room, raw, caplog)
    assert reply["fault"]["why"] == "malformed"


@FEW
@given(value=anything)
def test_any_json(room: Room, caplog: pytest.LogCaptureFixture, value: Any) -> None:
    found = sent(room, json.dumps(value).encode("utf-8", "replace"), caplog)
    assert found[0]["fault"]["why"] == "malformed"


@settings(FEW, max_examples=400)
@given(order=orders)
def test_any_order(room: Room, caplog: pytest.LogCaptureFixture, order: dict[str, Any]) -> None:
    before = room.live.table.version
    found = sent(room, json.dumps(order).encode("utf-8", "replace"), caplog)
    done = [frame for frame in found if frame["type"] == "reply" and frame["done"]]
    assert room.live.table.version in (before, before + 1)
    if room.live.table.version > before:
        assert done or order["do"] in DOINGS


@pytest.mark.parametrize("name", TITLES)
@settings(FEW, max_examples=40)
@given(action=st.integers(-10, 4000) | huge, do=st.sampled_from(["choose", "look", "why", "plan"]))
def test_any_number_for_an_action(
    name: str, caplog: pytest.LogCaptureFixture, action: int, do: str
) -> None:
    found = ROOMS.get(name) or ROOMS.setdefault(name, Room(name))
    asked = found.live.match.state.asked
    assert asked is not None
    if asked.seat != found.line.seat:
        found.line.seat, found.line.person = asked.seat, f"p{asked.seat}"
    data = {"do": action, "actions": [action], "steps": [action]}
    order = {"id": str(random.random()), "do": do, "seen": found.live.table.version, "data": data}
    sent(found, json.dumps(order).encode(), caplog)


ROOMS: dict[str, Room] = {}


def test_half_characters_in_an_order(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    for raw in (b'{"id":"\xff","do":"undo"}', b'{"id":"a","do":"say","data":{"text":"\xed\xa0"}}'):
        [reply] = sent(room, raw, caplog)
        assert reply["fault"]["why"] == "malformed"


def test_frames_nested_deeply(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    for depth in (100, 2_000, 8_000):
        inner = b"[" * depth + b"]" * depth
        for raw in (inner, b'{"id":"a","do":"choose","data":{"actions":' + inner + b"}}"):
            if len(raw) <= LARGEST:
                sent(room, raw, caplog)


def test_a_page_that_says_it_has_a_log_that_is_not_there(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    odd: list[Any] = [10**30, -1, "x", None, [], 5.5, True]
    for log in odd:
        order = {"id": "h", "do": "hello", "data": {"log": log}}
        [state] = sent(room, json.dumps(order).encode(), caplog)
        assert state.get("since", 0) == 0
        assert state["log"]


def test_ids_that_cannot_be_kept(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    for id in ("\0", "a\nb", "x" * 65, "\u202e"):
        [reply] = sent(room, json.dumps({"id": id, "do": "undo"}).encode(), caplog)
        assert reply["fault"]["why"] == "malformed"


# Records.


RECORDS = {name: lines_of(whole_game(name, choices=60)) for name in TITLES}


def refused_or_read(text: str) -> Match | None:
    """A record is read, or refused in words; neither takes long."""
    begun, why, match = time.monotonic(), "", None
    try:
        match = read_match(text, "")
    except (BadInput, Refusal) as refusal:
        why = str(refusal)
    assert match or why
    assert time.monotonic() - begun < 10
    return match


@pytest.mark.parametrize("name", TITLES)
@settings(FEW, max_examples=60)
@given(luck=st.randoms(use_true_random=False), value=anything | known)
def test_records_with_a_value_changed(name: str, luck: random.Random, value: Any) -> None:
    lines = [{key: v for key, v in line.items() if key != "sum"} for line in RECORDS[name]]
    for _ in range(luck.choice((1, 1, 3))):
        line = luck.choice(lines)
        key = luck.choice([*line, "back", "sit", "player", "undo", "at", "commit", "players"])
        line[key] = value
    refused_or_read(sealed(lines))


@pytest.mark.parametrize("name", TITLES)
@settings(FEW, max_examples=40)
@given(luck=st.randoms(use_true_random=False))
def test_records_with_lines_moved(name: str, luck: random.Random) -> None:
    lines = [{key: v for key, v in line.items() if key != "sum"} for line in RECORDS[name]]
    for _ in range(3):
        at, to = luck.randrange(len(lines)), luck.randrange(len(lines))
        if luck.random() < 0.5:
            del lines[at]
        else:
            lines.insert(to, dict(lines[at]))
        if len(lines) < 3:
            break
    refused_or_read(sealed(lines))


@pytest.mark.parametrize("name", TITLES)
def test_records_with_options_that_are_not_there(name: str) -> None:
    for option in find(name).options:
        lines = [{key: v for key, v in line.items() if key != "sum"} for line in RECORDS[name]]
        lines[0]["options"] = {**lines[0]["options"], option.name: "\ufffd no such value"}
        refused_or_read(sealed(lines))


@settings(FEW, max_examples=100)
@given(luck=st.randoms(use_true_random=False), junk=st.text(max_size=5))
def test_records_with_text_changed(luck: random.Random, junk: str) -> None:
    text = sealed(RECORDS["liars-dice"])
    at = luck.randrange(len(text))
    assert refused_or_read(text[:at] + junk + "#" + text[at + 2 :]) is None


@FEW
@given(text=st.text(max_size=400))
def test_text_that_is_no_record(text: str) -> None:
    assert refused_or_read(text) is None


def entry(lines: list[dict[str, Any]], **more: Any) -> None:
    last = max([line.get("n", -1) for line in lines])
    lines.append({"n": last + 1, **more})


def test_a_record_that_goes_back_again_and_again() -> None:
    lines = [{k: v for k, v in line.items() if k != "sum"} for line in RECORDS["keythedral"]]
    for n in range(150):
        entry(lines, back=max(line.get("n", 0) for line in lines) - n % 7)
    begun = time.monotonic()
    match = refused_or_read(sealed(lines))
    assert match is not None
    assert match.alive() is not None
    assert time.monotonic() - begun < 5


def test_a_game_that_goes_back_again_and_again() -> None:
    """By motions, which somebody alone with bots carries at once."""
    match = whole_game("liars-dice", choices=4)
    begun = time.monotonic()
    for _ in range(60):
        match.back(len(match.record.entries) - 1, (0,))
    assert time.monotonic() - begun < 10
    assert match.alive() == [1, 2, 3, 4]


def test_records_that_are_too_much() -> None:
    lines = [{k: v for k, v in line.items() if k != "sum"} for line in RECORDS["liars-dice"]]
    lines = [line for line in lines if "end" not in line]
    first = lines[-1]["n"] + 1
    many = [*lines, *[{"n": first + n, "remark": "x"} for n in range(25_000)]]
    for text in (sealed(many), sealed(lines) + "x" * (2 << 20), "{" * (2 << 20), "[" * 900_000):
        begun = time.monotonic()
        assert refused_or_read(text) is None
        assert time.monotonic() - begun < 5


def test_numbers_in_a_record_fit_into_frames() -> None:
    lines = [{k: v for k, v in line.items() if k != "sum"} for line in RECORDS["liars-dice"]]
    lines[1]["at"] = 10**30
    assert refused_or_read(sealed(lines)) is None


def test_half_characters_and_long_names_in_a_record() -> None:
    lines = [{k: v for k, v in line.items() if k != "sum"} for line in RECORDS["liars-dice"]]
    lines[0]["players"] = [{"person": "\u202e<b>" + "x" * 500}, {"person": "Bob\0"}]
    match = refused_or_read(sealed(lines))
    assert match is not None
    assert [player["person"] for player in match.players()] == ["<b>" + "x" * 37, "Bob"]
    entry(lines, remark="\ud800")
    text = "".join([json.dumps(line) for line in lines])
    assert refused_or_read(text) is None


# Editions.


def edition_text(name: str) -> str:
    return file_text(name, "edition.toml")


@pytest.mark.parametrize("name", list(REGISTRY))
@settings(FEW, max_examples=50)
@given(luck=st.randoms(use_true_random=False), junk=st.text(max_size=4))
def test_editions_with_something_changed(name: str, luck: random.Random, junk: str) -> None:
    lines = edition_text(name).split("\n")
    for _ in range(luck.choice((1, 2, 5))):
        at = luck.randrange(len(lines))
        words = lines[at].split(" ")
        words[luck.randrange(len(words))] = luck.choice(
            (
                junk,
                "-1",
                "0",
                "1" * 5000,
                "1e999",
                '""',
                "[]",
                "[[]]",
                "{}",
                "true",
                "nan",
                "9" * 30,
            )
        )
        lines[at] = luck.choice((" ".join(words), "", lines[luck.randrange(len(lines))]))
    why = "read"
    try:
        edition_of(find(name), "\n".join(lines))
    except BadInput as refusal:
        why = str(refusal)
    assert why


@pytest.mark.parametrize("name", list(REGISTRY))
def test_editions_that_are_too_much(name: str) -> None:
    game = find(name)
    keys = "a." * 50_000 + "a = 1"
    rows = "\n".join([f"{'b.' * 900}a{n} = 1" for n in range(140)])
    nested = ("a = [" + "[" * 100_000, "a = " + "[\n" * 100_000)
    for text in (*nested, "x" * (LARGEST_EDITION + 1), keys, rows, "\0", "a = 1\n" * 2):
        begun = time.monotonic()
        with pytest.raises(BadInput):
            edition_of(game, text)
        assert time.monotonic() - begun < 5


def test_messages_name_what_they_cannot_read() -> None:
    from boardwright.server import messages as m

    body = json.dumps({"game": "x", "seats": [], "pace": {"budget": 1 << 60}}).encode()
    with pytest.raises(msgspec.ValidationError, match=r"\$\.pace\.budget"):
        msgspec.json.decode(body, type=m.NewTable)
