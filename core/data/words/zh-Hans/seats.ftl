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
