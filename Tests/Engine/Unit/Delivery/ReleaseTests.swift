// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Releases to views")
struct ReleaseTests {
    private let stage = Stage()
    private let view: RecordingView

    init() {
        view = stage.addView("v", 0, 0, 400, 400)
        view.isMultipleTouchEnabled = true
    }

    @Test("7.6 Released touches of a view: all began, then moved, then ended")
    func releaseOrder() {
        let r = stage.addScripted("r", to: view) { $0.delaysTouchesBegan = true }
        stage.play(
            """
            0 down 1 10 10
            10 down 2 20 10
            20 move 1 11 10
            30 up 2
            40 down 3 30 10
            """)
        r.state = .failed
        stage.expect(
            """
            40 v touches-began 1 2 3
            40 v touches-moved 1
            40 v touches-ended 2
            """)
    }

    @Test("7.6 An end of this frame joins a withheld end of the same view and sequence")
    func joinedEnds() {
        stage.addView("w", 400, 0, 400, 400)
        stage.add(PinchGestureRecognizer(), "p", to: stage.window)
        stage.play(
            """
            0 down 1 10 10
            0 down 2 20 10
            0 down 3 410 10
            10 up 1
            20 up 3
            30 up 2
            """)
        // The pinch ignores the third finger.
        stage.expect(
            """
            0 v touches-began 1 2
            0 w touches-began 3
            20 w touches-ended 3
            30 v touches-ended 1 2
            """)
    }

    @Test("7.6 An end of another view, or of another sequence, does not join")
    func separateEnds() {
        stage.addView("w", 400, 0, 400, 400)
        stage.add(TapGestureRecognizer(), "t", to: stage.window) { $0.numberOfTapsRequired = 3 }
        stage.play(
            """
            0 down 1 10 10
            40 up 1
            100 down 2 410 10
            100 move 2 500 10
            100 up 2
            """)
        // The second finger strays too far: the tap fails in the frame in which that finger lifts.
        stage.expect(
            """
            0 v touches-began 1
            100 v touches-ended 1
            100 w touches-began 2
            100 w touches-moved 2
            100 w touches-ended 2
            """)
    }

    @Test("7.6 While a released call runs the touch reads that call; recognizers are unaffected")
    func readsTheCall() {
        let r = stage.addScripted("r", to: view) { $0.delaysTouchesBegan = true }
        let other = stage.addScripted("other", to: stage.window) { $0.delaysTouchesEnded = false }
        other.isPreventedBy = { _ in false }
        stage.touchDetails = { touches, _ in
            touches.map { "\($0.phase) \(text($0.location)) \(text(other.location(in: nil)))" }.joined()
        }
        stage.play(
            """
            0 down 1 10 10
            10 move 1 20 10
            20 up 1
            """)
        r.state = .failed
        stage.expect(
            """
            20 v touches-began 1 began 10,10 20,10
            20 v touches-moved 1 moved 20,10 20,10
            20 v touches-ended 1 ended 20,10 20,10
            """)
    }
}
