## Règles : pages, diagrammes, recherche

rules-title = Règles
rules-search = Chercher dans les règles
rules-found = { $n ->
    [0] Rien trouvé pour « { $text } »
    [one] { $n } passage trouvé
   *[other] { $n } passages trouvés
    }
rules-clear = Effacer la recherche
rules-house = Règle maison
rules-house-note = « Règle maison » signale ce que les sources laissent ouvert et que cette application décide.
rules-replay = Rejouer
rules-barred = { $point } : { $text }
rules-diagram-goes = { $piece-The } en { $point } peut aller en { $list }.
rules-diagram-takes = Prise ou toucher possible en { $list }.

rules-head-board = Le plateau et le but
rules-head-boards = Les trois plateaux
rules-head-pieces = Les pièces
rules-head-moves = Les coups sur l’Homme et le Ciel
rules-head-check = Échec, mat, aucun coup
rules-head-repetition = Répétition
rules-head-draws = Nulles
rules-head-table = À la table
rules-head-notation = Notation
rules-head-placing = Placer le Giác Thân
rules-head-touch = Le toucher
rules-head-winning = Gagner
rules-head-descent = La descente sur la Terre
rules-head-di = Le jeu sur la Terre
rules-head-examples = Exemples à rejouer

rules-intro-standard = Standard suit l’usage des clubs : qui donne échec ou chasse sans fin perd. Ce n’est pas le règlement national chinois, qui interdit aussi d’alterner échec et chasse.
rules-intro-asian = Asiatique suit le règlement de tournoi de la Fédération asiatique de xiangqi.
rules-intro-book = Le jeu du vieux livre : son canon doit toujours sauter, et nulle position ne peut être produite une troisième fois.
rules-intro-threefold = Une règle simple pour la répétition : qui produit une position pour la troisième fois perd.
rules-intro-san-cai = Le San Cai est du xiangqi sur deux plateaux superposés, avec une pièce de plus par camp. Une partie qui se répète descend sur un troisième plateau.

rules-board = Le plateau a neuf colonnes et dix rangées. Les pièces se tiennent sur les points où les lignes se croisent, 16 par camp. Les camps jouent à tour de rôle, une pièce par coup.
rules-palace = Entre les deux moitiés coule la rivière. Chaque camp a un palais de neuf points, marqué par deux diagonales.
rules-goal = Une pièce prend en allant sur le point d’une pièce adverse, qui quitte le plateau. Elle ne va jamais sur une pièce de son camp. On gagne en ne laissant aucune issue au général adverse.

rules-general = Le général avance d’un point le long d’une ligne et ne quitte jamais son palais.
rules-advisor = Le conseiller avance d’un point en diagonale et ne quitte jamais son palais.
rules-elephant = L’éléphant avance d’exactement deux points en diagonale. Le point du milieu, son œil, doit être vide, et il ne traverse jamais la rivière.
rules-horse = Le cheval avance d’un point tout droit, puis d’un en diagonale. Le premier point, sa patte, doit être vide. La rivière ne le gêne pas.
rules-chariot = Le char avance à volonté le long d’une ligne, si rien n’est entre.
rules-cannon = Le canon se déplace comme le char. Pour prendre, il lui faut exactement une pièce entre, son écran, de l’un ou l’autre camp. Il ne se pose jamais sur un point vide derrière une pièce.
rules-cannon-jumping = Le canon du livre doit toujours sauter exactement une pièce, de l’un ou l’autre camp. Il se pose sur un point vide au-delà, jusqu’à la pièce suivante, ou prend celle-ci. Sans pièce à sauter il ne peut pas jouer. « Nouvelle partie » propose le canon moderne.
rules-soldier = Le soldat avance d’un point. Au-delà de la rivière il va aussi d’un point de côté. Il ne recule jamais.
rules-setup = Dans une position composée, généraux, conseillers, éléphants et soldats ne se tiennent que là où ils ont pu venir. Aucune sorte n’est plus nombreuse qu’au début, et le camp qui n’a pas le trait n’est pas en échec.

rules-check = Un général attaqué est en échec. Il faut parer aussitôt : éloigner le général, prendre l’attaquant, mettre une pièce entre ou sur la patte du cheval, retirer l’écran du canon ou en ajouter un second. Aucun coup ne peut laisser son propre général attaqué.
rules-facing = Les généraux ne peuvent pas se faire face sur une colonne sans rien entre eux.
rules-mate = Un camp en échec sans coup permis est échec et mat et perd. Un camp qui n’est pas en échec et n’a aucun coup permis perd aussi.

rules-same = Deux positions sont les mêmes quand les mêmes sortes de pièces sont sur les mêmes points et que le même camp a le trait. La position initiale compte.
rules-repetition-standard = À la troisième fois, le camp qui perdrait est averti ; si aucun ne perdrait, les deux apprennent que la nulle approche. À la quatrième, le verdict tombe.
rules-repetition-asian = À la troisième fois ou plus tard, le verdict tombe. L’échec perpétuel est jugé au nombre des échecs.
rules-repetition-book = Une position que vos coups ont produite deux fois ne peut l’être une troisième : ce coup est interdit. Personne n’a produit la position initiale. Un camp dont tous les coups sont interdits ou impossibles perd.
rules-repetition-threefold = Le camp dont le coup produit une position pour la troisième fois perd.
rules-no-conduct = Qu’il y ait eu échecs ou chasses ne compte pas.
rules-conduct = Le verdict regarde les deux derniers tours. Échec perpétuel : chaque coup d’un camp donne échec. Chasse perpétuelle : chaque coup d’un camp chasse, et toujours la même pièce parmi d’autres. L’échec perpétuel est plus grave que la chasse, et celle-ci que tout le reste. Le plus fautif perd ; à égalité, c’est nulle.
rules-neutral = Tout le reste est neutre : alterner échec et chasse, échec et coup tranquille, chasser deux pièces tour à tour, menaces de mat, blocages, sacrifices, échanges proposés.
rules-chase = Un coup chasse si après lui une pièce pourrait en prendre une adverse qu’elle ne pouvait pas prendre avant. Peu importe la pièce jouée : ouvrir une ligne ou donner son écran à un canon chasse aussi.
rules-no-chase = Pas de chasse : l’attaque d’un général ou d’un soldat ; l’attaque d’un soldat qui n’a pas traversé la rivière ; l’offre d’échanger des pièces de même sorte ; une prise qui exposerait son général.
rules-protected = Attaquer une pièce protégée n’est pas chasser : on pourrait reprendre sur son point. Mais un cheval ou un canon qui attaque un char le chasse même s’il est protégé.
rules-pinned = Un char cloué par un cheval, qui sans lui attaquerait le général, est chassé même protégé. Chasser le même char cloué à chaque coup se place entre échec perpétuel et chasse perpétuelle.
rules-checks-counted = L’échec perpétuel perd au 6e échec de suite par une pièce, au 12e par deux, au 18e par trois ou plus. Jusque-là, un avertissement donne le compte. Une nouvelle pièce qui donne échec relève aussitôt la limite.

rules-quiet-standard = Après 100 coups des deux camps ensemble sans prise, la partie est nulle.
rules-quiet-asian = Après 120 coups comptés des deux camps ensemble sans prise, la partie est nulle. À partir du 11e échec d’un camp, ses échecs ne comptent plus ; les réponses comptent.
rules-quiet-none = Il n’y a pas de limite aux coups sans prise.
rules-dead-draw = Si aucun camp n’a plus de pièce capable de traverser la rivière, personne ne peut gagner : la partie est nulle aussitôt.
rules-offer = Chaque camp peut proposer la nulle. L’offre tient jusqu’à la réponse ou au coup de l’adversaire. La machine accepte si elle n’est pas mieux et si les deux camps ont joué 30 coups ensemble.
rules-order = D’abord le mat et l’absence de coup, puis la répétition, puis le compte des coups sans prise, puis la nulle morte.

rules-resign = Un camp peut abandonner. Un camp dont le temps est écoulé perd, sauf si le coup qui mate est venu à temps.
rules-undo = Contre la machine, annuler ramène à votre dernier tour. Entre deux personnes, cela reprend un coup si l’autre est d’accord.
rules-touch-move = « Pièce touchée » est une option : qui touche sa pièce doit la jouer ; qui touche une pièce adverse doit la prendre. L’impossible est libre.
rules-touch-move-both = D’abord la sienne, puis l’adverse : prendre l’une avec l’autre ; sinon jouer la sienne ; sinon prendre avec une autre. D’abord l’adverse : la prendre avec la sienne touchée ; sinon avec une autre ; sinon jouer la sienne.
rules-formal = Le match officiel est une option : ni annulation ni indices.
rules-formal-asian = Avec ces règles il est en vigueur sauf si vous l’enlevez.
rules-handicap = Un handicap est une option : un camp commence sans un cheval, sans les deux, sans un canon, sans un char ou sans neuf pièces.
rules-begins = Rouge, Noir ou le sort décide qui commence.
rules-begins-book = Les Rouges commencent toujours.

rules-points = Les colonnes vont de a à i depuis la gauche des Rouges, les rangées de 0 à 9 depuis leur bord. Chaque point a ainsi un nom, comme e4.
rules-notation-wxf = WXF : lettre, colonne depuis sa propre droite, puis + en avant, - en arrière ou = de côté, et le nombre : C2=5, H8+7. De deux pièces sur une colonne, + est celle de devant, - celle de derrière.
rules-notation-chinese = Chinoise : la pièce, sa colonne depuis sa propre droite, 进 en avant, 退 en arrière ou 平 de côté, et le nombre : 炮二平五.
rules-notation-book = Celle du livre : lettre, départ, – ou ×, arrivée, † pour échec ou mat : Ch2–e2, Ra0×a9†.
rules-notation-san-cai = Un point du Ciel porte un trait : e4′ est au-dessus de e4. Un coup : lettre, départ, – ou × ou ~ (toucher), arrivée, † pour échec : Hb8–d7′, Rh8′~f5′. Lettres : G A E H R C S, et T pour le Giác Thân.

rules-planes = L’Homme est le plateau que chacun connaît, avec les 32 pièces au début. Le Ciel est au-dessus, vide au début. La Terre est à part ; une partie n’y descend que si elle se répète.
rules-planes-palace = Le Ciel a une rivière mais pas de palais : rien n’y dépend d’un palais.
rules-vertical = Une verticale relie chaque point de l’Homme au même point du Ciel. Elle n’a que ces deux points.
rules-placing = Avant le premier coup, chaque camp place son Giác Thân sur l’Homme, d’abord celui qui commence, à la vue de l’autre.
rules-placing-points = Cinq points sont marqués, sur la rangée des canons : colonnes a, c, e, g et i.
rules-placing-check = Les cinq sont permis, quoi qu’il y ait sur le plateau. Les résultats ne comptent qu’après le second placement.
rules-moves = Chaque pièce prend par son coup, sauf indication contraire. Toutes bloquent, font écran et entravent de même, les Giác Thân des deux camps aussi. Les pièces d’un plateau ne gênent pas les lignes de l’autre.
rules-bound = Général, conseiller et éléphant ne quittent jamais l’Homme.
rules-horse-planes = Au lieu de son plateau, le cheval peut arriver sur le même point de l’autre. Sa patte est le point du plateau qu’il quitte.
rules-chariot-planes = Il monte ou descend aussi tout droit, en prenant ou non.
rules-cannon-planes = Tout droit vers le haut ou le bas, il ne va que sur un point vide : deux points ne laissent pas de place à un écran.
rules-soldier-planes = Sur ses trois dernières rangées il monte ou descend aussi tout droit, en prenant ou non. Tout cela vaut sur les deux plateaux.
rules-giac-than = Le Giác Thân avance d’un point le long d’une ligne, ou monte ou descend, vers un point vide. Il ne connaît ni palais ni rivière. Il ne prend rien et ne donne jamais échec.
rules-check-planes = L’échec peut aussi venir du Ciel : d’un char juste au-dessus du général, d’un soldat là, ou d’un cheval qui peut y arriver.

rules-touch = Un Giác Thân n’est jamais pris ; il est touché. Toute pièce qui pourrait prendre sur son point peut le toucher, le général aussi. Un toucher vaut un tour et, comme tout coup, ne peut laisser son général attaqué.
rules-touch-stays = La pièce qui touche reste où elle est, le Giác Thân aussi.
rules-touch-own = Un Giác Thân peut toucher l’autre, à un point le long d’une ligne ou tout droit en haut ou en bas.
rules-reserve = Chaque Giác Thân a une réserve de trois minutes, sans rapport avec les pendules. Un toucher en prend une.
rules-freeze = Un toucher gèle : aux trois prochains tours de son camp, le Giác Thân ne joue ni ne touche. Il ne peut être touché de nouveau avant le tour suivant.
rules-removed = La réserve épuisée, le prochain toucher, le quatrième, retire le Giác Thân pour de bon. Il ne vient jamais sur la Terre.

rules-mate-san-cai = L’échec et mat gagne. Un camp qui n’est pas en échec et n’a aucun coup permis perd aussi.
rules-infiltration = L’infiltration gagne : un Giác Thân qui séjourne deux tours dans le palais adverse. Le tour où il entre, son séjour est 0. À 2, son camp a gagné aussitôt.
rules-stay = Le séjour croît de 1 à la fin de chaque tour suivant de son camp, quoi qu’il joue, si le Giác Thân est encore dans le palais et n’était pas gelé au début du tour. Un pas dans le palais le garde. Un toucher ou la sortie le remet à 0.
rules-both-results = Un coup qui achève une infiltration et mate compte comme mat ; s’il ne fait que priver de coup, comme infiltration.

rules-descent = Quand une position se produit pour la troisième fois, la partie descend sur la Terre. L’échec perpétuel n’est donc pas interdit. Le coup qui y mène s’achève d’abord : s’il gagne, la partie est finie.
rules-same-san-cai = Deux positions sont les mêmes quand les points des deux plateaux, le trait, et la réserve, le gel et le séjour des deux Giác Thân sont les mêmes.
rules-descent-quiet = Après 100 coups des deux camps ensemble sans prise ni toucher, la partie descend aussi.
rules-arrival = Les pièces prises arrivent sur la Terre dans leur couleur, sur les points de départ de leur sorte. Si toutes ne sont pas prises, elles les remplissent depuis la droite de leur camp. Ni général ni Giác Thân ne vient.
rules-descent-nothing = Si rien n’a été pris de part et d’autre, la partie est nulle aussitôt.

rules-di-moves = Sur la Terre il n’y a ni général ni échec. Cheval, char, canon et soldat jouent comme toujours. Le conseiller avance partout d’un point dans les huit directions. L’éléphant peut traverser la rivière.
rules-di-extra = Le pas de plus : un coup qui entre du dehors dans le palais adverse peut, au même tour, continuer d’un point en tout sens, vers un autre point vide de ce palais. La première partie peut prendre.
rules-di-winning = Une pièce qui séjourne dans le palais adverse gagne. Chacune a son séjour : 0 à l’arrivée, 1 de plus à la fin de chaque tour suivant de son camp. La sortie ou la prise y met fin. À 2, son camp gagne aussitôt.
rules-di-pass = Un camp sans coup permis ou sans pièce passe. Passer n’est jamais permis autrement.
rules-di-draws = Nulle sur la Terre : deux passes de suite, une position pour la troisième fois, ou 100 coups des deux camps ensemble sans prise. Un gain passe avant. Il n’y a pas de nulle morte.
rules-undo-di = Une annulation remonte au-delà de la descente.
rules-handicap-di = Les pièces ôtées par handicap ne viennent pas sur la Terre.
