## Clocks, pause, two people at one device

refusal-flag-fell = Die Zeit war schon abgelaufen.
refusal-time-left = Die Zeit ist noch nicht abgelaufen.
