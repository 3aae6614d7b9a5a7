"""Perfect recall: what a seat has chosen and seen, from the first question to this one, as a key.

Nothing of it is worked out before somebody asks. A trail of choices is kept, which costs next to
nothing; at the first question about it the game is played again along the trail.
"""

from __future__ import annotations

import hashlib
from typing import Any, NamedTuple

from boardwright.kernel.chance import Script
from boardwright.kernel.frame import Note
from boardwright.kernel.state import State
from boardwright.research.writer import Writer

# All that was before, the last choice, and the outcomes it led to if chance is explicit. A plain
# tuple: one is made at every step.
Trail = tuple[Any, int, tuple[int, ...] | None]


class Recall(NamedTuple):
    """What every seat knows at one point of a trail, and the position there."""

    trail: Trail | None
    state: State
    keys: tuple[bytes, ...]


def begin(writer: Writer, state: State) -> Recall:
    """At the first question nobody has seen more than the table."""
    nothing = (b"",) * state.seats
    return Recall(None, state, told(writer, state, nothing, -1, -1, []))


def follow(writer: Writer, recall: Recall, trail: Trail | None) -> Recall:
    """Along the trail, from where it was followed before."""
    steps: list[Trail] = []
    while trail is not recall.trail:
        assert trail is not None
        steps.append(trail)
        trail = trail[0]
    if not steps:
        return recall
    state, keys = recall.state.clone(), recall.keys
    for step in reversed(steps):
        assert state.asked is not None
        seat = state.asked.seat
        _, action, outcomes = step
        if outcomes is not None:
            state.source = Script(list(outcomes), state.drawn)
        notes: list[Note] = []
        state.notes = notes
        state.apply(action)
        keys = told(writer, state, keys, seat, action, notes)
    state.notes = None
    return Recall(steps[0], state, keys)


def told(
    writer: Writer,
    state: State,
    keys: tuple[bytes, ...],
    chooser: int,
    action: int,
    notes: list[Note],
) -> tuple[bytes, ...]:
    """The keys of all seats after a choice: their own, what they were told, what they see."""
    found: list[bytes] = []
    for seat in range(state.seats):
        heard = [(note.key, note.args) for note in notes if note.seen_by(seat)]
        own = action if seat == chooser else -1
        made = hashlib.blake2b(keys[seat], digest_size=16)
        made.update(repr((seat, own, heard)).encode())
        with writer.lock:
            writer.observe(state, seat)
            made.update(memoryview(writer.buffers()[0]))  # type: ignore[arg-type]
        found.append(made.digest())
    return tuple(found)


def dealt_again(writer: Writer, recall: Recall, trail: Trail | None, s: State, seat: int) -> Recall:
    """After a re-deal for a seat it knows what it knew. What the others have seen in the dealt
    past nobody can say: their keys follow from what the seat knows and what they see now."""
    known = recall.keys[seat]
    guessed = told(writer, s, (known,) * s.seats, -1, -1, [])
    keys = tuple([known if i == seat else guessed[i] for i in range(s.seats)])
    return Recall(trail, s.clone(), keys)
