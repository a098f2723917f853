//! Attacks on one plane: for a piece on a point, the points it reaches. Own and enemy pieces are not told apart.
