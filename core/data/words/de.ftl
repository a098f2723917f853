### Die Wörter der App auf Deutsch. Wie die Schlüssel gebildet sind, steht am Anfang von en.ftl.

## Nomen

side = { $side ->
    [red] Rot
   *[black] Schwarz
    }
    .adj = { $side ->
    [red] rot
   *[black] schwarz
    }
# .gender: m, f, n · .weak: Akkusativ und Dativ der schwachen Nomen
kind = { $kind ->
    [general] General
    [advisor] Leibwächter
    [elephant] Elefant
    [horse] Pferd
    [chariot] Wagen
    [cannon] Kanone
    [soldier] Soldat
   *[giac-than] Giác Thân
    }
    .gender = { $kind ->
    [horse] n
    [cannon] f
   *[other] m
    }
    .weak = { $kind ->
    [elephant] Elefanten
    [soldier] Soldaten
   *[other] { $kind }
    }
    .plural = { $kind ->
    [general] Generäle
    [elephant] Elefanten
    [horse] Pferde
    [cannon] Kanonen
    [soldier] Soldaten
   *[other] { $kind }
    }
piece = { $kind-gender ->
    [f] { $side-adj }e
    [n] { $side-adj }es
   *[m] { $side-adj }er
    } { $kind }
    .the = { $kind-gender ->
    [f] die
    [n] das
   *[m] der
    } { $side-adj }e { $kind }
    .The = { $kind-gender ->
    [f] Die
    [n] Das
   *[m] Der
    } { $side-adj }e { $kind }
    .acc = { $kind-gender ->
    [f] die { $side-adj }e
    [n] das { $side-adj }e
   *[m] den { $side-adj }en
    } { $kind-weak }
    .dat = { $kind-gender ->
    [f] der
   *[m] dem
    } { $side-adj }en { $kind-weak }
    .plural = { $side-adj }e { $kind-plural }
plane = { $plane ->
    [tian] Himmel
   *[ren] Mensch
    }
    .The-board = { $plane ->
    [tian] Das Brett des Himmels
   *[ren] Das Brett
    }
plane-di = Erde
point-on-plane = { $plane }, { $point }

## Fehler eines Stellungstextes

fault-intro = { $n ->
    [one] Diese Stellung ist nicht möglich. Ein Fehler:
   *[other] Diese Stellung ist nicht möglich. { $n } Fehler:
    }
fault-too-long = Der Text hat { $n } Bytes; so lang ist keine Stellung.
fault-empty = Der Text ist leer.
fault-ranks = { $plane-The-board } hat { $n ->
    [one] 1 Reihe
   *[other] { $n } Reihen
    } statt 10.
fault-width = { $plane-The-board } hat auf Reihe { $rank } { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
    } statt 9.
fault-letter = { $plane-The-board } hat auf Reihe { $rank } „{ $letter }“; so heißt keine Figur.
fault-planes = Der Text beschreibt { $n ->
    [one] 1 Brett
   *[other] { $n } Bretter
    }; nötig sind die zwei Bretter Mensch und Himmel oder die Erde allein.
fault-field-side = „{ $text }“ sagt nicht, wer am Zug ist.
fault-field-state = „{ $text }“ ist kein Zustand der beiden Giác Thân und keine Angabe des Verweilens auf der Erde.
fault-field-captured = „{ $text }“ ist keine Liste geschlagener Figuren.
fault-field-quiet = „{ $text }“ ist keine Anzahl ruhiger Züge.
fault-field-move-number = „{ $text }“ ist keine Zugnummer.
fault-fields = Der Text hat { $n ->
    [one] 1 Teil
   *[other] { $n } Teile
    } statt 6.
fault-no-general = { $side } hat keinen General.
fault-too-many = { $n } { $piece-plural } sind zu viele; möglich { $most ->
    [one] ist höchstens 1
   *[other] sind höchstens { $most }
    }.
fault-misplaced = { $piece-The } kann nicht auf { $point } stehen.
fault-soldier-misplaced = Ein { $side-adj }er Soldat kann nicht auf { $point } stehen.
fault-soldiers-on-file = { $side } hat vor dem Fluss zwei Soldaten auf der Linie { $file }.
fault-check-out-of-turn = { $side } steht im Schach, aber die andere Seite ist am Zug.
fault-state-without-giac-than = Der Text nennt einen Zustand des Giác Thân von { $side }, aber dieser steht nicht auf den Brettern.
fault-giac-than-without-state = Der Giác Thân von { $side } steht auf den Brettern, aber der Text nennt keinen Zustand.
fault-two-giac-than = { $side } hat zwei Giác Thân.
fault-reserve = Der Giác Thân von { $side } hat { $n } Minuten Reserve; 3 sind das Höchste.
fault-freeze = Der Giác Thân von { $side } ist { $n } Züge lang gefroren; 6 sind das Höchste.
fault-stay = Der Giác Thân von { $side } hat Verweilen { $n }; 2 ist das Höchste.
fault-stay-outside = Der Giác Thân von { $side } verweilt laut Text, steht aber nicht im feindlichen Palast.
fault-stay-frozen = Der Giác Thân von { $side } verweilt und ist gefroren; beides zugleich geht nicht.
fault-unplaced-after-start = Der Giác Thân von { $side } ist nicht gesetzt, aber die Partie hat begonnen.
fault-unplaced-out-of-turn = { $side } beginnt und muss den Giác Thân zuerst setzen, aber nur die andere Seite hat gesetzt.
fault-mark-occupied = { $point } ist besetzt, aber { $side } muss den Giác Thân noch auf einen der markierten Punkte setzen.
fault-di-stay = Das Verweilen für { $point } ist nicht möglich: Es ist über 2, oder dort steht keine Figur im feindlichen Palast.
fault-not-on-di = { $piece-The } auf { $point } kann nicht auf der Erde sein.
