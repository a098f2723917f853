### Die Lektionen: Liste, Trainer, Texte. Siehe docs/lessons.md.

## The list of lessons

learn-title = Lernen
learn-sentence = { $n } von { $most } Lektionen geschafft
learn-progress = { $n } von { $most }
learn-begin = Los
learn-go-on = Weiter
learn-again = Nochmal
learn-none = Es gibt keine Lektion namens „{ $text }“.
learn-spoken = { $text }, { $state ->
    [done] geschafft
    [current] als Nächstes
   *[open] noch nicht geschafft
    }
learn-step = Schritt { $n } von { $most }

## The coach

coach-next = Weiter
coach-again = Nochmal
coach-show = Zeigen
coach-look = Sieh dir { $piece-acc } auf { $from } an.
coach-look-mark = Jede grüne Marke geht; sieh, welche dir am meisten nützt.
coach-tap = Tippe auf { $point }.
coach-elsewhere = Das ist { $point }. Versuche einen anderen Punkt.
coach-barred = { $piece-The } auf { $from } kann nicht nach { $to }.
coach-right = Richtig.
coach-lesson-done = Lektion geschafft.
coach-course-done = Das war die letzte Lektion. Du bist bereit zum Spielen.
miss-other = Erlaubt, aber nicht das, was wir hier suchen.
miss-piece = Erlaubt, aber hier soll eine andere Figur ziehen.
miss-reach = Ein erlaubter Zug, aber auf einen anderen Punkt.
miss-capture = Damit ist die gesuchte Figur nicht geschlagen.
miss-check = Das gibt kein Schach: Der gegnerische General ist nicht angegriffen.
miss-mate = Nicht matt: Die andere Seite hat noch einen rettenden Zug.
miss-stalemate = Die andere Seite kann noch ziehen.
miss-escape = Das pariert das Schach, aber auf andere Art als hier gefragt.
miss-safe = Vorsicht: Jetzt kann { $other-the } { $target-acc } auf { $point } schlagen.
miss-guard = { $target-The } auf { $point } ist noch nicht gedeckt.
miss-cross = Das bleibt auf derselben Ebene. Sieh auf das andere Brett.
miss-touch = Der Giác Thân wurde nicht berührt.
miss-enter = Dein Giác Thân ist noch nicht im gegnerischen Palast.
miss-win = Das gewinnt noch nicht.
miss-descend = Die Stellung kam nicht zum dritten Mal vor.
miss-extra = Das war ein Zug ohne den weiteren Schritt.

## Chapter 1

chapter-board = Das Brett und die Figuren
lesson-points = Ein Brett aus Linien
lesson-points-1 = Das ist das Brett: neun Linien und zehn Reihen. Figuren stehen auf den Punkten, wo sie sich kreuzen, nie dazwischen.
lesson-points-2 = Jeder Punkt hat einen Namen: den Buchstaben von unten, die Zahl vom linken Rand. Tippe auf { $goal }, der leuchtet.
lesson-points-3 = Jetzt finde { $goal } ohne Licht: erst den Buchstaben unten, dann hinauf bis zur Zahl.
lesson-points-3-done = Genau dieser Punkt. Jetzt kannst du das Brett lesen.
lesson-palace = Fluss und Palast
lesson-palace-1 = Ein Fluss teilt das Brett. Du bist Rot und wohnst unten. Tippe auf einen Punkt am anderen Ufer, etwa { $goal }.
lesson-palace-2 = Die neun hellen Punkte mit den schrägen Linien sind dein Palast, das Heim deines Generals. Tippe auf die Mitte, { $goal }.
lesson-palace-3 = Schwarz wohnt oben und hat auch einen Palast. Tippe auf dessen Mitte, { $goal }.
lesson-palace-3-done = Zwei Hälften, zwei Paläste, ein Fluss: Das ist das ganze Land.
lesson-turns = Ziehen und schlagen
lesson-turns-1 = Rot beginnt, dann zieht man abwechselnd. Tippe auf { $piece-acc } auf { $from }. Der grüne Punkt zeigt das Ziel: Tippe darauf.
lesson-turns-1-done = Dein Zug, und Schwarz hat geantwortet. Die Ecken zeigen den letzten Zug.
lesson-turns-2 = Geschlagen wird, indem du auf eine gegnerische Figur ziehst. Nimm { $piece-acc } auf { $from } und schlage, was einen grünen Ring hat.
lesson-turns-2-done = Geschlagen. Eigene Figuren kannst du nie schlagen.
lesson-general = Der General
lesson-general-1 = Jede Figur hat einen Freiheitsgrad von 1 bis 10. { $piece-The } hat { $n }: Nichts ist enger gebunden. Fällt er, ist die Partie verloren.
lesson-general-2 = Er geht einen Schritt entlang einer Linie. Ziehe ihn nach { $to }.
lesson-general-2-done = Ein Schritt, gerade: nie schräg.
lesson-general-3 = Er verlässt nie seinen Palast. Hier steht er in der Ecke, auf { $from }. Ziehe ihn auf einen erlaubten Punkt.
lesson-general-3-done = Im Palast ist er zu Hause.
lesson-advisor = Der Leibwächter
lesson-advisor-1 = { $piece-The } hat Freiheitsgrad { $n }. Er schützt den General und steht nur auf den fünf hellen Punkten.
lesson-advisor-2 = Er geht einen Schritt entlang einer schrägen Linie des Palasts. Ziehe ihn nach { $to }.
lesson-advisor-2-done = Schräg, ein Schritt: Mehr kann er nicht.
lesson-advisor-3 = Er schlägt so, wie er zieht. Schlage { $target-acc } auf { $to }.
lesson-advisor-3-done = Ein guter Wächter: Der Palast ist wieder frei.
lesson-elephant = Der Elefant und sein Auge
lesson-elephant-1 = { $piece-The } hat Freiheitsgrad { $n }. Er kennt sieben Punkte auf seiner Seite des Flusses; sechs davon sind hell.
lesson-elephant-2 = Er geht genau zwei Punkte schräg. Ziehe ihn nach { $to }.
lesson-elephant-2-done = Zwei Punkte auf einmal, nie einer.
lesson-elephant-3 = Der Punkt dazwischen ist sein Auge; er muss leer sein. { $other-The } auf { $point } sperrt den Weg nach { $goal }. Geh andersherum.
lesson-elephant-3-done = Dieses Auge war frei.
lesson-elephant-4 = Er überquert nie den Fluss. Ziehe ihn von { $from } auf einen erlaubten Punkt.
lesson-elephant-4-done = Er bleibt zu Hause und verteidigt.
lesson-soldier = Der Soldat
lesson-soldier-1 = { $piece-The } hat auf seiner Seite des Flusses Freiheitsgrad { $n }: Er geht nur vorwärts.
lesson-soldier-2 = Ein Schritt vorwärts, nie zurück. Ziehe ihn nach { $to }.
lesson-soldier-3 = Noch einmal: nach { $to }, über den Fluss.
lesson-soldier-3-done = Jenseits des Flusses ist er freier: Er darf auch zur Seite.
lesson-soldier-4 = Sein Freiheitsgrad ist jetzt { $n }. Geh seitwärts nach { $to }.
lesson-soldier-4-done = Vorwärts oder seitwärts, ein Schritt je Zug.
lesson-soldier-5 = Er schlägt, wie er zieht: vorwärts oder seitwärts, nie beides in einem Zug; also nicht { $other-acc }. Schlage { $target-acc }.
lesson-soldier-5-done = Eine Richtung je Zug, beim Ziehen wie beim Schlagen.
lesson-horse = Das Pferd und sein Bein
lesson-horse-1 = { $piece-The } hat Freiheitsgrad { $n }. Ein Schritt gerade, dann einer schräg nach außen: Von hier erreicht es die hellen Punkte.
lesson-horse-2 = Ziehe es nach { $to }: eins zur Seite, dann schräg hinaus.
lesson-horse-2-done = Gerade, dann schräg: ein Zug.
lesson-horse-3 = Der Punkt des ersten Schritts ist sein Bein. Auf { $point } steht { $other-the }, dort geht es nicht weiter. Finde einen anderen Weg.
lesson-horse-3-done = Ein gesperrtes Bein schließt zwei Punkte, die anderen bleiben offen.
lesson-horse-4 = Es schlägt, wie es zieht. Schlage { $target-acc } auf { $to }.
lesson-horse-4-done = Ein schöner Sprung.
lesson-cannon = Die Kanone und ihr Schirm
lesson-cannon-1 = { $piece-The } hat Freiheitsgrad { $n }. Sie zieht auf die eine Art und schlägt auf die andere.
lesson-cannon-2 = Sie zieht beliebig weit auf einer freien Linie. Ziehe sie nach { $to }.
lesson-cannon-2-done = Ohne zu schlagen geht sie gerade auf freier Linie.
lesson-cannon-3 = Zum Schlagen springt sie über genau eine Figur, ihren Schirm, gleich wessen. Hier ist das { $screen-the }. Schlage { $target-acc }.
lesson-cannon-3-done = Über einen Schirm, mitten ins Ziel.
lesson-cannon-4 = Ohne Schirm kann sie nicht schlagen, und sie springt nie auf einen leeren Punkt. Nur ein Pferd ist zu haben: welches?
lesson-cannon-4-done = { $screen-The } war der Schirm; auf der anderen Linie war keiner.
lesson-chariot = Der Wagen
lesson-chariot-1 = { $piece-The } hat Freiheitsgrad { $n }: Auf diesem Brett ist nichts freier. Er ist deine stärkste Figur.
lesson-chariot-2 = Er zieht beliebig weit auf einer freien Linie. Ziehe ihn nach { $to }.
lesson-chariot-2-done = So weit du willst, immer geradeaus.
lesson-chariot-3 = Er schlägt, wie er zieht, springt aber nie. { $other-The } auf { $point } steht im Weg: Schlage das Pferd auf der freien Linie.
lesson-chariot-3-done = Eine freie Linie ist alles, was er braucht.
lesson-array = Wo alle stehen
lesson-array-1 = So beginnt eine Partie. Von jedem Rand zur Mitte: Wagen, Pferd, Elefant, Leibwächter und in der Mitte der General.
lesson-array-2 = Zwei Kanonen stehen vor den Pferden. Tippe auf eine von deinen.
lesson-array-3 = Fünf Soldaten stehen vor dem Fluss. Tippe auf einen von deinen.
lesson-array-4 = Ein guter erster Gedanke: Bring ein Pferd zur Mitte hin ins Spiel.
lesson-array-4-done = Du kennst alle Figuren. Als Nächstes: Schach und matt.
lesson-array-edge = Erlaubt, aber am Rand erreicht ein Pferd wenige Punkte. Bring es zur Mitte.
