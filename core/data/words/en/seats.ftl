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
