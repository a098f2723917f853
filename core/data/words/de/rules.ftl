## Regeln: Seiten, Diagramme, Suche

rules-title = Regeln
rules-search = In den Regeln suchen
rules-found = { $n ->
    [0] Nichts gefunden zu „{ $text }“
    [one] 1 Stelle gefunden
   *[other] { $n } Stellen gefunden
    }
rules-clear = Suche leeren
rules-house = Hausregel
rules-house-note = „Hausregel“ steht bei dem, was die Quellen offenlassen und diese App entscheidet.
rules-replay = Nachspielen
rules-barred = { $point }: { $text }
rules-diagram-goes = { $piece-The } auf { $point } kann nach { $list } ziehen.
rules-diagram-takes = Schlagen oder berühren lässt sich auf { $list }.

rules-head-board = Brett und Ziel
rules-head-boards = Die drei Bretter
rules-head-pieces = Die Figuren
rules-head-moves = Die Züge auf Mensch und Himmel
rules-head-check = Schach, Schachmatt, kein Zug
rules-head-repetition = Wiederholung
rules-head-draws = Remis
rules-head-table = Am Tisch
rules-head-notation = Notation
rules-head-placing = Den Giác Thân setzen
rules-head-touch = Die Berührung
rules-head-winning = Gewinnen
rules-head-descent = Hinab zur Erde
rules-head-di = Das Spiel auf der Erde
rules-head-examples = Beispiele zum Nachspielen

rules-intro-standard = Standard ist die Übung der Vereine: Wer dauernd Schach gibt oder jagt, verliert. Es ist nicht das chinesische Nationalregelwerk, das auch Schach und Jagd im Wechsel verbietet.
rules-intro-asian = Asiatisch folgt den Turnierregeln des Asiatischen Xiangqi-Verbands.
rules-intro-book = Das Spiel des alten Buchs: Seine Kanone muss immer springen, und keine Stellung darf ein drittes Mal herbeigeführt werden.
rules-intro-threefold = Eine einfache Regel für Wiederholungen: Wer eine Stellung zum dritten Mal herbeiführt, verliert.
rules-intro-san-cai = San Cai ist Xiangqi auf zwei Brettern übereinander, mit einer Figur mehr für jede Seite. Eine Partie, die sich wiederholt, steigt auf ein drittes Brett hinab.

rules-board = Das Brett hat neun Linien und zehn Reihen. Die Figuren stehen auf den Punkten, an denen sich die Linien kreuzen, 16 auf jeder Seite. Es wird abwechselnd gezogen, je Zug eine Figur.
rules-palace = Zwischen den beiden Hälften liegt der Fluss. Jede Seite hat einen Palast aus neun Punkten, den zwei Diagonalen anzeigen.
rules-goal = Eine Figur schlägt, indem sie auf den Punkt einer gegnerischen zieht; diese kommt vom Brett. Auf eine eigene Figur zieht sie nie. Du gewinnst, wenn dem gegnerischen General kein Ausweg bleibt.

rules-general = Der General geht einen Punkt weit auf einer Linie und verlässt seinen Palast nie.
rules-advisor = Der Leibwächter geht einen Punkt weit diagonal und verlässt seinen Palast nie.
rules-elephant = Der Elefant geht genau zwei Punkte weit diagonal. Der Punkt dazwischen, sein Auge, muss leer sein, und er überquert den Fluss nie.
rules-horse = Das Pferd geht einen Punkt gerade und dann einen diagonal weiter. Der erste Punkt, sein Bein, muss leer sein. Der Fluss hindert es nicht.
rules-chariot = Der Wagen geht beliebig weit auf einer Linie, wenn nichts dazwischensteht.
rules-cannon = Die Kanone zieht wie der Wagen. Zum Schlagen braucht sie genau eine Figur dazwischen, ihren Schirm, gleich von welcher Seite. Auf einem leeren Punkt hinter einer Figur landet sie nie.
rules-cannon-jumping = Die Kanone des Buchs muss immer über genau eine Figur springen, gleich von welcher Seite. Sie landet auf einem leeren Punkt dahinter, bis zur nächsten Figur, oder schlägt diese. Ohne Figur zum Überspringen kann sie nicht ziehen. In „Neue Partie“ lässt sich die moderne Kanone wählen.
rules-soldier = Der Soldat geht einen Punkt vorwärts, jenseits des Flusses auch einen seitwärts. Zurück geht er nie.
rules-setup = In aufgebauten Stellungen stehen Generäle, Leibwächter, Elefanten und Soldaten nur, wohin sie kommen konnten. Von keiner Art sind es mehr als am Anfang, und die Seite, die nicht am Zug ist, steht nicht im Schach.

rules-check = Ein angegriffener General steht im Schach. Das Schach muss sofort beantwortet werden: den General wegziehen, den Angreifer schlagen, eine Figur dazwischen oder auf das Bein des Pferds stellen, den Schirm der Kanone wegziehen oder einen zweiten dazustellen. Kein Zug darf den eigenen General angegriffen lassen.
rules-facing = Die Generäle dürfen einander auf einer Linie nicht gegenüberstehen, ohne dass etwas dazwischensteht.
rules-mate = Eine Seite im Schach ohne erlaubten Zug ist schachmatt und verliert. Eine Seite, die nicht im Schach steht und keinen erlaubten Zug hat, verliert ebenfalls.

rules-same = Zwei Stellungen sind gleich, wenn gleiche Figuren auf denselben Punkten stehen und dieselbe Seite am Zug ist. Die Anfangsstellung zählt mit.
rules-repetition-standard = Kommt eine Stellung zum dritten Mal vor, wird die Seite verwarnt, die verlieren würde; wäre es keine, erfahren beide, dass Remis droht. Beim vierten Mal fällt das Urteil.
rules-repetition-asian = Kommt eine Stellung zum dritten Mal vor, oder später, fällt das Urteil. Dauerschach wird nach der Zahl der Schachgebote beurteilt.
rules-repetition-book = Eine Stellung, die deine Züge zweimal herbeigeführt haben, darfst du kein drittes Mal herbeiführen: Der Zug ist verboten. Die Anfangsstellung hat niemand herbeigeführt. Wem nur verbotene oder unmögliche Züge bleiben, der verliert.
rules-repetition-threefold = Die Seite, deren Zug eine Stellung zum dritten Mal herbeiführt, verliert.
rules-no-conduct = Ob Schach geboten oder gejagt wurde, spielt keine Rolle.
rules-conduct = Das Urteil betrachtet die letzten beiden Runden. Dauerschach: Jeder Zug einer Seite gibt Schach. Dauerjagd: Jeder Zug einer Seite jagt, und immer ist dieselbe Figur darunter. Dauerschach wiegt schwerer als Dauerjagd und diese schwerer als alles andere. Wer schwerer verstößt, verliert; bei Gleichheit ist es remis.
rules-neutral = Alles andere ist neutral: Schach und Jagd im Wechsel, Schach und ein ruhiger Zug im Wechsel, abwechselnd zwei Figuren jagen, Mattdrohungen, Verstellen, Opfer, Tauschangebote.
rules-chase = Ein Zug jagt, wenn danach eine Figur eine gegnerische schlagen könnte, die sie vorher nicht schlagen konnte. Welche Figur gezogen hat, ist gleich: Auch wer eine Linie öffnet oder einer Kanone den Schirm gibt, jagt.
rules-no-chase = Keine Jagd ist ein Angriff durch General oder Soldat, ein Angriff auf einen Soldaten vor dem Fluss, das Angebot, gleiche Figuren zu tauschen, und ein Schlagen, das den eigenen General bloßstellen würde.
rules-protected = Ein Angriff auf eine gedeckte Figur ist keine Jagd: Auf ihrem Punkt könnte zurückgeschlagen werden. Greifen aber Pferd oder Kanone einen Wagen an, so jagen sie ihn auch, wenn er gedeckt ist.
rules-pinned = Ein Wagen, der durch ein Pferd gefesselt ist, weil dieses ohne ihn den General angriffe, wird auch gedeckt gejagt. Denselben gefesselten Wagen mit jedem Zug zu jagen steht zwischen Dauerschach und Dauerjagd.
rules-checks-counted = Dauerschach verliert mit dem 6. Schachgebot in Folge durch eine Figur, dem 12. durch zwei, dem 18. durch drei oder mehr. Bis dahin wird mit der Zahl verwarnt. Eine neue schachgebende Figur hebt die Grenze sofort.

rules-quiet-standard = Nach 100 Zügen beider Seiten zusammen ohne Schlagen ist die Partie remis.
rules-quiet-asian = Nach 120 gezählten Zügen beider Seiten zusammen ohne Schlagen ist die Partie remis. Vom 11. Schachgebot einer Seite an zählen ihre Schachgebote nicht; die Antworten darauf zählen.
rules-quiet-none = Für Züge ohne Schlagen gibt es keine Grenze.
rules-dead-draw = Hat keine Seite mehr eine Figur, die den Fluss überqueren kann, so kann niemand gewinnen, und die Partie ist sofort remis.
rules-offer = Jede Seite darf Remis anbieten. Das Angebot gilt, bis es beantwortet ist oder der Gegner zieht. Der Computer nimmt an, wenn er nicht besser steht und beide zusammen 30 Züge gemacht haben.
rules-order = Schachmatt und der fehlende Zug kommen zuerst, dann die Wiederholung, dann die Züge ohne Schlagen, dann das tote Remis.

rules-resign = Eine Seite kann aufgeben. Wessen Zeit abläuft, der verliert, es sei denn, der mattsetzende Zug kam rechtzeitig.
rules-undo = Gegen den Computer nimmt „Zurück“ bis zu deinem letzten Zug zurück, zwischen zwei Menschen einen Zug, wenn der andere zustimmt.
rules-touch-move = „Berührt, geführt“ ist wählbar: Wer eine eigene Figur anfasst, muss sie ziehen; wer eine gegnerische anfasst, muss sie schlagen. Was nicht geht, ist frei.
rules-touch-move-both = Erst eine eigene, dann eine gegnerische: diese mit jener schlagen, sonst die eigene ziehen, sonst mit einer anderen schlagen. Erst die gegnerische: mit der angefassten eigenen schlagen, sonst mit einer anderen, sonst die eigene ziehen.
rules-formal = Die Turnierform ist wählbar: kein Zurücknehmen, keine Tipps.
rules-formal-asian = Bei diesen Regeln ist sie an, bis du sie ausschaltest.
rules-handicap = Eine Vorgabe ist wählbar: Eine Seite beginnt ohne Pferd, ohne beide Pferde, ohne Kanone, ohne Wagen oder ohne neun Figuren.
rules-begins = Rot, Schwarz oder das Los bestimmt, wer beginnt.
rules-begins-book = Rot beginnt immer.

rules-points = Die Linien heißen a bis i von Rots linker Seite, die Reihen 0 bis 9 von Rots Rand. So hat jeder Punkt einen Namen, etwa e4.
rules-notation-wxf = WXF: Buchstabe, Linie von der eigenen rechten Seite, dann + vorwärts, - zurück oder = seitwärts und die Zahl: C2=5, H8+7. Von zwei Figuren auf einer Linie ist + die vordere, - die hintere.
rules-notation-chinese = Chinesisch: Figur, Linie von der eigenen rechten Seite, 进 vorwärts, 退 zurück oder 平 seitwärts und die Zahl: 炮二平五.
rules-notation-book = Die des Buchs: Buchstabe, Ausgangspunkt, – oder ×, Ziel, † für Schach oder Schachmatt: Ch2–e2, Ra0×a9†.
rules-notation-san-cai = Ein Punkt des Himmels trägt einen Strich: e4′ liegt über e4. Ein Zug ist Buchstabe, Ausgangspunkt, – oder × oder ~ (Berührung), Ziel, † für Schach: Hb8–d7′, Rh8′~f5′. Buchstaben: G A E H R C S, und T für den Giác Thân.

rules-planes = Mensch ist das bekannte Brett, am Anfang mit allen 32 Figuren. Der Himmel liegt darüber und ist am Anfang leer. Die Erde liegt für sich; hinab geht eine Partie nur, wenn sie sich wiederholt.
rules-planes-palace = Der Himmel hat einen Fluss, aber keinen Palast: Nichts dort hängt von einem ab.
rules-vertical = Eine Senkrechte verbindet jeden Punkt des Menschen mit demselben Punkt des Himmels. Sie hat nur diese zwei Punkte.
rules-placing = Vor dem ersten Zug setzt jede Seite ihren Giác Thân auf das Brett des Menschen, zuerst die beginnende, offen vor der anderen.
rules-placing-points = Fünf Punkte sind dafür markiert, auf der Reihe der Kanonen: Linien a, c, e, g und i.
rules-placing-check = Alle fünf sind erlaubt, was auch auf dem Brett steht. Ergebnisse zählen erst nach dem zweiten Setzen.
rules-moves = Jede Figur schlägt mit ihrem Zug, wenn nichts anderes gesagt ist. Alle Figuren versperren, schirmen und hemmen gleich, auch die Giác Thân beider Seiten. Figuren des einen Bretts stehen Linien des anderen nicht im Weg.
rules-bound = General, Leibwächter und Elefant verlassen das Brett des Menschen nie.
rules-horse-planes = Statt auf dem eigenen Brett kann das Pferd auf demselben Punkt des anderen landen. Sein Bein ist der Punkt des Bretts, das es verlässt.
rules-chariot-planes = Er geht auch senkrecht nach oben oder unten, schlagend oder nicht.
rules-cannon-planes = Senkrecht nach oben oder unten geht sie nur auf einen leeren Punkt: Zwei Punkte lassen keinen Platz für einen Schirm.
rules-soldier-planes = Auf seinen letzten drei Reihen geht er auch senkrecht nach oben oder unten, schlagend oder nicht. All das gilt auf beiden Brettern gleich.
rules-giac-than = Der Giác Thân geht einen Punkt weit auf einer Linie oder senkrecht nach oben oder unten, auf einen leeren Punkt. Er kennt keinen Palast und keinen Fluss. Er schlägt nichts und gibt nie Schach.
rules-check-planes = Schach kann auch vom Himmel kommen: von einem Wagen senkrecht über dem General, einem Soldaten dort oder einem Pferd, das auf ihm landen kann.

rules-touch = Ein Giác Thân wird nie geschlagen; er wird berührt. Jede Figur, die auf seinem Punkt schlagen könnte, darf ihn berühren, auch der General. Eine Berührung ist ein ganzer Zug und darf wie jeder Zug den eigenen General nicht angegriffen lassen.
rules-touch-stays = Wer berührt, bleibt stehen, und der Giác Thân auch.
rules-touch-own = Ein Giác Thân darf den anderen berühren, einen Punkt weit auf einer Linie oder senkrecht.
rules-reserve = Jeder Giác Thân hat eine Reserve von drei Minuten, die mit den Uhren nichts zu tun hat. Eine Berührung kostet eine.
rules-freeze = Eine Berührung friert ein: In den nächsten drei Zügen seiner Seite zieht und berührt der Giác Thân nicht. Vor dem Zug danach kann er nicht wieder berührt werden.
rules-removed = Ist die Reserve verbraucht, nimmt ihn die nächste, die vierte Berührung endgültig vom Brett. Zur Erde kommt er nie.

rules-mate-san-cai = Schachmatt gewinnt. Eine Seite, die nicht im Schach steht und keinen erlaubten Zug hat, verliert ebenfalls.
rules-infiltration = Eindringen gewinnt: ein Giác Thân, der zwei Züge im gegnerischen Palast verweilt. Beim Betreten ist sein Verweilen 0. Bei 2 hat seine Seite sofort gewonnen.
rules-stay = Das Verweilen wächst um 1 am Ende jedes späteren Zugs seiner Seite, was sie auch zieht, wenn der Giác Thân noch im Palast steht und am Anfang des Zugs nicht gefroren war. Ein Schritt im Palast erhält es. Berührung oder Verlassen setzt es auf 0.
rules-both-results = Ein Zug, der das Eindringen vollendet und mattsetzt, gilt als Schachmatt; lässt er nur keinen Zug, als Eindringen.

rules-descent = Kommt eine Stellung zum dritten Mal vor, geht die Partie hinab zur Erde. Dauerschach ist also nicht verboten. Der Zug, der dazu führt, wird erst vollendet: Gewinnt er, ist die Partie aus.
rules-same-san-cai = Zwei Stellungen sind gleich, wenn die Punkte beider Bretter, die Seite am Zug und Reserve, Frost und Verweilen beider Giác Thân gleich sind.
rules-descent-quiet = Auch nach 100 Zügen beider Seiten zusammen ohne Schlagen und Berühren geht die Partie hinab.
rules-arrival = Die geschlagenen Figuren kommen in ihrer Farbe zur Erde, auf die Anfangspunkte ihrer Art. Sind nicht alle einer Art geschlagen, füllen sie diese von der rechten Seite ihres Besitzers. Weder General noch Giác Thân kommt mit.
rules-descent-nothing = Wurde auf keiner Seite etwas geschlagen, ist die Partie sofort remis.

rules-di-moves = Auf der Erde gibt es keinen General und kein Schach. Pferd, Wagen, Kanone und Soldat ziehen wie immer. Der Leibwächter geht überall einen Punkt weit in jede der acht Richtungen. Der Elefant darf den Fluss überqueren.
rules-di-extra = Der weitere Schritt: Ein Zug von außen in den gegnerischen Palast darf im selben Zug einen Punkt in jeder Richtung weitergehen, auf einen anderen, leeren Punkt dieses Palasts. Der erste Teil darf schlagen.
rules-di-winning = Eine Figur, die im gegnerischen Palast verweilt, gewinnt. Jede hat ihr eigenes Verweilen: 0 bei der Ankunft, 1 mehr am Ende jedes späteren Zugs ihrer Seite. Verlassen oder Schlagen beendet es. Bei 2 gewinnt ihre Seite sofort.
rules-di-pass = Eine Seite ohne erlaubten Zug oder ohne Figur passt. Sonst ist Passen nie erlaubt.
rules-di-draws = Remis auf der Erde: zweimal Passen hintereinander, eine Stellung zum dritten Mal oder 100 Züge beider Seiten zusammen ohne Schlagen. Ein Gewinn geht vor. Ein totes Remis gibt es nicht.
rules-undo-di = Zurücknehmen geht auch über den Abstieg hinweg.
rules-handicap-di = Vorgegebene Figuren kommen nicht zur Erde.
