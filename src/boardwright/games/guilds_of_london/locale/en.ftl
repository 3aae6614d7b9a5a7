# Every text of the game in English. A message is one whole sentence or label.


## What is asked.

ask-secret = { SEAT($asked) }, which Mayoral card do you keep?
ask-turn = { SEAT($asked) }, it is your turn: which card do you play, and for what?
ask-pay-gold = { SEAT($asked) }, which card do you pay for { CARD($card) } ({ $left } to pay)?
ask-move-source = { SEAT($asked) }, where does the man come from?
ask-move-goal = { SEAT($asked) }, to which tile does the man from { PLACE($source) } go?
ask-men-count = { SEAT($asked) }, how many men go to { PLACE($goal) }?
ask-second-card = { SEAT($asked) }, which card do you add to { CARD($card) } for { PLACE($goal) }?
ask-hire-count = { SEAT($asked) }, how many men do you hire?
ask-ship-man = { SEAT($asked) }, from where does a man go to the Plantation ({ $left } at most)?
ask-recall-man = { SEAT($asked) }, from where does a man come home ({ $left } at most)?
ask-march-goal = { SEAT($asked) }, to which tile do your men march?
ask-gather-man = { SEAT($asked) }, who marches to { PLACE($goal) } ({ $left } at most)?
ask-evict = { SEAT($asked) }, whose man do you send home?
ask-swap-own = { SEAT($asked) }, which of your men changes places?
ask-swap-other = { SEAT($asked) }, with whose man does yours on { PLACE($own) } change places?
ask-archive = { SEAT($asked) }, which discarded card do you take ({ $left } at most)?
ask-crowd-tile = { SEAT($asked) }, on which tile do you put a neutral ({ $left } at most)?
ask-beadle-tile = { SEAT($asked) }, where does the Beadle go?
ask-claim-tile = { SEAT($asked) }, which guild do you claim?
ask-discard = { SEAT($asked) }, your hand is too large: which card do you discard?
ask-negotiate = { SEAT($asked) }, how many of your men at { PLACE($place) } do neutrals replace?
ask-negotiate-any = { SEAT($asked) }, whose man at { PLACE($place) } does a neutral replace?
ask-icon-amount = { SEAT($asked) }, { ICON($icon) }?
ask-icon-move = { SEAT($asked) }, do you move a man ({ $left } at most)?
ask-icon-goal = { SEAT($asked) }, to which tile does the man from { PLACE($source) } go?
ask-icon-mayoral = { SEAT($asked) }, do you draw a Mayoral card?
ask-name-suit = { SEAT($asked) }, which suit does your new tile show?

## What can be answered: `do.` one action, `verb.` the heading above all actions of a kind.

do-keep = keep { MAYORAL($a) }: { AIM($a) }
do-end = end your turn
do-hire = hire a man with { CARD($a) }
do-move = move a man with { CARD($a) }
do-use = use { CARD($a) }: { ABILITY($a) }
do-claim = claim a guild for tokens
do-pay = pay { CARD($a) }
do-add = add { CARD($a) }
do-drop = discard { CARD($a) }
do-from = from { PLACE($a) }
do-to = to { PLACE($a) }
do-men = { MEN($a) }
do-evict = send { SEAT($b) }'s man home from { PLACE($a) }
do-swap = change places with { SEAT($b) }'s man on { PLACE($a) }
do-dig = take { CARD($a) }: { ABILITY($a) }
do-stop = stop here
do-replace = replace { $a }
do-oust = replace a man of { SEAT($a) }
do-take = take { $a }
do-accept = draw a Mayoral card
do-decline = draw none
do-name = name { SUIT($a) }
verb-keep = Keep a Mayoral card
verb-end = End the turn
verb-hire = Hire
verb-move = Move
verb-use = Use an ability
verb-claim = Claim a guild
verb-pay = Pay
verb-add = Add a card
verb-drop = Discard
verb-from = From where
verb-to = Where to
verb-men = How many men
verb-evict = Send home
verb-swap = Change places
verb-dig = Take from the pile
verb-stop = Stop
verb-replace = Replace men by neutrals
verb-oust = Replace a man by a neutral
verb-take = How much
verb-accept = Draw
verb-decline = Decline
verb-name = Name a suit

## What happened.

note-side = The Plantation lies with its { SIDE($a) } side up.
note-laid = { TILE($a) } is laid at { PLACE($b) }.
note-beadle = The Beadle stands on { TILE($a) } at { PLACE($b) }.
note-beadle-off = No guild is open: the Beadle leaves the board.
note-starts = { SEAT($a) } is drawn as the start player.
note-dealt-mayoral = You are dealt { MAYORAL($a) }: { AIM($a) }.
note-kept = You keep { MAYORAL($a) }.
note-all-kept = Every player has kept one Mayoral card.
note-round = Round { $a } begins.
note-plays-hire = { SEAT($a) } plays { CARD($b) } to hire.
note-plays-move = { SEAT($a) } plays { CARD($b) } to move.
note-plays-use = { SEAT($a) } uses { CARD($b) }: { ABILITY($b) }.
note-paid-card = { SEAT($a) } pays { CARD($b) }.
note-paid-man = { SEAT($a) } returns a man from { PLACE($b) } to the supply.
note-added = { SEAT($a) } adds { CARD($b) }.
note-hired = { SEAT($a) } hires { MEN($b) }.
note-moved = { SEAT($a) } sends { MEN($b) } from { PLACE($c) } to { PLACE($d) }.
note-shipped = { SEAT($a) } ships { MEN($b) } from the Guildhall to the Plantation.
note-evicted = { SEAT($a) } sends { SEAT($b) }'s man home from { PLACE($c) }.
note-swapped = { SEAT($a) }'s man on { PLACE($b) } and { SEAT($c) }'s on { PLACE($d) } change places.
note-dug = { SEAT($a) } takes { CARD($b) } from the discard pile.
note-crowd = { SEAT($a) } puts a neutral on { PLACE($b) }.
note-claimed = { SEAT($a) } claims { TILE($b) } at { PLACE($c) } for tokens.
note-ended = { SEAT($a) }'s turn is over.
note-drew = { SEAT($a) } draws { CARDS($b) }.
note-drew-card = You draw { CARD($a) }: { ABILITY($a) }.
note-dropped = { SEAT($a) } discards { CARD($b) }.
note-reshuffled = The { $a } cards of the discard pile are shuffled.
note-resolve = { TILE($a) } at { PLACE($b) } is resolved.
note-replaced = { SEAT($a) } replaces { MEN($b) } of { SEAT($c) } by neutrals.
note-nobody = No man is left on { TILE($a) }: it stays as it is.
note-tied = The vote on { TILE($a) } is tied: it stays as it is.
note-won = { SEAT($a) } wins { TILE($b) }.
note-second = { SEAT($a) } is second on { TILE($b) } and takes the token.
note-gain = { SEAT($a) } gains { $b } VP.
note-neutrals = { SEAT($a) } takes { NEUTRALS($b) }.
note-mayoral = { SEAT($a) } draws a Mayoral card.
note-mayoral-is = Your Mayoral card is { MAYORAL($a) }: { AIM($a) }.
note-no-mayoral = There is no Mayoral card left for { SEAT($a) }.
note-named = { SEAT($a) } names { SUIT($b) }.
note-jump = The round marker jumps to { $a }.
note-plantation = The Plantation ({ SIDE($a) }) is resolved.
note-returned = { SEAT($a) } returns { MEN($b) } from the Plantation to the supply.
note-growth = The city grows by { $a } tiles.
note-boris-card = Boris shows { CARD($a) }.
note-final = The game is over: all Mayoral cards are shown.

## Why not.

no-another-player = it must be another player's man
no-few-cards = it costs { $a } other cards
no-few-men = there is no more than { MEN($a) }
no-few-neutrals = you have no more than { NEUTRALS($a) }
no-few-tokens = it costs { $a } tokens
no-has-master = that guild has a Master
no-icon-shows = the icon shows { $a }
no-no-claims = claiming guilds is not part of this game
no-no-free-guild = no resolved guild is without a Master
no-no-goal = no tile is open to a man from there
no-no-guild = that is no guild tile
no-no-man-in-hall = it needs one of your men in the Guildhall
no-no-man-on-ship = it needs one of your men on the Plantation
no-no-man-there = no such man is there
no-no-move = no man of yours can go to a tile with the card's banners
no-no-own-man = none of your men is there
no-no-second-card = you hold no second card that opens this guild
no-no-use = the ability would do nothing now
no-not-dealt = you were not dealt that card
no-not-from-plantation = men on the Plantation stay there
no-not-in-hand = you do not hold that card
no-not-in-reach = that card does not lie on top of the discard pile
no-not-open = that is no open tile
no-not-resolved = that tile is not resolved yet
no-not-so-many = there are only { $a } to take
no-one-at-least = you must choose one at least
no-one-by-one = men are replaced one by one
no-own-men-only = you replace your own men only, in one go
no-promo-closed = that guild does not let it in
no-same-place = it is there already
no-so-many-at-most = it is for { $a } at most
no-supply-empty = you have no man left in your supply
no-under-resolution = the tile under resolution is out of reach
no-wrong-banners = the banners of the two cards do not open this guild
no-wrong-suit = the tile shows none of the suits

## What the abilities do; {0} is the amount printed on the card, {1} its extra. Where "up to 1" would
## read badly, one has a text of its own.

card-hire = hire up to { $a } men
card-hire-and-draw = hire up to { $a } men and draw { $b } card
card-place = { $a } man from your supply onto a tile with its banner
card-feast = up to { $a } men from your supply onto one tile
card-ship = up to { $a } men from the Guildhall or tiles to the Plantation
card-ship-one = 1 man from the Guildhall or a tile to the Plantation
card-emigrate = { $a } man from your supply to the Plantation
card-recall = up to { $a } men from the Plantation or tiles home, and draw { $b } card
card-gain = gain { $a } VP
card-escort = up to { $a } men from one place to a tile with its banner
card-march = up to { $a } men from anywhere to one tile
card-passage = { $a } man to any tile; end draw +{ $b }
card-evict = send { $a } man of another player from a tile home
card-swap = your man and another player's change tiles
card-end-draw = end draw +{ $a }
card-loan = draw { $a } cards now; end draw { $b }
card-archive = take up to { $a } cards from the top of the discard pile
card-draw = draw { $a } cards now
card-mayoral = draw { $a } Mayoral card
card-neutral = take { $a } neutral; end draw +{ $b }
card-crowd = up to { $a } neutrals onto tiles
card-beadle = move the Beadle, and draw { $b } card
card-tongue = until your turn ends moves go to any tile, with up to { $a } men

## What Mayoral cards score; {0} points for one, {1} the most, {2} and {3} the suits.

aim-suit = { $a } for each of your Masters on { SUIT($c) }, at most { $b }
aim-pair = { $a } for each pair of your Masters, one on { SUIT($c) } and one on { SUIT($d) }, at most { $b }
aim-ward = { $a } for each of your Masters around the Guildhall, at most { $b }
aim-monument = { $a } for each of your Masters on a special building, at most { $b }
aim-plantation = { $a } for each of your men on the Plantation, at most { $b }
aim-hall = { $a } for each of your men in the Guildhall, at most { $b }
aim-estate = { $a } for each Master of your largest connected group, at most { $b }
aim-token = { $a } for each second-place token you hold, at most { $b }

## Names of things that programs show beside sentences.

score-tiles = tiles
score-tokens = second places
score-plantation = Plantation
score-abilities = abilities
score-mayoral = Mayoral cards
score-neighbours = neighbouring Masters
tie-0 = Mayoral cards held
tie-1 = points of Boris
place-hall = the Guildhall
place-plantation = the Plantation
place-supply = the supply
compass-0 = north
compass-1 = east
compass-2 = south
compass-3 = west
icon-D = how many cards do you draw ({ $a } at most)
icon-H = how many men do you hire ({ $a } at most)
icon-N = how many neutrals do you take ({ $a } at most)
icon-S = how many men do you ship ({ $a } at most)

## What the judge looks at.

feature-points = points
feature-mayoral = points from Mayoral cards
feature-mayoral-hope = hope in Mayoral cards
feature-neighbours = neighbouring Masters
feature-leads = tiles about to be won
feature-races = tiles within reach
feature-seconds = second places
feature-crop = reward from the Plantation
feature-settlers = men on the Plantation for later
feature-hall = men in the Guildhall
feature-hall-crowd = men waiting in the Guildhall
feature-men-out = men on open tiles
feature-ready = men ready to move in this turn
feature-neutrals = neutrals
feature-cards = cards
feature-cards-over = cards beyond the limit
feature-abilities = good abilities in hand
feature-banners = banners in hand
feature-gog = use of Gog & Magog
feature-university = use of the University
feature-tokens = tokens for a claim
feature-last-word = players who act before
feature-turns = turns to come
feature-boris = points for Boris

## What the picture says.

pic-round = Round { $a } of { $b }
pic-set-up = Set-up
pic-over = The game is over
pic-grey = Plantation at { $a }
pic-growth = growth to the { COMPASS($b) } at { $a }
pic-last = the end at { $a }
pic-scan = tiles are resolved after this round
pic-no-scan = tiles are resolved after the next round
pic-order = order
pic-you = You are { SEAT($a) } ({ LETTER($a) })
pic-own = { $a } VP · Guildhall { $b } · supply { $c } · Plantation { $d } · neutrals { $e }
pic-hand = Hand ({ $a })
pic-mayoral = Mayoral
pic-dealt = Choose one
pic-acted = end draw { $a }
pic-tongue = Common Tongue
pic-aside = set aside
pic-guildhall = GUILDHALL
pic-resolving = resolving { TILE($a) }
pic-plantation = Plantation: { SIDE($a) }
pic-first = first
pic-second = second
pic-return = return { $a }
pic-nobody = nobody
pic-players = Players
pic-columns = { " " }VP hall sup blk hand may tok
pic-tokens = Tokens
pic-piles = Piles
pic-stack = next tile { TILE($a) }, { $b } below it
pic-deck = deck { $a } · discard { $b } · Mayoral { $c } · neutrals { $d }
pic-discard = discard pile
pic-known = known in { SEAT($a) }'s hand
pic-key = Key
pic-key-tile = tile: number, suits, pieces there / majority value; men by letter, n neutral, s seeded, * Beadle; icons of the first | of the second
pic-key-icons = V points, D cards, H hire, N neutrals, S ship, X move, M Mayoral; powers: tie wins ties, suit names its suit, hand keeps a card more
pic-key-master = { "[" }R] resolved, with its Master and the suits it shows; [-] without one
pic-key-players = players: points, men in the Guildhall and the supply, black neutrals, cards, Mayoral cards, tokens
pic-key-cards = gold is paid with other cards of the hand; end draw: so many cards more, or fewer, at the end of the turn
pic-key-marks = a number in brackets is an option

## What the options do.

option-plantation_side = the side of the Plantation
option-left_tile = what lies left of the Guildhall (3 or 4 players)
option-negotiation_target = whose men may be replaced by neutrals
option-beadle_end = when the Beadle's last guild ends the game (matters with 3 or 4 players)
option-growth_tokens = a second prize on tiles added later (3 or 4 players)
option-solo_promo = whether tokens can claim a guild (1 player)
option-promo_tiles = Cheesemongers and Papermakers (2 to 4 players)
option-boris_level = how strong Boris is (1 player)
