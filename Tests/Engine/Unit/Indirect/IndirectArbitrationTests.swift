// SPDX-License-Identifier: MIT

import Testing

@testable import GestureCore

@Suite("Arbitration without touches")
struct IndirectArbitrationTests {
    private let stage = Stage()
    private let view: RecordingView
    private let pad: Touchpad

    init() {
        view = stage.addView("v", 0, 0, 400, 400)
        pad = Touchpad(stage)
        stage.shows = [.actions]
    }

    private func addSwipe(_ name: String, _ direction: SwipeGestureRecognizer.Direction) -> SwipeGestureRecognizer {
        stage.add(SwipeGestureRecognizer(), name, to: view) {
            $0.direction = direction
            $0.numberOfTouchesRequired = 3
        }
    }

    @Test("14.4 6.9 Dynamic requirements are asked among those that take part in the gesture")
    func dynamicRequirements() {
        stage.shows = [.actions, .questions]
        let pan = stage.add(PanGestureRecognizer(), "p", to: view)
        let delegate = RecordingDelegate(stage)
        delegate.waitsFor = { $0 is SwipeGestureRecognizer }
        pan.delegate = delegate
        let tap = stage.add(TapGestureRecognizer(), "t", to: view)
        tap.allowedTouchTypes = Touch.Kind.direct.bit
        let swipe = addSwipe("s", .left)
        stage.play("0 down 1 50 50")
        stage.skip()
        pan.allowedTouchTypes = Touch.Kind.indirect.bit
        swipe.allowedTouchTypes = Touch.Kind.indirect.bit
        stage.play("5 up 1")
        stage.skip()
        pad.begin(10, .swipe)
        let asked = stage.wholeLog.map(\.description).filter { $0.hasPrefix("10 ") && $0.contains("failure") }
        #expect(asked.allSatisfy { !$0.hasSuffix(" t") })
        pad.move(20, 0, 60)
        #expect(stage.wholeLog.last?.description == "20 p began")
    }

    @Test("14.4 6.7 6.8 A held pan begins with the displacement of the fingers so far")
    func held() {
        let pan = stage.add(PanGestureRecognizer(), "p", to: view)
        stage.details["p"] = { text(pan.translation(in: nil)) }
        #expect(pan.require(toFail: addSwipe("s", .left)))
        pad.begin(0, .swipe)
        pad.move(10, 0, 20)
        #expect(pan.attempt.isHeld)
        stage.expect("")
        // The swipe is too slow at 500: a deadline without any step of the touchpad.
        #expect(stage.application.advance(to: ms(500)))
        stage.expect("500 p began 0,20")
        pad.end(510)
        stage.expect("510 p ended 0,20")
    }

    @Test("14.4 1.13 Gestures of different seats do not compete, and a recognizer takes part in one")
    func seats() {
        stage.add(PanGestureRecognizer(), "p", to: view)
        stage.add(PanGestureRecognizer(), "root", to: stage.window)
        let other = Touchpad(stage, seat: 1)
        pad.begin(0, .swipe)
        pad.move(10, 20, 0)
        #expect(other.begin(20, .swipe, at: Point(x: 50, y: 50)) == .accepted)
        other.move(30, 20, 0)
        other.end(40)
        pad.end(50)
        stage.expect(
            """
            10 p began
            30 root began
            40 root ended
            50 p ended
            """)
    }

    @Test("14.4 6.1 A gesture and a finger compete where their recognizers do")
    func gestureAgainstFinger() {
        stage.add(PanGestureRecognizer(), "finger", to: view) { $0.allowedTouchTypes = Touch.Kind.direct.bit }
        stage.add(PanGestureRecognizer(), "gesture", to: view) { $0.allowedTouchTypes = Touch.Kind.indirect.bit }
        stage.play("0 down 1 50 50")
        pad.begin(10, .swipe)
        pad.move(20, 20, 0)
        stage.play("30 move 1 90 50")
        stage.expect("20 gesture began")
    }

    @Test("14.4 Whether a gesture is taken is decided at its beginning")
    func taken() {
        addSwipe("s", .left).delegate = nil
        #expect(pad.begin(0, .swipe) == .accepted)
        #expect(pad.move(10, 60, 0) == .accepted)
        #expect(pad.end(20) == .accepted)
        #expect(pad.begin(30, .swipe, 4) == .notTaken)
        #expect(pad.move(40, -60, 0) == .notTaken)
        #expect(pad.end(50) == .notTaken)
    }

    @Test("14.4 1.14 Filters see gestures and scrolls and may swallow them; a swallowed end is a cancel")
    func filters() {
        final class Filter: EventFilter {
            var seen: [String] = []
            var swallowing = false
            func swallows(_ event: TouchEvent) -> Bool {
                seen.append("\(event.type) \(event.subtype)")
                return swallowing
            }
        }
        let filter = Filter()
        stage.application.addEventFilter(filter)
        stage.add(PanGestureRecognizer(), "p", to: view) { $0.allowedScrollTypes = .all }
        pad.begin(0, .swipe)
        pad.move(10, 20, 0)
        filter.swallowing = true
        pad.end(20)
        #expect(pad.begin(30, .pinch, 2) == .notTaken)
        #expect(pad.scroll(40, .wheel, 0, 5) == .notTaken)
        stage.expect(
            """
            10 p began
            20 p cancelled
            """)
        #expect(filter.seen.prefix(4) == ["gesture 1", "gesture 1", "gesture 1", "gesture 2"])
        #expect(filter.seen.last == "scroll 1")
    }

    @Test("14.4 12.1 Views, recognizers and sources may be removed in any callback of a gesture")
    func destruction() {
        let pan = stage.add(PanGestureRecognizer(), "p", to: view)
        stage.when("p began") { [stage, view] in
            view.removeGestureRecognizer(pan)
            stage.application.removeSource(pad.source)
            view.removeFromSuperview()
        }
        pad.begin(0, .swipe)
        pad.move(10, 20, 0)
        pad.move(20, 20, 0)
        stage.expect(
            """
            10 p began
            10 p cancelled
            """)
    }
}
