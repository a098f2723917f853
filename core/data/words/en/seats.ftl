## Clocks, pause, two people at one device

refusal-flag-fell = The time had run out already.
refusal-time-left = The time has not run out.
