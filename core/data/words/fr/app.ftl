### Les mots de l’application en français. La formation des clés est décrite en tête de en.ftl.
### Espace insécable (U+00A0) avant : ; ! ? et à l’intérieur des guillemets.

## Noms

side = { $side ->
    [red] Rouges
   *[black] Noirs
    }
    .the = les { $side }
    .The = Les { $side }
    .of = des { $side }
    .to = aux { $side }
    .adj = { $side ->
    [red] rouge
   *[black] noir
    }
kind = { $kind ->
    [general] Général
    [advisor] Conseiller
    [elephant] Éléphant
    [horse] Cheval
    [chariot] Char
    [cannon] Canon
    [soldier] Soldat
   *[giac-than] Giác Thân
    }
    .low = { $kind ->
    [general] général
    [advisor] conseiller
    [elephant] éléphant
    [horse] cheval
    [chariot] char
    [cannon] canon
    [soldier] soldat
   *[giac-than] Giác Thân
    }
    .the = { $kind ->
    [elephant] l’éléphant
   *[other] le { $kind-low }
    }
    .The = { $kind ->
    [elephant] L’éléphant
   *[other] Le { $kind-low }
    }
    .of = { $kind ->
    [elephant] de l’éléphant
   *[other] du { $kind-low }
    }
    .plural = { $kind ->
    [general] généraux
    [horse] chevaux
    [giac-than] Giác Thân
   *[other] { $kind-low }s
    }
piece = { $kind-low } { $side-adj }
    .cap = { $kind } { $side-adj }
    .own = leur { $kind-low }
    .own-plural = leurs { $kind-plural }
    .the = { $kind-the } { $side-adj }
    .The = { $kind-The } { $side-adj }
    .of = { $kind-of } { $side-adj }
    .plural = { $kind-plural } { $side-adj }s
plane = { $plane ->
    [tian] Ciel
   *[ren] Homme
    }
    .the = { $plane ->
    [tian] le Ciel
   *[ren] l’Homme
    }
    .The-board = { $plane ->
    [tian] Le plateau du Ciel
   *[ren] Le plateau
    }
plane-di = Terre
point-on-plane = { $plane }, { $point }
point-within = { $point } sur { $plane-the }

## Fautes d’un texte de position

fault-intro = { $n ->
    [one] Cette position est impossible. Une faute :
   *[other] Cette position est impossible. { $n } fautes :
    }
fault-too-long = Le texte a { $n } octets ; aucune position n’est aussi longue.
fault-empty = Le texte est vide.
fault-ranks = { $plane-The-board } a { $n ->
    [one] { $n } rangée
   *[other] { $n } rangées
    } au lieu de 10.
fault-width = { $plane-The-board } a { $n ->
    [one] { $n } point
   *[other] { $n } points
    } au lieu de 9 sur la rangée { $rank }.
fault-letter = { $plane-The-board } porte « { $letter } » sur la rangée { $rank } : ce n’est le nom d’aucune pièce.
fault-planes = Le texte décrit { $n ->
    [one] { $n } plateau
   *[other] { $n } plateaux
    } ; il faut les deux plateaux Homme et Ciel, ou la Terre seule.
fault-field-side = « { $text } » ne dit pas à qui est le trait.
fault-field-state = « { $text } » n’est ni un état des deux Giác Thân, ni une liste de séjours sur la Terre.
fault-field-captured = « { $text } » n’est pas une liste de pièces prises.
fault-field-quiet = « { $text } » n’est pas un nombre de coups sans prise.
fault-field-move-number = « { $text } » n’est pas un numéro de coup.
fault-fields = Le texte a { $n ->
    [one] { $n } partie
   *[other] { $n } parties
    } au lieu de 6.
fault-no-general = { $side-The } n’ont pas de général.
fault-too-many = Il y a { $n } { $piece-plural } ; le maximum est { $most }.
fault-misplaced = { $piece-The } ne peut pas se trouver en { $point }.
fault-soldier-misplaced = Un soldat { $side-adj } ne peut pas se trouver en { $point }.
fault-soldiers-on-file = { $side-The } ont deux soldats sur la colonne { $file } avant la rivière.
fault-check-out-of-turn = { $side-The } sont en échec, mais le trait est à l’autre camp.
fault-state-without-giac-than = Le texte donne un état au Giác Thân { $side-of }, mais il n’est pas sur les plateaux.
fault-giac-than-without-state = Le Giác Thân { $side-of } est sur les plateaux, mais le texte ne lui donne pas d’état.
fault-two-giac-than = { $side-The } ont deux Giác Thân.
fault-reserve = Le Giác Thân { $side-of } a { $n } minutes de réserve ; le maximum est 3.
fault-freeze = Le Giác Thân { $side-of } est gelé pour { $n } coups ; le maximum est 6.
fault-stay = Le Giác Thân { $side-of } a un séjour de { $n } ; le maximum est 2.
fault-stay-outside = Le Giác Thân { $side-of } a un séjour, mais il n’est pas dans le palais ennemi.
fault-stay-frozen = Le Giác Thân { $side-of } a un séjour et il est gelé ; c’est l’un ou l’autre.
fault-unplaced-after-start = Le Giác Thân { $side-of } n’est pas placé, mais la partie a commencé.
fault-unplaced-out-of-turn = { $side-The } commencent et doivent placer leur Giác Thân d’abord, mais seul l’autre camp l’a fait.
fault-mark-occupied = { $point } est occupé, mais { $side-the } doivent encore placer leur Giác Thân sur un des points marqués.
fault-di-stay = Le séjour donné en { $point } est impossible : il dépasse 2, ou aucune pièce ne s’y trouve dans le palais ennemi.
fault-not-on-di = { $piece-The } en { $point } ne peut pas être sur la Terre.

## Assembler

joined-comma = { $first }, { $second }
joined-and = { $first } et { $second }
joined-sentences = { $first } { $second }
joined-stop = { $text }.

## Partout

app-name = San Cai
app-tagline = Le xiangqi sur un plateau et sur deux
language-name = Français
common-ok = OK
common-cancel = Annuler
common-close = Fermer
common-back = Retour
common-yes = Oui
common-no = Non
common-on = Activé
common-off = Désactivé

## Accueil

home-continue = Continuer
home-new-game = Nouvelle partie
home-learn = Apprendre
home-games = Parties
home-rules = Règles
home-rules-sentence = Cinq règlements, avec des images
home-settings = Réglages
home-settings-sentence = Pièces, plateau, langue, son
home-games-sentence = { $n ->
    [one] { $n } enregistrée
   *[other] { $n } enregistrées
    }
home-paused = en pause
home-here = À deux sur un appareil
home-against-machine = Vous contre la machine, niveau { $n }
home-progress = Trait { $side-to } · coup { $n }

## Nouvelle partie

new-game-title = Nouvelle partie
new-game-rules = Règles
new-game-rules-san-cai = San Cai
new-game-rules-san-cai-sentence = Deux plateaux, un Giác Thân par camp
new-game-rules-standard = Standard
new-game-rules-standard-sentence = Échec ou chasse perpétuels perdent
new-game-rules-asian = Asiatique
new-game-rules-asian-sentence = Règles de tournoi de l’AXF
new-game-rules-book = Le vieux livre
new-game-rules-book-sentence = Un canon doit toujours sauter
new-game-rules-threefold = Trois fois perd
new-game-rules-threefold-sentence = Qui répète une troisième fois perd
new-game-opponent = Adversaire
opponent-here = Ici
opponent-machine = Machine
level = Niveau { $n }
you-play = Vous jouez
colour-red = Rouges
colour-black = Noirs
colour-either = Au hasard
new-game-clock = Pendule
clock-none = Aucune
clock-increment = { $minutes } min + { $seconds } s
clock-byoyomi = Byoyomi
option-touch-move = Pièce touchée
option-formal = Match officiel
option-formal-sentence = Ni annulation, ni conseil
option-handicap = Handicap
option-modern-cannon = Canon moderne
new-game-begins = Qui commence
begins-lot = Au sort
start = Jouer

## Partie : les boutons

game-undo = Annuler
game-redo = Rétablir
game-flip = Tourner
game-hint = Conseil
game-draw = Nulle
game-resign = Abandon
pass = Passer
game-pause = Pause
game-more = Plus
game-moves = Coups
game-board = Plateau
game-letters = Lettres
game-characters = Caractères
game-enlarge = Agrandir { $plane-the }
game-equal = Deux plateaux égaux
game-you = Vous
game-machine = Machine, niveau { $n }
game-look = Plateau

## Partie : la ligne d’état

status-to-move = Trait { $side-to }
status-thinking = La machine réfléchit
status-check = Échec ! { $side-The } doivent parer
status-picked = { $piece-cap } en { $point } : choisissez un point
status-no-move = { $piece-cap } en { $point } : aucun coup possible
status-aim = { $point } · levez le doigt pour poser
status-not-your-turn = Le trait est { $side-to }
status-place = { $side } : placez le Giác Thân
status-extra-step = Encore un pas, ou appuyez sur la pièce pour rester
status-waiting = En attente de la réponse { $side-of }
status-must-pass = { $side-The } ne peuvent pas jouer et doivent passer
status-over = La partie est finie
detail-last = dernier coup { $move }
detail-stay = Giác Thân { $side-of } dans le palais : { $n } sur 2
detail-stay-frozen = Giác Thân { $side-of } dans le palais : gelé
detail-stay-di = { $side } dans le palais : { $n } sur 2
detail-move = coup { $n }

## San Cai : placement et événements

place-title = Placez votre Giác Thân
place-sentence = Posez votre Giác Thân sur l’un des cinq points verts. On ne peut jamais le prendre, seulement le toucher.
place-title-other = Placement { $side-of }
place-sentence-other = { $side-The } posent leur Giác Thân sur l’un des cinq points marqués.
event-touched = Le Giác Thân { $side-of } est touché et gelé pour { $n ->
    [one] { $n } tour
   *[other] { $n } tours
    }.
event-removed = Le Giác Thân { $side-of } a été touché sans réserve ; il disparaît pour de bon.
event-stay = Le Giác Thân { $side-of } a séjourné 1 tour sur 2 dans le palais.
event-stay-di = { $piece-The } a séjourné 1 tour sur 2 dans le palais.
event-passed = { $side-The } n’ont aucun coup et passent.
banner-descent = Descente sur la Terre
event-descent-repetition = La position s’est produite pour la troisième fois : la partie continue sur la Terre, avec les pièces prises.
event-descent-quiet = { $n } coups sans prise ni toucher : la partie continue sur la Terre, avec les pièces prises.

## Propositions et questions

offer-draw-made = { $side-The } proposent la nulle
offer-draw-ask = { $side-The } proposent la nulle. D’accord ?
offer-undo-made = { $side-The } demandent à annuler
offer-undo-ask = { $side-The } demandent à annuler le dernier coup. D’accord ?
offer-accept = Accepter
offer-decline = Refuser
draw-declined = { $side-The } refusent la nulle
undo-declined = { $side-The } refusent l’annulation
confirm-ask = { $piece-cap } en { $point } ?
confirm-yes = Jouer ce coup
confirm-no = Reprendre
resign-ask = { $side }, abandonner cette partie ?
resign-yes = Abandonner
resign-no = Continuer

## Comment finit une partie

end-red-wins = Les Rouges gagnent
end-black-wins = Les Noirs gagnent
end-draw = Nulle
end-rematch = Revanche
end-review = Revoir
end-share = Partager
end-new-game = Nouvelle partie
end-why = Pourquoi ?
end-checkmate = { $side-The } sont échec et mat.
end-stalemate = { $side-The } ne peuvent pas jouer et perdent.
end-infiltration = Le Giác Thân { $side-of } a séjourné deux tours dans le palais ennemi.
end-infiltration-di = Une pièce { $side-of } a séjourné deux tours dans le palais ennemi.
end-resigned = { $side-The } ont abandonné.
end-flag = { $side-The } ont dépassé le temps.
end-agreed = Nulle par accord mutuel.
end-perpetual-check = { $side-The } perdent : ils ont donné échec à chaque coup.
end-perpetual-chase = { $side-The } perdent : { $by } { $n ->
    [one] a
   *[other] ont
    } chassé { $target-the } à chaque coup.
end-perpetual-chase-unnamed = { $side-The } perdent : ils ont chassé la même pièce à chaque coup.
end-pinned-chariot = { $side-The } perdent : { $by } { $n ->
    [one] a
   *[other] ont
    } chassé { $target-the } cloué à chaque coup.
end-repetition-draw = La position s’est répétée et aucun camp ne devait changer : nulle.
end-both-check = Les deux camps ont donné échec à chaque coup : nulle.
end-both-chase = Les deux camps ont chassé à chaque coup : nulle.
end-third-occurrence = { $side-The } ont produit la position pour la troisième fois et perdent.
end-quiet = { $n } coups sans prise : nulle.
end-dead = Position morte : personne ne peut traverser la rivière, nulle.
end-di-passed = Les deux camps ont passé sur la Terre : nulle.
end-di-repetition = Une position s’est produite pour la troisième fois sur la Terre : nulle.
end-di-quiet = { $n } coups sans prise sur la Terre : nulle.
end-di-nothing = Rien n’a été pris, donc rien ne peut jouer sur la Terre : nulle.
end-fourth-time = La position s’est produite pour la quatrième fois. { $side-The } ont été avertis à la troisième.

## Répétition : avertissements et verdicts expliqués

warning-check = { $side-The } sont avertis : échec perpétuel
warning-check-count = { $side-The } sont avertis : { $n ->
    [one] { $n } échec
   *[other] { $n } échecs
    } de suite, { $limit } perdent
warning-chase = { $side-The } sont avertis : { $by } { $n ->
    [one] chasse
   *[other] chassent
    } { $target-the }
warning-chase-unnamed = { $side-The } sont avertis : chasse perpétuelle
warning-pinned-chariot = { $side-The } sont avertis : { $by } { $n ->
    [one] chasse
   *[other] chassent
    } { $target-the } cloué
warning-draw = Troisième fois la même position : encore une et c’est nulle
conduct-neutral = { $side } : neutre
conduct-perpetual-check = { $side } : échec perpétuel
conduct-perpetual-chase = { $side } : chasse perpétuelle
conduct-pinned-chariot = { $side } : chasse perpétuelle d’un char cloué
why-made-twice = Vous avez déjà produit cette position deux fois, aux coups { $first } et { $second } ; une troisième est interdite.
why-move = Coup { $n } : { $move }
why-next = Suivant
why-back = Précédent
why-close = Fermer
why-check = échec par { $piece-the }
why-chase = { $piece-the } chasse { $target-the }
why-neutral = neutre
why-protected = pas de chasse : { $target-the } est protégé par { $piece-the }
why-exchange = pas de chasse : { $piece-the } propose un échange
why-uncrossed = pas de chasse : le soldat n’a pas traversé la rivière
why-not-new = pas de chasse : { $piece-the } menaçait déjà { $target-the }
why-capturer = pas de chasse : les généraux et les soldats peuvent attaquer
why-exposes = pas de chasse : la prise exposerait le général { $side-adj }

## Exemples : à quoi ressemble chaque sorte de verdict (leçons)

example-perpetual-check = Le chariot rouge donne échec à chaque coup : quand la position se produit pour la quatrième fois, les Rouges perdent.
example-perpetual-chase = Le chariot noir chasse à chaque coup le canon sans protection : quand la position se produit pour la quatrième fois, les Noirs perdent.
example-both-check = Les deux camps donnent échec à chaque coup : quand la position se produit pour la quatrième fois, la partie est nulle.
example-neutral = Un échec et un coup tranquille en alternance ne sont pas un échec perpétuel : la répétition est nulle.
example-exchange = Le chariot noir ne fait qu’offrir un échange, car le chariot rouge pourrait aussi le prendre : pas de chasse, la répétition est nulle.
example-protected = Le chariot noir attaque un canon que le chariot rouge protège : pas de chasse, la répétition est nulle.
example-six-checks = Une seule pièce donne échec : selon les règles asiatiques, les Rouges perdent au sixième échec de suite.
example-pinned-chariot = Les deux camps chassent, mais le chariot rouge est cloué par le cheval : selon les règles asiatiques, le chasser est plus grave, et les Noirs perdent.
example-made-twice = Les Rouges ont produit cette position deux fois ; les règles du livre leur interdisent une troisième.
example-third-occurrence = Le coup des Noirs produit une position pour la troisième fois : les Noirs perdent.
example-stalemate = Les Noirs ne sont pas en échec mais n’ont plus aucun coup : ils perdent.
example-dead-draw = Aucun camp n’a plus de pièce capable de traverser la rivière : la partie est nulle aussitôt.

## Actes refusés

refusal-over = La partie est finie.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-rules = Il n’y a pas de règles nommées « { $text } ».
refusal-nothing-to-undo = Il n’y a rien à annuler.
refusal-nothing-to-redo = Rien n’a été annulé.
refusal-formal = Un match officiel n’admet ni annulation ni conseil.
refusal-already-offered = La nulle est déjà proposée.
refusal-nothing-asked = Il n’y a pas de question à laquelle répondre.
refusal-asked = Il faut d’abord répondre à une question.

## Lu à haute voix

spoken-move = { $piece } de { $from } en { $to }
spoken-extra = { $piece } de { $from } par { $through } en { $to }
spoken-touch = { $piece } en { $from } touche { $target-the } en { $to }
spoken-place = { $piece } placé en { $to }
spoken-pass = { $side-the } passent
spoken-takes = prend { $target-the }
spoken-check = échec
point-empty = vide
point-can-move = peut jouer
point-picked-up = en main
point-target = cible
point-target-capture = peut être pris
point-target-touch = peut être touché
point-target-place = placer ici
point-target-settle = appuyer encore pour rester
point-last-move = dernier coup
point-check = en échec
point-warned = chassé, avec avertissement
seal-reserve = réserve { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
    }
seal-frozen = gelé, encore { $n ->
    [one] { $n } tour
   *[other] { $n } tours
    }
seal-stay = séjour { $n } sur 2
seal-unplaced = Giác Thân { $side-of }, pas encore placé
seal-gone = Le Giác Thân { $side-of } a disparu
seal-unplaced-short = pas encore placé
seal-gone-short = hors du plateau
captured-none = rien de pris
captured-list = pris : { $list }
captured-item = { $n ->
    [one] { $piece }
   *[other] { $n } { $piece-plural }
    }
strip-to-move = au trait

## Le terminal

text-no-display = Il n’y a pas d’écran ici ; la partie se joue dans le terminal.
text-prompt = Trait { $side-to } :
text-help = Tapez un coup comme { $move }, ou l’un de : { $commands }.
text-unreadable = « { $text } » n’est ni un coup ni une commande.
text-ambiguous = « { $text } » peut désigner plusieurs coups : { $list }.
text-illegal = { $text } n’est pas permis ici.
text-machine-plays = La machine joue { $move }.
text-bye = Au revoir. Cette partie n’est pas gardée.

## Réglages et À propos

settings-title = Réglages
settings-pieces = Pièces
settings-pieces-characters = Caractères
settings-pieces-letters = Lettres
settings-pieces-pictograms = Images
settings-theme = Apparence
settings-theme-system = Système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-language = Langue
settings-language-system = Langue du système
settings-sounds = Sons
settings-haptics = Vibrations
settings-input = Jouer par
settings-input-tap = Appuyer
settings-input-drag = Glisser
settings-input-both = Les deux
settings-confirm = Confirmer les coups
settings-targets = Montrer les cibles
settings-coordinates = Coordonnées
settings-notation = Notation
settings-notation-iccs = ICCS
settings-notation-wxf = WXF
settings-notation-chinese = Chinoise
settings-notation-book = Celle du vieux livre
settings-hot-seat = À deux sur un appareil
settings-far-turned = Tourner les pièces d’en face
settings-flip-after = Tourner après chaque coup
settings-left-handed = Gaucher
about-title = À propos
about-version = Version { $version }
about-app = Le xiangqi sur un plateau selon quatre règlements, et San Cai sur deux. Fonctionne hors ligne, sans compte et sans publicité.
about-san-cai = San Cai se joue sur le Ciel et l’Homme, et sur la Terre quand une partie se répète.
about-licence = Logiciel libre sous licence MIT ou Apache 2.0.
about-licences = Licences de toutes les parties
