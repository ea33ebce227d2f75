// SPDX-License-Identifier: MIT

import Testing

@testable import GestureCore

@Suite("Touchpad gestures")
struct TouchpadTests {
    private let stage = Stage()
    private let view: RecordingView
    private let pad: Touchpad

    init() {
        view = stage.addView("v", 0, 0, 400, 400)
        pad = Touchpad(stage)
        stage.shows = [.touches, .actions]
    }

    @discardableResult
    private func addPan(_ name: String, to view: View) -> PanGestureRecognizer {
        let pan = stage.add(PanGestureRecognizer(), name, to: view)
        stage.details[name] = { "\(text(pan.translation(in: nil))) \(pan.numberOfTouches)" }
        return pan
    }

    @Test("14.2 Swipe updates drive a pan from 10 px on; the translation is the whole displacement")
    func pan() {
        addPan("p", to: view)
        #expect(pad.begin(0, .swipe) == .accepted)
        pad.move(10, 6, 0)
        pad.move(20, 3.9, 0)
        stage.expect("")
        pad.move(30, 0.1, 0)
        pad.move(40, -50, 5)
        pad.end(50)
        stage.expect(
            """
            30 p began 10,0 3
            40 p changed -40,5 3
            50 p ended -40,5 0
            """)
    }

    private static let kinds: [(IndirectGestureKind, [GestureRecognizer.Kind])] = [
        (.swipe, [.pan, .swipe, .transform]), (.pinch, [.pan, .pinch, .rotation, .transform]), (.hold, [.longPress]),
    ]

    @Test("14.2 Each gesture drives the kinds that the rule names, and no others", arguments: kinds)
    func drivenKinds(gesture: IndirectGestureKind, kinds: [GestureRecognizer.Kind]) {
        for kind in builtInKinds + [.screenEdgePan, .hover] {
            let recognizer = makeBuiltIn(kind)
            view.addGestureRecognizer(recognizer)
            #expect(pad.begin(0, gesture, 1) == (kinds.contains(kind) ? .accepted : .notTaken), "\(kind)")
            pad.feed(0, .cancelled())
            view.removeGestureRecognizer(recognizer)
        }
    }

    @Test("14.2 A gesture is hit-tested once, even if the pointer or the view moves")
    func hitTestOnce() {
        addPan("p", to: view)
        let other = stage.addView("other", 400, 0, 400, 400)
        addPan("q", to: other)
        pad.begin(0, .swipe, at: Point(x: 390, y: 50))
        pad.point(5, 500, 50)
        view.frame = Rect(x: 0, y: 500, width: 1, height: 1)
        pad.move(10, 20, 0)
        stage.expect("10 p began 20,0 3")
    }

    @Test("14.2 2.12 A view that inhibits its ancestors' recognizers keeps them from gestures, but for exempt ones")
    func inhibition() {
        addPan("p", to: stage.window)
        view.inhibitsAncestorRecognizers = true
        #expect(pad.begin(0, .swipe) == .notTaken)
        pad.end(10)
        addPan("exempt", to: stage.window).isExemptFromInhibition = true
        #expect(pad.begin(20, .swipe) == .accepted)
        pad.move(30, 20, 0)
        stage.expect("30 exempt began 20,0 3")
    }

    @Test("14.2 1.12 Removing a source cancels its gesture")
    func sourceRemoved() {
        addPan("p", to: view)
        pad.begin(0, .swipe)
        pad.move(10, 20, 0)
        stage.application.removeSource(pad.source)
        stage.expect(
            """
            10 p began 20,0 3
            10 p cancelled 20,0 0
            """)
    }

    @Test("14.2 1.12 Another source's cancel leaves the gesture alone")
    func otherSource() {
        addPan("p", to: view)
        pad.begin(0, .swipe)
        pad.move(10, 20, 0)
        stage.play("20 cancel-all")
        pad.move(30, 20, 0)
        stage.expect(
            """
            10 p began 20,0 3
            30 p changed 40,0 3
            """)
    }

    @Test("14.2 12.5 Invalid numbers are refused, and the gesture goes on")
    func badNumbers() {
        addPan("p", to: view)
        #expect(pad.begin(0, .swipe, at: Point(x: .nan, y: 0)) == .notFinite)
        pad.begin(0, .swipe)
        #expect(pad.move(10, .infinity, 0) == .notFinite)
        #expect(pad.move(10, 0, 0, scale: 0) == .notFinite)
        #expect(pad.move(10, 0, 0, scale: -1) == .notFinite)
        #expect(pad.move(10, 0, 0, turn: .nan) == .notFinite)
        pad.move(20, 20, 0)
        stage.expect("20 p began 20,0 3")
    }

    @Test("14.2 Updates without a beginning are ignored")
    func withoutBeginning() {
        addPan("p", to: view)
        #expect(pad.move(0, 20, 0) == .notTaken)
        #expect(pad.end(10) == .notTaken)
        #expect(pad.feed(20, .cancelled()) == .notTaken)
        stage.expect("")
    }

    @Test("14.2 8.6 A pinch's velocity is that of the reported scale")
    func pinchVelocity() {
        let pinch = stage.add(PinchGestureRecognizer(), "pi", to: view)
        stage.details["pi"] = { "\(text(pinch.scale)) \(text(pinch.velocity))" }
        pad.begin(0, .pinch, 2)
        for step in 1...5 { pad.move(Double(step) * 10, 0, 0, scale: 1 + Double(step) * 0.1) }
        pad.end(60)
        stage.expect(
            """
            10 pi began 1.1 10
            20 pi changed 1.2 10
            30 pi changed 1.3 10
            40 pi changed 1.4 10
            50 pi changed 1.5 10
            60 pi ended 1.5 10
            """)
    }

    @Test("14.2 A gesture's object serves the next one, unless a recognizer still looks at it")
    func reuse() {
        addPan("p", to: view)
        pad.begin(0, .swipe)
        pad.end(10)
        let first = pad.source.gesture.map { ObjectIdentifier($0) }
        pad.begin(20, .swipe)
        #expect(pad.source.gesture.map { ObjectIdentifier($0) } == first)
    }

    @Test("14.2 A finished gesture leaves nothing behind in recognizers")
    func reset() {
        let pan = addPan("p", to: view)
        pad.begin(0, .swipe)
        #expect(pan.attempt.indirect != nil)
        pad.end(10)
        #expect(pan.attempt.indirect == nil)
        stage.play(
            """
            20 down 1 50 50
            30 move 1 70 50
            """)
        stage.shows = [.actions]
        #expect(pan.numberOfTouches == 1)
        #expect(text(pan.translation(in: nil)) == "20,0")
    }
}
