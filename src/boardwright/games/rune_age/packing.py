"""How cards, fighters and marks are kept as ints, and read by name."""

from __future__ import annotations

from typing import Final

from boardwright.games.rune_age.vocabulary import KINDS

# A card in a hand or deck carries its owner: seat * 128 + kind.
OWNER: Final = 128
_KIND: Final = 127

# A unit in combat: kind, side (0 attacks or fights alone, 1 defends), marks, then its bonus. A
# tactic is kept alike.
_SIDE: Final = 128
WOUNDED: Final = 256
USED: Final = 512
ONCE_BACK: Final = 1024
BONUS: Final = 2048

# Marks on the table: an attack as seat * 256 + target, an effect of a round as event * 256 + round.
MARK: Final = 256


def card_of(seat: int, kind: int) -> int:
    return seat * OWNER + kind


def kind_of(card: int) -> int:
    """The kind of a card, of a unit in combat or of a tactic."""
    return card & _KIND


def owner_of(card: int) -> int:
    return card // OWNER


def fighter_of(kind: int, side: int) -> int:
    """A unit or tactic that comes into combat, without any marks."""
    return kind + side * _SIDE


def side_of(fighter: int) -> int:
    return fighter >> 7 & 1


def bonus_of(fighter: int) -> int:
    return fighter // BONUS


def is_marked(fighter: int, marks: int) -> bool:
    """Whether it bears any of these marks."""
    return fighter & marks != 0


def marked(fighter: int, marks: int) -> int:
    return fighter | marks


def unmarked(fighter: int, marks: int) -> int:
    return fighter & ~marks


def boosted(fighter: int, n: int) -> int:
    return fighter + n * BONUS


# A unit as it is named in answers: its kind, and whether it is wounded.


def unit_id(fighter: int) -> int:
    kind = kind_of(fighter)
    return wounded_id(kind) if is_marked(fighter, WOUNDED) else kind


def wounded_id(kind: int) -> int:
    return kind + KINDS


def unit_kind(unit: int) -> int:
    return unit % KINDS


def is_wounded(unit: int) -> bool:
    return unit >= KINDS


def attack_by(seat: int, target: int) -> int:
    return seat * MARK + target


def attacker_of(attack: int) -> int:
    return attack // MARK


def target_of(attack: int) -> int:
    return attack % MARK


def lasting_in(event: int, in_round: int) -> int:
    return event * MARK + in_round


def event_of(lasting: int) -> int:
    return lasting // MARK


def round_of(lasting: int) -> int:
    return lasting % MARK


def single(bits: int) -> int:
    """The only thing in a set."""
    return bits.bit_length() - 1


def in_both(bits: int, others: int) -> int:
    """What is in the one set and in the other."""
    return bits & others


def in_either(bits: int, others: int) -> int:
    return bits | others
