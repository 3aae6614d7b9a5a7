"""What the events do when they are turned up, and the choices they open (manual 7)."""

from __future__ import annotations

from boardwright.games.shared import put
from boardwright.games.world_without_end.actions import (
    BUILD,
    GIVE,
    HOUSE,
    LOADS,
    PASS,
    REMOVE,
    WEAVE,
)
from boardwright.games.world_without_end.state import FROM_EVENT, NONE, Rule, Table
from boardwright.games.world_without_end.vocabulary import (
    ACCUSATION,
    BUILD_HOUSE,
    CLOTH,
    CUBES,
    FINISH_TOWER,
    FLOOD,
    GIVE_OR_LOSE,
    HAND_OVER,
    HONOUR,
    LOSE_HOUSE,
    MASONS,
    MOST,
    NEW_PROJECT,
    NO_ACTION,
    OFFER,
    ONE_PROJECT,
    OPEN_CLOTH,
    OUTBREAK,
    SHOW_GOOD,
    STONE,
    TAKE_GOOD,
    TOWER,
    WAGES,
    WOOD,
    WOOL,
)
from boardwright.games.world_without_end.works import (
    build,
    build_house,
    build_refusal,
    enter,
    fill,
    house_refusal,
    settle,
)
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Refusal


def resolve(s: Table, event: int) -> None:
    """E4.1.3: what happens at once; long-term events mostly act where their matter comes up."""
    effect = s.box.effects[event]
    order = s.clockwise(s.start)
    if effect in (NEW_PROJECT, ONE_PROJECT):
        enter(s, s.box.event_projects[event])
    elif effect == TAKE_GOOD:
        take_all(s, event)
    elif effect == ACCUSATION:
        s.call(*[Accused(seat, s.box.event_goods[event][0]) for seat in order])
    elif effect == OPEN_CLOTH:
        open_cloth(s)
        s.call(*[SwapWool(seat) for seat in order])
    elif effect == FLOOD:
        flood(s, s.box.event_projects[event])
    elif effect == NO_ACTION:
        s.idle = (1 << s.seats) - 1
    elif effect == HAND_OVER:
        s.call(*[HandOver(seat, event) for seat in order])
    elif effect == LOSE_HOUSE:
        s.call(*[TakeHouseBack(seat) for seat in order])
    elif effect == MASONS:
        s.call(*[MasonsDay(seat) for seat in order])
    elif effect == BUILD_HOUSE:
        s.call(*[EmptyPlots(seat) for seat in order])
    elif effect == OFFER:
        s.call(*[Offer(seat, event) for seat in order])
    elif effect == FINISH_TOWER:
        finish_tower(s)
    elif effect == OUTBREAK:
        outbreak(s)
    else:
        show_or_pay(s, event, effect)


def show_or_pay(s: Table, event: int, effect: int) -> None:
    """Events that count what each player has."""
    if effect == MOST:
        choose_prior(s, event)
    elif effect == SHOW_GOOD:
        show_good(s, event)
    elif effect == HONOUR:
        honour(s, event)
    elif effect in (GIVE_OR_LOSE, WAGES):
        for seat in s.clockwise(s.start):
            due = s.box.amounts[event]
            if effect == WAGES:
                due = min(due, s.houses(seat))
            give_or_lose(s, seat, event, due)


# Events without a choice.


def take_all(s: Table, event: int) -> None:
    """E7.1: each takes a good, while it lasts."""
    kind = s.box.event_goods[event][0]
    for seat in s.clockwise(s.start):
        s.note("takes", seat, s.gain(seat, kind, s.box.amounts[event]), kind)


def open_cloth(s: Table) -> None:
    """E7.I03, E6.8: the covering tile leaves the cloth space."""
    if not s.cloth_open:
        s.cloth_open = 1
        s.note("cloth-open")


def flood(s: Table, project: int) -> None:
    """E7.I06: a stone and a wood from the supply on a project that is on the board."""
    if project in s.entered and s.finished >> project & 1 == 0:
        fill(s, project, STONE)
        fill(s, project, WOOD)
        settle(s, project)


def choose_prior(s: Table, event: int) -> None:
    """E7.I09: most piety gains, none loses."""
    kind = s.box.event_goods[event][0]
    shown = [s.has(seat, kind) for seat in range(s.seats)]
    for seat in s.clockwise(s.start):
        s.note("shows", seat, shown[seat], kind)
        if shown[seat] == 0:
            lose(s, seat, s.box.amounts[event])
        elif shown[seat] == max(shown):
            gain(s, seat, s.box.points[event])


def show_good(s: Table, event: int) -> None:
    """E7.II09: points for those who show enough."""
    kind = s.box.event_goods[event][0]
    for seat in s.clockwise(s.start):
        s.note("shows", seat, s.has(seat, kind), kind)
        if s.has(seat, kind) >= s.box.amounts[event]:
            gain(s, seat, s.box.points[event])


def honour(s: Table, event: int) -> None:
    """E7.IV11: points for each piece shown, up to a limit."""
    kind = s.box.event_goods[event][0]
    for seat in s.clockwise(s.start):
        s.note("shows", seat, s.has(seat, kind), kind)
        gain(s, seat, s.box.points[event] * min(s.has(seat, kind), s.box.amounts[event]))


def give_or_lose(s: Table, seat: int, event: int, due: int) -> None:
    """E7.2: pay what one has, lose points for the rest."""
    kind = s.box.event_goods[event][0]
    paid = min(due, s.has(seat, kind))
    if paid:
        s.pay(seat, kind, paid)
        s.note("returns", seat, paid, kind)
    if due > paid:
        lose(s, seat, s.box.points[event] * (due - paid))


def gain(s: Table, seat: int, points: int) -> None:
    if points:
        s.score(seat, FROM_EVENT, points)
        s.note("scores", seat, points)


def lose(s: Table, seat: int, points: int) -> None:
    if points:
        s.note("loses", seat, s.lose(seat, FROM_EVENT, points))


def finish_tower(s: Table) -> None:
    """E7.IV01: fill the Tower from the supply, with substitutes for what is missing."""
    enter(s, TOWER)
    for cube in range(CUBES):
        while fill(s, TOWER, cube):
            pass
        lacking = s.free[TOWER * CUBES + cube]
        s.stand_ins = put(s.stand_ins, cube, s.stand_ins[cube] + lacking)
        s.free = put(s.free, TOWER * CUBES + cube, 0)
    settle(s, TOWER)


def outbreak(s: Table) -> None:
    """E7.IV03: the lowest place still face down is turned up too."""
    if 0 in s.plague:
        s.turn_up(s.plague.index(0))


# Events with a choice.


class Accused(Rule):
    """E7.I02: return a piety or have no action."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def verbs(self) -> tuple[Verb, ...]:
        return (GIVE, PASS)

    def ask(self, s: Table) -> Ask | None:
        if s.has(self.seat, self.kind) == 0:
            self.answer(s, PASS.base)
            return None
        return Ask(self.seat, [GIVE.of(self.kind), PASS.base], "accused")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action == PASS.base:
            s.idle |= 1 << self.seat
            s.note("accused", self.seat)
        else:
            s.pay(self.seat, self.kind, 1)
            s.note("returns", self.seat, 1, self.kind)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action in (PASS.base, GIVE.of(self.kind)):
            return None
        return Refusal("other-good", "E7.I02", self.kind)


class SwapWool(Rule):
    """E7.I03: one wool for one cloth."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verbs(self) -> tuple[Verb, ...]:
        return (WEAVE, PASS)

    def ask(self, s: Table) -> Ask | None:
        if s.has(self.seat, WOOL) == 0 or s.supply[CLOTH] == 0:
            s.done()
            return None
        return Ask(self.seat, [WEAVE.of(0), PASS.base], "swap-wool")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action == PASS.base:
            s.note("declines", self.seat)
        else:
            s.pay(self.seat, WOOL, 1)
            s.note("wove", self.seat, s.gain(self.seat, CLOTH, 1))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return Refusal("only-one", "E7.I03") if action == WEAVE.of(1) else None


class HandOver(Rule):
    """E7.II02: return one of several goods."""

    def __init__(self, seat: int, event: int) -> None:
        self.seat = seat
        self.event = event

    def verbs(self) -> tuple[Verb, ...]:
        return (GIVE,)

    def ask(self, s: Table) -> Ask | None:
        goods = s.box.event_goods[self.event]
        options = [GIVE.of(kind) for kind in goods if s.has(self.seat, kind)]
        if len(options) > 1:
            return Ask(self.seat, options, "hand-over")
        if options:
            self.answer(s, options[0])
        else:
            s.done()
        return None

    def answer(self, s: Table, action: int) -> None:
        s.done()
        s.pay(self.seat, GIVE.arg(action), 1)
        s.note("returns", self.seat, 1, GIVE.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        kind = GIVE.arg(action)
        if kind not in s.box.event_goods[self.event]:
            return Refusal("not-asked-for", "E7.II02", kind)
        return Refusal("short-of", "E7.II02", 1, kind, 0) if s.has(self.seat, kind) == 0 else None


class TakeHouseBack(Rule):
    """E7.II03: one own house goes back to the stock."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verbs(self) -> tuple[Verb, ...]:
        return (REMOVE,)

    def ask(self, s: Table) -> Ask | None:
        options = [REMOVE.of(plot) for plot in s.own_plots(self.seat)]
        if len(options) > 1:
            return Ask(self.seat, options, "take-back")
        if options:
            self.answer(s, options[0])
        else:
            s.done()
        return None

    def answer(self, s: Table, action: int) -> None:
        s.done()
        s.plots = put(s.plots, REMOVE.arg(action), NONE)
        s.note("house-back", self.seat, REMOVE.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        own = s.plots[REMOVE.arg(action)] == self.seat
        return None if own else Refusal("not-your-house", "E7.II03")


class MasonsDay(Rule):
    """E7.II11: one own cube on a project."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verbs(self) -> tuple[Verb, ...]:
        return (BUILD, PASS)

    def ask(self, s: Table) -> Ask | None:
        options: list[int] = []
        for project in s.open_projects():
            for cube in range(CUBES):
                if s.has(self.seat, cube) and s.free[project * CUBES + cube]:
                    options.append(BUILD.of(project, cube))
        if not options:
            s.done()
            return None
        options.append(PASS.base)
        return Ask(self.seat, options, "masons-day")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action == PASS.base:
            s.note("declines", self.seat)
            return
        project, load = BUILD.args(action)
        build(s, self.seat, project, LOADS[load][0], LOADS[load][1])

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == PASS.base:
            return None
        project, load = BUILD.args(action)
        if sum(LOADS[load]) > 1:
            return Refusal("only-one", "E7.II11")
        return build_refusal(s, self.seat, project, LOADS[load][0], LOADS[load][1])


class EmptyPlots(Rule):
    """E7.III09: one house at the usual cost."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verbs(self) -> tuple[Verb, ...]:
        return (HOUSE, PASS)

    def ask(self, s: Table) -> Ask | None:
        options = [HOUSE.of(plot) for plot in s.buildable(self.seat)]
        if not options:
            s.done()
            return None
        options.append(PASS.base)
        return Ask(self.seat, options, "empty-plots")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action == PASS.base:
            s.note("declines", self.seat)
        else:
            build_house(s, self.seat, HOUSE.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return None if action == PASS.base else house_refusal(s, self.seat, HOUSE.arg(action))


class Offer(Rule):
    """E7.III11, E7.IV04, E7.IV09: give one piece for points."""

    def __init__(self, seat: int, event: int) -> None:
        self.seat = seat
        self.event = event

    def verbs(self) -> tuple[Verb, ...]:
        return (GIVE, PASS)

    def ask(self, s: Table) -> Ask | None:
        kind = s.box.event_goods[self.event][0]
        if s.has(self.seat, kind) == 0:
            s.done()
            return None
        return Ask(self.seat, [GIVE.of(kind), PASS.base], "offer")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action == PASS.base:
            s.note("declines", self.seat)
        else:
            s.pay(self.seat, GIVE.arg(action), 1)
            s.note("returns", self.seat, 1, GIVE.arg(action))
            gain(s, self.seat, s.box.points[self.event])

    def refusal(self, s: Table, action: int) -> Refusal | None:
        kind = s.box.event_goods[self.event][0]
        if action in (PASS.base, GIVE.of(kind)):
            return None
        return Refusal("other-good", "E7.3", kind)
