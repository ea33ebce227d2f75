// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Whole sequences")
struct WholeSequenceTests {
    private let stage = Stage()
    private let pan: PanGestureRecognizer

    init() {
        pan = stage.add(PanGestureRecognizer(), "p", to: stage.window) { $0.requiresWholeSequence = true }
        stage.shows = [.actions]
    }

    @Test("4.9 By default a recognizer takes any touch")
    func defaults() { #expect(!PanGestureRecognizer().requiresWholeSequence) }

    @Test("4.9 A touch starts no attempt while an earlier finger of its seat is down, and stays refused")
    func laterFinger() {
        let trace = [Stage.Shown.states]
        stage.shows = [.actions, trace[0]]
        let plain = stage.add(PanGestureRecognizer(), "plain", to: stage.window) { $0.isEnabled = false }
        stage.addSource("other")
        stage.addSource("elsewhere", seat: 1)
        pan.isEnabled = false
        stage.play("0 other: down 1 400 400\n10 elsewhere: down 1 10 10")
        pan.isEnabled = true
        plain.isEnabled = false
        stage.play(
            "20 down 2 100 100\n30 other: up 1\n40 move 2 200 100\n50 up 2\n60 down 3 100 100\n70 move 3 200 100")
        stage.expect("20 p refused 2 not-first-touch\n70 p -> began\n70 p began")
    }

    @Test("4.9 Fingers that land in one delivery, or join an attempt, are the gesture's own")
    func together() {
        pan.minimumNumberOfTouches = 3
        stage.play("0 down 1 100 100\n0 down 2 200 100\n40 down 3 300 100\n50 drag 1 200 100 for 8")
        stage.expect("58 p began")
    }

    @Test("4.9 Fingers that have rested for 1 s do not count", arguments: [999, 1000])
    func rest(time: Int) {
        pan.isEnabled = false
        stage.play("0 down 1 400 400\n100 move 1 420 400\n500 move 1 430 400")
        pan.isEnabled = true
        stage.play("\(100 + time) down 2 100 100\n\(110 + time) move 2 200 100")
        #expect((pan.state == .began) == (time == 1000))
        #expect(time == 1000 || pan.reason.code == .notFirstTouch)
    }

    @Test("4.9 A finger that creeps away does not rest, however small its steps")
    func creeping() {
        pan.isEnabled = false
        stage.play("0 down 1 400 400\n900 move 1 408 400\n1400 move 1 416 400")
        pan.isEnabled = true
        stage.play("1500 down 2 100 100\n1510 move 2 200 100")
        #expect(pan.reason.code == .notFirstTouch)
    }

    @Test("4.9 A finger that goes farther than 10 px does not rest")
    func noRest() {
        pan.isEnabled = false
        stage.play("0 down 1 400 400\n800 move 1 410.1 400")
        pan.isEnabled = true
        stage.play("1799 down 2 100 100\n1800 up 2")
        #expect(pan.reason.code == .notFirstTouch)
        stage.play("1810 down 2 100 100\n1820 move 2 200 100")
        stage.expect("1820 p began")
    }

    @Test("4.9 A finger that lifts in the frame, before another lands, is not down; one that lifts after it is")
    func oneFrame() {
        pan.isEnabled = false
        stage.play("0 down 1 400 400")
        pan.isEnabled = true
        stage.play("100 up 1\n100 down 2 100 100\n110 move 2 200 100\n120 up 2")
        stage.expect("110 p began\n120 p ended")
        pan.isEnabled = false
        stage.play("200 down 1 400 400")
        pan.isEnabled = true
        stage.play("300 down 2 100 100\n300 up 1\n310 move 2 200 100\n320 up 2")
        stage.expect("")
    }

    @Test("4.9 15.2 The explanation of a point and of a touch says so")
    func explained() {
        pan.name = "p"
        pan.isEnabled = false
        stage.play("0 down 1 400 400")
        pan.isEnabled = true
        stage.shows = [.explanation]
        stage.play("10 down 2 100 100")
        #expect(stage.wholeLog.contains { $0.subject == "pan \"p\": not-first-touch: another finger was down before" })
    }
}
