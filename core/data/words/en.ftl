### The app's words in English, and the notes for all five catalogues. Syntax: Project Fluent; no terms, no functions.
###
### Keys are kebab-case and grouped by their first word:
###   noun messages   side, kind, piece, plane (with the forms each language needs as attributes), point-…
###   common-…        captions used on several screens
###   home-… new-game-… game-… settings-… about-… games-… text-…   a screen's captions (text- = the terminal)
###   rules-ID, rules-ID-sentence      a rule set and its one sentence
###   status-… event-… offer-… refusal-… spoken-… captured-…   sentences of a running game
###   end-…           results and their reasons
###   warning-… why-… what repetition means, announced and explained
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
