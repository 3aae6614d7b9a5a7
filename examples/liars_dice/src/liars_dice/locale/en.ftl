ask-turn = { SEAT($seat) }, do you bid, or doubt the last bid?
verb-bid = Bid
verb-doubt = Doubt
do-bid = bid { DICE($a) } of { FACE($b) }
do-doubt = doubt the bid
note-rolls = Everybody rolls; { COUNT($a, of: "die") } on the table.
note-bids = { SEAT($a) } bids { DICE($b) } of { FACE($c) }.
note-doubts = { SEAT($a) } doubts it.
note-shows = { SEAT($a) } has { $b } of { FACE($c) }.
note-loses = There are { $b }: { SEAT($a) } loses a die.
note-out = { SEAT($a) } is out.
no-too-low = bid more than { DICE($a) } of { FACE($b) }
no-too-many = there are only { COUNT($a, of: "die") } on the table
no-wild = ones are wild: they are not bid
no-no-bid = there is no bid to doubt yet
option-ones = whether a one counts as every face
feature-dice = dice more than the others have
feature-bluff = the odds that one's own bid holds
score-dice = dice left
lex-cup = Cup
lex-cup-text = Dice that only their owner sees until somebody doubts.
lex-lost = Dice lost
lex-die = Die
lex-bids = Last bid
lex-bid = Bid
lex-bid-text = So many dice of one face are on the table, or whoever said so loses a die.
lex-face = Face
fig-dice = { COUNT($a, of: "die") }
name-seat = Player { $a }
name-face = { $a ->
    [1] ones
    [2] twos
    [3] threes
    [4] fours
    [5] fives
   *[6] sixes
  }
count-die = { $a ->
    [one] { $a } die
   *[other] { $a } dice
  }
