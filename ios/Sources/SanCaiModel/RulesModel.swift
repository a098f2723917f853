import Observation
import SanCai

/// The Rules screen: which page is read and what is looked for. The words are the core's.
@MainActor
@Observable
public final class RulesModel {
    /// The page of the rule set chosen.
    public private(set) var page: RulesPage
    /// What the search has come to; `nil` while nothing is looked for.
    public private(set) var found: RulesSearch?
    /// The section to be brought into sight.
    public var wanted: Int?
    /// What is looked for.
    public var typed = "" {
        didSet { look() }
    }

    @ObservationIgnored private let core: CoreApp

    init(core: CoreApp) {
        self.core = core
        page = core.rules(name: "")
    }

    /// Opens a rule set's page at its beginning.
    public func choose(_ rules: String) {
        open(rules, section: 0)
    }

    /// Opens the page where something was found.
    public func go(to place: RulesFound) {
        open(place.rules, section: Int(place.section))
    }

    /// A diagram as wide as there is room, at most.
    public func diagram(_ id: String, width: Double, dark: Bool) -> RulesDiagram? {
        core.rulesDiagram(id: id, width: Float(width), dark: dark)
    }

    private func open(_ rules: String, section: Int) {
        page = core.rules(name: rules)
        typed = ""
        wanted = section
    }

    private func look() {
        found = typed.allSatisfy(\.isWhitespace) ? nil : core.searchRules(name: page.id, typed: typed)
    }
}
