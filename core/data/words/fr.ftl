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
    .the = { $kind-the } { $side-adj }
    .The = { $kind-The } { $side-adj }
    .of = { $kind-of } { $side-adj }
    .plural = { $kind-plural } { $side-adj }s
plane = { $plane ->
    [tian] Ciel
   *[ren] Homme
    }
    .The-board = { $plane ->
    [tian] Le plateau du Ciel
   *[ren] Le plateau
    }
plane-di = Terre
point-on-plane = { $plane }, { $point }

## Fautes d’un texte de position

fault-intro = { $n ->
    [one] Cette position est impossible. Une faute :
   *[other] Cette position est impossible. { $n } fautes :
    }
fault-too-long = Le texte a { $n } octets ; aucune position n’est aussi longue.
fault-empty = Le texte est vide.
fault-ranks = { $plane-The-board } a { $n ->
    [one] { $n } rangée
   *[other] { $n } rangées
    } au lieu de 10.
fault-width = { $plane-The-board } a { $n ->
    [one] { $n } point
   *[other] { $n } points
    } au lieu de 9 sur la rangée { $rank }.
fault-letter = { $plane-The-board } porte « { $letter } » sur la rangée { $rank } : ce n’est le nom d’aucune pièce.
fault-planes = Le texte décrit { $n ->
    [one] { $n } plateau
   *[other] { $n } plateaux
    } ; il faut les deux plateaux Homme et Ciel, ou la Terre seule.
fault-field-side = « { $text } » ne dit pas à qui est le trait.
fault-field-state = « { $text } » n’est ni un état des deux Giác Thân, ni une liste de séjours sur la Terre.
fault-field-captured = « { $text } » n’est pas une liste de pièces prises.
fault-field-quiet = « { $text } » n’est pas un nombre de coups sans prise.
fault-field-move-number = « { $text } » n’est pas un numéro de coup.
fault-fields = Le texte a { $n ->
    [one] { $n } partie
   *[other] { $n } parties
    } au lieu de 6.
fault-no-general = { $side-The } n’ont pas de général.
fault-too-many = Il y a { $n } { $piece-plural } ; le maximum est { $most }.
fault-misplaced = { $piece-The } ne peut pas se trouver en { $point }.
fault-soldier-misplaced = Un soldat { $side-adj } ne peut pas se trouver en { $point }.
fault-soldiers-on-file = { $side-The } ont deux soldats sur la colonne { $file } avant la rivière.
fault-check-out-of-turn = { $side-The } sont en échec, mais le trait est à l’autre camp.
fault-state-without-giac-than = Le texte donne un état au Giác Thân { $side-of }, mais il n’est pas sur les plateaux.
fault-giac-than-without-state = Le Giác Thân { $side-of } est sur les plateaux, mais le texte ne lui donne pas d’état.
fault-two-giac-than = { $side-The } ont deux Giác Thân.
fault-reserve = Le Giác Thân { $side-of } a { $n } minutes de réserve ; le maximum est 3.
fault-freeze = Le Giác Thân { $side-of } est gelé pour { $n } coups ; le maximum est 6.
fault-stay = Le Giác Thân { $side-of } a un séjour de { $n } ; le maximum est 2.
fault-stay-outside = Le Giác Thân { $side-of } a un séjour, mais il n’est pas dans le palais ennemi.
fault-stay-frozen = Le Giác Thân { $side-of } a un séjour et il est gelé ; c’est l’un ou l’autre.
fault-unplaced-after-start = Le Giác Thân { $side-of } n’est pas placé, mais la partie a commencé.
fault-unplaced-out-of-turn = { $side-The } commencent et doivent placer leur Giác Thân d’abord, mais seul l’autre camp l’a fait.
fault-mark-occupied = { $point } est occupé, mais { $side-the } doivent encore placer leur Giác Thân sur un des points marqués.
fault-di-stay = Le séjour donné en { $point } est impossible : il dépasse 2, ou aucune pièce ne s’y trouve dans le palais ennemi.
fault-not-on-di = { $piece-The } en { $point } ne peut pas être sur la Terre.
