"""A game as a program meets it: who is asked, what they see, what they may do, what came of it."""

from __future__ import annotations

import functools
import json
import re
import secrets
from operator import index
from typing import Any, Final, NamedTuple, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from boardwright.games import find
from boardwright.kernel.catalogue import UnknownAction
from boardwright.kernel.chance import Sealed
from boardwright.kernel.game import BadInput, Edition, Game
from boardwright.kernel.state import State
from boardwright.kernel.visibility import SPECTATOR
from boardwright.research import recall
from boardwright.research.chance import Asking, OutcomeNeeded
from boardwright.research.recall import Recall, Trail
from boardwright.research.schema import Entry, Layout
from boardwright.speech import Speaker

CHANCE: Final = -1  # asked, where chance is explicit
# Of observations, actions and returns, game by game; part of every id. A test has a digest of each
# and wants a new version where it changes. Games of other packages are in version 1.
VERSIONS: dict[str, int] = {
    "keythedral": 1,
    "world-without-end": 1,
    "world-wonders": 1,
    "guilds-of-london": 1,
    "rune-age": 1,
}
ID: Final = re.compile(r"(?:boardwright/)?(.+?)(?:-v(\d+))?")
FORCED: Final = ("skip", "ask")
CHANCES: Final = ("sampled", "explicit")

Figures = NDArray[np.int32]
Mask = NDArray[np.int8]


class Refused(ValueError):
    """An action that is not offered now: why, and the rule that says so. Nothing has changed."""

    def __init__(self, reason: str, rule: str = "") -> None:
        super().__init__(reason)
        self.rule = rule


class Pending(NamedTuple):
    """A draw that waits for its outcome: one of n, after these, in the course of an action."""

    action: int
    outcomes: tuple[int, ...]
    n: int


class Spec:
    """What all games with the same seats, options and edition share, in all threads. Whoever wants
    `seen` or `offered` holds the lock of the writer."""

    def __init__(
        self, game: Game, seats: int, options: dict[str, str], edition: str | None
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = game.check(seats, options)
        self.edition = edition
        self.box: Edition = game.edition(edition)
        self.sides = game.sides(seats, self.options)
        layout = Layout(game, seats, options, self.box)
        self.schema: list[Entry] = layout.schema
        self.writer = layout.writer
        self.size = layout.size
        self.actions = game.catalogue.size
        seen, offered = self.writer.buffers()
        self.seen: Figures = np.frombuffer(seen, np.int32)  # type: ignore[call-overload]
        self.offered: Mask = np.frombuffer(offered, np.int8)  # type: ignore[call-overload]
        self.low = self._each("low")
        self.high = self._each("high")

    def _each(self, side: str) -> Figures:
        parts = [np.full(e.length, getattr(e, side), np.int32) for e in self.schema]
        return np.concatenate(parts)

    def seated(self, seat: int, least: int = 0) -> None:
        """Refuse a seat that is not at this table: a list or a buffer would take it for another."""
        if not least <= seat < self.seats:
            watches = " and -1, a spectator" if least == SPECTATOR else ""
            raise BadInput(f"seat {seat}: there are {self.seats}, from 0{watches}")

    @functools.cached_property
    def speaker(self) -> Speaker:
        return Speaker(self.game, self.box)

    @functools.cached_property
    def heads(self) -> tuple[int, int, int]:
        """How many verbs there are, and how many values a first and a second argument can take."""
        verbs = self.game.catalogue.verbs
        return len(verbs), max(v.size // v.stride for v in verbs), max(v.stride for v in verbs)

    def returns(self, s: State) -> list[float]:
        return shared_out(self.sides, self.seats, self.game.winners(self.game.scores(s)))


def shared_out(sides: str, n: int, winners: list[int]) -> list[float]:
    """Rivals share 1 among the winners and -1 among the others, so that it adds up to 0; together
    or alone 1 is a win and -1 a loss; where nobody wins all have lost."""
    k = len(winners)
    if sides != "rivals" or k == 0:
        return [1.0 if seat in winners else -1.0 for seat in range(n)]
    won, lost = (n - k) / (k * (n - 1)), -1 / (n - 1)
    return [won if seat in winners else (lost if k < n else 0.0) for seat in range(n)]


def version_of(game: str) -> int:
    return VERSIONS.get(game, 1)


def id_of(game: str) -> str:
    return f"boardwright/{game}-v{version_of(game)}"


def named(text: str) -> str:
    """The game of a name or an id. Another version of it than ours is refused."""
    found = ID.fullmatch(text)
    if found is None:
        return text
    name, version = found.groups()
    if version is not None and int(version) != version_of(find(name).name):
        raise BadInput(f"{text}: {name} is here in version {version_of(name)}")
    return str(name)


@functools.lru_cache(maxsize=64)
def spec_of(
    name: str, seats: int, options: tuple[tuple[str, str], ...], edition: str | None
) -> Spec:
    return Spec(find(name), seats, dict(options), edition)


class Env:
    """One game, from the first question to its end."""

    def __init__(
        self,
        spec: Spec,
        seed: str,
        forced: str = "skip",
        chance: str = "sampled",
        begun: bool = True,
    ) -> None:
        if forced not in FORCED:
            raise BadInput(f"forced is one of {', '.join(FORCED)}, not {forced!r}")
        if chance not in CHANCES:
            raise BadInput(f"chance is one of {', '.join(CHANCES)}, not {chance!r}")
        self.spec = spec
        self.forced = forced
        self.chance = chance
        self.seed = seed
        self._skip = forced == "skip"
        self._explicit = chance == "explicit"
        self._state: State | None = None
        self._pending: Pending | None = None
        self._trail: Trail | None = None
        self._recall: Recall | None = None
        if begun:
            self.reset(seed)

    def reset(self, seed: str | int | None = None) -> None:
        """A new game; without a seed another one than any before."""
        self.seed = secrets.token_hex(16) if seed is None else str(seed)
        self._trail = self._recall = self._pending = self._state = None
        if self._explicit:
            self._go_on(-1, ())
            return
        spec = self.spec
        self._begun(spec.game.begin(spec.seats, spec.options, spec.box, Sealed(self.seed)))

    def _begun(self, s: State) -> None:
        self._state = s
        self._first = s.clone()
        if self._skip:
            self._answer_forced()

    # Who is asked, what is seen, what may be done.

    @property
    def state(self) -> State:
        """The position, with all that is hidden."""
        if self._state is None:
            raise Refused("set-up is not over: chance is asked first")
        return self._state

    @property
    def seat(self) -> int | None:
        """Who is asked: a seat, CHANCE, or None at the end."""
        if self._pending is not None:
            return CHANCE
        asked = self.state.asked
        return None if asked is None else asked.seat

    @property
    def over(self) -> bool:
        return self._pending is None and self.state.asked is None

    @property
    def schema(self) -> list[Entry]:
        return self.spec.schema

    def options(self) -> list[int]:
        """The actions offered now, or the outcomes of chance."""
        if self._pending is not None:
            return list(range(self._pending.n))
        asked = self.state.asked
        return [] if asked is None else asked.options[:]

    def observe(self, seat: int, out: Figures | None = None) -> Figures:
        """What a seat sees, as figures in the order of the schema; -1 is a spectator."""
        self.spec.seated(seat, SPECTATOR)
        if out is None:
            out = np.empty(self.spec.size, np.int32)
        if self._state is None:
            out[:] = 0
        else:
            writer = self.spec.writer
            with writer.lock:
                writer.observe(self._state, seat)
                out[:] = self.spec.seen
        return out

    def mask(self, out: Mask | None = None) -> Mask:
        """1 for every action of the catalogue that is offered now."""
        if out is None:
            out = np.empty(self.spec.actions, np.int8)
        asked = None if self._pending is not None else self.state.asked
        writer = self.spec.writer
        with writer.lock:
            writer.mask([] if asked is None else asked.options)
            out[:] = self.spec.offered
        return out

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Where chance is asked: its outcomes and how likely they are."""
        if self._pending is None:
            raise Refused("chance is not asked now")
        n = self._pending.n
        return [(outcome, 1 / n) for outcome in range(n)]

    # Acting.

    def step(self, action: SupportsIndex) -> None:
        """Answer the question. What is not offered is refused, with the reason."""
        try:
            action = index(action)
        except TypeError:
            raise Refused(f"an action is a whole number, not {action!r}") from None
        if self._pending is not None:
            if not 0 <= action < self._pending.n:
                raise Refused(f"outcome {action}: there are {self._pending.n}, from 0")
            self._go_on(self._pending.action, (*self._pending.outcomes, action))
            return
        s = self.state
        asked = s.asked
        if asked is None or action not in asked.options:
            raise self._refusal(s, action)
        if self._explicit:
            self._go_on(action, ())
            return
        s.apply(action)
        self._trail = (self._trail, action, None)
        if self._skip and (asked := s.asked) is not None and len(asked.options) == 1:
            self._answer_forced()

    def _answer_forced(self) -> None:
        s = self.state
        while (asked := s.asked) is not None and len(asked.options) == 1:
            if self._explicit:
                self._go_on(asked.options[0], ())
                return
            s.apply(asked.options[0])
            self._trail = (self._trail, asked.options[0], None)

    def _go_on(self, action: int, outcomes: tuple[int, ...]) -> None:
        """Carry an action out with these outcomes, from the position before it, as far as they
        reach. A draw from one is none."""
        while True:
            try:
                s = self._carried_out(action, outcomes)
                break
            except OutcomeNeeded as needed:
                if needed.n > 1:
                    self._pending = Pending(action, outcomes, needed.n)
                    return
                outcomes = (*outcomes, 0)
        self._pending = None
        if self._state is None:
            self._begun(s)
            return
        self._state = s
        self._trail = (self._trail, action, outcomes)
        if self._skip:
            self._answer_forced()

    def _carried_out(self, action: int, outcomes: tuple[int, ...]) -> State:
        if self._state is None:
            spec = self.spec
            first: State = spec.game.begin(spec.seats, spec.options, spec.box, Asking(outcomes))
            return first
        s = self._state.clone()
        s.source = Asking(outcomes, s.drawn)
        s.apply(action)
        return s

    def _refusal(self, s: State, action: int) -> Refused:
        if s.asked is None:
            return Refused("the game is over")
        try:
            text = self.spec.game.catalogue.notation(action)
        except UnknownAction as unknown:
            return Refused(str(unknown))
        refusal = s.refusal(action)
        if refusal is None:
            return Refused(f"{text} is not offered")
        return Refused(f"{text}: {self.spec.speaker.reason(refusal)}", refusal.rule)

    # What came of it.

    def returns(self) -> list[float]:
        """What the game is worth to each seat, from -1 to 1; 0 before its end."""
        return self.spec.returns(self.state) if self.over else [0.0] * self.spec.seats

    @property
    def rewards(self) -> list[float]:
        """What the last step brought: nothing before the end."""
        return self.returns()

    # What a seat knows.

    def information_state(self, seat: int) -> bytes:
        """A key of all that a seat has chosen and seen so far. Equal keys, equal knowledge."""
        self.spec.seated(seat)
        if self._state is None:
            return b""
        return self._remembered().keys[seat]

    def _remembered(self) -> Recall:
        writer = self.spec.writer
        past = self._recall or recall.begin(writer, self._first)
        self._recall = found = recall.follow(writer, past, self._trail)
        return found

    def redeal(self, seat: int, seed: str | int) -> Env:
        """A game that this seat cannot tell from the true one: all it cannot know is dealt again,
        and what is still to be drawn comes from this seed."""
        self.spec.seated(seat)
        if self._pending is not None:
            raise Refused("chance is asked: nothing can be dealt again before it has answered")
        other = self.clone()
        other.seed = str(seed)
        dealt = self.spec.game.visibility.determinize(self.state, seat, Sealed(other.seed))
        other._state = dealt
        past = self._remembered()
        other._recall = recall.dealt_again(self.spec.writer, past, other._trail, dealt, seat)
        return other

    # Actions in parts.

    def decode(self, action: int) -> tuple[str, dict[str, object]]:
        """The verb and the arguments of an action, by name."""
        data = self.spec.game.catalogue.to_json(int(action))
        return str(data.pop("do")), data

    def split(self, action: int) -> tuple[int, int, int]:
        """An action as verb, first and second argument; 0 for an argument it has not."""
        catalogue = self.spec.game.catalogue
        verb = catalogue.verb(int(action))
        first, second = divmod(int(action) - verb.base, verb.stride)
        return catalogue.verbs.index(verb), first, second

    def join(self, verb: SupportsIndex, first: SupportsIndex = 0, second: SupportsIndex = 0) -> int:
        """The action of a verb and its arguments. What names none is refused; another action may
        have its id."""
        verbs, at = self.spec.game.catalogue.verbs, index(verb)
        if not 0 <= at < len(verbs):
            raise BadInput(f"verb {at}: there are {len(verbs)}, from 0")
        kind, given = verbs[at], (index(first), index(second))
        for value, n in zip(given, (kind.size // kind.stride, kind.stride), strict=True):
            if not 0 <= value < n:
                raise BadInput(f"{kind.name} has no argument {value}: there are {n}, from 0")
        return kind.of(*given)

    def head_mask(self, *chosen: int) -> Mask:
        """What may come next in an action of which so much is chosen: verbs first, then first
        arguments of a verb, then second ones."""
        out = np.zeros(self.spec.heads[len(chosen)], np.int8)
        for action in self.options() if self._pending is None else ():
            parts = self.split(action)
            if parts[: len(chosen)] == chosen:
                out[parts[len(chosen)]] = 1
        return out

    # Copies.

    def clone(self) -> Env:
        """A copy with the same future, as long as the same is chosen."""
        other = Env(self.spec, self.seed, self.forced, self.chance, begun=False)
        if self._state is not None:
            other._state = self._state.clone()
            other._first = self._first
        other._pending = self._pending
        other._trail = self._trail
        other._recall = self._recall
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Env:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.dump(),)

    def dump(self) -> dict[str, Any]:
        """Everything, as plain JSON data."""
        spec, pending = self.spec, self._pending
        s, kept = self._state, None
        if s is not None:
            keys = [key.hex() for key in self._remembered().keys]
            kept = {"position": spec.game.visibility.dump(s), "keys": keys}
        return {
            "version": version_of(spec.game.name),
            "game": spec.game.name,
            "rules": spec.game.version,
            "seats": spec.seats,
            "options": spec.options,
            "edition": spec.edition,
            "forced": self.forced,
            "chance": self.chance,
            "seed": self.seed,
            "state": kept,
            "pending": None if pending is None else [pending.action, *pending.outcomes, pending.n],
        }


def sampled(env: Env) -> Env:
    """For adapters that have no way to ask for chance: an environment that draws by itself."""
    if env.chance != "sampled":
        raise BadInput("chance is explicit only for `make` and OpenSpiel: leave chance out here")
    return env


def load(data: dict[str, Any] | str) -> Env:
    """A game out of its dump, or out of the JSON of one."""
    if isinstance(data, str):
        data = json.loads(data)
    assert isinstance(data, dict)
    game = find(data["game"])
    if (data["version"], data["rules"]) != (version_of(game.name), game.version):
        raise BadInput(f"a dump of {game.name} by other rules or of another version")
    spec = spec_of(game.name, data["seats"], options_key(game, data), data["edition"])
    env = Env(spec, data["seed"], data["forced"], data["chance"], begun=False)
    if data["pending"] is not None:
        action, *outcomes, n = data["pending"]
        env._pending = Pending(action, tuple(outcomes), n)
    if data["state"] is not None:
        s = game.load(data["state"]["position"], spec.options, spec.box)
        s.source = Sealed(env.seed) if env.chance == "sampled" else Asking((), s.drawn)
        keys = tuple([bytes.fromhex(key) for key in data["state"]["keys"]])
        env._state, env._first = s, s
        env._recall = Recall(None, s.clone(), keys)
    return env


def options_key(game: Game, data: dict[str, Any]) -> tuple[tuple[str, str], ...]:
    """Only what is not the default: an option that means nothing here may not be given."""
    usual = {option.name: option.choices[0] for option in game.options}
    return tuple(sorted((k, v) for k, v in data["options"].items() if usual.get(k) != v))


def make(
    name: str,
    seats: int | None = None,
    seed: str | int | None = None,
    edition: str | None = None,
    forced: str = "skip",
    chance: str = "sampled",
    **options: str,
) -> Env:
    """A game by its name or id (`boardwright/keythedral-v1`), by default with most seats up to 4.
    An edition is the text of its file; options are those of the game."""
    name = named(name)
    game = find(name)
    if seats is None:
        seats = max([n for n in game.seats if n <= 4] or game.seats[:1])
    spec = spec_of(name, seats, options_key(game, {"options": options}), edition)
    given = secrets.token_hex(16) if seed is None else str(seed)
    return Env(spec, given, forced, chance)
