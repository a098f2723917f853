## Clocks, pause, two people at one device

refusal-flag-fell = 时间已经用完。
refusal-time-left = 时间还没有用完。
clock-minutes = { $n }分
clock-seconds = { $n }秒
clock-joined = { $first }{ $second }
clock-left = 剩余{ $time }
clock-left-periods = { $n ->
    [1] 最后一次读秒，剩余{ $time }
   *[other] 读秒剩余{ $time }，还有{ $n }次
    }
pause-title = 已暂停
pause-resume = 继续
refusal-paused = 对局已暂停。

touched-must-move = 摸子走子：{ $point } 的{ $piece }必须走。
touched-must-be-taken = 摸子走子：{ $point } 的{ $piece }必须吃掉。
clock-byoyomi-of = { $minutes } 分 + { $seconds } 秒 × { $periods }
number-minutes = 分钟
number-increment = 每步加秒
number-period = 每次读秒的秒数
number-periods = 读秒次数
refusal-number-minutes = 用时应为 { $least } 至 { $most } 分钟。
refusal-number-increment = 每步加秒应为 { $least } 至 { $most } 秒。
refusal-number-period = 每次读秒应为 { $least } 至 { $most } 秒。
refusal-number-periods = 读秒次数应为 { $least } 至 { $most } 次。
refusal-odds-position = 让子是从初始局面中去掉棋子；自定局面保持原样。请二者选一。
option-touch-move-sentence = 摸到的子必须走，或必须吃掉
option-handicap-sentence = 一方少子开局
option-modern-cannon-sentence = 走子时不必隔子
new-game-odds = 让出
new-game-odds-side = 让子的一方
odds-horse = 单马
odds-horses = 双马
odds-cannon = 单炮
odds-chariot = 单车
odds-nine = 九子
odds-nine-sentence = 双车、双马、双炮、双士和一象
