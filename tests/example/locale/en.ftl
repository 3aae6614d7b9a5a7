## What is asked.

ask-secret = { SEAT($asked) }: lay a stone in secret.
ask-choose = { SEAT($seat) }: keep one or two of the stones.
ask-order = { SEAT($seat) }: which stone comes next on your cairn?

## What can be answered.

verb-lay = Lay
verb-keep = Keep
verb-stack = Stack
verb-enough = Enough
do-lay = lay a { STONE($a) }
do-keep = keep stone { PLACE($a) }
do-stack = stack stone { PLACE($a) }
do-enough = keep no more

## What happened.

note-drew = { SEAT($a) } draws a stone.
note-laid = { SEAT($a) } lays a { STONE($b) }.
note-stacked = { SEAT($a) } stacks a { STONE($b) }.

## Why not.

no-not-in-hand = you hold no such stone

## What the options do.

option-rounds = how many rounds are played
