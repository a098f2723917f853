## Clocks, pause, two people at one device

refusal-flag-fell = Die Zeit war schon abgelaufen.
refusal-time-left = Die Zeit ist noch nicht abgelaufen.
clock-minutes = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
    }
clock-seconds = { $n ->
    [one] 1 Sekunde
   *[other] { $n } Sekunden
    }
clock-joined = { $first } { $second }
clock-left = noch { $time }
clock-left-periods = { $n ->
    [one] noch { $time } der letzten Periode
   *[other] noch { $time } einer Periode, { $n } Perioden
    }
pause-title = Pause
pause-resume = Weiter
refusal-paused = Die Partie ist angehalten.
