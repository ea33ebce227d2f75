// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("The end of attempts")
struct ResetTests {
    private let stage = Stage()
    private let view: RecordingView

    init() {
        view = stage.addView("v", 0, 0, 400, 400)
        view.isMultipleTouchEnabled = true
    }

    @Test(
        "5.10 Reset follows ended, cancelled and failed; fingers still down are ignored, a new one starts anew",
        arguments: [
            [GestureRecognizer.State.began, .ended], [.began, .cancelled], [.failed], [.ended],
        ])
    func reset(states: [GestureRecognizer.State]) {
        stage.shows = [.callbacks]
        stage.addScripted("r", to: view) {
            $0.callbacks[.moved] = { recognizer, _, _ in for state in states { recognizer.state = state } }
        }
        stage.play(
            """
            0 down 1 10 10
            10 move 1 11 10
            20 move 1 12 10
            30 down 2 20 10
            40 move 1 13 10
            40 move 2 21 10
            """)
        stage.expect(
            """
            0 r hears-began 1
            10 r hears-moved 1
            10 r resets
            30 r hears-began 2
            40 r hears-moved 2
            40 r resets
            """)
    }

    @Test("5.10 The reset is the last step of the delivery")
    func lastStep() {
        stage.shows = [.touches, .actions, .callbacks]
        stage.addScripted("r", to: view, discrete: true, sets: [.ended: .ended]) {
            $0.cancelsTouchesInView = false
        }
        stage.play("0 down 1 10 10")
        stage.skip()
        stage.play("10 up 1")
        stage.expect(
            """
            10 r hears-ended 1
            10 r ended
            10 v touches-ended 1
            10 r resets
            """)
    }

    @Test("5.11 Those tied by requirements are reset together, once the last has finished")
    func tied() {
        stage.shows = [.callbacks, .states]
        let first = stage.addScripted("first", to: view, sets: [.moved: .failed])
        let second = stage.addScripted("second", to: view)
        let third = stage.addScripted("third", to: stage.window, sets: [.ended: .failed])
        stage.addScripted("free", to: view, sets: [.moved: .failed])
        _ = second.require(toFail: first)
        _ = third.require(toFail: second)
        second.callbacks[.moved] = { recognizer, touches, _ in
            if touches.first?.location.x ?? 0 > 15 { recognizer.state = .failed }
        }
        stage.play("0 down 1 10 10")
        stage.skip()
        stage.play(
            """
            10 move 1 11 10
            20 move 1 20 10
            30 up 1
            """)
        stage.expect(
            """
            10 free hears-moved 1
            10 free -> failed by-itself
            10 second hears-moved 1
            10 first hears-moved 1
            10 first -> failed by-itself
            10 third hears-moved 1
            10 free -> possible
            10 free resets
            20 second hears-moved 1
            20 second -> failed by-itself
            20 third hears-moved 1
            30 third hears-ended 1
            30 third -> failed by-itself
            30 second -> possible
            30 second resets
            30 first -> possible
            30 first resets
            30 third -> possible
            30 third resets
            """)
    }

    @Test("5.11 Idle recognizers do not count as ties")
    func idleTies() {
        stage.shows = [.callbacks]
        let recognizer = stage.addScripted("r", to: view, sets: [.moved: .failed])
        let idle = stage.addScripted("idle", to: stage.addView("w", 400, 0, 100, 100))
        _ = recognizer.require(toFail: idle)
        _ = idle.require(toFail: stage.addScripted("other", to: stage.window, sets: [.ended: .failed]))
        stage.play("0 down 1 10 10")
        stage.skip()
        stage.play("10 move 1 11 10")
        stage.expect(
            """
            10 r hears-moved 1
            10 other hears-moved 1
            10 r resets
            """)
    }

    @Test("5.11 A recognizer of another application ties nobody")
    func foreignTies() {
        stage.shows = [.callbacks]
        let elsewhere = Stage()
        let foreign = elsewhere.addScripted("foreign", to: elsewhere.window)
        elsewhere.play("0 down 1 10 10")
        _ = stage.addScripted("one", to: view, sets: [.moved: .failed]).require(toFail: foreign)
        _ = stage.addScripted("two", to: view).require(toFail: foreign)
        stage.play("0 down 1 10 10")
        stage.skip()
        stage.play("10 move 1 11 10")
        stage.expect(
            """
            10 two hears-moved 1
            10 one hears-moved 1
            10 one resets
            """)
    }

    @Test("5.11 A recognizer that waits for its reset takes no new touch and withholds none")
    func waiting() {
        stage.shows = [.callbacks, .touches]
        let finished = stage.addScripted("finished", to: view, sets: [.moved: .failed]) {
            $0.delaysTouchesBegan = true
        }
        let holder = stage.addScripted("holder", to: view) { $0.delaysTouchesEnded = false }
        _ = holder.require(toFail: finished)
        stage.play(
            """
            0 down 1 10 10
            10 move 1 11 10
            """)
        stage.skip()
        stage.play(
            """
            20 down 2 20 10
            30 up 2
            """)
        stage.expect(
            """
            20 holder hears-began 2
            20 v touches-began 2
            30 holder hears-ended 2
            30 v touches-ended 2
            """)
    }

    @Test(
        "5.11 Reset in the delivery in which a touch lands that it was not offered, it starts with that touch"
    )
    func lateTouch() {
        stage.shows = [.callbacks, .states]
        let finished = stage.addScripted("finished", to: view, sets: [.moved: .failed])
        let holder = stage.addScripted("holder", to: view, sets: [.ended: .failed])
        _ = holder.require(toFail: finished)
        stage.play(
            """
            0 down 1 10 10
            10 move 1 11 10
            """)
        stage.skip()
        stage.play(
            """
            20 up 1
            20 down 2 20 10
            30 move 2 21 10
            """)
        stage.expect(
            """
            20 holder hears-began 2
            20 holder hears-ended 1
            20 holder -> failed by-itself
            20 holder -> possible
            20 holder resets
            20 finished -> possible
            20 finished resets
            20 finished hears-began 2
            30 finished hears-moved 2
            30 finished -> failed by-itself
            30 finished -> possible
            30 finished resets
            """)
    }
}
