# Every text of the game in English. A message is one whole sentence or label.


## What is asked.

ask-turn = { SEAT($asked) }, it is your turn: what do you buy?
ask-stuck = { SEAT($asked) }, you can buy nothing now: a loan action, or out of the round?
ask-after = { SEAT($asked) }, a loan action before your turn ends?
ask-lay-start = { SEAT($asked) }, where does your starting road lie?
ask-lay-road = { SEAT($asked) }, where do you lay the long road?
ask-lay-short = { SEAT($asked) }, which short road now (left: { $pairs } of two, { $dots } single)?
ask-lay-tower = { SEAT($asked) }, where do you build the tower?
ask-lay-tile = { SEAT($asked) }, where do you lay { TILE($tile) }?
ask-lay-wonder = { SEAT($asked) }, where does the next part of { CARD($card) } stand?

## What can be answered: `do.` one action, `verb.` the heading above all actions of a kind.

do-road = buy a long road
do-set = buy a set of short roads
do-tower = buy the tower
do-build = buy { TILE($a) }, { SHAPE($a) }
do-pedestal = buy pedestal { NUMBER($a) }
do-wonder = build { CARD($a) } for all your gold: { NEEDS($a) }
do-start = lay your starting road now
do-loan = take a loan
do-repay = pay back your loan
do-out = leave the round
do-end = end your turn
do-put = lay it from { CELL($a) }, { TURN($b) }
do-single = lay the single road on { CELL($a) }
verb-road = Buy a long road
verb-set = Buy a set of short roads
verb-tower = Buy the tower
verb-build = Buy a building tile
verb-pedestal = Buy a pedestal
verb-wonder = Build a monument for all your gold
verb-start = Lay the starting road
verb-loan = Take a loan
verb-repay = Pay back the loan
verb-out = Leave the round
verb-end = End the turn
verb-put = Lay it
verb-single = Lay the single road

## What happened.

note-map = { SEAT($a) } gets map { MAP($b) }.
note-order = { SEAT($a) } is number { NUMBER($b) } in turn order.
note-goal = Objective { GOAL($a) }: { GOAL_TEXT($a) }.
note-tile-up = { TILE($a) } is turned up.
note-turned-up = { CARD($a) } is turned up: { NEEDS($a) }.
note-display-grows = The deck is empty; the display of { DECK($a) } grows by one.
note-round = Round { $a } begins.
note-over = Round { $a } was the last one: the game is over.
note-out = { SEAT($a) } is out of the round.
note-loan = { SEAT($a) } takes a loan.
note-repaid = { SEAT($a) } pays back the loan.
note-pedestal = { SEAT($a) } takes pedestal { NUMBER($b) }.
note-road = { SEAT($a) } lays a long road from { CELL($b) }.
note-short = { SEAT($a) } lays a short road from { CELL($b) }.
note-tower = { SEAT($a) } builds the tower on { CELL($b) }.
note-tile = { SEAT($a) } lays { TILE($b) } from { CELL($c) }.
note-pays-all = { SEAT($a) } pays { $b } gold for { CARD($c) }.
note-part = { SEAT($a) } lays a part of { CARD($b) } from { CELL($c) }.
note-built = { SEAT($a) } has built { CARD($b) }.
note-gained = { SEAT($a) } gains food { $b }, ceramics { $c }, gears { $d }, population { $e }.
note-solo-card = The Automaton turns up solo card { SOLO($a) }.
note-solo-shuffled = All solo cards are shuffled again.
note-solo-takes = The Automaton takes: { ITEM($a) }.
note-solo-card-taken = The Automaton keeps { CARD($a) }.
note-solo-nothing = The Automaton finds nothing.

## Why not.

no-beside-nothing = a tower must stand beside one of your pieces
no-end-on-water = both ends of a long road must lie on land
no-has-loan = you have a loan already
no-holds-pedestal = you hold a pedestal already
no-lacks = it must stand beside { NEED($a) }
no-loan-no-use = a loan would not let you buy anything
no-loan-of-this-round = a loan is paid back in a later round
no-must-buy = you can still buy something, so you must
no-no-access = it must lie beside a road or another { TYPE($a) }
no-no-arrangement = the other parts could not follow so that all needs are met
no-no-loan = you have no loan
no-no-pedestals = there are no pedestals in the solo game
no-no-place = there is no legal place for it on your map
no-no-room-for-rest = there would be no room for the rest of the set
no-no-start = your starting road lies already
no-no-way = a road must lie beside a road, a tower or the sidewalk
no-none-left = no such piece of the set is left
no-not-linked = it does not hang together with the parts laid
no-not-on-offer = that is not on offer
no-off-map = it would reach over the edge of the map
no-on-water = it must lie on land
no-one-loan-action = one loan action in a turn is all
no-same-turn = turned that way it covers what another turn covers
no-short-of-gold = it costs { $a } gold and you have { $b }
no-taken = something lies there already
no-terrain = the terrain does not suit it

## What objectives and MUNDO cards count; {0} is the type or track.

goal-enclosed-green = the largest green area away from the edges
goal-longest-road = the largest connected road
goal-monuments = most monuments
goal-tiles-by-nature = most tiles beside a visible natural resource
goal-tiles-by-water = most tiles beside visible water
goal-tiles-of-type = most { $a } tiles
goal-track = most { $a }
goal-group-of-type = most { $a } tiles in one group
goal-tiles-at-edge = most tiles at the mountains
goal-all-districts = a district of every type
mundo-green-beside = green spaces beside it
mundo-monuments-beside = monuments beside it
mundo-nature-by-city = natural resources beside your city
mundo-types-beside = building types beside it
mundo-road-through = road spaces through it
mundo-market-group = Markets in one group
mundo-tiles-by-water = tiles beside water
mundo-tiles-beside = tiles beside it

## Names of things that programs show beside sentences.

score-population = population
score-lowest = least produced
score-monuments = monuments
score-nature = natural resources
score-districts = districts
score-objectives = objectives
score-loans = loan
score-mundo = MUNDO cards
tie-0 = monuments built
tie-1 = points of the Automaton
deck-0 = monuments
deck-1 = MUNDO cards
terrain-L = on land
terrain-L-W = on land or water
terrain-X = ends on land
terrain-X- = over water, ends on land
terrain-P = on land and water
need-R = a road
need-W = water
need-N = a natural resource
turn-0 = as printed
turn-1 = a quarter turn
turn-2 = half a turn
turn-3 = three quarter turns
item-long = a long road
item-set = a set of short roads
item-tower = the tower
item-old = the oldest monument
item-new = the newest monument

## What bots look at: "because of more …".

feature-rings = population rings
feature-people = population
feature-lowest = of the least produced
feature-lowest-ahead = growth of the least produced
feature-middle-ahead = growth of the second track
feature-highest-ahead = growth of the best track
feature-monuments = monument rings
feature-mundo = MUNDO points
feature-nature = natural resources reached
feature-wild = natural resources still to reach
feature-districts = districts
feature-nearly = tiles close to a district
feature-gaps = green beside the tiles
feature-objectives = objective points
feature-leads = safe leads in objectives
feature-gold = gold
feature-loan = debt
feature-pedestal = priority in the next round
feature-promise = monuments within reach
feature-access = spaces beside roads
feature-types = types with room beside them
feature-room = free land
feature-in-hand = roads still to lay
feature-rounds = time left

## What the picture says.

pic-round = Round { $a }/{ $b }
pic-over = The game is over
pic-order = order
pic-you = You are { SEAT($a) } ({ LETTER($a) })
pic-gold = gold { $a }
pic-loan = loan of round { $a }
pic-start = starting road in hand
pic-map = { SEAT($a) }, map { MAP($b) }
pic-offer = On offer
pic-roads = long roads { $a }  for { $b }
pic-sets = short sets { $a }  for { $b }
pic-tower = tower { $a }  for { $b }
pic-pedestal = pedestal { NUMBER($a) }  for { $b }
pic-pedestal-held = pedestal { NUMBER($a) }: { SEAT($b) }
pic-tiles = Building tiles
pic-cost = { $a } gold
pic-deck = { $a } face down
pic-wonders = Monuments (all your gold)
pic-goals = Objectives
pic-points = { $a } / { $b } points
pic-players = Players
pic-columns = gold food cera gear pop won  loan
pic-out = out
pic-automaton = Automaton
pic-automaton-cards = monuments { $a }
pic-solo = last card { SOLO($a) }, { $b } left
pic-buyable = • open to you now
pic-key = Key
pic-key-land = { "." } green  n natural resource  ~ water  = sidewalk
pic-key-pieces = # road  % bridge  T tower  m07 or & monument
pic-key-tiles = f farm  m market  l library  h habitation  t temple, and its shape
pic-key-marks = { "[" } ] lower left corner of a legal place  : : a space such a piece could cover  < > the piece at the place you look at

## What the options do.

option-side = maps alike for all, or a different river for each
option-resource_side = the side of the resource boards
option-stacks = how building tiles are sorted; solo always by shape
option-costs = whether the cheapest building tile costs 3 or 2
option-pedestals = what the second pedestal is worth without the first
option-objectives = three public objectives, or none; never in solo
option-mundo = the MUNDO pack: none, more monuments, own deck
option-difficulty = how the Automaton scores; solo only
