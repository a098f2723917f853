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
    .weak = { $side-adj }en { $kind-weak }
    .cap = { $kind-gender ->
    [f] { $side }e
    [n] { $side }es
   *[m] { $side }er
    } { $kind }
    .own = { $kind-gender ->
    [f] seine
   *[other] sein
    } { $kind }
    .own-plural = seine { $kind-plural }
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
point-within = { $plane } { $point }

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
fault-width = { $plane-The-board } hat { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
    } statt 9 auf Reihe { $rank }.
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

## Verbinden

joined-comma = { $first }, { $second }
joined-and = { $first } und { $second }
joined-sentences = { $first } { $second }
joined-stop = { $text }.

## Überall

app-name = San Cai
app-tagline = Xiangqi auf ein oder zwei Brettern
language-name = Deutsch
common-ok = OK
common-cancel = Abbrechen
common-close = Schließen
common-back = Zurück
common-yes = Ja
common-no = Nein
common-on = Ein
common-off = Aus

## Start

home-continue = Weiterspielen
home-new-game = Neue Partie
home-learn = Lernen
home-games = Partien
home-rules = Regeln
home-rules-sentence = Fünf Regelwerke, mit Bildern
home-settings = Einstellungen
home-settings-sentence = Figuren, Brett, Sprache, Ton
home-games-sentence = { $n } gespeichert
home-paused = pausiert
home-here = Zu zweit an einem Gerät
home-against-machine = Du gegen den Computer, Stufe { $n }
home-progress = { $side } am Zug · Zug { $n }

## Neue Partie

new-game-title = Neue Partie
new-game-rules = Regeln
new-game-rules-san-cai = San Cai
new-game-rules-san-cai-sentence = Zwei Bretter, je Seite ein Giác Thân
new-game-rules-standard = Standard
new-game-rules-standard-sentence = Dauerschach und Dauerjagd verlieren
new-game-rules-asian = Asiatisch
new-game-rules-asian-sentence = Turnierregeln der AXF
new-game-rules-book = Das alte Buch
new-game-rules-book-sentence = Eine Kanone muss immer springen
new-game-rules-threefold = Dreimal verliert
new-game-rules-threefold-sentence = Wer ein drittes Mal wiederholt, verliert
new-game-opponent = Gegner
opponent-here = Hier
opponent-machine = Computer
level = Stufe { $n }
you-play = Du spielst
colour-red = Rot
colour-black = Schwarz
colour-either = Egal
new-game-clock = Uhr
clock-none = Keine
clock-increment = { $minutes } min + { $seconds } s
clock-byoyomi = Byoyomi
option-touch-move = Berührt, geführt
option-formal = Turnierform
option-formal-sentence = Kein Zurücknehmen, keine Tipps
option-handicap = Vorgabe
option-modern-cannon = Moderne Kanone
new-game-begins = Wer beginnt
begins-lot = Durch Los
start = Start

## Partie: Beschriftungen

game-undo = Zurück
game-redo = Vor
game-flip = Drehen
game-hint = Tipp
game-draw = Remis
game-resign = Aufgeben
pass = Passen
game-pause = Pause
game-more = Mehr
game-moves = Züge
game-board = Brett
game-letters = Lettern
game-characters = Zeichen
game-enlarge = { $plane } vergrößern
game-equal = Beide Bretter gleich groß
game-you = Du
game-machine = Computer, Stufe { $n }
game-look = Brett

## Partie: die Statuszeile

status-to-move = { $side } ist am Zug
status-thinking = Der Computer denkt nach
status-check = Schach! { $side } muss parieren
status-picked = { $piece-cap } auf { $point }: Ziel wählen
status-no-move = { $piece-cap } auf { $point } kann nicht ziehen
status-aim = { $point } · zum Absetzen Finger heben
status-not-your-turn = { $side } ist am Zug
status-place = { $side }: Giác Thân setzen
status-extra-step = Noch ein Schritt, oder Figur antippen zum Bleiben
status-waiting = Warten auf die Antwort von { $side }
status-must-pass = { $side } kann nicht ziehen und muss passen
status-over = Die Partie ist zu Ende
detail-last = letzter Zug { $move }
detail-stay = Giác Thân von { $side } im Palast: { $n } von 2
detail-stay-frozen = Giác Thân von { $side } im Palast: gefroren
detail-stay-di = { $side } im Palast: { $n } von 2
detail-move = Zug { $n }

## San Cai: Setzen und Ereignisse

place-title = Setze deinen Giác Thân
place-sentence = Setze deinen Giác Thân auf einen der fünf grün markierten Punkte. Er kann nie geschlagen, nur berührt werden.
place-title-other = { $side } setzt
place-sentence-other = { $side } setzt den Giác Thân auf einen von fünf markierten Punkten.
event-touched = Der Giác Thân von { $side } ist berührt und { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
    } lang gefroren.
event-removed = Der Giác Thân von { $side } wurde ohne Reserve berührt und ist endgültig vom Brett.
event-stay = Der Giác Thân von { $side } hat 1 von 2 Zügen im Palast verweilt.
event-stay-di = { $piece-The } hat 1 von 2 Zügen im Palast verweilt.
event-passed = { $side } hat keinen Zug und passt.
banner-descent = Hinab zur Erde
event-descent-repetition = Die Stellung kam zum dritten Mal vor: Die Partie geht mit den geschlagenen Figuren auf der Erde weiter.
event-descent-quiet = { $n } Züge lang wurde nichts geschlagen oder berührt: Die Partie geht mit den geschlagenen Figuren auf der Erde weiter.

## Angebote und Fragen

offer-draw-made = { $side } bietet Remis an
offer-draw-ask = { $side } bietet Remis an. Einverstanden?
offer-undo-made = { $side } möchte zurücknehmen
offer-undo-ask = { $side } möchte den letzten Zug zurücknehmen. Einverstanden?
offer-accept = Annehmen
offer-decline = Ablehnen
draw-declined = { $side } lehnt das Remis ab
undo-declined = { $side } lehnt das Zurücknehmen ab
confirm-ask = { $piece-cap } nach { $point }?
confirm-yes = So ziehen
confirm-no = Zurücknehmen
resign-ask = { $side }, diese Partie aufgeben?
resign-yes = Aufgeben
resign-no = Weiter

## Wie eine Partie endet

end-red-wins = Rot gewinnt
end-black-wins = Schwarz gewinnt
end-draw = Remis
end-rematch = Revanche
end-review = Ansehen
end-share = Teilen
end-new-game = Neue Partie
end-why = Warum?
end-checkmate = { $side } ist schachmatt.
end-stalemate = { $side } kann nicht ziehen und verliert.
end-infiltration = Der Giác Thân von { $side } hat zwei Züge im feindlichen Palast verweilt.
end-infiltration-di = Eine Figur von { $side } hat zwei Züge im feindlichen Palast verweilt.
end-resigned = { $side } hat aufgegeben.
end-flag = { $side } hat die Zeit überschritten.
end-agreed = Remis durch Vereinbarung.
end-perpetual-check = { $side } verliert: Schach in jedem Zug.
end-perpetual-chase = { $side } verliert: Mit jedem Zug { $n ->
    [one] jagte
   *[other] jagten
    } { $by } { $target-acc }.
end-perpetual-chase-unnamed = { $side } verliert: Mit jedem Zug wurde dieselbe Figur gejagt.
end-pinned-chariot = { $side } verliert: Mit jedem Zug { $n ->
    [one] jagte
   *[other] jagten
    } { $by } den gefesselten { $target-weak }.
end-repetition-draw = Die Stellung wiederholte sich, und keine Seite musste abweichen: remis.
end-both-check = Beide Seiten gaben mit jedem Zug Schach: remis.
end-both-chase = Beide Seiten jagten mit jedem Zug: remis.
end-third-occurrence = { $side } hat die Stellung zum dritten Mal herbeigeführt und verliert.
end-quiet = { $n } Züge ohne Schlagen: remis.
end-dead = Totes Remis: Niemand kann den Fluss überqueren.
end-di-passed = Beide Seiten haben auf der Erde gepasst: remis.
end-di-repetition = Eine Stellung kam auf der Erde zum dritten Mal vor: remis.
end-di-quiet = { $n } Züge auf der Erde ohne Schlagen: remis.
end-di-nothing = Nichts wurde geschlagen, also kann auf der Erde nichts ziehen: remis.
end-fourth-time = Die Stellung kam zum vierten Mal vor. { $side } wurde beim dritten Mal verwarnt.

## Wiederholung: Warnungen, erklärte Urteile

warning-check = { $side } ist verwarnt: Dauerschach
warning-check-count = { $side } ist verwarnt: { $n ->
    [one] 1 Schachgebot
   *[other] { $n } Schachgebote
    } in Folge, bei { $limit } verloren
warning-chase = { $side } ist verwarnt: { $by } { $n ->
    [one] jagt
   *[other] jagen
    } { $target-acc }
warning-chase-unnamed = { $side } ist verwarnt: Dauerjagd
warning-pinned-chariot = { $side } ist verwarnt: { $by } { $n ->
    [one] jagt
   *[other] jagen
    } den gefesselten { $target-weak }
warning-draw = Dritte gleiche Stellung: noch einmal ist remis
conduct-neutral = { $side }: neutral
conduct-perpetual-check = { $side }: Dauerschach
conduct-perpetual-chase = { $side }: Dauerjagd
conduct-pinned-chariot = { $side }: Dauerjagd auf einen gefesselten Wagen
why-made-twice = Diese Stellung hast du schon zweimal herbeigeführt, in den Zügen { $first } und { $second }; ein drittes Mal ist verboten.
why-move = Zug { $n }: { $move }
why-next = Weiter
why-back = Zurück
why-close = Schließen
why-check = Schach durch { $piece-acc }
why-chase = { $piece-the } jagt { $target-acc }
why-neutral = neutral
why-protected = keine Jagd: { $target-the } ist durch { $piece-acc } gedeckt
why-exchange = keine Jagd: { $piece-the } bietet einen Tausch an
why-uncrossed = keine Jagd: der Soldat hat den Fluss nicht überquert
why-not-new = keine Jagd: { $piece-the } bedrohte { $target-acc } schon vorher
why-capturer = keine Jagd: Generäle und Soldaten dürfen angreifen
why-exposes = keine Jagd: Schlagen würde den { $side-adj }en General bloßstellen

## Beispiele: wie jede Art von Urteil aussieht (Lektionen)

example-perpetual-check = Der rote Wagen gibt mit jedem Zug Schach; kommt die Stellung zum vierten Mal vor, verliert Rot.
example-perpetual-chase = Der schwarze Wagen jagt mit jedem Zug die ungedeckte Kanone; kommt die Stellung zum vierten Mal vor, verliert Schwarz.
example-both-check = Beide Seiten geben mit jedem Zug Schach: Kommt die Stellung zum vierten Mal vor, ist die Partie remis.
example-neutral = Abwechselnd ein Schach und ein ruhiger Zug sind kein Dauerschach: Die Wiederholung ist remis.
example-exchange = Der schwarze Wagen bietet nur einen Tausch an, denn der rote könnte ihn ebenso schlagen: keine Jagd, die Wiederholung ist remis.
example-protected = Der schwarze Wagen greift eine Kanone an, die der rote Wagen deckt: keine Jagd, die Wiederholung ist remis.
example-six-checks = Eine Figur allein gibt Schach, also verliert Rot nach den asiatischen Regeln mit dem sechsten Schach in Folge.
example-pinned-chariot = Beide Seiten jagen, doch der rote Wagen ist durch das Pferd gefesselt: Ihn zu jagen wiegt nach den asiatischen Regeln schwerer, und Schwarz verliert.
example-made-twice = Rot hat diese Stellung zweimal herbeigeführt; ein drittes Mal verbieten es die Regeln des Buchs.
example-third-occurrence = Der Zug von Schwarz führt eine Stellung zum dritten Mal herbei, also verliert Schwarz.
example-stalemate = Schwarz steht nicht im Schach, hat aber keinen Zug mehr und verliert.
example-dead-draw = Auf keiner Seite ist noch eine Figur, die den Fluss überqueren könnte: Die Partie ist sofort remis.

## Abgelehnte Handlungen

refusal-over = Die Partie ist zu Ende.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-rules = Ein Regelwerk namens „{ $text }“ gibt es nicht.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen.
refusal-nothing-to-redo = Es wurde nichts zurückgenommen.
refusal-formal = In der Turnierform gibt es weder Zurücknehmen noch Tipps.
refusal-already-offered = Remis ist schon angeboten.
refusal-nothing-asked = Es gibt keine Frage zu beantworten.
refusal-asked = Zuerst muss eine Frage beantwortet werden.

## Vorgelesen

spoken-move = { $piece } von { $from } nach { $to }
spoken-extra = { $piece } von { $from } über { $through } nach { $to }
spoken-touch = { $piece } auf { $from } berührt { $target-acc } auf { $to }
spoken-place = { $piece } auf { $to } gesetzt
spoken-pass = { $side } passt
spoken-takes = schlägt { $target-acc }
spoken-check = Schach
point-empty = leer
point-can-move = kann ziehen
point-picked-up = aufgenommen
point-target = Ziel
point-target-capture = kann geschlagen werden
point-target-touch = kann berührt werden
point-target-place = hierher setzen
point-target-settle = noch einmal tippen zum Bleiben
point-last-move = letzter Zug
point-check = steht im Schach
point-warned = gejagt, mit Verwarnung
seal-reserve = Reserve { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
    }
seal-frozen = gefroren, noch { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
    }
seal-stay = Verweilen { $n } von 2
seal-unplaced = Giác Thân von { $side }, noch nicht gesetzt
seal-gone = Der Giác Thân von { $side } ist vom Brett
seal-unplaced-short = noch nicht gesetzt
seal-gone-short = nicht mehr im Spiel
captured-none = nichts geschlagen
captured-list = geschlagen: { $list }
captured-item = { $n ->
    [one] { $piece }
   *[other] { $n } { $piece-plural }
    }
strip-to-move = am Zug

## Das Terminal

text-no-display = Hier gibt es keinen Bildschirm, also wird im Terminal gespielt.
text-prompt = { $side } ist am Zug:
text-help = Einen Zug wie { $move } eingeben oder eines von: { $commands }.
text-unreadable = „{ $text }“ ist weder ein Zug noch ein Befehl.
text-ambiguous = „{ $text }“ kann mehrere Züge bedeuten: { $list }.
text-illegal = { $text } ist hier nicht erlaubt.
text-machine-plays = Der Computer spielt { $move }.
text-bye = Auf Wiedersehen. Diese Partie wird nicht aufbewahrt.

## Einstellungen und Info

settings-title = Einstellungen
settings-pieces = Figuren
settings-pieces-characters = Schriftzeichen
settings-pieces-letters = Buchstaben
settings-pieces-pictograms = Bilder
settings-theme = Darstellung
settings-theme-system = System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-language = Sprache
settings-language-system = Systemsprache
settings-sounds = Töne
settings-haptics = Vibration
settings-input = Ziehen
settings-input-tap = Tippen
settings-input-drag = Schieben
settings-input-both = Beides
settings-confirm = Züge bestätigen
settings-targets = Ziele zeigen
settings-coordinates = Koordinaten
settings-notation = Notation
settings-notation-iccs = ICCS
settings-notation-wxf = WXF
settings-notation-chinese = Chinesisch
settings-notation-book = Die des alten Buchs
settings-hot-seat = Zu zweit an einem Gerät
settings-far-turned = Figuren gegenüber drehen
settings-flip-after = Nach jedem Zug drehen
settings-left-handed = Linkshändig
about-title = Info
about-version = Version { $version }
about-app = Xiangqi auf einem Brett nach vier Regelwerken und San Cai auf zweien. Läuft ohne Netz, ohne Konto und ohne Werbung.
about-san-cai = San Cai spielt man auf Himmel und Mensch, und auf der Erde, wenn sich eine Partie wiederholt.
about-licence = Freie Software unter der MIT- oder der Apache-2.0-Lizenz.
about-licences = Lizenzen aller Teile
