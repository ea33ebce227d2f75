// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Tap counts of touches")
struct TapCountTests {
    private let stage: Stage
    private let view: RecordingView

    init() {
        let stage = Stage()
        self.stage = stage
        view = stage.addView("v", 0, 0, 400, 400)
        stage.touchDetails = { touches, _ in touches.map { "taps=\($0.tapCount)" }.joined() }
        stage.keep([.began], at: view)
    }

    @Test(
        "1.6 A down soon after a lift nearby counts one more",
        arguments: [
            (349.999, 45.0, 2), (350.0, 0.0, 1), (349.999, 45.001, 1), (0.001, 0.0, 2),
        ])
    func limits(interval: Double, distance: Double, taps: Int) {
        stage.play(
            """
            0 down 1 100 100
            40 up 1
            \(40 + interval) down 2 \(100 + distance) 100
            """)
        stage.expect(
            """
            0 v touches-began 1 taps=1
            \(text(40 + interval)) v touches-began 2 taps=\(taps)
            """)
    }

    @Test("1.6 Each tap is measured from the start of the one before, wherever that one lifted")
    func chain() {
        stage.play(
            """
            0 down 1 100 100
            20 move 1 120 100
            40 up 1
            100 down 2 145 100
            140 up 2
            200 down 3 190 100
            240 up 3
            300 down 4 145.1 100
            """)
        stage.expect(
            """
            0 v touches-began 1 taps=1
            100 v touches-began 2 taps=2
            200 v touches-began 3 taps=3
            300 v touches-began 4 taps=4
            """)
    }

    @Test("1.6 Taps in another view count for themselves")
    func views() {
        stage.addView("w", 200, 0, 100, 100, in: view)
        stage.play(
            """
            0 down 1 195 50
            40 up 1
            100 down 2 205 50
            140 up 2
            200 down 3 195 50
            """)
        stage.expect(
            """
            0 v touches-began 1 taps=1
            100 w touches-began 2 taps=1
            140 w touches-ended 2 taps=1
            200 v touches-began 3 taps=2
            """)
    }

    @Test("1.6 The count drops to 0 beyond 45 px from the start, and stays there")
    func drops() {
        stage.keep([.began, .moved, .ended], at: view)
        stage.play(
            """
            0 down 1 100 100
            10 move 1 145 100
            20 move 1 145.1 100
            30 move 1 100 100
            40 up 1
            100 down 2 100 100
            """)
        stage.expect(
            """
            0 v touches-began 1 taps=1
            10 v touches-moved 1 taps=1
            20 v touches-moved 1 taps=0
            30 v touches-moved 1 taps=0
            40 v touches-ended 1 taps=0
            100 v touches-began 2 taps=1
            """)
    }

    @Test("1.6 Lifts count where the view had the touch cancelled")
    func cancelled() {
        stage.keep([.began, .cancelled], at: view)
        stage.add(TapGestureRecognizer(), "t", to: view)
        stage.play(
            """
            0 down 1 100 100
            40 up 1
            100 down 2 100 100
            """)
        stage.expect(
            """
            0 v touches-began 1 taps=1
            40 t ended
            40 v touches-cancelled 1 taps=1
            100 v touches-began 2 taps=2
            """)
    }

    @Test("1.6 A finger that the hardware took has not lifted")
    func hardwareCancel() {
        stage.play(
            """
            0 down 1 100 100
            40 cancel 1
            100 down 2 100 100
            """)
        stage.expect(
            """
            0 v touches-began 1 taps=1
            100 v touches-began 2 taps=1
            """)
    }
}
