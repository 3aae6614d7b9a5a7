# Every text of the game in English. A message is one whole sentence or label.


## What is asked.

ask-orient = { SEAT($asked) }, how do you turn the event card?
ask-play-card = { SEAT($asked) }, which card do you play?
ask-carry-out = { SEAT($asked) }, how do you carry out { CARD($card) }?
ask-heal-more = { SEAT($asked) }, do you care for another place (knowledge left: { $left })?
ask-discard = { SEAT($asked) }, which card do you put aside, face down?
ask-hospital-care = { SEAT($asked) }, the Hospital stands: which place do you care for?
ask-accused = { SEAT($asked) }, do you return one { KIND($kind) } to keep your action?
ask-swap-wool = { SEAT($asked) }, do you swap 1 wool for 1 cloth?
ask-hand-over = { SEAT($asked) }, what do you hand over for { EVENT($event) }?
ask-take-back = { SEAT($asked) }, which of your houses do you take back?
ask-masons-day = { SEAT($asked) }, do you place one cube on a project?
ask-empty-plots = { SEAT($asked) }, do you build a house now?
ask-offer = { SEAT($asked) }, do you take the offer of { EVENT($event) } ({ WORTH($event) })?
ask-protect = { SEAT($asked) }, against which shortages do you spend loyalty, 1 each?

## What can be answered: `do.` one action, `verb.` the heading above all actions of a kind.

do-turn = rotation { $a }: the marker moves { $a }
do-play = play { CARD($a) }: { DEED($a) }
do-discard = put { CARD($a) } aside
do-pass = decline
do-take = take 1 { KIND($a) }
do-build = place { LOAD($b) } on the { PROJECT($a) }
do-sell = sell { $a } wool and { $b } cloth
do-house = build a house on { PLOT($a) }
do-rent = collect from the houses for { RENTS($a) }
do-donate = put a seal on the { PROJECT($a) } ({ BONUS($a) })
do-weave = turn { NUMBER($a) } wool into cloth
do-aid = give minor aid for gold and a point
do-heal = care for { PLACE($a) }
do-move = move the favour marker one space
do-give = give 1 { KIND($a) }
do-remove = take back the house on { PLOT($a) }
do-protect = protect against: { PENALTIES($a) }
verb-turn = Turn the card
verb-play = Play a card
verb-discard = Put a card aside
verb-pass = Pass
verb-take = Take a good
verb-build = Place cubes
verb-sell = Sell
verb-house = Build a house
verb-rent = Collect rent
verb-donate = Donate
verb-weave = Make cloth
verb-aid = Give aid
verb-heal = Care for the sick
verb-move = Move the favour marker
verb-give = Give a good
verb-remove = Take a house back
verb-protect = Spend loyalty

## What happened.

note-starts = { SEAT($a) } is drawn as the first active player.
note-round = Chapter { NUMERAL($a) }, round { $b }: { SEAT($c) } is active.
note-event = { SEAT($a) } turns up { EVENT($b) }: { EFFECT($b) }.
note-infected = Plague: { PLACE($a) } is infected and asks for { $b } knowledge.
note-turned = { SEAT($a) } turns the card to rotation { $b }.
note-income = { SEAT($a) } receives { $b } { KIND($c) }.
note-income-points = { SEAT($a) } receives { $b } points.
note-substitute = { SEAT($a) } receives { $b } point, since there is no { KIND($c) } left.
note-begs = { SEAT($a) } begs and receives no income.
note-favour = The favour marker stops at { SPACE($b) } for { SEAT($a) }.
note-takes = { SEAT($a) } takes { $b } { KIND($c) }.
note-pays = { SEAT($a) } pays { $b } { KIND($c) }.
note-returns = { SEAT($a) } returns { $b } { KIND($c) }.
note-shows = { SEAT($a) } shows { $b } { KIND($c) }.
note-scores = { SEAT($a) } gains { $b } points.
note-loses = { SEAT($a) } loses { $b } points.
note-played = { SEAT($a) } plays { CARD($b) }.
note-no-action = { SEAT($a) } has no action this round.
note-privilege = { SEAT($a) } repeats { CARD($b) }.
note-no-privilege = { SEAT($a) } has no card to repeat.
note-impossible = { SEAT($a) } cannot carry it out.
note-declines = { SEAT($a) } declines.
note-discarded = { SEAT($a) } puts a card aside.
note-discarded-card = The card put aside is { CARD($a) }.
note-enters = The { PROJECT($a) } comes on the board ({ SPACES($a) }).
note-built = { SEAT($a) } places { $c } stone and { $d } wood on the { PROJECT($b) } for { $e } points.
note-filled = One { KIND($b) } from the supply goes on the { PROJECT($a) }.
note-finished = The { PROJECT($a) } is finished.
note-metal = { SEAT($a) } gets { $b } points for the metal on the Tower.
note-no-metal = Nobody is loyal, so nobody gets points for the metal.
note-short-donors = The supply cannot serve all donors of the { PROJECT($a) }.
note-donor = { SEAT($a) } gets { $c } points as a donor of the { PROJECT($b) }.
note-donated = { SEAT($a) } puts a seal on the { PROJECT($b) }.
note-sold = { SEAT($a) } sells { $b } wool and { $c } cloth for { $d } gold.
note-house = { SEAT($a) } builds a house on { PLOT($b) }.
note-house-back = { SEAT($a) } takes the house on { PLOT($b) } back.
note-rent = { SEAT($a) } collects { $c } { KIND($d) } from { PLOT($b) }.
note-wove = { SEAT($a) } turns wool into { $b } cloth.
note-aid = { SEAT($a) } gives minor aid for { $b } gold and { $c } point.
note-healed = { SEAT($a) } cares for { PLACE($b) } and gains { $c } points.
note-accused = { SEAT($a) } returns nothing and has no action this round.
note-cloth-open = The cloth space of the market is open.
note-lasted = { EVENT($a) } is no longer in force.
note-tax = The tax is { $a } gold.
note-duty = { SEAT($a) } pays { $b } of { $d } { KIND($c) }.
note-protects = { SEAT($a) } spends loyalty against: { PENALTIES($b) }.
note-penalty = { SEAT($a) } will suffer: { PENALTIES($b) }.
note-penance = An opponent draws a card of { SEAT($a) } for Penance.
note-penance-card = The card drawn for Penance is { CARD($a) }.
note-plague = The plague markers are laid out, face down.
note-over = The last chapter has ended.

## Why not.

no-outlaws-bar = the marker would stop at the Outlaws, who want { $a } gold
no-not-in-hand = that card is not in your hand
no-other-card = the card does not give that
no-none-left = the supply has too little { KIND($a) }
no-short-of = it needs { $a } { KIND($b) } and you have { $c }
no-other-good = only { KIND($a) } counts here
no-not-asked-for = { KIND($a) } is not asked for
no-building-barred = an event bars the building of projects
no-not-on-board = that project is not on the board
no-finished = that project is finished
no-covered = an event covers that project
no-no-space = there are not so many free spaces for { KIND($a) }
no-only-one = only one is allowed
no-sell-something = a sale holds at least one good
no-cloth-closed = the cloth space is covered
no-much-cloth = a sale holds at most { $a } cloth
no-plot-taken = a house stands on that plot
no-no-house-left = you have no house left
no-same-income = you own a house with that income
no-income-on-board = a house with that income stands on the board
no-no-such-house = you own no house for { KIND($a) }
no-not-your-house = no house of yours stands there
no-seal-there = your seal is on that project already
no-no-seal-left = you have no seal left
no-cured = that place is cured for good
no-not-infected = that place is not infected
no-few-knowledge = it asks for { $a } knowledge and you have { $b } left for it
no-duty-paid = you have paid that duty in full ({ PENALTY($a) })

## What the events do. {good}, {amount}, {points}, {price}, {project} and {covers} are the card's.

event-wool-price = wool sells for { $amount } gold
event-accusation = return 1 { $good } or have no action this round
event-open-cloth = cloth can be sold from now on; each may swap 1 wool for 1 cloth
event-project = the { $project } comes on the board
event-take = each takes { $amount } { $good }
event-flood = 1 stone and 1 wood from the supply go on the { $project }
event-action-price = the action that takes { $good } costs { $amount } gold{ $covers }
event-market-dues = each sale pays { $amount } gold of its proceeds
event-most = most { $good } gains { $points } points, none loses { $amount }
event-cover = favour spaces are covered{ $covers }
event-no-action = nobody has an action this round
event-hand-over = each returns 1 of { $good }
event-lose-house = each takes one of his houses back
event-one-project = the { $project } comes on the board, all others are covered
event-higher-tax = the tax of this chapter is { $amount } higher
event-show = who shows { $amount } { $good } gains { $points } points
event-masons = each may place one cube on a project
event-random-discard = cards put aside are drawn at random
event-free-care = Medicine cares for any one place without knowledge
event-no-building = the action Building Project does nothing
event-give-or-lose = each returns { $amount } { $good }, or loses { $points } points for each missing
event-build-house = each may build one house
event-wages = each pays 1 { $good } a house, { $amount } at most, or loses { $points } points each
event-offer = each may give 1 { $good } for { $points } points
event-finish-tower = the Tower is finished at once
event-outbreak = one more place is infected
event-cloth-court = a sale may hold { $amount } cloth, at { $price } gold each
event-one-resource = the action Resource gives { $good } only
event-outlaws-price = the Outlaws want { $amount } gold
event-honour = { $points } points for each { $good }, { $amount } pieces at most

## Names of things that programs show beside sentences.

score-start = start
score-building = building projects
score-donors = donations
score-metal = metal
score-favours = favours
score-income = income
score-plague = care for the sick
score-aid = minor aid
score-events = events
score-duties = duties
score-cubes = stone and wood left
score-gold = gold left
tie-0 = piety
tie-1 = loyalty
tie-2 = medical knowledge

## What a judge looks at, as a hint names it.

feature-points = points
feature-piety-due = piety for the duty
feature-grain-due = grain for the duty
feature-tax-due = gold for the tax
feature-piety-spare = more piety
feature-grain-spare = more grain
feature-gold-spare = more gold
feature-cubes = stone and wood
feature-wool = wool
feature-cloth = cloth
feature-loyalty = loyalty
feature-most-loyal = loyalty for the Tower's metal
feature-knowledge = medical knowledge
feature-rents = rents to come
feature-houses = houses
feature-seals = promises of sealed projects
feature-penalties = penalties
feature-card-grain = the grain card in hand
feature-card-piety = the piety card in hand
feature-card-resource = the resources card in hand
feature-card-project = the building project card in hand
feature-card-sales = the sales card in hand
feature-card-privilege = the privilege card in hand
feature-card-building = the house building card in hand
feature-card-rent = the rent card in hand
feature-card-donation = the donation card in hand
feature-card-cloth = the cloth card in hand
feature-card-medicine = the medicine card in hand
feature-card-favor = the favour card in hand

## What the picture says.

pic-moment = Chapter { NUMERAL($a) }, round { $b } of 6
pic-over = The game is over
pic-active = active { SEAT($a) }
pic-tax = tax { $a }
pic-market = wool sells for { $a }
pic-cloth = cloth for { $a }
pic-no-cloth = cloth not yet
pic-you = You are { SEAT($a) } ({ LETTER($a) }), { SIDE($b) }
pic-points = { $a } points
pic-hand = hand
pic-aside = aside
pic-empty = none
pic-event = Event card
pic-lasts = long-term
pic-plague-number = plague { $a }
pic-rotation = rotation, favour
pic-stays = no favour
pic-force = In force
pic-track = Favours
pic-track-key = ● marker, × covered
pic-projects = Projects
pic-project-columns = stone  wood  seals  donors get
pic-covered = covered
pic-done = finished
pic-plots = House plots
pic-plague = Plague
pic-plague-later = comes after chapter II
pic-players = Players
pic-columns = { " " }pts goods hand aside houses seals
pic-idle = no action
pic-supply = Supply
pic-duties = Due each chapter
pic-due = { $a } { KIND($b) }
pic-due-tax = the tax in { KIND($a) }
pic-key = Key
pic-key-goods = ST stone, WD wood, GR grain, PI piety, WO wool, CL cloth, LO loyalty, MK medical knowledge, GO gold, VP points
pic-key-marks = ■ cube placed, □ free space; a letter is a house or seal of its colour; a number in brackets is an option; plague: ? face down, ✓ cured

## What the options do.

option-first_game = chapter I with six cards and no discards
option-two_player = special rules for two players, or none
option-medical_total = medical knowledge in the supply
option-loyalty_total = loyalty in the supply
option-gold_supply = gold in the supply
option-favour_track = favour spaces: two of Outlaws, or one
option-donor_shortage = what donors get if a benefit runs short
option-metal_at_zero = whether the metal counts when nobody is loyal
option-screens = whether goods are hidden
