## 规则：页面、图示、搜索

rules-title = 规则
rules-search = 搜索规则
rules-found = { $n ->
    [0] 没有找到“{ $text }”
   *[other] 找到 { $n } 处
    }
rules-clear = 清除搜索
rules-house = 本应用自定
rules-house-note = 标有“本应用自定”的，是原规则未定而由本应用决定之处。
rules-replay = 演示
rules-barred = { $point }：{ $text }
rules-diagram-goes = { $point } 的{ $piece }可走到 { $list }。
rules-diagram-takes = 可吃或可触碰：{ $list }。

rules-head-board = 棋盘与目标
rules-head-boards = 三个棋盘
rules-head-pieces = 棋子
rules-head-moves = 人盘与天盘的走法
rules-head-check = 将军、将死、困毙
rules-head-repetition = 重复局面
rules-head-draws = 和棋
rules-head-table = 对局规定
rules-head-notation = 记谱
rules-head-placing = 安放觉身
rules-head-touch = 触碰
rules-head-winning = 取胜
rules-head-descent = 降至地盘
rules-head-di = 地盘上的走法
rules-head-examples = 可演示的例子

rules-intro-standard = “标准”是棋社的惯例：长将或长捉者判负。它不是中国象棋竞赛规则，后者连一将一捉也禁止。
rules-intro-asian = “亚洲”依照亚洲象棋联合会的比赛规则。
rules-intro-book = 古谱的下法：炮必须隔子才能走，同一局面不可走成第三次。
rules-intro-threefold = 重复的简单规则：谁使局面第三次出现，谁就输。
rules-intro-san-cai = 三才棋是在上下两个棋盘上下的象棋，每方多一枚棋子。局面重复时，对局降至第三个棋盘。

rules-board = 棋盘有九条直线、十行横线。棋子放在线的交叉点上，每方 16 枚。双方轮流走棋，每次走一子。
rules-palace = 两半之间是河界。每方有九个点的九宫，以两条斜线标出。
rules-goal = 棋子走到对方棋子所在的点就把它吃掉，被吃的子离盘。不能走到己方棋子所在的点。使对方将帅无路可走即胜。

rules-general = 将（帅）沿线走一步，不出九宫。
rules-advisor = 士（仕）斜走一步，不出九宫。
rules-elephant = 象（相）斜走两步，不多不少。中间的点叫象眼，必须空着；不能过河。
rules-horse = 马先直走一步，再向外斜走一步。第一步的点叫马腿，必须空着。河界不妨碍马。
rules-chariot = 车沿直线走，远近不限，中间不能有子。
rules-cannon = 炮的走法同车。吃子时中间必须正好隔一子，叫炮架，哪方的都行。不吃子时不能越子落到空点。
rules-cannon-jumping = 古谱的炮总要正好隔一子，哪方的都行。它落在那子之后、下一子之前的任一空点，或吃掉下一子。无子可隔就不能走。“新对局”里可改选现代的炮。
rules-soldier = 兵（卒）向前走一步，过河后也可横走一步，不能后退。
rules-setup = 自摆局面时，将帅、士、象、兵只能在它们能到的点上；每种棋子不多于开局时的数目；不轮走的一方不得被将军。

rules-check = 将帅受到攻击叫将军。必须立刻应将：移开将帅，吃掉来将的子，在中间或马腿上垫子，撤去炮架或再添一个炮架。走棋后己方将帅不得受攻击。
rules-facing = 将帅不能在同一直线上照面而中间无子。
rules-mate = 被将军而无合法着法，即将死，判负。未被将军而无合法着法，即困毙，也判负。

rules-same = 各点上的棋子种类相同、轮走方相同，就是同一局面。开局局面也算一次。
rules-repetition-standard = 同一局面第三次出现时，警告将判负的一方；若双方都不判负，则提示即将和棋。第四次出现时判决。
rules-repetition-asian = 同一局面第三次或以后出现时判决。长将按将军的次数判决。
rules-repetition-book = 您的着法已两次走成的局面，不可第三次走成：该着禁止。开局局面不算谁走成的。所有着法都被禁止或不合法的一方判负。
rules-repetition-threefold = 使局面第三次出现的一方判负。
rules-no-conduct = 其间是否将军或捉子，概不计较。
rules-conduct = 判决看最后两个循环。长将：一方每着都将军。长捉：一方每着都捉，且其中总有同一个子。长将重于长捉，长捉重于其他。重者判负；双方相同则和棋。
rules-neutral = 其他都算闲着：一将一捉、一将一闲、轮流捉两个子、要杀、拦挡、献子、兑子。
rules-chase = 走棋之后，某子能吃掉它此前吃不到的对方棋子，就是捉。不论走的是哪个子：打开线路、给炮添炮架也算捉。
rules-no-chase = 不算捉：将帅或兵卒的攻击；攻击未过河的兵卒；同类棋子的兑子；吃后会使己方将帅受攻击。
rules-protected = 攻击有保护的子不算捉：对方可在该点吃回。但马、炮攻击车，即使车有保护也算捉。
rules-pinned = 被马牵制的车（车一离开，马就攻击将帅），即使有保护也算被捉。每着都捉同一被牵制的车，轻于长将，重于长捉。
rules-checks-counted = 长将以连续将军次数判负：一子将满 6 次，两子满 12 次，三子以上满 18 次。之前先警告并显示次数。有新的子参与将军，限度立即提高。

rules-quiet-standard = 双方共走 100 着而无吃子，即和棋。
rules-quiet-asian = 双方共走 120 着（计数）而无吃子，即和棋。一方自第 11 次将军起，其将军不计数；应将则计数。
rules-quiet-none = 无吃子的着数没有限制。
rules-dead-draw = 双方都没有能过河的棋子时，谁也赢不了，立即和棋。
rules-offer = 任一方可以求和。求和在对方答复或走棋之前有效。双方共走满 30 着，且电脑并不占优时，电脑同意。
rules-order = 先看将死与困毙，再看重复，再看无吃子着数，最后看无力取胜的和棋。

rules-resign = 可以认输。超时者判负，除非将死的一着在时限内走出。
rules-undo = 对电脑时，悔棋退到您上一次走棋之前；两人对局时，对方同意才退一着。
rules-touch-move = “摸子走子”可选：摸己方子必须走它，摸对方子必须吃它；做不到则不限。
rules-touch-move-both = 先摸己方子再摸对方子：用它吃；不能则走它；再不能则用别的子吃。先摸对方子：用所摸己方子吃；不能则用别的子吃；再不能则走己方子。
rules-formal = “正式比赛”可选：不能悔棋，没有提示。
rules-formal-asian = 这套规则默认为正式比赛，可以关闭。
rules-handicap = 让子可选：让一马、让双马、让一炮、让一车或让九子。
rules-begins = 谁先走可选红方、黑方或抽签。
rules-begins-book = 总是红方先走。

rules-points = 直线从红方左边起为 a 到 i，横线从红方底线起为 0 到 9。每个点因此有名字，例如 e4。
rules-notation-wxf = WXF：字母、从己方右边数的直线，然后 + 进、- 退、= 平，再加数字：C2=5、H8+7。同线两子，+ 为前，- 为后。
rules-notation-chinese = 中文：棋子、从己方右边数的直线，进、退或平，再加数字：炮二平五。
rules-notation-book = 古谱：字母、起点、– 或 ×、终点，† 表示将军或将死：Ch2–e2、Ra0×a9†。
rules-notation-san-cai = 天盘的点加一撇：e4′ 在 e4 之上。着法写作字母、起点、– 或 × 或 ~（触碰）、终点，† 表示将军：Hb8–d7′、Rh8′~f5′。字母为 G A E H R C S，觉身为 T。

rules-planes = 人盘就是大家熟悉的棋盘，开局时 32 枚棋子都在其上。天盘在它上方，开局时是空的。地盘另在一处，局面重复时才降到那里。
rules-planes-palace = 天盘有河界而无九宫，那里没有与九宫有关的事。
rules-vertical = 竖线连接人盘的每个点与天盘的同一点，只有这两点。
rules-placing = 走第一着之前，双方各把觉身安放在人盘上，先走的一方先放，对方看得见。
rules-placing-points = 有五个标记点，在炮所在的横线上：a、c、e、g、i 线。
rules-placing-check = 不论盘上情形如何，五点都可选。双方都放好之后才看胜负。
rules-moves = 除另有说明，棋子按其走法吃子。所有棋子都同样挡路、作炮架、蹩马腿，双方的觉身也一样。一盘上的子不妨碍另一盘上的线。
rules-bound = 将帅、士、象不离人盘。
rules-horse-planes = 马也可以落在另一盘的同一点上。马腿是它离开的那一盘上的点。
rules-chariot-planes = 车也可直上直下，吃子与否都行。
rules-cannon-planes = 炮直上直下只能到空点：两点之间容不下炮架。
rules-soldier-planes = 兵（卒）在最后三行也可直上直下，吃子与否都行。两盘上都是如此。
rules-giac-than = 觉身沿线走一步，或上下一步，只能到空点。它不受九宫和河界限制。它不吃子，也从不将军。
rules-check-planes = 将军也可来自天盘：将帅正上方的车或兵，或能落到将帅上的马。

rules-touch = 觉身不会被吃，只会被触碰。能在它的点上吃子的棋子都可触碰它，将帅也行。触碰算一着，与走棋一样，不得使己方将帅受攻击。
rules-touch-stays = 触碰者留在原处，觉身也不动。
rules-touch-own = 觉身可触碰沿线或上下相邻一步的对方觉身。
rules-reserve = 每个觉身有三分钟储备，与棋钟无关。每次触碰扣一分钟。
rules-freeze = 触碰使觉身冻结：其方随后三次走棋时，它不能走也不能触碰。在那之后的一着之前，不能再被触碰。
rules-removed = 储备用尽后，再一次触碰即第四次，使觉身永久离盘。它不会到地盘。

rules-mate-san-cai = 将死者胜。未被将军而无合法着法的一方也判负。
rules-infiltration = 潜入者胜：觉身在对方九宫停留两回合。进入的那一着停留为 0，满 2 时其方立即获胜。
rules-stay = 其方以后每着走完，不论走什么，只要觉身仍在九宫且该着开始时未冻结，停留加 1。在九宫内走动不影响停留。被触碰或离开则归 0。
rules-both-results = 一着既完成潜入又将死，记为将死；若只是使对方无着可走，记为潜入。

rules-descent = 同一局面第三次出现，对局降至地盘。所以长将并不禁止。导致下降的一着先走完：若它取胜，对局就结束。
rules-same-san-cai = 两盘各点、轮走方以及双方觉身的储备、冻结、停留都相同，才算同一局面。
rules-descent-quiet = 双方共走 100 着而无吃子或触碰，也降至地盘。
rules-arrival = 被吃的棋子以原来的颜色来到地盘，放在其种类的开局点上。同类未全被吃时，从其方的右边放起。将帅与觉身不来。
rules-descent-nothing = 若双方都未被吃子，立即和棋。

rules-di-moves = 地盘上没有将帅，也没有将军。马、车、炮、兵走法照旧。士（仕）在任何地方可向八方走一步。象（相）可以过河。
rules-di-extra = 再走一步：从外面走进对方九宫的子，可在同一着里再向任一方向走一步，到该九宫的另一个空点。前一段可以吃子。
rules-di-winning = 在对方九宫停留的棋子取胜。每子各有停留：到达时为 0，其方以后每着走完加 1；离开或被吃则失去。满 2 时其方立即获胜。
rules-di-pass = 没有合法着法或没有棋子的一方停着。其他情况不得停着。
rules-di-draws = 地盘上的和棋：连续两次停着，局面第三次出现，或双方共走 100 着而无吃子。取胜优先。没有无力取胜的和棋。
rules-undo-di = 悔棋可以退回下降之前。
rules-handicap-di = 让掉的子不到地盘。
