# Every text of the game in English. A message is one whole sentence or label.

## What is asked.

ask-lay-field = { SEAT($asked) }, where do you lay the { FIELD($kind) } you drew?
ask-choose-cottage = { SEAT($asked) }, which of your cottages do you lay now?
ask-lay-cottage = { SEAT($asked) }, where do you lay your cottage { NUMBER($number) }?
ask-law-window = { SEAT($asked) }, do you play a law { WINDOW($window) }?
ask-place-marker = { SEAT($asked) }, on which number do you put work order marker { NUMBER($marker) }?
ask-send-worker = { SEAT($asked) }, where do you send a worker from your tile { NUMBER($number) }?
ask-early-bell = { SEAT($asked) }, which of your tiles sends a worker before the markers are placed?
ask-send-early = { SEAT($asked) }, where do you send the early worker from tile { NUMBER($number) }?
ask-share-field = { SEAT($asked) }, which worker does the worker from your tile { NUMBER($number) } join?
ask-long-walk = { SEAT($asked) }, to which empty field does the worker from tile { NUMBER($number) } walk?
ask-free-cube = { SEAT($asked) }, which cube do you take for free ({ $left } to come)?
ask-name-kind = { SEAT($asked) }, which kind do you name for { LAW($law) }?
ask-change-worker = { SEAT($asked) }, which worker brings another cube (at most { $left } more)?
ask-glean = { SEAT($asked) }, from which two kinds of field do you glean one extra cube?
ask-turn = { SEAT($asked) }, it is your turn: what do you do?
ask-law-or-end = { SEAT($asked) }, do you play a law before your turn ends?
ask-leave-out = { SEAT($asked) }, which cube do you leave out when you buy { BUILDING($building) }?
ask-build-fence = { SEAT($asked) }, on which side of which tile do you lay your fence?
ask-move-tile = { SEAT($asked) }, your tile { NUMBER($number) } is fenced in: where do you move it?
ask-remove-fence = { SEAT($asked) }, which fence do you remove?
ask-pay-craft = { SEAT($asked) }, which cubes do you pay for one { KIND($kind) }?
ask-pay-trade = { SEAT($asked) }, what do you give for one { KIND($kind) }?
ask-pay-law = { SEAT($asked) }, which cube do you pay for the law card?
ask-price-tile = { SEAT($asked) }, which building tile's price does { LAW($law) } change?
ask-raise-kind = { SEAT($asked) }, which kind is added to the price of { BUILDING($building) }?
ask-grant-house = { SEAT($asked) }, which cottage becomes a house for free?
ask-bid = { SEAT($asked) }, how much do you bid for the start player marker?
ask-match = { SEAT($asked) }, do you match the highest bid and keep the marker?
ask-pay-bid = { SEAT($asked) }, which cube do you hand to { SEAT($payee) }?
ask-name-start = { SEAT($asked) }, who starts the next round?

## What can be answered: `do.` one action, `verb.` the heading above all actions of a kind.

do-lay = lay the field at { CELL($a) }
do-cottage = lay cottage { NUMBER($a) }
do-settle = lay it on plot { PLOT($a) }
do-mark = activate number { NUMBER($a) }
do-send = send the worker to { CELL($a) }
do-idle = let the worker stay idle
do-buy = buy { BUILDING($a) }, worth { WORTH($a) } points
do-leave = leave out one { KIND($a) }
do-house = turn cottage { NUMBER($a) } into a house
do-fence = build a fence for { PRICE_OF("fence") }
do-side = put it on the { CORNER($b) } side of { TILE($a) }
do-unfence = remove a fence for { PRICE_OF("unfence") }
do-remove = remove { FENCE($a) }
do-move = move it to plot { PLOT($a) }
do-craft = buy one { CRAFT($a) }
do-trade = trade for one { KIND($a) }
do-pay = pay { MIX($a) }
do-take = take the law card on space { NUMBER($a) } for 1 cube
do-give = give one { KIND($a) }
do-pass = pass
do-end = end your turn
do-bid = bid { NUMBER($a) }
do-match = match the bid
do-start = name { SEAT($a) }
do-law = play { LAW($a) }: { EFFECT($a) }
do-decline = decline
do-stop = stop here
do-ring = send early from tile { NUMBER($a) }
do-free = take one { KIND($a) }
do-name = name { KIND($a) }
do-change = one worker brings { KIND($b) } instead of { KIND($a) }
do-glean = glean { PAIR($a) }
do-price = change the price of { BUILDING($a) }
do-raise = add one { KIND($a) }
verb-lay = Lay the field
verb-cottage = Choose a cottage
verb-settle = Lay the cottage
verb-mark = Place the marker
verb-send = Send the worker
verb-idle = Stay idle
verb-buy = Buy a building tile
verb-leave = Leave out a cube
verb-house = Turn a cottage into a house
verb-fence = Build a fence
verb-side = Lay the fence
verb-unfence = Remove a fence
verb-remove = Remove a fence
verb-move = Move the tile
verb-craft = Buy a craft cube
verb-trade = Trade
verb-pay = Pay
verb-take = Take a law card and leave the phase
verb-give = Give a cube
verb-pass = Pass
verb-end = End the turn
verb-bid = Bid
verb-match = Match the bid
verb-start = Name the start player
verb-law = Play a law
verb-decline = Decline
verb-stop = Stop
verb-ring = Ring the bell
verb-free = Take a cube
verb-name = Name a kind
verb-change = Change what a worker brings
verb-glean = Glean
verb-price = Change a price
verb-raise = Raise the price

## What happened.

note-starts = { SEAT($a) } is drawn as the start player.
note-drew-field = { SEAT($a) } draws a field: { FIELD($b) }.
note-laid = { SEAT($a) } lays the { FIELD($b) } at { CELL($c) }.
note-settled = Cottage { TILE($a) } is laid on plot { PLOT($b) }.
note-row-up = The row of value { $a } is turned up.
note-round = { ROUND($a) } begins.
note-marker = { SEAT($a) } puts marker { $b } on number { $c }.
note-sent = A worker from { TILE($a) } goes to { CELL($b) }.
note-idle = A worker from { TILE($a) } stays idle.
note-harvest = { SEAT($a) } harvests { HAUL($b, $c, $d, $e, $f) }.
note-passed = { SEAT($a) } passes.
note-bought = { SEAT($a) } buys { BUILDING($b) }, worth { $c } points.
note-last-bought = { SEAT($a) } has bought the last building tile: the game is over.
note-dry-end = Nobody has bought a building tile for { COUNT($a, of: "round") } in a row: the game is over.
note-house = { SEAT($a) } turns cottage { TILE($b) } into a house.
note-fenced = { SEAT($a) } builds a fence on the { CORNER($c) } side of { TILE($b) }.
note-unfenced = { SEAT($a) } removes { FENCE($b) } from the game.
note-moved = Tile { TILE($a) } moves to plot { PLOT($b) }.
note-crafted = { SEAT($a) } buys one { KIND($b) } for { MIX($c) }.
note-traded = { SEAT($a) } trades { MIX($b) } for one { KIND($c) }.
note-took-law = { SEAT($a) } takes a law card for one { KIND($b) } and is out of the phase.
note-law-is = The card is { LAW($a) }: { EFFECT($a) }.
note-law = { SEAT($a) } plays { LAW($b) }: { EFFECT($b) }.
note-bumper = { SEAT($a) } names { KIND($b) }: each worker gathering it brings two.
note-barred = { SEAT($a) } names { KIND($b) }: nobody takes any for the rest of this phase.
note-changed = A worker of { SEAT($a) } brings one { KIND($c) } instead of { KIND($b) }.
note-free = { SEAT($a) } takes one { KIND($b) } for free.
note-reduced = { SEAT($a) } reduces the price of { BUILDING($b) } by one cube.
note-raised = { SEAT($a) } raises the price of { BUILDING($b) } by one { KIND($c) }.
note-looked = { SEAT($a) } looks at the row of value { $b }.
note-saw = The row holds { BUILDING($a) }.
note-holder = The start player marker goes to { SEAT($a) }.
note-bid = { SEAT($a) } bids { $b }.
note-no-bid = { SEAT($a) } leaves the bidding.
note-matched = { SEAT($a) } matches the bid of { $b }.
note-not-matched = { SEAT($a) } does not match the bid.
note-paid = { SEAT($a) } hands { SEAT($b) } a cube.
note-paid-kind = The cube from { SEAT($a) } to { SEAT($b) } is { KIND($c) }.
note-named = { SEAT($a) } names { SEAT($b) } as the next start player.
note-begins = { SEAT($a) } is the start player.
note-gleans = { SEAT($a) } gleans one extra { KIND($b) }.
note-paid-open = { SEAT($a) } pays { SEAT($b) } one { KIND($c) }.

## Why not.

no-all-fenced = every field side of that plot has a fence
no-all-sent = that tile has no worker left to send
no-another-kind = it must be for another kind
no-bid-too-high = you can bid at most { $a }
no-bid-too-low = a bid must be higher than { $a }
no-cottage-laid = that cottage is already on the board
no-fence-not-laid = that fence is not on the board
no-fence-there = that side already has a fence
no-fenced-off = a fence stands between the tile and that field
no-few-basics = it costs { COUNT($a, of: "basic") } and you have { $b }
no-field-taken = a worker already stands on that field
no-house-already = that tile is already a house
no-house-ban = another player has banned houses in this phase
no-keythedral-there = the Keythedral lies on that plot
no-kind-barred = a failed harvest bars that kind in this phase
no-law-not-held = you do not hold that law
no-law-not-now = that law is played at another moment
no-must-send = there is an open field, so the worker must go
no-no-cottage = there is no cottage it could affect
no-no-craft-left = there is no { KIND($a) } left in Keytown
no-no-cube = it costs a cube and you have none
no-no-fence = there is no fence on the board
no-no-fence-left = you have no fence left
no-no-field-there = there is no field there
no-no-field-touched = that plot touches no field
no-no-free-cube = the store has no cube that may be taken
no-no-law-there = that New Law space is empty
no-no-open-field = there is no field open to a worker
no-no-such-seat = nobody sits there
no-no-such-tile = nobody plays that colour
no-no-worker-out = none of your workers stands on a field
no-no-worker-there = no more of your workers gather { KIND($a) }
no-not-in-cost = that cube is not part of its cost
no-not-in-row = only building tiles of the lowest unfinished row count
no-not-one-worker = there must be exactly one worker on the field
no-not-printed = that kind is not printed on the tile
no-not-the-price = the price is exactly { $a }
no-not-touching = that field does not touch the tile's plot
no-nothing-beside = that place is next to neither a field nor a cottage
no-number-used = that number already has a marker
no-one-at-least = you must choose at least one
no-out-of-phase = you are out of the phase
no-own-worker-there = a worker of the same tile stands there
no-place-taken = there is already a field there
no-plot-taken = there is already a tile on that plot
no-reduced-already = its price is already reduced
no-short-of = it needs { AMOUNT($a) } { KIND($b) } and you have { $c }
no-store-empty = the store has no { KIND($a) } left
no-too-late = it is too late for that in this activation
no-only-taken = after taking a law you may play only the one you took

## What the laws do; {0} is the amount printed on the card.

law-master-of-works = you choose the number of every marker this round
law-early-bell = one worker of one of your tiles goes out before the markers
law-lodger = the activated cottage sends one worker more
law-shared-field = a worker of the activated tile joins another worker on a touching field
law-right-of-way = fences do not stop your workers this phase; if none would, take a free cube instead
law-long-walk = a worker of the activated tile goes to any empty field
law-bumper-harvest = name a kind of field whose workers bring two cubes this round
law-failed-harvest = name a kind of cube that nobody takes for the rest of the harvest
law-change-of-trade = { $a ->
        [one] one of your workers brings
       *[other] up to { $a } of your workers bring
    } another kind of basic cube
law-gleaning = one extra cube from each of two kinds of field you work on
law-poor-relief = one free cube for each of your idle workers, at least 1 and at most { $a }
law-reduced-price = a building tile of the current row costs one cube less
law-raised-price = a building tile of the current row costs one cube more
law-free-trade = { $a ->
        [one] one of your trades this phase costs
       *[other] up to { $a } of your trades this phase cost
    } one cube instead of two
law-housing-ban = the others may not turn cottages into houses this phase
law-fence-amnesty = remove { $a ->
        [one] a fence
       *[other] up to { $a } fences
    } for free
law-cottage-grant = one of your cottages becomes a house for free
law-guild-favour = { $a ->
        [one] one craft cube you buy this phase costs
       *[other] up to { $a } craft cubes you buy this phase cost
    } one cube less
law-architects-drawings = look at the next row in secret; if it is already open, take a free cube instead
law-royal-appointment = you name the next start player, and nobody pays

## Names of things that programs show beside sentences.

score-buildings = building tiles
score-gold = gold
score-glass = stained glass
score-iron = ironwork
score-basics = basic cubes
tie-0 = building tiles owned
ending-1 = the last building tile is bought
ending-2 = nobody has bought a building tile for too many rounds
phase-0 = set-up
phase-1 = workers
phase-2 = harvest
phase-3 = actions
phase-4 = return
phase-5 = start player
window-0 = at the start of the round
window-1 = while sending workers
window-2 = before the harvest
window-3 = before your harvest
window-4 = on your turn
window-5 = after the auction

## What a judge looks at, as a hint names it.

feature-buildings = building tiles
feature-basics = basic cubes
feature-crafts = craft cubes
feature-stock = cubes kept for later
feature-payable = building tiles in reach of the hand
feature-within-reach = building tiles one deal away
feature-begun = cubes towards a building tile
feature-workers = workers on fields
feature-openings = open fields for workers still to be sent
feature-harvest = harvests to come
feature-variety = kinds of field within reach
feature-houses = houses
feature-house-kits = timber and stone for houses
feature-laws = laws in hand
feature-fences = fences in hand
feature-start = the chance to start the next round
feature-bid = cubes from the auction
feature-plots = room for cottages

## What the picture says.

pic-set-up = Set-up
pic-round = Round { $a }
pic-phase = phase { $a }: { PHASE($a) }
pic-over = The game is over
pic-start = start player { SEAT($a) }
pic-marker = marker with { SEAT($a) }
pic-dry = dry rounds { $a }/{ $b }
pic-dry-only = dry rounds { $a }
pic-built = bought { $a }/{ $b }
pic-you = You are { SEAT($a) } ({ LETTER($a) })
pic-cubes = { COUNT($a, of: "cube") }
pic-points = tiles worth { $a }
pic-drawn = drawn: { FIELD($a) } ({ CODE($a) })
pic-bag = bag { $a }
pic-laws = laws
pic-mat = Keythedral mat
pic-buyable = • open to you now
pic-order = Work order
pic-town = Keytown
pic-store = store
pic-crafts = crafts
pic-price = for { $a }
pic-new-laws = new laws
pic-deck = deck { $a }
pic-players = Players
pic-columns = cubes tiles laws houses fences
pic-out = out
pic-auction = Auction
pic-no-bid = no bid yet
pic-bid = { SEAT($a) } bids { $b }
pic-owed = { $a } still to pay
pic-quit = { SEAT($a) } is out
pic-matched = { SEAT($a) } matches
pic-force = In force
pic-master = { SEAT($a) } chooses every number (Master of Works)
pic-way = fences do not stop { SEAT($a) }
pic-bumper = workers bring two { KIND($a) } each
pic-barred = nobody takes { KIND($a) }
pic-change = a worker brings { KIND($b) } instead of { KIND($a) }
pic-glean = one more { KIND($a) } to glean
pic-trades = { SEAT($a) } has { COUNT($b, of: "trade") } at one for one
pic-favours = { SEAT($a) } pays one less for { COUNT($b, of: "craft") }
pic-ban = { SEAT($a) } bans the others' houses
pic-appoint = { SEAT($a) } names the start player
pic-looked = { SEAT($a) } has seen the next row
pic-fences = Fences laid
pic-your-laws = Your laws
pic-key = Key
pic-key-tiles = b3 cottage of blue, B3 house; in a field: worker
pic-key-fences = a letter on the side of a plot is a fence; a number in brackets or in a plot, or a dot, is an option

## What can be answered, where what holds now is known.

here-send = send the worker to the { FIELD($field) } at { CELL($a) }
here-settle = lay it on plot { PLOT($a) }, touching { FIELDS($fields) }
here-move = move it to plot { PLOT($a) }, touching { FIELDS($fields) }
here-buy = buy the tile worth { WORTH($a) } points for { PRICE($price) }{ $less ->
        [0] { "" }
       *[1] {" "}less one cube
    }
here-house = turn cottage { NUMBER($a) } into a house for { PRICE_OF("house") }
here-remove = remove { FENCE($a) } on the { CORNER($corner) } side of { $tile ->
        [-1] plot { PLOT($plot) }
       *[other] { TILE($tile) }
    }
here-craft = buy one { CRAFT($a) } for { COUNT($price, of: "basic") }
here-trade = trade { COUNT($price, of: "basic") } for one { KIND($a) }

## The lexicon: names of places, pieces, piles and marks, and what there is to say of them.

lex-board-countryside = Countryside
lex-field = Field
lex-field-text = Gives one cube of its kind for the worker that stands on it.
lex-key-fields = The fields
lex-board-plots = Plots
lex-plot = Plot
lex-plot-text = Room for one cottage or house between up to four fields.
lex-plot-keythedral = Keythedral
lex-plot-keythedral-text = The building site. No tile is laid here.
lex-board-sides = Fences on the land
lex-side = Side of a plot
lex-side-text = A fence here stops the workers of the tile on this plot from entering this field.
lex-row = Row of the Keythedral mat
lex-row-text = Building tiles of one value. Only those of the lowest unfinished row are for sale.
lex-space = Space for a building tile
lex-covered = Covered
lex-covered-text = Lies face down.
lex-order = Work order
lex-number = Number
lex-number-text = A marker laid here lets everybody's tile of this number send its workers.
lex-marker = Work order marker
lex-marker-text = Five are placed in each round, one on every number.
lex-town-store = Keytown
lex-store = Store
lex-store-text = Basic cubes to harvest and trade for, craft cubes for sale.
lex-beside = Beside the mat
lex-beside-text = Craft cubes that were spent. They are sold when the mat has none left.
lex-town-new-laws = New laws
lex-law-space = New Law space
lex-law-space-text = A card from here costs one cube of any kind, and its buyer is out until the next round.
lex-table = Players
lex-seat = Player
lex-start-marker = Start player's marker
lex-start-marker-text = Goes left after every round and is then bid for; its holder may match the highest bid.
lex-out = Out
lex-out-text = Took a law card and takes no more turns in this round.
lex-tile-cottage = Cottage
lex-tile-cottage-text = Sends one worker when its number is activated. Becomes a house for { PRICE_OF("house") }.
lex-tile-house = House
lex-tile-house-text = Sends two workers when its number is activated.
lex-worker = Worker
lex-worker-text = Stands on a field and brings home a cube of its kind.
lex-fence = Fence
lex-fence-text = Stops the workers of the tile beside it from entering the field on its other side. Laid for { PRICE_OF("fence") }, removed for { PRICE_OF("unfence") }.
lex-screen = Cubes behind the screen
lex-built = Building tiles bought
lex-bought = built
lex-bought-text = When the last building tile is bought, the game is over.
lex-laws = Laws in hand
lex-home = Pieces at home
lex-bag-fields = Fields in the bag
lex-bag-drawn = Field drawn
lex-bag-buildings = Building tiles in the box
lex-deck-laws = Law deck
lex-played-laws = Laws played
lex-box-fences = Fences out of the game
lex-force = In force
lex-auction = Auction
lex-master = Master of Works
lex-way = Right of Way
lex-bumper = Bumper Harvest
lex-barred = Failed Harvest
lex-change = Change of Trade
lex-glean = Gleaning
lex-trades = Free Trade
lex-favours = Guild Favour
lex-ban = Housing Ban
lex-appoint = Royal Appointment
lex-looked = Architect's Drawings
lex-no-bid = No bid
lex-bid = Bid
lex-owed = Bid to pay
lex-quit = Out of the auction
lex-matched = Bid matched
lex-cube-text = { $a } in the box; { $b ->
        [one] worth { $b } point
       *[other] worth { $b } points
    } at the end.
lex-craft-text = { $a } in the box; worth { $b } points at the end; costs { COUNT($c, of: "basic") } of any kinds.
lex-field-tile-text = A worker here brings home one { KIND($a) }.
fig-number = number { $a }
fig-value = worth { $a } points
fig-price = for { COUNT($a, of: "basic") }
lex-building = Building tile { BUILDING_ID($a) }
lex-building-text = Costs { COST($a) }, worth { $b } points.

## Names and counts.

colour-blue = Blue
colour-yellow = Yellow
colour-green = Green
colour-grey = Grey
colour-red = Red
name-nothing = nothing
name-round = Round { $a }
name-tile = { SEAT($a) } { $b }
name-building = the tile for { COST($a) }
name-fence = a fence of { SEAT($a) }
corner-nw = north-west
corner-ne = north-east
corner-sw = south-west
corner-se = south-east
count-cube = { $a ->
        [one] { $a } cube
       *[other] { $a } cubes
    }
count-basic = { $a ->
        [one] { $a } basic cube
       *[other] { $a } basic cubes
    }
count-craft = { $a ->
        [one] { $a } craft cube
       *[other] { $a } craft cubes
    }
count-round = { $a ->
        [one] { $a } round
       *[other] { $a } rounds
    }
count-trade = { $a ->
        [one] { $a } trade
       *[other] { $a } trades
    }

## What the options do, what the manual says of them, and why the default differs.

option-length = how many building tiles are built: 22 in the full game, 17 in the short one
option-strategic = whether all building costs are open from the start
option-law_display = whether the New Law cards lie face down or face up
option-bid_value = what a cube counts in bids: one, or its points
option-dry_rounds = how many rounds in a row without a purchase end the game; 0 for no such end
option-after_law = which laws may be played at the end of the turn in which a law was taken: any, or only the one taken
option-start_player = who starts: a seat drawn at random, or the one named
letter-dry_rounds = The game ends when the last building tile is bought, and in no other way (6). A hundred dry rounds stand for that, so that games end at all.
because-dry_rounds = Players who can no longer pay for anything would go on for ever.
letter-after_law = Whoever takes a law card does nothing more in this phase but play that card (4, F).
because-after_law = The windows of the cards speak of the whole turn, and other laws in hand are not made worse by taking one more.

## The cover.

cover-line = Work the land, pass laws, glaze a great church.

## Options on the form: their titles, and values that do not speak for themselves.

option-length-title = Length
option-length-is-full = full game
option-length-is-short = short game
option-strategic-title = Building costs
option-strategic-is-off = hidden
option-strategic-is-on = open
option-law_display-title = New Law cards
option-bid_value-title = Cubes in bids
option-bid_value-is-flat = one each
option-bid_value-is-by_kind = their points
option-dry_rounds-title = Rounds without a purchase
option-dry_rounds-is-0 = no limit
option-after_law-title = Laws after taking one
option-after_law-is-any = any
option-after_law-is-taken = the one taken
option-start_player-title = First player

## The guided first game.

lesson-lay = You are Blue. Before the first round everybody lays fields in turn. A field goes beside another one, or touches the plot of a cottage. Lay yours.
lesson-cottage = After each field you place one of your five cottages. Its number says when its worker will go out. Take one.
lesson-settle = A cottage lies on the plot between up to four fields, and its worker can reach just these. The more kinds of field it touches, the better. Choose a plot.
lesson-send = The land is laid, and a round begins. Yellow has put a marker on number 2, so every tile 2 sends its worker, one to a field. Yours must go too while a field beside it is free.
lesson-mark = Now the next marker is yours. The number you put it on is activated at once, and your own tile of that number goes first. Choose a number.
lesson-harvest = All workers are out, and everybody has harvested: one cube for each worker, of the kind of its field. Your cubes lie behind your screen below.
lesson-craft = Now actions, one at a time and round the table. Building tiles of the higher rows cost craft cubes: ironwork, stained glass, gold. Buy one in Keytown for two, three or four basic cubes of any kind.
lesson-pay = Pay with basic cubes you can spare.
lesson-house = A cottage becomes a house for { PRICE_OF("house") }. From the next round on it sends two workers.
lesson-bid = At the end of a round the start player marker goes on to the left, and the others may bid cubes for it; its holder gets them. Whoever wins names the next start player.
lesson-trade = Another round. A price asks for kinds you do not have? Trade two basic cubes for one of your choice.
lesson-trade-pay = Which two do you give?
lesson-buy = This is what everything is for: a window of the lowest row that is not finished, paid with exactly its cubes. It counts the number of its row.
lesson-take = A law card can be worth more than another small action. It costs one cube of any kind, and you are out of the phase.
lesson-give = Pay one cube for the card.
lesson-fence = A fence on a side of a tile keeps its workers out of the field there. It costs { PRICE_OF("fence") }.
lesson-side = Choose a side of any tile, a rival's most of all. A tile that is fenced in on all sides moves at once.
lesson-done = That is all there is to a round: workers, harvest, actions, the start player. The game ends when the last window is bought. Points are your windows, and every cube you still have. Good luck.
