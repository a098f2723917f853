import Foundation
import Testing

/// tests/scenarios/*.json, which also run in Rust and through Kotlin.
/// Fails if, say, `GameModel.refresh` shows the view of before the act.
@MainActor
@Suite struct ScenarioTests {
    nonisolated static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../../../tests/scenarios").standardizedFileURL
    nonisolated static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".json") }.sorted()

    @Test func thereAreTen() {
        #expect(Self.names.count >= 10)
    }

    @Test(arguments: names) func holdsToTheLetter(name: String) throws {
        let data = try Data(contentsOf: Self.folder.appendingPathComponent(name))
        let scenario = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let runner = try Runner(scenario)
        for (index, step) in (scenario["steps"] as? [[String: Any]] ?? []).enumerated() {
            do {
                try runner.take(step)
            } catch {
                Issue.record("step \(index + 1): \(step): \(error)")
                return
            }
        }
    }
}
