## Hints and threats

# Keys: advice-hint-… what the best move is for, advice-threat-… what the opponent would do with the move.
# $piece is what moves, $target what is won, saved, attacked; $n counts the winner's own moves.
game-threat = Threat
advice-hint-mate = { $piece-The } begins: mate in { $n }.
advice-hint-mate-far = { $piece-The } begins a forced mate.
advice-hint-infiltration = { $piece-The } begins: infiltration in { $n }.
advice-hint-infiltration-far = { $piece-The } makes the infiltration certain.
advice-hint-rule = { $piece-The } begins: won by the repetition in { $n }.
advice-hint-rule-far = { $piece-The } wins by the repetition.
advice-hint-holds-out = Every move loses; { $piece-the } holds out.
advice-hint-only = { $piece-The } has the only move.
advice-hint-places = A good point for the Giác Thân.
advice-hint-stops-mate = { $piece-The } stops the mate.
advice-hint-stops-infiltration = { $piece-The } stops the infiltration.
advice-hint-stops-rule = { $piece-The } avoids a loss by repetition.
advice-hint-touches = { $piece-The } touches the enemy Giác Thân.
advice-hint-takes = { $piece-The } wins { $target-the }.
advice-hint-checks-takes = { $piece-The } gives check and wins { $target-the }.
advice-hint-next = { $piece-The } moves, and { $target-the } is won next.
advice-hint-saves = { $piece-The } leaves the danger.
advice-hint-protects = { $piece-The } protects { $target-the }.
advice-hint-trades = { $piece-The } takes { $target-the }.
advice-hint-enters = { $piece-The } enters the palace.
advice-hint-checks = { $piece-The } gives check.
advice-hint-attacks = { $piece-The } attacks { $target-the }.
advice-hint-nears = { $piece-The } comes nearer to the palace.
advice-hint-develops = { $piece-The } comes into play.
advice-hint-good = A good move for { $piece-the }.
advice-threat-mate = { $side } threatens mate in { $n }.
advice-threat-mate-far = { $side } threatens a forced mate.
advice-threat-infiltration = { $side } threatens infiltration in { $n }.
advice-threat-infiltration-far = { $side } threatens a certain infiltration.
advice-threat-rule = { $side } threatens to win by repetition in { $n }.
advice-threat-rule-far = { $side } threatens to win by repetition.
advice-threat-touches = { $side } threatens to touch the Giác Thân.
advice-threat-takes = { $side } threatens to take { $target-the } on { $point }.
advice-threat-checks-takes = { $side } threatens to give check and win { $target-the }.
advice-threat-next = { $side } threatens to win { $target-the }.
advice-threat-check = { $side } gives check.
advice-threat-nothing = { $side } threatens nothing.
