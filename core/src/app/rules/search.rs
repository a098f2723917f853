//! Finding words in texts whatever their case and their marks: "nhan" finds "Nhân", "uber" finds "über".

/// Letters with marks, by the letters that stand for them.
const PLAIN: [(&str, &str); 11] = [
    ("a", "àáảãạăằắẳẵặâầấẩẫậäå"),
    ("e", "èéẻẽẹêềếểễệë"),
    ("i", "ìíỉĩịîï"),
    ("o", "òóỏõọôồốổỗộơờớởỡợö"),
    ("u", "ùúủũụưừứửữựûü"),
    ("y", "ỳýỷỹỵÿ"),
    ("d", "đ"),
    ("c", "ç"),
    ("oe", "œ"),
    ("ae", "æ"),
    ("ss", "ß"),
];

/// A text in small letters without marks; apostrophes as one.
pub fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match (
            letter,
            PLAIN.iter().find(|(_, marked)| marked.contains(letter)),
        ) {
            (_, Some((bare, _))) => out.push_str(bare),
            // Marks written apart.
            ('\u{300}'..='\u{36f}', _) => {}
            ('’' | '′', _) => out.push('\''),
            _ => out.push(letter),
        }
    }
    out
}

/// What is looked for: every word of it, in any order.
pub struct Query(Vec<String>);

impl Query {
    /// A query from what was typed.
    pub fn new(typed: &str) -> Self {
        Self(plain(typed).split_whitespace().map(str::to_owned).collect())
    }

    /// Whether nothing is looked for.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a text has every word.
    pub fn finds(&self, text: &str) -> bool {
        let text = plain(text);
        self.0.iter().all(|word| text.contains(word))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Fails if `đ` is left, or a mark written apart.
    #[test]
    fn marks_and_case_do_not_matter() {
        assert_eq!(plain("Đường Nhân"), "duong nhan");
        assert_eq!(plain("Fluß, ÜBER"), "fluss, uber");
        assert_eq!(plain("l’Échec œil"), "l'echec oeil");
        assert_eq!(plain("e\u{301}lan"), "elan");
        assert_eq!(plain("将军"), "将军");
    }

    #[test]
    fn every_word_is_looked_for() {
        let query = Query::new("  Cannon  jump ");
        assert!(query.finds("It jumps one piece: the cannon."));
        assert!(!query.finds("A cannon."));
        assert!(Query::new(" ").is_empty());
    }
}
