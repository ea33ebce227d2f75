// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Multi-touch sequences")
struct SequenceTests {
    private func ids(_ touches: TouchSet) -> String {
        "[" + touches.map { "\($0.id)" }.joined(separator: " ") + "]"
    }

    @Test("1.8 An event describes all touches from the first down to the last up")
    func allTouches() {
        let stage = Stage()
        stage.addView("v", 0, 0, 400, 400)
        stage.addView("w", 400, 0, 400, 400)
        stage.touchDetails = { _, event in ids(event.allTouches) }
        stage.play(
            """
            0 down 1 10 10
            10 down 2 410 10
            20 up 1
            30 down 3 10 10
            40 up 2
            50 up 3
            60 down 4 10 10
            """)
        stage.expect(
            """
            0 v touches-began 1 [1]
            10 w touches-began 2 [1 2]
            20 v touches-ended 1 [1 2]
            30 v touches-began 3 [2 3]
            40 w touches-ended 2 [2 3]
            50 v touches-ended 3 [3]
            60 v touches-began 4 [4]
            """)
    }

    @Test("1.8 An event knows the touches of a view, of a window and of a recognizer")
    func partsOfAnEvent() {
        let stage = Stage()
        let left = stage.addView("v", 0, 0, 400, 400)
        let right = stage.addView("w", 400, 0, 400, 400)
        let other = Window(frame: Rect(x: 1000, y: 0, width: 100, height: 100))
        stage.application.addWindow(other)
        stage.addView("x", 0, 0, 100, 100, in: other)
        let recognizer = stage.addScripted("r", to: left) { $0.delaysTouchesEnded = false }
        stage.touchDetails = { _, event in
            "v\(ids(event.touches(for: left))) w\(ids(event.touches(for: right)))"
                + " window\(ids(event.touches(for: stage.window))) other\(ids(event.touches(for: other)))"
                + " r\(ids(event.touches(for: recognizer)))"
        }
        stage.play(
            """
            0 down 1 10 10
            10 down 2 410 10
            20 down 3 1010 10
            """)
        stage.expect(
            """
            0 v touches-began 1 v[1] w[] window[1] other[] r[1]
            10 w touches-began 2 v[1] w[2] window[1 2] other[] r[1]
            20 x touches-began 3 v[1] w[2] window[1 2] other[3] r[1]
            """)
    }

    @Test("1.8 Touches that a recognizer ignores are not in its set")
    func ignored() {
        let stage = Stage()
        let view = stage.addView("v", 0, 0, 400, 400)
        view.isMultipleTouchEnabled = true
        let recognizer = stage.addScripted("r", to: view)
        recognizer.callbacks[.began] = { recognizer, touches, event in
            for touch in touches where touch.id == 2 { recognizer.ignore(touch, for: event) }
        }
        stage.touchDetails = { _, event in ids(event.touches(for: recognizer)) }
        stage.play(
            """
            0 down 1 10 10
            0 down 2 20 10
            10 move 1 11 10
            """)
        stage.expect(
            """
            0 v touches-began 1 2 [1]
            10 v touches-moved 1 [1]
            """)
    }

    @Test("1.10 A call's touches are among its event's, also those of earlier sequences")
    func allTouchesHoldsTheCallsTouches() {
        let stage = Stage()
        let view = stage.addView("v", 0, 0, 400, 400)
        stage.add(TapGestureRecognizer(), "t", to: view) { $0.numberOfTapsRequired = 2 }
        var isAlwaysIn = true
        stage.touchDetails = { touches, event in
            isAlwaysIn = isAlwaysIn && event.allTouches.count >= touches.count
            for touch in touches { isAlwaysIn = isAlwaysIn && event.allTouches.contains(touch) }
            return ids(event.allTouches)
        }
        stage.play(
            """
            0 down 1 10 10
            40 up 1
            100 down 2 10 10
            140 up 2
            """)
        stage.expect(
            """
            0 v touches-began 1 [1]
            100 v touches-began 2 [2]
            140 t ended
            140 v touches-cancelled 1 [1]
            140 v touches-cancelled 2 [2]
            """)
        #expect(isAlwaysIn)
    }

    @Test("1.15 The 65th live touch is refused; one that lifts makes room")
    func limit() {
        let stage = Stage()
        stage.addView("v", 0, 0, 400, 400).isMultipleTouchEnabled = true
        stage.addSource("b", seat: 1)
        for id in 1...40 { stage.play("0 down \(id) 10 10") }
        for id in 1...24 { stage.play("0 b: down \(id) 10 10") }
        stage.skip()
        stage.play(
            """
            10 down 99 10 10
            10 b: down 99 10 10
            20 b: up 3
            20 down 99 10 10
            30 down 100 10 10
            """)
        stage.expect(
            """
            10 input refused limit
            10 input refused limit
            20 v touches-ended b3
            20 v touches-began 99
            30 input refused limit
            """)
    }
}
