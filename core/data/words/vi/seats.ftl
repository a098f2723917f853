## Clocks, pause, two people at one device

refusal-flag-fell = Thời gian đã hết trước đó.
refusal-time-left = Thời gian chưa hết.
clock-minutes = { $n } phút
clock-seconds = { $n } giây
clock-joined = { $first } { $second }
clock-left = còn { $time }
clock-left-periods = { $n ->
    [1] còn { $time } của lượt đọc giây cuối
   *[other] còn { $time } của lượt đọc giây, { $n } lượt
    }
pause-title = Tạm dừng
pause-resume = Tiếp tục
refusal-paused = Ván cờ đang tạm dừng.
