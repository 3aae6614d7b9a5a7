"""What every effect of an Event is: when it works, whom it concerns, what it does and changes."""

from __future__ import annotations

from typing import ClassVar

from boardwright.games.rune_age.state import Table
from boardwright.games.rune_age.vocabulary import AT_ONCE, EVERYWHERE, MOST


class Effect:
    """One thing that an Event can do (manual 7). An edition gives it to cards by name, each with an
    amount. Its words are `effect.<name>`."""

    name: ClassVar[str] = ""
    when: ClassVar[int] = AT_ONCE
    least: ClassVar[int] = 1  # of its amount
    most: ClassVar[int] = MOST
    scenarios: ClassVar[tuple[int, ...]] = EVERYWHERE  # where it can do anything
    worth_hurts: ClassVar[bool] = False  # the worth on its card is damage, and no Reward
    comes_last: ClassVar[bool] = False  # of all Events of its scenario
    provokes: ClassVar[bool] = True  # who keeps its card can be attacked for that

    def coin_flaw(self, amount: int, best: int) -> str:
        """Why an amount does not go with the value of the best Gold card."""
        return ""

    # When its card is drawn.

    def concerned(self, s: Table) -> list[int]:
        """Those whom it attacks, or who must or may do something."""
        return s.survivors()

    def happen(self, s: Table, event: int) -> None:
        """What an Instant or a Reward does; the card is `event`."""

    # A demand (R7.4).

    asks_cards: ClassVar[bool] = False  # of the hand
    is_forced: ClassVar[bool] = False  # suffering is no choice as long as there is another one

    def choices(self, s: Table, seat: int, event: int) -> list[int]:
        """What a seat can do and not suffer."""
        return []

    # An offer (R7.6).

    def can_take(self, s: Table, seat: int, event: int) -> bool:
        return False

    def take(self, s: Table, seat: int, event: int) -> None:
        """What happens to a seat that accepts."""

    # An enemy in play.

    def start(self, s: Table, event: int) -> None:
        """R4.5.2: what it does at the start of each Event Phase."""

    def threat(self, amount: int) -> float:
        """What it is to a judge, in damage a round to everybody."""
        return 0.3

    # What an enemy in play changes (R7.1.6): see `standing.py`. These are asked often.

    def shortens_hands(self) -> bool:
        return False

    def refills_deck(self) -> bool:
        """Whether all discarded Events come again when the deck is empty."""
        return False

    def foe_more(self, amount: int) -> int:
        """Strength added to other Events and to the Objective."""
        return 0

    def landmark_more(self, amount: int) -> int:
        """Strength added to Landmarks in the centre."""
        return 0

    def army_more(self, amount: int) -> int:
        """Strength added to the Opposing Army."""
        return 0

    def monument_more(self, amount: int) -> int:
        """Gold added to the price of Monuments."""
        return 0

    def keep_price(self, amount: int) -> int:
        """Influence for each card kept, or 0 if that is as usual."""
        return 0

    # What is announced for the next round (R7.1.4): see `standing.py`.

    def coin_worth(self, value: int, amount: int) -> int:
        """What a Gold card of this value is worth."""
        return value

    def wins_ties(self) -> bool:
        """Whether the attacker wins a siege of equal strength."""
        return False

    def bars_siege_bonus(self) -> bool:
        return False

    def shields_overlord(self) -> bool:
        """Whether no ally may besiege the Overlord's Home Realm."""
        return False

    def reckon(self, s: Table, event: int) -> bool:
        """What it does in the Event Phase of its round; whether the game is over."""
        return False
