// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Time")
struct TimeRuleTests {
    private let stage = Stage()

    @Test("11.1 nextDeadline is the time at which the engine must be called; nil while nothing waits")
    func nextDeadline() {
        let application = stage.application
        #expect(application.nextDeadline == nil)
        stage.add(LongPressGestureRecognizer(), "l", to: stage.window)
        stage.add(TapGestureRecognizer(), "t", to: stage.window) { $0.numberOfTapsRequired = 2 }
        stage.play("0 down 1 10 10")
        #expect(application.nextDeadline == ms(500))
        stage.play("40 up 1")
        #expect(application.nextDeadline == ms(390))
        stage.play("390 wait")
        #expect(application.nextDeadline == nil)
    }

    @Test("11.1 Time comes with samples and with advance only")
    func noClock() {
        stage.add(LongPressGestureRecognizer(), "l", to: stage.window)
        stage.shows = [.actions]
        stage.play("0 down 1 10 10")
        stage.expect("")
        #expect(stage.application.time == 0)
        stage.play("700 move 1 11 10")
        stage.expect(
            """
            500 l began
            700 l changed
            """)
        #expect(stage.application.time == ms(700))
    }

    @Test("11.2 Timers due at or before an event's time fire before the event, in order")
    func timersFirst() {
        stage.shows = [.callbacks]
        for (name, time) in [("late", 200.0), ("early", 100), ("same", 300)] {
            stage.addScripted(name, to: stage.window) {
                $0.callbacks[.began] = { r, _, _ in r.setDeadline(ms(time)) }
            }
        }
        stage.play("0 down 1 10 10")
        stage.skip()
        stage.play("300 up 1")
        stage.expect(
            """
            100 early deadline
            200 late deadline
            300 same deadline
            300 same hears-ended 1
            300 early hears-ended 1
            300 late hears-ended 1
            """)
    }

    @Test("11.2 Time that runs backwards is clamped, and logged once")
    func backwards() {
        stage.addView("v", 0, 0, 800, 600)
        stage.touchDetails = { touches, _ in touches.map { "@\(milliseconds($0.timestamp))" }.joined() }
        stage.play("100 down 1 10 10")
        stage.play("50 move 1 20 10")
        stage.play("60 move 1 30 10")
        stage.expect(
            """
            100 v touches-began 1 @100
            100 v touches-moved 1 @100
            100 v touches-moved 1 @100
            """)
        #expect(stage.messages.count == 1)
        stage.play("110 up 1")
        stage.expect("110 v touches-ended 1 @110")
    }

    @Test("11.2 With no touch down and no timer pending any time is a new origin")
    func newOrigin() {
        stage.addView("v", 0, 0, 800, 600).isMultipleTouchEnabled = true
        stage.play(
            """
            1000 down 1 10 10
            1000 down 2 20 10
            1010 up 1
            1010 up 2
            """)
        stage.skip()
        stage.play("5 down 1 10 10")
        stage.expect("5 v touches-began 1")
        #expect(stage.messages.isEmpty)
        stage.play("6 up 1")
        stage.add(TapGestureRecognizer(), "t", to: stage.window) { $0.numberOfTapsRequired = 2 }
        stage.play(
            """
            10 down 1 10 10
            20 up 1
            """)
        // The double tap waits.
        stage.play("1 down 2 10 10")
        #expect(stage.application.time == ms(20))
        #expect(stage.messages.count == 1)
    }

    @Test("11.2 Times above 2^62 are refused, 2^62 is not")
    func tooLate() {
        stage.addView("v", 0, 0, 800, 600)
        let latest: Microseconds = 1 << 62
        #expect(
            stage.application.feed(TouchSample(.down, time: latest + 1, id: 1), from: stage.mainSource) == .timeTooLarge
        )
        #expect(stage.application.feed(TouchSample(.down, time: -1, id: 1), from: stage.mainSource) == .timeTooLarge)
        #expect(!stage.application.advance(to: latest + 1))
        #expect(!stage.application.deliver(at: -1))
        #expect(stage.application.cancelTouches(at: .max) == .timeTooLarge)
        #expect(stage.application.time == 0)
        stage.add(LongPressGestureRecognizer(), "l", to: stage.window) { $0.minimumPressDuration = .microseconds(.max) }
        stage.feed(TouchSample(.down, time: latest, id: 1, location: Point(x: 10, y: 10)))
        stage.feed(TouchSample(.frame, time: latest))
        stage.feed(TouchSample(.up, time: latest, id: 1))
        stage.feed(TouchSample(.frame, time: latest))
        #expect(stage.wholeLog.map(\.event) == ["touches-began", "touches-ended"])
        #expect(stage.application.nextDeadline == nil)
    }
}
