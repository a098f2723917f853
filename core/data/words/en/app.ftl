### The app's words in English, and the notes for all five catalogues. Syntax: Project Fluent; no terms, no functions.
###
### Keys are kebab-case and grouped by their first word:
###   noun messages   side, kind, piece, plane (with the forms each language needs as attributes), point-…
###   common-…        captions used on several screens
###   home-… new-game-… game-… settings-… about-… games-… text-…   a screen's captions (text- = the terminal)
###   rules-ID, rules-ID-sentence      a rule set and its one sentence
###   status-… detail-… banner-… event-… offer-… refusal-… spoken-… point-… seal-… captured-…   sentences of a running game
###   end-…           results and their reasons
###   warning-… why-… what repetition means, announced and explained
###   example-ID      an example of a kind of verdict (`data/verdicts.txt`)
###   fault-…         what is wrong with a position text
### Values: $side $piece $kind $plane $point $n and others named in place. `$piece-the` is the attribute `the` of the message
### `piece`, told the value's side and kind. A selector on a number sees the number or its plural category.
### One word per thing: a finger taps, a Giác Thân is touched; a line is a board's line; turns in a palace are a stay.

## Nouns

side = { $side ->
    [red] Red
   *[black] Black
    }
    .adj = { $side ->
    [red] red
   *[black] black
    }
kind = { $kind ->
    [general] General
    [advisor] Advisor
    [elephant] Elephant
    [horse] Horse
    [chariot] Chariot
    [cannon] Cannon
    [soldier] Soldier
   *[giac-than] Giác Thân
    }
    .low = { $kind ->
    [general] general
    [advisor] advisor
    [elephant] elephant
    [horse] horse
    [chariot] chariot
    [cannon] cannon
    [soldier] soldier
   *[giac-than] Giác Thân
    }
    .plural = { $kind ->
    [general] generals
    [advisor] advisors
    [elephant] elephants
    [horse] horses
    [chariot] chariots
    [cannon] cannons
    [soldier] soldiers
   *[giac-than] Giác Thân
    }
piece = { $side-adj } { $kind-low }
    .cap = { $side } { $kind-low }
    .own = its { $kind-low }
    .own-plural = its { $kind-plural }
    .the = the { $side-adj } { $kind-low }
    .The = The { $side-adj } { $kind-low }
    .plural = { $side-adj } { $kind-plural }
plane = { $plane ->
    [tian] Heaven
   *[ren] Human
    }
    .The-board = { $plane ->
    [tian] The board of Heaven
   *[ren] The board
    }
plane-di = Earth
point-on-plane = { $plane }, { $point }
point-within = { $plane } { $point }

## Faults of a position text

fault-intro = { $n ->
    [one] This position cannot be used. One thing is wrong:
   *[other] This position cannot be used. { $n } things are wrong:
    }
fault-too-long = The text has { $n } bytes; no position is that long.
fault-empty = The text is empty.
fault-ranks = { $plane-The-board } has { $n ->
    [one] 1 rank
   *[other] { $n } ranks
    } instead of 10.
fault-width = { $plane-The-board } has { $n ->
    [one] 1 point
   *[other] { $n } points
    } instead of 9 on rank { $rank }.
fault-letter = { $plane-The-board } has “{ $letter }” on rank { $rank }, which names no piece.
fault-planes = The text describes { $n ->
    [one] 1 board
   *[other] { $n } boards
    }; it needs the two boards of Human and Heaven, or Earth alone.
fault-field-side = “{ $text }” does not say which side is to move.
fault-field-state = “{ $text }” is no state of the two Giác Thân, nor of the stays on Earth.
fault-field-captured = “{ $text }” is no list of captured pieces.
fault-field-quiet = “{ $text }” is no count of quiet moves.
fault-field-move-number = “{ $text }” is no move number.
fault-fields = The text has { $n ->
    [one] 1 part
   *[other] { $n } parts
    } instead of 6.
fault-no-general = { $side } has no general.
fault-too-many = There are { $n } { $piece-plural }; at most { $most } { $most ->
    [one] is
   *[other] are
    } possible.
fault-misplaced = { $piece-The } cannot stand on { $point }.
fault-soldier-misplaced = A { $side-adj } soldier cannot stand on { $point }.
fault-soldiers-on-file = { $side } has two soldiers on file { $file } before the river.
fault-check-out-of-turn = { $side } is in check, but it is the other side’s turn.
fault-state-without-giac-than = The text gives a state for { $side }’s Giác Thân, but it is not on the boards.
fault-giac-than-without-state = { $side }’s Giác Thân is on the boards, but the text gives no state for it.
fault-two-giac-than = { $side } has two Giác Thân.
fault-reserve = { $side }’s Giác Thân has a reserve of { $n } minutes; 3 is the most.
fault-freeze = { $side }’s Giác Thân is frozen for { $n } moves; 6 is the most.
fault-stay = { $side }’s Giác Thân has a stay of { $n }; 2 is the most.
fault-stay-outside = { $side }’s Giác Thân has a stay, but it does not stand in the enemy palace.
fault-stay-frozen = { $side }’s Giác Thân has a stay and is frozen; it cannot be both.
fault-unplaced-after-start = { $side }’s Giác Thân is not placed, but the game has begun.
fault-unplaced-out-of-turn = { $side } begins and must place its Giác Thân first, but only the other side has placed.
fault-mark-occupied = { $point } is occupied, but { $side } has yet to place its Giác Thân there or on another marked point.
fault-di-stay = The stay given for { $point } is not possible: it is over 2, or no piece stands there in the enemy palace.
fault-not-on-di = { $piece-The } on { $point } cannot be on Earth.

## Joining

joined-comma = { $first }, { $second }
joined-and = { $first } and { $second }
joined-sentences = { $first } { $second }
joined-stop = { $text }.

## Captions used everywhere

app-name = San Cai
app-tagline = Xiangqi on one board and on two
language-name = English
common-ok = OK
common-cancel = Cancel
common-close = Close
common-back = Back
common-yes = Yes
common-no = No
common-on = On
common-off = Off

## Home

home-continue = Continue
home-new-game = New game
home-learn = Learn
home-games = Games
home-rules = Rules
home-rules-sentence = Five rule sets, with pictures
home-settings = Settings
home-settings-sentence = Pieces, board, language, sound
home-games-sentence = { $n ->
    [one] 1 saved
   *[other] { $n } saved
    }
home-paused = paused
home-here = Two people, one device
home-against-machine = You and the machine, level { $n }
home-progress = { $side } to move · move { $n }

## New game

new-game-title = New game
new-game-rules = Rules
new-game-rules-san-cai = San Cai
new-game-rules-san-cai-sentence = Two boards, a Giác Thân a side
new-game-rules-standard = Standard
new-game-rules-standard-sentence = Perpetual check or chase loses
new-game-rules-asian = Asian
new-game-rules-asian-sentence = Tournament rules of the AXF
new-game-rules-book = The old book
new-game-rules-book-sentence = A cannon must always jump
new-game-rules-threefold = Threefold loses
new-game-rules-threefold-sentence = Repeat a third time and lose
new-game-opponent = Opponent
opponent-here = Here
opponent-machine = Machine
level = Level { $n }
you-play = You play
colour-red = Red
colour-black = Black
colour-either = Either
new-game-clock = Clock
clock-none = None
clock-increment = { $minutes } min + { $seconds } s
clock-byoyomi = Byoyomi
option-touch-move = Touch-move
option-formal = Formal
option-formal-sentence = No undo, no hints
option-handicap = Handicap
option-modern-cannon = Modern cannon
new-game-begins = Who begins
begins-lot = By lot
start = Start

## Game: captions

game-undo = Undo
game-redo = Redo
game-flip = Flip
game-hint = Hint
game-draw = Draw
game-resign = Resign
pass = Pass
game-pause = Pause
game-more = More
game-moves = Moves
game-board = Board
game-letters = Letters
game-characters = Characters
game-enlarge = Enlarge { $plane }
game-equal = Both boards equal
game-you = You
game-machine = Machine, level { $n }
game-look = Board

## Game: the status line

status-to-move = { $side } to move
status-thinking = The machine is thinking
status-check = Check! { $side } must answer
status-picked = { $piece-cap } on { $point }: choose a point
status-no-move = { $piece-cap } on { $point } cannot move
status-aim = { $point } · lift the finger to set it down
status-not-your-turn = It is { $side }’s turn
status-place = { $side }: place your Giác Thân
status-extra-step = One step more, or tap the piece to settle
status-waiting = Waiting for { $side }’s answer
status-must-pass = { $side } cannot move and must pass
status-over = The game is over
detail-last = last move { $move }
detail-stay = { $side }’s Giác Thân in the palace: { $n } of 2
detail-stay-frozen = { $side }’s Giác Thân in the palace: frozen
detail-stay-di = { $side } in the palace: { $n } of 2
detail-move = move { $n }

## San Cai: placing and events

place-title = Place your Giác Thân
place-sentence = Put your Giác Thân on one of the five green marks. It can never be captured, only touched.
place-title-other = { $side } places
place-sentence-other = { $side } puts its Giác Thân on one of five marks.
event-touched = { $side }’s Giác Thân is touched and frozen for { $n ->
    [one] 1 turn
   *[other] { $n } turns
    }.
event-removed = { $side }’s Giác Thân was touched with its reserve used up and is gone for good.
event-stay = { $side }’s Giác Thân has stayed 1 of 2 turns in the palace.
event-stay-di = { $piece-The } has stayed 1 of 2 turns in the palace.
event-passed = { $side } has no move and passes.
banner-descent = Down to Earth
event-descent-repetition = The position occurred for the third time: the game continues on Earth, with the captured pieces.
event-descent-quiet = { $n } moves passed without a capture or a touch: the game continues on Earth, with the captured pieces.

## Offers and questions

offer-draw-made = { $side } offers a draw
offer-draw-ask = { $side } offers a draw. Agree?
offer-undo-made = { $side } asks to take back
offer-undo-ask = { $side } asks to take the last move back. Agree?
offer-accept = Agree
offer-decline = Decline
draw-declined = { $side } declines the draw
undo-declined = { $side } declines the undo
confirm-ask = { $piece-cap } to { $point }?
confirm-yes = Play it
confirm-no = Take it back
resign-ask = { $side }, resign this game?
resign-yes = Resign
resign-no = Play on

## How a game ends

end-red-wins = Red wins
end-black-wins = Black wins
end-draw = Draw
end-rematch = Rematch
end-review = Review
end-share = Share
end-new-game = New game
end-why = Why?
end-checkmate = { $side } is checkmated.
end-stalemate = { $side } cannot move and loses.
end-infiltration = { $side }’s Giác Thân stayed two turns in the enemy palace.
end-infiltration-di = A piece of { $side } stayed two turns in the enemy palace.
end-resigned = { $side } resigned.
end-flag = { $side } ran out of time.
end-agreed = Draw by agreement.
end-perpetual-check = { $side } loses: it gave check on every move.
end-perpetual-chase = { $side } loses: { $by } chased { $target-the } on every move.
end-perpetual-chase-unnamed = { $side } loses: it chased the same piece on every move.
end-pinned-chariot = { $side } loses: { $by } chased the pinned { $target } on every move.
end-repetition-draw = The position was repeated, and neither side had to change: draw.
end-both-check = Both sides gave check on every move: draw.
end-both-chase = Both sides chased on every move: draw.
end-third-occurrence = { $side } made the position occur for the third time and loses.
end-quiet = { $n } moves without a capture: draw.
end-dead = Dead draw: nobody can cross the river.
end-di-passed = Both sides passed on Earth: draw.
end-di-repetition = A position occurred on Earth for the third time: draw.
end-di-quiet = { $n } moves on Earth without a capture: draw.
end-di-nothing = Nothing was captured, so nothing can play on Earth: draw.
end-fourth-time = The position occurred for the fourth time. { $side } was warned at the third.

## Repetition: warnings, verdicts explained

warning-check = { $side } is warned: perpetual check
warning-check-count = { $side } is warned: { $n ->
    [one] 1 check
   *[other] { $n } checks
    } in a row, { $limit } lose
warning-chase = { $side } is warned: { $by } { $n ->
    [one] chases
   *[other] chase
    } { $target-the }
warning-chase-unnamed = { $side } is warned: perpetual chase
warning-pinned-chariot = { $side } is warned: { $by } { $n ->
    [one] chases
   *[other] chase
    } the pinned { $target }
warning-draw = Third time the same position: once more is a draw
conduct-neutral = { $side }: neutral
conduct-perpetual-check = { $side }: perpetual check
conduct-perpetual-chase = { $side }: perpetual chase
conduct-pinned-chariot = { $side }: perpetual chase of a pinned chariot
why-made-twice = You have made this position twice, at moves { $first } and { $second }; it may not be made a third time.
why-move = Move { $n }: { $move }
why-next = Next
why-back = Back
why-close = Close
why-check = check by { $piece-the }
why-chase = { $piece-the } chases { $target-the }
why-neutral = neutral
why-protected = no chase: { $target-the } is protected by { $piece-the }
why-exchange = no chase: { $piece-the } offers an exchange
why-uncrossed = no chase: the soldier has not crossed the river
why-not-new = no chase: { $piece-the } threatened { $target-the } before
why-capturer = no chase: generals and soldiers may attack
why-exposes = no chase: taking would expose the { $side-adj } general

## Examples: what each kind of verdict looks like (lessons)

example-perpetual-check = Red’s chariot gives check on every move, so Red loses when the position occurs for the fourth time.
example-perpetual-chase = Black’s chariot chases the unprotected cannon on every move, so Black loses when the position occurs for the fourth time.
example-both-check = Both sides give check on every move: when the position occurs for the fourth time, the game is a draw.
example-neutral = One check and one quiet move in turn are no perpetual check: the repetition is a draw.
example-exchange = Black’s chariot only offers an exchange, since the red chariot could take it as well: no chase, so the repetition is a draw.
example-protected = Black’s chariot attacks a cannon that the red chariot protects: no chase, so the repetition is a draw.
example-six-checks = One piece alone gives check, so by the Asian rules Red loses with the sixth check in a row.
example-pinned-chariot = Both sides chase, but the red chariot is pinned by the horse: by the Asian rules chasing it weighs more, and Black loses.
example-made-twice = Red has made this position twice, so the book’s rules forbid to make it a third time.
example-third-occurrence = Black’s move makes a position occur for the third time, so Black loses.
example-stalemate = Black is not in check but has no move left, so Black loses.
example-dead-draw = No piece that could cross the river is left on either side, so the game is a draw at once.

## Acts refused

refusal-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-rules = There are no rules called “{ $text }”.
refusal-nothing-to-undo = There is nothing to take back.
refusal-nothing-to-redo = Nothing was taken back.
refusal-formal = A formal match has no undo and no hints.
refusal-already-offered = A draw has been offered already.
refusal-nothing-asked = There is no question to answer.
refusal-asked = A question must be answered first.

## Read aloud

spoken-move = { $piece } from { $from } to { $to }
spoken-extra = { $piece } from { $from } by way of { $through } to { $to }
spoken-touch = { $piece } on { $from } touches the { $target } on { $to }
spoken-place = { $piece } placed on { $to }
spoken-pass = { $side } passes
spoken-takes = takes the { $target }
spoken-check = check
point-empty = empty
point-can-move = can move
point-picked-up = picked up
point-target = target
point-target-capture = can be taken
point-target-touch = can be touched
point-target-place = place here
point-target-settle = tap again to settle
point-last-move = last move
point-check = in check
point-warned = chased, with a warning
seal-reserve = reserve { $n ->
    [one] 1 minute
   *[other] { $n } minutes
    }
seal-frozen = frozen, { $n ->
    [one] 1 turn left
   *[other] { $n } turns left
    }
seal-stay = stay { $n } of 2
seal-unplaced = { $side }’s Giác Thân, not placed yet
seal-gone = { $side }’s Giác Thân is gone
seal-unplaced-short = not placed yet
seal-gone-short = off the boards
captured-none = nothing captured
captured-list = captured: { $list }
captured-item = { $n ->
    [one] { $piece }
   *[other] { $n } { $piece-plural }
    }
strip-to-move = to move

## The terminal

text-no-display = There is no display here, so the game is played in the terminal.
text-prompt = { $side } to move:
text-help = Type a move such as { $move }, or one of: { $commands }.
text-unreadable = “{ $text }” is neither a move nor a command.
text-ambiguous = “{ $text }” can mean several moves: { $list }.
text-illegal = { $text } is not allowed here.
text-machine-plays = The machine plays { $move }.
text-bye = Goodbye. This game is not kept.

## Settings and About

settings-title = Settings
settings-pieces = Pieces
settings-pieces-characters = Characters
settings-pieces-letters = Letters
settings-pieces-pictograms = Pictures
settings-theme = Appearance
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-language = Language
settings-language-system = System language
settings-sounds = Sounds
settings-haptics = Vibration
settings-input = Moving
settings-input-tap = Tap
settings-input-drag = Drag
settings-input-both = Both
settings-confirm = Confirm moves
settings-targets = Show targets
settings-coordinates = Coordinates
settings-notation = Notation
settings-notation-iccs = ICCS
settings-notation-wxf = WXF
settings-notation-chinese = Chinese
settings-notation-book = The old book’s
settings-hot-seat = Two people, one device
settings-far-turned = Turn the far side’s pieces
settings-flip-after = Flip after each move
settings-left-handed = Left-handed
about-title = About
about-version = Version { $version }
about-app = Xiangqi on one board by four rule sets, and San Cai on two. Works offline, without an account and without advertising.
about-san-cai = San Cai is played on Heaven and Human, and on Earth when a game repeats itself.
about-licence = Free software under the MIT or the Apache 2.0 licence.
about-licences = Licences of all parts
