/// A rectangle, in dp.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rect {
    /// Left edge.
    pub x: f32,
    /// Upper edge.
    pub y: f32,
    /// Width, never negative.
    pub width: f32,
    /// Height, never negative.
    pub height: f32,
}

/// Layouts are cut out of the window's rectangle: what one part has taken, no other can overlap.
impl Rect {
    /// Its right edge.
    pub fn right(&self) -> f32 {
        self.x + self.width
    }

    /// Its lower edge.
    pub fn bottom(&self) -> f32 {
        self.y + self.height
    }

    /// Whether a place lies in it, or at most `slop` outside.
    pub fn has(&self, x: f32, y: f32, slop: f32) -> bool {
        (self.x - slop..=self.right() + slop).contains(&x)
            && (self.y - slop..=self.bottom() + slop).contains(&y)
    }

    /// Whether two rectangles have more than an edge in common.
    pub(super) fn overlaps(&self, other: &Self) -> bool {
        self.x < other.right()
            && other.x < self.right()
            && self.y < other.bottom()
            && other.y < self.bottom()
    }

    /// The same with a width and height that can be reckoned with.
    pub(super) fn real(self) -> Self {
        let place = |at: f32| if at.is_finite() { at } else { 0.0 };
        let (x, y) = (place(self.x), place(self.y));
        Self {
            x,
            y,
            width: super::real(self.width),
            height: super::real(self.height),
        }
    }

    /// Cuts off an upper part, at most all of it.
    pub(super) fn cut_top(&mut self, height: f32) -> Self {
        let height = height.clamp(0.0, self.height);
        let part = Self { height, ..*self };
        self.y += height;
        self.height -= height;
        part
    }

    /// Cuts off a lower part.
    pub(super) fn cut_bottom(&mut self, height: f32) -> Self {
        let height = height.clamp(0.0, self.height);
        self.height -= height;
        Self {
            y: self.bottom(),
            height,
            ..*self
        }
    }

    /// Cuts off a left part.
    pub(super) fn cut_left(&mut self, width: f32) -> Self {
        let width = width.clamp(0.0, self.width);
        let part = Self { width, ..*self };
        self.x += width;
        self.width -= width;
        part
    }

    /// Cuts off a right part.
    pub(super) fn cut_right(&mut self, width: f32) -> Self {
        let width = width.clamp(0.0, self.width);
        self.width -= width;
        Self {
            x: self.right(),
            width,
            ..*self
        }
    }

    /// Cuts the same off on the left and on the right.
    pub(super) fn narrowed(mut self, by: f32) -> Self {
        self.cut_left(by.min(self.width / 2.0));
        self.cut_right(by.min(self.width));
        self
    }

    /// A part of this size in its middle.
    pub(super) fn middle(&self, width: f32, height: f32) -> Self {
        let (width, height) = (width.clamp(0.0, self.width), height.clamp(0.0, self.height));
        Self {
            x: self.x + (self.width - width) / 2.0,
            y: self.y + (self.height - height) / 2.0,
            width,
            height,
        }
    }
}
