// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("The order of subviews")
struct SubviewOrderTests {
    private let superview = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))

    /// Changes one of many views, and an array that is to come out the same.
    private func change(_ expected: inout [View], _ views: [View], _ random: inout SeededGenerator) {
        let view = views[Int.random(in: 0..<views.count, using: &random)]
        let isInside = view.superview === superview
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1:
            let index = Int.random(in: -1...expected.count + 1, using: &random)
            superview.insertSubview(view, at: index)
            expected.removeAll { $0 === view }
            expected.insert(view, at: min(max(index, 0), expected.count))
        case 2 where isInside:
            view.bringToFront()
            expected.removeAll { $0 === view }
            expected.append(view)
        case 3 where isInside:
            view.sendToBack()
            expected.removeAll { $0 === view }
            expected.insert(view, at: 0)
        case 4 where isInside:
            view.removeFromSuperview()
            expected.removeAll { $0 === view }
        default: break
        }
    }

    @Test("2.1 Insertions, raises, lowers and removals give the order of an array", arguments: 1...20)
    func order(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let views = (0..<30).map { _ in View(frame: Rect(x: 0, y: 0, width: 100, height: 100)) }
        var expected: [View] = []
        for _ in 0..<500 {
            change(&expected, views, &random)
            #expect(superview.subviewCount == expected.count)
            #expect(superview.frontmostSubview === expected.last)
            #expect(superview.hitTest(Point(x: 50, y: 50)) === expected.last ?? superview)
            // Asking by index closes the gaps, hence only now and then.
            guard Int.random(in: 0..<10, using: &random) == 0 else { continue }
            #expect(superview.subviews.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
            #expect((0..<expected.count).allSatisfy { superview.subview(at: $0) === expected[$0] })
            #expect(superview.subview(at: expected.count) == nil)
        }
    }

    @Test("2.1 Hit boxes follow changes of their views, wherever these have moved")
    func geometry() {
        let views = (0..<4).map { _ in View(frame: Rect(x: 0, y: 0, width: 10, height: 10)) }
        for view in views { superview.addSubview(view) }
        views[0].bringToFront()
        views[2].sendToBack()
        views[0].isHidden = true
        #expect(superview.hitTest(Point(x: 5, y: 5)) === views[3])
        views[3].frame = Rect(x: 50, y: 50, width: 10, height: 10)
        #expect(superview.hitTest(Point(x: 5, y: 5)) === views[1])
        #expect(superview.hitTest(Point(x: 55, y: 55)) === views[3])
        views[0].isHidden = false
        #expect(superview.hitTest(Point(x: 5, y: 5)) === views[0])
    }

    @Test("2.1 A hit test asks each sibling once, even if one is raised during its answer")
    func raisedInItsHitTest() {
        var asked: [String] = []
        let views = ["rear", "middle", "front"].map { name in
            AskedView(frame: Rect(x: 0, y: 0, width: 10, height: 10)) { view in
                asked.append(name)
                view.bringToFront()
            }
        }
        for view in views { superview.addSubview(view) }
        #expect(superview.hitTest(Point(x: 5, y: 5)) === superview)
        #expect(asked == ["front", "middle", "rear"])
    }

    @Test("2.11 A view that is moved on before it has heard of its window hears of the last one, once")
    func movedBeforeItHeard() {
        let stage = Stage()
        let other = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        stage.application.addWindow(other)
        let outer = RecordingView(stage, Rect(x: 0, y: 0, width: 10, height: 10))
        let inner = RecordingView(stage, Rect(x: 0, y: 0, width: 10, height: 10))
        outer.addSubview(inner)
        var heard: [String] = []
        inner.onWindowChange = { heard.append($0.map { $0 === other ? "other" : "first" } ?? "none") }
        outer.onWindowChange = { if $0 != nil { other.addSubview(inner) } }
        stage.window.addSubview(outer)
        #expect(heard == ["other"])
        #expect(inner.window === other)
    }
}

/// Says no to every point.
private final class AskedView: View {
    private let onQuestion: (View) -> Void

    init(frame: Rect, _ onQuestion: @escaping (View) -> Void) {
        self.onQuestion = onQuestion
        super.init(frame: frame)
    }

    override func hitTest(_ point: Point) -> View? {
        onQuestion(self)
        return nil
    }
}

@Suite("Deep trees")
struct DeepTreeTests {
    private static let depth = 200_000

    private func makeChain() -> (top: View, bottom: View) {
        let top = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        var bottom = top
        for _ in 1..<DeepTreeTests.depth {
            let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
            bottom.addSubview(view)
            bottom = view
        }
        return (top, bottom)
    }

    @Test("2.1 A tree that is deeper than the stack is shown, hit, left and freed")
    func deep() {
        let stage = Stage()
        var chain: (top: View, bottom: View)? = makeChain()
        if let chain {
            stage.window.addSubview(chain.top)
            #expect(stage.application.hitTest(Point(x: 5, y: 5)) === chain.bottom)
            chain.top.removeFromSuperview()
            #expect(chain.bottom.window == nil)
            stage.window.addSubview(chain.top)
        }
        let bottom = chain?.bottom
        chain = nil
        stage.window.frontmostSubview?.removeFromSuperview()
        #expect(bottom?.superview == nil)
    }

    @Test("2.11 A view that outlives its window is in none")
    func survivors() {
        let survivor = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let inner = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        survivor.addSubview(inner)
        do {
            let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
            let between = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
            window.addSubview(between)
            between.addSubview(survivor)
            #expect(inner.window === window)
        }
        #expect(survivor.superview == nil)
        #expect(survivor.window == nil)
        #expect(inner.window == nil)
    }

    @Test("2.10 No view can be added to itself or to its descendants", arguments: [false, true])
    func rings(isShown: Bool) {
        let stage = Stage()
        let views = (0..<5).map { _ in View(frame: Rect(x: 0, y: 0, width: 10, height: 10)) }
        if isShown { stage.window.addSubview(views[0]) }
        for index in 1..<5 { views[index - 1].addSubview(views[index]) }
        for upper in 0..<5 {
            for lower in upper..<5 { #expect(!views[lower].addSubview(views[upper])) }
        }
        #expect(views[4].isDescendant(of: views[0]))
        #expect(!views[0].isDescendant(of: views[4]))
    }
}
