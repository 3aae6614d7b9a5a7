"""Coverage-guided fuzzing of what strangers send: orders on a socket, records, editions.

    python benchmarks/fuzz.py [--target socket|record|edition] [--seconds 120] [--corpus FOLDER]

Run from the checkout, with atheris installed beside Boardwright (`pip install atheris`; Linux).
Each target runs in a process of its own. It ends with 1 if something failed inside; the input that
did it is kept in the corpus, and running the target again begins with it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

LONGEST = {"socket": 4096, "record": 20_000, "edition": 60_000}  # bytes of an input
SLOWEST = 20  # seconds that an input may take
FRESH = 2000  # orders before the socket gets another table
WORDS = (
    *("choose", "undo", "redo", "propose", "vote", "leave", "return", "forced", "look", "why"),
    *("plan", "say", "hello", "actions", "seen", "data", "kind", "about", "back", "stop", "steps"),
    *("replace", "pace", "text", "room", "log", "how", "answer", "player", "sit", "commit", "hash"),
)

Target = Callable[[bytes], None]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--target", choices=tuple(LONGEST))
    parser.add_argument("--seconds", type=int, default=120)
    parser.add_argument("--corpus", type=Path)
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.inside:
        fuzz(wish.target, wish.seconds, wish.corpus)
    names = [wish.target] if wish.target else list(LONGEST)
    print("| target | inputs | seconds | edges | failures |\n|---|---|---|---|---|", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        outcomes = [run(name, wish.seconds, wish.corpus or Path(folder)) for name in names]
    return max(outcomes)


def run(name: str, seconds: int, corpus: Path) -> int:
    """One target in a process that may die of it."""
    there = corpus / name
    there.mkdir(parents=True, exist_ok=True)
    what = ["--inside", "--target", name, "--seconds", str(seconds), "--corpus", str(there)]
    done = subprocess.run(
        [sys.executable, __file__, *what], capture_output=True, text=True, check=False, cwd=ROOT
    )
    found = re.findall(r"#(\d+).*?cov: (\d+)", done.stderr)
    inputs, edges = found[-1] if found else ("0", "0")
    failed = done.returncode != 0 or not found
    print(f"| {name} | {int(inputs):,} | {seconds} | {edges} | {int(failed)} |", flush=True)
    if failed:
        print(done.stdout[-3000:], done.stderr[-6000:], sep="\n")
    return int(failed)


def fuzz(name: str, seconds: int, corpus: Path) -> None:
    import atheris

    with atheris.instrument_imports(include=["boardwright"]):
        made, first = TARGETS[name]()
    for n, seed in enumerate(first):
        (corpus / f"seed-{n}").write_bytes(seed)
    words = corpus.with_suffix(".words")
    words.write_text("".join([f'"{word}"\n' for word in WORDS]))
    options = [
        f"-max_total_time={seconds}",
        f"-max_len={LONGEST[name]}",
        f"-timeout={SLOWEST}",
        f"-dict={words}",
        f"-artifact_prefix={corpus}{os.sep}",
        "-rss_limit_mb=3000",
    ]
    atheris.Setup([sys.argv[0], *options, str(corpus)], made)
    atheris.Fuzz()


def said(refusal: Exception) -> None:
    """A refusal is one in words."""
    assert str(refusal), type(refusal)


class Failures(logging.Handler):
    """What the server would only log is a failure here."""

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info:
            raise AssertionError(record.getMessage()) from record.exc_info[1]


def socket_target() -> tuple[Target, list[bytes]]:
    from boardwright.server import queries
    from tests.helpers.fuzzing import Room

    queries.BUDGET = 0.01
    logging.getLogger().addHandler(Failures())
    rooms = [Room("keythedral")]
    used = [0]

    def take(raw: bytes) -> None:
        used[0] += 1
        if used[0] % FRESH == 0 or rooms[0].line.ended or rooms[0].live.match.state.asked is None:
            rooms[0] = Room("keythedral")
        for frame in asyncio.run(rooms[0].take(raw)):
            fault = frame.get("fault")
            assert fault is None or (fault["text"] and fault["why"] != "defect"), fault

    asked = rooms[0].live.match.state.asked
    assert asked is not None
    orders = [
        ("choose", {"actions": asked.options[:1]}),
        ("look", {"do": asked.options[0]}),
        ("why", {"do": 5, "say": "lay 1,1"}),
        ("plan", {"steps": asked.options[:1]}),
        ("propose", {"kind": "back", "about": 0}),
        ("vote", {"yes": True}),
        ("undo", {"to": 1}),
        ("forced", {"how": "answer"}),
        ("say", {"text": "hello", "room": "table"}),
        ("hello", {"log": 3}),
    ]
    return take, [
        json.dumps({"id": f"{n}", "do": do, "seen": 0, "data": data}).encode()
        for n, (do, data) in enumerate(orders)
    ]


def record_target() -> tuple[Target, list[bytes]]:
    from boardwright.games import REGISTRY
    from boardwright.kernel.game import BadInput
    from boardwright.server.founding import read_match
    from boardwright.server.guard import Refusal
    from tests.helpers.fuzzing import lines_of, sealed, whole_game

    def take(raw: bytes) -> None:
        text = raw.decode("utf-8", "replace")
        try:
            lines = [json.loads(line) for line in text.splitlines()]
            if all(isinstance(line, dict) for line in lines):
                text = sealed(lines)  # with checksums that are right, or nothing else is looked at
        except (ValueError, RecursionError):
            pass
        try:
            read_match(text, "").alive()
        except (BadInput, Refusal) as refusal:
            said(refusal)

    found: list[bytes] = []
    for name in [*REGISTRY, "liars-dice"]:
        match = whole_game(name, choices=8)
        match.undo(match.record.entries[-1]["seat"]) if match.past else match.remark("x")
        lines = [{k: v for k, v in line.items() if k != "sum"} for line in lines_of(match)]
        found.append("\n".join([json.dumps(line) for line in lines]).encode())
    return take, found


def edition_target() -> tuple[Target, list[bytes]]:
    from boardwright.games import REGISTRY, file_text, find
    from boardwright.kernel.game import BadInput
    from boardwright.server.founding import edition_of

    names = list(REGISTRY)

    def take(raw: bytes) -> None:
        """The first byte says of which game it is to be."""
        if not raw:
            return
        try:
            edition_of(find(names[raw[0] % len(names)]), raw[1:].decode("utf-8", "replace"))
        except BadInput as refusal:
            said(refusal)

    texts = [file_text(name, "edition.toml").encode() for name in names]
    return take, [bytes([n]) + text for n, text in enumerate(texts)]


TARGETS: dict[str, Callable[[], tuple[Target, list[bytes]]]] = {
    "socket": socket_target,
    "record": record_target,
    "edition": edition_target,
}


if __name__ == "__main__":
    sys.exit(main())
