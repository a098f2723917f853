## The energy image
# $first and $second are per cent of the moves; `planes` are Human, Heaven and Earth.

energy-title = Energy image
energy-empty = No move yet: the paper is empty.
energy-moves = { $n ->
    [one] 1 move
   *[other] { $n } moves
    }
energy-move-of = Move { $n } of { $most }
energy-fill = Fill colour fields
energy-fade = Fade over time
energy-captures = Mark captures
energy-touches = Show touches
energy-lines = Show energy lines
energy-patterns = Hatch Red, dot Black
energy-spread = Spread
energy-roughness = Roughness
energy-layers = Layers
energy-opacity = Opacity
energy-fading = Fade
energy-weight = Stroke weight
energy-speed = Speed
energy-percent = { $n }%
energy-damp = Damp paper
energy-mist = Mist
energy-calligraphy = Calligraphy
energy-memory = Memory
energy-looks = Looks
energy-controls = Adjust
energy-play = Play
energy-pause = Pause
energy-time = Through the game
energy-export = Export
energy-export-picture = Picture, { $n } × { $n }
energy-export-drawing = Drawing (SVG)
energy-export-animation = Animation (GIF)
energy-exporting = Exporting: { $n }%
energy-legend = What the image means
energy-legend-colour = Colour is the freedom of the piece that moves: from vermilion (li, order) to ink (wu wei, freedom).
energy-legend-ink-light = At night ink is light.
energy-legend-size = The longer the move, the larger its field.
energy-legend-planes = Heaven is painted light, Earth heavy.
energy-legend-captures = Blots are captures.
energy-legend-touches = Rings are touches of a Giác Thân.
energy-legend-lines = Brush strokes lead from where a piece stood to where it went, thinning out.
energy-legend-patterns = Red’s fields are hatched, Black’s dotted.
energy-legend-entry = { $kind }, freedom { $n }
energy-legend-entry-grown = { $kind }, freedom { $n } to { $most }
energy-shares = { $first }% of them ordered, { $second }% free.
energy-taken = { $n ->
    [0] no capture
    [one] 1 capture
   *[other] { $n } captures
    }
energy-between = { $n ->
    [0] no move between the planes
    [one] 1 move between the planes
   *[other] { $n } moves between the planes
    }
energy-touched = { $n ->
    [0] no touch
    [one] 1 touch
   *[other] { $n } touches
    }
energy-freer-all = { $side } was freer all the time.
energy-freer-first = At first { $side } was freer.
energy-freer-middle = In the middle { $side } was freer.
energy-freer-last = At the end { $side } was freer.
energy-equal-all = Both sides were equally free all the time.
energy-equal-first = At first both sides were equally free.
energy-equal-middle = In the middle both sides were equally free.
energy-equal-last = At the end both sides were equally free.
