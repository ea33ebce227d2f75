// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Timers, and changes between deliveries")
struct TimeTests {
    private let stage = Stage()
    private let view: RecordingView

    init() {
        view = stage.addView("v", 0, 0, 400, 400)
        view.isMultipleTouchEnabled = true
    }

    @Test("5.14 A timer runs the same update as an event, with its deadline as the time")
    func timerIsADelivery() {
        stage.shows = [.states, .actions, .touches]
        stage.add(LongPressGestureRecognizer(), "l", to: view)
        stage.add(TapGestureRecognizer(), "t", to: stage.window)
        stage.touchDetails = { touches, _ in touches.map { "@\(milliseconds($0.timestamp))" }.joined() }
        stage.play(
            """
            0 down 1 10 10
            900 wait
            """)
        stage.expect(
            """
            0 v touches-began 1 @0
            500 l -> began
            500 t -> failed prevented l
            500 l began
            500 v touches-cancelled 1 @0
            500 t -> possible
            """)
    }

    @Test("5.14 Deadlines at the same microsecond are one delivery")
    func sameDeadline() {
        stage.shows = [.states, .callbacks, .actions]
        for name in ["a", "b"] {
            stage.addScripted(name, to: view) {
                $0.callbacks[.began] = { recognizer, _, _ in recognizer.setDeadline(ms(100)) }
                $0.onDeadline = { [unowned recognizer = $0] _ in recognizer.state = .began }
            }
        }
        stage.play("0 down 1 10 10")
        stage.skip()
        stage.play("200 wait")
        // Both wish to begin before either is decided.
        stage.expect(
            """
            100 b deadline
            100 a deadline
            100 b -> began
            100 a -> failed prevented b
            100 b began
            100 a -> possible
            100 a resets
            """)
    }

    @Test("5.14 A call outside a delivery is a delivery of its own, at the last known time")
    func callOutside() {
        stage.shows = [.states, .actions, .touches, .callbacks]
        let recognizer = stage.addScripted("r", to: view)
        stage.addScripted("outer", to: stage.window)
        stage.play(
            """
            0 down 1 10 10
            30 wait
            """)
        stage.skip()
        recognizer.state = .began
        stage.expect(
            """
            30 r -> began
            30 outer -> failed prevented r
            30 r began
            30 v touches-cancelled 1
            30 outer -> possible
            30 outer resets
            """)
        recognizer.state = .ended
        stage.expect(
            """
            30 r -> ended
            30 r ended
            30 r -> possible
            30 r resets
            """)
    }

    @Test("5.15 Thresholds and counts take effect from the next attempt")
    func thresholds() {
        stage.shows = [.actions]
        let pan = stage.add(PanGestureRecognizer(), "p", to: view)
        stage.play("0 down 1 10 10")
        pan.beginDistance = .pixels(30)
        pan.minimumNumberOfTouches = 2
        stage.play(
            """
            10 move 1 20 10
            20 up 1
            """)
        stage.expect(
            """
            10 p began
            20 p ended
            """)
        pan.minimumNumberOfTouches = 1
        stage.play(
            """
            30 down 2 10 10
            40 move 2 39 10
            50 move 2 40 10
            """)
        stage.expect("50 p began")
    }

    @Test("5.15 isEnabled takes effect at once, delivery flags for touches that land later")
    func flags() {
        stage.shows = [.touches, .actions]
        let recognizer = stage.addScripted("r", to: view, sets: [.moved: .began])
        stage.play("0 down 1 10 10")
        recognizer.delaysTouchesBegan = true
        recognizer.cancelsTouchesInView = false
        stage.play(
            """
            10 down 2 20 10
            20 move 1 11 10
            """)
        // The first finger was not delayed and is cancelled, the second one is delayed and released.
        stage.expect(
            """
            0 v touches-began 1
            20 r began
            20 v touches-cancelled 1
            20 v touches-began 2
            """)
        recognizer.isEnabled = false
        stage.expect("20 r cancelled")
    }
}
