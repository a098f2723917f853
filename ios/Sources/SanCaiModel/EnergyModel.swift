import Foundation
import Observation
import SanCai

/// The energy image of the game on the screen: what is shown around it, its marks, its files.
@MainActor
@Observable
public final class EnergyModel: Identifiable {
    /// What is shown around the image.
    public private(set) var view: PaintingView
    /// How far the file in the making is; `nil` while none is made.
    public private(set) var exporting: Exporting?
    /// The latest file, to be shared.
    public private(set) var file: URL?

    /// How far a file is, in words and as a part of 1.
    public struct Exporting: Equatable, Sendable {
        public let told: String
        public let part: Double
    }

    @ObservationIgnored private let core: CoreApp
    @ObservationIgnored private let session: Session
    @ObservationIgnored private let painting: Painting
    @ObservationIgnored private let tell: @MainActor (String) -> Void
    @ObservationIgnored private var playing: Task<Void, Never>?
    @ObservationIgnored private var export: Export?

    /// The image of a session's game. `tell` gets sentences about what went wrong.
    public init(core: CoreApp, session: Session, tell: @escaping @MainActor (String) -> Void = { _ in }) {
        self.core = core
        self.session = session
        self.tell = tell
        painting = core.painting(session: session)
        view = painting.view()
    }

    /// Takes over the game as it stands now.
    public func follow() { change { painting.follow(session: session) } }

    /// Turns a switch.
    public func turn(_ id: String, on: Bool) {
        change { painting.turn(toggle: id, on: on) }
        keep()
    }

    /// Moves a slider; `keep` when the finger lets go.
    public func slide(_ id: String, to value: UInt8) { change { painting.slide(slider: id, value: value) } }

    /// Takes over a preset.
    public func choose(_ id: String) {
        change { painting.choose(preset: id) }
        keep()
    }

    /// Shows the first moves.
    public func seek(_ ply: UInt32) { change { painting.seek(ply: ply) } }

    /// What is set is set for the next image too.
    public func keep() { core.keepEnergy(painting: painting) }

    /// Plays or pauses.
    public func play() {
        change { painting.play() }
        playing?.cancel()
        guard view.playing else { return }
        playing = Task { [weak self] in
            while let wait = self?.stepping {
                try? await Task.sleep(for: wait)
                if Task.isCancelled { return }
                self?.step()
            }
        }
    }

    private var stepping: Duration? { view.playing ? .milliseconds(Int(view.stepMs)) : nil }

    private func step() { change { painting.step() } }

    /// The marks, in the order in which they are painted, and their paper.
    public func marks(dark: Bool) -> EnergyMarks { EnergyMarks(painting.image(dark: dark)) }

    /// Makes a file of the kind with this name, to be shared.
    public func export(_ id: String, dark: Bool) {
        guard export == nil, let made = painting.export(format: id, dark: dark) else { return }
        (export, file) = (made, nil)
        exporting = Exporting(told: made.told(), part: 0)
        let watch = Task { [weak self] in
            while !Task.isCancelled {
                self?.exporting = Exporting(told: made.told(), part: Double(made.progress()))
                try? await Task.sleep(for: .milliseconds(80))
            }
        }
        Task { [weak self] in
            let bytes = await EnergyModel.run(made)
            watch.cancel()
            self?.hand(made, bytes)
        }
    }

    /// Off the main thread: making a large file takes seconds.
    private nonisolated static func run(_ export: Export) async -> Data? {
        await withCheckedContinuation { done in
            DispatchQueue.global(qos: .userInitiated).async { done.resume(returning: export.run()) }
        }
    }

    private func hand(_ made: Export, _ bytes: Data?) {
        (export, exporting) = (nil, nil)
        guard let bytes else { return }
        let place = FileManager.default.temporaryDirectory.appendingPathComponent(made.fileName())
        do {
            try bytes.write(to: place)
            file = place
        } catch {
            tell(core.text(key: "games-not-saved"))
        }
    }

    /// Gives the file up.
    public func cancel() { export?.stop() }

    /// Ends what still runs.
    public func close() {
        playing?.cancel()
        cancel()
        keep()
    }

    private func change(_ what: () -> Void) {
        what()
        view = painting.view()
    }
}

/// The list of marks as the core packs it (see `PaintingImage`), ready to be read one after the other.
public struct EnergyMarks: Sendable {
    /// What a mark is.
    public enum Shape: UInt8, Sendable {
        case area, disc, ring, line
    }

    /// One thing to paint; lengths are parts of the image's side.
    public struct Mark: Sendable {
        public let shape: Shape
        /// 0xAARRGGBB.
        public let colour: UInt32
        /// A disc's radius, the width of a ring's or a line's stroke.
        public let width: Double
        public let points: [CGPoint]
    }

    /// The paper's colour.
    public let paper: UInt32
    /// The marks.
    public let marks: [Mark]

    init(_ image: PaintingImage) {
        paper = image.paper
        var reader = Reader(bytes: [UInt8](image.bytes), unit: Double(image.unit))
        var marks: [Mark] = []
        while let mark = reader.mark(image.tones) { marks.append(mark) }
        self.marks = marks
    }

    private struct Reader {
        let bytes: [UInt8]
        let unit: Double
        var at = 0

        mutating func mark(_ tones: [UInt32]) -> Mark? {
            guard at + 10 <= bytes.count, let shape = Shape(rawValue: bytes[at]) else { return nil }
            let colour = tones[Int(bytes[at + 1]) - 1] & 0xFF_FFFF | UInt32(bytes[at + 2]) << 24
            at += 6
            let width = Double(number()) / unit
            let count = Int(number())
            return Mark(shape: shape, colour: colour, width: width, points: (0..<count).map { _ in CGPoint(x: length(), y: length()) })
        }

        private mutating func number() -> UInt16 {
            at += 2
            return UInt16(bytes[at - 2]) | UInt16(bytes[at - 1]) << 8
        }

        private mutating func length() -> Double { Double(Int16(bitPattern: number())) / unit }
    }
}
