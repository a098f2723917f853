use super::{Arg, Words};
use crate::energy::{Figures, Freer};

impl Words {
    /// What the energy image shows, from the game's figures; `planes`: whether the game has more than one.
    pub fn energy(self, figures: &Figures, planes: bool) -> String {
        if figures.moves == 0 {
            return self.text("energy-empty");
        }
        let mut counted = vec![
            self.counted("energy-moves", figures.moves),
            self.counted("energy-taken", figures.captures),
        ];
        if planes {
            counted.push(self.counted("energy-between", figures.plane_changes));
            counted.push(self.counted("energy-touched", figures.touches));
        }
        let shares = self.format(
            "energy-shares",
            &[
                ("first", Arg::Number(figures.ordered.into())),
                ("second", Arg::Number(figures.free.into())),
            ],
        );
        let mut told = vec![self.list(&counted), shares];
        told.extend(
            figures
                .freer
                .into_iter()
                .flat_map(|freer| self.freer(freer)),
        );
        self.sentences(&told)
    }

    /// A number of things: "3 moves".
    pub fn counted(self, key: &str, number: u32) -> String {
        self.format(key, &[("n", Arg::Number(number.into()))])
    }

    /// Who was freer when.
    fn freer(self, thirds: [Freer; 3]) -> Vec<String> {
        if thirds == [thirds[0]; 3] {
            return vec![self.freer_then(thirds[0], ["energy-freer-all", "energy-equal-all"])];
        }
        let keys = [
            ["energy-freer-first", "energy-equal-first"],
            ["energy-freer-middle", "energy-equal-middle"],
            ["energy-freer-last", "energy-equal-last"],
        ];
        let told = thirds.into_iter().zip(keys);
        told.map(|(freer, keys)| self.freer_then(freer, keys))
            .collect()
    }

    fn freer_then(self, freer: Freer, [one, equal]: [&str; 2]) -> String {
        match freer {
            Freer::Side(side) => self.of_side(one, side),
            Freer::Equal => self.text(equal),
        }
    }
}
