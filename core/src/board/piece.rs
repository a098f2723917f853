use super::Side;

/// What a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// 帥 將
    General,
    /// 仕 士
    Advisor,
    /// 相 象
    Elephant,
    /// 傌 馬
    Horse,
    /// 俥 車
    Chariot,
    /// 炮 砲
    Cannon,
    /// 兵 卒
    Soldier,
    /// 覺, on San Cai's two planes only.
    GiacThan,
}

impl Kind {
    /// Every kind, in the order in which captured pieces are written (K A B N R C P, then T).
    pub const ALL: [Self; 8] = [
        Self::General,
        Self::Advisor,
        Self::Elephant,
        Self::Horse,
        Self::Chariot,
        Self::Cannon,
        Self::Soldier,
        Self::GiacThan,
    ];

    /// How many of this kind a side starts with.
    pub const fn full_count(self) -> u8 {
        match self {
            Self::General | Self::GiacThan => 1,
            Self::Soldier => 5,
            _ => 2,
        }
    }

    /// The name in keys of texts and of pictograms: `general` … `giac-than`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::General => "general",
            Self::Advisor => "advisor",
            Self::Elephant => "elephant",
            Self::Horse => "horse",
            Self::Chariot => "chariot",
            Self::Cannon => "cannon",
            Self::Soldier => "soldier",
            Self::GiacThan => "giac-than",
        }
    }

    /// The letter of position texts, upper case: K A B N R C P T.
    pub const fn letter(self) -> char {
        match self {
            Self::General => 'K',
            Self::Advisor => 'A',
            Self::Elephant => 'B',
            Self::Horse => 'N',
            Self::Chariot => 'R',
            Self::Cannon => 'C',
            Self::Soldier => 'P',
            Self::GiacThan => 'T',
        }
    }

    /// The letter on a piece drawn with letters and in the people's notation: G A E H R C S T.
    pub const fn people_letter(self) -> char {
        match self {
            Self::General => 'G',
            Self::Advisor => 'A',
            Self::Elephant => 'E',
            Self::Horse => 'H',
            Self::Chariot => 'R',
            Self::Cannon => 'C',
            Self::Soldier => 'S',
            Self::GiacThan => 'T',
        }
    }

    /// The degree of freedom, 1 to 10: how little binds the piece. A General is bound to its palace and to the other's
    /// gaze (1), an Advisor to five points (2), an Elephant to its bank (3); a Soldier only goes forward on relative
    /// ranks 1–5 (4), also sideways on 6–7 (5), also between planes from 8 on (6); a Horse is hobbled (7), a Cannon
    /// needs a screen (8), a Chariot nothing but an open line (9); the Giác Thân knows no palace, river or plane and is
    /// never captured (10). Only a Soldier's depends on its relative rank.
    pub const fn freedom(self, relative_rank: u8) -> u8 {
        match self {
            Self::General => 1,
            Self::Advisor => 2,
            Self::Elephant => 3,
            Self::Soldier => match relative_rank {
                0..=5 => 4,
                6..=7 => 5,
                _ => 6,
            },
            Self::Horse => 7,
            Self::Cannon => 8,
            Self::Chariot => 9,
            Self::GiacThan => 10,
        }
    }

    /// The kind a position text's letter names, in either case; H and E are read as N and B.
    pub const fn from_letter(letter: char) -> Option<Self> {
        Some(match letter.to_ascii_uppercase() {
            'K' => Self::General,
            'A' => Self::Advisor,
            'B' | 'E' => Self::Elephant,
            'N' | 'H' => Self::Horse,
            'R' => Self::Chariot,
            'C' => Self::Cannon,
            'P' => Self::Soldier,
            'T' => Self::GiacThan,
            _ => return None,
        })
    }
}

/// A piece of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
}

impl Piece {
    /// A piece from its parts.
    pub const fn new(side: Side, kind: Kind) -> Self {
        Self { side, kind }
    }

    /// The letter of position texts: upper case for Red, lower case for Black.
    pub const fn letter(self) -> char {
        match self.side {
            Side::Red => self.kind.letter(),
            Side::Black => self.kind.letter().to_ascii_lowercase(),
        }
    }

    /// The piece a position text's letter names; H and E are read as N and B.
    pub const fn from_letter(letter: char) -> Option<Self> {
        let side = if letter.is_ascii_uppercase() {
            Side::Red
        } else {
            Side::Black
        };
        match Kind::from_letter(letter) {
            Some(kind) => Some(Self { side, kind }),
            None => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Kind;

    /// Fails if a General is not the least free, the Giác Thân not the freest, or a Soldier's freedom does not grow.
    #[test]
    fn freedom_is_a_scale() {
        for kind in Kind::ALL {
            assert!((1..=10).contains(&kind.freedom(10)));
            assert_eq!(kind.freedom(10) == 1, kind == Kind::General);
            assert_eq!(kind.freedom(10) == 10, kind == Kind::GiacThan);
        }
        let ranks = [1, 5, 6, 7, 8, 10].map(|rank| Kind::Soldier.freedom(rank));
        assert_eq!(ranks, [4, 4, 5, 5, 6, 6]);
    }
}
