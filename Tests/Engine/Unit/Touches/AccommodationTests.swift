// SPDX-License-Identifier: MIT

import Testing

@testable import GestureCore

@Suite("Touch accommodations")
struct AccommodationTests {
    private let stage = Stage()

    init() {
        stage.addView("v", 0, 0, 800, 600).isMultipleTouchEnabled = true
    }

    private func accommodate(_ change: (inout TouchAccommodations) -> Void) {
        var accommodations = TouchAccommodations()
        change(&accommodations)
        #expect(stage.application.setAccommodations(accommodations, of: stage.mainSource))
    }

    @Test("1.18 The end of a hold is a deadline of the application, the next one first")
    func deadline() {
        accommodate {
            $0.holdDuration = .milliseconds(300)
            $0.tapAssistance = .milliseconds(200)
        }
        stage.play("0 down 1 10 10")
        #expect(stage.application.nextDeadline == ms(300))
        stage.play("100 down 2 40 10")
        #expect(stage.application.nextDeadline == ms(300))
        stage.play("350 wait")
        #expect(stage.application.nextDeadline == ms(400))
        stage.play("420 up 1")
        #expect(stage.application.nextDeadline == ms(600))
        stage.play("430 up 2")
        #expect(stage.application.nextDeadline == nil)
        stage.expect(
            """
            420 v touches-began 1
            420 v touches-ended 1
            430 v touches-began 2
            430 v touches-ended 2
            """)
    }

    @Test("1.18 Later samples of a dropped finger are neither refused nor logged")
    func unheardFingers() {
        accommodate {
            $0.holdDuration = .milliseconds(100)
            $0.ignoreRepeat = .milliseconds(200)
        }
        stage.play(
            """
            0 down 1 10 10
            50 up 1
            60 down 1 10 10
            200 up 1
            210 down 1 10 10
            220 move 1 20 10
            400 up 1
            500 down 1 10 10
            550 cancel 1
            """)
        stage.expect(
            """
            160 v touches-began 1
            200 v touches-ended 1
            """)
        #expect(stage.messages == [])
    }

    @Test("1.18, 12.5 A second down of a waiting finger, and a lift of an unknown one, are refused as ever")
    func faults() {
        accommodate { $0.holdDuration = .milliseconds(100) }
        stage.play(
            """
            0 down 1 10 10
            10 down 1 10 10
            20 up 2
            """)
        #expect(stage.messages.count == 2)
    }

    @Test("1.18 Removing a source drops its waiting fingers")
    func removedSource() {
        accommodate { $0.holdDuration = .milliseconds(100) }
        stage.play("0 down 1 10 10")
        stage.application.removeSource(stage.mainSource)
        #expect(stage.application.nextDeadline == nil)
        #expect(stage.application.advance(to: ms(500)))
        stage.expect("")
    }

    @Test("1.18, 1.15 Waiting fingers count among the 64")
    func limit() {
        accommodate { $0.holdDuration = .milliseconds(100) }
        for id in 0..<Int32(70) {
            let sample = TouchSample(.down, time: 0, id: id, location: Point(x: 10, y: 10))
            #expect(stage.application.feed(sample, from: stage.mainSource) == (id < 64 ? .accepted : .limit))
        }
        #expect(stage.application.advance(to: ms(100)))
        #expect(stage.application.feed(TouchSample(.frame, time: ms(100)), from: stage.mainSource) == .accepted)
        #expect(stage.application.feed(TouchSample(.cancelAll, time: ms(110)), from: stage.mainSource) == .accepted)
    }

    @Test("1.18 A finger that comes down leaves the half frame of others alone")
    func halfFrame() {
        accommodate { $0.tapAssistance = .milliseconds(100) }
        stage.play(
            """
            0 down 1 10 10
            110 down 2 50 10
            200 move 1 20 10
            """)
        let motion = TouchSample(.motion, time: ms(205), id: 1, location: Point(x: 30, y: 10))
        #expect(stage.application.feed(motion, from: stage.mainSource) == .accepted)
        #expect(stage.application.advance(to: ms(212)))
        #expect(stage.application.feed(TouchSample(.frame, time: ms(214)), from: stage.mainSource) == .accepted)
        stage.expect(
            """
            100 v touches-began 1
            200 v touches-moved 1
            210 v touches-began 2
            214 v touches-moved 1
            """)
    }

    @Test("1.18, 11.4 A waiting finger keeps the clock of a foreign source")
    func foreignClock() {
        var configuration = TouchSource.Configuration()
        configuration.hasForeignClock = true
        #expect(stage.mainSource.reconfigure(configuration))
        accommodate { $0.holdDuration = .milliseconds(100) }
        #expect(stage.application.advance(to: ms(1000)))
        stage.play(
            """
            5000000 down 1 10 10
            5000090 move 1 20 10
            5000110 move 1 30 10
            """)
        stage.expect(
            """
            1100 v touches-began 1
            1110 v touches-moved 1
            """)
    }

    @Test("1.18 Without frames a tap's down and up are two deliveries as well")
    func frameless() {
        var configuration = TouchSource.Configuration()
        configuration.isFrameless = true
        #expect(stage.mainSource.reconfigure(configuration))
        accommodate { $0.tapAssistance = .milliseconds(100) }
        for sample in [
            TouchSample(.down, time: 0, id: 1, location: Point(x: 10, y: 10)), TouchSample(.up, time: ms(50), id: 1),
        ] {
            #expect(stage.application.feed(sample, from: stage.mainSource) == .accepted)
        }
        stage.expect(
            """
            50 v touches-began 1
            50 v touches-ended 1
            """)
    }

    @Test("1.18 Settings count for fingers that land later")
    func changedSettings() {
        accommodate { $0.holdDuration = .milliseconds(300) }
        stage.play("0 down 1 10 10")
        accommodate { _ in }
        stage.play(
            """
            10 down 2 50 10
            20 up 2
            320 up 1
            """)
        stage.expect(
            """
            10 v touches-began 2
            20 v touches-ended 2
            300 v touches-began 1
            320 v touches-ended 1
            """)
    }
}
