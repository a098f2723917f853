## The library: records, settings

games-search = Nach Namen suchen
games-all = Alle
games-open = Unbeendet
games-red = Rot gewann
games-black = Schwarz gewann
games-draw = Remis
games-ended = { $who }: { $why }
games-open-at = Unbeendet · Zug { $n }
games-ended-at = { $ending } · { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
    }
games-by-checkmate = schachmatt
games-by-stalemate = kein Zug mehr
games-by-infiltration = Unterwanderung
games-by-conduct = Wiederholung
games-by-repetition = Wiederholung
games-by-quiet = kein Schlagen
games-by-dead = zu wenige Figuren
games-by-passed = beide passten
games-by-nothing = nichts geschlagen
games-by-resigned = Aufgabe
games-by-agreed = vereinbart
games-by-flag = Zeit
games-none = Noch keine Partien. Was du spielst, bleibt hier erhalten.
games-none-found = Keine Partie passt.
games-rename = Umbenennen
games-name = Name
games-name-long = Ein Name hat höchstens { $n } Zeichen.
games-delete = Löschen
games-deleted = Gelöscht: { $name }
games-export = Exportieren
games-export-all = Alle exportieren
games-import = Importieren
games-import-file = Aus einer Datei
games-import-paste = Einfügen
games-import-sentence = Wähle eine Datei, füge ihren Text ein oder lass sie auf das Fenster fallen.
games-imported = { $n ->
    [0] Keine Partie kam hinzu.
    [one] 1 Partie kam hinzu.
   *[other] { $n } Partien kamen hinzu.
    }
games-known = { $n ->
    [one] 1 ist schon da.
   *[other] { $n } sind schon da.
    }
games-refused = { $n ->
    [one] 1 wurde abgelehnt: { $why }
   *[other] { $n } wurden abgelehnt, die erste, weil: { $why }
    }
games-exported = Gespeichert als { $name }.
games-copied = Kopiert.
games-more = Mehr zu { $name }
games-file-unreadable = Diese Datei lässt sich nicht lesen.
games-gone = Diese Partie ist nicht mehr da.
games-damaged = Diese Aufzeichnung ist nicht lesbar.
games-damaged-part = Diese Aufzeichnung ist nach Zug { $n } beschädigt. Du siehst, was lesbar war, als eigene Partie.
record-no-json = Zeile { $n } ist kein JSON: Das sind keine San-Cai-Aufzeichnungen.
record-not-ours = Das ist keine San-Cai-Aufzeichnung.
record-newer = Diese Aufzeichnung stammt von einer neueren Version der App.
record-rules = Das Regelwerk { $text } ist hier unbekannt.
record-part = Ein Teil der Aufzeichnung fehlt oder ist falsch: { $text }.
record-long = Eine Aufzeichnung hat höchstens { $n } Einträge.
record-act = Eintrag { $n } der Aufzeichnung ist dort nicht möglich.
record-result = Die Aufzeichnung nennt ein anderes Ergebnis, als ihre Züge ergeben.
store-set-aside = Die Datei mit deinen Partien war beschädigt. Sie heißt jetzt { $name }; { $n ->
    [0] keine Partie ließ sich daraus lesen.
    [one] 1 Partie ließ sich daraus lesen.
   *[other] { $n } Partien ließen sich daraus lesen.
    }
store-newer = Eine neuere Version der App hat deine Partien geschrieben. Du kannst sie ansehen; Neues wird nicht gespeichert.
store-unwritable = Deine Partien lassen sich hier nicht schreiben. Du kannst sie ansehen; Neues wird nicht gespeichert.
store-unreachable = Der Ordner für deine Partien ist nicht nutzbar. Nichts wird gespeichert.
store-full = Der Speicher ist voll. Die Partie geht weiter und wird gespeichert, sobald Platz ist.
store-read-only = Deine Partien lassen sich jetzt nicht schreiben. Die Partie geht weiter, wird aber nicht gespeichert.
store-gone = Diese Partie ist nicht mehr da.
store-failed = Das Speichern schlug fehl. Die Partie geht weiter, und es wird wieder versucht.
store-again = Die Partie ist wieder gespeichert.
settings-board = Brett
settings-app = App
settings-input-how = Wie Figuren ziehen
settings-language-own = Deutsch
settings-notation-system = Nach Regeln und Sprache
review = Ansehen
review-at = Halbzug { $n } von { $of }: { $move }
review-start = Vor dem ersten Zug
review-first = Anfang
review-back = Voriger
review-next = Nächster
review-last = Ende
review-play-on = Weiter
review-close = Schließen
refusal-reviewing = Du siehst zurück; kehre erst zur Partie zurück.
settings-unknown = Diese Einstellung gibt es nicht.
games-not-saved = Die Datei lässt sich nicht schreiben.
