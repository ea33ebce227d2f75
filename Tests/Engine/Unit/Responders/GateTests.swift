// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Views that do not take every touch")
struct GateTests {
    private let stage = Stage()
    private let left: RecordingView
    private let right: RecordingView

    init() {
        left = stage.addView("v", 0, 0, 400, 600)
        right = stage.addView("w", 400, 0, 400, 600)
    }

    @Test("2.8 While one touch is on a view, later ones are withheld from it for their whole life")
    func singleTouch() {
        stage.play(
            """
            0 down 1 10 10
            10 down 2 20 10
            20 move 1 11 10
            20 move 2 21 10
            30 up 1
            40 move 2 22 10
            50 down 3 30 10
            60 up 2
            60 up 3
            """)
        stage.expect(
            """
            0 v touches-began 1
            20 v touches-moved 1
            30 v touches-ended 1
            50 v touches-began 3
            60 v touches-ended 3
            """)
    }

    @Test("2.8 Of two that land in one frame the first is the view's")
    func sameFrame() {
        stage.play(
            """
            0 down 1 10 10
            0 down 2 20 10
            10 up 1
            10 down 3 30 10
            20 down 4 40 10
            """)
        stage.expect(
            """
            0 v touches-began 1
            10 v touches-ended 1
            20 v touches-began 4
            """)
    }

    @Test("2.8 Recognizers get the withheld touches")
    func recognizers() {
        stage.shows.insert(.callbacks)
        stage.addScripted("r", to: left) { $0.delaysTouchesEnded = false }
        stage.play(
            """
            0 down 1 10 10
            10 down 2 20 10
            20 up 2
            """)
        stage.expect(
            """
            0 r hears-began 1
            0 v touches-began 1
            10 r hears-began 2
            20 r hears-ended 2
            """)
    }

    @Test("2.8 A queued touch counts, also if it is released later")
    func queuedTouchCounts() {
        stage.addScripted("r", to: left) {
            $0.delaysTouchesBegan = true
            $0.sets = [.moved: .failed]
        }
        stage.play(
            """
            0 down 1 10 10
            10 down 2 20 10
            20 move 1 11 10
            30 up 1
            40 up 2
            """)
        stage.expect(
            """
            20 v touches-began 1
            20 v touches-moved 1
            30 v touches-ended 1
            """)
    }

    @Test("2.8 A touch that is dead for its view does not count")
    func deadTouchDoesNotCount() {
        stage.addScripted("r", to: left, discrete: true, sets: [.moved: .ended])
        stage.play(
            """
            0 down 1 10 10
            10 move 1 11 10
            20 down 2 20 10
            """)
        stage.expect(
            """
            0 v touches-began 1
            10 r ended
            10 v touches-cancelled 1
            20 v touches-began 2
            """)
    }

    @Test("2.8 With isMultipleTouchEnabled all are the view's")
    func multipleTouch() {
        left.isMultipleTouchEnabled = true
        stage.play(
            """
            0 down 1 10 10
            10 down 2 20 10
            """)
        stage.expect(
            """
            0 v touches-began 1
            10 v touches-began 2
            """)
    }

    @Test("2.9 While an exclusive view tracks, other views of the window get no new touches")
    func exclusiveTracks() {
        left.isExclusiveTouch = true
        stage.play(
            """
            0 down 1 10 10
            10 down 2 410 10
            20 up 1
            30 move 2 411 10
            40 down 3 420 10
            """)
        stage.expect(
            """
            0 v touches-began 1
            20 v touches-ended 1
            40 w touches-began 3
            """)
    }

    @Test("2.9 An exclusive view gets none while another tracks")
    func exclusiveWaits() {
        left.isExclusiveTouch = true
        stage.play(
            """
            0 down 1 410 10
            10 down 2 10 10
            20 up 1
            30 up 2
            40 down 3 10 10
            """)
        stage.expect(
            """
            0 w touches-began 1
            20 w touches-ended 1
            40 v touches-began 3
            """)
    }

    @Test("2.9 Other windows and recognizers are not affected")
    func exclusiveElsewhere() {
        left.isExclusiveTouch = true
        let other = Window(frame: Rect(x: 1000, y: 0, width: 100, height: 100))
        stage.application.addWindow(other)
        stage.addView("x", 0, 0, 100, 100, in: other)
        stage.shows.insert(.callbacks)
        stage.addScripted("r", to: right) { $0.delaysTouchesEnded = false }
        stage.play(
            """
            0 down 1 10 10
            10 down 2 1010 10
            20 down 3 410 10
            """)
        stage.expect(
            """
            0 v touches-began 1
            10 x touches-began 2
            20 r hears-began 3
            """)
    }
}
