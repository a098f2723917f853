### 课程：列表、教练、文字。见 docs/lessons.md。

## The list of lessons

learn-title = 学习
learn-sentence = 已完成 { $n } 课，共 { $most } 课
learn-progress = { $n }/{ $most }
learn-begin = 开始
learn-go-on = 继续
learn-again = 再学
learn-none = 没有名为“{ $text }”的课。
learn-spoken = { $text }，{ $state ->
    [done] 已完成
    [current] 下一课
   *[open] 未完成
    }
learn-step = 第 { $n } 步，共 { $most } 步

## The coach

coach-next = 继续
coach-again = 再试一次
coach-show = 给我看
coach-look = 看看 { $from } 的{ $piece }。
coach-look-mark = 绿色标记点都可以，看看哪个最有用。
coach-tap = 请点 { $point }。
coach-elsewhere = 那是 { $point }。请点别的点。
coach-barred = { $from } 的{ $piece }不能走到 { $to }。
coach-right = 对了。
coach-lesson-done = 本课完成。
coach-course-done = 这是最后一课。您可以下棋了。
miss-other = 可以走，但这里要的不是这一步。
miss-piece = 可以走，但这里应该走另一个棋子。
miss-reach = 这步合规则，但没有走到要去的点。
miss-capture = 没有吃到要吃的棋子。
miss-check = 这没有将军：对方的将没有受到攻击。
miss-mate = 还没将死：对方还有解救的走法。
miss-stalemate = 对方还有棋可走。
miss-escape = 这样也能应将，但不是这里要学的方法。
miss-safe = 小心：现在{ $other }可以吃 { $point } 的{ $target }。
miss-guard = { $point } 的{ $target }还没有保护。
miss-cross = 还在同一个盘上。请看另一个盘。
miss-touch = 没有触碰到觉身。
miss-enter = 您的觉身还没有进入对方九宫。
miss-win = 这样还不能赢。
miss-descend = 局面没有第三次出现。
miss-extra = 这步没有再走一步。

## Chapter 1

chapter-board = 棋盘和棋子
lesson-points = 线条的棋盘
lesson-points-1 = 这是棋盘：竖线九条，横行十条。棋子放在线的交叉点上，不放在格子里。
lesson-points-2 = 每个点都有名字：字母看下边，数字看左边。请点亮着的 { $goal }。
lesson-points-3 = 这次没有灯，请找到 { $goal }：先看下边的字母，再往上数到数字。
lesson-points-3-done = 就是这个点。您已经会看棋盘了。
lesson-palace = 河界和九宫
lesson-palace-1 = 一条河把棋盘分成两半。您执红方，在下边。请点对岸的一个点，例如 { $goal }。
lesson-palace-2 = 亮着的九个带斜线的点是您的九宫，帅就住在那里。请点它的中心 { $goal }。
lesson-palace-3 = 黑方在上边，也有自己的九宫。请点它的中心 { $goal }。
lesson-palace-3-done = 两半江山，两座九宫，一条河：这就是整个战场。
lesson-turns = 走棋和吃子
lesson-turns-1 = 红方先走，然后轮流各走一步。请点 { $from } 的{ $piece }，绿点是它能去的地方，再点绿点。
lesson-turns-1-done = 您走了一步，黑方也应了一步。四角标出的是上一着。
lesson-turns-2 = 走到对方棋子上就是吃子，被吃的子离开棋盘。请拿起 { $from } 的{ $piece }，吃掉有绿圈的子。
lesson-turns-2-done = 吃到了。自己的棋子不能吃。
lesson-general = 将帅
lesson-general-1 = 每种棋子都有自由度，从 1 到 10。{ $piece }的自由度是 { $n }，受约束最多。失去它就输棋。
lesson-general-2 = 它沿线走一步。请把它走到 { $to }。
lesson-general-2-done = 直走一步，从不斜走。
lesson-general-3 = 它从不离开九宫。现在它在角上的 { $from }。请走到一个能去的点。
lesson-general-3-done = 九宫就是它的家。
lesson-advisor = 士
lesson-advisor-1 = { $piece }的自由度是 { $n }。它保护帅，只能站在亮着的五个点上。
lesson-advisor-2 = 它沿九宫的斜线走一步。请走到 { $to }。
lesson-advisor-2-done = 斜走一步，仅此而已。
lesson-advisor-3 = 它怎么走就怎么吃。请吃掉 { $to } 的{ $target }。
lesson-advisor-3-done = 守得好，九宫又安全了。
lesson-elephant = 象和象眼
lesson-elephant-1 = { $piece }的自由度是 { $n }。它只在河这边的七个点之间走，其中六个亮着。
lesson-elephant-2 = 它斜走正好两步，叫“田”字。请走到 { $to }。
lesson-elephant-2-done = 一次两步，不能只走一步。
lesson-elephant-3 = 中间的点叫象眼，必须是空的。{ $point } 的{ $other }塞住了去 { $goal } 的路。请走另一边。
lesson-elephant-3-done = 这边的象眼是空的。
lesson-elephant-4 = 它从不过河。请从 { $from } 走到一个能去的点。
lesson-elephant-4-done = 它留在家里防守。
lesson-soldier = 兵卒
lesson-soldier-1 = { $piece }在河这边时自由度是 { $n }：只能向前走。
lesson-soldier-2 = 向前一步，从不后退。请走到 { $to }。
lesson-soldier-3 = 再走一步，过河到 { $to }。
lesson-soldier-3-done = 过了河它更自由：还可以横走。
lesson-soldier-4 = 现在它的自由度是 { $n }。请横走到 { $to }。
lesson-soldier-4-done = 向前或横走，每次一步。
lesson-soldier-5 = 它怎么走就怎么吃：向前或横着，一步不能走两个方向，所以吃不到{ $other }。请吃{ $target }。
lesson-soldier-5-done = 每步只走一个方向，走子吃子都一样。
lesson-horse = 马和马腿
lesson-horse-1 = { $piece }的自由度是 { $n }。先直走一步，再向外斜走一步，能到亮着的点。
lesson-horse-2 = 请走到 { $to }：先横一步，再斜出去。
lesson-horse-2-done = 先直后斜，合为一步。
lesson-horse-3 = 第一步的点叫马腿。{ $point } 有{ $other }，这边走不了。请走别的方向。
lesson-horse-3-done = 别住一条马腿就少两个落点，其余仍可走。
lesson-horse-4 = 它怎么走就怎么吃。请吃 { $to } 的{ $target }。
lesson-horse-4-done = 跳得漂亮。
lesson-cannon = 炮和炮架
lesson-cannon-1 = { $piece }的自由度是 { $n }。它走子和吃子的方法不同。
lesson-cannon-2 = 它沿空着的直线走，远近不限。请走到 { $to }。
lesson-cannon-2-done = 不吃子时，直走空线。
lesson-cannon-3 = 吃子时要正好隔一个子跳过去，这个子叫炮架，敌我都行。这里{ $screen }是炮架。请吃{ $target }。
lesson-cannon-3-done = 隔一个炮架，正中目标。
lesson-cannon-4 = 没有炮架不能吃子，也不能跳到空点上。只有一匹马能吃：是哪匹？
lesson-cannon-4-done = { $screen }是炮架，另一条线上没有炮架。
lesson-chariot = 车
lesson-chariot-1 = { $piece }的自由度是 { $n }，在这个棋盘上最自由，是您最强的棋子。
lesson-chariot-2 = 它沿空着的直线走，远近不限。请走到 { $to }。
lesson-chariot-2-done = 想走多远就走多远，只走直线。
lesson-chariot-3 = 它怎么走就怎么吃，但不能跳子。{ $point } 的{ $other }挡了路：请吃空线上的马。
lesson-chariot-3-done = 有空线就够了。
lesson-array = 开局的位置
lesson-array-1 = 对局这样开始。从两边到中间：车、马、相、仕，中间是帅。
lesson-array-2 = 两门炮在马的前面。请点您的一门炮。
lesson-array-3 = 五个兵在河前。请点您的一个兵。
lesson-array-4 = 好的开局想法：向中间跳一匹马。
lesson-array-4-done = 所有棋子您都认识了。接下来学将军和将死。
lesson-array-edge = 可以走，但在边上的马能到的点少。请向中间跳。
