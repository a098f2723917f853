use super::random::mix;
use super::*;
use crate::board::{Kind, Side};
use crate::game::{Act, Game, Setup};
use crate::ruleset::{RULE_SETS, RuleSet};

/// A game of random moves, at most so many.
fn game(rules: &'static RuleSet, seed: u64, plies: usize) -> Game {
    let mut game = Game::new(Setup::of(rules)).expect("a rule set's own start");
    let mut number = seed;
    while game.outcome().is_none() && game.line().moves().len() < plies {
        let mut legal = game.line().legal();
        legal.sort();
        number = mix(number);
        let action = legal[number as usize % legal.len()];
        let by = game.side();
        let _ = game.act(Act::Move(action), by, 0);
    }
    game
}

/// A game on two planes with captures and a touch in its first sixty plies.
fn trace(plies: usize) -> Trace {
    Trace::of(&game(&RULE_SETS[0], 13, plies))
}

fn image(settings: &Settings) -> Image {
    Image::new(&trace(60), 60, settings)
}

/// A game of so many moves, which need not make sense together.
fn long(moves: usize) -> Trace {
    let strokes = trace(60).strokes.into_iter().cycle().take(moves);
    Trace {
        strokes: strokes
            .enumerate()
            .map(|(ply, stroke)| Stroke {
                seed: mix(ply as u64),
                ..stroke
            })
            .collect(),
    }
}

/// Fails if anything changes that a picture is made of: chance, forms, order, the way of the seed from the moves.
#[test]
fn lists_are_the_same_everywhere() {
    let digests = RULE_SETS.each_ref().map(|rules| {
        let trace = Trace::of(&game(rules, 1, 40));
        Image::new(&trace, trace.plies(), &Settings::default()).digest()
    });
    assert_eq!(digests, DIGESTS);
    let patterns = Settings {
        patterns: true,
        ..Settings::default()
    };
    assert_eq!(image(&patterns).digest(), PATTERNS);
}

const DIGESTS: [&str; 5] = [
    "28cfe10c006c4615",
    "bd2e9e10238985d2",
    "bd2e9e10238985d2",
    "2d86332cb2fc2e80",
    "bd2e9e10238985d2",
];
const PATTERNS: &str = "057c99b67bd13e2e";

/// Fails if the seed of a move is made of the start alone, or of what follows.
#[test]
fn games_are_alike_as_far_as_their_moves_are() {
    let [one, same, other] = [(3, 60), (3, 30), (4, 60)]
        .map(|(seed, plies)| Trace::of(&game(&RULE_SETS[1], seed, plies)));
    assert_eq!(one.strokes[..30], same.strokes[..]);
    let settings = Settings::default();
    let list = |trace: &Trace, ply| Image::new(trace, ply, &settings);
    assert_eq!(list(&one, 30), list(&same, 30));
    assert_ne!(list(&one, 30), list(&other, 30));
}

fn tall(image: &Image, shape: Shape) -> Vec<Mark> {
    let marks = image.marks.iter().copied();
    marks.filter(|mark| mark.shape == shape).collect()
}

/// Fails if, say, `Crowd::moves` does not ask for the side.
#[test]
fn red_and_black_show_their_own_moves() {
    for side in Side::ALL {
        let mut settings = Settings::default();
        settings.set_on(
            if side == Side::Red {
                Toggle::Red
            } else {
                Toggle::Black
            },
            false,
        );
        let image = image(&settings);
        assert!(!image.marks.is_empty());
        assert!(image.marks.iter().all(|mark| mark.side != side));
    }
}

/// Fails if `Settings::set_on` turns another switch.
#[test]
fn each_toggle_changes_what_it_says() {
    let all = Settings::default();
    let off = |toggles: &[Toggle]| {
        let mut settings = all.clone();
        for &toggle in toggles {
            settings.set_on(toggle, false);
        }
        image(&settings)
    };
    let others = [Toggle::Captures, Toggle::Touches, Toggle::Lines];
    // Washes have 192 points, blots 48, strokes 22.
    let of_points = |image: &Image, points: u16| {
        let marks = image.marks.iter();
        marks.filter(|mark| mark.points == points).count()
    };
    let whole = image(&all);
    for (toggle, points) in [
        (Toggle::Fill, 192),
        (Toggle::Captures, 48),
        (Toggle::Lines, 22),
    ] {
        assert!(of_points(&whole, points) > 0, "{toggle:?}");
        assert_eq!(of_points(&off(&[toggle]), points), 0, "{toggle:?}");
    }
    assert!(off(&others).marks.iter().all(|mark| mark.points == 192));
    assert!(!tall(&whole, Shape::Ring).is_empty());
    assert!(tall(&off(&[Toggle::Touches]), Shape::Ring).is_empty());
    let alpha = |image: &Image| image.marks[0].alpha;
    assert!(alpha(&whole) < alpha(&off(&[Toggle::Fade])));
}

/// Fails if Black's fields are hatched, or Red's dotted.
#[test]
fn patterns_tell_the_sides() {
    let settings = Settings {
        patterns: true,
        captures: false,
        ..Settings::default()
    };
    let image = image(&settings);
    let (lines, dots) = (tall(&image, Shape::Line), tall(&image, Shape::Disc));
    assert!(!lines.is_empty() && !dots.is_empty());
    assert!(lines.iter().all(|mark| mark.side == Side::Red));
    assert!(dots.iter().all(|mark| mark.side == Side::Black));
}

/// The sum of what the washes cover, in units.
fn sizes(image: &Image) -> f64 {
    let washes = image.iter().filter(|(mark, _)| mark.points == 192);
    let extent = |points: &[(i16, i16)]| {
        let all = || points.iter().map(|&(x, _)| f64::from(x));
        all().fold(f64::MIN, f64::max) - all().fold(f64::MAX, f64::min)
    };
    washes.map(|(_, points)| extent(points)).sum()
}

/// How far the washes' edges run: their way round against their extent.
fn wildness(image: &Image) -> f64 {
    let washes = image.iter().filter(|(mark, _)| mark.points == 192);
    let round = |points: &[(i16, i16)]| {
        let pairs = points.iter().zip(points.iter().cycle().skip(1));
        let way = pairs.map(|(a, b)| {
            let (dx, dy) = (f64::from(b.0 - a.0), f64::from(b.1 - a.1));
            (dx * dx + dy * dy).sqrt()
        });
        way.sum::<f64>()
    };
    washes.map(|(_, points)| round(points)).sum::<f64>() / sizes(image)
}

fn with(slider: Slider, value: u8) -> Image {
    let mut settings = Settings::default();
    settings.set_value(slider, value);
    image(&settings)
}

/// Fails if, say, `Slider::Spread` sets the roughness.
#[test]
fn each_slider_changes_what_it_says() {
    let grows = |slider: Slider, measure: &dyn Fn(&Image) -> f64| {
        let (least, most) = slider.range();
        let values = [least + most / 10, most / 2, most].map(|value| measure(&with(slider, value)));
        assert!(
            values.is_sorted() && values[0] < values[2],
            "{slider:?}: {values:?}"
        );
    };
    grows(Slider::Spread, &sizes);
    grows(Slider::Roughness, &wildness);
    grows(Slider::Layers, &|image| image.marks.len() as f64);
    grows(Slider::Opacity, &|image| {
        let alphas = image.marks.iter().filter(|mark| mark.points == 192);
        alphas.map(|mark| f64::from(mark.alpha)).sum()
    });
    grows(Slider::Fading, &|image| {
        1.0 / image
            .marks
            .iter()
            .filter(|mark| mark.ply == 0)
            .map(|mark| f64::from(mark.alpha))
            .sum::<f64>()
    });
    grows(Slider::Weight, &|image| {
        tall(image, Shape::Ring)
            .iter()
            .map(|mark| f64::from(mark.width))
            .sum()
    });
    let step = |speed| {
        let mut settings = Settings::default();
        settings.set_value(Slider::Speed, speed);
        settings.step_ms()
    };
    assert_eq!([step(0), step(50), step(100)], [1200, 345, 60]);
}

/// Fails if a length, a plane or the freedom leaves the wash as it is.
#[test]
fn colour_size_and_weight_follow_the_move() {
    let bare = Settings {
        lines: false,
        captures: false,
        touches: false,
        ..Settings::default()
    };
    let of = |change: &dyn Fn(&mut Stroke)| {
        let mut stroke = trace(60).strokes[10];
        let at = |rank, level| {
            Some(Place {
                file: 4,
                rank,
                level,
            })
        };
        (stroke.from, stroke.to) = (at(0, Level::Ren), at(3, Level::Ren));
        change(&mut stroke);
        let trace = Trace {
            strokes: vec![stroke],
        };
        let image = Image::new(&trace, 1, &bare);
        let alpha: u32 = image.marks.iter().map(|mark| u32::from(mark.alpha)).sum();
        (image.marks[0].tone, sizes(&image), alpha)
    };
    let plain = of(&|_| {});
    for kind in Kind::ALL {
        let freedom = kind.freedom(1);
        assert_eq!(of(&|stroke| stroke.freedom = freedom).0, freedom);
    }
    let far = |stroke: &mut Stroke| stroke.to = stroke.to.map(|to| Place { rank: 9, ..to });
    assert!(of(&far).1 > plain.1);
    let on = |level| {
        move |stroke: &mut Stroke| {
            stroke.from = stroke.from.map(|from| Place { level, ..from });
            stroke.to = stroke.to.map(|to| Place { level, ..to });
        }
    };
    assert!(of(&on(Level::Tian)).2 < plain.2 && plain.2 < of(&on(Level::Di)).2);
}

/// Fails if a game without moves has a mark, or if the number of points grows with the moves without end.
#[test]
fn no_move_and_two_thousand_moves() {
    let settings = Settings::default();
    let none = Image::new(&Trace::default(), 5, &settings);
    assert_eq!((none.marks.len(), none.points.len()), (0, 0));
    assert_eq!(Figures::of(&[]), Figures::default());
    for fade in [true, false] {
        let settings = Settings {
            fade,
            layers: 12,
            opacity: 100,
            ..settings.clone()
        };
        for moves in [300, 500, 501, 2000] {
            let image = Image::new(&long(moves), moves, &settings);
            assert!(!image.marks.is_empty());
            assert!(
                image.points.len() < 450_000,
                "{moves}: {}",
                image.points.len()
            );
        }
    }
}

/// Fails if the layers of one field lie together.
#[test]
fn layers_lie_between_each_other() {
    let image = image(&Settings::default());
    let washes: Vec<u16> = image
        .marks
        .iter()
        .filter(|mark| mark.points == 192)
        .map(|mark| mark.ply)
        .collect();
    let first_again = washes.iter().skip(1).position(|&ply| ply == washes[0]);
    assert!(first_again.is_some_and(|between| between > 5));
}

/// Fails if a preset is not found again, or changes whose moves are shown.
#[test]
fn presets_are_known_by_their_settings() {
    let mut settings = Settings {
        red: false,
        speed: 80,
        ..Settings::default()
    };
    for preset in Preset::ALL {
        settings = preset.settings(&settings);
        assert_eq!(settings.preset(), Some(preset));
        assert!(!settings.red && settings.speed == 80);
    }
    settings.set_value(Slider::Spread, 13);
    assert_eq!(settings.preset(), None);
}

/// Fails if a touch counts as a capture, or shares are taken of all plies though some are passes.
#[test]
fn figures_count_what_they_say() {
    let at = |rank, level| {
        Some(Place {
            file: 0,
            rank,
            level,
        })
    };
    let red = Stroke {
        side: Side::Red,
        kind: Some(Kind::Chariot),
        freedom: 9,
        from: at(0, Level::Ren),
        to: at(1, Level::Ren),
        captured: false,
        touched: false,
        seed: 0,
    };
    let black = Stroke {
        side: Side::Black,
        freedom: 3,
        ..red
    };
    let pass = Stroke {
        kind: None,
        freedom: 0,
        from: None,
        to: None,
        ..red
    };
    let up = Stroke {
        to: at(0, Level::Tian),
        touched: true,
        ..red
    };
    let takes = Stroke {
        captured: true,
        freedom: 9,
        ..black
    };
    let figures = Figures::of(&[red, black, red, black, up, takes, pass, takes, red, takes]);
    assert_eq!(
        figures,
        Figures {
            moves: 10,
            ordered: 22,
            free: 78,
            plane_changes: 1,
            touches: 1,
            captures: 3,
            freer: Some([Freer::Side(Side::Red), Freer::Side(Side::Red), Freer::Equal]),
        }
    );
}

/// Fails if settings that an older or a broken file holds are taken as they stand.
#[test]
fn numbers_stay_in_their_range() {
    let settings = Settings {
        layers: 200,
        spread: 255,
        ..Settings::default()
    };
    assert_eq!(settings.value(Slider::Layers), 12);
    assert_eq!(settings.value(Slider::Spread), 100);
}
