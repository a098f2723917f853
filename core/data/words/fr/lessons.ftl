### Les leçons : liste, entraîneur, textes. Voir docs/lessons.md.

## The list of lessons

learn-title = Apprendre
learn-sentence = { $n } leçons faites sur { $most }
learn-progress = { $n } sur { $most }
learn-begin = Commencer
learn-go-on = Continuer
learn-again = Revoir
learn-none = Il n’y a pas de leçon nommée « { $text } ».
learn-spoken = { $text }, { $state ->
    [done] faite
    [current] la prochaine
   *[open] pas encore faite
    }
learn-step = Étape { $n } sur { $most }

## The coach

coach-next = Suivant
coach-again = Réessayer
coach-show = Montrer
coach-look = Regardez { $piece-the } en { $from }.
coach-look-mark = Toutes les marques vertes conviennent ; voyez laquelle vous sert le mieux.
coach-tap = Appuyez sur { $point }.
coach-elsewhere = C’est { $point }. Essayez un autre point.
coach-barred = { $piece-The } en { $from } ne peut pas aller en { $to }.
coach-right = C’est cela.
coach-lesson-done = Leçon terminée.
coach-course-done = C’était la dernière leçon. Vous êtes prêt à jouer.
miss-other = C’est permis, mais ce n’est pas ce que nous cherchons ici.
miss-piece = C’est permis, mais ici une autre pièce doit jouer.
miss-reach = Un coup permis, mais vers un autre point.
miss-capture = La pièce voulue n’est pas prise.
miss-check = Ce n’est pas échec : le général adverse n’est pas attaqué.
miss-mate = Ce n’est pas mat : l’adversaire a encore un coup qui sauve son général.
miss-stalemate = L’adversaire peut encore jouer.
miss-escape = Cela pare l’échec, mais pas de la façon demandée.
miss-safe = Attention : maintenant { $other-the } peut prendre { $target-the } en { $point }.
miss-guard = { $target-The } en { $point } n’est toujours pas protégé.
miss-cross = Cela reste sur le même plan. Regardez l’autre plateau.
miss-touch = Le Giác Thân n’est pas touché.
miss-enter = Votre Giác Thân n’est pas encore dans le palais adverse.
miss-win = Cela ne gagne pas encore.
miss-descend = La position ne se produit pas pour la troisième fois.
miss-extra = C’était un coup sans le pas de plus.

## Chapter 1

chapter-board = Le plateau et les pièces
lesson-points = Un plateau de lignes
lesson-points-1 = Voici le plateau : neuf colonnes et dix rangées. Les pièces se tiennent sur les points où elles se croisent, jamais entre eux.
lesson-points-2 = Chaque point a un nom : sa lettre se lit en bas, son chiffre au bord gauche. Appuyez sur { $goal }, qui est éclairé.
lesson-points-3 = Trouvez maintenant { $goal } sans lumière : d’abord sa lettre en bas, puis montez jusqu’à son chiffre.
lesson-points-3-done = C’est bien ce point. Vous savez lire le plateau.
lesson-palace = La rivière et le palais
lesson-palace-1 = Une rivière partage le plateau. Vous êtes les Rouges, en bas. Appuyez sur un point de l’autre rive, par exemple { $goal }.
lesson-palace-2 = Les neuf points éclairés, avec les diagonales, sont votre palais : là vit votre général. Appuyez sur son milieu, { $goal }.
lesson-palace-3 = Les Noirs vivent en haut et ont aussi un palais. Appuyez sur son milieu, { $goal }.
lesson-palace-3-done = Deux moitiés, deux palais, une rivière : voilà tout le pays.
lesson-turns = Jouer et prendre
lesson-turns-1 = Les Rouges commencent, puis chacun son tour. Appuyez sur { $piece-the } en { $from }, puis sur le point vert : c’est là qu’il peut aller.
lesson-turns-1-done = Vous avez joué et les Noirs ont répondu. Les coins marquent le dernier coup.
lesson-turns-2 = On prend en allant sur une pièce adverse, qui quitte le plateau. Choisissez { $piece-the } en { $from } et prenez la pièce cerclée de vert.
lesson-turns-2-done = C’est pris. On ne prend jamais ses propres pièces.
lesson-general = Le général
lesson-general-1 = Chaque pièce a un degré de liberté, de 1 à 10. { $piece-The } a { $n } : rien n’est plus lié. Le perdre, c’est perdre la partie.
lesson-general-2 = Il avance d’un pas le long d’une ligne. Jouez-le en { $to }.
lesson-general-2-done = Un pas, tout droit : jamais en diagonale.
lesson-general-3 = Il ne quitte jamais son palais. Le voici dans le coin, en { $from }. Jouez-le sur un point permis.
lesson-general-3-done = Dans le palais, il est chez lui.
lesson-advisor = Le conseiller
lesson-advisor-1 = { $piece-The } a pour liberté { $n }. Il protège le général et ne connaît que les cinq points éclairés.
lesson-advisor-2 = Il avance d’un pas sur une diagonale du palais. Jouez-le en { $to }.
lesson-advisor-2-done = Un pas en diagonale : c’est tout.
lesson-advisor-3 = Il prend comme il avance. Prenez { $target-the } en { $to }.
lesson-advisor-3-done = Bonne garde : le palais est libre.
lesson-elephant = L’éléphant et son œil
lesson-elephant-1 = { $piece-The } a pour liberté { $n }. Il connaît sept points de son côté de la rivière ; six sont éclairés.
lesson-elephant-2 = Il va exactement deux points en diagonale. Jouez-le en { $to }.
lesson-elephant-2-done = Deux points d’un coup, jamais un seul.
lesson-elephant-3 = Le point traversé est son œil : il doit être vide. { $other-The } en { $point } barre le chemin de { $goal }. Passez de l’autre côté.
lesson-elephant-3-done = Cet œil-là était libre.
lesson-elephant-4 = Il ne traverse jamais la rivière. De { $from }, jouez-le sur un point permis.
lesson-elephant-4-done = Il reste chez lui et défend.
lesson-soldier = Le soldat
lesson-soldier-1 = { $piece-The } a pour liberté { $n } tant qu’il est de son côté de la rivière : il ne fait qu’avancer.
lesson-soldier-2 = Un pas en avant, jamais en arrière. Jouez-le en { $to }.
lesson-soldier-3 = Encore une fois : en { $to }, au-delà de la rivière.
lesson-soldier-3-done = Au-delà de la rivière, il est plus libre : il peut aussi aller de côté.
lesson-soldier-4 = Sa liberté est maintenant { $n }. Allez de côté en { $to }.
lesson-soldier-4-done = En avant ou de côté, un pas par tour.
lesson-soldier-5 = Il prend comme il avance : devant ou de côté, jamais les deux d’un coup ; { $other-the } ne risque rien. Prenez { $target-the }.
lesson-soldier-5-done = Une seule direction par tour, pour avancer comme pour prendre.
lesson-horse = Le cheval et sa patte
lesson-horse-1 = { $piece-The } a pour liberté { $n }. Un pas tout droit, puis un pas en diagonale vers l’extérieur : il atteint les points éclairés.
lesson-horse-2 = Jouez-le en { $to } : un pas de côté, puis vers l’extérieur.
lesson-horse-2-done = Tout droit, puis en diagonale : un seul coup.
lesson-horse-3 = Le point du premier pas est sa patte. { $other-The } est en { $point } : ce chemin est fermé. Trouvez-en un autre.
lesson-horse-3-done = Une patte bloquée ferme deux points ; les autres restent ouverts.
lesson-horse-4 = Il prend comme il avance. Prenez { $target-the } en { $to }.
lesson-horse-4-done = Un beau saut.
lesson-cannon = Le canon et son écran
lesson-cannon-1 = { $piece-The } a pour liberté { $n }. Il avance d’une façon et prend d’une autre.
lesson-cannon-2 = Il va aussi loin qu’il veut sur une ligne libre. Jouez-le en { $to }.
lesson-cannon-2-done = Sans prendre, il va tout droit sur une ligne libre.
lesson-cannon-3 = Pour prendre, il saute exactement une pièce, son écran, amie ou ennemie : ici { $screen-the }. Prenez { $target-the }.
lesson-cannon-3-done = Par-dessus un écran, droit au but.
lesson-cannon-4 = Sans écran il ne prend pas, et jamais il ne saute sur un point vide. Un seul cheval peut être pris : lequel ?
lesson-cannon-4-done = { $screen-The } servait d’écran ; sur l’autre ligne il n’y en avait pas.
lesson-chariot = Le char
lesson-chariot-1 = { $piece-The } a pour liberté { $n } : rien n’est plus libre sur ce plateau. C’est votre pièce la plus forte.
lesson-chariot-2 = Il va aussi loin qu’il veut sur une ligne libre. Jouez-le en { $to }.
lesson-chariot-2-done = Aussi loin que vous voulez, tout droit.
lesson-chariot-3 = Il prend comme il avance, mais ne saute rien. { $other-The } en { $point } lui barre la route : prenez le cheval sur la ligne libre.
lesson-chariot-3-done = Une ligne libre lui suffit.
lesson-array = La position de départ
lesson-array-1 = Une partie commence ainsi. De chaque bord vers le milieu : char, cheval, éléphant, conseiller, et le général au centre.
lesson-array-2 = Deux canons se tiennent devant les chevaux. Appuyez sur l’un des vôtres.
lesson-array-3 = Cinq soldats se tiennent devant la rivière. Appuyez sur l’un des vôtres.
lesson-array-4 = Une bonne première idée : sortez un cheval vers le centre.
lesson-array-4-done = Vous connaissez toutes les pièces. Ensuite : échec et mat.
lesson-array-edge = C’est permis, mais au bord un cheval atteint peu de points. Sortez-le vers le centre.
