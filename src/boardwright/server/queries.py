"""What a seat may ask without anything happening: previews, reasons, advice, plans."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import partial
from typing import Any

from boardwright.bots import hint, make_bot
from boardwright.games import has_judge
from boardwright.kernel.catalogue import UnknownAction, Verb
from boardwright.match import NotAllowed
from boardwright.scene import Scene, as_data, beside, changes, preview
from boardwright.server import messages as m
from boardwright.server.guard import Refusal
from boardwright.server.hall import Hall, Live
from boardwright.speech import question_figures
from boardwright.table.advice import reason
from boardwright.table.desk import offer
from boardwright.table.plan import Plan
from boardwright.words import speaking

ADVISER = "journeyman"
BUDGET = 1.0
LONGEST_PLAN = 60
MOST_ANSWERS = 4000  # that are looked at for those that cannot be had
MOST_BARRED = 300  # that are told
# What a game may raise when it is asked about an action that it does not offer.
UNKNOWN = (LookupError, TypeError, ValueError, AssertionError, NotImplementedError)
MOST_WEIGHED = 24  # options at once


class Queries:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.advising = asyncio.Semaphore(2)  # advice is dear
        self.weighing = asyncio.Lock()  # however many ask, moves wait for one preview at most

    async def answer(self, live: Live, seat: int, order: m.Order) -> dict[str, Any]:
        ways = {
            "look": self.look,
            "weigh": self.weigh,
            "why": self.why,
            "barred": self.barred,
            "hint": self.hint,
            "plan": self.plan,
        }
        if order.do not in ways:
            raise Refusal(422, "unknown-command")
        if seat < 0:
            raise Refusal(403, "not-yours")
        return await ways[order.do](live, seat, order.data)

    async def look(self, live: Live, seat: int, data: dict[str, Any]) -> dict[str, Any]:
        """The scene after an option, or after several of a gesture, as far as the seat's knowledge
        makes it certain."""
        actions = [*steps_of(data), number(data, "do")]
        match, scenery = live.match, live.scenery
        asked = match.state.asked
        if live.row.house.get("rated") or asked is None or asked.seat != seat:
            return {}
        async with live.lock:
            now = scenery.scene(match.view(seat), match.box)
            then = preview(match.game, scenery, match.box, match.state, seat, actions)
        if then is None:
            return {}
        moved = [[c.ref, c.before, c.after, c.more] for c in changes(now, then.scene)]
        return {"scene": as_data(then.scene), "changes": moved, "draws": then.draws}

    async def weigh(self, live: Live, seat: int, data: dict[str, Any]) -> dict[str, Any]:
        """What lies otherwise before the seat after each of some options: what they cost and bring,
        as far as the seat's knowledge makes it certain."""
        steps, options = steps_of(data), steps_of(data, "of")[:MOST_WEIGHED]
        match, state = live.match, live.match.state
        if live.row.house.get("rated") or state.asked is None or state.asked.seat != seat:
            return {}
        try_out = partial(preview, match.game, live.scenery, match.box, state, seat)
        now, after = try_out(steps), dict[str, Any]()
        for action in options:
            async with self.weighing:
                if live.match.state is not state:
                    return {}
                then = try_out([*steps, action])
                await asyncio.sleep(0)  # others come first
            if now is not None and then is not None:
                after[str(action)] = otherwise(now.scene, then.scene, seat)
        return {"after": after}

    async def why(self, live: Live, seat: int, data: dict[str, Any]) -> dict[str, Any]:
        """Why something is not offered: now, or after the steps of a gesture."""
        match, speaker, s = live.match, live.speaker, live.match.state
        steps = steps_of(data)
        if steps:
            async with live.lock:
                s = planned(live, seat, steps)[0].state
        asked = s.asked
        if asked is None or asked.seat != seat:
            raise Refusal(409, "not-offered")
        catalogue = match.game.catalogue
        if isinstance(data.get("say"), str):
            try:
                action = catalogue.parse(data["say"][:200])
            except UnknownAction as problem:
                return {"text": str(problem)}
        else:
            action = number(data, "do")
        if not 0 <= action < catalogue.size:
            raise Refusal(422, "unknown-command")
        if action in asked.options:
            return {"text": "", "do": action}
        refusal = s.refusal(action)
        if refusal is None:
            return {"text": speaker.say("table.not-offered")}
        text = speaker.say(f"no.{refusal.reason}", *refusal.args)
        places = places_of(live, match.game.visibility.view(s, seat), action)
        return {"text": text, "rule": refusal.rule, "places": places, "do": action}

    async def barred(self, live: Live, seat: int, data: dict[str, Any]) -> dict[str, Any]:
        """What lies there and belongs to the question, but cannot be chosen now; each with the
        reason."""
        match, speaker, s = live.match, live.speaker, live.match.state
        if s.asked is None or s.asked.seat != seat:
            raise Refusal(409, "not-offered")
        view, offered = match.view(seat), set(s.asked.options)
        there = refs_in(as_data(live.scenery.scene(view, match.box)))
        found: list[dict[str, Any]] = []
        with speaking(speaker.tongue):
            for action in answers(s.question().verbs()):
                places = [] if action in offered else places_of(live, view, action)
                refusal = s.refusal(action) if places and there.issuperset(places) else None
                if refusal is None:
                    continue
                text = speaker.say(f"no.{refusal.reason}", *refusal.args)
                label = speaker.label_with(action, figures_of(live, action))
                about = {"text": text, "rule": refusal.rule, "places": places}
                found.append({"do": action, "label": label.text, "named": label.named, **about})
                if len(found) == MOST_BARRED:
                    break
        return {"barred": found}

    async def hint(self, live: Live, seat: int, data: dict[str, Any]) -> dict[str, Any]:
        """What a bot would do, knowing what the seat knows."""
        match = live.match
        if live.row.house.get("rated"):
            raise Refusal(403, "rated")
        asked = match.state.asked
        if asked is None or asked.seat != seat:
            raise Refusal(409, "not-offered")
        if not has_judge(match.game.name):
            return {"choices": []}
        version, state = live.table.version, match.state
        async with self.advising:
            bot = make_bot(match.game, ADVISER, f"hint/{version}")
            deal = f"hint/{version}"
            thoughts = await asyncio.to_thread(hint, match.game, state, deal, bot, BUDGET)
        return {
            "choices": [
                {
                    "do": thought.action,
                    "label": live.speaker.label(thought.action, state),
                    "share": round(thought.share, 3),
                    "reasons": reason(live.speaker, thought),
                }
                for thought in thoughts
            ]
        }

    async def plan(self, live: Live, seat: int, data: dict[str, Any]) -> dict[str, Any]:
        """What comes of these steps on a private branch, with everything hidden dealt again."""
        steps = steps_of(data)
        async with live.lock:
            plan, done = planned(live, seat, steps)
        return self._planned(live, plan, done)

    def _planned(self, live: Live, plan: Plan, done: int) -> dict[str, Any]:
        match, speaker, s = live.match, live.speaker, plan.state
        view = match.game.visibility.view(s, plan.seat)
        with speaking(speaker.tongue):
            found: dict[str, Any] = {
                "scene": as_data(live.scenery.scene(view, match.box)),
                "done": done,
                "question": None,
                "choices": [],
            }
            if plan.asked is not None:
                text = speaker.say(
                    f"ask.{plan.asked.prompt}", names=question_figures(match.game, s)
                )
                found["question"] = {"seat": plan.seat, "text": text}
                found["choices"] = [
                    offer(speaker, s, action)
                    | {"targets": live.scenery.targets(view, match.box, action)}
                    for action in plan.asked.options
                ]
        return found


def planned(live: Live, seat: int, steps: list[int]) -> tuple[Plan, int]:
    """A private branch after these steps, as far as they are offered there; how many were."""
    plan = Plan(live.match, seat, f"{live.id}/{live.table.version}")
    for done, action in enumerate(steps):
        try:
            plan.choose(action)
        except NotAllowed:
            return plan, done
    return plan, len(steps)


def answers(verbs: Iterable[Verb]) -> list[int]:
    """Every answer a question could ever take, as far as one reads on."""
    found = [action for verb in verbs for action in range(verb.base, verb.base + verb.size)]
    return found[:MOST_ANSWERS]


def refs_in(scene: dict[str, Any]) -> set[str]:
    """What lies on a table: places and things."""
    found: set[str] = set()
    for zone in scene["zones"]:
        for spot in zone["spots"]:
            found |= {spot["ref"], *[item["ref"] for item in spot.get("items", [])]}
    return found


def places_of(live: Live, view: dict[str, Any], action: int) -> list[str]:
    """What an action means on the table; a scene need not know that of one that is not offered."""
    try:
        return live.scenery.targets(view, live.match.box, action)
    except UNKNOWN:
        return []


def figures_of(live: Live, action: int) -> dict[str, Any]:
    """What the label of an action tells; a game need not know that of one that is not offered."""
    try:
        return live.match.game.figures(live.match.state, action)
    except UNKNOWN:
        return {}


def otherwise(now: Scene, then: Scene, seat: int) -> dict[str, Any]:
    """The zones of a seat and the figures of the moment that change from one scene to another."""
    left = {zone.ref: zone for zone in then.zones}
    gone = [zone._replace(spots=[], hidden=0) for zone in now.zones if zone.ref not in left]
    zones = [zone for zone in [*beside(then, now).zones, *gone] if zone.seat == seat]
    figures = {k: v for k, v in then.figures.items() if now.figures.get(k) != v}
    return as_data(Scene(zones, figures))


def steps_of(data: dict[str, Any], key: str = "steps") -> list[int]:
    """The actions of a plan or a gesture."""
    steps = data.get(key, [])
    if not isinstance(steps, list) or len(steps) > LONGEST_PLAN:
        raise Refusal(422, "no-actions")
    return [step if type(step) is int else -1 for step in steps]


def number(data: dict[str, Any], key: str) -> int:
    value = data.get(key)
    if type(value) is not int:
        raise Refusal(422, "unknown-command")
    return value
