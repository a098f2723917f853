//! Reading and writing position texts.
use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::{Plain, State, name, points};

impl Plain {
    pub fn read(text: &str) -> Self {
        let fields: Vec<&str> = text.split(' ').collect();
        let di = fields[0].starts_with("di:");
        let mut on = BTreeMap::new();
        for (plane, ranks) in fields[0].trim_start_matches("di:").split('|').enumerate() {
            for (row, rank) in ranks.split('/').zip((0..10).rev()) {
                let mut file = 0;
                for letter in row.chars() {
                    if let Some(blanks) = letter.to_digit(10) {
                        file += blanks as i32;
                    } else {
                        on.insert((plane, file, rank), letter);
                        file += 1;
                    }
                }
            }
        }
        let mut plain = Self {
            on,
            di,
            mover: usize::from(fields[1] == "b"),
            state: [State::Removed; 2],
            stays: BTreeMap::new(),
            captured: fields[3].chars().filter(|c| *c != '-').collect(),
            quiet: fields[4].parse().expect("quiet"),
            number: fields[5].parse().expect("number"),
        };
        if di && fields[2] != "-" {
            for entry in fields[2].split(',') {
                let (point, stay) = entry.split_once('=').expect("a stay");
                plain
                    .stays
                    .insert(points(point)[0], stay.parse().expect("stay"));
            }
        } else if !di {
            for (side, text) in fields[2].split('/').enumerate() {
                plain.state[side] = match text {
                    "?" => State::Unplaced,
                    "-" => State::Removed,
                    _ => {
                        let figures: Vec<u32> =
                            text.chars().filter_map(|c| c.to_digit(10)).collect();
                        State::Has([figures[0], figures[1], figures[2]])
                    }
                };
            }
        }
        plain
    }

    /// Points, side and state: what repetition compares.
    pub fn key(&self) -> String {
        let mut text = String::from(if self.di { "di:" } else { "" });
        for plane in 0..if self.di { 1 } else { 2 } {
            if plane == 1 {
                text.push('|');
            }
            for rank in (0..10).rev() {
                let mut blanks = 0;
                for file in 0..9 {
                    if let Some(piece) = self.on.get(&(plane, file, rank)) {
                        if blanks > 0 {
                            let _ = write!(text, "{blanks}");
                        }
                        text.push(*piece);
                        blanks = 0;
                    } else {
                        blanks += 1;
                    }
                }
                if blanks > 0 {
                    let _ = write!(text, "{blanks}");
                }
                if rank > 0 {
                    text.push('/');
                }
            }
        }
        text.push_str([" w ", " b "][self.mover]);
        text + &self.state_text()
    }

    fn state_text(&self) -> String {
        if self.di {
            let mut order: Vec<_> = self.stays.iter().filter(|(_, stay)| **stay > 0).collect();
            order.sort_by_key(|((_, file, rank), _)| (*rank, *file));
            let texts: Vec<String> = order
                .iter()
                .map(|(at, stay)| format!("{}={stay}", name(**at)))
                .collect();
            return if texts.is_empty() {
                "-".into()
            } else {
                texts.join(",")
            };
        }
        let texts = self.state.map(|state| match state {
            State::Unplaced => "?".to_string(),
            State::Removed => "-".to_string(),
            State::Has([reserve, freeze, stay]) => format!("{reserve}{freeze}{stay}"),
        });
        texts.join("/")
    }

    pub fn text(&self) -> String {
        let mut captured = String::new();
        for letter in "KABNRCPkabnrcp".chars() {
            captured.extend(self.captured.iter().filter(|c| **c == letter));
        }
        if captured.is_empty() || self.di {
            captured = "-".into();
        }
        format!("{} {captured} {} {}", self.key(), self.quiet, self.number)
    }
}
