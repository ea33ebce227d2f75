// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("The order of calls to views")
struct DeliveryOrderTests {
    private let stage = Stage()
    private let view: RecordingView

    init() {
        view = stage.addView("v", 0, 0, 400, 400)
        view.isMultipleTouchEnabled = true
    }

    @Test("7.12 Touches of an earlier sequence are cancelled in a call of their own, before")
    func sequences() {
        stage.add(TapGestureRecognizer(), "t", to: view) { $0.numberOfTapsRequired = 2 }
        stage.touchDetails = { _, event in "all=\(event.allTouches.map(\.id))" }
        stage.play(
            """
            0 down 1 10 10
            40 up 1
            100 down 2 10 10
            """)
        stage.skip()
        stage.play("140 up 2")
        stage.expect(
            """
            140 t ended
            140 v touches-cancelled 1 all=[1]
            140 v touches-cancelled 2 all=[2]
            """)
    }

    @Test("7.12 Released touches of an earlier sequence get a call of their own, too")
    func releasedSequences() {
        stage.add(TapGestureRecognizer(), "t", to: view) { $0.numberOfTapsRequired = 3 }
        stage.play(
            """
            0 down 1 10 10
            40 up 1
            100 down 2 10 10
            140 up 2
            489 wait
            """)
        stage.skip()
        stage.play("490 wait")
        stage.expect(
            """
            490 v touches-ended 1
            490 v touches-ended 2
            """)
    }

    @Test("7.13 Views are called in the order in which their first touch went down, phase by phase")
    func viewOrder() {
        stage.addView("w", 400, 0, 400, 400).isMultipleTouchEnabled = true
        stage.play(
            """
            0 down 1 410 10
            10 down 2 10 10
            20 down 3 420 10
            30 move 2 11 10
            30 move 3 421 10
            40 up 1
            40 move 2 12 10
            50 up 2
            50 up 3
            """)
        stage.expect(
            """
            0 w touches-began 1
            10 v touches-began 2
            20 w touches-began 3
            30 v touches-moved 2
            30 w touches-moved 3
            40 v touches-moved 2
            40 w touches-ended 1
            50 v touches-ended 2
            50 w touches-ended 3
            """)
    }

    @Test("7.13 Known sequences: a two-finger tap, and a double tap with and without delaysTouchesEnded")
    func knownSequences() {
        let twoFingers = Stage()
        let pad = twoFingers.addView("v", 0, 0, 400, 400)
        pad.isMultipleTouchEnabled = true
        twoFingers.add(TapGestureRecognizer(), "t", to: pad) { $0.numberOfTouchesRequired = 2 }
        twoFingers.play(
            """
            0 down 1 10 10
            0 down 2 20 10
            30 up 1
            40 up 2
            """)
        twoFingers.expect(
            """
            0 v touches-began 1 2
            40 t ended
            40 v touches-cancelled 1 2
            """)
        for delays in [true, false] {
            let stage = Stage()
            let view = stage.addView("v", 0, 0, 400, 400)
            stage.add(TapGestureRecognizer(), "t", to: view) {
                $0.numberOfTapsRequired = 2
                $0.delaysTouchesEnded = delays
            }
            stage.shows = [.touches]
            stage.play(
                """
                0 down 1 10 10
                40 up 1
                100 down 2 10 10
                140 up 2
                """)
            let names = stage.wholeLog.map { String($0.event.dropFirst("touches-".count)) }
            #expect(
                names
                    == (delays
                        ? ["began", "began", "cancelled", "cancelled"] : ["began", "ended", "began", "cancelled"]))
        }
    }
}
