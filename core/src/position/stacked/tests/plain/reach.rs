//! Where pieces go.
use super::{At, DIAGONAL, ORTHOGONAL, Plain, in_palace, on_board, owner, relative};

/// What a piece reaches: to capture there, and to move there if the point is empty.
#[derive(Default)]
struct Reach {
    captures: Vec<At>,
    moves: Vec<At>,
}

impl Reach {
    /// Points to which the piece both captures and moves.
    fn both(&mut self, points: impl IntoIterator<Item = At>) {
        for at in points {
            self.captures.push(at);
            self.moves.push(at);
        }
    }
}

fn step((plane, file, rank): At, (files, ranks): (i32, i32)) -> At {
    (plane, file + files, rank + ranks)
}

fn above((plane, file, rank): At) -> At {
    (1 - plane, file, rank)
}

impl Plain {
    fn empty(&self, at: At) -> bool {
        on_board(at) && !self.on.contains_key(&at)
    }

    /// The pieces a piece could capture by its rule of capture, of either side, and the empty points it could move to.
    pub fn reach(&self, from: At) -> (Vec<At>, Vec<At>) {
        let piece = self.on[&from];
        let side = owner(piece);
        let mut reach = Reach::default();
        let around = ORTHOGONAL.iter().chain(&DIAGONAL).map(|by| step(from, *by));
        match piece.to_ascii_uppercase() {
            'A' if self.di => reach.both(around),
            'K' => reach.both(around.take(4).filter(|at| in_palace(side, *at))),
            'A' => reach.both(around.skip(4).filter(|at| in_palace(side, *at))),
            'B' => self.elephant(from, side, &mut reach),
            'N' => self.horse(from, &mut reach),
            'R' => self.line_piece(from, false, &mut reach),
            'C' => self.line_piece(from, true, &mut reach),
            'P' => self.soldier(from, side, &mut reach),
            _ => reach.moves.extend(around.take(4).chain([above(from)])),
        }
        reach.captures.retain(|at| self.on.contains_key(at));
        reach.moves.retain(|at| self.empty(*at));
        (reach.captures, reach.moves)
    }

    fn elephant(&self, from: At, side: usize, reach: &mut Reach) {
        for by in DIAGONAL {
            let to = step(from, (2 * by.0, 2 * by.1));
            if self.empty(step(from, by)) && (self.di || relative(side, to.2) <= 5) {
                reach.both([to]);
            }
        }
    }

    fn horse(&self, from: At, reach: &mut Reach) {
        for by in ORTHOGONAL {
            for turn in [-1, 1] {
                let to = step(from, (2 * by.0 + turn * by.1, 2 * by.1 + turn * by.0));
                if self.empty(step(from, by)) {
                    reach.both([to]);
                    if !self.di {
                        reach.both([above(to)]);
                    }
                }
            }
        }
    }

    fn line_piece(&self, from: At, is_cannon: bool, reach: &mut Reach) {
        for by in ORTHOGONAL {
            let way = (1..10).map(|n| step(from, (n * by.0, n * by.1)));
            let way: Vec<At> = way.filter(|at| on_board(*at)).collect();
            let pieces: Vec<usize> = (0..way.len()).filter(|n| !self.empty(way[*n])).collect();
            let first = pieces.first().copied().unwrap_or(way.len());
            reach.moves.extend(&way[..first]);
            let target = pieces.get(usize::from(is_cannon));
            reach.captures.extend(target.map(|n| way[*n]));
        }
        if !self.di {
            reach.moves.push(above(from));
            if !is_cannon {
                reach.captures.push(above(from));
            }
        }
    }

    fn soldier(&self, from: At, side: usize, reach: &mut Reach) {
        reach.both([step(from, (0, [1, -1][side]))]);
        if relative(side, from.2) >= 6 {
            reach.both([step(from, (1, 0)), step(from, (-1, 0))]);
        }
        if relative(side, from.2) >= 8 && !self.di {
            reach.both([above(from)]);
        }
    }
}
