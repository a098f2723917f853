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

touched-must-move = Berührt, geführt: { $piece-the } auf { $point } muss ziehen.
touched-must-be-taken = Berührt, geführt: { $piece-the } auf { $point } muss geschlagen werden.
clock-byoyomi-of = { $minutes } Min + { $periods } × { $seconds } s
number-minutes = Minuten
number-increment = Sekunden je Zug dazu
number-period = Sekunden je Periode
number-periods = Perioden
refusal-number-minutes = Die Bedenkzeit muss { $least } bis { $most } Minuten betragen.
refusal-number-increment = Ein Zug muss { $least } bis { $most } Sekunden dazugeben.
refusal-number-period = Eine Periode muss { $least } bis { $most } Sekunden dauern.
refusal-number-periods = Es müssen { $least } bis { $most } Perioden sein.
refusal-odds-position = Eine Vorgabe lässt Figuren der Grundstellung weg; eine eigene Stellung bleibt, wie sie ist. Wähle eines von beiden.
option-touch-move-sentence = Was berührt ist, muss ziehen oder geschlagen werden
option-handicap-sentence = Eine Seite beginnt mit weniger Figuren
option-modern-cannon-sentence = Sie muss beim Ziehen nicht springen
new-game-odds = Ohne
new-game-odds-side = Wer ohne sie beginnt
odds-horse = Ein Pferd
odds-horses = Beide Pferde
odds-cannon = Eine Kanone
odds-chariot = Ein Wagen
odds-nine = Neun Figuren
odds-nine-sentence = Wagen, Pferde, Kanonen, Leibwächter und ein Elefant
