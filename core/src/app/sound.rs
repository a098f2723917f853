//! What is heard and felt. The sounds are made by `tools/src/bin/sounds`.
use super::session::Session;
use super::view::Cue;

impl Cue {
    /// Its sound: a WAV file, 22 050 Hz, mono, 16 bit, at most 1.2 s. What follows a move begins with the pause after it, so
    /// that all the sounds of an act may begin at once.
    pub const fn sound(self) -> &'static [u8] {
        match self {
            Self::Move => include_bytes!("../../data/sounds/move.wav"),
            Self::Capture => include_bytes!("../../data/sounds/capture.wav"),
            Self::Touch => include_bytes!("../../data/sounds/touch.wav"),
            Self::Check => include_bytes!("../../data/sounds/check.wav"),
            Self::Descent => include_bytes!("../../data/sounds/descent.wav"),
            Self::End => include_bytes!("../../data/sounds/end.wav"),
        }
    }
}

impl Session {
    /// What sounds, if sounds are on.
    pub(super) fn sounds(&self) -> Vec<Cue> {
        if self.settings.sounds {
            self.cues.clone()
        } else {
            Vec::new()
        }
    }

    /// What is felt, if haptics are on: the last of the cues, for they come in the order of their weight.
    pub(super) fn haptic(&self) -> Option<Cue> {
        self.cues.last().copied().filter(|_| self.settings.haptics)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{Act, App, NewGame, Opponent, Settings};
    use crate::board::Move;

    /// Two people from a position of standard rules.
    fn session(position: &str, settings: Settings) -> Session {
        let choice = NewGame {
            rules: "standard".to_owned(),
            opponent: Opponent::Here,
            position: position.to_owned(),
            ..NewGame::default()
        };
        let mut session = App::new("en").start(&choice, 7, 0).expect("a game");
        session.set_settings(settings);
        session
    }

    fn play(session: &mut Session, action: &str) {
        let action = Move::parse(action).expect("a move");
        session.act(Act::Move(action), 0).expect("a legal move");
    }

    /// What sounds and is felt after the chariot takes the soldier with check.
    fn told(settings: Settings) -> (Vec<Cue>, Option<Cue>) {
        let mut session = session("4k4/9/9/9/4p4/9/9/9/9/3KR4 w - - 0 1", settings);
        play(&mut session, "e0e5");
        let view = session.view(0);
        (view.sounds, view.haptic)
    }

    /// Fails if `sounds` or `haptic` looks at the other's switch.
    #[test]
    fn each_obeys_its_switch() {
        let (capture, check) = (Cue::Capture, Cue::Check);
        for (sounds, haptics) in [(true, true), (true, false), (false, true), (false, false)] {
            let settings = Settings {
                sounds,
                haptics,
                ..Settings::default()
            };
            let heard = if sounds { vec![capture, check] } else { vec![] };
            assert_eq!(told(settings), (heard, haptics.then_some(check)));
        }
    }

    /// Fails if `cues_since` asks for another number of moves instead of more.
    #[test]
    fn taking_back_is_silent_and_playing_again_is_not() {
        let mut session = session("", Settings::default());
        play(&mut session, "h2e2");
        play(&mut session, "h9g7");
        for act in [Act::Undo, Act::Answer(true)] {
            session.act(act, 0).expect("an undo by agreement");
            assert_eq!(session.view(0).sounds, []);
            assert_eq!(session.view(0).haptic, None);
        }
        session.act(Act::Redo, 0).expect("a redo");
        assert_eq!(session.view(0).sounds, [Cue::Move]);
    }

    /// Fails if `cues_since` tells the end before the check.
    #[test]
    fn the_end_weighs_most() {
        let mut session = session("4k4/1R7/9/9/9/9/9/9/9/R2K5 w - - 0 1", Settings::default());
        play(&mut session, "a0a9");
        let view = session.view(0);
        assert_eq!(view.sounds, [Cue::Move, Cue::Check, Cue::End]);
        assert_eq!(view.haptic, Some(Cue::End));
    }
}
