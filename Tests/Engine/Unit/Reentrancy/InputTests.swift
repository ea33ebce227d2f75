// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Input from callbacks, and bad input")
struct InputTests {
    private let stage = Stage()
    private let view: RecordingView

    init() {
        view = stage.addView("v", 0, 0, 400, 400)
        view.isMultipleTouchEnabled = true
    }

    private func feed(_ kind: TouchSample.Kind, _ time: Double, _ id: Int32, _ x: Double) -> FeedResult {
        stage.application.feed(
            TouchSample(kind, time: ms(time), id: id, location: Point(x: x, y: 10)), from: stage.mainSource)
    }

    @Test("12.4 Input sent from inside a callback is queued and processed after the delivery")
    func queued() {
        stage.add(PanGestureRecognizer(), "p", to: view) { $0.cancelsTouchesInView = false }
        stage.when("v touches-began 1") {
            #expect(feed(.motion, 1, 1, 50) == .accepted)
            #expect(feed(.frame, 1, 0, 0) == .accepted)
            #expect(feed(.up, 2, 1, 0) == .accepted)
            #expect(feed(.frame, 2, 0, 0) == .accepted)
            stage.write("v", "returns", if: .touches)
        }
        stage.play("0 down 1 10 10")
        stage.expect(
            """
            0 v touches-began 1
            0 v returns
            1 p began
            1 v touches-moved 1
            2 p ended
            2 v touches-ended 1
            """)
    }

    @Test("12.4 Queued input is checked for form at once; a later refusal is only logged")
    func checkedForForm() {
        stage.when("v touches-began 1") {
            #expect(feed(.motion, 1, 1, .nan) == .notFinite)
            #expect(feed(.motion, -1, 1, 10) == .timeTooLarge)
            #expect(feed(.up, 1, 99, 0) == .accepted)
        }
        stage.play("0 down 1 10 10")
        stage.expect("0 v touches-began 1")
        #expect(stage.messages.count == 3)
    }

    @Test("12.4 At most 1024 samples wait, then they are refused")
    func limit() {
        var results: [FeedResult] = []
        stage.when("v touches-began 1") {
            for count in 0..<1030 { results.append(feed(.motion, 1, 1, Double(count % 300))) }
        }
        stage.play("0 down 1 10 10")
        #expect(results.prefix(1024).allSatisfy { $0 == .accepted })
        #expect(results.suffix(6).allSatisfy { $0 == .limit })
        stage.skip()
        stage.play("10 move 1 20 10")
        stage.expect("10 v touches-moved 1")
    }

    @Test("12.4 advance, deliver and cancel from inside a callback wait as well")
    func timeFromInside() {
        stage.add(LongPressGestureRecognizer(), "l", to: view) { $0.cancelsTouchesInView = false }
        stage.when("v touches-began 1") {
            #expect(stage.application.advance(to: ms(600)))
            #expect(stage.application.cancelTouches(at: ms(700)) == .accepted)
            stage.write("v", "returns", if: .touches)
        }
        stage.play("0 down 1 10 10")
        stage.expect(
            """
            0 v touches-began 1
            0 v returns
            500 l began
            700 l cancelled
            700 v touches-cancelled 1
            """)
    }

    @Test(
        "12.5 Bad input is refused, logged, and later input works",
        arguments: [
            (TouchSample.Kind.down, Int32(2), Double.nan, FeedResult.notFinite), (.motion, 1, .infinity, .notFinite),
            (.motion, 9, 10, .unknownTouch), (.up, 9, 10, .unknownTouch), (.cancel, 9, 10, .unknownTouch),
            (.down, 1, 10, .duplicateTouch),
        ])
    func badInput(kind: TouchSample.Kind, id: Int32, x: Double, expected: FeedResult) {
        stage.play("0 down 1 10 10")
        #expect(feed(kind, 5, id, x) == expected)
        #expect(stage.messages.count == 1)
        stage.checkInvariants()
        stage.play(
            """
            10 down 2 20 10
            20 move 1 11 10
            30 up 1
            30 up 2
            """)
        stage.expect(
            """
            0 v touches-began 1
            10 v touches-began 2
            20 v touches-moved 1
            30 v touches-ended 1 2
            """)
    }

    @Test("12.5 The other numbers of a sample are checked too")
    func otherNumbers() {
        for key in [\TouchSample.reading.majorRadius, \.reading.force, \.reading.maximumPossibleForce, \.location.y] {
            var sample = TouchSample(.down, time: 0, id: 1, location: Point(x: 10, y: 10))
            sample[keyPath: key] = .infinity
            #expect(stage.application.feed(sample, from: stage.mainSource) == .notFinite)
        }
    }

    @Test("12.5 Huge but finite places are safe")
    func hugePlaces() {
        for kind in builtInKinds {
            stage.add(makeBuiltIn(kind), "\(kind)", to: stage.window) {
                stage.addDelegate(to: $0).isSimultaneousWith = { _ in true }
            }
        }
        let huge = Double.greatestFiniteMagnitude
        stage.play("0 down 1 10 10\n0 down 2 20 20")
        for (index, x) in [huge, -huge, Double.leastNonzeroMagnitude, 1e300, 0].enumerated() {
            _ = feed(.motion, Double(10 + index * 10), 1, x)
            _ = feed(.motion, Double(10 + index * 10), 2, -x)
            _ = feed(.frame, Double(10 + index * 10), 0, 0)
            stage.checkInvariants()
        }
        stage.play("100 up 1\n100 up 2\n5000 wait")
        stage.checkInvariants()
        stage.skip()
        stage.play("6000 down 1 10 10\n6010 up 1")
        #expect(stage.log.contains { $0.description == "6010 tap ended" })
    }
}
