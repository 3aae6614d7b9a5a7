"""A table in the middle of a game: set what matters, play moves by notation.

Cards that are set come from the deck, the discard pile or the pile they belong to, so that the
audit holds at every step; a deck's next cards are laid on top as if their owner had looked.
"""

from __future__ import annotations

from boardwright.games.rune_age import GAME
from boardwright.games.rune_age.decks import forget_hand, put_on_top
from boardwright.games.rune_age.event_deck import keep_event
from boardwright.games.rune_age.flow import Round
from boardwright.games.rune_age.flow.events.phase import EventPhase
from boardwright.games.rune_age.flow.turn import begin_turn
from boardwright.games.rune_age.holdings import runes_of
from boardwright.games.rune_age.packing import (
    WOUNDED,
    card_of,
    is_marked,
    kind_of,
    side_of,
)
from boardwright.games.rune_age.state import CENTRE, GONE, NONE, Table
from boardwright.games.rune_age.vocabulary import KINDS
from boardwright.games.shared import put
from boardwright.kernel.chance import Sealed, Source
from tests.helpers.playing import Playing

BLUE, RED, GREEN, YELLOW = range(4)
SPECTATOR = -1
RACES = "daqan orcs waiqar latari"


PLAYING = Playing(GAME)
the_box = PLAYING.the_box
BOX = the_box()
edition_text = PLAYING.edition_text
fresh = PLAYING.fresh
question = PLAYING.question
asked = PLAYING.asked
choices = PLAYING.choices
offered = PLAYING.offered
do = PLAYING.do
refused = PLAYING.refused
notes = PLAYING.notes
view = PLAYING.view


def kind_id(word: str) -> int:
    return BOX.ids.index(word)


def event_id(word: str) -> int:
    return BOX.event_ids.index(word)


def place_id(word: str) -> int:
    return BOX.place_ids.index(word)


def table(seats: int, scenario: str = "resurgence", races: str = RACES, **options: str) -> Table:
    """Blue's first turn; blue plays first (and is the Overlord), the races are given."""
    starter = {"start_player": "1"} if seats > 1 else {}
    s = fresh(seats, Sealed("table"), scenario=scenario, **starter, **options)
    for race in races.split()[:seats]:
        do(s, f"choose {race}")
    return s


def turn(s: Table, seat: int) -> None:
    """Begin this seat's turn."""
    s.stack = [Round()]
    s.acted = (1 << s.seats) - 1
    s.call(EventPhase())
    begin_turn(s, seat)
    s.advance()


def event_phase(s: Table, *events: str) -> None:
    """Begin the Event Phase; these Events come next."""
    for event in reversed(events):
        next_event(s, event)
    s.active = NONE
    s.stack = [Round()]
    s.call(EventPhase())
    s.advance()


# Playing.


def fight(s: Table, *moves: str) -> None:
    """Play these cards in a battle, say done, and answer nothing else."""
    do(s, *moves)
    if s.asked is not None and s.asked.prompt == "assault":
        do(s, "done")


# Cards.


def fetch(s: Table, seat: int, word: str) -> int:
    """Take a card from the deck, the discard pile or its pile."""
    kind = kind_id(word)
    if card_of(seat, kind) in s.decks[seat]:
        s.decks[seat].remove(card_of(seat, kind))
    elif kind in s.discards[seat]:
        s.discards[seat].remove(kind)
    else:
        if s.piles[kind] == 0 and kind not in s.shop and kind >= KINDS - 26:
            s.shop = (*s.shop, kind)
            s.piles[kind] = BOX.supply[s.seats - 1][4]
        s.piles[kind] -= 1
        assert s.piles[kind] >= 0, f"no {word} left"
    return kind


def hand(s: Table, seat: int, words: str) -> None:
    """Give a seat exactly these cards; the old hand goes under the deck."""
    s.decks[seat] += s.hands[seat]
    s.hands[seat] = []
    forget_hand(s, seat)
    for word in words.split():
        s.hands[seat].append(card_of(seat, fetch(s, seat, word)))
    s.hands[seat].sort()
    assert GAME.audit(s) == []
    s.advance()


def top(s: Table, seat: int, words: str) -> None:
    """These cards come next from the deck, the first one first."""
    for word in reversed(words.split()):
        put_on_top(s, seat, fetch(s, seat, word))
    s.advance()


def discarded(s: Table, seat: int, words: str) -> None:
    """These cards lie in the discard pile, and nothing else."""
    s.decks[seat] += [card_of(seat, kind) for kind in s.discards[seat]]
    s.discards[seat] = []
    cards = [fetch(s, seat, word) for word in words.split()]
    s.discards[seat] = cards
    s.advance()


def empty_deck(s: Table, seat: int) -> None:
    """The whole deck is in the discard pile."""
    s.discards[seat] += [kind_of(card) for card in s.decks[seat]]
    s.decks[seat] = []


def hand_of(s: Table, seat: int) -> str:
    return " ".join([BOX.ids[kind_of(card)] for card in s.hands[seat]])


def pile_of(s: Table, seat: int) -> str:
    return " ".join(sorted([BOX.ids[kind] for kind in s.discards[seat]]))


def pile(s: Table, word: str) -> int:
    return s.piles[kind_id(word)]


def units(s: Table, side: int = 0) -> str:
    """The units in combat on a side, wounded ones with an exclamation mark."""
    own = [f for f in s.fighters if side_of(f) == side]
    return " ".join([BOX.ids[kind_of(f)] + "!" * is_marked(f, WOUNDED) for f in own])


def bolster(s: Table, n: int) -> None:
    """Tactics have brought the attacker so much strength."""
    s.combat = combat = s.combat.copy()
    combat.extra = (n, 0)


# The table.


def give_place(s: Table, word: str, owner: int = CENTRE) -> None:
    """This City or Landmark is in the game; another one of the same owner class leaves for it."""
    place = place_id(word)
    if s.places[place] == GONE:
        spare = [at for at, held in enumerate(s.places) if held == CENTRE and at != place]
        s.places = put(s.places, spare[0], GONE)
    s.places = put(s.places, place, owner)
    s.advance()


def owner_of(s: Table, word: str) -> int:
    return s.places[place_id(word)]


def forts(s: Table, seat: int, n: int, tired: int = 0) -> None:
    """So many Strongholds in play."""
    s.ready_forts = put(s.ready_forts, seat, n - tired)
    s.tired_forts = put(s.tired_forts, seat, tired)
    s.forts = put(s.forts, seat, 3 - n)
    s.advance()


def hurt(s: Table, *damage: int) -> None:
    s.damage = damage


def _out_of_deck(s: Table, word: str) -> int:
    event = event_id(word)
    if event in s.event_discard:
        s.event_discard = tuple([e for e in s.event_discard if e != event])
    else:
        s.event_bag.remove(event)
    return event


def next_event(s: Table, word: str) -> None:
    """This Event is drawn next."""
    s.event_top2 = s.event_top1
    s.event_top1 = 1 << _out_of_deck(s, word)


def enemy(s: Table, *words: str) -> None:
    """These enemies are in play."""
    s.enemies = (*s.enemies, *[_out_of_deck(s, word) for word in words])
    s.advance()


def reward(s: Table, seat: int, *words: str) -> None:
    """These Events lie beside the Home Realm."""
    for word in words:
        keep_event(s, seat, _out_of_deck(s, word))
    s.advance()


def no_events(s: Table) -> None:
    """The whole Event deck is discarded."""
    s.event_discard = (*s.event_discard, *s.event_bag)
    s.event_bag = []


def lasting(s: Table, word: str) -> None:
    """This Event's effect works in the current round."""
    event = _out_of_deck(s, word)
    s.event_discard = (*s.event_discard, event)
    s.lasting = (*s.lasting, event * 256 + s.round)
    s.advance()


def rune(s: Table, seat: int, n: int) -> None:
    """This seat holds exactly this Dragon Rune; whoever had it gets the old one."""
    mine = runes_of(s, seat)
    if s.runes[n] != seat:
        s.runes = put(put(s.runes, mine[0], s.runes[n]), n, seat)
    s.advance()


def army(s: Table, words: str) -> None:
    """The Opposing Army consists of these units."""
    for kind in s.army:
        s.piles[kind] += 1
    s.army = ()
    s.army = tuple(sorted([fetch(s, 0, word) for word in words.split()]))


class Loaded(Source):
    """These outcomes come next, then chance again."""

    def __init__(self, outcomes: list[int], start: int) -> None:
        self.outcomes = outcomes
        self.start = start
        self.rest = Sealed("rest")

    def outcome(self, count: int, n: int) -> int:
        at = count - self.start
        return self.outcomes[at] if at < len(self.outcomes) else self.rest.outcome(count, n)


def rolls(s: Table, *faces: int) -> None:
    """The attrition die shows these faces next."""
    s.source = Loaded([BOX.die.index(face) for face in faces], s.drawn)


def winners(s: Table) -> list[int]:
    assert s.asked is None, f"the game goes on: {asked(s)}"
    return GAME.winners(GAME.scores(s))
