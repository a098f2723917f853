## Clocks, pause, two people at one device

refusal-flag-fell = Thời gian đã hết trước đó.
refusal-time-left = Thời gian chưa hết.
