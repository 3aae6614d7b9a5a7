# Everything the house itself says to players, in English. Moves in notation and names stay as they
# are, and so do the letters of commands. { $why } and { $what } are texts without a full stop.

## Why not, in every game.

no-not-asked = that is not what is asked now
no-not-among-these = that is not among the choices
no-choose-more = choose at least { $a }

## Answers to what was typed.

play-over = The game is over.
play-defect = The rules of this game have a defect here. Nothing has changed; undo or choose something else.
play-not-your-turn = It is not your turn.
play-no-question = There is no question for you now.
play-range = { $first } to { $last }
play-choose = Choose { $numbers }, or type h for help.
play-no-option = There is no option { $number }: choose { $numbers }.
play-no-such-number = There is no option of so many digits: choose { $numbers }.
play-unknown = { $why }.
play-refused = { $what }: { $why }.
play-offered = { $what }: you can do that, it is option { $number }.
play-undone = Taken back: { $what }.
play-redone = Done again: { $what }.
play-answered = There was only one answer: { $what }.
play-forced-on = Questions with only one answer are answered for you. f switches it off.
play-forced-off = You are asked even where there is only one answer. f lets them be answered again.
play-no-undo = Nothing to take back: a draw, a reveal or another choice lies between.
play-no-redo = Nothing was taken back.
play-saved = Saved in { $path }.
play-cannot-write = Cannot write { $path }: { $why }.
play-goes-on = { $trouble } The game goes on.
play-lost = { $trouble } The game would be lost.
play-left = The game is in { $path }.
play-no-rule = No rule is known for this question.
play-search = r <word> searches the rules.
play-not-in-rules = The rules do not speak of “{ $word }”.

## Why the other moves are not offered.

why-all-offered = Everything that this question could be answered with is offered.
why-any-other = Type ? <move> for any other move.
why-these = { $moves }: { $why }.
why-these-and-more = { $moves } and { $count } more: { $why }.
why-other-figures = { $moves }: { $why }. { $count } more, with other figures.
why-no-such-thing =
    { $count ->
        [one] One move: { $why }.
       *[other] { $count } moves: { $why }.
    }

## The beginning and the end.

play-you-are = { $game }. You are { $player }.
play-seal = Seal of all draws: { $seal }
play-leave = Leave the game?
play-yes-or-no = { $question } y or n
end-both = { $a } and { $b }
end-you = { $player } (you)
end-total = total
end-winner = winner
end-nobody = Nobody at the table wins.
end-wins = { $winner } wins.
end-win-together = { $winners } win together.
end-were-tied = { $players } were tied at { $points } points; ties are broken by { $breaker }.
end-stay-tied = { $players } stay tied at { $points } points; ties are broken by { $breaker }.
end-seed = The seed of all draws was { $seed }.

## Help: what can be typed.

help-word = <word>
help-number = choose option 7; Enter alone takes the only one
help-amount = four, where amounts are asked; what has none is 0, or comes after the largest
help-move = a move in words
help-why-not = why the other moves are not offered
help-why = why this move is not offered
help-undo = undo, redo
help-forced = whether questions with only one answer are answered for you
help-board = the board
help-log = the whole log
help-advice = advice: three good moves, and what speaks for them
help-inspect = what a card, piece or place is and does
help-rules = the rules, or the rules that speak of something
help-save = save (the game is also kept after every choice of yours)
help-help = this help
help-quit = save and quit
help-keys =
    Arrows move on the map or in the options, R turns what is laid, Enter takes it.
    Page Up and Page Down scroll the table.

## The full screen.

screen-placeholder = number or move, Enter · h help
screen-over = The game is over: l log · r rules · q quit
screen-undo = u takes back: { $what }
screen-redo = y does again: { $what }
screen-thinking = Thinking…
screen-closes = Esc closes
screen-search = search
screen-search-closes = type to search · Esc closes
screen-no-rules = The rules do not speak of that.
screen-yes = yes
screen-no = no
title-help = Help
title-why-not = Why not
title-undo = Undo
title-redo = Redo
title-log = Log
title-advice = Advice
title-rules = Rules
title-inspect = Inspect
title-save = Save
title-quit = Quit
title-over = The game is over

## Advice.

hint-chance = { $place }. { $action }: wins { $share }
hint-ends = ends the game
hint-no-reason = nothing sets it apart at once
hint-no-reasons = Nothing sets these apart at once; they differ only in what may follow.
hint-all-alike = Nothing sets these apart: any of them will do.

## Recorded games.

replay-asked = entry { $entry }: { $question }
replay-over = entry { $entry }: the game is over: { $totals }

## The table in sentences.

show-line = { $where }: { $what }
show-place = { $what } { $word }
show-owned = { $what } of { $seat }
show-several = { $count } × { $what }
show-nothing = nothing
show-figures = { $what } ({ $figures })
show-covered = { $count } covered
show-places = { $count ->
        [one] { $count } place
       *[other] { $count } places
    }

## The lexicon.

inspect-how = Type i and a name: a card, a piece, a place.
inspect-nothing = Nothing here is called { $word }.
inspect-many = Many things are called so; name one: { $names }, …
inspect-source = Source: { $source }.

## The house on the network: why something is refused. Full sentences.

house-origin = This request comes from another site.
house-too-large = That is too large: 2 MiB at most.
house-json-only = Send JSON.
house-too-slow = The request took too long to arrive. Try again.
house-malformed = The message cannot be read: { $why }.
house-unknown-game = There is no such game here.
house-no-table = There is no such table, or it is not yours to see.
house-no-seat = This seat is taken, or there is none.
house-not-founder = Only whoever opened the table may do that.
house-not-seated = Only whoever sits at the table may do that.
house-begun = The game has begun.
house-not-begun = The game has not begun yet.
house-not-over = That is shown when the game is over.
house-bad-options = { $why }
house-bad-edition = { $why }
house-bad-record = { $why }
house-too-many = Too many requests. Wait a moment and try again.
house-not-kept = Nothing could be written. The game is as it was; try again later.
house-bad-link = This link leads nowhere.
house-used-link = This link has been withdrawn.
house-bad-account = The name or the password is not right.
house-account-taken = This name is taken.
house-short-password = A password has at least 8 characters.
house-known-password = This password is one of the best known ones. Take another.
house-bad-name = A name has 1 to 40 characters.
house-bad-notice = Notices cannot be sent there.
house-no-picture = A picture of a moment is PNG or WebP, 1200 by 630 pixels, 512 KiB at most.
house-no-entry = There is no such moment in this game.
house-not-your-view = You may not look from there.
house-rated = No hints at a rated table.
house-seats = There is one plan for every seat of the game.
house-stumbled = The house has stumbled; your game is safe. Report { $code } if it happens again.
house-not-found = Nothing lies here.
house-failed = Something failed inside the house. Your game is safe.

## What becomes of a command at a table.

table-stale = The table has moved on: choose again.
table-over = The game is over.
table-defect = The rules of this game have a defect here. Nothing has changed; undo or choose something else.
table-not-offered = That is not offered now.
table-no-undo = Nothing to take back: a draw, a reveal or another choice lies between.
table-no-redo = Nothing was taken back.
table-no-motion = Nothing is proposed.
table-one-motion = One thing at a time: a proposal is still open.
table-own-motion = Your proposal is still open: wait for the others, or withdraw it.
table-no-vote = You have no vote in this.
table-no-such-entry = There is no such moment to go back to.
table-no-such-seat = There is no such seat.
table-no-actions = Nothing was chosen.
table-not-away = They are not away.
table-not-kept = Nothing could be written. The game is as it was; try again later.
table-unknown-command = The table does not know what to do with that.
table-no-table = There is no such table.
table-not-yours = This is not your seat.
table-too-many = Slower: too many messages.
table-malformed = The message cannot be read.
table-too-long = A line of the chat has 1 to 500 characters.

## Links to a moment.

share-house = Boardwright
share-moment = A moment of { $game }.

## Notices.

notice-turn = { $game }: it is your turn.
notice-turns = { $count } tables wait for you.
notice-confirm = Open this link to be told here when it is your turn; or do nothing, and nothing more will come.
