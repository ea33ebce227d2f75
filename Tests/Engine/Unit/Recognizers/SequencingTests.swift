// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Recognizers that come after others")
struct SequencingTests {
    private let stage = Stage()
    private let view: RecordingView
    private let press: LongPressGestureRecognizer
    private let drag: PanGestureRecognizer

    init() {
        view = stage.addView("v", 0, 0, 800, 600)
        view.isMultipleTouchEnabled = true
        press = stage.add(LongPressGestureRecognizer(), "press", to: view)
        drag = stage.add(PanGestureRecognizer(), "drag", to: view)
        _ = drag.sequence(after: press)
        stage.shows = [.actions]
        stage.details["drag"] = { [drag] in text(drag.translation(in: nil)) }
    }

    @Test("6.14 A drag after a press, with the same finger: it counts from where the press began")
    func pressThenDrag() {
        stage.play(
            """
            0 down 1 100 100
            100 move 1 108 100
            600 move 1 112 100
            610 move 1 118 100
            620 up 1
            """)
        stage.expect(
            """
            500 press began
            600 press changed
            610 drag began 10,0
            610 press changed
            620 drag ended 10,0
            620 press ended
            """)
    }

    @Test("6.14 Without the press there is no drag, and the reason names it")
    func noPress() {
        stage.play("0 down 1 100 100\n10 move 1 200 100\n20 up 1")
        stage.expect("")
        #expect(drag.reason.code == .requirementFailed && drag.reason.recognizer === press)
        stage.play("1000 down 1 100 100\n1010 up 1")
        #expect(drag.reason.code == .requirementFailed)
    }

    @Test("6.14 The end of the first does not end the second")
    func endOfLeader() {
        stage.play("0 down 1 100 100\n20 down 2 150 100")
        #expect(press.reason.code == .tooManyTouches && drag.reason.code == .requirementFailed)
        stage.play("30 up 1\n30 up 2\n100 down 1 100 100\n700 down 2 200 100\n710 up 1\n720 drag 2 240 100 for 16")
        stage.expect("600 press began\n710 press ended\n728 drag began 20,0\n736 drag changed 40,0")
    }

    @Test("6.14 The second starts with a finger that lands after the first has recognized and ended")
    func laterFinger() {
        let swipe = stage.add(SwipeGestureRecognizer(), "swipe", to: view) { $0.cancelsTouchesInView = false }
        press.isEnabled = false
        #expect(drag.sequence(after: swipe))
        stage.play("0 down 1 100 100\n0 down 9 600 400\n10 up 9\n20 up 1")
        #expect(drag.leader === swipe)
        stage.play("100 down 9 600 400")
        stage.skip()
        stage.play("110 drag 9 700 400 for 8\n120 down 1 100 100\n130 drag 1 150 100 for 8")
        #expect(stage.wholeLog.contains { $0.subject == "drag" && $0.event == "began" })
    }

    @Test("6.14 Touches are withheld and bound while it waits, as by any other recognizer")
    func withholds() {
        drag.delaysTouchesBegan = true
        stage.shows = [.actions, .touches]
        stage.play("0 down 1 100 100\n100 up 1")
        stage.expect("100 v touches-began 1\n100 v touches-ended 1")
    }

    @Test(
        "6.14 Every kind measures from the places of its touches when the other recognizes",
        arguments: [
            (GestureRecognizer.Kind.tap, "1020 second ended"), (.swipe, "520 second ended"),
            (.longPress, "1000 second began"),
        ])
    func origins(kind: GestureRecognizer.Kind, expected: String) {
        let second = stage.add(makeBuiltIn(kind), "second", to: view)
        press.allowableMovement = .pixels(100)
        drag.isEnabled = false
        #expect(second.sequence(after: press))
        stage.play("0 down 1 100 100\n100 move 1 190 100\n510 move 1 195 100")
        #expect(second.state == .possible)
        stage.play("520 move 1 \(kind == .swipe ? 241 : 196) 100\n1010 wait\n1020 up 1")
        #expect(stage.wholeLog.first { $0.subject == "second" }?.description == expected)
    }

    @Test("6.14 A recognizer that wishes something before that is refused")
    func earlyWish() {
        let custom = stage.addScripted("c", to: view)
        #expect(custom.sequence(after: press))
        stage.play("0 down 1 100 100")
        #expect(!custom.request(.began))
        stage.play("500 wait")
        #expect(custom.request(.began))
        #expect(custom.state == .began)
    }

    @Test("6.10 6.14 Rings are refused, with failure requirements, too")
    func rings() {
        #expect(!press.sequence(after: drag))
        #expect(!press.require(toFail: drag))
        #expect(!press.sequence(after: press))
        #expect(press.leader == nil)
        #expect(drag.sequence(after: nil) && drag.leader == nil)
        let third = stage.add(PanGestureRecognizer(), "third", to: view)
        #expect(third.sequence(after: drag))
        #expect(drag.require(toFail: press))
        #expect(!press.sequence(after: third))
    }

    @Test("6.14 The second fails at once if its leader is destroyed, although that has no attempt")
    func destroyedWithoutAttempt() {
        let other = stage.addView("other", 0, 0, 10, 10)
        let swipe = stage.add(SwipeGestureRecognizer(), "swipe", to: other)
        #expect(drag.sequence(after: swipe))
        stage.shows = [.states]
        stage.play("0 down 1 100 100\n10 wait")
        stage.expect("")
        swipe.endSilently()
        stage.expect("10 drag -> failed requirement-failed swipe 0,0\n10 drag -> possible 0,0")
        #expect(drag.reason.recognizer === swipe)
    }

    @Test("6.14 In a callback, the second fails in the update pass after the leader was destroyed in it")
    func destroyedInCallback() {
        let other = stage.addView("other", 0, 0, 10, 10)
        let swipe = stage.add(SwipeGestureRecognizer(), "swipe", to: other)
        let second = stage.add(RotationGestureRecognizer(), "second", to: view)
        #expect(second.sequence(after: swipe))
        let delegate = RecordingDelegate(stage)
        delegate.isSimultaneousWith = { _ in true }
        press.delegate = delegate
        stage.when("press began") {
            swipe.endSilently()
            #expect(second.state == .possible)
        }
        stage.play("0 down 1 100 100\n500 wait")
        #expect(second.reason.code == .requirementFailed && second.reason.recognizer === swipe)
    }

    @Test("6.14 A leader that was removed never recognizes")
    func removedLeader() {
        view.removeGestureRecognizer(press)
        stage.play("0 down 1 100 100\n10 move 1 200 100\n20 up 1")
        stage.expect("")
        #expect(drag.reason.code == .requirementFailed)
    }
}
