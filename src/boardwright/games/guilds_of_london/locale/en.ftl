# Every text of the game in English. A message is one whole sentence or label.

## What is asked.

ask-secret = { SEAT($asked) }, which Mayoral card do you keep?
ask-turn = { SEAT($asked) }, it is your turn: which card do you play, and for what?
ask-pay-gold = { SEAT($asked) }, which card do you pay for { CARD($card) } ({ $left } to pay)?
ask-move-source = { SEAT($asked) }, where does the man come from?
ask-move-goal = { SEAT($asked) }, to which tile does the man from { SPOT($source_spot) } go?
ask-men-count = { SEAT($asked) }, how many men go to { SPOT($goal_spot) }?
ask-second-card = { SEAT($asked) }, which card do you add to { CARD($card) } for the move to { SPOT($goal_spot) }?
ask-hire-count = { SEAT($asked) }, how many men do you hire?
ask-ship-man = { SEAT($asked) }, from where do you send a man to the Plantation (at most { $left } more)?
ask-recall-man = { SEAT($asked) }, from where do you call a man home (at most { $left } more)?
ask-march-goal = { SEAT($asked) }, to which tile do your men march?
ask-gather-man = { SEAT($asked) }, from where does a man march to { SPOT($goal_spot) } (at most { $left } more)?
ask-evict = { SEAT($asked) }, whose man do you send home?
ask-swap-own = { SEAT($asked) }, which of your men changes places?
ask-swap-other = { SEAT($asked) }, with whose man does yours on { SPOT($own_spot) } change places?
ask-archive = { SEAT($asked) }, which discarded card do you take (at most { $left } more)?
ask-crowd-tile = { SEAT($asked) }, on which tile do you put a neutral (at most { $left } more)?
ask-beadle-tile = { SEAT($asked) }, where do you send the Beadle?
ask-claim-tile = { SEAT($asked) }, which guild do you claim?
ask-discard = { SEAT($asked) }, you hold too many cards: which one do you discard?
ask-negotiate = { SEAT($asked) }, how many of your men on { SPOT($place_spot) } do you replace with neutrals?
ask-negotiate-any = { SEAT($asked) }, whose man on { SPOT($place_spot) } do you replace with a neutral?
ask-icon-amount = { SEAT($asked) }, { ICON($icon) }?
ask-icon-move = { SEAT($asked) }, which man do you move (at most { $left } more)?
ask-icon-goal = { SEAT($asked) }, to which tile does the man from { SPOT($source_spot) } go?
ask-icon-mayoral = { SEAT($asked) }, do you draw a Mayoral card?
ask-name-suit = { SEAT($asked) }, which suit does your new tile show from now on?

## What can be answered: `do.` one action, `verb.` the heading above all actions of a kind.

do-keep = keep { MAYORAL($a) }: { AIM($a) }
do-end = end your turn
do-hire = hire a man with { TITLE($a) } ({ BANNERS($a) })
do-move = move a man with { TITLE($a) } ({ BANNERS($a) })
do-use = use { TITLE($a) } ({ BANNERS($a) }): { ABILITY($a) }
do-claim = claim a guild with tokens
do-pay = pay { TITLE($a) } ({ BANNERS($a) })
do-add = add { TITLE($a) } ({ BANNERS($a) })
do-drop = discard { TITLE($a) } ({ BANNERS($a) })
do-from = from { PLACE($a) }
do-to = to { PLACE($a) }
do-men = { COUNT($a, of: "man") }
do-evict = send home { SEAT($b) }'s man from { PLACE($a) }
do-swap = change places with { SEAT($b) }'s man at { PLACE($a) }
do-dig = take { TITLE($a) } ({ BANNERS($a) }): { ABILITY($a) }
do-stop = stop here
do-replace = { $a ->
        [0] replace none
       *[other] replace { COUNT($a, of: "man") }
    }
do-oust = replace a man of { SEAT($a) }
do-take = { $a ->
        [0] take none
       *[other] take { $a }
    }
do-accept = draw a Mayoral card
do-decline = draw none
do-name = { SUIT($a) }
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
verb-dig = Take from the discard pile
verb-stop = Stop
verb-replace = Replace men with neutrals
verb-oust = Replace a man with a neutral
verb-take = How many
verb-accept = Draw
verb-decline = Decline
verb-name = Name a suit

## What can be answered, where what holds now is known.

here-end = end your turn and draw { COUNT($cards, of: "card") }
here-claim = claim a guild for { COUNT($price, of: "token") }
here-from = from { SPOT($spot) } ({ COUNT($men, of: "man") } of yours there)
here-to = to { SPOT($spot) }{ $needed ->
        [0] { "" }
       *[other] {" "}({ $pieces } of { COUNT($needed, of: "piece") }{ $missing ->
            [0] { "" }
           *[other] , { $missing } missing
        }{ $rings ->
            [0] { "" }
            [1] , resolved this round
           *[2] , then resolved this round
        })
    }
here-evict = send home { SEAT($b) }'s man from { SPOT($spot) } ({ $men } there)
here-swap = change places with { SEAT($b) }'s man on { SPOT($spot) } ({ $men } there)
here-oust = replace a man of { SEAT($a) } ({ $men } there)
here-take = { $kind ->
        [D] draw { COUNT($a, of: "card") }
        [H] hire { COUNT($a, of: "man") }
        [N] take { COUNT($a, of: "neutral") }
       *[S] ship { COUNT($a, of: "man") }
    }

## What happened.

note-side = The Plantation lies with its { SIDE($a) } side up.
note-laid = A new tile is laid: { SPOT($a) }.
note-beadle = The Beadle stands on { SPOT($a) }.
note-beadle-off = No guild is open: the Beadle leaves the board.
note-starts = { SEAT($a) } is drawn as the start player.
note-begins = { SEAT($a) } is the start player.
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
note-hired = { SEAT($a) } hires { COUNT($b, of: "man") }.
note-moved = { SEAT($a) } sends { COUNT($b, of: "man") } from { SPOT($c) } to { SPOT($d) }.
note-shipped = { SEAT($a) } ships { COUNT($b, of: "man") } from the Guildhall to the Plantation.
note-evicted = { SEAT($a) } sends home { SEAT($b) }'s man from { SPOT($c) }.
note-swapped = { SEAT($a) }'s man on { SPOT($b) } and { SEAT($c) }'s on { SPOT($d) } change places.
note-dug = { SEAT($a) } takes { CARD($b) } from the discard pile.
note-crowd = { SEAT($a) } puts a neutral on { SPOT($b) }.
note-claimed = { SEAT($a) } claims { SPOT($b) } for { COUNT($c, of: "token") }.
note-ended = { SEAT($a) }'s turn is over.
note-drew = { SEAT($a) } draws { COUNT($b, of: "card") }.
note-drew-card = You draw { CARD($a) }: { ABILITY($a) }.
note-dropped = { SEAT($a) } discards { CARD($b) }.
note-reshuffled = The discard pile ({ COUNT($a, of: "card") }) is shuffled and becomes the deck.
note-resolve = Resolving { SPOT($a) }: { COUNT($b, of: "piece") } there, { $c } needed.
note-replaced = { SEAT($a) } replaces { COUNT($b, of: "man") } of { SEAT($c) } with neutrals on { SPOT($d) }.
note-nobody = No player has a man left on { SPOT($a) }: it stays as it is.
note-votes = The votes on { SPOT($a) }: { TALLY($b) }.
note-tie-power = { SEAT($a) } wins the tie as Master of Gog & Magog.
note-tie-masters = It is a tie. Masters next to the tile: { TALLY($a) }.
note-tied = The tie on { SPOT($a) } is not broken: the tile stays as it is.
note-won = { SEAT($a) } wins { SPOT($b) }.
note-second = { SEAT($a) } comes second on { SPOT($b) } and takes the token.
note-gain = { SEAT($a) } gains { $b } VP.
note-neutrals = { SEAT($a) } takes { COUNT($b, of: "neutral") }.
note-mayoral = { SEAT($a) } draws a Mayoral card.
note-mayoral-is = Your Mayoral card is { MAYORAL($a) }: { AIM($a) }.
note-no-mayoral = There is no Mayoral card left for { SEAT($a) }.
note-named = { SEAT($a) } names a suit for { SPOT($c) }: { SUIT($b) }.
note-jump = The round marker jumps to space { $a }.
note-plantation = The Plantation ({ SIDE($a) }) is resolved.
note-crop-nobody = No player has a man left on the Plantation.
note-crop-votes = The votes on the Plantation: { TALLY($a) }.
note-crop-first = { SEAT($a) } takes the first reward of the Plantation.
note-crop-second = { SEAT($a) } takes the second reward of the Plantation.
note-crop-tied = It is a tie: all who are tied take the second reward.
note-returned = { SEAT($a) } returns { COUNT($b, of: "man") } from the Plantation to the supply.
note-growth = The city grows by { COUNT($a, of: "tile") }.
note-boris-card = Boris shows { CARD($a) }.
note-final = The game is over: all Mayoral cards are shown.

## Why not.

no-another-player = it must be another player's man
no-few-cards = it costs { COUNT($a, of: "other-card") }
no-few-men = { $a ->
        [0] there is no man
        [one] there is only 1 man
       *[other] there are only { $a } men
    }
no-few-neutrals = { $a ->
        [0] you have no neutrals
       *[other] you have only { COUNT($a, of: "neutral") }
    }
no-few-tokens = it costs { COUNT($a, of: "token") }
no-has-master = that guild has a Master
no-icon-shows = the icon is for at most { $a }
no-no-claims = claiming guilds is not part of this game
no-no-free-guild = every resolved guild has a Master
no-no-goal = no tile is open to a man from there
no-no-guild = that is not a guild tile
no-no-man-in-hall = it needs one of your men in the Guildhall
no-no-man-on-ship = it needs one of your men on the Plantation
no-no-man-there = that player has no man there
no-no-move = none of your men can go to a tile that shows a banner of the card
no-no-own-man = you have no man there
no-no-second-card = you hold no second card that opens this guild
no-no-use = the ability would do nothing now
no-not-dealt = you were not dealt that card
no-not-from-plantation = men on the Plantation stay there
no-not-in-hand = you do not hold that card
no-not-in-reach = that card is not near enough to the top of the discard pile
no-not-open = that is not an open tile
no-not-resolved = that tile is not resolved yet
no-not-so-many = there are only { $a } to take
no-one-at-least = you must choose at least one
no-one-by-one = men are replaced one by one
no-own-men-only = you replace only your own men, all at once
no-promo-closed = that guild does not let this in
no-same-place = it is already there
no-so-many-at-most = it is for at most { $a }
no-supply-empty = you have no man left in your supply
no-under-resolution = the tile being resolved is out of reach
no-wrong-banners = the banners of the two cards do not open this guild
no-wrong-suit = the tile shows none of the suits needed

## What the abilities do; $a is the amount printed on the card, $b its extra.

card-hire = hire { $a ->
        [one] a man
       *[other] up to { $a } men
    }
card-hire-and-draw = hire { $a ->
        [one] a man
       *[other] up to { $a } men
    } and draw { COUNT($b, of: "card") }
card-place = put { $a ->
        [one] a man
       *[other] up to { $a } men
    } from your supply on a tile that shows a banner of this card
card-feast = put { $a ->
        [one] a man
       *[other] up to { $a } men
    } from your supply on one tile
card-ship = send { $a ->
        [one] a man from the Guildhall or a tile
       *[other] up to { $a } men from the Guildhall or tiles
    } to the Plantation
card-emigrate = send { COUNT($a, of: "man") } from your supply to the Plantation
card-recall = call home { $a ->
        [one] a man from the Plantation or a tile
       *[other] up to { $a } men from the Plantation or tiles
    } and draw { COUNT($b, of: "card") }
card-gain = gain { $a } { SIGN("points") }
card-escort = move { $a ->
        [one] a man
       *[other] up to { $a } men from one place
    } to a tile that shows a banner of this card
card-march = move { $a ->
        [one] a man
       *[other] up to { $a } men
    } from anywhere to one tile
card-passage = move { $a ->
        [one] a man
       *[other] up to { $a } men from one place
    } to any tile; { LATER($b) }
card-evict = send home a man of another player from a tile
card-swap = one of your men and one of another player's change tiles
card-end-draw = { LATER($a) }
card-loan = draw { COUNT($a, of: "card") } now; { LATER($b) }
card-archive = take { $a ->
        [one] a card
       *[other] up to { $a } cards
    } from the top of the discard pile
card-draw = draw { COUNT($a, of: "card") } now
card-mayoral = draw { $a ->
        [one] a Mayoral card
       *[other] { $a } Mayoral cards
    }
card-neutral = take { COUNT($a, of: "neutral") }; { LATER($b) }
card-crowd = put { $a ->
        [one] a neutral on a tile
       *[other] up to { $a } neutrals on tiles
    }
card-beadle = move the Beadle and draw { COUNT($b, of: "card") }
card-tongue = until your turn ends your moves may go to any tile{ $a ->
        [one] { "" }
       *[other] {" "}and take up to { $a } men from one place
    }
later-more = draw { $a ->
        [one] { $a } more card
       *[other] { $a } more cards
    } at the end of your turn
later-fewer = draw { $a ->
        [one] { $a } card fewer
       *[other] { $a } cards fewer
    } at the end of your turn
price-gold = { $a } (for { $b } { SIGN("gold") })
price-hall = { $a } (for a man from the Guildhall)
price-plantation = { $a } (for a man from the Plantation)

## What Mayoral cards score; $a points for one, $b the most, $c and $d the suits.

aim-suit = { $a } VP for each of your Masters on { SUIT($c) }, at most { $b }
aim-pair = { $a } VP for each pair of your Masters, one on { SUIT($c) } and one on { SUIT($d) }, at most { $b }
aim-ward = { $a } VP for each of your Masters around the Guildhall, at most { $b }
aim-monument = { $a } VP for each of your Masters on a special building, at most { $b }
aim-plantation = { $a } VP for each of your men on the Plantation, at most { $b }
aim-hall = { $a } VP for each of your men in the Guildhall, at most { $b }
aim-estate = { $a } VP for each Master of your largest connected group, at most { $b }
aim-token = { $a } VP for each second-place token you hold, at most { $b }

## Names and counts.

colour-red = Red
colour-yellow = Yellow
colour-green = Green
colour-blue = Blue
colour-boris = Boris
sign-gold = gold
sign-points = VP
suit-yellow = yellow
suit-blue = blue
suit-red = red
suit-green = green
suit-purple = purple
suit-none = no suit
side-ulster = Ulster
side-virginia = Virginia
name-guild = the { $b } ({ $a })
name-card = { $a } ({ $b })
name-spot = { TILE($a) } at { PLACE($b) }
name-vote = { SEAT($a) } { $b }
name-mayoral = { $a } { $b }
count-card = { $a ->
        [0] no cards
        [one] { $a } card
       *[other] { $a } cards
    }
count-other-card = { $a ->
        [one] { $a } other card
       *[other] { $a } other cards
    }
count-man = { $a ->
        [0] no men
        [one] { $a } man
       *[other] { $a } men
    }
count-neutral = { $a ->
        [0] no neutrals
        [one] { $a } neutral
       *[other] { $a } neutrals
    }
count-piece = { $a ->
        [0] no pieces
        [one] { $a } piece
       *[other] { $a } pieces
    }
count-tile = { $a ->
        [one] { $a } tile
       *[other] { $a } tiles
    }
count-token = { $a ->
        [one] { $a } token
       *[other] { $a } tokens
    }
score-tiles = tiles
score-tokens = second places
score-plantation = Plantation
score-abilities = abilities
score-mayoral = Mayoral cards
score-neighbours = neighbouring Masters
tie-0 = Mayoral cards held
tie-1 = points of Boris
verdict-lost = Boris wins with { $a } points: you have { $b }, and need more than he has.
place-hall = the Guildhall
place-plantation = the Plantation
place-supply = the supply
compass-0 = north
compass-1 = east
compass-2 = south
compass-3 = west
icon-D = how many cards do you draw (at most { $a })
icon-H = how many men do you hire (at most { $a })
icon-N = how many neutrals do you take (at most { $a })
icon-S = how many men do you ship from the Guildhall to the Plantation (at most { $a })

## What the judge looks at, as a hint names it.

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

## What can be read about things: names, and what there is to say of them.

reward-V = { $a } VP
reward-D = draw { $a ->
        [one] a card
       *[other] up to { $a } cards
    }
reward-H = hire { $a ->
        [one] a man
       *[other] up to { $a } men
    }
reward-N = take { $a ->
        [one] a neutral
       *[other] up to { $a } neutrals
    }
reward-S = ship { $a ->
        [one] a man
       *[other] up to { $a } men
    } from the Guildhall to the Plantation
reward-X = move { $a ->
        [one] a man
       *[other] up to { $a } men
    } to any open tile
reward-M = draw { $a ->
        [one] a Mayoral card
       *[other] up to { $a } Mayoral cards
    }
reward-tie = its Master wins every tie they are part of
reward-suit = its winner names the suit of its shield, or none
reward-hand = its Master keeps one more card
lex-board-city = The city
lex-place = Place in the city
lex-place-text = A tile lies here, or will once the city grows.
lex-place-hall = The Guildhall
lex-place-hall-text = Men wait here for their moves. It is no tile: nobody wins it, and no move leads to it.
lex-place-guildhall = The Guildhall
lex-place-guildhall-text = A part of the Guildhall.
lex-place-plantation = The Plantation
lex-place-plantation-text = Men here are counted when the round marker reaches a grey space: most men take the first reward, the next the second. A tie for most gives all who are tied the second.
lex-place-supply = The supply
lex-place-supply-text = Men here must be hired before they can be moved.
lex-place-box = The box
lex-place-box-text = What lies here is out of the game.
lex-board-plantation = Plantation
lex-board-supply = Supplies of the players
lex-man = Man
lex-man-text = A liveryman. On a tile it counts as a piece and as a vote for its player.
lex-man-master = Master
lex-man-master-text = Stays on a tile that its player has won. It adds a vote when that player is tied on a neighbouring tile, and counts for Mayoral cards and neighbours at the end.
lex-neutral = Neutral
lex-neutral-text = A black man. It counts as a piece and votes for nobody. Men replaced with neutrals go back to the Guildhall.
lex-neutral-seeded = Seeded neutral
lex-neutral-seeded-text = Raises the majority value of its tile by one and is no piece. It goes to the scoreboard once the tile is resolved.
lex-beadle = Beadle
lex-beadle-text = Counts as a piece on a guild. When that is resolved the Beadle goes to the open guild with the lowest number.
lex-token = Second-place token
lex-token-text = The prize of whoever comes second on a tile.
lex-token-missing = Missing token
lex-token-missing-text = No token was left when this tile was laid; points stand for it.
lex-token-kind = Token { $a }
lex-token-prize = Second prize of a tile: { $a }.
lex-tile = Tile
lex-tile-text = A guild or a special building.
lex-tile-prizes = Suits: { $a }. Resolved with { COUNT($b, of: "piece") }. First prize: { $c }.
lex-promo-41 = A move here needs two banners of different suits, on one card or two; no neutral may come. Resolved with { COUNT($a, of: "piece") }. First prize: two tokens; its winner names its suit.
lex-promo-42 = A move here needs two cards with banners of the same suit; no neutral may come. Resolved with { COUNT($a, of: "piece") }. First prize: two tokens; its winner names its suit.
lex-plantation-side = Plantation: { SIDE($a) }
lex-plantation-prizes = First reward: { $a }; { COUNT($b, of: "man") } to return. Second reward: { $c }; { COUNT($d, of: "man") } to return.
lex-missing = missing
lex-missing-text = So many more pieces, whoever has them, and the guild is resolved after the turns of the round.
lex-track-rounds = Round track
lex-round = Round
lex-round-marker = Round marker
lex-round-marker-text = Goes on by one each round, and jumps ahead when no tile is open.
lex-grey = Grey space
lex-grey-text = After this round the Plantation is resolved and new tiles are laid.
lex-grey-plantation = Grey space
lex-grey-plantation-text = After this round the Plantation is resolved.
lex-grey-end = Last space
lex-grey-end-text = After this round the Plantation is resolved and the game ends.
lex-track-points = Scoreboard
lex-points = Victory points
lex-gold = gold
lex-gold-text = A card from the hand pays one gold.
lex-count-hall = hall
lex-count-supply = supply
lex-count-neutral = neutral
lex-count-cards = cards
lex-count-mayoral = Mayoral
lex-count-masters = Masters
lex-count-tokens = tokens
lex-marker = Marker on the scoreboard
lex-marker-text = Most VP act first in a round. Of equal VP the marker on top goes first, which is the one that arrived later.
lex-table = Players in turn order
lex-seat = Player
lex-seat-boris = Boris
lex-seat-boris-text = The opponent of a single player. Cards shown from the deck decide where these men go.
lex-standing = Standing
lex-standing-text = Points so far, pairs of neighbouring Masters, and how many cards may be kept at the end of a turn.
lex-pool-neutrals = Neutrals on the scoreboard
lex-pool-tokens = Tokens to draw
lex-stack = Tiles to come
lex-stack-text = The tile on top is laid next; the order of the others is unknown. With one or two players no more tiles come.
lex-deck-cards = Deck
lex-deck-cards-text = When it is empty the discard pile is shuffled and takes its place.
lex-deck-mayoral = Mayoral deck
lex-deck-mayoral-text = When it is empty points are gained instead of a card.
lex-discard = Discard pile
lex-discard-top = Top of the discard pile
lex-discard-top-text = The uppermost cards, the last one first: these can be taken back by an ability.
lex-discard-below = Rest of the discard pile
lex-family = Discarded cards: { SUIT($a) }
lex-family-text = All cards of one colour in the rest of the pile.
lex-aside = Set aside
lex-aside-text = Cards played and paid in this turn. They go on the discard pile at its end.
lex-box-out = Out of the game
lex-hand = Action cards
lex-hand-text = Each card hires a man, moves one to a tile that shows one of its banners, is used for its ability, or pays one gold.
lex-card = Action card
lex-aims = Mayoral cards
lex-aims-text = Secret until the end, when each scores up to its maximum.
lex-mayoral = Mayoral card
lex-store = Neutrals and tokens
lex-store-text = Neutrals for negotiations, and the tokens of second places.
lex-force = This turn
lex-tongue = Common Tongue
lex-tongue-text = Moves may go to any open tile until the turn ends.

lex-suit-Y = Yellow
lex-suit-B = Blue
lex-suit-R = Red
lex-suit-G = Green
lex-suit-P = Purple
lex-icon-V = Victory points
lex-icon-D = Draw cards
lex-icon-H = Hire men
lex-icon-N = Take neutrals
lex-icon-S = Ship men to the Plantation
lex-icon-X = Move men
lex-icon-M = Draw a Mayoral card
lex-icon-tie = Wins ties
lex-icon-suit = Names its suit
lex-icon-hand = Keeps one more card
lex-tab-hire = Hire
lex-tab-hire-text = One man from your supply to the Guildhall.
lex-tab-move = Move
lex-tab-move-text = One of your men to an open tile that shows a suit of a banner.
lex-tab-use = Use
lex-tab-use-text = What the card says, for its price.
lex-phase-0 = Set-up
lex-phase-1 = Turns
lex-phase-2 = Resolution
lex-phase-3 = Growth

## What the picture says.

pic-round = Round { $a } of { $b }
pic-set-up = Set-up
pic-over = The game is over
pic-grey = Plantation after round { $a }
pic-growth = growth to the { COMPASS($b) } after round { $a }
pic-last = the end after round { $a }
pic-scan = tiles are resolved after this round
pic-later-scan = tiles are resolved after round { $a }
pic-no-scan = no more tiles are resolved
pic-order = order
pic-you = You are { SEAT($a) } ({ LETTER($a) })
pic-own = { $a } VP · Guildhall { $b } · supply { $c } · Plantation { $d } · neutrals { $e }
pic-hand = Hand ({ $a })
pic-limit = at most { $a } stay
pic-mayoral = Mayoral cards
pic-dealt = Choose one
pic-now = { MAYORAL($a) }: { $b } VP now
pic-scored = { MAYORAL($a) }: { $b } VP
pic-draws = { COUNT($a, of: "card") } to draw at the end of the turn
pic-tongue = moves may go to any tile
pic-aside = set aside
pic-guildhall = GUILDHALL
pic-resolving = resolving { TILE($a) }
pic-plantation = Plantation: { SIDE($a) }
pic-first = first
pic-second = second
pic-return = return { COUNT($a, of: "man") }
pic-nobody = nobody
pic-players = Players
pic-columns = { " " }VP hall sup blk hand may tok
pic-tokens = Tokens
pic-piles = Piles
pic-stack = next tile: { TILE($a) }; { $b } below it
pic-deck = deck { $a } · discard pile { $b } · Mayoral cards { $c } · neutrals { $d }
pic-discard = discard pile
pic-known = known in { SEAT($a) }'s hand
pic-key = Key
pic-key-suits = suits: { $a }
pic-key-suit = { $b } { SUIT($a) }
pic-key-tile = tile: number, suits, pieces there / majority value; men by letter, n neutral, s seeded, * Beadle; icons for the first | for the second
pic-key-icons = V points, D cards, H hire, N neutrals, S ship, X move, M Mayoral card; powers: tie wins ties, suit names its suit, hand keeps one more card
pic-key-master = { "[" }R] resolved, with its Master and the suits it shows; [-] without a Master
pic-key-players = players: points, men in the Guildhall and the supply, black neutrals, cards, Mayoral cards, tokens
pic-key-cards = gold is paid with other cards from your hand
pic-key-marks = a number in brackets is an option

## What the options do, what the manual says of them, and why the default differs.

option-plantation_side = which side of the Plantation is up: one drawn at random, Ulster, or Virginia
option-left_tile = what lies to the left of the Guildhall (3 or 4 players): the first tile of the stack, or one of the special buildings
option-negotiation_target = whose men a player may replace with neutrals: their own, or anybody's
option-beadle_end = when a board without an open guild ends the game (3 or 4 players): only when no more tiles can come, or always (strict)
option-growth_tokens = whether tiles that are added later get a second-place token (3 or 4 players)
option-solo_promo = whether second-place tokens can claim a guild (1 player)
option-promo_tiles = whether the Cheesemongers and the Papermakers are among the tiles (2 to 4 players)
option-boris_level = how strong Boris is (1 player)
option-boris_points = what Boris scores for a reward (1 player): printed VP and 1 for each other icon, or printed VP only
option-start_player = who starts: a seat drawn at random, or the one named
letter-beadle_end = If no tile has a number for the Beadle the game ends after the current round (7).
because-beadle_end = The round marker is also said to jump on while more tiles can come (4.3): a city that is about to grow would end with its special buildings open.
letter-growth_tokens = There are 10 second-place tokens, one for each tile of the set-up (2, 3); the growth phase adds tiles and no tokens (4.4).
because-growth_tokens = Published lists count 30 tokens, and two players lay 24 of them at set-up.
letter-boris_points = Boris only gains VP (6, 7); nothing says that icons are worth any to him.
because-boris_points = Most rewards show other icons as well; if they were lost on him he would be too easy to beat.

## The cover.

cover-line = Place your liverymen and win the halls of the city.

## Options on the form: their titles, and values that do not speak for themselves.

option-plantation_side-title = Plantation
option-plantation_side-is-ulster = Ulster
option-plantation_side-is-virginia = Virginia
option-left_tile-title = Left of the Guildhall
option-left_tile-is-stack = from the stack
option-left_tile-is-special = a special building
option-negotiation_target-title = Negotiation replaces
option-negotiation_target-is-own = own men
option-negotiation_target-is-any = anybody’s
option-beadle_end-title = A board without open guilds
option-beadle_end-is-no_more_tiles = ends when tiles run out
option-beadle_end-is-strict = always ends
option-growth_tokens-title = Second places on new tiles
option-solo_promo-title = Claims by second place
option-promo_tiles-title = Promo tiles
option-boris_level-title = Boris
option-boris_points-title = Boris scores
option-boris_points-is-icons = VP and icons
option-boris_points-is-printed = printed VP
option-start_player-title = First player

## The guided first game.

lesson-keep = You are Red, a livery company of London. Before all else you are dealt three Mayoral cards: secret aims that score at the end. Keep one.
lesson-tile = Around the Guildhall lie the guilds. A tile shows its suits on the shield, a number in the ring, the prize of the winner, and on silver the prize of the second. These are the Chimney Men: red, and resolved once two pieces stand there.
lesson-use = Every card can do one of three things. First, its ability: this one sends one of your men to the Plantation overseas. Use an ability.
lesson-move = Second, any card moves one man to a tile that shows one of its banners. Move a man.
lesson-to = Where does he go? The tile must show a suit of the card. The Chimney Men have the Beadle already, who counts as a piece: with your man there are two.
lesson-gold = Stronger abilities cost gold, the coins in the corner. Gold is other cards from your hand. This one brings four more cards at the end of your turn.
lesson-pay = Which card do you give for it?
lesson-hire = Third, any card hires a man from your supply into the Guildhall. Only men in the Guildhall and on tiles can move.
lesson-end = Enough. At the end of your turn you draw two cards, or four if you did nothing; the Counting House adds its four. Seven cards at most are kept.
lesson-vote = After everybody's turn each tile with enough pieces is resolved, row by row. Most men win: on the Church Green has three and you have two. Green takes the prize, leaves a Master there, and all other men go home to the Guildhall.
lesson-take = You came second and take the token of the tile. It lets you draw up to two cards.
lesson-men = Round 2. A Guild Feast puts men straight from the supply on one tile. How many go to the Robe Makers?
lesson-beadle = Neutral men and the Beadle are pieces as well, but vote for nobody. You may send the Beadle: he brings a tile where you lead one piece nearer to its vote.
lesson-won = Two guilds are yours, and a Master stands on each. The Roof Tilers bring a free move as well. Whom do you move?
lesson-tie = The Robe Makers come next, and Yellow has four men there. One more makes it four each.
lesson-letter = A tie! Then Masters on neighbouring tiles vote too, and yours stands next door. Had it stayed a tie, everything would wait for the next round. Your prize is another Mayoral card.
lesson-grown = Round 3 ended on a gatehouse of the bridge. The Plantation was resolved: most men there took the first reward, the next the second. Then the city grew by new tiles; the compass shows where it grows next.
lesson-negotiate = Before a vote everybody with men there may replace some of them with neutrals from their own stock. Those men come home at once, but their votes are lost. Decide.
lesson-done = That is all there is. At the end of the last round your Mayoral cards score, and every pair of your Masters on neighbouring tiles is worth a point: look for the gold chains. Good luck.
