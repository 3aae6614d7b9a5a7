# Every text of the game in English. A message is one whole sentence or label.

## What is asked.

ask-orient = { SEAT($asked) }, how do you turn the event card?
ask-play-card = { SEAT($asked) }, which card do you play?
ask-carry-out = { SEAT($asked) }, how do you carry out { CARD($card) }?
ask-heal-more = { SEAT($asked) }, do you care for another place (medical knowledge left: { $left })?
ask-discard = { SEAT($asked) }, which card do you discard face down?
ask-hospital-care = { SEAT($asked) }, which place do you care for as a donor?
ask-accused = { SEAT($asked) }, do you return 1 { KIND($kind) } to keep your action?
ask-swap-wool = { SEAT($asked) }, do you swap 1 wool for 1 cloth?
ask-hand-over = { SEAT($asked) }, what do you return for { EVENT($event) }?
ask-take-back = { SEAT($asked) }, which of your houses do you take back?
ask-masons-day = { SEAT($asked) }, do you place a cube on a project?
ask-empty-plots = { SEAT($asked) }, do you build a house now?
ask-offer = { SEAT($asked) }, do you accept { EVENT($event) } ({ OFFER($event) })?
ask-protect = { SEAT($asked) }, which penalties do you avoid, at 1 loyalty each?
ask-protect-last = { SEAT($asked) }, for which duties do you avoid the double loss, at 1 loyalty each?

## What can be answered: `do.` one action, `verb.` the heading above all actions of a kind.

do-turn = rotation { $a }
do-play = play { CARD($a) }: { DEED($a) }
do-discard = discard { CARD($a) }
do-pass = decline
do-take = take 1 { KIND($a) }
do-build = place { LOAD($b) } on the { PROJECT($a) }
do-sell = sell { $b ->
        [0] { $a } wool
       *[other] { $a ->
            [0] { $b } cloth
           *[other] { $a } wool and { $b } cloth
        }
    }
do-house = build a house on { PLOT($a) }
do-rent = collect the rent in { RENTS($a) }
do-donate = put a seal on the { PROJECT($a) }: { BONUS($a) }
do-weave = turn { NUMBER($a) } wool into cloth
do-aid = give minor aid
do-heal = care for { PLACE($a) }
do-move = move the favour marker one space
do-give = return 1 { KIND($a) }
do-remove = take back the house on { PLOT($a) }
do-protect = { $a ->
        [0] keep your loyalty
       *[other] protect yourself against { PENALTIES($a) }
    }
verb-turn = Turn the card
verb-play = Play a card
verb-discard = Discard a card
verb-pass = Decline
verb-take = Take a good
verb-build = Place cubes
verb-sell = Sell
verb-house = Build a house
verb-rent = Collect rent
verb-donate = Donate
verb-weave = Make cloth
verb-aid = Give minor aid
verb-heal = Care for the sick
verb-move = Move the favour marker
verb-give = Return a good
verb-remove = Take a house back
verb-protect = Pay loyalty

## What can be answered, where what holds now is known.

here-turn = rotation { $a }: you receive { GOODS($gain) }; { $moves ->
        [0] the marker stays
       *[1] the marker moves to { STOP($stop) }
    }
here-play = play { CARD($a) }: { $again ->
        [-1] { DEED($a) }
       *[other] repeat { CARD($again) } ({ DEED($again) })
    }{ $idle ->
        [0] { "" }
       *[1] { " " }– does nothing now
    }
here-take = take 1 { KIND($a) }{ $price ->
        [0] { "" }
       *[other] { " " }for { GOLD($price) }
    }
here-build = place { LOAD($b) } on the { PROJECT($a) } for { COUNT($points, of: "point") }
here-sell = sell { $b ->
        [0] { WOOL($a) }
       *[other] { $a ->
            [0] { CLOTH($b) }
           *[other] { WOOL($a) } and { CLOTH($b) }
        }
    } for { GOLD($gold) }
here-house = build a house on { PLOT($a) } and pay { GOLD($gold) }
here-rent = collect { GOODS($first) }{ $second ->
        [-1] { "" }
       *[other] { " " }and { GOODS($second) }
    }
here-donate = pay { GOLD($gold) } and put a seal on the { PROJECT($a) }: { BONUS($a) }
here-aid = give minor aid for { GOLD($gold) } and { COUNT($points, of: "point") }
here-heal = care for { PLACE($a) }, which asks for { $value } medical knowledge, for { COUNT($points, of: "point") }
here-move = move the favour marker to { STOP($stop) }
here-protect = { $a ->
        [0] keep your loyalty
       *[other] pay { $loyalty } loyalty: { $last ->
            [0] avoid { PENALTIES($a) }
           *[1] only the single loss for { DUTIES($a) }, which saves { COUNT($saved, of: "point") }
        }
    }

## What happened.

note-starts = { SEAT($a) } is the first active player.
note-round = Chapter { NUMERAL($a) }, round { $b }: { SEAT($c) } is the active player.
note-event = { SEAT($a) } turns up { EVENT($b) }: { EFFECT($b) }.
note-infected = Plague: { PLACE($a) } is infected and asks for { $b } medical knowledge.
note-turned = { SEAT($a) } turns the card to rotation { $b }.
note-income = { SEAT($a) } receives { $b } { KIND($c) }.
note-income-points = { SEAT($a) } receives { COUNT($b, of: "point") }.
note-substitute = { SEAT($a) } receives { COUNT($b, of: "point") } instead: there is no { KIND($c) } left.
note-begs = { SEAT($a) } has to beg and receives no income.
note-favour = The favour marker moves to { SPACE($b) } for { SEAT($a) }.
note-takes = { $b ->
        [0] { SEAT($a) } gets no { KIND($c) }: there is none left.
       *[other] { SEAT($a) } takes { $b } { KIND($c) }.
    }
note-pays = { SEAT($a) } pays { $b } { KIND($c) }.
note-returns = { SEAT($a) } returns { $b } { KIND($c) }.
note-shows = { SEAT($a) } shows { $b } { KIND($c) }.
note-scores = { $b ->
        [0] { SEAT($a) } gains nothing.
       *[other] { SEAT($a) } gains { COUNT($b, of: "point") }.
    }
note-loses = { $b ->
        [0] { SEAT($a) } has no points left to lose.
       *[other] { SEAT($a) } loses { COUNT($b, of: "point") }.
    }
note-played = { SEAT($a) } plays { CARD($b) }.
note-no-action = { SEAT($a) } has no action this round.
note-privilege = { SEAT($a) } repeats { CARD($b) }.
note-no-privilege = { SEAT($a) } has no card to repeat.
note-impossible = { SEAT($a) } cannot carry it out.
note-declines = { SEAT($a) } declines.
note-discarded = { SEAT($a) } discards a card.
note-discarded-card = The discarded card is { CARD($a) }.
note-enters = The { PROJECT($a) } comes on the board ({ SPACES($a) }).
note-built = { SEAT($a) } places { $d ->
        [0] { $c } stone
       *[other] { $c ->
            [0] { $d } wood
           *[other] { $c } stone and { $d } wood
        }
    } on the { PROJECT($b) } for { COUNT($e, of: "point") }.
note-filled = 1 { KIND($b) } from the supply goes on the { PROJECT($a) }.
note-finished = The { PROJECT($a) } is finished.
note-metal = { SEAT($a) } gets { COUNT($b, of: "point") } for the metal.
note-no-metal = Nobody has any loyalty, so nobody gets points for the metal.
note-short-donors = The supply cannot serve all donors of the { PROJECT($a) }.
note-donor = { SEAT($a) } gets { COUNT($c, of: "point") } as a donor of the { PROJECT($b) }.
note-donated = { SEAT($a) } puts a seal on the { PROJECT($b) }.
note-sold = { SEAT($a) } sells { $c ->
        [0] { $b } wool
       *[other] { $b ->
            [0] { $c } cloth
           *[other] { $b } wool and { $c } cloth
        }
    } for { $d } gold.
note-house = { SEAT($a) } builds a house on { PLOT($b) }.
note-house-back = { SEAT($a) } takes back the house on { SITE($b) }.
note-rent = { $c ->
        [0] { SEAT($a) } gets no rent from { SITE($b) }: there is no { KIND($d) } left.
       *[other] { SEAT($a) } collects { $c } { KIND($d) } from { SITE($b) }.
    }
note-wove = { SEAT($a) } turns { $b } wool into cloth.
note-aid = { SEAT($a) } gives minor aid for { $b } gold and { COUNT($c, of: "point") }.
note-healed = { SEAT($a) } cares for { PLACE($b) } and gains { COUNT($c, of: "point") }.
note-accused = { SEAT($a) } returns nothing and has no action this round.
note-cloth-open = Cloth can now be sold.
note-lasted = { EVENT($a) } is no longer in force.
note-tax = The tax is { $a } gold.
note-duty = { SEAT($a) } owes { $d } { KIND($c) } and pays { $b }.
note-protects = { SEAT($a) } pays loyalty to avoid { PENALTIES($b) }.
note-protects-last = { SEAT($a) } pays loyalty to avoid the double loss for { DUTIES($b) }.
note-unprotected = { SEAT($a) } keeps their loyalty.
note-penalty = { SEAT($a) } is going to suffer { PENALTIES($b) }.
note-penance = An opponent draws one of the cards of { SEAT($a) } for { PENALTY(0) }.
note-penance-card = The card drawn for { PENALTY(0) } is { CARD($a) }.
note-plague = The plague markers are laid out face down.
note-over = The last chapter has ended.

## Why not.

no-outlaws-bar = the marker would stop at { SPACE($b) }, which costs { $a } gold
no-marker-bound = the favour marker does not move in this round
no-not-in-hand = that card is not in your hand
no-other-card = the card does not give that good
no-none-left = there is not enough { KIND($a) } in the supply
no-short-of = it takes { $a } { KIND($b) } and you have { $c }
no-other-good = only { KIND($a) } is possible here
no-not-asked-for = { KIND($a) } is not asked for
no-building-barred = an event bars building on projects
no-not-on-board = that project is not on the board
no-finished = that project is finished
no-covered = an event covers that project
no-no-space = there are not enough free spaces for { KIND($a) }
no-only-one = only one is allowed
no-sell-something = you must sell at least one good
no-cloth-closed = the cloth space is still covered
no-much-cloth = you can sell at most { $a } cloth
no-plot-taken = that plot already has a house
no-no-house-left = you have no house left
no-same-income = you already own a house with that income
no-income-on-board = there is already a house with that income on the board
no-no-such-house = you own no house that brings { KIND($a) }
no-not-your-house = you have no house there
no-seal-there = your seal is already on that project
no-no-seal-left = you have no seal left
no-cured = that place is cured for good
no-not-infected = that place is not infected
no-few-knowledge = it asks for { $a } medical knowledge and you have { $b } left
no-duty-paid = you have paid that duty in full ({ PENALTY($a) })

## What the action cards do.

deed-grain = take 1 { $grain }
deed-piety = take 1 { $piety }
deed-resource = take 1 { $stone } or 1 { $wood }
deed-project = place 1 or 2 of your cubes on a project, { COUNT($cube, of: "point") } each
deed-sales = sell wool and cloth for gold
deed-privilege = repeat the action of the card you played last round
deed-building = pay { $house } gold and a cube for a house
deed-rent = collect the rent of up to 2 houses
deed-donation = pay { $donation } gold for a seal on a project
deed-cloth = turn 1 or 2 wool into cloth
deed-medicine = take { $aid } gold and { COUNT($aiding, of: "point") }, or care for the sick
deed-favor = move the favour marker one space and receive the favour

## Their names where there is little room.

short-card-grain = Grain
short-card-piety = Piety
short-card-resource = Resource
short-card-project = Project
short-card-sales = Sales
short-card-privilege = Privilege
short-card-building = Building
short-card-rent = Rent
short-card-donation = Donation
short-card-cloth = Cloth
short-card-medicine = Medicine
short-card-favor = Favor

## What the spaces of the favour track give: in full, and in short on the track itself.

favour-show = { COUNT($a, of: "point") } if you have any { KIND($b) }
favour-take = take { $a } { KIND($b) }
favour-pay = pay { $a } { KIND($b) }
favour-each = { COUNT($a, of: "point") } for each { KIND($b) } you have
favour-houses = { COUNT($a, of: "point") } for each of your houses
short-show = { $a } VP with { $b }
short-take = { $a } { $b }
short-pay = pay { $a } { $b }
short-each = { $a } VP per { $b }
short-houses = { $a } VP per house

## What the events do: the goods, amounts, points, price, project and covered spaces of their cards.

event-wool-price = wool sells for { $amount } gold
event-accusation = each player returns 1 { $good } or has no action this round
event-open-cloth = cloth can be sold from now on; each player may swap 1 wool for 1 cloth
event-project = the { $project } comes on the board
event-take = each player takes { $amount } { $good }
event-flood = 1 { $stone } and 1 { $wood } from the supply go on the { $project }
event-action-price = the action that takes { $good } costs { $amount } gold
event-market-dues = each sale pays { $amount } gold out of its proceeds
event-most = those with most { $good } gain { COUNT($points, of: "point") }, those with none lose { $amount }
event-cover = these favour spaces are covered: { $covers }
event-no-action = nobody has an action this round
event-hand-over = each player returns 1 of these goods: { $good }
event-lose-house = each player takes back one of their houses
event-one-project = the { $project } comes on the board, and all other projects are covered
event-higher-tax = the tax of this chapter is { $amount } gold higher
event-show = each player who shows { $amount } { $good } gains { COUNT($points, of: "point") }
event-masons = each player may place one cube on a project
event-random-discard = discards are drawn at random
event-free-care = with { $medicine } anyone may care for one place, whatever knowledge it asks for
event-no-building = the action { $building } is impossible
event-give-or-lose = each player returns { $amount } { $good }{ $points ->
        [0] { "" }
       *[other] , losing { COUNT($points, of: "point") } for each one missing
    }
event-build-house = each player may build one house
event-wages = each player pays 1 { $good } per house, at most { $amount }{ $points ->
        [0] { "" }
       *[other] , losing { COUNT($points, of: "point") } for each one missing
    }
event-offer = each player may return 1 { $good } for { COUNT($points, of: "point") }
event-finish-tower = the { $tower } is finished at once
event-outbreak = one more place is infected
event-cloth-court = a sale may include { $amount } cloth, at { $price } gold each
event-one-resource = the action { $resource } gives { $good } only
event-outlaws-price = stopping at { $outlaws } costs { $amount } gold
event-honour = each player gains { COUNT($points, of: "point") } for each { $good }, counting at most { $amount }
event-and-covers = { $a }; these favour spaces are covered: { $b }

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
feature-piety-spare = piety beyond the duty
feature-grain-spare = grain beyond the duty
feature-gold-spare = gold beyond the tax
feature-cubes = stone and wood
feature-wool = wool
feature-cloth = cloth
feature-loyalty = loyalty
feature-most-loyal = loyalty for the Tower's metal
feature-knowledge = medical knowledge
feature-rents = rents to come
feature-houses = houses
feature-seals = rewards for donations to come
feature-penalties = penalties
feature-card-grain = the grain card in hand
feature-card-piety = the piety card in hand
feature-card-resource = the resource card in hand
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
pic-active = active: { SEAT($a) }
pic-market = wool for { $a }
pic-cloth = cloth for { $a } (at most { $b })
pic-no-cloth = no cloth yet
pic-you = You are { SEAT($a) } ({ LETTER($a) }), { SIDE($b) }
pic-points = { COUNT($a, of: "point") }
pic-hand = hand
pic-aside = discarded
pic-empty = none
pic-idle-card = { CARD($a) } ×
pic-event = Event card
pic-card = ◀ card ▶
pic-lasts = long-term
pic-plague-number = plague { $a }
pic-rotation = rotation, favour
pic-stays = no favour
pic-no-income = none
pic-force = In force
pic-track = Favours
pic-track-key = ● marker, × covered
pic-projects = Projects
pic-seals = seals
pic-donors = donors get
pic-covered = covered
pic-done = finished
pic-plots = House plots
pic-house-price = { $a } gold and a cube each
pic-plague = Plague
pic-plague-later = comes after chapter II
pic-care = { COUNT($a, of: "point") } and the benefit for each place
pic-players = Players
pic-columns = { " " }pts goods hand discards houses seals
pic-idle = no action
pic-supply = Supply
pic-duties = Due at the end of this chapter
pic-due = { $a } { KIND($b) }
pic-due-range = { $a } to { $b } { KIND($c) }
pic-due-cost = each one missing costs { COUNT($a, of: "point") }; penalty: { SUFFERING($b) }
pic-due-last = each one missing costs { COUNT($a, of: "point") }; 1 loyalty for the whole duty makes that { $b }
pic-key = Key
pic-key-marks = ■ cube placed, □ free space; a letter is a house or seal of its colour; a number in brackets is an option; × behind a card: it would do nothing now; plague: ? face down, ✓ cured

## What can be read about every thing on the table.

lex-town = Kingsbridge
lex-board-council = Council
lex-council = Council space
lex-council-text = The event card of the round lies here. The active player turns it.
lex-number = Favour number
lex-number-text = Where the arrow of the event card points says how far the favour marker moves.
lex-corner = Corner of the event card
lex-corner-text = The player it points at receives what it shows.
lex-turn = Rotation
lex-turn-text = What the players receive if the arrow points here.
lex-board-lasting = Long-term events
lex-shelf = Space for a long-term event
lex-shelf-text = Holds an event until a newer one needs the space or the chapter ends.
lex-lasting-text = Long-term: in force until two newer ones have come, at most to the end of the chapter.
lex-immediate-text = Immediate: acts once, when it is turned up.
lex-board-favours = Favour track
lex-favour-marker = Favour marker
lex-favour-marker-text = Moves forward by the number that the event card is turned to. The active player receives the favour of the space it reaches.
lex-stop = Next stop
lex-stop-text = Where the favour marker would come to stand.
lex-covered = Covered
lex-covered-text = Out of use for the time being. The favour marker passes over a covered space.
lex-each = For each
lex-any = If you have any
lex-board-projects = Building projects
lex-project-text = Spaces: { $a }. Each cube that a player places scores { COUNT($b, of: "point") }. When it is finished { $c }.
lex-free = Free spaces
lex-free-text = Room for cubes of this kind.
lex-substitute = Substitute
lex-substitute-text = Stands in for a cube that the supply did not have.
lex-metal = Metal
lex-metal-text = Goes on the finished Tower. The player with most loyalty then gains points.
lex-seal = Donation seal
lex-seal-text = Its owner is a donor of the project and is rewarded when it is finished.
lex-board-plots = House plots
lex-plot = Plot { SITE($a) }
lex-plot-text = A house here costs { $a } gold and 1 { $b }. Its rent is { GOODS($c) }.
lex-house = House
lex-house-text = Brings its rent each time its owner collects it. Nobody has two houses with the same income.
lex-board-places = Plague places
lex-place-text = Whoever cares for this place gains { COUNT($a, of: "point") } and { GOODS($b) }.
lex-bare-place-text = Whoever cares for this place gains { COUNT($a, of: "point") }.
lex-plague = Plague marker, face down
lex-plague-text = Nobody knows how much medical knowledge this place will ask for.
lex-plague-cured = Cured place
lex-plague-cured-text = Cared for, and healthy for good.
lex-marker = Plague marker { $a }
lex-marker-text = This place is infected. Caring for it asks for { $a } medical knowledge.
lex-pile-plague = Plague markers
lex-unseen = Markers not turned up
lex-unseen-text = How many markers of each value nobody has seen yet.
lex-board-supply = Supplies
lex-supply = Supply
lex-supply-text = What nobody has. A player whose income is used up receives a point instead.
lex-board-market = Market
lex-market = Market space
lex-market-text = Wool and cloth are sold here for gold.
lex-price = Price
lex-price-text = The gold that wool or cloth brings here now, or that stopping here costs.
lex-dues = Market dues
lex-dues-text = Gold that every sale pays out of its proceeds.
lex-board-duties = Duties
lex-due = Due at the end of this chapter
lex-due-text = How much everybody has to pay, and the points that each missing piece costs.
lex-duty = Duty: { KIND($a) }
lex-duty-text = { $a } { KIND($b) } at the end of every chapter. Each one missing costs { COUNT($c, of: "point") } and brings { SUFFERING($d) }, or costs twice as much at the end of the game.
lex-tax-text = As much { KIND($b) } as the tax die shows, at the end of every chapter. Each one missing costs { COUNT($c, of: "point") } and brings { SUFFERING($d) }, or costs twice as much at the end of the game.
lex-die = Tax die
lex-die-text = Rolled once at the end of a chapter for all players. Its faces: { $a }.
lex-deck = Events to come
lex-deck-text = Six event cards of the chapter, face down. One is turned up in every round.
lex-box-events = Events not in the game
lex-box-events-text = Five cards of each chapter stay in the box unseen; those of earlier chapters have returned to it.
lex-gone-events = Events of this chapter that are over
lex-table-seats = Players
lex-seat = Player
lex-player = Points
lex-player-text = The points of a player and where they come from; of your own also what each favour would score now.
lex-start-figure = Start figure
lex-start-figure-text = Its holder is the active player: they turn up and turn the event card and play first. It passes to the left after every round.
lex-idle = No action
lex-idle-text = Plays and discards a card in this round, but carries nothing out.
lex-missing = Duty not paid
lex-missing-text = So much was missing. Loyalty averts what follows, but not the loss of points.
lex-goods = Goods behind the screen
lex-hand = Hand
lex-aside = Discards
lex-aside-text = Put aside face down. They come back in the next chapter.
lex-played = Action pile
lex-played-text = The cards played in this chapter, the latest one last.
lex-unused = Cards not used yet
lex-unused-text = In chapter I of a first game only six cards are played.
lex-home = Pieces left
lex-ground-quarry = Quarry
lex-ground-forest = Forest
lex-ground-field = Field
lex-phase-1 = Event
lex-phase-2 = Orient
lex-phase-3 = Actions
lex-phase-4 = Chapter end
lex-good-st-text = Placed on building projects, and pays for houses on some plots. Scores at the end of the game.
lex-good-wd-text = Placed on building projects, and pays for houses on some plots. Scores at the end of the game.
lex-good-gr-text = A duty at the end of every chapter.
lex-good-pi-text = A duty at the end of every chapter. The Bishop rewards it, and it breaks ties.
lex-good-wo-text = Sold for gold on the market, or turned into cloth.
lex-good-cl-text = Sold on the market for more than wool, once its space is open.
lex-good-lo-text = Averts penalties at the end of a chapter. The King, the Queen and the Tower's metal reward it.
lex-good-mk-text = Shown to care for the sick. The Prioress rewards it.
lex-good-go-text = Pays for houses, donations, outlaws and the tax. Scores at the end of the game.

## Names and counts.

colour-blue = Blue
colour-red = Red
colour-green = Green
colour-yellow = Yellow
side-north = north
side-east = east
side-south = south
side-west = west
name-points = points
name-code = VP
name-nothing = nothing
name-stop = { SPACE($a) } ({ $b })
name-offer = 1 { KIND($a) } for { COUNT($b, of: "point") }
name-bonus = donors get { COUNT($a, of: "point") } and { GOODS($b) }
name-bonus-care = donors get { COUNT($a, of: "point") } and may care for one place
name-care = care
name-plot = { $a } (for 1 { $b }; rent { GOODS($c) })
name-place = { $a } ({ GOODS($b) })
penalty-penance = { PENALTY(0) } (an opponent draws one of your cards)
penalty-begging = { PENALTY(1) } (no income in round 1)
penalty-court = { PENALTY(2) } (no action in round 1)
count-point = { $a ->
        [one] { $a } point
       *[other] { $a } points
    }

## What the options do, what the manual says of them, and why the default differs.

option-first_game = whether chapter I is played with the six starred cards and without discards, as in a first game
option-two_player = whether two players use the special rules for two, or the same rules as more players
option-medical_total = how much medical knowledge there is: the manual's number, or the larger one that is published elsewhere
option-loyalty_total = how much loyalty there is: the number that the manual's rules for two players start from, or the one in its list
option-gold_supply = whether gold runs out: never, or when the pieces in the box are used up
option-favour_track = how many favour spaces there are: ten with two of Outlaws, or nine with one
option-donor_shortage = what donors get if their benefit cannot be given to all of them: nothing, or the points alone
option-metal_at_zero = what the metal brings if nobody has any loyalty: the points of a tie for all, or none
option-screens = whether the goods of the others are hidden or open
option-cloth_space = what opens the cloth space: an event or the end of chapter I, or only an event
option-below_zero = whether points can fall below 0
option-quiet_rounds = what does not move the favour marker in rounds 3 and 4 of a game for two: the event cards, or all cards, the action card Favor included
option-start_player = who begins: a seat drawn at random, or the one named
letter-loyalty_total = The list of components has 12 loyalty markers (2).
because-loyalty_total = The manual's rules for two players halve 14 to 7 (5), and 14 is the number that is published elsewhere.
letter-gold_supply = There are 28 gold markers (2).
because-gold_supply = The pieces of the boxed game have more than one value, so their number does not limit the gold; with 28 gold in all the market would often stand still.
letter-favour_track = The list of favours has nine spaces, one of them Outlaws (4).
because-favour_track = A description of the boxed game puts the marker on the first of several Outlaws spaces.
letter-cloth_space = The cloth space is covered during set-up (3), and no sentence says that the end of a chapter opens it.
because-cloth_space = In games without the event that opens it, cloth could never be sold.
letter-below_zero = Missing goods cost so many points each (6), and no sentence says that the loss stops at 0.
because-below_zero = The track for points begins at 0.
letter-quiet_rounds = In rounds 3 and 4 the favour marker is not moved and no favour is awarded (5).
because-quiet_rounds = The sentence stands under the favours that events grant; the action card Favor is not mentioned.

## The cover.

cover-line = Raise the priory, keep the peace, live through the plague years.

## Options on the form: their titles, and values that do not speak for themselves.

option-first_game-title = First game
option-two_player-title = Two players
option-two_player-is-variant = rules for two
option-two_player-is-plain = as with more
option-medical_total-title = Medical knowledge
option-loyalty_total-title = Loyalty
option-gold_supply-title = Gold
option-gold_supply-is-unlimited = never runs out
option-gold_supply-is-28 = 28 pieces
option-favour_track-title = Favour spaces
option-donor_shortage-title = Too few gifts for donors
option-donor_shortage-is-vp_only = points alone
option-metal_at_zero-title = Metal without loyalty
option-metal_at_zero-is-tie = as a tie
option-screens-title = Screens
option-screens-is-closed = hidden
option-cloth_space-title = Cloth space
option-cloth_space-is-chapter = after chapter I
option-cloth_space-is-event = only by an event
option-below_zero-title = Below zero
option-below_zero-is-off = never
option-below_zero-is-on = possible
option-quiet_rounds-title = Quiet rounds
option-quiet_rounds-is-events = event cards
option-quiet_rounds-is-all = all cards
option-start_player-title = First player

# The guided first game.
lesson-screen = You are Blue, a builder in Kingsbridge. Your goods lie behind your screen below; nobody else sees them. Points are open: everybody starts with 8.
lesson-event = Every round begins with an event card. A tan card acts at once: these planks went straight onto the Bridge. A blue card with an hourglass lasts.
lesson-turn = You are the active player, so you turn the card. Each corner pays the player it points at, so choose what you want, and what the others get. Turn it.
lesson-favour = The arrow of the card also moved the favour marker, by the number it points at, and you alone got that favour. Zero moves nothing. Beware of the Outlaws: whoever stops there must have gold to pay.
lesson-play = Now everybody plays a card. A card played is gone for the whole chapter, so each of your six comes up once. Play one.
lesson-take = Piety is a duty at the end of the chapter, so a little in store does no harm. Carry the card out.
lesson-privilege = Privilege repeats the card you played last round. Play a card.
lesson-resource = Stone and wood are what points are built of. Play Resource to fetch some.
lesson-resource-take = Take stone from the quarry, or wood from the forest.
lesson-project = You have a stone and a wood. Building Project puts up to two cubes on a project.
lesson-build = Every cube you place scores 3 points, whoever finishes the work. Choose what to place on the Bridge.
lesson-sell = The king's tax is near: it is rolled after the sixth round and paid in gold. Sell wool on the market while you can. An event takes 1 gold of every sale in dues.
lesson-protect = The chapter is over, and 2 piety, 2 grain and the tax were due. You had no grain: that cost 4 points, and Begging threatens. One loyalty averts the penalty, but not the loss of points.
lesson-chapter-two = Chapter II. From now on you hold all twelve cards, and in each round you play one and put another aside. Six will be played, six never.
lesson-building = A house brings goods again and again. Play House Building.
lesson-house = A plot costs 1 gold and the block shown on it. What the rent brings stands on the street before it. Choose a plot.
lesson-discard = And now put a card aside face down, one you can do without in this chapter.
lesson-rent = House Rent collects from up to two of your houses. You have one so far.
lesson-donate = A donation costs 1 gold and puts your seal on a project. When it is finished, every donor is rewarded. The Bridge lacks only a few cubes.
lesson-plague = The Bridge was finished, and your seal brought 3 points and 2 gold. But now the plague has come: the seals hide how bad it is. One is open, and the number on it is the medical knowledge that a cure asks for.
lesson-medicine = Turn by turn more places fall ill. Medicine lets you care for them.
lesson-heal = Knowledge is shown and not paid, so it can be used again. Care for the place: 2 points, and what the house gives.
lesson-done = That is all you need: turn the card, play a card, and be ready for the end of the chapter. After four chapters most points win. Good luck.
