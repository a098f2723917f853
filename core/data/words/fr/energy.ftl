## L’image d’énergie

energy-title = Image d’énergie
energy-empty = Aucun coup encore : le papier est vide.
energy-moves = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
    }
energy-move-of = Coup { $n } sur { $most }
energy-fill = Remplir les champs de couleur
energy-fade = Pâlir avec le temps
energy-captures = Marquer les prises
energy-touches = Montrer les touches
energy-lines = Montrer les lignes d’énergie
energy-patterns = Hachurer les Rouges, pointer les Noirs
energy-spread = Étendue
energy-roughness = Rugosité
energy-layers = Couches
energy-opacity = Opacité
energy-fading = Pâleur
energy-weight = Épaisseur du trait
energy-speed = Vitesse
energy-percent = { $n } %
energy-damp = Papier humide
energy-mist = Brume
energy-calligraphy = Calligraphie
energy-memory = Mémoire
energy-looks = Styles
energy-controls = Régler
energy-play = Lire
energy-pause = Pause
energy-time = À travers la partie
energy-export = Exporter
energy-export-picture = Image, { $n } × { $n }
energy-export-drawing = Dessin (SVG)
energy-export-animation = Animation (GIF)
energy-exporting = Exportation : { $n } %
energy-legend = Ce que dit l’image
energy-legend-colour = La couleur est la liberté de la pièce jouée : du vermillon (li, l’ordre) à l’encre (wu wei, la liberté).
energy-legend-ink-light = La nuit, l’encre est claire.
energy-legend-size = Plus le coup est long, plus son champ est grand.
energy-legend-planes = Le Ciel est peint léger, la Terre lourde.
energy-legend-captures = Les taches sont des prises.
energy-legend-touches = Les anneaux sont des touches d’un Giác Thân.
energy-legend-lines = Les traits de pinceau vont du départ à l’arrivée en s’amincissant.
energy-legend-patterns = Les champs des Rouges sont hachurés, ceux des Noirs pointés.
energy-legend-entry = { $kind }, liberté { $n }
energy-legend-entry-grown = { $kind }, liberté { $n } à { $most }
energy-shares = Dont { $first } % ordonnés, { $second } % libres.
energy-taken = { $n ->
    [0] aucune prise
    [one] { $n } prise
   *[other] { $n } prises
    }
energy-between = { $n ->
    [0] aucun coup entre les plans
    [one] { $n } coup entre les plans
   *[other] { $n } coups entre les plans
    }
energy-touched = { $n ->
    [0] aucune touche
    [one] { $n } touche
   *[other] { $n } touches
    }
energy-freer-all = { $side-The } ont été plus libres tout au long de la partie.
energy-freer-first = Au début, { $side-the } étaient plus libres.
energy-freer-middle = Au milieu, { $side-the } étaient plus libres.
energy-freer-last = À la fin, { $side-the } étaient plus libres.
energy-equal-all = Les deux camps ont été également libres tout au long de la partie.
energy-equal-first = Au début, les deux camps étaient également libres.
energy-equal-middle = Au milieu, les deux camps étaient également libres.
energy-equal-last = À la fin, les deux camps étaient également libres.
