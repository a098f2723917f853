//! What is wrong with a set-up: the list of faults of section 8.
use super::Position;
use super::decisions::{FREEZE, RESERVE, SOLDIER_VERTICAL_RANK, WINNING_STAY, in_palace};
use super::setup::{Given, Setup};
use crate::board::{BySide, File, Kind, Piece, Plane, Point, Side, lines};
use crate::position::Fault;

/// Which parts of a set-up can be relied upon; a text may have others that could not be read.
#[derive(Clone, Copy)]
pub(super) struct Known {
    pub planes: bool,
    pub side: bool,
    pub state: BySide<bool>,
}

impl Known {
    pub const ALL: Self = Self {
        planes: true,
        side: true,
        state: BySide::new(true, true),
    };
}

impl Setup {
    /// Everything that keeps this set-up from being a position: counts first, then point by point, then files, then
    /// each Giác Thân or the stays on Di, then the check.
    pub fn faults(&self) -> Vec<Fault> {
        self.faults_among(Known::ALL)
    }

    /// The faults of the parts that are known.
    pub(super) fn faults_among(&self, known: Known) -> Vec<Fault> {
        let mut faults = Vec::new();
        if known.planes {
            faults.extend(self.count_faults());
            faults.extend(
                self.pieces()
                    .filter_map(|(at, piece)| self.place_fault(piece, at)),
            );
            faults.extend(self.file_faults());
        }
        if self.on_di && known.planes {
            faults.extend(self.stay_faults());
        } else if !self.on_di {
            for side in Side::ALL.into_iter().filter(|&side| known.state[side]) {
                self.giac_than_faults(side, known, &mut faults);
            }
            faults.extend(self.check_fault().filter(|_| known.planes && known.side));
        }
        faults
    }

    fn count_faults(&self) -> impl Iterator<Item = Fault> + '_ {
        let pieces = Side::ALL
            .into_iter()
            .flat_map(|side| Kind::ALL.map(|kind| Piece::new(side, kind)));
        pieces.filter_map(|piece| self.count_fault(piece))
    }

    fn count_fault(&self, piece: Piece) -> Option<Fault> {
        let standing = self.find(piece).count();
        let found = standing + usize::from(self.counters.captured.count(piece));
        match piece.kind {
            Kind::General if standing == 0 && !self.on_di => Some(Fault::NoGeneral(piece.side)),
            Kind::GiacThan if found > 1 => Some(Fault::TwoGiacThan(piece.side)),
            kind if found > usize::from(kind.full_count()) => Some(Fault::TooMany {
                piece,
                found: u8::try_from(found).unwrap_or(u8::MAX),
            }),
            _ => None,
        }
    }

    pub(super) fn place_fault(&self, piece: Piece, point: Point) -> Option<Fault> {
        let side = piece.side;
        if self.on_di {
            let barred = matches!(piece.kind, Kind::General | Kind::GiacThan);
            return barred.then_some(Fault::NotOnDi(piece, point));
        }
        match piece.kind {
            _ if may_stand(piece, point) => None,
            Kind::Soldier => Some(Fault::SoldierMisplaced { side, point }),
            _ => Some(Fault::Misplaced { piece, point }),
        }
    }

    fn file_faults(&self) -> impl Iterator<Item = Fault> + '_ {
        let files = Side::ALL
            .into_iter()
            .flat_map(|side| (0..9).map(move |file| (side, file)));
        files
            .filter(|&(side, file)| !self.on_di && self.waiting(side, file) > 1)
            .map(|(side, file)| Fault::SoldiersOnFile { side, file })
    }

    /// A side's Soldiers on a file of Ren on which they start, before the river.
    fn waiting(&self, side: Side, file: File) -> usize {
        let points = lines::soldier_waiting(side) & lines::file(file);
        self.find(Piece::new(side, Kind::Soldier))
            .filter(|&point| point.plane() == Plane::Ren && points.has(point))
            .count()
    }

    fn giac_than_faults(&self, side: Side, known: Known, faults: &mut Vec<Fault>) {
        match self.giac_than[side] {
            Given::Unplaced => self.placing_faults(side, known, faults),
            Given::Removed => {}
            Given::Stands {
                reserve,
                freeze,
                stay,
            } => {
                let numbers = [
                    (reserve > RESERVE.into()).then_some(Fault::Reserve(side, reserve)),
                    (freeze > FREEZE.into()).then_some(Fault::Freeze(side, freeze)),
                    (stay > WINNING_STAY.into()).then_some(Fault::Stay(side, stay)),
                    (stay > 0 && freeze > 0).then_some(Fault::StayFrozen(side)),
                ];
                faults.extend(numbers.into_iter().flatten());
            }
        }
        faults.extend(self.standing_fault(side).filter(|_| known.planes));
    }

    /// State and boards must agree on whether the Giác Thân is there, and its stay on where.
    fn standing_fault(&self, side: Side) -> Option<Fault> {
        let mut at = self.find(Piece::new(side, Kind::GiacThan)).peekable();
        match (self.giac_than[side], at.peek()) {
            (Given::Stands { .. }, None) => Some(Fault::StateWithoutGiacThan(side)),
            (Given::Unplaced | Given::Removed, Some(_)) => Some(Fault::GiacThanWithoutState(side)),
            (Given::Stands { stay: 1.., .. }, Some(_)) => {
                (!at.any(|at| in_palace(!side, at))).then_some(Fault::StayOutside(side))
            }
            _ => None,
        }
    }

    /// Faults of a `?`.
    fn placing_faults(&self, side: Side, known: Known, faults: &mut Vec<Fault>) {
        if self.has_begun(known) {
            faults.push(Fault::UnplacedAfterStart(side));
        }
        let other_has_placed = known.state[!side] && self.giac_than[!side] != Given::Unplaced;
        if other_has_placed && known.side && self.side != side {
            faults.push(Fault::UnplacedOutOfTurn(side));
        }
        let marks = Position::marks(side).filter(|&at| known.planes && self.piece(at).is_some());
        faults.extend(marks.map(|at| Fault::MarkOccupied(side, at)));
    }

    /// Whether counters or states tell of a move after the placings: quiet plies, a capture, a touch.
    fn has_begun(&self, known: Known) -> bool {
        const FRESH: Given = Given::Stands {
            reserve: RESERVE as u32,
            freeze: 0,
            stay: 0,
        };
        let touched = |side: Side| {
            known.state[side] && ![Given::Unplaced, FRESH].contains(&self.giac_than[side])
        };
        self.counters.quiet > 0
            || self.counters.move_number > 1
            || !self.counters.captured.is_empty()
            || Side::ALL.into_iter().any(touched)
    }

    /// The side not to move in check; asked only where it has one General.
    fn check_fault(&self) -> Option<Fault> {
        let waiting = !self.side;
        let one = self.find(Piece::new(waiting, Kind::General)).count() == 1;
        (one && self.planes_only().is_attacked(waiting)).then_some(Fault::CheckOutOfTurn(waiting))
    }

    fn stay_faults(&self) -> impl Iterator<Item = Fault> + '_ {
        let wrong = |&&(point, stay): &&(Point, u32)| {
            let kept = self
                .piece(point)
                .is_some_and(|piece| in_palace(!piece.side, point));
            !kept || stay > WINNING_STAY.into()
        };
        let wrong = self.stays.iter().filter(wrong);
        wrong.map(|&(point, _)| Fault::DiStay(point))
    }
}

/// Where a piece may stand on Ren and Tian.
fn may_stand(piece: Piece, point: Point) -> bool {
    let side = piece.side;
    let on_ren = point.plane() == Plane::Ren;
    match piece.kind {
        Kind::General => on_ren && lines::palace(side).has(point),
        Kind::Advisor => on_ren && lines::advisor_points(side).has(point),
        Kind::Elephant => on_ren && lines::elephant_points(side).has(point),
        Kind::Soldier if on_ren => lines::soldier_points(side).has(point),
        Kind::Soldier => point.relative_rank(side) >= SOLDIER_VERTICAL_RANK,
        Kind::Horse | Kind::Chariot | Kind::Cannon | Kind::GiacThan => true,
    }
}
