//! Where everything lies and which point a finger means, in every class of window.
use sancai::board::{Plane, Point};
use sancai::scene::{Class, Hit, Insets, Layout, Planes, Rect, Window};

fn window(width: f32, height: f32, top: f32, bottom: f32) -> Window {
    let insets = Insets {
        top,
        bottom,
        ..Insets::default()
    };
    Window {
        width,
        height,
        insets,
        text_scale: 1.0,
        ..Window::default()
    }
}

/// One window of every class, with the insets of the look's table.
fn windows() -> Vec<Window> {
    vec![
        window(360.0, 640.0, 24.0, 0.0),
        window(360.0, 780.0, 28.0, 20.0),
        window(375.0, 667.0, 20.0, 0.0),
        window(412.0, 915.0, 28.0, 20.0),
        window(780.0, 360.0, 0.0, 20.0),
        window(600.0, 960.0, 24.0, 24.0),
        window(800.0, 1280.0, 24.0, 24.0),
        window(960.0, 600.0, 24.0, 0.0),
        window(1280.0, 800.0, 24.0, 20.0),
        window(400.0, 400.0, 0.0, 0.0),
    ]
}

/// Every way to lay out a window.
fn layouts(window: Window) -> Vec<(Planes, Layout)> {
    let mut out = Vec::new();
    for planes in [Planes::One, Planes::Two, Planes::Di] {
        for enlarged in [None, Some(Plane::Tian), Some(Plane::Ren)] {
            for (left_handed, coordinates) in [(false, false), (true, false), (false, true)] {
                let window = Window {
                    left_handed,
                    ..window
                };
                out.push((planes, Layout::new(&window, planes, enlarged, coordinates)));
            }
        }
    }
    out
}

fn points(planes: Planes) -> Vec<Point> {
    let count = if planes == Planes::Two { 180 } else { 90 };
    (0..count).map(Point::new).collect()
}

/// Fails if `nearest` forgets `flipped`, or `Board::new` puts the first file at the paper's edge.
#[test]
fn every_point_is_hit_at_its_centre_in_every_window() {
    for window in windows() {
        for (planes, layout) in layouts(window) {
            let all = points(planes);
            for flipped in [false, true] {
                for &point in &all {
                    let at = layout.centre(flipped, point).expect("its plane is shown");
                    let hit = layout.hit(flipped, &all, at.x, at.y);
                    assert_eq!(hit, Hit::Point(point), "{window:?} {:?}", layout.class);
                    assert_eq!(layout.hit(flipped, &[point], at.x, at.y), Hit::Point(point));
                    assert_eq!(layout.hit(flipped, &[], at.x, at.y), Hit::LetGo);
                }
            }
        }
    }
}

/// Fails if `REACH` is 20, or if the 0.35 of a spacing round a point that does not answer is 0.45.
#[test]
fn a_target_is_44_wide_but_a_tap_on_another_point_lets_go() {
    let layout = Layout::new(&window(412.0, 915.0, 28.0, 20.0), Planes::One, None, false);
    let spacing = layout.boards[0].sx;
    let target = Point::parse("e4").expect("a point");
    let centre = layout.centre(false, target).expect("shown");
    let hit = |dx: f32| layout.hit(false, &[target], centre.x + dx, centre.y);
    assert_eq!(hit(21.9), Hit::Point(target));
    assert_eq!(hit(0.6 * spacing - 0.1), Hit::Point(target));
    assert_eq!(hit(0.6 * spacing + 0.1), Hit::LetGo);
    assert_eq!(hit(0.66 * spacing), Hit::LetGo);
    // Straight on the next point, which does not answer.
    assert_eq!(hit(spacing), Hit::LetGo);
    let phone = Layout::new(&window(360.0, 780.0, 28.0, 20.0), Planes::Two, None, false);
    let (spacing, centre) = (
        phone.boards[1].sy,
        phone.centre(false, target).expect("shown"),
    );
    let hit = |dx: f32, dy: f32| phone.hit(false, &[target], centre.x + dx, centre.y + dy);
    assert_eq!(hit(0.0, 0.64 * spacing), Hit::Point(target));
    assert_eq!(hit(0.0, 0.66 * spacing), Hit::LetGo);
    // On the slant no other point is near: 21.9 and 22.1 away.
    assert_eq!(hit(15.5, 15.5), Hit::Point(target));
    assert_eq!(hit(15.7, 15.7), Hit::LetGo);
}

#[test]
fn a_tap_off_the_boards_lets_go() {
    let layout = Layout::new(&window(360.0, 780.0, 28.0, 20.0), Planes::Two, None, false);
    let all = points(Planes::Two);
    let between = layout.status;
    let centre = (between.x + 40.0, between.y + between.height / 2.0);
    assert_eq!(layout.hit(false, &all, centre.0, centre.1), Hit::LetGo);
    for (x, y) in [(-5.0, -5.0), (f32::NAN, 300.0), (1e9, 1e9)] {
        assert_eq!(layout.hit(false, &all, x, y), Hit::LetGo);
    }
}

/// Between two points of both planes the planes never answer for each other.
#[test]
fn a_plane_answers_only_for_itself() {
    let layout = Layout::new(&window(360.0, 780.0, 28.0, 20.0), Planes::Two, None, false);
    let (below, above) = (
        Point::parse("e9").expect("a point"),
        Point::parse("e0'").expect("a point"),
    );
    let at = layout.centre(false, above).expect("shown");
    assert_eq!(layout.hit(false, &[below], at.x, at.y + 10.0), Hit::LetGo);
}

/// The table of the look: files, ranks, pieces, and the class. Fails if a strip is 2 dp higher.
#[test]
fn the_measures_of_the_look_hold() {
    let rows = [
        (
            window(360.0, 780.0, 28.0, 20.0),
            Class::Compact,
            33.1,
            30.4,
            28.0,
        ),
        (
            window(375.0, 812.0, 50.0, 34.0),
            Class::Compact,
            33.2,
            30.2,
            28.0,
        ),
        (
            window(393.0, 852.0, 59.0, 34.0),
            Class::Compact,
            34.9,
            31.8,
            29.0,
        ),
        (
            window(412.0, 915.0, 28.0, 20.0),
            Class::Compact,
            38.9,
            37.1,
            34.0,
        ),
        (
            window(375.0, 667.0, 20.0, 0.0),
            Class::Short,
            29.9,
            27.1,
            25.0,
        ),
        (
            window(360.0, 640.0, 24.0, 0.0),
            Class::Short,
            28.2,
            25.6,
            24.0,
        ),
        (
            window(780.0, 360.0, 0.0, 20.0),
            Class::CompactLandscape,
            33.5,
            32.4,
            30.0,
        ),
        (
            window(600.0, 960.0, 24.0, 24.0),
            Class::Medium,
            41.0,
            37.0,
            34.0,
        ),
        (
            window(960.0, 600.0, 0.0, 0.0),
            Class::MediumLandscape,
            42.0,
            42.0,
            38.0,
        ),
        (
            window(1280.0, 800.0, 24.0, 20.0),
            Class::Expanded,
            56.0,
            56.0,
            50.0,
        ),
    ];
    for (window, class, sx, sy, piece) in rows {
        let layout = Layout::new(&window, Planes::Two, None, false);
        assert_eq!((layout.class, layout.enlarged), (class, None), "{window:?}");
        for board in &layout.boards {
            let near = |is: f32, wanted: f32, by: f32| (is - wanted).abs() < by;
            assert!(
                near(board.sx, sx, 0.4) && near(board.sy, sy, 0.4),
                "{window:?} {board:?}"
            );
            assert!(near(board.piece, piece, 0.7), "{window:?} {board:?}");
        }
    }
}

/// Enlarged: the larger and the smaller plane's height of a rank. Fails if `LARGER` is 0.5.
#[test]
fn an_enlarged_plane_has_the_measures_of_the_look() {
    let rows = [
        (window(360.0, 780.0, 28.0, 20.0), 36.0, 24.8),
        (window(393.0, 852.0, 59.0, 34.0), 38.0, 25.5),
        (window(412.0, 915.0, 28.0, 20.0), 44.0, 30.0),
        (window(375.0, 667.0, 20.0, 0.0), 30.0, 24.0),
        (window(360.0, 640.0, 24.0, 0.0), 27.0, 24.0),
    ];
    for (window, large, small) in rows {
        let layout = Layout::new(&window, Planes::Two, Some(Plane::Tian), false);
        let [tian, ren] = layout.boards.as_slice() else {
            panic!("two boards");
        };
        assert!(
            (tian.sy - large).abs() < 0.5 && (ren.sy - small).abs() < 0.5,
            "{tian:?} {ren:?}"
        );
        let layout = Layout::new(&window, Planes::Two, Some(Plane::Ren), false);
        assert!((layout.boards[1].sy - large).abs() < 0.5, "Ren enlarged");
    }
}

#[test]
fn a_split_screen_enlarges_by_itself() {
    let layout = Layout::new(&window(360.0, 560.0, 0.0, 0.0), Planes::Two, None, false);
    assert_eq!(layout.enlarged, Some(Plane::Ren));
    assert!(layout.boards[1].sy > 24.0);
}

#[test]
fn left_handed_puts_the_rail_on_the_left_and_keeps_tian_left_of_ren() {
    let mirror = |window: Window| Window {
        left_handed: true,
        ..window
    };
    let phone = Layout::new(
        &mirror(window(360.0, 780.0, 28.0, 20.0)),
        Planes::Two,
        None,
        false,
    );
    let rail = phone.rail.expect("a rail");
    assert!(
        phone
            .boards
            .iter()
            .all(|board| rail.right() <= board.rect.x)
    );
    let tablet = Layout::new(
        &mirror(window(1280.0, 800.0, 24.0, 20.0)),
        Planes::Two,
        None,
        false,
    );
    assert!(tablet.panel.expect("a panel").x < tablet.boards[0].rect.x);
    assert!(tablet.boards[0].rect.x < tablet.boards[1].rect.x);
    assert!(tablet.plane_names[0].rect.x < tablet.plane_names[1].rect.x);
}

/// What can be tapped.
fn tapped(layout: &Layout) -> Vec<Rect> {
    let boards = layout.boards.iter().map(|board| board.rect);
    let names = layout.plane_names.iter().map(|name| name.rect);
    let rest = [
        layout.far_strip,
        layout.near_strip,
        layout.banner,
        layout.moves,
        layout.actions,
    ];
    boards
        .chain(names)
        .chain(layout.seals)
        .chain(rest)
        .collect()
}

fn overlap(one: &Rect, other: &Rect) -> bool {
    let empty = |rect: &Rect| rect.width < 0.5 || rect.height < 0.5;
    let apart = one.right() <= other.x + 0.1
        || other.right() <= one.x + 0.1
        || one.bottom() <= other.y + 0.1
        || other.bottom() <= one.y + 0.1;
    !empty(one) && !empty(other) && !apart
}

/// From 200 × 200 to 4000 × 3000. Fails if a strip is laid over the board, e.g. `layout.near_strip = area.cut_top(…)`
/// before the board is cut.
#[test]
fn nothing_that_must_be_tapped_overlaps_in_odd_windows() {
    let sizes = [
        200.0, 260.0, 320.0, 412.0, 479.0, 540.0, 599.0, 640.0, 720.0, 840.0, 1100.0, 1600.0,
        2400.0, 3000.0, 4000.0,
    ];
    for width in sizes {
        for height in sizes {
            for insets in [0.0, 34.0] {
                let window = Window {
                    text_scale: 3.0,
                    ..window(width, height, insets, insets)
                };
                for (_, layout) in layouts(window) {
                    check_layout(&window, &layout);
                }
            }
        }
    }
}

fn check_layout(window: &Window, layout: &Layout) {
    let rects = tapped(layout);
    let top = window.insets.top;
    let bottom = window.height - window.insets.bottom;
    for (index, rect) in rects.iter().enumerate() {
        let inside = rect.x >= -0.1
            && rect.y >= top - 0.1
            && rect.right() <= window.width + 0.1
            && rect.bottom() <= bottom + 0.1;
        assert!(inside, "{rect:?} outside of {window:?}: {layout:#?}");
        let other = rects[..index].iter().find(|other| overlap(rect, other));
        assert!(
            other.is_none(),
            "{rect:?} over {other:?} in {window:?}: {layout:#?}"
        );
    }
    for board in &layout.boards {
        assert!(board.spacing() > 3.0, "{window:?} {board:?}");
        assert!(
            board.sx <= 1.11 * board.sy && board.sy <= 1.25 * board.sx,
            "{window:?} {board:?}"
        );
    }
}

#[test]
fn nonsense_windows_give_a_layout() {
    for size in [f32::NAN, f32::INFINITY, -100.0, 0.0, 1.0] {
        for planes in [Planes::One, Planes::Two] {
            let window = window(size, size, size, 20.0);
            let layout = Layout::new(&window, planes, None, true);
            assert_eq!(layout.boards.len(), planes.list().len());
            assert_eq!(
                layout.hit(false, &[Point::new(0)], 5.0, 5.0),
                layout.hit(false, &[], 5.0, 5.0)
            );
        }
    }
}

/// Fails if `LOUPE_ABOVE` is left out.
#[test]
fn the_loupe_stays_in_sight_and_off_the_finger() {
    let layout = Layout::new(&window(360.0, 780.0, 28.0, 20.0), Planes::Two, None, false);
    for point in points(Planes::Two) {
        let at = layout.centre(false, point).expect("shown");
        let loupe = layout.loupe(false, &[], at.x, at.y);
        assert_eq!((loupe.point, loupe.shows), (Some(point), at));
        assert!(loupe.x >= 50.0 && loupe.x <= 310.0 && loupe.y >= 50.0);
        assert!(
            (loupe.x - at.x).hypot(loupe.y - at.y) >= 60.0,
            "{loupe:?} over the finger"
        );
    }
    assert_eq!(layout.loupe(false, &[], 180.0, 60.0).point, None);
}

/// On the largest boards, too. Fails if `LOUPE_PART` is left out.
#[test]
fn the_loupe_holds_a_lifted_piece() {
    for window in windows() {
        for (planes, layout) in layouts(window) {
            for &point in &points(planes) {
                let at = layout.centre(false, point).expect("its plane is shown");
                let spacing = layout.board(point.plane()).expect("shown").spacing();
                let loupe = layout.loupe(false, &[], at.x, at.y);
                let lifted = 0.63 * spacing * loupe.magnification;
                assert!(loupe.radius >= lifted, "{window:?} {point:?} {loupe:?}");
            }
        }
    }
}

#[test]
fn rows_with_own_pieces_are_kept_from_the_back_swipe() {
    let layout = Layout::new(&window(360.0, 780.0, 28.0, 20.0), Planes::One, None, false);
    let own: Vec<Point> = (0..9).chain([27, 29]).map(Point::new).collect();
    let rows = layout.swipe_rows(false, &own);
    assert_eq!(rows.len(), 4, "two rows at two edges");
    assert!(rows.iter().map(|row| row.height).sum::<f32>() <= 400.0);
}

/// Boards alone fill their place. Fails if `pair` always stacks.
#[test]
fn plain_boards_are_as_large_as_fits() {
    let place = |width, height| Rect {
        x: 10.0,
        y: 20.0,
        width,
        height,
    };
    let one = Layout::plain(Planes::One, place(360.0, 440.0), false);
    assert!((one.boards[0].sx - 40.0).abs() < 0.01);
    let wide = Layout::plain(Planes::Two, place(300.0, 160.0), true);
    assert!(wide.boards[0].rect.right() <= wide.boards[1].rect.x);
    let high = Layout::plain(Planes::Two, place(160.0, 300.0), false);
    assert!(high.boards[0].rect.bottom() <= high.boards[1].rect.y);
    for layout in [one, wide, high] {
        let outer = place(360.0, 440.0);
        assert!(
            layout
                .boards
                .iter()
                .all(|board| outer.has(board.rect.x, board.rect.y, 0.1))
        );
    }
    let none = Layout::plain(Planes::Two, place(f32::NAN, -5.0), true);
    assert!(
        none.boards
            .iter()
            .all(|board| board.sx == 0.0 && board.left.is_finite())
    );
}

/// Insets or none, a tablet or a window on a computer keeps its panel and both seals. Fails if `beside::layout` takes
/// `square` wherever its boards are larger.
#[test]
fn large_windows_keep_their_panel() {
    for (width, height, class) in [
        (1280.0, 800.0, Class::Expanded),
        (1024.0, 768.0, Class::Expanded),
        (1920.0, 1080.0, Class::Expanded),
        (960.0, 600.0, Class::MediumLandscape),
    ] {
        let layout = Layout::new(&window(width, height, 0.0, 0.0), Planes::Two, None, false);
        assert_eq!(layout.class, class, "{width} × {height}");
        assert!(layout.panel.is_some() && layout.seals.is_some());
    }
}

/// A card keeps away from the point that decided the game, has room for its words in every class of window, and stays in
/// the window. Fails if `free` cuts the wrong side.
#[test]
fn a_card_leaves_the_deciding_point_in_sight() {
    for window in windows() {
        for (planes, layout) in layouts(window) {
            for &point in &points(planes) {
                let at = layout.centre(false, point).expect("its plane is shown");
                let place = layout.card(&[at]).rect;
                assert!(
                    !place.has(at.x, at.y, 4.0),
                    "{window:?} {planes:?} {point:?}"
                );
                assert!(
                    place.width >= 160.0 && place.height >= 140.0,
                    "{window:?} {planes:?} {place:?}"
                );
                let area = layout.area;
                assert!(place.x >= area.x && place.right() <= area.right() + 0.1);
                assert!(place.y >= area.y && place.bottom() <= area.bottom() + 0.1);
            }
        }
    }
}

/// Fails if the card of a placing covers Ren, where the squares are, or comes where Tian has no room for its words.
#[test]
fn the_card_of_a_placing_lies_on_tian() {
    for window in windows() {
        for (_, layout) in layouts(window)
            .into_iter()
            .filter(|(planes, _)| *planes == Planes::Two)
        {
            let (tian, ren) = (layout.boards[0].rect, layout.boards[1].rect);
            let Some(card) = layout.placing_card() else {
                assert!(tian.width < 160.0, "{window:?} {tian:?}");
                continue;
            };
            let apart = card.bottom() <= ren.y || card.right() <= ren.x || card.x >= ren.right();
            assert!(
                apart && card.width > 120.0 && card.height > 60.0,
                "{window:?} {card:?}"
            );
        }
    }
}

/// A card lies on the plane on which nothing was decided, not over strips and rails. Fails if `card` leaves out
/// `on_a_plane`.
#[test]
fn a_card_lies_on_the_other_plane() {
    for (width, height) in [
        (360.0, 780.0),
        (412.0, 915.0),
        (780.0, 360.0),
        (600.0, 960.0),
    ] {
        let layout = Layout::new(&window(width, height, 0.0, 0.0), Planes::Two, None, false);
        let ren = Point::parse("e9").expect("a point");
        let at = layout.centre(false, ren).expect("in sight");
        assert_eq!(layout.card(&[at]).rect, layout.boards[0].rect);
    }
}
