import SanCai
import Testing

@testable import SanCaiModel

/// How scenes follow each other, by a clock that the tests turn.
@MainActor struct EaselTests {
    private func piece(_ id: UInt8, x: Float, board: UInt8 = 0, scale: Float = 1) -> CoreGroup {
        CoreGroup(id: id, board: board, x: x, y: 20, scale: scale, alpha: 1, shapes: [])
    }

    private func scene(_ groups: [CoreGroup], _ passage: Passage = .move, width: Float = 100, signs: [Sign] = []) -> CoreScene {
        let paper = Paper(place: Rect(x: 0, y: 0, width: width, height: 40), shapes: [])
        return CoreScene(passage: passage, papers: [paper], below: signs, groups: groups, above: [])
    }

    private func easel(_ first: CoreScene, then next: CoreScene) -> Easel {
        let easel = Easel()
        easel.show(first, at: 0)
        easel.show(next, at: 1000)
        return easel
    }

    /// Fails if a piece jumps, or is on its way for longer than 150 ms.
    @Test func piecesFly() {
        let easel = easel(scene([piece(1, x: 20)]), then: scene([piece(1, x: 180)]))
        let midway = easel.picture(at: 1075).pieces[0].pose.x
        #expect(20 < midway && midway < 180)
        #expect(easel.picture(at: 1150).pieces[0].pose.x == 180 && easel.end == 1150)
    }

    /// Fails if a piece flies across the gap between two boards.
    @Test func piecesFadeBetweenBoards() {
        let easel = easel(scene([piece(1, x: 20)]), then: scene([piece(1, x: 180, board: 1)]))
        let both = easel.picture(at: 1075).pieces.map(\.pose)
        #expect(both.map(\.x) == [20, 180] && both.allSatisfy { 0 < $0.alpha && $0.alpha < 1 })
        #expect(easel.picture(at: 1151).pieces.count == 1)
    }

    /// Fails if pieces land together, or if a tap leaves them in the air.
    @Test func descends() {
        let easel = easel(scene([piece(1, x: 20)]), then: scene([piece(2, x: 60), piece(3, x: 90)], .descend))
        #expect(easel.leaving(at: 1300)?.picture.pieces.count == 1 && easel.leaving(at: 1600) == nil)
        let landing = easel.picture(at: 1700).pieces.map(\.pose.alpha)
        #expect(landing[0] > landing[1] && landing[1] > 0)
        #expect(easel.finish(at: 1701) && !easel.finish(at: 1702))
        #expect(easel.picture(at: 1702).pieces.allSatisfy { $0.pose.alpha == 1 && $0.pose.scale == 1 })
    }

    /// Fails if a plane has its new size at once.
    @Test func boardsGrow() {
        let easel = easel(scene([], .jump), then: scene([], .enlarge, width: 200))
        let width = easel.picture(at: 1100).boards[0].width
        #expect(100 < width && width < 200 && easel.picture(at: 1200).boards[0].width == 200)
    }

    /// Fails if a mark enters again with each scene.
    @Test func marksEnterOnce() {
        let ice = Sign(id: 7, board: 0, entrance: .grow, x: 0, y: 0, shapes: [])
        let easel = easel(scene([]), then: scene([], signs: [ice]))
        #expect(easel.picture(at: 1100).below[0].scale.y == 0.5)
        easel.show(scene([piece(1, x: 5)], signs: [ice]), at: 1300)
        #expect(easel.picture(at: 1300).below[0].scale.y == 1)
    }
}
