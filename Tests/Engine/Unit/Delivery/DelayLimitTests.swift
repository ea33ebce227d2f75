// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Recognizers that let go of touches")
struct DelayLimitTests {
    private let stage = Stage()
    private let view: RecordingView

    init() {
        view = stage.addView("v", 0, 0, 800, 600)
        view.isMultipleTouchEnabled = true
    }

    @discardableResult
    private func addPan(_ name: String = "p", together: Int64 = 80, undecided: Int64 = 300) -> PanGestureRecognizer {
        stage.add(PanGestureRecognizer(), name, to: stage.window) {
            $0.minimumNumberOfTouches = 3
            $0.delaysTouchesBegan = true
            $0.delayLimits = DelayLimits(
                together: .microseconds(together * 1000), undecided: .microseconds(undecided * 1000))
        }
    }

    @Test("7.15 By default a recognizer has no limits")
    func defaults() {
        #expect(PanGestureRecognizer().delayLimits == DelayLimits(together: 0, undecided: 0))
        addPan(together: 0, undecided: 0)
        stage.play("0 down 1 100 100\n9000 wait")
        stage.expect("")
    }

    @Test("7.15 One finger is let go when the others have not come in time, and loses no motion")
    func oneFinger() {
        addPan()
        stage.play(
            """
            0 down 1 400 300
            8 move 1 400 308
            40 move 1 400 320
            100 move 1 400 340
            200 up 1
            """)
        stage.expect(
            """
            80 v touches-began 1
            80 v touches-moved 1
            100 v touches-moved 1
            200 v touches-ended 1
            """)
    }

    @Test("7.15 A limit that passes at the time of a touch comes first; later fingers are not delayed")
    func limitAndFinger() {
        addPan()
        stage.play("0 down 1 100 100\n80 down 2 200 100\n85 down 3 300 100")
        stage.expect("80 v touches-began 1\n80 v touches-began 2\n85 v touches-began 3")
    }

    @Test("7.15 Having let go, a recognizer stays possible, and cancels when it recognizes")
    func recognizesLater() {
        addPan()
        stage.play("0 down 1 100 100\n120 down 2 200 100\n140 down 3 300 100\n150 drag 1 200 100 for 8")
        stage.expect(
            """
            80 v touches-began 1
            120 v touches-began 2
            140 v touches-began 3
            158 p began
            158 v touches-cancelled 1 2 3
            """)
    }

    @Test(
        "7.15 With all fingers down the second limit counts from the last of them, until the recognizer leaves possible"
    )
    func undecided() {
        addPan()
        stage.play("0 down 1 100 100\n40 down 2 200 100\n79 down 3 300 100\n378 wait")
        stage.expect("")
        stage.play("379 wait")
        stage.expect("379 v touches-began 1 2 3")
        stage.play("400 up 1\n410 up 2\n420 up 3")
        stage.skip()
        stage.play("1000 down 1 100 100\n1000 down 2 200 100\n1000 down 3 300 100\n1010 move 1 150 100\n9000 wait")
        stage.expect("1010 p began")
        #expect(stage.application.nextDeadline == nil)
    }

    @Test("7.15 Each limit may be set alone")
    func alone() {
        addPan(together: 0, undecided: 100)
        stage.play("0 down 1 100 100\n500 down 2 200 100\n500 down 3 300 100\n599 wait")
        stage.expect("")
        stage.play("600 wait\n610 cancel-all")
        stage.expect("600 v touches-began 1 2 3\n610 v touches-cancelled 1 2 3")
    }

    @Test("7.15 Another recognizer goes on delaying")
    func twoRecognizers() {
        addPan()
        addPan("q", together: 200)
        stage.play("0 down 1 100 100\n199 wait")
        stage.expect("")
        stage.play("200 wait")
        stage.expect("200 v touches-began 1")
    }

    @Test("7.15 Ends are let go, too")
    func ends() {
        stage.add(TapGestureRecognizer(), "t", to: stage.window) {
            $0.numberOfTapsRequired = 2
            $0.delayLimits = DelayLimits(undecided: 0.1)
        }
        stage.play("0 down 1 100 100\n40 up 1\n200 down 2 100 100\n240 up 2")
        stage.expect(
            """
            0 v touches-began 1
            100 v touches-ended 1
            200 v touches-began 2
            240 t ended
            240 v touches-cancelled 2
            """)
    }

    @Test("7.15 5.15 A recognizer that recognizes at its limit takes its touches; limits that change count later")
    func atTheLimit() {
        let press = stage.add(LongPressGestureRecognizer(), "l", to: stage.window) {
            $0.delaysTouchesBegan = true
            $0.delayLimits = DelayLimits(undecided: 0.5)
        }
        stage.play("0 down 1 100 100\n10 wait")
        press.delayLimits = DelayLimits(undecided: 0.1)
        stage.play("500 wait\n600 up 1")
        stage.expect("500 l began\n600 l ended")
        stage.play("1000 down 1 100 100\n1200 up 1")
        stage.expect("1100 v touches-began 1\n1200 v touches-ended 1")
    }
}
