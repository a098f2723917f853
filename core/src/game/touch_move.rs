use crate::board::{Move, Point};

/// What the side to move has touched, as far as it obliges: the option touch-move (classic.md section 0).
///
/// What obliges to nothing that is possible is not kept: a piece without a move, an enemy piece that nothing can take, the
/// second touch where the first leaves no choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Touched {
    /// The own piece that must move.
    pub own: Option<Point>,
    /// The enemy piece that must be taken; in San Cai also the Giác Thân that must be touched.
    pub enemy: Option<Point>,
}

/// Where a move takes: where its first part lands.
fn landing(action: Move) -> Option<Point> {
    action.through().or(action.to())
}

impl Touched {
    /// Nothing touched.
    pub const NOTHING: Self = Self {
        own: None,
        enemy: None,
    };

    /// A finger touches an own piece: it must move, and take the enemy piece touched before if it can.
    pub fn touch_own(&mut self, point: Point, legal: &[Move]) {
        let own = self.own.or(Some(point));
        self.keep(Self { own, ..*self }, legal);
    }

    /// A finger touches an enemy piece: it must be taken, by the own piece touched before if that can.
    pub fn touch_enemy(&mut self, point: Point, legal: &[Move]) {
        let enemy = self.enemy.or(Some(point));
        self.keep(Self { enemy, ..*self }, legal);
    }

    fn keep(&mut self, touched: Self, legal: &[Move]) {
        if legal.iter().any(|&action| touched.allows(action)) {
            *self = touched;
        }
    }

    fn allows(self, action: Move) -> bool {
        self.own.is_none_or(|own| action.from() == Some(own))
            && self
                .enemy
                .is_none_or(|enemy| landing(action) == Some(enemy))
    }

    /// The moves that are left.
    pub fn left(self, mut legal: Vec<Move>) -> Vec<Move> {
        legal.retain(|&action| self.allows(action));
        legal
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Game, Setup};
    use crate::ruleset::RuleSet;

    /// Red’s Chariots on a0 and b0 (blocked upwards by b1), its General on d0; black soldiers on a6 and i3, a black
    /// advisor on d9.
    const POSITION: &str = "3ak4/9/9/p8/9/9/8p/9/1C7/RR1K5 w";

    /// What is left after these touches; a capital letter before the point: an enemy piece.
    fn left(touches: &str) -> Vec<String> {
        let rules = RuleSet::named("standard").expect("a rule set");
        let start = Some(POSITION.to_owned());
        let setup = Setup {
            start,
            ..Setup::of(rules)
        };
        let game = Game::new(setup).expect("a position");
        let legal = game.line().legal();
        let mut touched = Touched::NOTHING;
        for touch in touches.split_whitespace() {
            match touch.strip_prefix('X') {
                Some(enemy) => touched.touch_enemy(Point::parse(enemy).expect("a point"), &legal),
                None => touched.touch_own(Point::parse(touch).expect("a point"), &legal),
            }
        }
        let mut left = touched.left(legal);
        left.sort_unstable();
        left.iter().map(Move::to_string).collect()
    }

    /// Each sentence of the option. Fails if a touch that obliges to nothing possible is kept, or if the second touch is
    /// looked at alone.
    #[test]
    fn every_sentence_of_the_option() {
        let free = left("");
        let from = |point: &str| {
            let of = |action: &&String| action.starts_with(point);
            free.iter().filter(of).cloned().collect::<Vec<_>>()
        };
        // An own piece is moved; the next own piece changes nothing.
        assert_eq!(left("a0"), from("a0"));
        assert_eq!(left("a0 b1"), from("a0"));
        // An enemy piece is taken by what can.
        assert_eq!(left("Xa6"), ["a0a6"]);
        assert_eq!(left("Xi3"), free);
        // Own first, then an enemy: it takes; if it can't, it moves; if it has no move, another takes; else free.
        assert_eq!(left("a0 Xa6"), ["a0a6"]);
        assert_eq!(left("d0 Xa6"), from("d0"));
        assert_eq!(left("a0 Xd9"), from("a0"));
        // Enemy first, then own: it takes; if it can't, another takes; if none can, it moves.
        assert_eq!(left("Xa6 a0"), ["a0a6"]);
        assert_eq!(left("Xa6 d0"), ["a0a6"]);
        assert_eq!(left("Xi3 d0"), from("d0"));
    }

    /// The piece that has no move is free to be left, and an enemy touched after it is taken by another.
    #[test]
    fn a_piece_without_a_move_obliges_to_nothing() {
        let rules = RuleSet::named("standard").expect("a rule set");
        let game = Game::new(Setup::of(rules)).expect("a game");
        let mut legal = game.line().legal();
        let horse = Point::parse("b0").expect("a point");
        legal.retain(|action| action.from() != Some(horse));
        let taken = Point::parse("h9").expect("a point");
        let mut touched = Touched::NOTHING;
        touched.touch_own(horse, &legal);
        assert_eq!(touched, Touched::NOTHING);
        touched.touch_enemy(taken, &legal);
        let left: Vec<String> = touched.left(legal).iter().map(Move::to_string).collect();
        assert_eq!(left, ["h2h9"]);
    }
}
