## Clocks, pause, two people at one device
