import SanCai
import SanCaiModel
import Testing

@MainActor
@Suite struct RulesTests {
    private func opened() -> (AppModel, RulesModel) {
        let app = AppModel(language: "en")
        app.enter(.rules)
        return (app, app.rules)
    }

    /// Fails if `choose` forgets the page.
    @Test func everyRuleSetHasItsPage() throws {
        let (_, rules) = opened()
        #expect(rules.page.id == "san-cai")
        for choice in rules.page.choices {
            rules.choose(choice.id)
            #expect(rules.page.id == choice.id)
            #expect(rules.wanted == 0)
            #expect(rules.page.sections.count > 6)
        }
    }

    /// Fails if what was found stays when the field is emptied.
    @Test func aSearchFindsAPlaceAndGoesThere() throws {
        let (_, rules) = opened()
        rules.choose("standard")
        rules.typed = "cannon screen"
        let place = try #require(rules.found?.places.first)
        #expect(place.rules == "standard")
        rules.go(to: place)
        #expect(rules.found == nil && rules.typed.isEmpty)
        #expect(rules.wanted == Int(place.section))
        rules.typed = "xyzzy"
        #expect(rules.found?.places.isEmpty == true)
        #expect(rules.found?.told.contains("xyzzy") == true)
    }

    /// Fails if a diagram is drawn wider than there is room.
    @Test func diagramsFitTheirRoom() throws {
        let (_, rules) = opened()
        for section in rules.page.sections {
            for case .diagram(let id) in section.items {
                let diagram = try #require(rules.diagram(id, width: 240, dark: true))
                #expect(diagram.width <= 240 && !diagram.spoken.isEmpty)
            }
        }
        #expect(rules.diagram("none", width: 240, dark: true) == nil)
    }

    /// Fails if a replayed example begins at its end.
    @Test func anExampleIsReplayedStepByStep() throws {
        let (app, _) = opened()
        app.replay(example: "perpetual-check")
        let game = try #require(app.game)
        #expect(game.view.plies == 12)
        for _ in 0..<12 { game.command(.reviewNext) }
        game.command(.reviewClose)
        #expect(game.view.end?.why == true)
        app.leave()
        #expect(app.rooms == [.rules] && app.game == nil)
        app.leave()
        #expect(app.rooms.isEmpty)
    }
}
