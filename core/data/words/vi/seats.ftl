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

touched-must-move = Chạm quân phải đi: { $piece } ở { $point } phải đi.
touched-must-be-taken = Chạm quân phải đi: { $piece } ở { $point } phải bị bắt.
clock-byoyomi-of = { $minutes } phút + { $periods } × { $seconds } giây
number-minutes = Phút
number-increment = Giây cộng mỗi nước
number-period = Giây mỗi lượt
number-periods = Số lượt đọc giây
refusal-number-minutes = Thời gian phải từ { $least } đến { $most } phút.
refusal-number-increment = Mỗi nước phải cộng từ { $least } đến { $most } giây.
refusal-number-period = Mỗi lượt đọc giây phải dài từ { $least } đến { $most } giây.
refusal-number-periods = Phải có từ { $least } đến { $most } lượt đọc giây.
refusal-odds-position = Chấp quân là bỏ bớt quân ở thế ban đầu; thế cờ tự chọn giữ nguyên. Hãy chọn một trong hai.
option-touch-move-sentence = Quân đã chạm phải đi, hoặc phải bị bắt
option-handicap-sentence = Một bên bắt đầu với ít quân hơn
option-modern-cannon-sentence = Khi đi không cần nhảy qua quân
new-game-odds = Bỏ bớt
new-game-odds-side = Bên chấp
odds-horse = Một mã
odds-horses = Hai mã
odds-cannon = Một pháo
odds-chariot = Một xe
odds-nine = Chín quân
odds-nine-sentence = Hai xe, hai mã, hai pháo, hai sĩ và một tượng
