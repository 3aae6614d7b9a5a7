"""What the viewers of a table have in common, made once for all of them.

Every scene comes from its own viewer's view. Only what came out alike is put in place of its equal,
which was made into a message before; so nobody can be shown what is another's.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from boardwright.kernel.state import State
from boardwright.match import Match
from boardwright.scene import Scene, Scenery, Zone, zone_data
from boardwright.server import messages as m
from boardwright.speech import Speaker
from boardwright.table.desk import question

ALIKE = 3  # forms of a zone that are kept: an owner's, everybody else's, the one before


class Moment(NamedTuple):
    question: m.QuestionInfo | None
    commit: str


class Seen(NamedTuple):
    """What a viewer sees of a position, for comparing and for sending."""

    state: State
    scene: Scene
    message: m.Scene


class Shared:
    def __init__(self) -> None:
        self.zones: dict[str, list[tuple[Zone, m.Zone]]] = {}
        self.seen: dict[int, Seen] = {}  # by viewer
        self.now: tuple[State, int, Moment] | None = None  # after so many entries

    def scene(self, match: Match, scenery: Scenery, viewer: int) -> Seen:
        """What a viewer sees now."""
        found = self.seen.get(viewer)
        if found is None or found.state is not match.state:
            made = scenery.scene(match.view(viewer), match.box)
            known = [self._known(zone) for zone in made.zones]
            scene = Scene([zone for zone, _ in known], made.figures)
            message = m.Scene([zone for _, zone in known], made.figures)
            found = self.seen[viewer] = Seen(match.state, scene, message)
        return found

    def _known(self, zone: Zone) -> tuple[Zone, m.Zone]:
        """This zone or one like it, as a scene and as a message hold it."""
        known = self.zones.setdefault(zone.ref, [])
        for pair in known:
            if pair[0] == zone:
                return pair
        fresh = (zone, msgspec.convert(zone_data(zone), m.Zone))
        known[:] = [fresh, *known[: ALIKE - 1]]
        return fresh

    def moment(self, match: Match, speaker: Speaker) -> Moment:
        """What is the same for everybody now."""
        now = (match.state, len(match.record.entries))
        if self.now is None or self.now[0] is not now[0] or self.now[1] != now[1]:
            asked = msgspec.convert(question(match, speaker), m.QuestionInfo | None)
            self.now = (*now, Moment(asked, match.record.committed()))
        return self.now[2]
