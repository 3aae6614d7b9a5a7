"""How cards and fighters are kept as ints."""

from __future__ import annotations

from typing import Final

OWNER: Final = 128  # hidden cards are kept as seat * OWNER + kind

# A unit in combat: kind, side (0 attacks or fights alone, 1 defends), marks, then its bonus.
SIDE: Final = 128
WOUNDED: Final = 256
USED: Final = 512
ONCE_BACK: Final = 1024
BONUS: Final = 2048
KIND_MASK: Final = 127
