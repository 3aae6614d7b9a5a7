"""What the cards of a seat bring: all of them, and those of its next hand."""

from __future__ import annotations

from boardwright.games.rune_age.actions import FORT_ITEM
from boardwright.games.rune_age.components import Box
from boardwright.games.rune_age.flow.turn import KeepCards, PayKeep
from boardwright.games.rune_age.money import influence_of
from boardwright.games.rune_age.packing import WOUNDED, is_marked, kind_of, side_of
from boardwright.games.rune_age.purse import Purchase
from boardwright.games.rune_age.standing import keep_price
from boardwright.games.rune_age.state import NONE, Table
from boardwright.games.rune_age.vocabulary import GOLDS, KINDS, R_GOLD, RUNE_GOLD


def force_of(box: Box, kind: int) -> float:
    """The strength a card brings into a combat, its ability included."""
    if not box.assault[kind]:
        return 0.0
    return box.strength[kind] + box.ability[kind].force


class Deck:
    """All cards of a seat, wherever they are, with what it is buying and without its wounded."""

    def __init__(self) -> None:
        self.size = 0.0
        self.gold = 0.0
        self.force = 0.0
        self.tricks = 0.0
        self.best: list[float] = []  # what each unit brings
        self.cries = 0
        self.coins = [0, 0, 0]
        self.forts = 0
        self.monument = False
        self.walls = 0.0  # of Buildings not built yet

    def add(self, s: Table, kind: int, force: list[float], trick: list[float]) -> None:
        self.size += 1.0
        if kind < GOLDS:
            self.gold += s.box.value[kind]
            self.coins[kind] += 1
            return
        if s.box.is_building[kind]:
            self.walls += s.box.ability[kind].wall(s.box.amount[kind])
        self.tricks += trick[kind]
        if s.box.rallies[kind]:
            self.cries += 1
            return
        self.force += force[kind]
        self.best.append(force[kind])

    def rally(self, s: Table) -> None:
        """A Battle Cry brings as much as there are units beside it in an average hand."""
        if self.cries == 0:
            return
        units = len([force for force in self.best if force > 0.0])
        beside = (s.box.hand - 1) * units / max(self.size - 1.0, 1.0)
        self.force += self.cries * beside


def deck_of(s: Table, seat: int, force: list[float], trick: list[float]) -> Deck:
    deck = Deck()
    for card in s.decks[seat]:
        deck.add(s, kind_of(card), force, trick)
    for card in s.hands[seat]:
        deck.add(s, kind_of(card), force, trick)
    for kind in s.discards[seat]:
        deck.add(s, kind, force, trick)
    for kind in s.known_tops(seat):
        deck.add(s, kind, force, trick)
    for card in s.looked if s.looker == seat else []:
        deck.add(s, kind_of(card), force, trick)
    for card in s.kept if s.active == seat else []:
        deck.add(s, kind_of(card), force, trick)
    if s.combat.foe != NONE:
        for fighter in s.fighters:
            if s.seat_of(side_of(fighter)) == seat and not is_marked(fighter, WOUNDED):
                deck.add(s, kind_of(fighter), force, trick)
        for tactic in s.combat.tactics:
            if s.seat_of(side_of(tactic)) == seat:
                deck.add(s, kind_of(tactic), force, trick)
    if s.resolving != NONE and s.active == seat:
        deck.add(s, s.resolving, force, trick)
    buying = s.stack[-1] if s.stack else None
    if isinstance(buying, Purchase) and buying.seat == seat:
        if buying.item < KINDS:
            deck.add(s, buying.item, force, trick)
        elif buying.item == FORT_ITEM:
            deck.forts = 1
        else:
            deck.monument = True
    deck.rally(s)
    return deck


def gold_income(s: Table, seat: int) -> float:
    """Gold a turn beside the cards."""
    rune = s.box.rune_amount[RUNE_GOLD] if s.runes[RUNE_GOLD] == seat else 0
    return float(s.has_reward(seat, R_GOLD) + rune)


def hand_force(s: Table, seat: int, force: list[float], friends: int = 0) -> float:
    """The strength a hand brings beside units that fight already."""
    total, cries, units = 0.0, 0, friends
    for card in s.hands[seat]:
        kind = kind_of(card)
        if s.box.rallies[kind]:
            cries += 1
            continue
        units += 1 if s.box.is_unit[kind] else 0
        total += force[kind]
    return total + cries * units


def next_hand(s: Table, seat: int, force: list[float], deck: Deck) -> float:
    """The strength of the hand that the next attack on this seat, or its next turn, finds: in its
    own turn what it can keep and will draw."""
    mean = deck.force / max(deck.size, 1.0)
    if s.active != seat or s.asked is None:
        return hand_force(s, seat, force) + max(s.box.hand - len(s.hands[seat]), 0) * mean
    values = [force[kind_of(card)] for card in s.hands[seat]]
    held = [force[kind_of(card)] for card in s.kept]
    coming = [force[kind] for kind in coming_cards(s, seat)]
    return best_hand(s, seat, values, held, coming, mean)


def coming_cards(s: Table, seat: int) -> list[int]:
    """The next cards of the deck as far as they are known."""
    found = [kind_of(card) for card in s.looked] if s.looker == seat else []
    return found + s.known_tops(seat)


def best_hand(
    s: Table, seat: int, values: list[float], held: list[float], coming: list[float], mean: float
) -> float:
    """What is kept, the best of the hand that influence can keep, then the cards to come."""
    slots = s.box.hand - len(held)
    keeping = min((keep_pool(s) + influence_of(s, seat)) // keep_price(s), slots)
    total = sum(held)
    if keeping > 0:
        values.sort(reverse=True)
    for value in values[: max(keeping, 0)]:
        if value > mean:
            total += value
            slots -= 1
    for value in coming[: max(slots, 0)]:
        total += value
        slots -= 1
    return total + max(slots, 0) * mean


def keep_pool(s: Table) -> int:
    """Influence already spent on keeping cards and not used up."""
    frame = s.stack[-1] if s.stack else None
    return frame.pool if isinstance(frame, (KeepCards, PayKeep)) else 0


def next_gold(s: Table, seat: int, deck: Deck) -> float:
    """The gold of that hand."""
    values = [coin_of(s, kind_of(card)) for card in s.hands[seat]]
    if s.active != seat:
        return sum(values) + gold_income(s, seat)
    held = [coin_of(s, kind_of(card)) for card in s.kept]
    coming = [coin_of(s, kind) for kind in coming_cards(s, seat)]
    mean = deck.gold / max(deck.size, 1.0)
    return best_hand(s, seat, values, held, coming, mean) + gold_income(s, seat)


def coin_of(s: Table, kind: int) -> float:
    return float(s.box.value[kind]) if kind < GOLDS else 0.0


def best_force(s: Table, deck: Deck) -> float:
    """The strength of the best five cards, Battle Cries among them as far as they help."""
    deck.best.sort(reverse=True)
    most = 0.0
    for cries in range(min(deck.cries, s.box.hand - 1) + 1):
        units = deck.best[: s.box.hand - cries]
        most = max(most, sum(units) + cries * len(units))
    return most


def best_coins(s: Table, deck: Deck) -> float:
    """The gold of the five best Gold cards."""
    left = s.box.hand
    total = 0.0
    for kind in range(GOLDS - 1, -1, -1):
        n = min(deck.coins[kind], left)
        total += n * s.box.value[kind]
        left -= n
    return total
