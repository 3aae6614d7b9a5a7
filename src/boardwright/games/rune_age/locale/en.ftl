# Every text of the game in English. A message is one whole sentence or label.


## Figures and names.

seat-0 = Blue
seat-1 = Red
seat-2 = Green
seat-3 = Yellow
seat-none = nobody
badge-0 = B
badge-1 = R
badge-2 = G
badge-3 = Y
count-card =
    { $a ->
        [one] a card
       *[other] { $a } cards
    }
count-gold-card =
    { $a ->
        [one] a Gold card
       *[other] { $a } Gold cards
    }
count-wounded =
    { $a ->
        [one] a wounded friendly unit
       *[other] { $a } wounded friendly units
    }
count-unit =
    { $a ->
        [one] { $a } more unit
       *[other] { $a } more units
    }
count-trophy =
    { $a ->
        [one] { $a } Trophy
       *[other] { $a } Trophies
    }
count-time =
    { $a ->
        [one] once
        [2] twice
       *[other] { $a } times
    }
# 99 stands for any strength.
foe =
    { $a ->
        [99] an opposing unit
       *[other] an opposing unit of strength { $a } or less
    }
fighter = { CARD($a) } (strength { $b })
wounded = { CARD($a) } (wounded)
either = { $a } or { $b }
item-stronghold = a Stronghold
item-monument = your Monument
sign-gold = gold
sign-influence = influence
sign-strength = strength
target-realm = the Home Realm of { SEAT($a) }
target-objective = the Objective
target-stronghold = a Stronghold
target-instant = the Event
target-army = the Opposing Army
source-strongholds =
    { $a ->
        [one] a Stronghold
       *[other] { $a } Strongholds
    }

## What is asked.

ask-race = { SEAT($asked) }, which race do you play?
ask-action = { SEAT($asked) }, what do you do?
ask-pay-gold = { SEAT($asked) }, what do you pay for { ITEM($item) } with?
ask-pay-influence = { SEAT($asked) }, what do you exhaust for influence?
ask-buy-more = { SEAT($asked) }, what else do you buy from the pool?
ask-last-unit = { SEAT($asked) }, { ITEM($item) } is the last unit in your Barracks, and buying it loses the Civil War. Do you buy it anyway?
ask-keep = { SEAT($asked) }, which card do you spend influence to keep?
ask-pay-keep = { SEAT($asked) }, what do you exhaust to keep the card?
ask-betray = { SEAT($asked) }, do you betray the others this round?
ask-assault = { SEAT($asked) }, which card do you play in this battle?
ask-siege = { SEAT($asked) }, which card do you play in this siege?
ask-reroll = { SEAT($asked) }, do you roll the attrition die again?
ask-lose-unit = { SEAT($asked) }, which of your units do you lose? You must choose { COUNT($left, of: "unit") }.
ask-cull = { SEAT($asked) }, which unit is destroyed?
ask-hit = { SEAT($asked) }, which opposing unit do you destroy?
ask-wound-for = { SEAT($asked) }, which unit do you wound to use { CARD($kind) }?
ask-discard-for = { SEAT($asked) }, which card do you discard to use { CARD($kind) }?
ask-whether = { SEAT($asked) }, do you use { CARD($kind) }? { CARDTEXT($kind) }
ask-how-many = { SEAT($asked) }, how much influence do you spend on { CARD($kind) }?
ask-return-friend = { SEAT($asked) }, which unit do you take back into your hand?
ask-hire = { SEAT($asked) }, which unit do you buy into your hand?
ask-resolve = { SEAT($asked) }, which ability do you resolve next?
ask-discard-boost = { SEAT($asked) }, which card do you discard to use { CARD($kind) }?
ask-heal = { SEAT($asked) }, which unit do you heal? You may heal { COUNT($left, of: "unit") }.
ask-oathguard = { SEAT($asked) }, is { BEARERS("oath") } destroyed instead of { UNIT($unit) }?
ask-blood-rune = { SEAT($asked) }, do you save { UNIT($unit) } with the { RUNE(5) }?
ask-leave-or-drop = { SEAT($asked) }, do you leave the revealed card on top of your deck or discard it?
ask-take-shown = { SEAT($asked) }, which revealed card do you take?
ask-sift = { SEAT($asked) }, which of these cards do you discard?
ask-foresee = { SEAT($asked) }, which of these cards do you take?
ask-put-back = { SEAT($asked) }, which card do you put back first? It ends up deepest.
ask-take-back = { SEAT($asked) }, which card do you take from your discard pile?
ask-destroy-card = { SEAT($asked) }, which card in your hand do you destroy?
ask-discard-card = { SEAT($asked) }, which card in your hand do you discard?
ask-refresh = { SEAT($asked) }, what do you refresh?
ask-mend = { SEAT($asked) }, from which Home Realm do you remove up to { $n } damage?
ask-hoard = { SEAT($asked) }, which Reward or Gold card do you lose?
ask-oracle = { SEAT($asked) }, do you exhaust a { BEARERS("oracle") } to look at the next two Events?
ask-order-events = { SEAT($asked) }, which Event comes first?
ask-give-reward = { SEAT($asked) }, who takes the Reward?
ask-baraxis = { SEAT($asked) }, which card do you destroy to reduce the damage?
ask-ordeal = { SEAT($asked) }, how do you answer { EVENT($event) }? { EVENTTEXT($event) }
ask-offer = { SEAT($asked) }, do you accept { EVENT($event) }? { EVENTTEXT($event) }
ask-thieves = { SEAT($asked) }, which Gold card do you lose?
ask-discard-down = { SEAT($asked) }, which card do you discard?
ask-vermin = { SEAT($asked) }, what do you discard? You have discarded { $paid } so far.
ask-lights = { SEAT($asked) }, do you take the revealed card or leave it on top of your deck?
ask-scholars = { SEAT($asked) }, which card do you discard in order to draw?
ask-spy = { SEAT($asked) }, whose hand do you look at?
ask-spied = { SEAT($asked) }, which card does { SEAT($seat) } discard?
ask-recruit = { SEAT($asked) }, which of the cheapest units changes sides?
ask-desert = { SEAT($asked) }, which of your cheapest units deserts?

## What can be answered: `do.` one action, `verb.` the heading above all actions of a kind.

do-choose = play { RACE($a) }
do-buy = buy { ITEM($a) }
here-buy = { ITEM($a) } for { $price } { SIGN($purse) }
do-use = use { CARD($a) }
do-storm = use the { RUNE(2) }
do-attack = attack { TARGET($a) }
here-attack =
    { $siege ->
        [0] attack { TARGET($a) }, { SIGN("strength") } { $strength }
       *[other] attack { TARGET($a) }, siege +{ $bonus }
    }
do-pay = pay with { SOURCE($a) }
do-keep = keep { CARD($a) }
do-ready = refresh { SOURCE($a) }
do-mend = heal the Home Realm of { SEAT($a) }
do-play = play { FIGHTER($a) }
here-play = play { FIGHTER($a) }: { outlook }
do-pass = pass
here-pass = pass: { outlook }
do-hit = destroy { UNIT($a) }
do-lose = lose { UNIT($a) }
do-wound = wound { CARD($a) }
do-return = take back { UNIT($a) }
do-resolve = resolve { CARD($a) }
do-heal = heal { CARD($a) }
do-discard = discard { CARD($a) }
do-destroy = destroy { CARD($a) }
do-take = take { CARD($a) }
do-leave = leave it on top
do-drop = discard it
do-top = put { CARD($a) } back
do-suffer = suffer the damage
do-yield = return { PLACE($a) } to the centre
do-forfeit = give up the Reward { EVENT($a) }
do-give = give it to { SEAT($a) }
do-spy = look at the hand of { SEAT($a) }
do-first = put { EVENT($a) } first
do-recruit = choose { CARD($a) }
do-join = let a unit join the Opposing Army
do-number =
    { $a ->
        [0] spend nothing
       *[other] spend { $a } influence
    }
do-yes = yes
do-no = no
do-done = done
here-done = done: { outlook }
# What a combat comes to if nothing more is played or resolved.
outlook = { $mine } against { $theirs }, { $end ->
        [falls] { lex-siege-falls }
        [holds] { lex-siege-holds }
        [won] victory
        [short] { $harm } short
       *[harm] { $harm } damage
    }{ $open ->
        [0] { "" }
       *[other] {" "}+?
    }
do-end = end your actions
verb-choose = Choose a race
verb-buy = Buy
verb-use = Use an Action
verb-storm = Use a Dragon Rune
verb-attack = Attack
verb-pay = Pay
verb-keep = Keep a card
verb-ready = Refresh
verb-mend = Heal a Home Realm
verb-play = Play a card
verb-pass = Pass
verb-hit = Destroy an opposing unit
verb-lose = Lose a unit
verb-wound = Wound a unit
verb-return = Take a unit back
verb-resolve = Resolve an ability
verb-heal = Heal a unit
verb-discard = Discard a card
verb-destroy = Destroy a card
verb-take = Take a card
verb-leave = Leave it
verb-drop = Discard it
verb-top = Put a card back
verb-suffer = Suffer
verb-yield = Return a City or Landmark
verb-forfeit = Give up a Reward
verb-give = Give the Reward
verb-spy = Look at a hand
verb-first = Order the Events
verb-recruit = Choose a unit
verb-join = Let a unit join
verb-number = Spend influence
verb-yes = Yes
verb-no = No
verb-done = Done
verb-end = End your actions

## What happens.

note-first = { SEAT($a) } plays first.
note-race = { SEAT($a) } plays { RACE($b) }.
note-round = Round { $a } begins.
note-turn = { SEAT($a) } takes a turn.
note-event-phase = The Event Phase of round { $a } begins.
note-event = Event: { EVENT($a) }. { EVENTTEXT($a) }
note-start-effect = { EVENT($a) } is still in play. { EVENTTEXT($a) }
note-events-shuffled = Discarded Events are shuffled into a new Event deck.
note-no-event = There is no Event to draw.
note-buys = { SEAT($a) } buys { ITEM($b) }.
note-pays = { SEAT($a) } pays with { SOURCE($b) }.
note-gains = { SEAT($a) } gains { CARD($b) }.
note-uses = { SEAT($a) } uses { CARD($b) }.
note-calls-storm = { SEAT($a) } uses the { RUNE(2) }.
note-readies = { SEAT($a) } refreshes { SOURCE($b) }.
note-mended = The Home Realm of { SEAT($a) } loses { $b } damage.
note-attacks = { SEAT($a) } attacks { TARGET($b) }.
note-defends = The Home Realm of { SEAT($a) } is attacked.
note-plays = { SEAT($a) } plays { CARD($b) }: strength { $c }.
note-passes = { SEAT($a) } passes.
note-attrition = { SEAT($a) } rolls { $b } for attrition.
note-rampage = { CARD($a) } rolls { $b }.
note-boosted = { CARD($a) } adds { $b }.
note-wounded = { CARD($a) } is wounded.
note-healed = { CARD($a) } is healed.
note-destroyed = { CARD($a) } is destroyed.
note-saved = { SEAT($a) } saves { CARD($b) } with the { RUNE(5) }.
note-rises = { SEAT($a) } brings { CARD($b) } back from the discard pile.
note-returns = { SEAT($a) } takes { CARD($b) } back into hand.
note-compared = Strength { $a } against { $b }.
note-victory = { SEAT($a) } defeats { TARGET($b) }.
note-beaten = { SEAT($a) } does not defeat { TARGET($b) }.
note-siege-won = { SEAT($a) } wins the siege of { TARGET($b) }.
note-siege-held = { SEAT($a) } loses the siege of { TARGET($b) }.
note-suffers = { SEAT($a) } suffers { $b } damage and now has { $c } of { $d }.
note-eliminated = { SEAT($a) } is eliminated.
note-keeps = { SEAT($a) } keeps { EVENT($b) }.
note-forfeits = { SEAT($a) } gives up the Reward { EVENT($b) }.
note-yields = { SEAT($a) } returns { PLACE($b) } to the centre.
note-takes-rune = { SEAT($a) } takes the { RUNE($b) }.
note-ascension = The Overlord's Ascension is now { $a }.
note-army-gains = { CARD($a) } joins the Opposing Army.
note-army-loses = { CARD($a) } leaves the Opposing Army.
note-deserts = { CARD($b) } deserts { SEAT($a) } and returns to the Barracks.
note-betrays = { SEAT($a) } betrays the others!
note-spies = { SEAT($a) } looks at the hand of { SEAT($b) }.
note-oracle = { SEAT($a) } looks at the next Events.
note-draws = { SEAT($a) } draws { COUNT($b, of: "card") }.
note-draws-card = You draw { CARD($a) }.
note-shuffled = { SEAT($a) } shuffles the discard pile into a new deck.
note-reveals = { SEAT($a) } reveals { CARD($b) }.
note-takes = { SEAT($a) } takes { CARD($b) } into hand.
note-takes-unseen = { SEAT($a) } takes a card into hand.
note-takes-back = { SEAT($a) } takes { CARD($b) } from the discard pile.
note-leaves = { SEAT($a) } leaves { CARD($b) } on top of the deck.
note-drops = { SEAT($a) } discards { CARD($b) }.
note-discards = { SEAT($a) } discards { CARD($b) }.
note-destroys = { SEAT($a) } destroys { CARD($b) }.
note-looks = { SEAT($a) } looks at { COUNT($b, of: "card") }.
note-looks-card = You see { CARD($a) }.
note-keeps-card = { SEAT($a) } keeps a card.
note-keeps-kind = You keep { CARD($a) }.
note-over = The game is over: { ENDING($a) }.
note-wins = { SEAT($a) } wins.

## What the judge looks at: "because of more ...".

feature-victory = chances to win this combat and the game
feature-health = room for damage
feature-reserve = distance from elimination
feature-siege = damage to rival Home Realms
feature-strongholds = Strongholds
feature-influence = influence per turn
feature-gold = gold per hand
feature-strength = strength per hand
feature-tricks = useful Actions
feature-thinness = benefit from a small deck
feature-muster = strength in the next hand
feature-reach = progress towards the goal
feature-strike = strength against what must be beaten
feature-hoard = gold for the Monument
feature-monument = Monuments built
feature-power = Power
feature-trophies = Trophies
feature-ascension = headway in the Ascension
feature-runes = Dragon Runes
feature-walls = fortifications
feature-perks = useful Rewards
feature-calm = peace from enemies in play
feature-deed = sieges begun this round
feature-purse = gold and influence to spend
feature-composure = cards held back
feature-patience = attacks saved for better odds
feature-daqan = Daqan units
feature-latari = Latari units
feature-waiqar = Waiqar units
feature-uthuk = Uthuk units
feature-dwarves = Dwarven units
feature-orcs = Orc units

## Why not.

no-race-taken = that race is taken
no-not-in-game = that is not part of this game
no-other-race = that unit belongs to another race
no-sold-out = there are none left
no-short-of-gold = it costs { $a } gold, and you have { $b }
no-short-of-influence = it costs { $a } influence, and you have { $b }
no-no-source = you have no such source ready
no-other-purse = the pool holds the other resource
no-must-buy = this gold must buy something
no-not-in-hand = there is no such card in hand
no-no-action = that card has no Action
no-used-enough = Actions of this card were used { COUNT($a, of: "time") } this turn, which is the limit
no-no-use-now = its Action would do nothing now
no-no-rune = you do not hold that rune
no-exhausted = it is exhausted
no-nothing-to-draw = you do not have that many cards to draw
no-own-target = that is yours
no-eliminated = that player has been eliminated
no-no-stronghold = there is no Stronghold left in your Barracks
no-no-objective = this scenario has no Objective to attack
no-army-attacks = the Opposing Army can only be fought when it attacks you
no-instant-attacks = an Instant can only be fought when it attacks you
no-not-in-play = that Event is not in play as an Enemy
no-no-siege = this scenario does not let you besiege that
no-attacked-before = it has already been attacked this round
no-not-for-combat = that card cannot be played in combat
no-no-such-unit = there is no such unit
no-too-strong = only units of strength { $a } or less can be chosen
no-not-woundable = there is no other unwounded unit of that kind
no-must-wound = you must wound a unit
no-no-gold-card = you have no such Gold card
no-not-so-much = the limit is { $a }
no-once-back = that unit has already been taken back once in this combat
no-only-units = only units can be bought with this card
no-nothing-to-resolve = you have no such ability left to resolve
no-comes-last = that ability always comes last
no-cannot-pay = you cannot pay for that ability
no-discard-one = discard a card first
no-not-wounded = no such unit is wounded
no-immune = attrition cannot destroy that unit
no-acting-itself = it must be another unit
no-not-shown = that card was not revealed
no-does-not-fit = that is not one of the choices
no-not-looked-at = that is not one of the cards you are looking at
no-not-discarded = that card is not in your discard pile
no-not-itself = this card cannot take another of its kind
no-not-exhausted = that is not exhausted, or cannot be refreshed
no-no-such-seat = that player cannot be chosen
no-unhurt = that Home Realm has no damage
no-no-reward = you have no such Reward
no-reward-first = you must give up a Reward if you have one
no-not-theirs = the card does not go to that player
no-too-cheap = it must be worth { $a } or more
no-must-do = you can only suffer when you cannot do anything else
no-not-cheapest = only a unit of the lowest cost can be chosen

## What cards do. $a is the amount on the card, $kind the card itself.

ability-gold = Worth { $a } gold.
ability-none = No ability.
ability-scout-kind = When played: reveal your top card. { CARD($kind) } goes to your hand; leave any other on top or discard it.
ability-discard-strike = When played: you may discard a card to destroy { FOE($a) }.
ability-scout-weak = When played: you may reveal your top card. It goes to your hand unless it is a unit stronger than { $a }, which is discarded.
ability-cycle = When played: you may discard a card to draw { COUNT($a, of: "card") }.
ability-discard-boost = Resolution: you may discard a card for +{ $a }.
ability-return-friend = When played: you may take another friendly unit back into your hand. Each card can return once per combat.
ability-influence-boost =
    { $a ->
        [one] Resolution: you may spend { $a } influence for +1.
       *[other] Resolution: you may spend up to { $a } influence for +1 each.
    }
ability-influence-strike = When played: you may spend { $a } influence to destroy an opposing unit.
ability-refresh = Action: refresh up to { $a } Strongholds, or one City, Landmark or Reward.
ability-influence-reveal = When played: you may spend 1 influence to reveal { COUNT($a, of: "card") }. A unit among them goes to your hand; the rest are discarded.
ability-influence-draw =
    { $a ->
        [one] When played: you may spend { $a } influence to draw a card.
       *[other] When played: you may spend up to { $a } influence to draw that many cards.
    }
ability-reanimate = When played: another { CARD($kind) } from your discard pile joins this combat.
ability-archer-strike = When played: destroy an opposing unit no stronger than all your { CARD($kind) } cards here together.
ability-reveal-risen = When played: reveal { COUNT($a, of: "card") }. { BEARERS("reanimate archer-strike") } among them goes to your hand; the rest are discarded.
ability-sift =
    { $a ->
        [one] When played: look at your top card. Discard it or put it back.
       *[other] When played: look at your top { $a } cards. Discard any of them and put the rest back in any order.
    }
ability-lead = Resolution: +{ $a } for every other friendly unit.
ability-recall = When played: take any card from your discard pile into your hand.
ability-wound-boost = Resolution: you may wound this unit for +{ $a }.
ability-wound-strike =
    { $a ->
        [one] When played: you may wound another friendly unit to destroy { FOE($limit) }.
       *[other] When played, up to { COUNT($a, of: "time") }: you may wound another friendly unit to destroy { FOE($limit) }.
    }
ability-wound-draw = When played: you may wound another friendly unit to draw { COUNT($a, of: "card") }.
ability-heal =
    { $a ->
        [one] Resolution: you may heal { COUNT($a, of: "wounded") }.
       *[other] Resolution: you may heal up to { COUNT($a, of: "wounded") }.
    }
ability-wounds-boost = Resolution, always last: +1 for every wounded friendly unit, up to +{ $a }.
ability-oath = May be destroyed instead of another friendly unit that is not { CARD($kind) }, except at the end of combat.
ability-gold-strike = When played: you may discard a Gold card to destroy an opposing unit of strength up to its value + { $a }.
ability-scout-gold = When played: reveal your top card. Gold goes to your hand; leave any other on top or discard it.
ability-immune = Attrition cannot destroy it.
ability-gold-boost =
    { $a ->
        [one] Resolution: you may discard { COUNT($a, of: "gold-card") } to add its value.
       *[other] Resolution: you may discard up to { COUNT($a, of: "gold-card") } to add their value.
    }
ability-empty-boost = Resolution: +{ $a } if your hand is empty.
ability-hand-strike = When played: you may discard your whole hand to destroy { FOE($a) }.
ability-empty-reveal = When played with an empty hand: reveal { COUNT($a, of: "card") }. A unit among them goes to your hand; the rest are discarded.
ability-ambush-hand = When played in a siege: your opponent discards a card at random.
ability-hire = When played: you may buy one unit from your Barracks into your hand.
ability-strike = When played: destroy { FOE($a) }.
ability-cry = Assault. Resolution: +{ $a } for every friendly unit.
ability-march = Action: destroy another card in your hand, then draw { COUNT($a, of: "card") }.
ability-wound-cull = When played: you may wound another friendly unit; then your opponent destroys one of theirs.
ability-lightning = Assault: wound a friendly unit; then your opponent destroys one of theirs.
ability-draw = When played: draw { COUNT($a, of: "card") }.
ability-build = Action: put it into play. +{ $a } whenever your Home Realm is attacked.
ability-oracle = Action: put it into play. In the Event Phase, exhaust it to look at the next { $a } Events and put them in any order; +1 in your defences this phase.
ability-shadow = Action: take a card other than { CARD($kind) } from your discard pile into your hand.
ability-reprieve = Action: remove up to { $a } damage from any Home Realm, then destroy this card.
ability-hunter = +{ $a } when you attack a Landmark.
ability-map = Action: draw { COUNT($a, of: "card") }, then discard one.
ability-guard = +{ $a } when defending.
ability-foresee =
    { $a ->
        [one] When played: take your top card.
       *[other] When played: look at your top { $a } cards, take one and put the rest back in any order.
    }
ability-mend = Action: remove up to { $a } damage from your Home Realm.
ability-rampage = Resolution: roll the attrition die and destroy that many other friendly units.
ability-sentinel = Attrition cannot destroy it. +{ $a } when defending.
ability-profit = Action: spend gold, starting with { $a } in the pool. You must buy something.
ability-ambush = Assault: +{ $a }.
rune-flame = +{ $a } when you attack in a siege.
rune-stone = +{ $a } when you defend.
rune-storm = Action: exhaust it to draw { COUNT($a, of: "card") }.
rune-gold = Exhaust it for { $a } gold.
rune-whisper = Exhaust it for { $a } influence.
rune-blood = Exhaust it when one of your race's units that is not Mythic would be destroyed: the unit goes to your discard pile instead.

## What Events do, and what they leave to the victor. $a is the amount on the card.

event-enemy =
    { $b ->
        [1] Enemy of strength { $a } with attrition.
       *[other] Enemy of strength { $a }.
    }
event-instant =
    { $b ->
        [1] Instant of strength { $a } with attrition.
       *[other] Instant of strength { $a }.
    }
event-reward = Reward: { REWARDTEXT($a) }.
effect-start-damage = At the start of each Event Phase, every Home Realm suffers { $a } damage.
effect-start-least = At the start of each Event Phase, the least damaged Home Realm suffers { $a } damage.
effect-start-rift = At the start of each Event Phase, everyone suffers { $a } damage, or { $worth } if they attacked this Enemy in the round.
effect-start-hoard = At the start of each Event Phase, everyone gives up a Reward or, without one, discards a Gold card.
effect-start-ascend = At the start of each Event Phase, the Overlord gains { $a } Ascension.
effect-embolden = Other Enemies, the Objective and attacking Instants have +{ $a }.
effect-famine = The hand limit is { $short }.
effect-recycle = When the Event deck is empty, all discarded Events form a new one.
effect-strike = Monuments cost { $a } more gold.
effect-awaken = Landmarks in the centre have +{ $a }.
effect-captain = The Opposing Army has +{ $a }.
effect-devour = Keeping a card costs { $a } influence.
effect-attack-all = Attacks every player.
effect-attack-least-damage = Attacks the least damaged.
effect-attack-rewards = Attacks everyone who has a Reward, except Rewards that the first player gave away.
effect-attack-most-holdings = Attacks those with the most Cities and Strongholds.
effect-attack-most-cities = Attacks those with the most Cities.
effect-attack-most-power = Attacks those with the most Power.
effect-attack-landmarks = Attacks everyone with a Landmark.
effect-attack-allies = Attacks every ally.
effect-attack-overlord = Attacks the Overlord.
effect-give-other = The first player gives it to another player.
effect-give-hurt = The most damaged player takes it.
effect-give-poor = The player with the fewest Cities and Strongholds takes it.
effect-give-you = You take it.
effect-damage = Every Home Realm suffers { $a } damage.
effect-skirmish = Everyone suffers { $a } damage for each City after the first.
effect-last-stand = Everyone but the most damaged suffers { $a } damage.
effect-falling-sky = Everyone suffers { $a } damage, less 1 for each Stronghold they have in play.
effect-relic-storm = Everyone suffers { $a } damage for each of their Landmarks.
effect-baraxis = Everyone suffers { $a } damage for each Enemy in play, less { $a } for each card worth at least { $a } that they destroy.
effect-destroy-gold = Everyone destroys a Gold card or suffers { $a } damage.
effect-destroy-strong = Everyone destroys a unit of strength { $a } or more, or suffers { $a } damage.
effect-discard-any = Everyone discards a card or suffers { $a } damage.
effect-discard-gold = Everyone discards a Gold card or suffers { $a } damage.
effect-discard-unit = Everyone discards a unit or suffers { $a } damage.
effect-ally-gold = Every ally discards a Gold card or suffers { $a } damage.
effect-conscript = Everyone may take a unit of cost 1 from their Barracks.
effect-ally-conscript = Every ally may take a unit of cost 1 from their Barracks.
effect-lose-city = Everyone returns a City; those without one suffer { $a } damage.
effect-city-or-damage = Everyone returns a City or suffers { $a } damage.
effect-earthquake = Everyone returns a City or destroys their best Gold card in hand; those with neither suffer { $a } damage.
effect-shifting = Those with the most Landmarks return one.
effect-plunder = The least damaged destroy their best Gold card in hand.
effect-thieves = Everyone destroys a Gold card worth { $a } or more; then one { CARD(2) } leaves the game.
effect-festival = Everyone may spend { $a } influence for a { CARD(1) }.
effect-quarry = Everyone discards down to { COUNT($short, of: "card") }, then suffers { $a } damage.
effect-vermin = Everyone may discard Gold and units worth { $a } in all, and suffers what is missing as damage.
effect-lights = Everyone reveals their top card: Gold is discarded, any other is taken or left on top.
effect-scholars = Everyone may discard a card to draw { COUNT($a, of: "card") }.
effect-spies = The Overlord looks at an ally's hand and discards a card from it.
effect-blood-rite = The Overlord may suffer { $a } damage for 1 Ascension.
effect-ritual = The Overlord loses { $a } Ascension if their Home Realm was besieged this round.
effect-deserters = Your cheapest discarded unit, or else your cheapest in hand, returns to the Barracks. If there is none, you suffer { $a } damage.
effect-nobles = A unit joins the Opposing Army, or you suffer { $a } damage.
effect-vassals = You discard { $a } units of cost 1 and { $a } of cost 2, and suffer 1 damage for each one missing.
effect-oath-renewed = The cheapest unit of the Opposing Army returns to the Barracks.
effect-short-hands = The hand limit is { $short } until the end of the next round.
effect-next-war = Next round, those who besiege nobody suffer { $a } damage.
effect-next-ties = Next round, attackers win ties in sieges.
effect-next-debased = Next round, no Gold card is worth more than { $a }.
effect-next-open = Next round, Landmarks have no siege bonus.
effect-next-diversion = Next round, no ally can besiege the Overlord's Home Realm.
effect-quietness = The game ends. The most Trophies win, then the least damage.
reward-influence = { $a } influence
reward-gold = { $a } gold
reward-power = { $a } Power
reward-reroll = roll the die again against the Objective
reward-objective = +{ $a } against the Objective
reward-rune = a Dragon Rune
reward-besiege = +{ $a } besieging a Home Realm
reward-architect = your Monument costs { $a } less gold
reward-realm = +{ $a } when your Home Realm is attacked
reward-loyal = +{ $a } against the Opposing Army
reward-champion = +{ $a } besieging or defending the Overlord's Home Realm
reward-trophies = { COUNT($a, of: "trophy") }
ending-0 = nobody knows why
ending-1 = the Objective is defeated
ending-2 = only one player is left
ending-3 = nobody is left
ending-4 = a player has fallen, so everyone has lost
ending-5 = the players have survived the Event deck
ending-6 = a Monument stands
ending-7 = the quest is decided
ending-8 = the Overlord has ascended
ending-9 = an ally has fallen
ending-10 = the Overlord has fallen
ending-11 = the Opposing Army is beaten
ending-12 = the Barracks are empty
ending-13 = sudden quietness
ending-14 = the last round is over
ending-15 = the traitor has outlived another player
goal-0 = Defeat the Objective (strength { $objective }, attrition) or be the last one alive.
goal-1 = Be the last one alive.
goal-2 = Survive the whole Event deck, all together.
goal-3 = Build your Monument and survive the round.
goal-4 = Have { $power } Power from Landmarks and Rewards at the end of an Event Phase.
goal-5 = Overlord: reach { $ascension } Ascension or eliminate an ally. Allies: eliminate the Overlord.
goal-6 = Beat the Opposing Army before your Barracks are empty.
goal-7 =
    { $seats ->
        [1] Have { COUNT($trophies, of: "trophy") } when the last Event comes.
       *[other] Have the most Trophies when the last Event comes.
    }

## Scores, phases, the picture.

score-victory = victory
phase-0 = set-up
phase-1 = actions
phase-2 = end of the turn
phase-3 = Event Phase
pic-head = Round { $a } · { PHASE($b) }
pic-turn = { SEAT($a) }'s turn
pic-first = { SEAT($a) } plays first
pic-over = The game is over: { ENDING($a) }
pic-winner = { SEAT($a) } has won
pic-nobody = nobody has won
pic-ascension = { SEAT($a) } is the Overlord, Ascension { $b }/{ $c }
pic-race = { RACE($a) }
pic-hand = Your hand
pic-looked = You look at
pic-kept = You keep
pic-shown = Revealed
pic-text = { CARD($a) }
pic-pool = Pool: { $a }
pic-money = You could spend { $a } gold and { $b } influence
pic-combat = Combat: { SEAT($a) } against { TARGET($b) }
pic-side = { SEAT($a) }: { $b }
pic-side-more = { SEAT($a) }: { $b } ({ $c } of it from cards in play)
pic-army-side = Opposing Army: { $a }
pic-against = Strength needed: { $a }
pic-die = Attrition: { $a }
pic-players = Players
pic-player = { SEAT($a) } · { RACE($b) } · damage { $c }/{ $d }
pic-cards = hand { $a }, deck { $b }, discard pile { $c }
pic-known = known in hand
pic-next-card = next card of the deck
pic-out = eliminated
pic-forts = Strongholds: { $a } ready, { $b } exhausted, { $c } in the Barracks
pic-held = { $a } ({ $b })
pic-trophies = { COUNT($a, of: "trophy") }
pic-power = { $a } Power
pic-building = { CARD($a) } ×{ $b }
pic-monument = Monument built
pic-barracks = Your Barracks
pic-their-barracks = Barracks of { SEAT($a) }
pic-unit = { CARD($a) } ×{ $b }, { $c } gold, strength { $d }:
pic-mythic = { CARD($a) } ×{ $b }, { $c } gold, strength { $d }, Mythic:
pic-stronghold = Stronghold ×{ $a }, { $b } gold or battle of strength { $c }: exhaust it for { $d } influence.
pic-build = { $a }, { $b } gold
pic-discard = Your discard pile
pic-top = Next cards of your deck
pic-centre = Centre
pic-ware = { CARD($a) } ×{ $b }, { $c } influence:
pic-ware-unit = { CARD($a) } ×{ $b }, { $c } influence, strength { $d }:
pic-places = Cities and Landmarks
pic-place = { PLACE($a) }: strength { $b }, siege bonus +{ $c }, { $d } influence
pic-place-power = { $a } Power
pic-enemies = Enemies
pic-objective = Objective: strength { $a } with attrition
pic-army = Opposing Army, strength { $a }
pic-staged = { EVENT($a) } (stage { $b }):
pic-now = Strength now: { $a }.
pic-event = Event
pic-deck = Event deck: { $a }. Discarded: { $b }
pic-stage = { $b } of stage { $a }
pic-next = Next Event
pic-lasting = This or next round
pic-exhausted = exhausted
pic-none = none

## What the options do.

option-scenario = what the players compete for; default: the Civil War alone, Resurgence together; resurgence: beat the Objective; runewars: last one standing; cataclysm: survive together; monument: build it first; quest: gather most Power; ascent: one against all; civil-war: beat the Army; not-from-this-world: win most Trophies
option-races = choose: players choose their races in turn order; random: races are dealt
option-start_player = random: the first player is drawn; a number: that seat plays first (and is the Overlord of the Ascent)
option-expansion = on: six races, Mythic units, Mercenaries and more Events; off: the core box only
option-barracks_costs = printed: units cost what is printed; capped4: no unit costs more than 4 gold
option-city_bonus = manual: siege bonuses are at least +1; printed: a printed +0 stays +0
option-attack_limit = per_attacker: each player may attack a target once a round; global: all players share one attack on it
option-oa_attrition = on: fighting the Opposing Army costs attrition; off: it does not
option-baraxis_counts_objective = off: Baraxis counts Enemies only; on: Baraxis counts the Objective too
option-traitor = off: all players win or lose together; on: a player may betray the others
option-round_cap = the round after which the game ends
option-army_step = before_draw: the Opposing Army attacks before everybody draws in the Event Phase; after_draw: it attacks after that
option-overlord_realm = by_allies: the Overlord withstands more damage with two or three allies; common: the Overlord has the common limit

## What the manual says word for word where the default differs, and why it does.

letter-start_player = The youngest player goes first (section 3): seat the youngest at seat 1.
because-start_player = The program does not know anybody's age.
letter-barracks_costs = Barracks hold units with costs of 1 to 4 gold (sections 2 and 3).
because-barracks_costs = The cards of the published game have costs up to 6, and the five piles of the manual need five costs.
letter-attack_limit = There is only one attack per target per round (section 7).
because-attack_limit = The question in the manual is whether you may attack the same target again; with one attack for everybody, the first player would close every target to the others.
letter-oa_attrition = Only targets with the die icon cost attrition (section 5), and the Opposing Army is not said to have it.
because-oa_attrition = Other Objectives have the icon, and without it the army falls to one lucky hand.
letter-round_cap = No rule ends a game after a number of rounds; 200 is as far as the cap goes.
because-round_cap = A game that nobody can win any more should end in one sitting.
letter-army_step = The Opposing Army acts at the end of the Event Phase (section 5), and drawing back to five is part of the phase (section 4).
because-army_step = The next turn would begin with a hand already spent on the defence.
letter-overlord_realm = A player is eliminated by 20 damage (section 6), without exception.
because-overlord_realm = Two or three allies together would bring the Overlord down too fast.

## What can be read about things on the table: the name, and what there is to say. What has figures
## of the edition has them in order.

lex-card = Card
lex-card-text = Gold, units, Neutrals and Mercenaries are bought, drawn and played.
lex-table = Players
lex-seat = Player
lex-gold = gold
lex-gold-text = Buys from the Barracks. What an action leaves over is lost.
lex-influence = influence
lex-influence-text = Buys from the centre and keeps cards. What an action leaves over is lost.
lex-strength = strength
lex-strength-text = An attacker must reach the strength of a target; ties are won.
lex-races = Races to choose from
lex-realm = Home Realm
lex-realm-text = A player whose Home Realm has suffered damage up to its limit is eliminated.
lex-play = In play
lex-ready = Ready
lex-ready-text = Can be exhausted for what it gives.
lex-exhausted = Exhausted
lex-exhausted-text = Becomes ready at the start of its owner's turn.
lex-barracks = Barracks
lex-barracks-text = What their owner can buy with gold.
lex-pile = Pile
lex-pile-text = Cards for sale. Most destroyed cards return to their pile.
lex-hand = Hand
lex-kept = Cards kept
lex-kept-text = Not discarded at the end of the turn, for influence.
lex-deck = Deck
lex-deck-text = When it is empty, the discard pile is shuffled into a new one.
lex-top = On top of the deck
lex-discard = Discard pile
lex-looked = Cards looked at
lex-shown = Cards revealed
lex-resolving = Action being resolved
lex-used = Actions used this turn
lex-used-text = In one turn, Actions of a card are used at most as often as there are copies in the box.
lex-centre-cards = Centre
lex-centre-cards-text = What everybody can buy with influence.
lex-centre-places = Cities and Landmarks in the centre
lex-centre-places-text = Each can be won in a battle.
lex-map = Map
lex-map-text = Cities, Landmarks and Home Realms: what can be attacked.
lex-centre-runes = Unused Dragon Runes
lex-lost = Gold out of the game
lex-box = In the box
lex-box-text = Not part of this game, or no longer.
lex-events-now = Event of this phase
lex-card-instant = The Event
lex-card-instant-text = Drawn in this Event Phase and being resolved.
lex-events-enemies = Enemies in play
lex-events-enemies-text = Each stays until somebody defeats it.
lex-events-lasting = Effects that last
lex-events-deck = Event deck
lex-events-deck-text = The first player draws one card in each Event Phase, lower stages first.
lex-events-discard = Discarded Events
lex-events-removed = Events out of the game
lex-next = Next Event
lex-combat = Combat
lex-front = Target of the combat
lex-side = Side of a combat
lex-side-attacker = Attacker's side
lex-side-defender = Defender's side
lex-army-units = Opposing Army
lex-army = Opposing Army
lex-army-text = Grows by a unit of the lowest cost and attacks in each Event Phase. Beating it wins the Civil War.
lex-wounded = wounded
lex-first = First player
lex-first-text = Takes the first turn of each round and draws the Event.
lex-active = Takes a turn
lex-overlord = Overlord
lex-overlord-text = Wins by Ascension or when an ally falls; the others win when the Overlord falls.
lex-out = Eliminated
lex-warred = Has besieged somebody this round
lex-traitor = Traitor
lex-traitor-text = Wins alone if another player falls in this Event Phase.
lex-spied = Hand known to the Overlord
lex-foresaw = Knows the next Event
lex-foresight = Foresight
lex-foresight-text = A Doom Oracle strengthens this player's defences in this phase.
lex-averted = Damage averted
lex-winner = Winner
lex-lasting = Effect that lasts
lex-short-hands = Short hands
lex-short-hands-text = The hand limit is lower than usual up to this round.
lex-siege-attacks = attacks you
lex-siege-declared = Declared
lex-siege-assault = Assault, in turns
lex-siege-resolution = Resolution
lex-siege-comparison = Comparison
lex-siege-end = End: wounded units are lost
lex-siege-now = If it ended now
lex-siege-now-text = As both sides stand, without what is still played or resolved.
lex-siege-falls = the City falls
lex-siege-holds = the City holds
lex-standing-damage = damage
lex-standing-holdings = Cities and Strongholds
lex-standing-runes = Dragon Runes
lex-standing-gold = gold on all cards
lex-standing-strength = strength of all units
lex-standing-power = Power
lex-standing-trophies = Trophies
lex-standing-ascension = Ascension
lex-stronghold = Stronghold
lex-stronghold-figures = Bought for { $a } gold or won in a battle of strength { $b }. Exhaust it for { $c } influence. Nobody can take it away.
lex-objective = Objective
lex-objective-figures = Strength { $a }, with attrition. Defeating it wins the game.
lex-monument = Monument
lex-monument-figures = Costs { $a } gold. Its builder wins at the end of the round.
lex-die = Attrition die
lex-die-figures = Shows { $a }: so many units are destroyed.
lex-race-text = { $c } Units: { $a }. Monument: { $b }.
lex-style-daqan = Scout for more, and discard cards to strike.
lex-style-latari = Spend influence on strength in the fight.
lex-style-waiqar = The dead come back from the discard pile.
lex-style-uthuk = Wound their own to grow stronger.
lex-style-dwarves = Gold in the hand strikes and hardens.
lex-style-orcs = Strongest once the hand is empty.
lex-city-text = City of strength { $a }. Adds { $b } to its defender's strength, at least 1. Exhaust it for { $c } influence.
lex-landmark-text = Landmark of strength { $a }. Adds { $b } to its defender's strength, at least 1. Exhaust it for { $c } influence. Counts { $d } Power.

## The cover.

cover-line = Muster a realm’s army and march on its enemies.

## Options on the form: their titles, and values that do not speak for themselves.

option-scenario-title = Scenario
option-scenario-is-default = usual for these seats
option-scenario-is-resurgence = Resurgence
option-scenario-is-runewars = Runewars
option-scenario-is-cataclysm = Cataclysm
option-scenario-is-monument = Monument
option-scenario-is-quest = Quest for Power
option-scenario-is-ascent = Ascent of the Overlord
option-scenario-is-civil-war = Civil War
option-scenario-is-not-from-this-world = Not From This World
option-races-title = Races
option-races-is-choose = chosen
option-races-is-random = dealt
option-start_player-title = First player
option-expansion-title = Expansion
option-barracks_costs-title = Unit costs
option-barracks_costs-is-printed = as printed
option-barracks_costs-is-capped4 = at most 4
option-city_bonus-title = Siege bonus of Cities
option-city_bonus-is-manual = at least 1
option-city_bonus-is-printed = as printed
option-attack_limit-title = One attack on a target
option-attack_limit-is-per_attacker = each player
option-attack_limit-is-global = all together
option-oa_attrition-title = Attrition against the Opposing Army
option-baraxis_counts_objective-title = Baraxis and the Objective
option-baraxis_counts_objective-is-off = does not count
option-baraxis_counts_objective-is-on = counts
option-traitor-title = Traitor
option-round_cap-title = Last round
option-army_step-title = The Opposing Army attacks
option-army_step-is-before_draw = before drawing
option-army_step-is-after_draw = after drawing
option-overlord_realm-title = The Overlord’s realm
option-overlord_realm-is-by_allies = grows with allies
option-overlord_realm-is-common = as all

## The guided first game.

lesson-race = Rune Age is fought with decks of cards. Each race has its own units; you are to lead the Uthuk, who grow strong by wounds. Choose their banner.
lesson-goal = This is what you play for: whoever defeats the Objective wins at once. It has strength 18, and you hold five cards of strength 1 or less. So you build a better deck.
lesson-fort = Your deck is five Gold and three Berserkers; five of them are your hand. A Stronghold of strength 2 can be won in battle, and pays influence ever after. Attack it.
lesson-play = A battle: play units one at a time. Your strength is their sum; a die is rolled only where a card shows one. Play a Berserker, then another.
lesson-tie = 2 against 2: in a battle a tie wins. There is no need for the third. You are done.
lesson-buy = The Stronghold is yours. Now the Gold in your hand buys a unit. It goes to your discard pile, and comes to your hand when that is shuffled. Gold you leave over is lost.
lesson-resolve = You attacked the next Stronghold with one Berserker. After all are played comes the Resolution: his ability wounds him for +1. Wounded units are lost after the combat, so use it only where it decides.
lesson-influence = Two Strongholds are ready: exhausted, they pay 2 influence. Influence buys what lies in the Centre, for everybody. Take a Battle Cry before Red does.
lesson-end = Exhausted Strongholds stand up again at your next turn. Nothing is left to do: end your actions. Your hand is discarded, and you draw five new cards.
lesson-enemy = When all have had a turn, an Event is drawn. A Slumbering Dragonlord has come: an Enemy, who stays until somebody defeats it, and leaves a Reward.
lesson-city = Two rounds later you have three Strongholds. Cities pay more. Frostgate has strength 5, your hand can reach it. Attack.
lesson-tactic = Two Berserkers stand there. A Battle Cry has no strength of its own, but adds 1 for every friendly unit in the Resolution. Play it.
lesson-cry = The Berserker made himself 2 already. You choose the order of your abilities: now the Battle Cry, for two units.
lesson-gold = Frostgate flies your flag and is ready at once. With 5 influence you can have Gold 3, which pays three times as much in later turns. Buy it.
lesson-pay = Which source do you exhaust first? What a payment leaves over is lost.
lesson-siege = Red besieges your City. In a siege both sides play in turn, and the defender wins a tie: the City's own +1 holds against one Foot Soldier. Save your cards and pass. Passes are not final; if Red plays on, you may too.
lesson-instant = Another Event: Khorgard, an Instant. He attacks the least damaged realms with strength 12. What your units lack is damage. Play what you have.
lesson-wound = The Warlock may wound another of your units to draw a card. Against 12 the Berserker is lost anyway: wound him, perhaps a unit comes.
lesson-keep = End of your turn. Cards may be kept for 1 influence each. Keep the Battle Cry: next turn you draw up to five again, and then it will be worth more.
lesson-dragon = Your wall has lost 8 of its 20 stones. Ghox hurts everybody in each Event Phase. With this hand you can beat his 8. Attack him.
lesson-lose = Enemies with a skull roll the attrition die: 0, 1 or 2 of your units are destroyed before strengths are compared. You pick them. The wounded one would be lost anyway.
lesson-defend = Red marches on your Home Realm. Each play is answered by the other. What the attacker has more is damage, and a wall without stones is the end of you. Play the Flesh Ripper.
lesson-done = That is a round: actions, sieges, an Event. Now make your deck small and strong. A Forced March destroys weak cards for good; then five cards can reach 18. Good luck.
