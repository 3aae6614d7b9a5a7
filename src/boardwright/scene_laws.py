"""The laws that every scene must keep, checked beside those of the rules."""

from __future__ import annotations

import random
from collections import Counter

from boardwright.kernel.state import State
from boardwright.kernel.visibility import SPECTATOR
from boardwright.match import Match
from boardwright.scene import Item, Scene, Scenery, Spot, Zone, look_up, preview
from boardwright.speech import Speaker


class SceneBreach(Exception):
    """A law of scenes was broken."""

    def __init__(self, law: str, detail: str) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law
        self.detail = detail


class Stage:
    """The scenes of one game, watched from its first question to its end."""

    def __init__(self, match: Match, scenery: Scenery) -> None:
        self.match = match
        self.scenery = scenery
        self.speaker = Speaker(match.game, match.box)
        self.lexicon = scenery.lexicon(match.box)
        self.counted: Counter[str] = self.seen(match.state, SPECTATOR).components()
        self.progress = 0

    def seen(self, s: State, viewer: int) -> Scene:
        return self.scenery.scene(self.match.game.visibility.view(s, viewer), self.match.box)

    def check(self, dealt: State, chooser: random.Random) -> None:
        """All laws at one decision; `dealt` is a re-deal for the asked seat."""
        s = self.match.state
        assert s.asked is not None
        mine, public = self.seen(s, s.asked.seat), self.seen(s, SPECTATOR)
        if self.seen(dealt, s.asked.seat) != mine:
            raise SceneBreach("a re-deal gives a seat the same scene", s.crumbs())
        self.check_targets(mine)
        for scene in (mine, public):
            self.check_components(scene)
            self.check_entries(scene)
        self.check_secrets(mine, public)
        self.check_progress(public)
        tried = chooser.choice(s.asked.options)
        self.check_named(mine, tried)
        self.check_preview(dealt, tried)

    def check_targets(self, scene: Scene) -> None:
        s, game = self.match.state, self.match.game
        assert s.asked is not None
        view, there = game.visibility.view(s, s.asked.seat), scene.refs()
        for action in s.asked.options:
            for ref in self.scenery.targets(view, self.match.box, action):
                if ref not in there:
                    notation = game.catalogue.notation(action)
                    raise SceneBreach("options mean what lies there", f"{notation}: {ref}")

    def check_named(self, scene: Scene, action: int) -> None:
        there = scene.refs()
        figures = self.match.game.figures(self.match.state, action)
        label = self.speaker.label_with(action, figures)
        for _, _, ref in label.named:
            if ref not in there and look_up(self.lexicon, ref) is None:
                raise SceneBreach("options name what is known", f"{label.text}: {ref}")

    def check_components(self, scene: Scene) -> None:
        found = scene.components()
        if found != self.counted:
            odd = {
                sort: (self.counted[sort], found[sort])
                for sort in found | self.counted
                if self.counted[sort] != found[sort]
            }
            raise SceneBreach("every component is in the scene", str(odd))

    def check_entries(self, scene: Scene) -> None:
        things: list[Zone | Spot | Item] = [*scene.zones, *scene.spots()]
        for thing in [*things, *[item for _, item in scene.items()]]:
            if look_up(self.lexicon, thing) is None:
                raise SceneBreach("everything is in the lexicon", str(thing)[:120])

    def check_secrets(self, mine: Scene, public: Scene) -> None:
        """What a seat sees and a spectator does not must be covered for them in the same zone."""
        faceless = {item.ref for _, item in public.items() if not item.face}
        if lost := public.refs() - mine.refs() - faceless:
            raise SceneBreach("a seat sees what all see", str(sorted(lost)[:3]))
        known = {zone.ref: zone for zone in public.zones}
        for zone in mine.zones:
            other = known.get(zone.ref, Zone(zone.ref, zone.layout, []))
            secret = items_of(zone) - items_of(other)
            if secret and not other.hidden and not items_of(other) & faceless:
                law = "only what is hidden differs"
                raise SceneBreach(law, f"{zone.ref}: {sorted(secret)[:3]}")

    def check_progress(self, scene: Scene) -> None:
        now = scene.figures.get("progress", -1)
        if not self.progress <= now <= 100:
            raise SceneBreach("progress goes from 0 to 100", f"{self.progress}, then {now}")
        self.progress = now

    def check_preview(self, dealt: State, action: int) -> None:
        s, game, box = self.match.state, self.match.game, self.match.box
        assert s.asked is not None
        seat = s.asked.seat
        true = preview(game, self.scenery, box, s, seat, [action])
        if true != preview(game, self.scenery, box, dealt, seat, [action]):
            notation = game.catalogue.notation(action)
            raise SceneBreach("previews tell nothing hidden", notation)


def items_of(zone: Zone) -> set[str]:
    return {item.ref for spot in zone.spots for item in spot.items}
