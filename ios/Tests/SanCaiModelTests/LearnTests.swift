import SanCai
import SanCaiModel
import Testing

/// Lessons in the app: the list, a lesson, and back.
@MainActor
@Suite struct LearnTests {
    /// The other side's answer comes by itself, the lesson goes on, and is taken up where it was left. Fails if `attend`
    /// asks nobody in a lesson.
    @Test func aLessonIsPlayedAndAnswered() async throws {
        let app = AppModel(language: "en")
        app.enter(.learn)
        app.learn("soldier")
        let game = try #require(app.game)
        game.resize(phone)
        game.command(.next)
        try game.tap("c3")
        try game.tap("c4")
        #expect(game.view.wants == .think)
        try await wait { game.view.lesson?.step == 3 }
        app.leave()
        #expect(app.game == nil && app.rooms == [.learn])
        let card = app.lessons(dark: false).chapters.flatMap(\.lessons).first { $0.id == "soldier" }
        #expect(card?.done == false)
        app.learn("soldier")
        #expect(app.game?.view.lesson?.step == 3)
    }
}
