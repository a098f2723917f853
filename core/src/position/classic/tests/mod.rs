mod attack;
mod moves;
mod setup;
mod text;

use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};

use super::{Position, Setup, Start};
use crate::board::{Move, Side};
use crate::position::{Fault, Position as _};
use crate::ruleset::Cannon;

const CANNONS: [Cannon; 2] = [Cannon::Modern, Cannon::Jumping];

fn at(text: &str, cannon: Cannon) -> Position {
    Start::read(text, cannon).expect("a position").position
}

fn modern(text: &str) -> Position {
    at(text, Cannon::Modern)
}

fn faults(text: &str) -> Vec<Fault> {
    Start::read(text, Cannon::Modern).err().unwrap_or_default()
}

fn drawn(side: Side, drawing: &str) -> Setup {
    Setup::drawn(side, drawing).expect("a drawing")
}

fn moves(position: &Position) -> Vec<Move> {
    let mut list = Vec::new();
    position.moves(&mut list);
    list
}

/// Shows every position of some games of random moves, of both cannons, 120 plies at most.
fn random_play(games: u64, mut visit: impl FnMut(&Position)) {
    for seed in 0..games {
        let mut random = StdRng::seed_from_u64(seed);
        let cannon = CANNONS[seed as usize % 2];
        let mut position = Start::array(cannon).position;
        for _ in 0..120 {
            visit(&position);
            let list = moves(&position);
            if list.is_empty() {
                break;
            }
            position.play(list[random.random_range(0..list.len())]);
        }
    }
}
