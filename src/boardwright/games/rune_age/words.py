"""Every text of the game: message key -> English template, and how each kind of figure is spoken.

A template is one whole sentence or label, so that it can be translated as it stands. Figures stand
in braces, by place (`{0:seat}`) or, in questions, by the name of the rule's field; what follows the
colon is their kind.
"""

from __future__ import annotations

import string
from collections.abc import Callable
from typing import Any, Final

from boardwright.games.rune_age.actions import (
    ARMY,
    COLOURS,
    EVENT_FOE,
    EVENT_SOURCE,
    FORT,
    FORT_ITEM,
    FORT_SOURCE,
    INSTANT_FOE,
    OBJECTIVE,
    PLACE_SOURCE,
    REALM,
    RUNE_SOURCE,
    TWO_FORTS,
)
from boardwright.games.rune_age.components import (
    EFFECTS,
    ENEMY,
    GOLDS,
    KINDS,
    NO_REWARD,
    PLACES,
    REWARDS,
    Box,
)

# What is asked.
ASKS: Final[dict[str, str]] = {
    "ask.race": "{asked:seat}, which race do you lead?",
    "ask.action": "{asked:seat}, what do you do?",
    "ask.pay-gold": "{asked:seat}, with what do you pay for {item:item}?",
    "ask.pay-influence": "{asked:seat}, which influence do you spend?",
    "ask.buy-more": "{asked:seat}, what else do you buy from the pool?",
    "ask.last-unit": (
        "{asked:seat}, {item:item} is the last unit of your Barracks: to buy it loses the Civil"
        " War. Do you buy it?"
    ),
    "ask.keep": "{asked:seat}, which card do you keep for influence?",
    "ask.pay-keep": "{asked:seat}, which influence keeps the card?",
    "ask.betray": "{asked:seat}, do you betray the others this round?",
    "ask.assault": "{asked:seat}, which card do you play in this battle?",
    "ask.siege": "{asked:seat}, which card do you play in this siege?",
    "ask.reroll": "{asked:seat}, do you roll the attrition die again?",
    "ask.lose-unit": "{asked:seat}, which of your units is lost ({left} to come)?",
    "ask.cull": "{asked:seat}, which unit is destroyed?",
    "ask.hit": "{asked:seat}, which opposing unit do you destroy?",
    "ask.wound-for": "{asked:seat}, which unit do you wound for {kind:card}?",
    "ask.discard-for": "{asked:seat}, which card do you discard for {kind:card}?",
    "ask.whether": "{asked:seat}, do you use {kind:card}: {kind:cardtext}",
    "ask.how-many": "{asked:seat}, how much influence do you spend on {kind:card}?",
    "ask.return-friend": "{asked:seat}, which unit do you take back to hand?",
    "ask.hire": "{asked:seat}, which unit does the War Chief hire?",
    "ask.resolve": "{asked:seat}, which ability do you resolve next?",
    "ask.discard-boost": "{asked:seat}, which card do you discard for {kind:card}?",
    "ask.heal": "{asked:seat}, which wounded unit do you heal ({left} at most)?",
    "ask.oathguard": "{asked:seat}, does an Oathguard die instead of {unit:unit}?",
    "ask.blood-rune": "{asked:seat}, does the Rune of Blood save {unit:unit}?",
    "ask.leave-or-drop": "{asked:seat}, do you leave the revealed card on top or discard it?",
    "ask.take-shown": "{asked:seat}, which of the revealed cards do you take?",
    "ask.sift": "{asked:seat}, which of the cards looked at do you discard?",
    "ask.foresee": "{asked:seat}, which of the cards looked at do you take?",
    "ask.put-back": "{asked:seat}, which card goes back deepest?",
    "ask.take-back": "{asked:seat}, which card of your discard pile do you take?",
    "ask.destroy-card": "{asked:seat}, which card of your hand do you destroy?",
    "ask.discard-card": "{asked:seat}, which card of your hand do you discard?",
    "ask.refresh": "{asked:seat}, what do you refresh?",
    "ask.mend": "{asked:seat}, which Home Realm is mended by {n}?",
    "ask.hoard": "{asked:seat}, what does the Hoarding Dragon take?",
    "ask.oracle": "{asked:seat}, does your Doom Oracle look at the next two Events?",
    "ask.order-events": "{asked:seat}, which Event comes first?",
    "ask.give-reward": "{asked:seat}, who takes the Reward?",
    "ask.baraxis": "{asked:seat}, which card do you destroy to lessen the damage?",
    "ask.ordeal": "{asked:seat}, what do you do about {event:event}?",
    "ask.offer": "{asked:seat}, do you accept what {event:event} offers?",
    "ask.thieves": "{asked:seat}, which Gold card do the thieves destroy?",
    "ask.discard-down": "{asked:seat}, which card do you discard?",
    "ask.vermin": "{asked:seat}, what do you leave to the vermin ({paid} so far)?",
    "ask.lights": "{asked:seat}, do you take the revealed card or leave it on top?",
    "ask.scholars": "{asked:seat}, which card do you discard to draw two?",
    "ask.spy": "{asked:seat}, whose hand do your spies look at?",
    "ask.spied": "{asked:seat}, which card of {seat:seat} is discarded?",
    "ask.recruit": "{asked:seat}, which of the cheapest units changes sides?",
    "ask.desert": "{asked:seat}, which of your cheapest units deserts?",
}

# Where the manual speaks of what is asked.
RULES: Final[dict[str, str]] = {
    "rule.race": "R3.2",
    "rule.action": "R4.2.1",
    "rule.pay-gold": "R4.2.3",
    "rule.pay-influence": "R4.2.3",
    "rule.buy-more": "R4.2.3",
    "rule.last-unit": "R6.9.6",
    "rule.keep": "R4.3.1",
    "rule.pay-keep": "R4.3.2",
    "rule.betray": "R6.5.3",
    "rule.assault": "R5.2.3",
    "rule.siege": "R5.5.1",
    "rule.reroll": "R7.1.5",
    "rule.lose-unit": "R5.3.2",
    "rule.cull": "R8.1.4",
    "rule.hit": "R8.1.2",
    "rule.wound-for": "R8.1.3",
    "rule.discard-for": "R8.1.1",
    "rule.whether": "R8.1.1",
    "rule.how-many": "R5.6.5",
    "rule.return-friend": "R8.1.8",
    "rule.hire": "R8.1.9",
    "rule.resolve": "R5.4.2",
    "rule.discard-boost": "R8.2.1",
    "rule.heal": "R8.2.2",
    "rule.oathguard": "R5.7.1",
    "rule.blood-rune": "R5.7.1",
    "rule.leave-or-drop": "R8.1.5",
    "rule.take-shown": "R8.1.5",
    "rule.sift": "R8.1.6",
    "rule.foresee": "R8.1.6",
    "rule.put-back": "R8.1.6",
    "rule.take-back": "R8.1.7",
    "rule.destroy-card": "R8.3.1",
    "rule.discard-card": "R8.3.1",
    "rule.refresh": "R8.3.3",
    "rule.mend": "R8.3.4",
    "rule.hoard": "R7.4",
    "rule.oracle": "R8.4.2",
    "rule.order-events": "R8.4.2",
    "rule.give-reward": "R4.5.7",
    "rule.baraxis": "R7.5",
    "rule.ordeal": "R7.1.2",
    "rule.offer": "R7.6",
    "rule.thieves": "R7.4",
    "rule.discard-down": "R7.5",
    "rule.vermin": "R7.5",
    "rule.lights": "R7.7",
    "rule.scholars": "R7.7",
    "rule.spy": "R7.8",
    "rule.spied": "R7.8",
    "rule.recruit": "R6.9.2",
    "rule.desert": "R7.9",
}

# What can be answered: `do.` one action, `verb.` the heading above all actions of a kind.
DEEDS: Final[dict[str, str]] = {
    "do.choose": "lead the {0:race}",
    "do.buy": "buy {0:item} ({0:price})",
    "do.use": "use {0:card}: {0:cardtext}",
    "do.storm": "exhaust the Rune of Storm to draw a card",
    "do.attack": "attack {0:target}",
    "do.pay": "pay with {0:source}",
    "do.keep": "keep {0:card}",
    "do.ready": "refresh {0:source}",
    "do.mend": "mend the Home Realm of {0:seat}",
    "do.play": "play {0:card}{0:punch}",
    "do.pass": "pass",
    "do.hit": "destroy {0:unit}",
    "do.lose": "lose {0:unit}",
    "do.wound": "wound {0:card}",
    "do.return": "take back {0:unit}",
    "do.resolve": "resolve {0:card}: {0:cardtext}",
    "do.heal": "heal {0:card}",
    "do.discard": "discard {0:card}",
    "do.destroy": "destroy {0:card}",
    "do.take": "take {0:card}",
    "do.leave": "leave it on top",
    "do.drop": "discard it",
    "do.top": "put back {0:card}",
    "do.suffer": "suffer the damage",
    "do.yield": "return {0:place} to the centre",
    "do.forfeit": "lose the Reward {0:event}",
    "do.give": "give it to {0:seat}",
    "do.spy": "spy on {0:seat}",
    "do.first": "let {0:event} come first",
    "do.recruit": "choose {0:card}",
    "do.join": "let a unit join the Opposing Army",
    "do.number": "{0}",
    "do.yes": "yes",
    "do.no": "no",
    "do.done": "done",
    "do.end": "end your actions",
    "verb.choose": "Choose a race",
    "verb.buy": "Buy",
    "verb.use": "Use an Action",
    "verb.storm": "Call the storm",
    "verb.attack": "Attack",
    "verb.pay": "Pay",
    "verb.keep": "Keep a card",
    "verb.ready": "Refresh",
    "verb.mend": "Mend",
    "verb.play": "Play a card",
    "verb.pass": "Pass",
    "verb.hit": "Destroy an opposing unit",
    "verb.lose": "Lose a unit",
    "verb.wound": "Wound a unit",
    "verb.return": "Take a unit back",
    "verb.resolve": "Resolve an ability",
    "verb.heal": "Heal a unit",
    "verb.discard": "Discard a card",
    "verb.destroy": "Destroy a card",
    "verb.take": "Take a card",
    "verb.leave": "Leave it",
    "verb.drop": "Discard it",
    "verb.top": "Put back",
    "verb.suffer": "Suffer",
    "verb.yield": "Return a City",
    "verb.forfeit": "Lose a Reward",
    "verb.give": "Give",
    "verb.spy": "Spy",
    "verb.first": "Order the Events",
    "verb.recruit": "Choose a unit",
    "verb.join": "Let a unit join",
    "verb.number": "How much",
    "verb.yes": "Yes",
    "verb.no": "No",
    "verb.done": "Done",
    "verb.end": "End the actions",
}

# What happens.
NOTES: Final[dict[str, str]] = {
    "note.first": "{0:seat} plays first.",
    "note.race": "{0:seat} leads the {1:race}.",
    "note.round": "Round {0} begins.",
    "note.turn": "It is the turn of {0:seat}.",
    "note.event-phase": "The Event Phase of round {0} begins.",
    "note.event": "Event: {0:event}. {0:eventtext}",
    "note.start-effect": "{0:event} is still in play. {0:eventtext}",
    "note.events-shuffled": "The Event deck is shuffled anew.",
    "note.no-event": "There is no Event to draw.",
    "note.buys": "{0:seat} buys {1:item}.",
    "note.pays": "{0:seat} pays with {1:source}.",
    "note.gains": "{0:seat} gains {1:card}.",
    "note.uses": "{0:seat} uses {1:card}.",
    "note.calls-storm": "{0:seat} calls the storm.",
    "note.readies": "{0:seat} refreshes {1:source}.",
    "note.mended": "The Home Realm of {0:seat} is mended by {1}.",
    "note.attacks": "{0:seat} attacks {1:target}.",
    "note.defends": "The Home Realm of {0:seat} is attacked.",
    "note.plays": "{0:seat} plays {1:card}: strength {2}.",
    "note.passes": "{0:seat} passes.",
    "note.attrition": "{0:seat} rolls {1} for attrition.",
    "note.rampage": "The Chaos Beast rolls {0}.",
    "note.boosted": "{0:card} adds {1}.",
    "note.wounded": "{0:card} is wounded.",
    "note.healed": "{0:card} is healed.",
    "note.destroyed": "{0:card} is destroyed.",
    "note.saved": "{0:seat} saves {1:card} with the Rune of Blood.",
    "note.rises": "Another {1:card} of {0:seat} rises.",
    "note.returns": "{0:seat} takes {1:card} back to hand.",
    "note.compared": "Strength {0} against {1}.",
    "note.victory": "{0:seat} defeats {1:target}.",
    "note.beaten": "{0:seat} fails against {1:target}.",
    "note.siege-won": "{0:seat} wins the siege of {1:target}.",
    "note.siege-held": "{1:target} holds out against {0:seat}.",
    "note.suffers": "{0:seat} suffers {1} damage: {2} of {3}.",
    "note.eliminated": "{0:seat} is eliminated.",
    "note.keeps": "{0:seat} keeps {1:event}.",
    "note.forfeits": "{0:seat} loses the Reward {1:event}.",
    "note.yields": "{0:seat} returns {1:place} to the centre.",
    "note.takes-rune": "{0:seat} takes the {1:rune}.",
    "note.ascension": "The Overlord's Ascension is {0}.",
    "note.army-gains": "{0:card} joins the Opposing Army.",
    "note.army-loses": "{0:card} leaves the Opposing Army.",
    "note.deserts": "{1:card} of {0:seat} deserts to the Barracks.",
    "note.betrays": "{0:seat} betrays the others!",
    "note.spies": "{0:seat} looks at the hand of {1:seat}.",
    "note.oracle": "The Doom Oracle of {0:seat} looks at the next Events.",
    "note.draws": "{0:seat} draws {1}.",
    "note.draws-card": "You draw {0:card}.",
    "note.shuffled": "{0:seat} shuffles the discard pile.",
    "note.reveals": "{0:seat} reveals {1:card}.",
    "note.takes": "{0:seat} takes {1:card} to hand.",
    "note.takes-unseen": "{0:seat} takes a card to hand.",
    "note.takes-back": "{0:seat} takes {1:card} from the discard pile.",
    "note.leaves": "{0:seat} leaves {1:card} on top of the deck.",
    "note.drops": "{0:seat} discards {1:card}.",
    "note.discards": "{0:seat} discards {1:card}.",
    "note.destroys": "{0:seat} destroys {1:card}.",
    "note.looks": "{0:seat} looks at {1} cards.",
    "note.looks-card": "You see {0:card}.",
    "note.keeps-card": "{0:seat} keeps a card.",
    "note.keeps-kind": "You keep {0:card}.",
    "note.over": "The game is over: {0:ending}.",
    "note.wins": "{0:seat} wins.",
}

# What the judge looks at: "because of more ...".
FEATURES: Final[dict[str, str]] = {
    "feature.victory": "chances to win this combat and the game",
    "feature.health": "room for damage",
    "feature.reserve": "distance from elimination",
    "feature.siege": "damage to rival Home Realms",
    "feature.strongholds": "Strongholds",
    "feature.influence": "influence a turn",
    "feature.gold": "gold a hand",
    "feature.strength": "strength a hand",
    "feature.tricks": "useful Actions",
    "feature.thinness": "grip on a small deck",
    "feature.muster": "strength in the next hand",
    "feature.reach": "of the goal within reach",
    "feature.strike": "strength against what must be beaten",
    "feature.hoard": "gold for the Monument",
    "feature.monument": "Monuments built",
    "feature.power": "Power",
    "feature.trophies": "Trophies",
    "feature.ascension": "headway in the Ascension",
    "feature.runes": "Dragon Runes",
    "feature.walls": "fortifications",
    "feature.perks": "useful Rewards",
    "feature.calm": "peace from enemies in play",
    "feature.deed": "sieges begun this round",
    "feature.purse": "gold and influence to spend",
    "feature.composure": "cards held back",
    "feature.patience": "no attack in vain",
    "feature.daqan": "the Daqan units",
    "feature.latari": "the Latari units",
    "feature.waiqar": "the units of Waiqar",
    "feature.uthuk": "the Uthuk units",
    "feature.dwarves": "the Dwarven units",
    "feature.orcs": "the Orcish units",
}

# Why not.
NOES: Final[dict[str, str]] = {
    "no.race-taken": "that race is taken",
    "no.not-in-game": "that is not in this game",
    "no.other-race": "that unit belongs to another race",
    "no.sold-out": "none of these is left",
    "no.short-of-gold": "it costs {0} gold, and you have {1}",
    "no.short-of-influence": "it costs {0} influence, and you have {1}",
    "no.no-source": "you have no such source ready",
    "no.other-purse": "the pool holds another kind of resource",
    "no.must-buy": "the War Profiteer's gold must buy something",
    "no.not-in-hand": "there is no such card in hand",
    "no.no-action": "that card has no Action",
    "no.used-enough": "that Action was used {0} times this turn, which is the limit",
    "no.no-use-now": "its Action could do nothing now",
    "no.no-rune": "you do not hold that rune",
    "no.exhausted": "it is exhausted",
    "no.nothing-to-draw": "there are not so many cards to draw",
    "no.no-target": "there is no such target",
    "no.no-siege": "this scenario does not let you besiege that",
    "no.attacked-before": "it has been attacked this round",
    "no.not-for-combat": "that card cannot be played in combat",
    "no.no-such-unit": "there is no such unit",
    "no.too-strong": "only units of strength {0} or less",
    "no.not-woundable": "no other unwounded unit of that kind is there",
    "no.must-wound": "a unit must be wounded",
    "no.no-gold-card": "that is no Gold card you hold",
    "no.not-so-much": "at most {0}",
    "no.once-back": "that card has been taken back once in this combat",
    "no.only-units": "only a unit can be hired",
    "no.nothing-to-resolve": "no such ability is open",
    "no.comes-last": "that ability always comes last",
    "no.cannot-pay": "you cannot pay for that ability",
    "no.discard-one": "discard a card first",
    "no.not-wounded": "no such unit is wounded",
    "no.immune": "attrition cannot destroy that unit",
    "no.acting-itself": "it must be another unit",
    "no.not-shown": "that card was not revealed",
    "no.does-not-fit": "that does not fit",
    "no.not-looked-at": "that is not among the cards looked at",
    "no.not-discarded": "that card is not in your discard pile",
    "no.not-itself": "a Shadow Rune cannot take another one",
    "no.not-exhausted": "that is not exhausted or cannot be refreshed",
    "no.no-such-seat": "that player cannot be chosen",
    "no.unhurt": "that Home Realm has no damage",
    "no.no-reward": "you have no such Reward",
    "no.reward-first": "a Reward must go first",
    "no.not-to-him": "the card does not go to that player",
    "no.too-cheap": "it must be worth {0} or more",
    "no.must-do": "suffering is no choice as long as something else can be done",
    "no.not-cheapest": "only a unit of lowest cost",
}

# What Events do, and what they leave to the victor.
EFFECT_TEXTS: Final[dict[str, str]] = {
    "effect.none": "",
    "effect.start-damage": "Each Event Phase starts with {0} damage for every Home Realm.",
    "effect.start-least": "Each Event Phase starts with {0} damage for the least damaged.",
    "effect.start-rift": "Each Event Phase starts with {0} damage, 1 for who attacked it.",
    "effect.start-hoard": "Each Event Phase starts with the loss of a Reward, or of a Gold card.",
    "effect.start-ascend": "Each Event Phase starts with {0} Ascension for the Overlord.",
    "effect.embolden": "Other enemies, the Objective and attacking Instants have +{0}.",
    "effect.famine": "Hand limits are 4.",
    "effect.recycle": "An empty Event deck is made anew of all discarded Events.",
    "effect.strike": "Monuments cost {0} more.",
    "effect.awaken": "Landmarks in the centre have +{0}.",
    "effect.captain": "The Opposing Army has +{0}.",
    "effect.devour": "Keeping a card costs {0} influence.",
    "effect.attack-all": "Attacks every player.",
    "effect.attack-least-damage": "Attacks the least damaged.",
    "effect.attack-rewards": "Attacks everyone with a Reward other than Rally Support.",
    "effect.attack-most-holdings": "Attacks who holds most Cities and Strongholds.",
    "effect.attack-most-cities": "Attacks who holds most Cities.",
    "effect.attack-most-power": "Attacks who has most Power.",
    "effect.attack-landmarks": "Attacks everyone with a Landmark.",
    "effect.attack-allies": "Attacks every ally.",
    "effect.attack-overlord": "Attacks the Overlord.",
    "effect.give-other": "The first player gives it to another player.",
    "effect.give-hurt": "The most damaged player takes it.",
    "effect.give-poor": "Who holds fewest Cities and Strongholds takes it.",
    "effect.give-you": "You take it.",
    "effect.damage": "Every Home Realm suffers {0}.",
    "effect.skirmish": "Everyone suffers {0} for each City after the first.",
    "effect.last-stand": "Everyone but the most damaged suffers {0}.",
    "effect.falling-sky": "Everyone suffers {0}, less 1 for each Stronghold.",
    "effect.relic-storm": "Everyone suffers {0} for each Landmark.",
    "effect.baraxis": "Everyone suffers {0} for each enemy; cards worth {0} can be destroyed.",
    "effect.destroy-gold": "Everyone destroys a Gold card or suffers {0}.",
    "effect.destroy-strong": "Everyone destroys a unit of strength {0} or more, or suffers {0}.",
    "effect.discard-any": "Everyone discards a card or suffers {0}.",
    "effect.discard-gold": "Everyone discards a Gold card or suffers {0}.",
    "effect.discard-unit": "Everyone discards a unit or suffers {0}.",
    "effect.ally-gold": "Every ally discards a Gold card or suffers {0}.",
    "effect.conscript": "Everyone may take a unit of cost 1 from the Barracks.",
    "effect.ally-conscript": "Every ally may take a unit of cost 1 from the Barracks.",
    "effect.lose-city": "Everyone returns a City; who has none suffers {0}.",
    "effect.city-or-damage": "Everyone returns a City or suffers {0}.",
    "effect.earthquake": "Everyone returns a City or destroys his best Gold, else suffers {0}.",
    "effect.shifting": "Who holds most Landmarks returns one.",
    "effect.plunder": "The least damaged destroy their best Gold card in hand.",
    "effect.thieves": "Everyone destroys a Gold card worth {0} or more; a Gold 3 vanishes.",
    "effect.festival": "Everyone may spend {0} influence for a Gold 2.",
    "effect.quarry": "Everyone discards down to 4 cards, then suffers {0}.",
    "effect.vermin": "Everyone discards Gold and units worth {0}, or suffers what is missing.",
    "effect.lights": "Everyone reveals his top card: Gold is discarded, others taken or left.",
    "effect.scholars": "Everyone may discard a card to draw {0}.",
    "effect.spies": "The Overlord looks at an ally's hand and discards a card of it.",
    "effect.blood-rite": "The Overlord may suffer {0} for 1 Ascension.",
    "effect.ritual": "If the Overlord's Home Realm was besieged he loses {0} Ascension.",
    "effect.deserters": "Your cheapest discarded unit returns to the Barracks.",
    "effect.nobles": "A unit joins the Opposing Army, or you suffer {0}.",
    "effect.vassals": "Discard {0} units of cost 1 and {0} of cost 2; 1 damage for each missing.",
    "effect.oath-renewed": "The cheapest unit of the Opposing Army returns to the Barracks.",
    "effect.short-hands": "Hand limits are 4 until the end of the next round.",
    "effect.next-war": "Next round, who besieges nobody suffers {0}.",
    "effect.next-ties": "Next round attackers win ties in sieges.",
    "effect.next-debased": "Next round Gold 3 is worth {0}.",
    "effect.next-open": "Next round Landmarks have no siege bonus.",
    "effect.next-diversion": "Next round no ally besieges the Overlord's Home Realm.",
    "effect.quietness": "The game ends: most Trophies, then least damage.",
    "reward.influence": "Reward: {0} influence.",
    "reward.gold": "Reward: {0} gold.",
    "reward.power": "Reward: {0} Power.",
    "reward.reroll": "Reward: roll the die again against the Objective.",
    "reward.objective": "Reward: +{0} against the Objective.",
    "reward.rune": "Reward: a Dragon Rune.",
    "reward.besiege": "Reward: +{0} besieging a Home Realm.",
    "reward.architect": "Reward: your Monument costs {0} less.",
    "reward.realm": "Reward: +{0} when your Home Realm is attacked.",
    "reward.loyal": "Reward: +{0} against the Opposing Army.",
    "reward.champion": "Reward: +{0} besieging or defending the Overlord's Home Realm.",
    "ending.0": "nobody knows why",
    "ending.1": "the Objective is defeated",
    "ending.2": "only one player is left",
    "ending.3": "nobody is left",
    "ending.4": "a player has fallen, and with him all",
    "ending.5": "the Event deck is survived",
    "ending.6": "a Monument stands",
    "ending.7": "the quest is decided",
    "ending.8": "the Overlord has ascended",
    "ending.9": "an ally has fallen",
    "ending.10": "the Overlord has fallen",
    "ending.11": "the Opposing Army is beaten",
    "ending.12": "the Barracks are empty",
    "ending.13": "sudden quietness",
    "ending.14": "the last round is over",
    "ending.15": "the traitor has seen another fall",
    "goal.0": "Defeat the Objective (strength 18, attrition) or be the last alive.",
    "goal.1": "Be the last alive.",
    "goal.2": "Survive the whole Event deck, all together.",
    "goal.3": "Build your Monument and outlast the round.",
    "goal.4": "Gather Power from Landmarks and Rewards.",
    "goal.5": "Overlord: Ascension or a fallen ally. Allies: the Overlord's fall.",
    "goal.6": "Beat the Opposing Army before your Barracks are empty.",
    "goal.7": "Most Trophies when Sudden Quietness comes.",
}

# Scores, phases, the picture.
SHOWN: Final[dict[str, str]] = {
    "score.victory": "victory",
    "phase.0": "set-up",
    "phase.1": "turns",
    "phase.2": "Event Phase",
    "pic.head": "Round {0} · {1:phase}",
    "pic.turn": "turn of {0:seat}",
    "pic.first": "first player {0:seat}",
    "pic.over": "The game is over: {0:ending}",
    "pic.winner": "won by {0:seat}",
    "pic.nobody": "nobody has won",
    "pic.ascension": "Overlord {0:seat}, Ascension {1}/{2}",
    "pic.hand": "Your hand",
    "pic.looked": "You look at",
    "pic.kept": "You keep",
    "pic.shown": "Revealed",
    "pic.pool": "Pool {0}",
    "pic.money": "You could spend {0} gold, {1} influence",
    "pic.combat": "Combat: {0:seat} against {1:target}",
    "pic.side": "{0:seat}: {1}",
    "pic.side-more": "{0:seat}: {1} ({2} of it from what lies on the table)",
    "pic.army-side": "Opposing Army: {0}",
    "pic.against": "needs {0}",
    "pic.die": "attrition {0}",
    "pic.wounded": "wounded",
    "pic.players": "Players",
    "pic.damage": "damage {0}/{1}",
    "pic.cards": "hand {0}, deck {1}, discard {2}",
    "pic.out": "eliminated",
    "pic.forts": "Strongholds {0} ready, {1} exhausted, {2} in the Barracks",
    "pic.trophies": "Trophies {0}",
    "pic.power": "Power {0}",
    "pic.buildings": "Light Fort. {0}, Heavy Fort. {1}, Doom Oracle {2}",
    "pic.monument": "Monument built",
    "pic.barracks": "Barracks",
    "pic.discard": "Your discard pile",
    "pic.top": "Next card of your deck",
    "pic.centre": "Centre",
    "pic.places": "Cities",
    "pic.place": "{0:place} strength {1}, siege +{2}, influence {3}",
    "pic.place-power": "Power {0}",
    "pic.enemies": "Enemies",
    "pic.objective": "Objective",
    "pic.army": "Opposing Army",
    "pic.event": "Event",
    "pic.deck": "Event deck {0}, discarded {1}",
    "pic.next": "Next Event",
    "pic.lasting": "This or next round",
    "pic.exhausted": "exhausted",
    "pic.none": "none",
}

WORDS: Final[dict[str, str]] = {
    **ASKS,
    **RULES,
    **DEEDS,
    **NOTES,
    **FEATURES,
    **NOES,
    **EFFECT_TEXTS,
    **SHOWN,
}

LETTERS: Final = "BRGY"


def seat(box: Box, value: int) -> str:
    return COLOURS[value].capitalize() if value >= 0 else "nobody"


def race(box: Box, value: int) -> str:
    return box.faction_names[value]


def card(box: Box, value: int) -> str:
    return box.names[value]


def cardtext(box: Box, value: int) -> str:
    return box.texts[value]


def punch(box: Box, value: int) -> str:
    """The strength of a unit, the text of a tactic."""
    return f" ({box.strength[value]})" if box.is_unit[value] else ""


def unit(box: Box, value: int) -> str:
    name = box.names[value % KINDS]
    return f"{name} (wounded)" if value >= KINDS else name


def item(box: Box, value: int) -> str:
    if value < KINDS:
        return box.names[value]
    return "a Stronghold" if value == FORT_ITEM else "the Monument"


def price(box: Box, value: int) -> str:
    """The printed price of an item."""
    if value == FORT_ITEM:
        return f"{box.fort_gold} gold"
    if value > FORT_ITEM:
        return f"{box.monument_gold} gold"
    units = GOLDS <= value < GOLDS + len(box.faction_ids) * 6
    return f"{box.cost[value]} {'gold' if units else 'influence'}"


def place(box: Box, value: int) -> str:
    return box.place_names[value]


def rune(box: Box, value: int) -> str:
    return box.rune_names[value]


def event(box: Box, value: int) -> str:
    return box.event_names[value] if value >= 0 else "no Event"


def eventtext(box: Box, value: int) -> str:
    """Strength, attrition, effect, Reward and Trophies of an Event."""
    parts: list[str] = []
    if box.event_strength[value]:
        die = ", attrition" if box.attrition[value] else ""
        kind = "Enemy" if box.event_type[value] == ENEMY else "Instant"
        parts.append(f"{kind} of strength {box.event_strength[value]}{die}.")
    text = WORDS[f"effect.{EFFECTS[box.effect[value]]}"]
    if text:
        parts.append(text.replace("{0}", str(box.event_amount[value])))
    if box.reward[value] != NO_REWARD:
        text = WORDS[f"reward.{REWARDS[box.reward[value]]}"]
        parts.append(text.replace("{0}", str(box.worth[value])))
    if box.trophies[value]:
        parts.append(f"Trophies: {box.trophies[value]}.")
    return " ".join(parts)


def target(box: Box, value: int) -> str:
    if value < PLACES:
        return box.place_names[value]
    if value < OBJECTIVE:
        return f"the Home Realm of {COLOURS[value - REALM]}"
    names = {
        OBJECTIVE: "the Objective",
        FORT: "a Stronghold",
        INSTANT_FOE: "the Event",
        ARMY: "the Opposing Army",
    }
    return names[value] if value < EVENT_FOE else box.event_names[value - EVENT_FOE]


def source(box: Box, value: int) -> str:
    if value < GOLDS:
        return box.names[value]
    if value == FORT_SOURCE:
        return "a Stronghold"
    if value == TWO_FORTS:
        return "two Strongholds"
    if value < RUNE_SOURCE:
        return box.place_names[value - PLACE_SOURCE]
    if value < EVENT_SOURCE:
        return box.rune_names[value - RUNE_SOURCE]
    return box.event_names[value - EVENT_SOURCE]


def phase(box: Box, value: int) -> str:
    return WORDS[f"phase.{value}"]


def ending(box: Box, value: int) -> str:
    return WORDS[f"ending.{value}"]


SPEAK: Final[dict[str, Callable[[Any, int], str]]] = {
    "seat": seat,
    "race": race,
    "card": card,
    "cardtext": cardtext,
    "punch": punch,
    "unit": unit,
    "item": item,
    "price": price,
    "place": place,
    "rune": rune,
    "event": event,
    "eventtext": eventtext,
    "target": target,
    "source": source,
    "phase": phase,
    "ending": ending,
}


def phrase(box: Box, key: str, *args: int) -> str:
    """A text with its figures, for the picture."""
    out: list[str] = []
    for text, name, figure, _ in string.Formatter().parse(WORDS[key]):
        out.append(text)
        if name is not None:
            value = args[int(name)]
            out.append(SPEAK[figure](box, value) if figure else str(value))
    return "".join(out)
