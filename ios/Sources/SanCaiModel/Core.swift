import Foundation
import SanCai

// The core's types by names that don't clash with SwiftUI's: the views import this module alone.
public typealias CoreApp = SanCai.App
public typealias CoreView = SanCai.View
public typealias CoreScene = SanCai.Scene
public typealias CoreLayout = SanCai.Layout
public typealias CoreShape = SanCai.Shape
public typealias CoreGroup = SanCai.Group
public typealias CoreButton = SanCai.Button
public typealias CoreForm = SanCai.Form
public typealias CoreGesture = SanCai.Gesture
public typealias About = SanCai.About
public typealias Banner = SanCai.Banner
public typealias Captured = SanCai.Captured
public typealias CardPlace = SanCai.CardPlace
public typealias ChapterView = SanCai.ChapterView
public typealias Choice = SanCai.Choice
public typealias ClockView = SanCai.ClockView
public typealias Command = SanCai.Command
public typealias Confirm = SanCai.Confirm
public typealias Cue = SanCai.Cue
public typealias EndCard = SanCai.EndCard
public typealias GameCard = SanCai.GameCard
public typealias GameFilter = SanCai.GameFilter
public typealias GameFilters = SanCai.GameFilters
public typealias Key = SanCai.Key
public typealias LearnView = SanCai.LearnView
public typealias LessonCard = SanCai.LessonCard
public typealias LessonView = SanCai.LessonView
public typealias Loupe = SanCai.Loupe
public typealias MoveText = SanCai.MoveText
public typealias Number = SanCai.Number
public typealias Pick = SanCai.Pick
public typealias NewGame = SanCai.NewGame
public typealias PaintingPreset = SanCai.PaintingPreset
public typealias PaintingSlider = SanCai.PaintingSlider
public typealias PaintingToggle = SanCai.PaintingToggle
public typealias PaintingView = SanCai.PaintingView
public typealias Paper = SanCai.Paper
public typealias Passage = SanCai.Passage
public typealias PauseCard = SanCai.PauseCard
public typealias PlaneName = SanCai.PlaneName
public typealias PathStep = SanCai.PathStep
public typealias Part = SanCai.Part
public typealias Place = SanCai.Place
public typealias PlacingCard = SanCai.PlacingCard
public typealias Question = SanCai.Question
public typealias Rect = SanCai.Rect
public typealias RulesDiagram = SanCai.RulesDiagram
public typealias RulesFound = SanCai.RulesFound
public typealias RulesItem = SanCai.RulesItem
public typealias RulesPage = SanCai.RulesPage
public typealias RulesSearch = SanCai.RulesSearch
public typealias Seal = SanCai.Seal
public typealias SettingsGroup = SanCai.SettingsGroup
public typealias SettingsRow = SanCai.SettingsRow
public typealias Sign = SanCai.Sign
public typealias Small = SanCai.Small
public typealias SpokenPoint = SanCai.SpokenPoint
public typealias Strip = SanCai.Strip
public typealias Thumbnail = SanCai.Thumbnail
public typealias Tone = SanCai.Tone
public typealias Tint = SanCai.Tint
public typealias WhyView = SanCai.WhyView
public typealias Window = SanCai.Window

/// The outline of a glyph in em units.
public func outline(glyph: UInt16) -> [PathStep] { glyphOutline(glyph: glyph) }

/// The glyphs of a word's characters.
public func glyphs(of word: String) -> [UInt16] { word.compactMap { glyphNamed(character: String($0)) } }

/// A cue's sound: a WAV file.
public func recording(of cue: Cue) -> Data { sound(cue: cue) }

/// The colours of the native parts in a theme.
public func tints(dark: Bool) -> [Tint] { palette(dark: dark) }

/// The sentence of a refusal, as the core says it.
func sentence(of error: any Error) -> String {
    if case Refusal.Refused(let sentence) = error { return sentence }
    return "\(error)"
}

/// Milliseconds since the app began, counting the device's sleep: the core's `now`.
public enum Monotonic {
    private static let start = ContinuousClock.now

    public static var now: UInt64 {
        let (seconds, attoseconds) = start.duration(to: .now).components
        return UInt64(seconds) * 1000 + UInt64(attoseconds / 1_000_000_000_000_000)
    }
}
