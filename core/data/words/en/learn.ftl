## Learn: lessons and reasons

# Why not? One reason for each move that is not possible; a status line's length. $piece on $point stands against it.
why-not-no-such-point = There is no such point here.
why-not-nothing-there = No piece stands on { $point }.
why-not-not-yours = { $piece-The } on { $point } is not yours to move.
why-not-place-first = { $side } must place its Giác Thân first.
why-not-placed-already = A Giác Thân is placed only once, before the first move.
why-not-unmarked = { $point } is not one of the five marks.
why-not-same-point = A move leads to another point.
why-not-frozen = The frozen Giác Thân moves again in { $n ->
    [one] 1 turn
   *[other] { $n } turns
    }.
why-not-immune = The frozen Giác Thân can be touched again in { $n ->
    [one] 1 turn
   *[other] { $n } turns
    }.
why-not-move-general = A general goes one point along a line.
why-not-move-advisor = An advisor goes one point diagonally.
why-not-move-advisor-di = On Earth an advisor goes one point in any direction.
why-not-move-elephant = An elephant goes two points diagonally, no more and no less.
why-not-move-horse = A horse goes one point straight, then one diagonally on.
why-not-move-horse-two = A horse goes one straight, then one diagonally, to either board.
why-not-move-chariot = A chariot goes along the lines only.
why-not-move-chariot-two = A chariot goes along the lines, or straight up or down.
why-not-move-cannon = A cannon goes along the lines only.
why-not-move-cannon-two = A cannon goes along the lines, or straight up or down.
why-not-move-soldier = A soldier goes one point at a time, along a line.
why-not-move-giac-than = A Giác Thân goes one point along a line, or up or down.
why-not-palace-general = A general never leaves its palace.
why-not-palace-advisor = An advisor never leaves its palace.
why-not-plane-general = A general never leaves its board.
why-not-plane-advisor = An advisor never leaves its board.
why-not-plane-elephant = An elephant never leaves its board.
why-not-river = An elephant never crosses the river.
why-not-backward = A soldier never goes back.
why-not-sideways-early = A soldier goes sideways only beyond the river.
why-not-vertical-early = A soldier goes up or down only on its last three ranks.
why-not-own = { $piece-The } on { $point } is your own.
why-not-leg = Its leg is blocked by { $piece-the } on { $point }.
why-not-eye = Its eye is blocked by { $piece-the } on { $point }.
why-not-way = { $piece-The } on { $point } is in the way.
why-not-no-screen = A cannon captures over a piece, and none stands between.
why-not-no-jump = This cannon must jump a piece, and none stands between.
why-not-screens = A cannon jumps just one piece, and { $n } stand between.
why-not-no-room = Up or down a cannon captures nothing: no piece fits between.
why-not-general = A general is never captured.
why-not-captures-nothing = A Giác Thân captures nothing.
why-not-by-extra-step = Go to { $point } first, then one step more.
why-not-extra-step = The extra step goes one point, to an empty point of the palace.
why-not-pass = Only a side that cannot move may pass.
why-not-check = Your general is left in check from { $piece-the } on { $point }.
why-not-still-check = Still in check from { $piece-the } on { $point }.
why-not-facing = The generals would face each other.
