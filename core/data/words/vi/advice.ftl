## Hints and threats
