## The library: records, settings

games-search = Chercher par nom
games-all = Toutes
games-open = En cours
games-red = Rouges
games-black = Noirs
games-draw = Nulle
games-ended = { $who } : { $why }
games-open-at = En cours · coup { $n }
games-ended-at = { $ending } · { $n ->
    [one] 1 coup
   *[other] { $n } coups
    }
games-by-checkmate = échec et mat
games-by-stalemate = plus aucun coup
games-by-infiltration = infiltration
games-by-conduct = répétition jugée
games-by-repetition = répétition
games-by-quiet = aucune prise
games-by-dead = trop peu de pièces
games-by-passed = deux passes
games-by-nothing = rien n’a été pris
games-by-resigned = abandon
games-by-agreed = accord mutuel
games-by-flag = temps
games-none = Aucune partie pour l’instant. Tout ce que vous jouez est gardé ici.
games-none-found = Aucune partie ne correspond.
games-rename = Renommer
games-name = Nom
games-name-long = Un nom a au plus { $n } caractères.
games-delete = Supprimer
games-deleted = Supprimée : { $name }
games-export = Exporter
games-export-all = Tout exporter
games-import = Importer
games-import-file = Depuis un fichier
games-import-paste = Coller
games-import-sentence = Choisissez un fichier, collez son texte ou déposez-le sur la fenêtre.
games-imported = { $n ->
    [0] Aucune partie n’a été ajoutée.
    [one] { $n } partie a été ajoutée.
   *[other] { $n } parties ont été ajoutées.
    }
games-known = { $n ->
    [one] { $n } est déjà là.
   *[other] { $n } sont déjà là.
    }
games-refused = { $n ->
    [one] { $n } a été refusée : { $why }
   *[other] { $n } ont été refusées, la première car : { $why }
    }
games-exported = Enregistré sous { $name }.
games-copied = Copié.
games-more = Plus sur { $name }
games-file-unreadable = Ce fichier est illisible.
games-gone = Cette partie n’existe plus.
games-damaged = Cet enregistrement est illisible.
games-damaged-part = Cet enregistrement est endommagé après le coup { $n }. Vous voyez ce qui a pu être lu, comme une partie à part.
record-no-json = La ligne { $n } n’est pas du JSON : ce ne sont pas des parties de San Cai.
record-not-ours = Ce n’est pas une partie de San Cai.
record-newer = Une version plus récente de l’application a écrit cette partie.
record-rules = Les règles { $text } sont inconnues ici.
record-part = Un élément de la partie manque ou est faux : { $text }.
record-long = Une partie a au plus { $n } actions.
record-act = L’action { $n } de la partie y est impossible.
record-result = La partie annonce un autre résultat que celui de ses coups.
store-set-aside = Le fichier de vos parties était endommagé. Il est gardé sous { $name } ; { $n ->
    [0] aucune partie n’a pu y être lue.
    [one] { $n } partie a pu y être lue.
   *[other] { $n } parties ont pu y être lues.
    }
store-newer = Une version plus récente de l’application a écrit vos parties. Vous pouvez les voir ; rien de nouveau n’est enregistré.
store-unwritable = Vos parties ne peuvent être écrites ici. Vous pouvez les voir ; rien de nouveau n’est enregistré.
store-unreachable = Le dossier de vos parties est inutilisable. Rien n’est enregistré.
store-full = Le disque est plein. La partie continue et sera enregistrée dès qu’il y aura de la place.
store-read-only = Vos parties ne peuvent être écrites en ce moment. La partie continue sans être enregistrée.
store-gone = Cette partie n’existe plus.
store-failed = L’enregistrement a échoué. La partie continue et un nouvel essai suivra.
store-again = La partie est de nouveau enregistrée.
settings-board = Plateau
settings-app = Application
settings-input-how = Comment jouer les pièces
settings-language-own = Français
settings-notation-system = Selon les règles et la langue
review = Revoir
review-at = Demi-coup { $n } sur { $of } : { $move }
review-start = Avant le premier coup
review-first = Début
review-back = Précédent
review-next = Suivant
review-last = Fin
review-play-on = Reprendre
review-close = Fermer
refusal-reviewing = Vous regardez en arrière ; revenez d’abord à la partie.
settings-unknown = Ce réglage n’existe pas.
games-not-saved = Le fichier ne peut être écrit.
