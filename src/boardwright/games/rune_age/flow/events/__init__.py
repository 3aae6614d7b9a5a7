"""Manual 4.5, 4.6 and 7: the Event Phase, and what each Event does. Each effect is written once,
small ones together by theme. An edition gives cards to them by name."""

from __future__ import annotations

from typing import Final

from boardwright.games.rune_age.flow.events import (
    attacks,
    civil_war,
    enemies,
    gifts,
    glimpses,
    harm,
    lasting,
    offers,
    ordeals,
    sacrifices,
)
from boardwright.games.rune_age.flow.events.effect import Effect

# Where their frames live.
ROOMS: Final = (
    *(enemies, gifts, lasting, attacks, harm),
    *(ordeals, sacrifices, offers, glimpses, civil_war),
)
KNOWN: Final[tuple[Effect, ...]] = (
    *enemies.EFFECTS,
    *gifts.EFFECTS,
    *lasting.EFFECTS,
    *attacks.EFFECTS,
    *harm.EFFECTS,
    *ordeals.EFFECTS,
    *sacrifices.EFFECTS,
    *offers.EFFECTS,
    *glimpses.EFFECTS,
    *civil_war.EFFECTS,
)
