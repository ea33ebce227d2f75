// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Delivery by output frames")
struct CoalescingTests {
    private let stage: Stage

    init() {
        let stage = Stage()
        self.stage = stage
        stage.addView("v", 0, 0, 800, 600).isMultipleTouchEnabled = true
        stage.touchDetails = { touches, event in
            touches.map { touch in
                let coalesced = (0..<event.coalescedCount(for: touch)).map {
                    event.coalescedPlace($0, for: touch).map {
                        "\(text($0.location))@\(milliseconds($0.time))"
                    } ?? "?"
                }
                let predicted = (0..<event.predictedCount(for: touch)).map {
                    event.predictedPlace($0, for: touch).map {
                        "\(text($0.location))@\(milliseconds($0.time))"
                    } ?? "?"
                }
                return "folds "
                    + (coalesced + (predicted.isEmpty ? [] : ["next"] + predicted)).joined(separator: " ")
            }.joined(separator: " ")
        }
    }

    @Test("1.11 By default every input frame is delivered, with its own sample and the place after it")
    func perInputFrame() {
        stage.play(
            """
            0 down 1 10 10
            8 move 1 20 10
            16 move 1 40 10
            24 up 1
            """)
        stage.expect(
            """
            0 v touches-began 1 folds 10,10@0
            8 v touches-moved 1 folds 20,10@8 next 30,10@16
            16 v touches-moved 1 folds 40,10@16 next 60,10@24
            24 v touches-ended 1 folds 40,10@24
            """)
    }

    @Test("1.11 Per output frame samples gather until the host delivers; the last one is the delivered one")
    func perOutputFrame() {
        stage.application.deliveryMode = .outputFrame
        stage.play(
            """
            0 down 1 10 10
            4 move 1 12 10
            5 deliver
            8 move 1 20 10
            12 move 1 26 10
            """)
        stage.expect(
            """
            5 v touches-began 1 folds 10,10@0
            5 v touches-moved 1 folds 12,10@4 next 14,10@8
            """)
        stage.play(
            """
            16 deliver
            17 deliver
            20 up 1
            32 deliver
            """)
        stage.expect(
            """
            16 v touches-moved 1 folds 20,10@8 26,10@12 next 40,10@20
            32 v touches-ended 1 folds 26,10@20
            """)
    }

    @Test("1.11 A half frame waits for its end, and places of several touches are kept apart")
    func halfFrames() {
        stage.application.deliveryMode = .outputFrame
        stage.play(
            """
            0 down 1 10 10
            0 down 2 50 50
            1 deliver
            """)
        stage.skip()
        stage.play(
            """
            4 move 1 11 10
            4 move 2 51 50
            8 move 1 12 10
            """)
        stage.feed(TouchSample(.motion, time: ms(12), id: 2, location: Point(x: 60, y: 50)))
        stage.play("16 deliver")
        // The half frame of 12 ms is still open when the timeline closes it at 16 ms, before the delivery.
        stage.expect(
            "16 v touches-moved 1 2 folds 11,10@4 12,10@8 next 14,10@16 folds 51,50@4 60,50@12 next 70,50@24")
    }

    @Test("1.11 Recognizers see the delivered sample too")
    func recognizers() {
        stage.application.deliveryMode = .outputFrame
        stage.touchDetails = nil
        let pan = stage.add(PanGestureRecognizer(), "p", to: stage.window)
        stage.details["p"] = { text(pan.translation(in: nil)) }
        stage.play(
            """
            0 down 1 10 10
            4 move 1 30 10
            8 move 1 15 10
            9 deliver
            12 move 1 40 10
            16 deliver
            """)
        stage.expect(
            """
            9 v touches-began 1
            9 v touches-moved 1
            16 p began 30,0
            16 v touches-cancelled 1
            """)
    }
}
