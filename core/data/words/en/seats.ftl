## Clocks, pause, two people at one device

refusal-flag-fell = The time had run out already.
refusal-time-left = The time has not run out.
clock-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
    }
clock-seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
    }
clock-joined = { $first } { $second }
clock-left = { $time } left
clock-left-periods = { $n ->
    [one] { $time } left of the last period
   *[other] { $time } left of a period, { $n } periods
    }
pause-title = Paused
pause-resume = Resume
refusal-paused = The game is paused.

touched-must-move = Touch-move: { $piece-the } on { $point } must move.
touched-must-be-taken = Touch-move: { $piece-the } on { $point } must be taken.
clock-byoyomi-of = { $minutes } min + { $periods } × { $seconds } s
number-minutes = Minutes
number-increment = Seconds added per move
number-period = Seconds per period
number-periods = Periods
refusal-number-minutes = The time is to be { $least } to { $most } minutes.
refusal-number-increment = A move is to add { $least } to { $most } seconds.
refusal-number-period = A period is to last { $least } to { $most } seconds.
refusal-number-periods = There are to be { $least } to { $most } periods.
refusal-odds-position = A handicap leaves pieces out of the start array; a position of your own stands as it is. Choose one of the two.
option-touch-move-sentence = What is touched must move, or be taken
option-handicap-sentence = A side starts with fewer pieces
option-modern-cannon-sentence = It need not jump to move
new-game-odds = Left out
new-game-odds-side = Who starts without
odds-horse = A horse
odds-horses = Both horses
odds-cannon = A cannon
odds-chariot = A chariot
odds-nine = Nine pieces
odds-nine-sentence = Chariots, horses, cannons, advisors and an elephant
