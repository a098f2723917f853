use super::{Board, Dot, Layout, Rect};
use crate::board::{Plane, Point};

/// What a tap means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hit {
    /// This point, one of those that answer.
    Point(Point),
    /// Nothing: what was picked up is let go.
    LetGo,
}

/// The magnifying glass of press and slide.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Loupe {
    /// Its centre.
    pub x: f32,
    /// Its centre.
    pub y: f32,
    /// Its radius.
    pub radius: f32,
    /// How much larger things are in it.
    pub magnification: f32,
    /// What lies in its centre.
    pub shows: Dot,
    /// The point aimed at, or `None` off the boards.
    pub point: Option<Point>,
}

/// A finger's reach, and the same as a part of the spacing where that is more.
const REACH: f32 = 22.0;
const REACH_PART: f32 = 0.6;
/// So near to a point that does not answer a tap means that point.
const MEANT_PART: f32 = 0.35;
/// A tap so far beside the paper still counts as on it.
const SLOP: f32 = 2.0;

/// What the system lets an app exclude from its back swipe at one edge, and how wide the swipe's edge is.
const SWIPE_MOST: f32 = 200.0;
const SWIPE_WIDTH: f32 = 32.0;
const NEAR_EDGE: f32 = 8.0;

const LOUPE_RADIUS: f32 = 50.0;
/// On larger boards it holds a lifted piece with room to spare, in spacings.
const LOUPE_PART: f32 = 1.4;
const LOUPE_MAGNIFICATION: f32 = 1.9;
const LOUPE_ABOVE: f32 = 72.0;

impl Board {
    /// The centre of a point of this board's plane, whichever plane the point names.
    pub fn centre(&self, flipped: bool, point: Point) -> Dot {
        let (file, rank) = (point.file() as f32, point.rank() as f32);
        let (column, row) = if flipped {
            (8.0 - file, rank)
        } else {
            (file, 9.0 - rank)
        };
        Dot {
            x: self.left + column * self.sx,
            y: self.top + row * self.sy,
        }
    }

    /// The point nearest to a place.
    pub fn nearest(&self, flipped: bool, x: f32, y: f32) -> Option<Point> {
        let column = ((x - self.left) / self.sx).round().clamp(0.0, 8.0) as i8;
        let row = ((y - self.top) / self.sy).round().clamp(0.0, 9.0) as i8;
        let (file, rank) = if flipped {
            (8 - column, row)
        } else {
            (column, 9 - row)
        };
        Point::at(self.plane, file, rank)
    }
}

impl Layout {
    /// The board of a plane.
    pub fn board(&self, plane: Plane) -> Option<&Board> {
        self.boards.iter().find(|board| board.plane == plane)
    }

    /// The board whose paper lies under a place.
    pub fn board_at(&self, x: f32, y: f32) -> Option<&Board> {
        self.boards.iter().find(|board| board.rect.has(x, y, SLOP))
    }

    /// The centre of a point, or `None` if its plane is not shown.
    pub fn centre(&self, flipped: bool, point: Point) -> Option<Dot> {
        Some(self.board(point.plane())?.centre(flipped, point))
    }

    /// What a tap means: the nearest of the `answering` points within a finger's reach. A tap close to another point
    /// means that one, and a tap off the boards means none: both let go.
    pub fn hit(&self, flipped: bool, answering: &[Point], x: f32, y: f32) -> Hit {
        let Some(board) = self.board_at(x, y) else {
            return Hit::LetGo;
        };
        let distance = |point: Point| distance(board.centre(flipped, point), x, y);
        let meant = |point: &Point| distance(*point) <= MEANT_PART * board.spacing();
        if let Some(point) = board.nearest(flipped, x, y).filter(meant) {
            return if answering.contains(&point) {
                Hit::Point(point)
            } else {
                Hit::LetGo
            };
        }
        let here = answering
            .iter()
            .filter(|point| point.plane() == board.plane);
        here.min_by(|a, b| distance(**a).total_cmp(&distance(**b)))
            .filter(|point| distance(**point) <= REACH.max(REACH_PART * board.spacing()))
            .map_or(Hit::LetGo, |point| Hit::Point(*point))
    }

    /// The point a sliding finger aims at: an answering one by the rules of [`Self::hit`], otherwise the nearest.
    pub fn aim(&self, flipped: bool, answering: &[Point], x: f32, y: f32) -> Option<Point> {
        match self.hit(flipped, answering, x, y) {
            Hit::Point(point) => Some(point),
            Hit::LetGo => self.board_at(x, y)?.nearest(flipped, x, y),
        }
    }

    /// The loupe for a finger at a place: above it, or beside it where there is no room above.
    pub fn loupe(&self, flipped: bool, answering: &[Point], x: f32, y: f32) -> Loupe {
        let point = self.aim(flipped, answering, x, y);
        let shows = point.and_then(|point| self.centre(flipped, point));
        let (left, right) = self.edges();
        let radius = self.board_at(x, y).map_or(LOUPE_RADIUS, |board| {
            LOUPE_RADIUS.max(LOUPE_PART * board.spacing())
        });
        let lifted = LOUPE_ABOVE + radius - LOUPE_RADIUS;
        let above = y - lifted >= radius;
        let beside = radius + 30.0;
        let cx = match above {
            true => x,
            false if x - beside - radius >= left => x - beside,
            false => x + beside,
        };
        Loupe {
            x: cx.clamp(left + radius, (right - radius).max(left + radius)),
            y: if above { y - lifted } else { y.max(radius) },
            radius,
            magnification: LOUPE_MAGNIFICATION,
            shows: shows.unwrap_or(Dot { x, y }),
            point,
        }
    }

    /// Where the system's back swipe should be off: along the rows of these points, at the edges of boards that reach
    /// within 8 dp of the window's. At most 200 dp an edge are allowed, so the nearest rows come first.
    pub fn swipe_rows(&self, flipped: bool, own: &[Point]) -> Vec<Rect> {
        let (left, right) = self.edges();
        let mut out = Vec::new();
        for board in &self.boards {
            let mut rows: Vec<f32> = own
                .iter()
                .filter(|point| point.plane() == board.plane)
                .map(|point| board.centre(flipped, *point).y)
                .collect();
            rows.sort_by(|a, b| b.total_cmp(a));
            rows.dedup();
            for y in rows
                .into_iter()
                .take((SWIPE_MOST / board.sy.max(1.0)) as usize)
            {
                let row = |x| Rect {
                    x,
                    y: y - board.sy / 2.0,
                    width: SWIPE_WIDTH,
                    height: board.sy,
                };
                out.extend((board.rect.x - left <= NEAR_EDGE).then(|| row(left)));
                out.extend(
                    (right - board.rect.right() <= NEAR_EDGE).then(|| row(right - SWIPE_WIDTH)),
                );
            }
        }
        out
    }

    /// The leftmost and rightmost x of strips and boards.
    fn edges(&self) -> (f32, f32) {
        let rects = self.boards.iter().map(|board| board.rect);
        rects
            .chain([self.far_strip, self.near_strip])
            .fold((f32::MAX, 0.0), |(left, right), rect| {
                (left.min(rect.x), right.max(rect.right()))
            })
    }
}

fn distance(centre: Dot, x: f32, y: f32) -> f32 {
    (centre.x - x).hypot(centre.y - y)
}
