// SPDX-License-Identifier: MIT

import Testing

@testable import GestureCore

/// Notes what it hears, and does something then.
private final class Listener: ScrollViewDelegate {
    var notes: [String] = []
    var onNote: [String: (ScrollView) -> Void] = [:]
    var chosen: Point?

    private func note(_ text: String, _ scrollView: ScrollView) {
        notes.append(text)
        onNote.removeValue(forKey: text)?(scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: ScrollView) { note("will begin dragging", scrollView) }
    func scrollViewDidScroll(_ scrollView: ScrollView) { note("did scroll", scrollView) }

    func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
    ) {
        if let chosen { targetContentOffset = chosen }
        note("will end dragging", scrollView)
    }

    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {
        note("did end dragging \(willDecelerate)", scrollView)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { note("will begin decelerating", scrollView) }
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { note("did end decelerating", scrollView) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { note("did end animation", scrollView) }
}

@Suite("A scroll view and its delegate")
struct ScrollDelegateTests {
    private let stage = Stage()
    private let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    private let listener = Listener()

    init() {
        scrollView.contentSize = Size(width: 400, height: 3000)
        stage.window.addSubview(scrollView)
        scrollView.delegate = listener
    }

    /// 30 px after the begin, 1250 px/s.
    private func fling() {
        stage.play(
            """
            0 down 1 100 200
            8 move 1 100 190
            16 move 1 100 180
            24 move 1 100 170
            32 move 1 100 160
            36 up 1
            """)
    }

    private static let drag = ["will begin dragging", "did scroll", "did scroll", "did scroll", "will end dragging"]

    @Test("13.5 A target that is chosen for one axis leaves the other one alone")
    func oneAxis() {
        scrollView.contentSize.width = 1000
        listener.chosen = Point(x: 50, y: 30 + 1.25 * 499)
        fling()
        stage.play("5000 wait")
        #expect(scrollView.contentOffset.x == 50)
        #expect(abs(scrollView.contentOffset.y - (30 + 1.25 * 499)) < 1e-6)
    }

    @Test("13.5 A target that is not finite is ignored")
    func notANumber() {
        listener.chosen = Point(x: .nan, y: .infinity)
        fling()
        stage.play("5000 wait")
        #expect(abs(scrollView.contentOffset.y - (30 + 1.25 * 499)) < 1e-6)
    }

    @Test("13.6 A bounce goes to the target that is chosen")
    func bounce() {
        listener.chosen = Point(x: 0, y: 100)
        stage.play(
            """
            0 down 1 100 100
            8 move 1 100 110
            16 move 1 100 150
            200 up 1
            600 wait
            """)
        #expect(scrollView.contentOffset == Point(x: 0, y: 100))
        #expect(listener.notes.suffix(2) == ["did scroll", "did end decelerating"])
    }

    @Test("13.9, 12.1 The host may stop a motion in the call that reports its begin")
    func stoppedInside() {
        listener.onNote["will begin decelerating"] = { $0.stopScrollingAndZooming() }
        fling()
        #expect(
            listener.notes == ScrollDelegateTests.drag + [
                "did end dragging true", "will begin decelerating", "did end decelerating",
            ])
        #expect(!scrollView.isDecelerating && stage.application.nextDeadline == nil)
    }

    @Test("13.9, 12.1 A delegate may scroll elsewhere while the content comes to rest")
    func sentOn() {
        listener.onNote["did end decelerating"] = { $0.setContentOffset(Point(x: 0, y: 7), animated: true) }
        fling()
        stage.play(
            """
            5000 wait
            6000 wait
            """)
        #expect(scrollView.contentOffset.y == 7)
        #expect(listener.notes.last == "did end animation")
        #expect(!scrollView.isAnimating)
    }

    @Test("13.9, 2.10 A scroll view removed during its drag begins no deceleration")
    func gone() {
        stage.play(
            """
            0 down 1 100 100
            8 move 1 100 110
            16 move 1 100 150
            """)
        scrollView.removeFromSuperview()
        #expect(listener.notes == ["will begin dragging", "did scroll", "will end dragging", "did end dragging false"])
        #expect(!scrollView.isDragging && !scrollView.isDecelerating && !scrollView.isTracking)
    }

    @Test("13.9 An offset that is set is where it is, and a motion that goes on stops")
    func offsetSet() {
        fling()
        #expect(scrollView.isDecelerating)
        scrollView.contentOffset = Point(x: 0, y: 12)
        #expect(scrollView.contentOffset.y == 12 && !scrollView.isDecelerating)
        scrollView.contentOffset = Point(x: .nan, y: 0)
        #expect(scrollView.contentOffset.y == 12)
    }

    @Test("13.9 An alignment that is not finite changes nothing")
    func alignment() {
        scrollView.contentSize = Size(width: 100, height: 3000)
        scrollView.contentAlignmentPoint = Point(x: 0.5, y: 0.5)
        #expect(scrollView.contentOffset == Point(x: -150, y: 0))
        scrollView.contentAlignmentPoint = Point(x: .nan, y: 0)
        #expect(scrollView.contentAlignmentPoint == Point(x: 0.5, y: 0.5))
    }
}
