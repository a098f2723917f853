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

touched-must-move = Pièce touchée : { $piece-the } en { $point } doit jouer.
touched-must-be-taken = Pièce touchée : { $piece-the } en { $point } doit être pris.
clock-byoyomi-of = { $minutes } min + { $periods } × { $seconds } s
number-minutes = Minutes
number-increment = Secondes ajoutées par coup
number-period = Secondes par période
number-periods = Périodes
refusal-number-minutes = Le temps doit être de { $least } à { $most } minutes.
refusal-number-increment = Un coup doit ajouter de { $least } à { $most } secondes.
refusal-number-period = Une période doit durer de { $least } à { $most } secondes.
refusal-number-periods = Il doit y avoir de { $least } à { $most } périodes.
refusal-odds-position = Un handicap retire des pièces de la position de départ ; une position choisie reste telle quelle. Choisissez l’un ou l’autre.
option-touch-move-sentence = Ce qui est touché doit jouer ou être pris
option-handicap-sentence = Un camp commence avec moins de pièces
option-modern-cannon-sentence = Il peut jouer sans sauter
new-game-odds = Sans
new-game-odds-side = Qui commence sans
odds-horse = Un cheval
odds-horses = Les deux chevaux
odds-cannon = Un canon
odds-chariot = Un chariot
odds-nine = Neuf pièces
odds-nine-sentence = Chariots, chevaux, canons, conseillers et un éléphant
