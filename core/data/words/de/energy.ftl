## Das Energiebild

energy-title = Energiebild
energy-empty = Noch kein Zug: Das Papier ist leer.
energy-moves = { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
    }
energy-move-of = Zug { $n } von { $most }
energy-fill = Farbfelder füllen
energy-fade = Mit der Zeit verblassen
energy-captures = Schläge zeigen
energy-touches = Berührungen zeigen
energy-lines = Energielinien zeigen
energy-patterns = Rot schraffieren, Schwarz punkten
energy-spread = Ausbreitung
energy-roughness = Rauheit
energy-layers = Schichten
energy-opacity = Deckkraft
energy-fading = Verblassen
energy-weight = Strichstärke
energy-speed = Tempo
energy-percent = { $n } %
energy-damp = Feuchtes Papier
energy-mist = Nebel
energy-calligraphy = Kalligrafie
energy-memory = Gedächtnis
energy-looks = Stile
energy-controls = Anpassen
energy-play = Abspielen
energy-pause = Anhalten
energy-time = Durch die Partie
energy-export = Exportieren
energy-export-picture = Bild, { $n } × { $n }
energy-export-drawing = Zeichnung (SVG)
energy-export-animation = Animation (GIF)
energy-exporting = Export: { $n } %
energy-legend = Was das Bild bedeutet
energy-legend-colour = Die Farbe ist die Freiheit der ziehenden Figur: von Zinnober (Li, Ordnung) bis Tusche (Wu wei, Freiheit).
energy-legend-ink-light = Nachts ist die Tusche hell.
energy-legend-size = Je weiter der Zug, desto größer sein Feld.
energy-legend-planes = Der Himmel ist leicht gemalt, die Erde schwer.
energy-legend-captures = Kleckse sind Schläge.
energy-legend-touches = Ringe sind Berührungen eines Giác Thân.
energy-legend-lines = Pinselstriche führen vom Ausgang zum Ziel und werden dünner.
energy-legend-patterns = Rots Felder sind schraffiert, die von Schwarz gepunktet.
energy-legend-entry = { $kind }, Freiheit { $n }
energy-legend-entry-grown = { $kind }, Freiheit { $n } bis { $most }
energy-shares = Davon { $first } % geordnet, { $second } % frei.
energy-taken = { $n ->
    [0] kein Schlag
    [one] 1 Schlag
   *[other] { $n } Schläge
    }
energy-between = { $n ->
    [0] kein Zug zwischen den Ebenen
    [one] 1 Zug zwischen den Ebenen
   *[other] { $n } Züge zwischen den Ebenen
    }
energy-touched = { $n ->
    [0] keine Berührung
    [one] 1 Berührung
   *[other] { $n } Berührungen
    }
energy-freer-all = { $side } war durchweg freier.
energy-freer-first = Anfangs war { $side } freier.
energy-freer-middle = In der Mitte war { $side } freier.
energy-freer-last = Am Ende war { $side } freier.
energy-equal-all = Beide Seiten waren durchweg gleich frei.
energy-equal-first = Anfangs waren beide Seiten gleich frei.
energy-equal-middle = In der Mitte waren beide Seiten gleich frei.
energy-equal-last = Am Ende waren beide Seiten gleich frei.
