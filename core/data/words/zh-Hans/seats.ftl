## Clocks, pause, two people at one device

refusal-flag-fell = 时间已经用完。
refusal-time-left = 时间还没有用完。
