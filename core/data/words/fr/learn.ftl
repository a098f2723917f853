## Learn: lessons and reasons

# Pourquoi pas ?
why-not-no-such-point = Ce point n’existe pas ici.
why-not-nothing-there = Il n’y a pas de pièce en { $point }.
why-not-not-yours = { $piece-The } en { $point } n’est pas à vous.
why-not-place-first = { $side-The } doivent d’abord placer leur Giác Thân.
why-not-placed-already = Un Giác Thân se place une seule fois, avant le premier coup.
why-not-unmarked = { $point } n’est pas l’un des cinq points marqués.
why-not-same-point = Un coup mène à un autre point.
why-not-frozen = Le Giác Thân gelé rejouera dans { $n ->
    [one] 1 tour
   *[other] { $n } tours
    }.
why-not-immune = Le Giác Thân gelé pourra être touché dans { $n ->
    [one] 1 tour
   *[other] { $n } tours
    }.
why-not-move-general = Un général avance d’un point le long d’une ligne.
why-not-move-advisor = Un conseiller avance d’un point en diagonale.
why-not-move-advisor-di = Sur la Terre, un conseiller avance d’un point en tout sens.
why-not-move-elephant = Un éléphant avance d’exactement deux points en diagonale.
why-not-move-horse = Un cheval avance d’un point tout droit, puis d’un en diagonale.
why-not-move-horse-two = Un cheval va d’un point droit puis en biais, sur tout plateau.
why-not-move-chariot = Un char ne suit que les lignes.
why-not-move-chariot-two = Un char suit les lignes, ou monte ou descend tout droit.
why-not-move-cannon = Un canon ne suit que les lignes.
why-not-move-cannon-two = Un canon suit les lignes, ou monte ou descend tout droit.
why-not-move-soldier = Un soldat avance d’un seul point à la fois, le long d’une ligne.
why-not-move-giac-than = Un Giác Thân va d’un point sur une ligne, en haut ou en bas.
why-not-palace-general = Un général ne quitte jamais son palais.
why-not-palace-advisor = Un conseiller ne quitte jamais son palais.
why-not-plane-general = Un général ne quitte jamais son plateau.
why-not-plane-advisor = Un conseiller ne quitte jamais son plateau.
why-not-plane-elephant = Un éléphant ne quitte jamais son plateau.
why-not-river = Un éléphant ne traverse jamais la rivière.
why-not-backward = Un soldat ne recule jamais.
why-not-sideways-early = Un soldat ne va de côté qu’au-delà de la rivière.
why-not-vertical-early = Un soldat monte ou descend sur ses trois dernières rangées.
why-not-own = { $piece-The } en { $point } est à vous.
why-not-leg = Sa patte est bloquée par { $piece-the } en { $point }.
why-not-eye = Son œil est bloqué par { $piece-the } en { $point }.
why-not-way = { $piece-The } en { $point } barre le chemin.
why-not-no-screen = Un canon prend par-dessus une pièce, et il n’y en a pas.
why-not-no-jump = Ce canon doit sauter une pièce, et il n’y en a pas.
why-not-screens = Un canon saute une seule pièce, et il y en a { $n }.
why-not-no-room = Vers le haut ou le bas, un canon ne prend rien.
why-not-general = Un général n’est jamais pris.
why-not-captures-nothing = Un Giác Thân ne prend rien.
why-not-by-extra-step = D’abord { $point }, puis encore un pas.
why-not-extra-step = Le pas de plus va sur un point voisin et vide du palais.
why-not-pass = Seul qui ne peut pas jouer peut passer.
why-not-check = Général en échec par { $piece-the } en { $point }.
why-not-still-check = Général encore en échec par { $piece-the } en { $point }.
why-not-facing = Les généraux se feraient face.
