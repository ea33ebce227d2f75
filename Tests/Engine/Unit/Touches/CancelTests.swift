// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Cancels from outside")
struct CancelTests {
    @Test("1.12 A system cancel: recognizers first, then the views that had received began")
    func systemCancel() {
        let stage = Stage()
        let view = stage.addView("v", 0, 0, 400, 400)
        view.isMultipleTouchEnabled = true
        stage.shows = [.touches, .actions, .states, .callbacks]
        stage.addScripted("r", to: view, sets: [.moved: .began]) { $0.cancelsTouchesInView = false }
        stage.add(LongPressGestureRecognizer(), "l", to: stage.window) { recognizer in
            stage.addDelegate(to: recognizer) { $0.isSimultaneousWith = { _ in true } }
        }
        stage.play(
            """
            0 down 1 10 10
            0 down 2 20 10
            10 move 1 11 10
            """)
        stage.skip()
        stage.play("20 cancel-all")
        stage.expect(
            """
            20 r hears-cancelled 1 2
            20 r -> cancelled system-cancel
            20 r cancelled
            20 v touches-cancelled 1 2
            20 r -> possible
            20 r resets
            """)
    }

    @Test("1.12 Recognizers that wait without fingers fail, and their withheld ends become cancels")
    func waitingRecognizers() {
        let stage = Stage()
        let view = stage.addView("v", 0, 0, 400, 400)
        stage.add(TapGestureRecognizer(), "t", to: view) { $0.numberOfTapsRequired = 2 }
        stage.play(
            """
            0 down 1 10 10
            40 up 1
            """)
        stage.expect("0 v touches-began 1")
        stage.shows.insert(.states)
        stage.play("50 cancel-touches")
        stage.expect(
            """
            50 t -> failed system-cancel
            50 v touches-cancelled 1
            50 t -> possible
            """)
        stage.play(
            """
            60 down 2 10 10
            900 wait
            """)
        stage.expect(
            """
            60 v touches-began 2
            810 t -> failed too-long
            810 t -> possible
            """)
    }

    @Test(
        "1.12 A system cancel takes the touches of all sources of a seat in one delivery, in the order of their downs")
    func severalSources() {
        let stage = Stage()
        stage.addView("v", 0, 0, 400, 400).isMultipleTouchEnabled = true
        stage.addSource("b")
        stage.addSource("c", seat: 1)
        stage.play(
            """
            0 c: down 1 30 10
            0 b: down 1 10 10
            10 down 1 20 10
            20 c: down 2 40 10
            """)
        stage.skip()
        stage.play("50 cancel-touches")
        stage.expect(
            """
            50 v touches-cancelled c1 c2
            50 v touches-cancelled b1 1
            """)
    }

    @Test("1.12 A withheld end of another source becomes a cancel, never an end")
    func withheldEndOfAnotherSource() {
        let stage = Stage()
        stage.addView("v", 0, 0, 400, 400).isMultipleTouchEnabled = true
        stage.add(TapGestureRecognizer(), "t", to: stage.window) { $0.numberOfTouchesRequired = 2 }
        stage.addSource("b")
        stage.play(
            """
            0 down 1 10 10
            10 b: down 1 20 10
            20 up 1
            """)
        stage.skip()
        stage.play("50 cancel-touches")
        stage.expect("50 v touches-cancelled 1 b1")
    }

    @Test("1.12 12.4 Inside a callback a system cancel waits for the end of the delivery")
    func insideCallback() {
        let stage = Stage()
        stage.addView("v", 0, 0, 400, 400)
        stage.when("v touches-began") { #expect(stage.application.cancelTouches(at: 0) == .accepted) }
        stage.play("0 down 1 10 10\n10 up 1")
        stage.expect("0 v touches-began 1\n0 v touches-cancelled 1")
    }

    @Test("1.12 Attempts without touches end on every seat")
    func attemptsWithoutTouches() {
        let stage = Stage()
        let one = stage.addScripted("one", to: stage.window)
        stage.shows = [.states]
        #expect(one.request(.began))
        stage.skip()
        stage.play("50 cancel-touches")
        stage.expect("50 one -> cancelled system-cancel\n50 one -> possible")
    }

    @Test("1.12 A recognizer that also holds touches of other sources loses a removed source's as palms")
    func sourceOfSharedRecognizer() {
        let stage = Stage()
        let pan = stage.add(PanGestureRecognizer(), "p", to: stage.window)
        stage.add(PinchGestureRecognizer(), "z", to: stage.window) { recognizer in
            stage.addDelegate(to: recognizer) { $0.isSimultaneousWith = { _ in true } }
        }
        let other = stage.addSource("b")
        stage.shows = [.actions]
        stage.play(
            """
            0 down 1 10 10
            0 b: down 1 100 10
            10 move 1 30 10
            """)
        stage.expect("10 z began\n10 p began")
        stage.application.removeSource(other)
        #expect(pan.state == .changed || pan.state == .began)
        stage.play("20 move 1 50 10\n30 up 1")
        stage.expect("10 z cancelled\n20 p changed\n30 p ended")
    }

    @Test("1.12 A system cancel takes sources by their first down, not by their age; those without touches come last")
    func orderOfSources() {
        let stage = Stage()
        let first = stage.addView("v1", 0, 0, 100, 400)
        stage.addView("v2", 200, 0, 100, 400)
        stage.add(TapGestureRecognizer(), "t", to: first) { $0.numberOfTapsRequired = 2 }
        stage.addSource("b", seat: 0)
        stage.addSource("c", seat: 0)
        stage.play(
            """
            0 c: down 1 210 10
            0 b: down 1 10 10
            40 b: up 1
            """)
        stage.skip()
        stage.play("50 cancel-touches")
        stage.expect(
            """
            50 v2 touches-cancelled c1
            50 v1 touches-cancelled b1
            """)
    }

    @Test("1.12 Removing a device cancels its own touches only")
    func deviceRemoved() {
        let stage = Stage()
        stage.addView("v", 0, 0, 400, 400).isMultipleTouchEnabled = true
        let other = stage.addSource("b", seat: 1)
        stage.play(
            """
            0 down 1 10 10
            0 b: down 1 20 10
            """)
        stage.skip()
        stage.when("v touches-cancelled") { stage.when("v touches-moved") {} }
        stage.application.removeSource(other)
        stage.play("10 move 1 11 10")
        stage.expect(
            """
            0 v touches-cancelled b1
            10 v touches-moved 1
            """)
    }

    struct Palm: CustomTestStringConvertible {
        var name: String
        var make: @Sendable () -> GestureRecognizer
        /// Two fingers, of which the second is taken at 30 ms.
        var timeline: String
        var expected: String
        var testDescription: String { name }
    }

    private static let twoFingers = "0 down 1 100 100\n0 down 2 200 100"
    /// Changes the distance by 20 and the angle by far more than the threshold.
    private static let spread = twoFingers + "\n10 move 2 220 100\n20 move 2 200 160"
    private static let palms = [
        Palm(
            name: "tap",
            make: {
                let tap = TapGestureRecognizer()
                tap.numberOfTouchesRequired = 2
                return tap
            }, timeline: twoFingers, expected: "30 g -> failed touch-cancelled"),
        Palm(
            name: "swipe",
            make: {
                let swipe = SwipeGestureRecognizer()
                swipe.numberOfTouchesRequired = 2
                return swipe
            }, timeline: twoFingers, expected: "30 g -> failed touch-cancelled"),
        Palm(
            name: "long press before it begins",
            make: {
                let press = LongPressGestureRecognizer()
                press.numberOfTouchesRequired = 2
                return press
            }, timeline: twoFingers, expected: "30 g -> failed touch-cancelled"),
        Palm(
            name: "long press",
            make: {
                let press = LongPressGestureRecognizer()
                press.numberOfTouchesRequired = 2
                press.minimumPressDuration = 0
                return press
            }, timeline: twoFingers, expected: "30 g -> cancelled touch-cancelled\n30 g cancelled"),
        Palm(
            name: "pinch", make: { PinchGestureRecognizer() }, timeline: spread,
            expected: "30 g -> cancelled touch-cancelled\n30 g cancelled"),
        Palm(
            name: "pinch before it begins", make: { PinchGestureRecognizer() }, timeline: twoFingers,
            expected: "30 g -> failed touch-cancelled"),
        Palm(
            name: "rotation", make: { RotationGestureRecognizer() }, timeline: spread,
            expected: "30 g -> cancelled touch-cancelled\n30 g cancelled"),
        Palm(
            name: "pan of one finger", make: { PanGestureRecognizer() }, timeline: spread, expected: ""),
        Palm(
            name: "pan of two fingers",
            make: {
                let pan = PanGestureRecognizer()
                pan.minimumNumberOfTouches = 2
                return pan
            }, timeline: spread, expected: "30 g -> cancelled touch-cancelled\n30 g cancelled"),
    ]

    @Test("1.12 A palm among the fingers ends all but a pan that has enough left", arguments: palms)
    func palm(_ palm: Palm) {
        let stage = Stage()
        let recognizer = stage.add(palm.make(), "g", to: stage.window)
        stage.play(palm.timeline)
        stage.skip()
        stage.shows = [.actions, .states]
        stage.play("30 cancel 2")
        let reset = palm.expected.isEmpty ? "" : "\n30 g -> possible"
        stage.expect(palm.expected + reset)
        #expect(recognizer.state == (palm.expected.isEmpty ? .changed : .possible))
    }
}

@Suite("Cancelled fingers that still have to lift")
struct CancelledFingerTests {
    private let application = Application()
    private let source: TouchSource

    init() {
        source = application.makeSource(TouchSource.Configuration())
    }

    private func feed(_ kind: TouchSample.Kind, _ id: Int32) -> FeedResult {
        application.feed(TouchSample(kind, time: 0, id: id, location: Point(x: 1, y: 1)), from: source)
    }

    @Test("1.12 The newest cancelled ids are remembered, as many as fingers can be down")
    func bounded() {
        for id in Int32(0)..<1000 {
            #expect(feed(.down, id) == .accepted)
            #expect(feed(.cancelAll, 0) == .accepted)
        }
        #expect(feed(.up, 935) == .unknownTouch)
        for id in Int32(936)..<1000 {
            #expect(feed(.motion, id) == .accepted)
            #expect(feed(.up, id) == .accepted)
            #expect(feed(.up, id) == .unknownTouch)
        }
    }

    @Test("1.12 A cancelled id that goes down again is a new finger")
    func again() {
        #expect(feed(.down, 1) == .accepted)
        #expect(feed(.cancelAll, 0) == .accepted)
        #expect(feed(.down, 1) == .accepted)
        #expect(feed(.up, 1) == .accepted)
        #expect(feed(.up, 1) == .unknownTouch)
    }
}
