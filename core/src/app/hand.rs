use crate::board::{Move, Point};

/// What the hand over the board has picked up. It knows the legal moves only, no rule.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    /// The point of the piece picked up.
    pub from: Option<Point>,
    /// Where it has entered the palace on Di, when an extra step may follow.
    pub through: Option<Point>,
}

/// What a tap did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tapped {
    /// A whole move.
    Move(Move),
    /// Something was picked up, or half of a move made.
    Held,
    /// Nothing is held any more.
    LetGo,
}

/// Where a move's first part lands.
fn landing(action: Move) -> Option<Point> {
    action.through().or(action.to())
}

impl Hand {
    /// The moves that go on from what is held.
    fn open(self, legal: &[Move]) -> impl Iterator<Item = Move> + '_ {
        legal.iter().copied().filter(move |action| {
            action.to().is_some()
                && action.from() == self.from
                && self.through.is_none_or(|at| landing(*action) == Some(at))
        })
    }

    /// Where what is held may go next: landings, or the ends of the extra step.
    pub fn targets(self, legal: &[Move]) -> Vec<Point> {
        let next = |action: Move| {
            if self.through.is_some() {
                action.to()
            } else {
                landing(action)
            }
        };
        let mut targets: Vec<Point> = self.open(legal).filter_map(next).collect();
        targets.sort_unstable();
        targets.dedup();
        targets
    }

    /// The points where a tap does something: targets, and the side's own pieces to pick up or let go.
    pub fn answering(self, legal: &[Move], own: &[Point]) -> Vec<Point> {
        let mut points = self.targets(legal);
        if self.through.is_none() {
            points.extend(own);
        }
        points
    }

    /// A tap on an answering point, or anywhere else (`None`).
    pub fn tap(&mut self, point: Option<Point>, legal: &[Move], own: &[Point]) -> Tapped {
        let Some(point) = point else {
            return self.let_go();
        };
        if self.targets(legal).contains(&point) {
            return self.go(point, legal);
        }
        if self.from == Some(point) || !own.contains(&point) {
            return self.let_go();
        }
        *self = Self {
            from: Some(point),
            through: None,
        };
        Tapped::Held
    }

    /// Lets go of everything.
    pub fn let_go(&mut self) -> Tapped {
        *self = Self::default();
        Tapped::LetGo
    }

    fn go(&mut self, point: Point, legal: &[Move]) -> Tapped {
        let second = |action: &Move| action.through() == Some(point);
        if self.through.is_none() && self.open(legal).any(|action| second(&action)) {
            self.through = Some(point);
            return Tapped::Held;
        }
        // On the point where it has entered it settles; one whole move never stands for another way to the same point.
        let through = self.through.filter(|&at| at != point);
        let whole = self
            .open(legal)
            .find(|action| action.to() == Some(point) && action.through() == through);
        self.let_go();
        whole.map_or(Tapped::LetGo, Tapped::Move)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(text: &str) -> Point {
        Point::parse(text).expect("a point")
    }

    fn moves(texts: &[&str]) -> Vec<Move> {
        texts
            .iter()
            .map(|text| Move::parse(text).expect("a move"))
            .collect()
    }

    #[test]
    fn two_taps_make_a_move_and_a_third_on_nothing_lets_go() {
        let legal = moves(&["h2e2", "h2h4"]);
        let own = [point("h2"), point("a0")];
        let mut hand = Hand::default();
        assert_eq!(hand.tap(Some(point("h2")), &legal, &own), Tapped::Held);
        assert_eq!(hand.targets(&legal), vec![point("e2"), point("h4")]);
        assert_eq!(
            hand.tap(Some(point("e2")), &legal, &own),
            Tapped::Move(legal[0])
        );
        assert_eq!(hand, Hand::default());
        hand.tap(Some(point("h2")), &legal, &own);
        assert_eq!(hand.tap(None, &legal, &own), Tapped::LetGo);
    }

    #[test]
    fn the_piece_itself_settles_an_extra_step() {
        let legal = moves(&["d5d7", "d5d7d8", "d5d8"]);
        let own = [point("d5")];
        let mut hand = Hand::default();
        hand.tap(Some(point("d5")), &legal, &own);
        assert_eq!(hand.tap(Some(point("d7")), &legal, &own), Tapped::Held);
        assert_eq!(hand.targets(&legal), vec![point("d7"), point("d8")]);
        let mut other = hand;
        assert_eq!(
            hand.tap(Some(point("d7")), &legal, &own),
            Tapped::Move(legal[0])
        );
        assert_eq!(
            other.tap(Some(point("d8")), &legal, &own),
            Tapped::Move(legal[1])
        );
    }

    /// Fails if a landing is looked for by its end alone.
    #[test]
    fn of_two_ways_to_a_point_a_tap_on_it_is_the_direct_one() {
        let legal = moves(&["c6e7d8", "c6d8", "c6e7"]);
        let own = [point("c6")];
        let mut hand = Hand::default();
        hand.tap(Some(point("c6")), &legal, &own);
        let mut other = hand;
        assert_eq!(
            hand.tap(Some(point("d8")), &legal, &own),
            Tapped::Move(legal[1])
        );
        other.tap(Some(point("e7")), &legal, &own);
        assert_eq!(
            other.tap(Some(point("d8")), &legal, &own),
            Tapped::Move(legal[0])
        );
    }

    #[test]
    fn a_placing_needs_one_tap() {
        let legal = moves(&["@a2", "@c2"]);
        let mut hand = Hand::default();
        assert_eq!(
            hand.tap(Some(point("c2")), &legal, &[]),
            Tapped::Move(legal[1])
        );
    }
}
