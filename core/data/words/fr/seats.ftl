## Clocks, pause, two people at one device

refusal-flag-fell = Le temps était déjà écoulé.
refusal-time-left = Le temps n’est pas encore écoulé.
