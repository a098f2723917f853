## Clocks, pause, two people at one device

refusal-flag-fell = Le temps était déjà écoulé.
refusal-time-left = Le temps n’est pas encore écoulé.
clock-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
    }
clock-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
    }
clock-joined = { $first } { $second }
clock-left = encore { $time }
clock-left-periods = { $n ->
    [one] encore { $time } de la dernière période
   *[other] encore { $time } d’une période, { $n } périodes
    }
pause-title = En pause
pause-resume = Reprendre
refusal-paused = La partie est en pause.
