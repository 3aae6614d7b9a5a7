"""What lies on the table, by name: what pictures, pages and texts are made from.

A scene is made from a view, so it holds what its viewer may know and nothing else. Everything on it
has a ref, `kind:word` (`field:3,2`, `law:7`): the same that the catalogue's arguments, the figures
of log lines and the lexicon use. So what an option or a line means can be pointed at without code
for each verb.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from boardwright.kernel.catalogue import Catalogue
from boardwright.kernel.chance import Sealed, Source
from boardwright.kernel.game import Edition, Game, Texts
from boardwright.kernel.state import State

NOBODY = -1
View = dict[str, Any]

# How the spots of a zone lie: by their places; side by side; along a track; as cards in a hand; all
# in one place.
LAYOUTS = ("grid", "row", "track", "hand", "pile")


class Item(NamedTuple):
    """A piece, card, tile or cube: what sort of thing, whose, which side or kind is up ("" if it is
    covered), and how many alike lie there. A mark that is no component counts 0."""

    ref: str
    sort: str
    seat: int = NOBODY
    face: str = ""
    n: int = 1
    figures: dict[str, int] = {}


class Spot(NamedTuple):
    """Where something lies or may lie; `at` is its place in a grid. One made of a component, as a
    field that was laid, says in `ground` what it is."""

    ref: str
    items: list[Item]
    at: tuple[int, int] | None = None
    ground: str = ""


class Zone(NamedTuple):
    """A board, row, track, hand or pile. `hidden` things of a `sort` lie there that the viewer
    cannot tell apart."""

    ref: str
    layout: str
    spots: list[Spot]
    seat: int = NOBODY
    hidden: int = 0
    sort: str = ""


class Scene(NamedTuple):
    """All zones, and the figures of the moment: round, phase, progress from 0 to 100."""

    zones: list[Zone]
    figures: dict[str, int]

    def spots(self) -> Iterator[Spot]:
        for zone in self.zones:
            yield from zone.spots

    def items(self) -> Iterator[tuple[Spot, Item]]:
        for spot in self.spots():
            for item in spot.items:
                yield spot, item

    def refs(self) -> set[str]:
        """Everything that can be pointed at."""
        found = {zone.ref for zone in self.zones}
        found |= {spot.ref for spot in self.spots()}
        return found | {item.ref for _, item in self.items()}

    def components(self) -> Counter[str]:
        """How many of each sort there are, covered ones included."""
        found: Counter[str] = Counter()
        for zone in self.zones:
            found[zone.sort] += zone.hidden
        for spot in self.spots():
            found[kind_of(spot.ref)] += spot.ground != ""
        for _, item in self.items():
            found[item.sort] += item.n
        return +found


class Entry(NamedTuple):
    """What can be read about a component: its name, what it does in our words, its figures, the
    rules that speak of it, and where its facts come from."""

    name: str
    text: str
    figures: dict[str, int] = {}
    rules: tuple[str, ...] = ()
    source: str = ""


class Scenery(NamedTuple):
    """The scene room of a game: the scene of a view, the lexicon of an edition, and the refs that
    an option means on the table. `upward` says that rows of its grids count from below."""

    scene: Callable[[View, Any], Scene]
    lexicon: Callable[[Any], dict[str, Entry]]
    targets: Callable[[View, Any, int], list[str]]
    upward: bool = False


def kind_of(ref: str) -> str:
    return ref.partition(":")[0]


def arguments(catalogue: Catalogue, action: int) -> list[str]:
    """The things that an action names by its arguments."""
    verb = catalogue.verb(action)
    pairs = zip(verb.spaces, verb.args(action), strict=True)
    return [space.ref(value) for space, value in pairs if space.things]


def keys(thing: Item | Spot | Zone) -> list[str]:
    """Under which names the lexicon may know a thing, the most exact one first."""
    found = [thing.ref]
    if isinstance(thing, Item):
        found += [f"{thing.sort}.{thing.face}", thing.sort]
    elif isinstance(thing, Spot) and thing.ground:
        found.append(f"{kind_of(thing.ref)}.{thing.ground}")
    return [*found, kind_of(thing.ref)]


def look_up(lexicon: dict[str, Entry], thing: Item | Spot | Zone | str) -> Entry | None:
    """What the lexicon says of a thing, or of a ref."""
    wanted = [thing, kind_of(thing)] if isinstance(thing, str) else keys(thing)
    return next((lexicon[key] for key in wanted if key in lexicon), None)


class Change(NamedTuple):
    """What became of an item: where it was and is, "" for nowhere; how many more there are."""

    ref: str
    before: str
    after: str
    more: int = 0


def changes(old: Scene, new: Scene) -> list[Change]:
    """What moved, came and went between two scenes, and of what there is more or less."""
    was, now = whereabouts(beside(old, new)), whereabouts(beside(new, old))
    found: list[Change] = []
    for ref in [*was, *[ref for ref in now if ref not in was]]:
        before, after = was.get(ref, {}), now.get(ref, {})
        left = [spot for spot in before if spot not in after]
        come = [spot for spot in after if spot not in before]
        for spot in left[len(come) :]:
            found.append(Change(ref, spot, "", -before[spot]))
        for spot in come[len(left) :]:
            found.append(Change(ref, "", spot, after[spot]))
        for a, b in zip(left, come, strict=False):
            found.append(Change(ref, a, b))
        for spot in [spot for spot in before if after.get(spot, before[spot]) != before[spot]]:
            found.append(Change(ref, spot, spot, after[spot] - before[spot]))
    return found


def beside(scene: Scene, other: Scene) -> Scene:
    """A scene without the zones that another has just so."""
    there = {zone.ref: zone for zone in other.zones}
    zones = [z for z in scene.zones if there.get(z.ref) is not z and there.get(z.ref) != z]
    return Scene(zones, scene.figures)


def whereabouts(scene: Scene) -> dict[str, dict[str, int]]:
    """Where each item lies, and how many of it."""
    found: dict[str, dict[str, int]] = {}
    for spot, item in scene.items():
        there = found.setdefault(item.ref, {})
        there[spot.ref] = there.get(spot.ref, 0) + max(item.n, 1)
    return found


class Unknown(Exception):
    """Something would have to be drawn."""


class Undrawn(Source):
    """Knows nothing of what is to come."""

    def outcome(self, count: int, n: int) -> int:
        raise Unknown


class Foreseen(NamedTuple):
    """What options lead to, as far as it is certain."""

    scene: Scene
    draws: bool  # it goes on from there with something drawn


def preview(
    game: Game, scenery: Scenery, box: Edition, s: State, seat: int, actions: Sequence[int]
) -> Foreseen | None:
    """The scene after options of one seat, if what it knows makes it certain: they are tried on two
    re-deals, never on the truth, must show nothing and come out the same. What is drawn by the last
    one is not foreseen, but what comes before it is."""
    found: list[Foreseen] = []
    for deal in ("preview/1", "preview/2"):
        copy = game.visibility.determinize(s, seat, Sealed(deal))
        copy.source, shown, draws = Undrawn(), copy.reveals, False
        for action in actions:
            if draws or copy.asked is None or action not in copy.asked.options:
                return None
            try:
                copy.apply(action)
            except Unknown:
                draws = True
        if copy.reveals != shown:
            return None
        found.append(Foreseen(scenery.scene(game.visibility.view(copy, seat), box), draws))
    return found[0] if found[0] == found[1] else None


def as_data(scene: Scene) -> dict[str, Any]:
    """A scene as plain JSON data. What is as usual is left out, also places that refs name."""
    return {"figures": scene.figures, "zones": [zone_data(zone) for zone in scene.zones]}


def zone_data(zone: Zone) -> dict[str, Any]:
    spots = [spot_data(spot) for spot in zone.spots]
    data: dict[str, Any] = {"ref": zone.ref, "layout": zone.layout, "spots": spots}
    return data | usual(seat=(zone.seat, NOBODY), hidden=(zone.hidden, 0), sort=(zone.sort, ""))


def spot_data(spot: Spot) -> dict[str, Any]:
    data: dict[str, Any] = {"ref": spot.ref}
    if spot.items:
        data["items"] = [item_data(item) for item in spot.items]
    named = spot.at is not None and spot.ref.endswith(f":{spot.at[0]},{spot.at[1]}")
    return data | usual(at=(None if named else spot.at, None), ground=(spot.ground, ""))


def item_data(item: Item) -> dict[str, Any]:
    data: dict[str, Any] = {"ref": item.ref, "sort": item.sort}
    return data | usual(
        seat=(item.seat, NOBODY), face=(item.face, ""), n=(item.n, 1), figures=(item.figures, {})
    )


def usual(**pairs: tuple[Any, Any]) -> dict[str, Any]:
    """The values that differ from what they usually are."""
    return {name: value for name, (value, common) in pairs.items() if value != common}


def named(words: Texts, box: Edition, rules: Mapping[str, tuple[str, ...]]) -> dict[str, Entry]:
    """Entries whose words stand in the files: `lex-<key>` is the name, `lex-<key>-text` what there
    is to say, where there is anything. The rules that speak of each are given."""
    found: dict[str, Entry] = {}
    for key, ids in rules.items():
        text = f"lex.{key}-text"
        said = words.say(box, text) if text in words else ""
        found[key] = Entry(words.say(box, f"lex.{key}"), said, {}, ids)
    return found
