"""Every action a game can ever offer, declared once, as ranges of integers with names."""

from __future__ import annotations

from collections.abc import Iterable


class Space:
    """The values one argument of an action can take, each with its word in the notation. Words of
    `amounts` are numbers that mean themselves: whoever types one means so many. Values that are
    `things` on the table, of one kind, are called `kind:word` everywhere."""

    def __init__(
        self,
        name: str,
        words: Iterable[str],
        values: Iterable[object] = (),
        amounts: bool = False,
        things: str = "",
    ) -> None:
        self.name = name
        self.amounts = amounts
        self.things = things
        self.words: tuple[str, ...] = tuple(words)
        self.values: tuple[object, ...] = tuple(values) or self.words
        self.index: dict[str, int] = {word.lower(): i for i, word in enumerate(self.words)}

    def ref(self, value: int) -> str:
        """What a thing is called, wherever the table is shown or spoken of."""
        return f"{self.things}:{self.words[value]}"


class Verb:
    """One kind of action: a range of ids, one for every combination of its arguments."""

    def __init__(self, name: str, base: int, spaces: tuple[Space, ...]) -> None:
        self.name = name
        self.base = base
        self.spaces = spaces
        self.stride = len(spaces[1].words) if len(spaces) == 2 else 1
        self.size = (len(spaces[0].words) if spaces else 1) * self.stride

    def of(self, first: int = 0, second: int = 0) -> int:
        """The id of this verb with these arguments."""
        return self.base + first * self.stride + second

    def has(self, action: int) -> bool:
        return self.base <= action < self.base + self.size

    def arg(self, action: int) -> int:
        """The argument of a verb that has only one."""
        return action - self.base

    def args(self, action: int) -> tuple[int, ...]:
        return divmod(action - self.base, self.stride)[: len(self.spaces)]


class UnknownAction(ValueError):
    """A text or number that names no action of the game; it says what is meant to stand there."""


class Catalogue:
    """All verbs of a game. Ids count up from 0 in the order of declaration."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.size = 0

    def add(self, name: str, *spaces: Space) -> Verb:
        """Declare a verb. More than two arguments belong in two questions."""
        if len(spaces) > 2:
            raise ValueError(f"{name}: split it into steps of at most two arguments")
        verb = Verb(name, self.size, spaces)
        self.verbs.append(verb)
        self.size += verb.size
        return verb

    def verb(self, action: int) -> Verb:
        for verb in self.verbs:
            if verb.has(action):
                return verb
        raise UnknownAction(f"no action {action}: ids run from 0 to {self.size - 1}")

    def notation(self, action: int) -> str:
        verb = self.verb(action)
        words = [space.words[i] for space, i in zip(verb.spaces, verb.args(action), strict=True)]
        return " ".join([verb.name, *words])

    def parse(self, text: str) -> int:
        """The id that a notation names; capitals do not matter."""
        name, *words = text.lower().split() or [""]
        verb = next((v for v in self.verbs if v.name == name), None)
        if verb is None or len(words) != len(verb.spaces):
            known = [" ".join([v.name, *[f"<{x.name}>" for x in v.spaces]]) for v in self.verbs]
            shapes = [shape for shape in known if verb and shape.split()[0] == name] or known
            raise UnknownAction(f"{text!r} is no move of this game; write {', '.join(shapes)}")
        ids = [0, 0]
        for i, space in enumerate(verb.spaces):
            if words[i] not in space.index:
                few = ", ".join(space.words[:8]) + (", …" if len(space.words) > 8 else "")
                raise UnknownAction(f"{words[i]!r} is no {space.name}; there are {few}")
            ids[i] = space.index[words[i]]
        return verb.of(ids[0], ids[1])

    def to_json(self, action: int) -> dict[str, object]:
        verb = self.verb(action)
        out: dict[str, object] = {"do": verb.name}
        for space, i in zip(verb.spaces, verb.args(action), strict=True):
            out[space.name] = space.values[i]
        return out

    def mask(self, options: list[int]) -> bytearray:
        """One byte an action, 1 where it is offered: the flat action space of learners."""
        flags = bytearray(self.size)
        for action in options:
            flags[action] = 1
        return flags
