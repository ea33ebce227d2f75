// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Withholding from views")
struct WithholdingTests {
    private let stage = Stage()
    private let view: RecordingView

    init() {
        view = stage.addView("v", 0, 0, 400, 400)
        view.isMultipleTouchEnabled = true
    }

    @Test("7.1 By default recognition cancels and ended is delayed, began is not")
    func defaults() {
        for kind in builtInKinds + [.screenEdgePan] {
            let recognizer = makeBuiltIn(kind)
            #expect(recognizer.cancelsTouchesInView)
            #expect(!recognizer.delaysTouchesBegan)
            #expect(recognizer.delaysTouchesEnded)
        }
    }

    @Test("7.2 A began waits as long as any possible recognizer of the touch delays it")
    func twoDelaying() {
        stage.addScripted("a", to: view, sets: [.moved: .failed]) { $0.delaysTouchesBegan = true }
        let b = stage.addScripted("b", to: stage.window) { $0.delaysTouchesBegan = true }
        stage.play(
            """
            0 down 1 10 10
            10 move 1 11 10
            """)
        stage.expect("")
        b.state = .failed
        stage.expect(
            """
            10 v touches-began 1
            10 v touches-moved 1
            """)
    }

    @Test("7.3 A move before began is not delivered: only the present place is kept")
    func movesAreFolded() {
        let r = stage.addScripted("r", to: view) { $0.delaysTouchesBegan = true }
        stage.touchDetails = { touches, _ in
            touches.map { "\(text($0.location)) from \(text($0.previousLocation))" }.joined()
        }
        stage.play(
            """
            0 down 1 10 10
            10 move 1 20 10
            20 move 1 30 10
            """)
        r.state = .failed
        stage.play("30 move 1 40 10")
        stage.expect(
            """
            20 v touches-began 1 10,10 from 10,10
            20 v touches-moved 1 30,10 from 10,10
            30 v touches-moved 1 40,10 from 30,10
            """)
    }

    @Test("7.3 A touch that came back to its start is released without a move")
    func noMoveWithoutChange() {
        let r = stage.addScripted("r", to: view) { $0.delaysTouchesBegan = true }
        stage.play(
            """
            0 down 1 10 10
            10 move 1 20 10
            20 move 1 10 10
            """)
        r.state = .failed
        stage.expect("20 v touches-began 1")
    }

    @Test("7.4 An ended is queued while one delays began or ended, else delivered", arguments: [0, 1, 2, 3])
    func ended(flags: Int) {
        let r = stage.addScripted("r", to: view) {
            $0.delaysTouchesBegan = flags & 1 != 0
            $0.delaysTouchesEnded = flags & 2 != 0
        }
        stage.play(
            """
            0 down 1 10 10
            10 up 1
            """)
        let atOnce = flags == 0 ? ["0 v touches-began 1", "10 v touches-ended 1"] : []
        #expect(stage.log.map(\.description).contains("10 v touches-ended 1") == (flags == 0))
        if flags == 0 { stage.expect(atOnce.joined(separator: "\n")) }
        stage.skip()
        stage.play("20 wait")
        r.state = .failed
        stage.expect(
            flags == 0 ? "" : flags == 2 ? "20 v touches-ended 1" : "20 v touches-began 1\n20 v touches-ended 1")
    }

    @Test("7.9 A touch that a gate keeps out is dead for the view and alive for recognizers")
    func gates() {
        view.isMultipleTouchEnabled = false
        stage.add(PinchGestureRecognizer(), "p", to: view)
        stage.play(
            """
            0 down 1 100 100
            10 down 2 200 100
            20 move 2 220 100
            30 up 2
            30 up 1
            """)
        stage.expect(
            """
            0 v touches-began 1
            20 p began
            20 v touches-cancelled 1
            30 p ended
            """)
    }

    @Test("7.10 A possible recognizer whose fingers are all up still withholds")
    func fingersUp() {
        stage.add(TapGestureRecognizer(), "t", to: view) { $0.numberOfTapsRequired = 2 }
        stage.play(
            """
            0 down 1 10 10
            40 up 1
            300 wait
            """)
        stage.expect("0 v touches-began 1")
        stage.play("390 wait")
        stage.expect("390 v touches-ended 1")
    }

    @Test("7.14 A recognizer high up that stays undecided withholds all ends; the diagnosis names it")
    func highUp() {
        let pinch = stage.add(PinchGestureRecognizer(), "pinch", to: stage.window)
        stage.addView("a", 0, 400, 100, 100)
        stage.addView("b", 100, 400, 100, 100)
        stage.shows.insert(.withholding)
        stage.play(
            """
            0 down 1 10 410
            10 down 2 110 410
            20 up 1
            30 down 3 10 410
            40 up 2
            """)
        stage.expect(
            """
            0 a touches-began 1
            10 b touches-began 2
            20 touch withheld 1 withheld-ended pinch
            30 a touches-began 3
            40 touch withheld 2 withheld-ended pinch
            """)
        stage.shows = [.touches]
        stage.play("50 up 3")
        stage.expect(
            """
            50 a touches-ended 1 3
            50 b touches-ended 2
            """)
        pinch.delaysTouchesEnded = false
        stage.skip()
        stage.play(
            """
            60 down 1 10 410
            70 down 2 110 410
            80 up 1
            """)
        #expect(stage.log.last?.description == "80 a touches-ended 1")
    }

    @Test("7.5 15 A withheld touch that is dropped at recognition is traced as cancelled, with the recognizer")
    func droppedIsTraced() {
        let stage = Stage()
        let view = stage.addView("v", 0, 0, 400, 400)
        stage.add(PanGestureRecognizer(), "pan", to: view) { $0.delaysTouchesBegan = true }
        stage.shows = [.touches, .actions, .withholding]
        stage.play("0 down 1 10 10\n20 move 1 60 10\n40 up 1")
        stage.expect(
            """
            0 touch withheld 1 withheld-began pan
            20 touch cancelled 1 prevented pan
            20 pan began
            40 pan ended
            """)
    }
}
