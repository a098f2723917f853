## The library: records, settings

games-search = Search by name
games-all = All
games-open = Unfinished
games-red = Red won
games-black = Black won
games-draw = Draw
games-ended = { $who }: { $why }
games-open-at = Unfinished · move { $n }
games-ended-at = { $ending } · { $n ->
    [one] 1 move
   *[other] { $n } moves
    }
games-by-checkmate = checkmate
games-by-stalemate = no move left
games-by-infiltration = infiltration
games-by-conduct = repetition judged
games-by-repetition = repetition
games-by-quiet = no captures
games-by-dead = too few pieces
games-by-passed = both passed
games-by-nothing = nothing captured
games-by-resigned = resignation
games-by-agreed = agreement
games-by-flag = time
games-none = No games yet. What you play is kept here.
games-none-found = No game matches.
games-rename = Rename
games-name = Name
games-name-long = A name has at most { $n } characters.
games-delete = Delete
games-deleted = Deleted: { $name }
games-export = Export
games-export-all = Export all
games-import = Import
games-import-file = From a file
games-import-paste = Paste
games-import-sentence = Choose a file, paste its text, or drop it on the window.
games-imported = { $n ->
    [0] No game was added.
    [one] 1 game was added.
   *[other] { $n } games were added.
    }
games-known = { $n ->
    [one] 1 is here already.
   *[other] { $n } are here already.
    }
games-refused = { $n ->
    [one] 1 was refused: { $why }
   *[other] { $n } were refused, the first because: { $why }
    }
games-exported = Saved as { $name }.
games-copied = Copied.
games-more = More about { $name }
games-file-unreadable = This file cannot be read.
games-gone = This game is not there any more.
games-damaged = This record cannot be read.
games-damaged-part = This record is damaged after move { $n }. You see what could be read, as a game of its own.
record-no-json = Line { $n } is no JSON: these are no San Cai records.
record-not-ours = This is no San Cai record.
record-newer = A newer version of the app wrote this record.
record-rules = The rule set { $text } is not known here.
record-part = A part of the record is missing or wrong: { $text }.
record-long = A record has at most { $n } acts.
record-act = Act { $n } of the record is not possible there.
record-result = The record tells another result than its moves lead to.
store-set-aside = The file with your games was damaged. It is kept as { $name }; { $n ->
    [0] no game could be read from it.
    [one] 1 game could be read from it.
   *[other] { $n } games could be read from it.
    }
store-newer = A newer version of the app wrote your games. You can look at them; nothing new is stored.
store-unwritable = Your games cannot be written here. You can look at them; nothing new is stored.
store-unreachable = The folder for your games cannot be used. Nothing is stored.
store-full = The disk is full. The game goes on and is stored once there is room.
store-read-only = Your games cannot be written now. The game goes on, but is not stored.
store-gone = This game is not there any more.
store-failed = Storing failed. The game goes on and storing is tried again.
store-again = The game is stored again.
settings-board = Board
settings-app = App
settings-input-how = How pieces are moved
settings-language-own = English
settings-notation-system = By rules and language
review = Review
review-at = Move { $n } of { $of }: { $move }
review-start = Before the first move
review-first = Start
review-back = Previous
review-next = Next
review-last = End
review-play-on = Play on
review-close = Close
refusal-reviewing = You are looking back; go on with the game first.
settings-unknown = There is no such setting.
games-not-saved = The file cannot be written.
