## Rules: pages, diagrams, search. A head begins a part of a page; the other keys are its paragraphs.

rules-title = Rules
rules-search = Search the rules
rules-found = { $n ->
    [0] Nothing found for “{ $text }”
    [one] 1 place found
   *[other] { $n } places found
    }
rules-clear = Clear the search
rules-house = House rule
rules-house-note = “House rule” marks what the sources leave open and this app decides.
rules-replay = Replay
rules-barred = { $point }: { $text }
rules-diagram-goes = { $piece-The } on { $point } can go to { $list }.
rules-diagram-takes = It can capture or touch on { $list }.

rules-head-board = The board and the aim
rules-head-boards = The three boards
rules-head-pieces = The pieces
rules-head-moves = The moves on Human and Heaven
rules-head-check = Check, checkmate, stalemate
rules-head-repetition = Repetition
rules-head-draws = Draws
rules-head-table = At the table
rules-head-notation = Notation
rules-head-placing = Placing the Giác Thân
rules-head-touch = The touch
rules-head-winning = Winning
rules-head-descent = Down to Earth
rules-head-di = Play on Earth
rules-head-examples = Examples to replay

rules-intro-standard = Standard is the practice of clubs: who checks or chases perpetually loses. It is not the Chinese national rule set, which also forbids one check and one chase in turn.
rules-intro-asian = Asian follows the tournament rules of the Asian Xiangqi Federation.
rules-intro-book = The old book’s game: its cannon must always jump, and no position may be made a third time.
rules-intro-threefold = A simple rule for repetition: whoever makes a position occur for the third time loses.
rules-intro-san-cai = San Cai is Xiangqi on two boards, one above the other, with one more piece a side. A game that repeats itself goes down to a third board.

rules-board = The board has nine files and ten ranks. The pieces stand on the points where the lines cross, 16 a side. The two sides move in turn, one piece a turn.
rules-palace = Between the two halves lies the river. Each side has a palace of nine points, marked by two diagonals.
rules-goal = A piece captures by going to the point of an enemy piece, which leaves the board. It never goes to a point where a piece of its own side stands. You win by leaving the enemy general no way out.

rules-general = The general goes one point along a line and never leaves its palace.
rules-advisor = The advisor goes one point diagonally and never leaves its palace.
rules-elephant = The elephant goes exactly two points diagonally. The point between, its eye, must be empty, and it never crosses the river.
rules-horse = The horse goes one point along a line and then one diagonally outward. The first point, its leg, must be empty. The river does not hinder it.
rules-chariot = The chariot goes any distance along a line, with nothing in between.
rules-cannon = The cannon moves as the chariot does. To capture, it needs exactly one piece between, its screen, of either side. It never lands on an empty point beyond a piece.
rules-cannon-jumping = The book’s cannon must always jump exactly one piece, of either side. It comes down on any empty point beyond it, up to the next piece, or captures that piece. Without a piece to jump it cannot move. In “New game” the modern cannon can be chosen instead.
rules-soldier = The soldier goes one point forward. Beyond the river it also goes one point sideways. It never goes back.
rules-setup = In positions set up by hand, generals, advisors, elephants and soldiers stand only where they could have come. There are no more pieces of a kind than at the start, and the side not to move is not in check.

rules-check = A general that is attacked is in check. The check must be answered at once: move the general away, capture the attacker, put a piece between or on the horse’s leg, or take the cannon’s screen away or add a second. No move may leave your own general attacked.
rules-facing = The generals may not face each other on a file with nothing between.
rules-mate = A side in check without a legal move is checkmated and loses. A side that is not in check and has no legal move loses as well.

rules-same = Two positions are the same when the same kinds of pieces stand on the same points and the same side is to move. The position at the start counts.
rules-repetition-standard = When a position occurs for the third time, the side that would lose is warned; if nobody would, both are told that a draw is near. At the fourth time the verdict falls.
rules-repetition-asian = When a position occurs for the third time, or later, the verdict falls. A perpetual check is judged by its number of checks.
rules-repetition-book = A position that your moves have made twice, you may not make a third time: that move is forbidden. Nobody made the position at the start. A side whose moves are all forbidden or illegal loses.
rules-repetition-threefold = The side whose move makes a position occur for the third time loses.
rules-no-conduct = Whether there were checks or chases does not matter.
rules-conduct = The verdict looks at the last two rounds. Perpetual check: every move of a side gives check. Perpetual chase: every move of a side chases, and always the same piece among others. Perpetual check is worse than perpetual chase, and that is worse than anything else. The worse side loses; if both are alike, it is a draw.
rules-neutral = Everything else is neutral: check and chase in turn, check and a quiet move in turn, chasing two pieces in turn, threats to mate, blocks, sacrifices, offers to exchange.
rules-chase = A move chases if after it a piece could capture an enemy piece that it could not capture before. It does not matter which piece moved: opening a line or giving a cannon its screen chases too.
rules-no-chase = No chase: an attack by a general or a soldier; an attack on a soldier that has not crossed the river; an offer to exchange pieces of the same kind; a capture that would expose the own general.
rules-protected = An attack on a protected piece is no chase: the capture could be answered by a capture on that point. But a horse or a cannon that attacks a chariot chases it even if it is protected.
rules-pinned = A chariot pinned by a horse, so that its leaving would let that horse attack the general, is chased even if it is protected. Chasing the same pinned chariot on every move ranks between perpetual check and perpetual chase.
rules-checks-counted = Perpetual check loses with the 6th check in a row by one piece, the 12th by two, the 18th by three or more. Until then there is a warning with the count. A new checking piece raises the limit at once.

rules-quiet-standard = After 100 moves of both sides together without a capture the game is a draw.
rules-quiet-asian = After 120 counted moves of both sides together without a capture the game is a draw. From a side’s 11th check on, its checks do not count; the answers to them do.
rules-quiet-none = There is no limit for moves without a capture.
rules-dead-draw = If neither side has a piece left that can cross the river, nobody can win, and the game is a draw at once.
rules-offer = Either side may offer a draw. The offer stands until it is answered or the opponent moves. The machine accepts when it is not better off and 30 moves of both sides together have been played.
rules-order = Checkmate and stalemate come first, then repetition, then the count of moves without a capture, then the dead draw.

rules-resign = A side may resign. A side whose time runs out loses, unless the move that mates was made in time.
rules-undo = Against the machine, Undo takes back to your last turn. Between two people it takes back one move if the other agrees.
rules-touch-move = Touch-move is an option: whoever touches an own piece must move it; whoever touches an enemy piece must capture it. What is not possible is free.
rules-touch-move-both = First an own piece, then an enemy one: take that enemy with that piece; otherwise move the piece; otherwise take the enemy with another. First the enemy piece: take it with the own piece touched; otherwise with another; otherwise move the own piece.
rules-formal = A formal match is an option: no undo and no hints.
rules-formal-asian = With these rules it is on unless you switch it off.
rules-handicap = A handicap is an option: a side starts without a horse, both horses, a cannon, a chariot, or nine pieces.
rules-begins = Red, Black or the lot decides who begins.
rules-begins-book = Red always begins.

rules-points = Files are a to i from Red’s left, ranks 0 to 9 from Red’s edge. So every point has a name, such as e4.
rules-notation-wxf = WXF: letter, file from the own right, then + forward, - back or = sideways, then the number: C2=5, H8+7. Of two pieces on a file, + is the front one and - the rear one.
rules-notation-chinese = Chinese: the piece, its file from the own right, 进 forward, 退 back or 平 sideways, and the number: 炮二平五.
rules-notation-book = The book’s: letter, from, – or ×, to, † for check or checkmate: Ch2–e2, Ra0×a9†.
rules-notation-san-cai = A point of Heaven is written with a stroke: e4′ lies above e4. A move is letter, from, – or × or ~ (touch), to, † for check: Hb8–d7′, Rh8′~f5′. Letters: G A E H R C S, and T for the Giác Thân.

rules-planes = Human is the board everybody knows, with all 32 pieces at the start. Heaven lies above it and is empty at the start. Earth lies apart; a game goes down to it only if it repeats itself.
rules-planes-palace = Heaven has a river but no palace: nothing there depends on one.
rules-vertical = A vertical line joins each point of Human with the same point of Heaven. It has just these two points.
rules-placing = Before the first move each side places its Giác Thân on Human, first the side that begins, in sight of the other.
rules-placing-points = Five points are marked for it, on the rank of the cannons: files a, c, e, g and i.
rules-placing-check = All five may be chosen, whatever stands on the board. Results are looked at only after the second placing.
rules-moves = Every piece captures by its move, unless said otherwise. All pieces block, screen and hobble alike, the Giác Thân of either side too. Pieces of one board are not in the way of lines of the other.
rules-bound = General, advisor and elephant never leave Human.
rules-horse-planes = Instead of landing on its own board the horse may land on the same point of the other one. Its leg is the point of the board it leaves.
rules-chariot-planes = It also goes straight up or down, capturing or not.
rules-cannon-planes = Straight up or down it goes to an empty point only: two points leave no room for a screen.
rules-soldier-planes = On its last three ranks it also goes straight up or down, capturing or not. All this holds on both boards alike.
rules-giac-than = The Giác Thân goes one point along a line, or straight up or down, to an empty point. It knows no palace and no river. It captures nothing and never gives check.
rules-check-planes = Check may come from Heaven too: from a chariot straight above the general, a soldier there, or a horse that can land on it.

rules-touch = A Giác Thân is never captured; it is touched. Any piece that could capture on its point may touch it, the general too. A touch spends the turn, and like any move it may not leave the own general attacked.
rules-touch-stays = The toucher stays where it stands, and so does the Giác Thân.
rules-touch-own = A Giác Thân may touch the other one, one point away along a line or straight up or down.
rules-reserve = Each Giác Thân has a reserve of three minutes, which has nothing to do with the clocks. A touch takes one.
rules-freeze = A touch freezes: on its owner’s next three turns the Giác Thân neither moves nor touches. It cannot be touched again before the turn after these.
rules-removed = With the reserve used up, the next touch, the fourth, removes the Giác Thân for good. It never comes to Earth.

rules-mate-san-cai = Checkmate wins. A side that is not in check and has no legal move loses as well.
rules-infiltration = Infiltration wins: a Giác Thân that stays two turns in the enemy palace. On the turn it enters, its stay is 0. At 2 its owner has won at once.
rules-stay = The stay grows by 1 at the end of each later turn of its owner, whatever is played, if the Giác Thân still stands in the palace and was not frozen when the turn began. A step inside the palace keeps it. A touch or leaving sets it to 0.
rules-both-results = A move that completes an infiltration and mates counts as checkmate; if it only leaves no move, as infiltration.

rules-descent = When a position occurs for the third time, the game goes down to Earth. So perpetual check is not forbidden. The move that brings it about is completed first: if it wins, the game is over.
rules-same-san-cai = Two positions are the same when the points of both boards, the side to move, and reserve, freeze and stay of both Giác Thân are the same.
rules-descent-quiet = After 100 moves of both sides together without a capture or a touch the game goes down as well.
rules-arrival = The captured pieces come to Earth in their own colours, to the starting points of their kinds. Where not all of a kind were captured, they fill these from their owner’s right. No general and no Giác Thân comes.
rules-descent-nothing = If nothing has been captured on either side, the game is a draw at once.

rules-di-moves = On Earth there is no general and no check. Horse, chariot, cannon and soldier move as ever. The advisor goes one point in any of the eight directions, anywhere. The elephant may cross the river.
rules-di-extra = The extra step: a move from outside into the enemy palace may in the same turn go on by one point in any direction, to another empty point of that palace. The first part may capture.
rules-di-winning = A piece that stays in the enemy palace wins. Each piece has its own stay: 0 on arrival, 1 more at the end of each later turn of its owner. It is lost by leaving or by capture. At 2 its owner wins at once.
rules-di-pass = A side without a legal move, or without a piece, passes. Passing is never allowed otherwise.
rules-di-draws = Draw on Earth: two passes in a row, a position for the third time, or 100 moves of both sides together without a capture. A win comes before these. There is no dead draw.
rules-undo-di = An undo goes back across the descent.
rules-handicap-di = Pieces missing by handicap do not come to Earth.
