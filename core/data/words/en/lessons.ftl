### The lessons: list, coach, texts. See docs/lessons.md.

## The list of lessons

learn-title = Learn
learn-sentence = { $n } of { $most } lessons done
learn-progress = { $n } of { $most }
learn-begin = Begin
learn-go-on = Go on
learn-again = Again
learn-none = There is no lesson called “{ $text }”.
learn-spoken = { $text }, { $state ->
    [done] done
    [current] next
   *[open] not done
    }
learn-step = Step { $n } of { $most }

## The coach

coach-next = Next
coach-again = Try again
coach-show = Show me
coach-look = Look at { $piece-the } on { $from }.
coach-look-mark = Any green mark will do; look which of them serves you best.
coach-tap = Tap { $point }.
coach-elsewhere = That is { $point }. Try another point.
coach-barred = { $piece-The } on { $from } can’t go to { $to }.
coach-right = That’s it.
coach-lesson-done = Lesson done.
coach-course-done = That was the last lesson. You are ready to play.
miss-other = Allowed, but not what we look for here.
miss-piece = Allowed, but here another piece should move.
miss-reach = A legal move, but it goes to another point.
miss-capture = Nothing was taken that we are after.
miss-check = That gives no check: the enemy general is not attacked.
miss-mate = Not mate: the other side still has a move that saves its general.
miss-stalemate = The other side can still move.
miss-escape = That answers the check, but in another way than the one shown here.
miss-safe = Careful: now { $other-the } can take { $target-the } on { $point }.
miss-guard = { $target-The } on { $point } is still not guarded.
miss-cross = It stays on its own plane. Look at the other board.
miss-touch = The Giác Thân was not touched.
miss-enter = Your Giác Thân is not in the enemy palace yet.
miss-win = That does not win yet.
miss-descend = The position did not come for the third time.
miss-extra = That was a move without the extra step.

## Chapter 1

chapter-board = The board and the pieces
lesson-points = A board of lines
lesson-points-1 = This is the board: nine files across and ten ranks up. Pieces stand on the points where lines cross, never between them.
lesson-points-2 = Every point has a name: its letter from below, its number from the left edge. Tap { $goal }: it is lit.
lesson-points-3 = Now find { $goal } without a light: first its letter below, then up to its number.
lesson-points-3-done = That is the point. You can read the board now.
lesson-palace = River and palace
lesson-palace-1 = A river parts the board. You are Red and live below it. Tap a point on the far bank, such as { $goal }.
lesson-palace-2 = The nine lit points with the slanting lines are your palace, the home of your general. Tap its middle, { $goal }.
lesson-palace-3 = Black lives above the river and has a palace too. Tap its middle, { $goal }.
lesson-palace-3-done = Two halves, two palaces, one river: that is the whole country.
lesson-turns = Moving and capturing
lesson-turns-1 = Red moves first, then each side in turn. Tap { $piece-the } on { $from }; the green dot shows where it may go. Tap the dot.
lesson-turns-1-done = Your move, and Black has answered. The corners mark the last move.
lesson-turns-2 = You capture by moving onto an enemy piece; it leaves the board. Pick up { $piece-the } on { $from } and take what has a green ring.
lesson-turns-2-done = Captured. A piece of your own can never be taken by you.
lesson-general = The general
lesson-general-1 = Every piece has a degree of freedom, from 1 to 10. { $piece-The } has { $n }: nothing is bound more tightly. Lose it and you lose the game.
lesson-general-2 = It goes one step along a line. Move it to { $to }.
lesson-general-2-done = One step, straight: never slanting.
lesson-general-3 = It never leaves its palace. Here it stands in the corner, on { $from }. Move it to a point it may reach.
lesson-general-3-done = Inside the palace it is at home.
lesson-advisor = The advisor
lesson-advisor-1 = { $piece-The } has freedom { $n }. It guards the general and stands only on the five lit points.
lesson-advisor-2 = It goes one step along a slanting line of the palace. Move it to { $to }.
lesson-advisor-2-done = Slanting, one step: that is all it does.
lesson-advisor-3 = It captures just as it moves. Take { $target-the } on { $to }.
lesson-advisor-3-done = A good guard: the palace is clear again.
lesson-elephant = The elephant and its eye
lesson-elephant-1 = { $piece-The } has freedom { $n }. It knows seven points on its own side of the river; six of them are lit.
lesson-elephant-2 = It goes exactly two points on a slant. Move it to { $to }.
lesson-elephant-2-done = Two points at once, never one.
lesson-elephant-3 = The point it passes is its eye; it must be empty. { $other-The } on { $point } blocks the way to { $goal }. Go the other way.
lesson-elephant-3-done = That eye was free.
lesson-elephant-4 = It never crosses the river. From { $from }, move it to a point it may reach.
lesson-elephant-4-done = It stays home and defends.
lesson-soldier = The soldier
lesson-soldier-1 = { $piece-The } has freedom { $n } as long as it is on its own side of the river: it only goes forward.
lesson-soldier-2 = One step forward, never back. Move it to { $to }.
lesson-soldier-3 = Once more: go to { $to }, across the river.
lesson-soldier-3-done = Across the river it is freer: it may also step to the side.
lesson-soldier-4 = Its freedom is { $n } now. Step sideways to { $to }.
lesson-soldier-4-done = Forward or sideways, one step a turn.
lesson-soldier-5 = It captures as it moves: forward or sideways, never both in one turn, so { $other-the } is safe. Take { $target-the }.
lesson-soldier-5-done = One direction a turn, for moving and for taking.
lesson-horse = The horse and its leg
lesson-horse-1 = { $piece-The } has freedom { $n }. One step straight, then one out on a slant: from here it reaches the lit points.
lesson-horse-2 = Move it to { $to }: one to the side, then out.
lesson-horse-2-done = Straight, then slanting: one move.
lesson-horse-3 = The point of its first step is its leg. { $other-The } stands on { $point }, so it can’t go that way. Find another.
lesson-horse-3-done = A blocked leg shuts two points; the others stay open.
lesson-horse-4 = It captures as it moves. Take { $target-the } on { $to }.
lesson-horse-4-done = A leap well made.
lesson-cannon = The cannon and its screen
lesson-cannon-1 = { $piece-The } has freedom { $n }. It moves in one way and captures in another.
lesson-cannon-2 = It moves any distance along an open line. Move it to { $to }.
lesson-cannon-2-done = Without a capture it goes in a straight, open line.
lesson-cannon-3 = To capture, it jumps exactly one piece, its screen: friend or enemy. Here { $screen-the } is the screen. Take { $target-the }.
lesson-cannon-3-done = Over one screen, onto the target.
lesson-cannon-4 = Without a screen it can’t capture, and it never jumps onto an empty point. Only one horse can be taken: which?
lesson-cannon-4-done = { $screen-The } was the screen; on the other line there was none.
lesson-chariot = The chariot
lesson-chariot-1 = { $piece-The } has freedom { $n }: nothing on this board is freer. It is your strongest piece.
lesson-chariot-2 = It moves any distance along an open line. Move it to { $to }.
lesson-chariot-2-done = As far as you like, straight on.
lesson-chariot-3 = It captures as it moves but jumps nothing. { $other-The } on { $point } is in its way: take the horse on the open line.
lesson-chariot-3-done = An open line is all it needs.
lesson-array = Where everyone stands
lesson-array-1 = A game begins like this. From each edge to the middle: chariot, horse, elephant, advisor, and the general between them.
lesson-array-2 = Two cannons stand in front of the horses. Tap one of yours.
lesson-array-3 = Five soldiers stand before the river. Tap one of yours.
lesson-array-4 = A good first thought: bring a horse out towards the middle.
lesson-array-4-done = You know every piece. Next: check and mate.
lesson-array-edge = Allowed, but at the edge a horse reaches few points. Bring it towards the middle.
