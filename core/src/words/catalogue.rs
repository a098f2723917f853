use std::collections::HashMap;
use std::sync::OnceLock;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;

use super::{Arg, Language};

/// What a message is told: names and values.
pub(super) type Args<'a> = [(&'a str, Arg<'a>)];

/// References may nest this deep (a sentence, its noun, the noun's gender); a catalogue that refers to itself stops here.
const DEPTH: usize = 8;

/// One language's messages, parsed once.
///
/// The syntax is Fluent's and so is the parser. Resolving is done here, not by `fluent-bundle`: the catalogues need no
/// functions, no number formats and no isolation marks, while nouns that inflect (see [`Arg`]) are beyond that crate.
pub(super) struct Catalogue {
    language: Language,
    messages: HashMap<&'static str, Message<&'static str>>,
}

impl Catalogue {
    /// The catalogue of a language.
    pub(super) fn of(language: Language) -> &'static Self {
        static CATALOGUES: [OnceLock<Catalogue>; 5] = [const { OnceLock::new() }; 5];
        CATALOGUES[language as usize].get_or_init(|| Self::parse(language, source(language)))
    }

    /// Reads a catalogue. What cannot be read is left out here and found by the tests.
    fn parse(language: Language, source: &'static str) -> Self {
        let resource = match parser::parse_runtime(source) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        let messages = resource
            .body
            .into_iter()
            .filter_map(|entry| match entry {
                Entry::Message(message) => Some((message.id.name, message)),
                _ => None,
            })
            .collect();
        Self { language, messages }
    }

    /// The message of this name, formatted, or one of its attributes; `None` if there is none.
    pub(super) fn format(&self, key: &str, form: Option<&str>, args: &Args) -> Option<String> {
        let pattern = self.pattern(key, form)?;
        let mut out = String::new();
        self.write(pattern, args, DEPTH, &mut out);
        Some(out)
    }

    fn pattern(&self, key: &str, attribute: Option<&str>) -> Option<&Pattern<&'static str>> {
        let message = self.messages.get(key)?;
        match attribute {
            None => message.value.as_ref(),
            Some(name) => {
                let mut attributes = message.attributes.iter();
                attributes
                    .find(|attribute| attribute.id.name == name)
                    .map(|attribute| &attribute.value)
            }
        }
    }

    fn write(&self, pattern: &Pattern<&str>, args: &Args, depth: usize, out: &mut String) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => out.push_str(value),
                PatternElement::Placeable { expression } => {
                    self.expression(expression, args, depth, out);
                }
            }
        }
    }

    fn expression(
        &self,
        expression: &Expression<&str>,
        args: &Args,
        depth: usize,
        out: &mut String,
    ) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, args, depth, out),
            Expression::Select { selector, variants } => {
                let key = self.selector(selector, args, depth);
                if let Some(variant) = self.choose(&key, variants) {
                    self.write(&variant.value, args, depth, out);
                }
            }
        }
    }

    /// The variant named by the key, else by its plural category, else the default.
    fn choose<'p>(&self, key: &str, variants: &'p [Variant<&str>]) -> Option<&'p Variant<&'p str>> {
        let named = |wanted: &str| {
            variants.iter().find(|variant| match variant.key {
                VariantKey::Identifier { name } => name == wanted,
                VariantKey::NumberLiteral { value } => value == wanted,
            })
        };
        let plural = || named(self.language.plural(key.parse().ok()?));
        named(key)
            .or_else(plural)
            .or_else(|| variants.iter().find(|variant| variant.default))
    }

    fn selector(&self, selector: &InlineExpression<&str>, args: &Args, depth: usize) -> String {
        if let InlineExpression::VariableReference { id } = selector
            && let Some(arg) = value(id.name, args)
        {
            return arg.key();
        }
        let mut key = String::new();
        self.inline(selector, args, depth, &mut key);
        key
    }

    fn inline(
        &self,
        expression: &InlineExpression<&str>,
        args: &Args,
        depth: usize,
        out: &mut String,
    ) {
        match expression {
            InlineExpression::StringLiteral { value } => {
                out.push_str(&unescape_unicode_to_string(value));
            }
            InlineExpression::NumberLiteral { value } => out.push_str(value),
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|attribute| attribute.name);
                self.refer(id.name, attribute, args, depth, out);
            }
            InlineExpression::VariableReference { id } => self.variable(id.name, args, depth, out),
            InlineExpression::Placeable { expression } => {
                self.expression(expression, args, depth, out);
            }
            InlineExpression::FunctionReference { id, .. }
            | InlineExpression::TermReference { id, .. } => unresolved(id.name, out),
        }
    }

    /// Writes another message, which is told the same.
    fn refer(
        &self,
        key: &str,
        attribute: Option<&str>,
        args: &Args,
        depth: usize,
        out: &mut String,
    ) {
        match self.pattern(key, attribute) {
            Some(pattern) if depth > 0 => self.write(pattern, args, depth - 1, out),
            _ => unresolved(attribute.unwrap_or(key), out),
        }
    }

    /// Writes a value, or a form of its noun: `$piece`, `$piece-acc`.
    fn variable(&self, name: &str, args: &Args, depth: usize, out: &mut String) {
        if let Some(arg) = value(name, args) {
            return match arg.noun() {
                Some((noun, told)) => self.refer(noun, None, &told, depth, out),
                None => out.push_str(&arg.key()),
            };
        }
        let form = name
            .split_once('-')
            .and_then(|(base, form)| Some((value(base, args)?.noun()?, form)));
        match form {
            Some(((noun, told), form)) => self.refer(noun, Some(form), &told, depth, out),
            None => unresolved(name, out),
        }
    }
}

fn value<'a>(name: &str, args: &Args<'a>) -> Option<Arg<'a>> {
    let found = args.iter().find(|(given, _)| *given == name)?;
    Some(found.1)
}

/// What stands where nothing could be put; the tests look for it.
fn unresolved(name: &str, out: &mut String) {
    out.push_str("{$");
    out.push_str(name);
    out.push('}');
}

/// The files of a catalogue, one after the other.
macro_rules! catalogue {
    ($tag:literal) => {
        concat!(
            include_str!(concat!("../../data/words/", $tag, "/app.ftl")),
            include_str!(concat!("../../data/words/", $tag, "/games.ftl")),
            include_str!(concat!("../../data/words/", $tag, "/seats.ftl")),
            include_str!(concat!("../../data/words/", $tag, "/learn.ftl")),
            include_str!(concat!("../../data/words/", $tag, "/rules.ftl")),
            include_str!(concat!("../../data/words/", $tag, "/lessons.ftl")),
            include_str!(concat!("../../data/words/", $tag, "/advice.ftl")),
            include_str!(concat!("../../data/words/", $tag, "/energy.ftl")),
        )
    };
}

/// The text of a language's catalogue.
pub(super) const fn source(language: Language) -> &'static str {
    match language {
        Language::En => catalogue!("en"),
        Language::De => catalogue!("de"),
        Language::Fr => catalogue!("fr"),
        Language::ZhHans => catalogue!("zh-Hans"),
        Language::Vi => catalogue!("vi"),
    }
}
