"""The table in sentences, from a scene: for screen readers, and for games without a picture."""

from __future__ import annotations

from boardwright.scene import Entry, Item, Scene, Spot, Zone, keys
from boardwright.speech import Speaker


class Teller:
    """Tells scenes of one game: zone by zone, what lies where and whose it is."""

    def __init__(self, speaker: Speaker, lexicon: dict[str, Entry]) -> None:
        self.speaker = speaker
        self.lexicon = lexicon

    def scene(self, scene: Scene) -> list[str]:
        lines: list[str] = []
        for zone in scene.zones:
            lines += self.zone(zone)
        return lines

    def zone(self, zone: Zone) -> list[str]:
        """The name of a zone and, where there is only one place in it, what lies there."""
        told = [self.spot(spot) for spot in zone.spots if spot.items or spot.ground]
        covered = [self.say("show.covered", count=zone.hidden)] if zone.hidden else []
        name = self.owned(self.name(zone), zone.seat)
        alone = [spot for spot in zone.spots if spot.ref == zone.ref]
        if alone or not told:
            items = [self.item(item, zone.seat) for spot in alone for item in spot.items]
            what = ", ".join([*items, *covered]) or self.say("show.nothing")
            return [self.say("show.line", where=name, what=what)]
        lines = [self.say("show.line", where=name, what=self.said(covered, len(told)))]
        return lines + [f"  {line}" for line in told]

    def said(self, covered: list[str], places: int) -> str:
        return ", ".join([self.say("show.places", count=places), *covered])

    def spot(self, spot: Spot) -> str:
        items = ", ".join([self.item(item) for item in spot.items]) or self.say("show.nothing")
        return self.say("show.line", where=self.name(spot), what=items)

    def item(self, item: Item, keeper: int = -1) -> str:
        """An item with its number, its figures, and its owner, who needs no mention among their own
        things."""
        name = self.name(item)
        if item.n > 1:
            name = self.say("show.several", count=item.n, what=name)
        words = self.speaker.game.words
        told_of = [key for key in item.figures if f"fig.{key}" in words]
        if told := [self.speaker.say(f"fig.{key}", item.figures[key]) for key in told_of]:
            name = self.say("show.figures", what=name, figures=", ".join(told))
        return self.owned(name, item.seat if item.seat != keeper else -1)

    def owned(self, name: str, seat: int) -> str:
        if seat < 0:
            return name
        return self.say("show.owned", what=name, seat=self.speaker.seat(seat))

    def name(self, thing: Item | Spot | Zone) -> str:
        """What the lexicon calls a thing. What it knows by its kind only is told apart by its face
        or by the word of its ref."""
        known = [key for key in keys(thing) if key in self.lexicon]
        if not known:
            return thing.ref
        name = self.lexicon[known[0]].name
        if isinstance(thing, Item):
            word = "" if known[0] in (thing.ref, f"{thing.sort}.{thing.face}") else thing.face
        else:
            own = known[0] == thing.ref or (isinstance(thing, Zone) and thing.seat >= 0)
            word = "" if own else thing.ref.partition(":")[2]
        return self.say("show.place", what=name, word=word) if word else name

    def say(self, key: str, **figures: object) -> str:
        return self.speaker.say(key, names=figures)


def found(lexicon: dict[str, Entry], word: str) -> list[tuple[str, Entry]]:
    """The entries that a word names: by ref, by the whole name, else by a part of it."""
    wanted = word.lower().strip()
    exact = [
        (ref, entry)
        for ref, entry in lexicon.items()
        if wanted in (ref.lower(), ref.lower().partition(":")[2], entry.name.lower())
    ]
    return exact or [(r, e) for r, e in lexicon.items() if wanted in e.name.lower()]
