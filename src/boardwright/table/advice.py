"""A bot's advice in words: what it would do, what to expect of it, and why."""

from __future__ import annotations

from boardwright.bots import Thought
from boardwright.kernel.state import State
from boardwright.speech import Speaker

REASONS = 3  # features that are named


def advice(speaker: Speaker, thoughts: list[Thought], s: State | None = None) -> list[str]:
    """One line for every action, ranked by the chance of winning; and one in place of reasons,
    where there are none."""
    reasons = [reason(speaker, thought) for thought in thoughts]
    shares = [f"{thought.share:.0%}" for thought in thoughts]
    lines: list[str] = []
    for place, (thought, why) in enumerate(zip(thoughts, reasons, strict=True)):
        figures = {"place": place + 1, "action": speaker.label(thought.action, s)}
        line = speaker.say("hint.chance", names={**figures, "share": shares[place]})
        why = why or speaker.say("hint.no-reason")
        lines.append(f"{line} ({why})" if any(reasons) else line)
    if len(thoughts) > 1 and not any(reasons):
        alike = "hint.no-reasons" if len(set(shares)) > 1 else "hint.all-alike"
        lines.append(speaker.say(alike))
    return lines


def reason(speaker: Speaker, thought: Thought) -> str:
    """What speaks for an action, and what against it."""
    if thought.ends:
        return speaker.say("hint.ends")
    parts = [
        f"{speaker.say(f'feature.{name}')} {points:+.1f}"
        for name, points in thought.moved[:REASONS]
    ]
    return ", ".join(parts)
