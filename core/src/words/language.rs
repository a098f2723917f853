use serde::{Deserialize, Serialize};

/// A language the app speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Language {
    /// English, which every other language falls back to.
    #[default]
    En,
    /// Deutsch
    De,
    /// Français
    Fr,
    /// 简体中文
    #[serde(rename = "zh-Hans")]
    ZhHans,
    /// Tiếng Việt
    Vi,
}

impl Language {
    /// Every language, in the order in which the settings offer them.
    pub const ALL: [Self; 5] = [Self::En, Self::De, Self::Fr, Self::ZhHans, Self::Vi];

    /// The BCP 47 tag, and the name of the catalogue's file.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
            Self::Fr => "fr",
            Self::ZhHans => "zh-Hans",
            Self::Vi => "vi",
        }
    }

    /// The language nearest to a BCP 47 tag (`de-AT`, `zh_CN`): its first part decides, and English stands for all others.
    /// Readers of traditional Chinese get the simplified catalogue, which serves them better than English.
    pub fn from_tag(tag: &str) -> Self {
        let primary = tag.split(['-', '_', '.']).next().unwrap_or_default();
        match primary.to_ascii_lowercase().as_str() {
            "de" => Self::De,
            "fr" => Self::Fr,
            "zh" | "cmn" => Self::ZhHans,
            "vi" => Self::Vi,
            _ => Self::En,
        }
    }

    /// The plural category of a number, as Unicode CLDR names it. Its `many` for French millions is left out: no
    /// number in the app is so large.
    pub(super) const fn plural(self, number: i64) -> &'static str {
        match (self, number) {
            (Self::En | Self::De | Self::Fr, 1) | (Self::Fr, 0) => "one",
            _ => "other",
        }
    }
}
