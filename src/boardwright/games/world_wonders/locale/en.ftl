# Every text of the game in English. A message is one whole sentence or label.


## What is asked.

ask-turn = { SEAT($asked) }, it is your turn: what do you buy?
ask-stuck = { SEAT($asked) }, there is nothing you can buy: do you use your loan action or leave the round?
ask-after = { SEAT($asked) }, do you use your loan action before your turn ends?
ask-lay-start = { SEAT($asked) }, where do you lay your starting road?
ask-lay-road = { SEAT($asked) }, where do you lay the long road?
ask-lay-short = { SEAT($asked) }, which short road do you lay next? Left: { COUNT($pairs, of: "pair") }, { COUNT($dots, of: "dot") }.
ask-lay-tower = { SEAT($asked) }, where do you build the tower?
ask-lay-tile = { SEAT($asked) }, where do you lay the { TILE($tile) }?
ask-lay-wonder = { SEAT($asked) }, where do you place { CARD($card) }?
ask-lay-part = { SEAT($asked) }, where do you place the next part of { CARD($card) }?

## What can be answered: `do.` one action, `verb.` the heading above all actions of a kind.

do-road = buy a long road for { PRICE("long") }
do-set = buy a set of short roads for { PRICE("set") }
do-tower = buy the tower for { PRICE("tower") }
do-build = buy the { TILE_TYPE($a) } ({ TILE_GAINS($a) }), { SHAPE($a) }
do-pedestal = buy pedestal { PEDESTAL($a) } for { PRICE("pedestal") }
do-wonder = build { CARD($a) } for all your gold
do-start = lay your starting road now
do-loan = take a loan
do-repay = pay back your loan
do-out = leave the round
do-end = end your turn
do-put = { TURN($b) }, with the lower left corner at { CELL($a) }
do-single = lay the single road at { CELL($a) }
here-put = { TURN($b) }, points at { CELL($a) }: { CHANGE($points) }
here-single = points with the single road at { CELL($a) }: { CHANGE($points) }
verb-road = Buy a long road
verb-set = Buy a set of short roads
verb-tower = Buy the tower
verb-build = Buy a building tile
verb-pedestal = Buy a pedestal
verb-wonder = Build a monument for all your gold
verb-start = Lay your starting road
verb-loan = Take a loan
verb-repay = Pay back your loan
verb-out = Leave the round
verb-end = End your turn
verb-put = Lay the piece
verb-single = Lay the single road

## What happened.

note-map = { SEAT($a) } plays on map { MAP($b) }.
note-order = { SEAT($a) } is number { NUMBER($b) } in turn order.
note-goal = An objective: { GOAL($a) }.
note-tile-up = { TILE($a) } is turned up.
note-turned-up = { CARD($a) } is turned up: { NEEDS($a) }.
note-display-grows = The other deck has run out: one more card of the { DECK($a) } is displayed from now on.
note-round = Round { $a } begins.
note-over = Round { $a } was the last: the game is over.
note-out = { SEAT($a) } is out of the round.
note-loan = { SEAT($a) } takes a loan.
note-repaid = { SEAT($a) } pays back their loan.
note-pedestal = { SEAT($a) } takes pedestal { PEDESTAL($b) }.
note-road = { SEAT($a) } lays a long road at { CELL($b) }.
note-short = { SEAT($a) } lays a short road at { CELL($b) }.
note-tower = { SEAT($a) } builds the tower at { CELL($b) }.
note-tile = { SEAT($a) } lays the { TILE($b) } at { CELL($c) }.
note-pays-all = { SEAT($a) } pays { $b } gold for { CARD($c) }.
note-stands = { SEAT($a) } places { CARD($b) } at { CELL($c) }.
note-part = { SEAT($a) } places a part of { CARD($b) } at { CELL($c) }.
note-built = { SEAT($a) } has built { CARD($b) }.
note-gained = { SEAT($a) }: { GAIN($b) } +{ $c }, now { $d }.
note-track-full = { SEAT($a) }: { GAIN($b) } is at the end of its track, { COUNT($c, of: "step") } lost.
note-solo-card = The Automaton turns up solo card { SOLO($a) }.
note-solo-shuffled = The solo cards are used up; all of them are shuffled again.
note-solo-takes = The Automaton takes { ITEM($a) }.
note-solo-card-taken = The Automaton keeps { CARD($a) }.
note-solo-nothing = The Automaton finds nothing to take.

## Why not.

no-beside-nothing = a tower must stand next to one of your pieces
no-end-on-water = both ends of a long road must be on land
no-has-loan = you already have a loan
no-holds-pedestal = you already hold a pedestal
no-lacks = it must stand next to { NEED($a) }
no-loan-no-use = even with a loan you could not buy anything
no-loan-of-this-round = a loan cannot be paid back in the round you took it
no-must-buy = you can still buy something, so you must
no-no-access = it must lie next to a road or to another { TYPE($a) } tile
no-no-arrangement = from there the other parts could not be placed so that all needs are met
no-no-loan = you have no loan
no-no-pedestals = there are no pedestals in the solo game
no-no-place = there is no legal place for it on your map
no-no-room-for-rest = that would leave no room for the rest of the set
no-no-start = your starting road has been laid
no-no-way = a road must lie next to a road, to a tower or to the sidewalk
no-none-left = the set has no such piece left
no-not-linked = this part is not linked to the parts already placed as the card shows
no-not-on-offer = that is not on offer
no-off-map = it would reach beyond the edge of the map
no-on-water = it must lie on land
no-one-loan-action = you have already used the loan action of this turn
no-same-turn = turned like this it covers the same spaces as in another position; choose that one
no-short-of-gold = it costs { $a } gold and you have { $b }
no-taken = one of your pieces lies there
no-terrain = this is not the terrain the card asks for

## Names of seats, and the letters that stand for them.

seat-0 = Yellow
seat-1 = White
seat-2 = Red
seat-3 = Blue
seat-4 = Green
sign-0 = Y
sign-1 = W
sign-2 = R
sign-3 = B
sign-4 = G

## What objectives and MUNDO cards count; $a is a type or a track.

goal-enclosed-green = the largest green area that does not touch the edge
goal-longest-road = the largest network of connected roads
goal-monuments = the most monuments
goal-tiles-by-nature = the most tiles next to a visible natural resource
goal-tiles-by-water = the most tiles next to visible water
goal-tiles-of-type = the most { $a } tiles
goal-track = the most { $a }
goal-group-of-type = the most { $a } tiles in one group
goal-tiles-at-edge = the most tiles along the mountains
goal-all-districts = a district of every type
mundo-worth = 1 point, 2 for { $a }, 3 for { $b } { $c }
mundo-green-beside = green spaces next to it
mundo-monuments-beside = monuments next to it
mundo-nature-by-city = natural resources next to your city
mundo-types-beside = building types next to it
mundo-road-through = road spaces through it
mundo-market-group = { $a } tiles in one group
mundo-tiles-by-water = tiles next to water
mundo-tiles-beside = tiles next to it
span-exactly = { $a }
span-between = { $a }–{ $b }
span-least = { $a }+

## What a monument asks for and brings, and other figures within sentences.

needs-card = { $a } { $b }, next to { $c }; { $d }
needs-gains = { $a }; { $b }
rings = { COUNT($a, of: "point") }
link-chain = { $a }, parts touching,
link-gap = { $a }, parts one space apart,
terrain-L = on land
terrain-L-W = on land or water
terrain-X = with both ends on land
terrain-X- = across water, with both ends on land
terrain-P = partly on land, partly on water
need-type = { $b ->
    [one] { $a } tile
   *[other] { $b } { $a } tiles
}
need-R = road
need-W = water
need-N = natural resource
gain-0 = food
gain-1 = ceramics
gain-2 = gears
gain-3 = population
gain-by = { $a } +{ $b }
tile = { $a } ({ $b })
change-more = +{ $a }
change-less = −{ $a }
change-none = ±0
gold = gold
turn-0 = as printed
turn-1 = a quarter turn clockwise
turn-2 = a half turn
turn-3 = a quarter turn anticlockwise
deck-0 = monument deck
deck-1 = MUNDO deck
item-tile = the tile “{ $a }”
item-long = a long road
item-set = a set of short roads
item-tower = the tower
item-old = the oldest monument
item-new = the newest monument
count-pair = { $a ->
    [one] { $a } double road
   *[other] { $a } double roads
}
count-dot = { $a ->
    [one] { $a } single road
   *[other] { $a } single roads
}
count-step = { $a ->
    [one] { $a } step is
   *[other] { $a } steps are
}
count-point = { $a ->
    [one] { $a } point
   *[other] { $a } points
}
count-monument = { $a ->
    [one] { $a } monument
   *[other] { $a } monuments
}

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

## What bots look at: "because of more …".

feature-rings = population rings
feature-people = population
feature-lowest = of the least produced resource
feature-lowest-ahead = growth of the least produced resource
feature-middle-ahead = growth of the second resource
feature-highest-ahead = growth of the best resource
feature-monuments = monument rings
feature-mundo = MUNDO points
feature-nature = natural resources reached
feature-wild = natural resources still to reach
feature-districts = districts
feature-nearly = tiles that are almost districts
feature-gaps = green spaces next to tiles
feature-objectives = objective points
feature-leads = safe leads in objectives
feature-gold = gold
feature-loan = debt
feature-pedestal = priority in the next round
feature-promise = monuments within reach
feature-access = spaces next to roads
feature-types = types with room next to them
feature-room = free land
feature-in-hand = roads still to lay
feature-rounds = time left

## What the picture says.

pic-round = Round { $a }/{ $b }
pic-over = The game is over
pic-order = order
pic-you = You are { SEAT($a) } ({ LETTER($a) })
pic-gold = gold { $a }
pic-figure = { GAIN($a) } { $b }
pic-loan = loan from round { $a }
pic-start = starting road in hand
pic-map = { SEAT($a) }, map { MAP($b) }
pic-offer = On offer
pic-roads = long roads: { $a }, for { $b } gold
pic-sets = short road sets: { $a }, for { $b } gold
pic-tower = towers: { $a }, for { $b } gold
pic-pedestal = pedestal { PEDESTAL($a) }, for { $b } gold
pic-pedestal-held = pedestal { PEDESTAL($a) }: { SEAT($b) }
pic-tiles = Building tiles
pic-cost = { $a } gold
pic-deck = { $a } face down
pic-wonders = Monuments (for all your gold)
pic-goals = Objectives
pic-goal = { GOAL($a) }: { COUNT($b, of: "point") }, { $c } for second place
pic-goal-alone = { GOAL($a) }: { COUNT($b, of: "point") }
pic-players = Players
pic-columns = gold food cera gear pop mon  loan
pic-out = out
pic-tracks = Tracks
pic-tracks-key = * population symbol, + ring, ^ marker
pic-standing = Points now
pic-total = total
pic-automaton = Automaton
pic-automaton-cards = { COUNT($a, of: "monument") }
pic-automaton-points = { COUNT($a, of: "point") } now
pic-solo = last card { SOLO($a) }, { $b } left
pic-buyable = • you can buy it now
pic-key = Key
pic-key-land = { "." } green  n natural resource  ~ water  = sidewalk
pic-key-pieces = # road  % bridge  T tower  m07 or & monument
pic-key-tiles = f { TYPE($a) }  m { TYPE($b) }  l { TYPE($c) }  h { TYPE($d) }  t { TYPE($e) }, followed by the shape
pic-key-gains = (f) food  (c) ceramics  (g) gears: what a tile brings
pic-key-marks = { "[" } ] lower left corner of a legal place  : : a space the piece could cover  < > the piece where you are looking

## What can be read about each thing: its name and, where there is something to say, a text.

lex-map = City
lex-map-text = A map of 12 columns and 10 rows with everything laid on it. The sidewalk runs below the bottom row, mountains along the other edges.
lex-cell = Space
lex-cell-text = A space that the piece in hand could cover.
lex-hand-laying = Being laid
lex-hand-laying-text = What is bought is laid at once.
lex-stacks-tiles = Building tiles
lex-stack = Stack
lex-stack-of = Stack: { $a }
lex-stack-text = One tile is turned up in each round. If nobody buys it, it is discarded.
lex-offer-pieces = On offer
lex-offer-long = Long roads
lex-offer-set = Sets of short roads
lex-offer-set-text = Two double roads and a single one in each set. All three are laid one after another.
lex-offer-tower = Tower
lex-offer-pedestals = Pedestals
lex-display-monuments = Monuments on display
lex-display-monuments-text = The oldest first. A monument costs all the gold its builder has left.
lex-goals-objectives = Objectives
lex-before = Before the player
lex-seat = Player
lex-supply-pieces = Supply
lex-discards-tiles = Discarded tiles
lex-deck-monuments = Monument deck
lex-deck-mundo = MUNDO deck
lex-deck-solo = Solo cards
lex-used-solo = Solo cards turned up
lex-rival-monuments = Monuments of the Automaton
lex-piece-long = Long road
lex-piece-long-text = Four spaces in a row, next to a road, a tower or the sidewalk. Both ends are on land; over water between them it is a bridge.
lex-piece-pair = Double road
lex-piece-pair-text = Two spaces of land, next to a road, a tower or the sidewalk.
lex-piece-single = Single road
lex-piece-single-text = One space of land, next to a road, a tower or the sidewalk.
lex-piece-tower = Tower
lex-piece-tower-text = One space of land next to any piece. Roads may begin beside it.
lex-start = Starting road
lex-start-text = A long road that is laid for free in its owner's first turn.
lex-loan = Loan tile
lex-loan-text = Gold for this round. It can be paid back from the next round on; left unpaid it costs points at the end.
lex-pedestal = Pedestal
lex-pedestal-text = Its holder goes first, or second, in the next round.
lex-out = Out
lex-out-text = Takes no more turns in this round.
lex-worth = Worth a point each
lex-worth-text = Visible natural resources next to a piece, and districts: tiles without a green space beside them.
lex-marker = Marker
lex-gold = gold
lex-nth-1 = first
lex-nth-2 = second
lex-food = Food
lex-ceramics = Ceramics
lex-gears = Gears
lex-population = Population
lex-turn-left = Turn anticlockwise
lex-turn-right = Turn clockwise
lex-step-next = Next place
lex-step-back = Previous place
lex-home = Back to your city
lex-phase-1 = Purchase
lex-phase-2 = Placement
lex-phase-3 = Free action
lex-symbols-text = Population rises by one at { $a } on side A, at { $b } on side B.
lex-rings-text = One point for each ring reached: at { $a } on side A, at { $b } on side B. The game ends after the round in which a marker reaches the last space.
lex-shape-text = { $a } spaces; a tile costs { $b } gold by the manual, { $c } as published.
lex-tile-text = Shape: { $a }. Brings { $b }. Laid on land next to a road or to another tile of its type.
lex-goal-text = For { GOAL($a) }: { COUNT($b, of: "point") }, { $c } for second place.
lex-goal-alone-text = For { GOAL($a) }: { COUNT($b, of: "point") }.
lex-solo = Solo card { SOLO($a) }
lex-solo-text = Takes { $a }; else { $b }; else { $c }.
lex-board = Map { MAP($a) }
lex-board-text = Natural resources at { $a }. Water at { $b }.
fig-price = for { $a } gold
fig-gold = { $a } gold
fig-round = from round { $a }

## What the options do.

option-side = map boards: the same lake for all (A), or a different river for each (B)
option-resource_side = resource boards: the same side as the maps, or the other side (A or B)
option-stacks = building tiles stacked by shape, or by type
option-costs = tile costs: as in the manual, or as published, with a cheaper first shape
option-pedestals = second pedestal sold without the first: its holder goes first (front) or second (exact)
option-objectives = public objectives, or none
option-mundo = MUNDO pack: off, its monuments shuffled into the deck, or a deck of its own (mode)
option-difficulty = solo: the Automaton scores your tracks (easy), and its monuments as well (hard)
option-start_player = who goes first: drawn at random, or this seat
option-tile_price = stacks by type: a tile costs what its shape costs, or what its stack costs
option-solo_setup = solo set-up: as published, or as the manual sets up every game
option-pedestals_held = a player may hold one pedestal, or both
option-objective_zero = a value of 0 in an objective: worth nothing, or placed like any other
option-loan_use = a loan before the purchase: only if it could help to buy something, or at any time
option-after_repaying = gold left after paying back at the end of a turn: the turn ends, or you buy again
option-symbols = population rises when a marker reaches a symbol, or only when it has passed it
option-third_card = MUNDO mode, the third card: when a card cannot be replaced (gap), or as soon as a deck is empty

## What the manual says word for word, and why something else is played by default.

letter-stacks = Section 3 B: the building tiles are shuffled by type, one stack for each.
because-stacks = One printed cost for each stack, and expansion boards for more players, only make sense with stacks of one shape, as the game is published.
letter-tile_price = Section 4: a building tile costs what its stack says, 3 to 5 gold.
because-tile_price = No text says what a stack of mixed shapes would cost; a large tile at the price of a small one is a matter of luck.
letter-solo_setup = Section 3, for 1 to 5 players: pedestals, three monuments and three objectives for one player too.
because-solo_setup = Alone nobody competes for pedestals and objectives; the published solo game has neither, and displays two monuments.
letter-pedestals_held = Section 4: a pedestal costs 1 gold; nothing keeps a player from buying both.
because-pedestals_held = Nobody can be both first and second: the player's marker stands on one pedestal.
letter-objective_zero = Section 6: first and second place score; no least value is named.
because-objective_zero = Nobody should score for most Libraries without a single Library.
letter-loan_use = Section 4: taking a loan is a free action, open to whoever has gold left.
because-loan_use = A loan that cannot help to buy anything only costs points: it would be offered by mistake, not by design.
letter-after_repaying = Sections 4 and 7: whoever pays back a loan and still has gold must purchase an item.
because-after_repaying = A turn is one purchase; the sentence is about paying back before it.
letter-symbols = Section 5: population advances each time a marker passes a symbol.
because-symbols = A symbol on the last space of a track could never be passed.
letter-third_card = Section 5: if one deck runs out, a third card of the other is revealed.
because-third_card = As long as four cards are displayed, none is missing.

## The cover.

cover-line = Fit roads, quarters and wonders into one small map.

## Options on the form: their titles, and values that do not speak for themselves.

option-side-title = Map boards
option-side-is-A = A, the lake
option-side-is-B = B, the rivers
option-resource_side-title = Resource boards
option-resource_side-is-same = as the maps
option-stacks-title = Stacks
option-stacks-is-shape = by shape
option-stacks-is-type = by type
option-costs-title = Tile costs
option-pedestals-title = Second pedestal
option-pedestals-is-front = goes first
option-pedestals-is-exact = goes second
option-objectives-title = Objectives
option-mundo-title = MUNDO
option-mundo-is-mode = own deck
option-difficulty-title = Automaton
option-start_player-title = First player
option-tile_price-title = Stacks by type cost
option-tile_price-is-shape = by shape
option-tile_price-is-stack = by stack
option-solo_setup-title = Solo set-up
option-pedestals_held-title = Pedestals held
option-objective_zero-title = Nothing for an objective
option-objective_zero-is-nothing = worth nothing
option-objective_zero-is-placed = placed
option-loan_use-title = Loans
option-loan_use-is-helpful = if it helps
option-loan_use-is-any = any time
option-after_repaying-title = After paying back
option-after_repaying-is-end = turn ends
option-after_repaying-is-buy = buy again
option-symbols-title = Symbols
option-symbols-is-reached = when reached
option-symbols-is-passed = when passed
option-third_card-title = Third MUNDO card
option-third_card-is-gap = for a gap
option-third_card-is-empty = for an empty deck

## The guided first game.

lesson-city = You are Yellow, and this is the land of your city: green spaces, a lake, ten groves with natural resources. Mountains close it on three sides; below runs the sidewalk, where every road begins.
lesson-start = Everybody has one long road from the beginning, free of charge. Take it: it lies before you, below the map.
lesson-first-road = A road begins at the sidewalk, or beside a road or tower. A ring marks each place for the piece as it is turned; R, the wheel or the round buttons turn it. Small arrows mark places that other turns reach.
lesson-grove = See the gold ring: a natural resource that you can see and that touches your city is worth a point. Build over it, and the point is lost. Gold always means a point, as things stand now.
lesson-build = You have 7 gold each round, and buy one thing each turn. The coin below a tile is its price, the signs are what it brings. Buy one.
lesson-lay = What is bought is laid at once: on land, beside a road or beside a tile of its own kind. Hold it over another place, and you read why it may not lie there. Turn it, and lay it.
lesson-gains = The tile moved your markers. When one reaches a small figure, your population rises by one. In the end the least of your three goods counts, so do not forget any of them.
lesson-same = Your turn again, and a second Library is for sale. Buy it with the gold you have left.
lesson-beside = A tile beside one of its own kind needs no road. Lay it next to your first Library.
lesson-out = No gold left: you are out of the round. The others play on until they are out too; then everybody has 7 gold again, and new tiles are turned up.
lesson-road = Round 2. Roads are cheap and open new ground. Buy a long one.
lesson-bridge = Both ends of a long road must lie on land; over water between them it becomes a bridge. Lead it across the corner of the lake.
lesson-pedestal = Next round those with fewest people go first, unless somebody stands on a pedestal. First choice of new tiles and monuments can be worth a coin: take a pedestal.
lesson-loan = Short of gold? A loan gives 2 gold now, once per turn at most. Paying it back costs 3 gold in a later round; unpaid, it costs 2 points in the end. Take one.
lesson-wonder = A monument costs all the gold you have left, be it much or little: so buy cheap things first, and a monument last. The signs on its card say what must lie beside it. El Castillo wants a Library and a natural resource: build it.
lesson-place = It may stand only where everything it asks for is beside it. Place it.
lesson-district = Now no green space touches one of your Libraries: its medallion turns gold. A tile that is closed in is a district, and worth a point.
lesson-done = So it goes for ten rounds, or until somebody's population reaches the purple space. Points are rings, your least produced good, monuments, natural resources, districts and the objectives here. Good luck.
