## Learn: lessons and reasons

# Warum nicht?
why-not-no-such-point = Diesen Punkt gibt es hier nicht.
why-not-nothing-there = Auf { $point } steht keine Figur.
why-not-not-yours = { $piece-The } auf { $point } gehört dem Gegner.
why-not-place-first = { $side } muss zuerst seinen Giác Thân setzen.
why-not-placed-already = Ein Giác Thân wird nur einmal gesetzt, vor dem ersten Zug.
why-not-unmarked = { $point } ist keiner der fünf markierten Punkte.
why-not-same-point = Ein Zug führt auf einen anderen Punkt.
why-not-frozen = Der gefrorene Giác Thân zieht wieder in { $n ->
    [one] 1 Zug
   *[other] { $n } Zügen
    }.
why-not-immune = Der gefrorene Giác Thân ist wieder berührbar in { $n ->
    [one] 1 Zug
   *[other] { $n } Zügen
    }.
why-not-move-general = Ein General geht einen Punkt weit auf einer Linie.
why-not-move-advisor = Ein Leibwächter geht einen Punkt weit diagonal.
why-not-move-advisor-di = Auf der Erde geht ein Leibwächter einen Punkt in jede Richtung.
why-not-move-elephant = Ein Elefant geht genau zwei Punkte weit diagonal.
why-not-move-horse = Ein Pferd geht einen Punkt gerade, dann einen diagonal weiter.
why-not-move-horse-two = Ein Pferd geht eins gerade, eins diagonal, auf jedes Brett.
why-not-move-chariot = Ein Wagen geht nur auf den Linien.
why-not-move-chariot-two = Ein Wagen geht auf den Linien, hinauf oder hinab.
why-not-move-cannon = Eine Kanone geht nur auf den Linien.
why-not-move-cannon-two = Eine Kanone geht auf den Linien, hinauf oder hinab.
why-not-move-soldier = Ein Soldat geht immer nur einen Punkt weit, auf einer Linie.
why-not-move-giac-than = Ein Giác Thân geht einen Punkt weit auf Linien, hinauf oder hinab.
why-not-palace-general = Ein General verlässt seinen Palast nie.
why-not-palace-advisor = Ein Leibwächter verlässt seinen Palast nie.
why-not-plane-general = Ein General verlässt sein Brett nie.
why-not-plane-advisor = Ein Leibwächter verlässt sein Brett nie.
why-not-plane-elephant = Ein Elefant verlässt sein Brett nie.
why-not-river = Ein Elefant überquert den Fluss nie.
why-not-backward = Ein Soldat geht nie zurück.
why-not-sideways-early = Ein Soldat geht erst jenseits des Flusses seitwärts.
why-not-vertical-early = Ein Soldat geht erst auf den letzten drei Reihen hinauf, hinab.
why-not-own = { $piece-The } auf { $point } ist eine eigene Figur.
why-not-leg = { $piece-The } auf { $point } blockiert sein Bein.
why-not-eye = { $piece-The } auf { $point } blockiert sein Auge.
why-not-way = { $piece-The } auf { $point } steht im Weg.
why-not-no-screen = Eine Kanone schlägt nur über eine Figur; dazwischen steht keine.
why-not-no-jump = Diese Kanone muss springen; dazwischen steht keine Figur.
why-not-screens = Eine Kanone springt über eine Figur; dazwischen sind { $n }.
why-not-no-room = Hinauf und hinab schlägt eine Kanone nichts.
why-not-general = Ein General wird nie geschlagen.
why-not-captures-nothing = Ein Giác Thân schlägt nichts.
why-not-by-extra-step = Erst nach { $point }, dann noch ein Schritt.
why-not-extra-step = Der weitere Schritt führt auf einen leeren Punkt im Palast.
why-not-pass = Nur wer nicht ziehen kann, darf passen.
why-not-check = General im Schach: { $piece } auf { $point }.
why-not-still-check = General weiter im Schach: { $piece } auf { $point }.
why-not-facing = Die Generäle stünden einander gegenüber.
