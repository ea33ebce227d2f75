// SPDX-License-Identifier: MIT

import Testing

@testable import GestureCore

@Suite("Attempts that end by themselves, by being disabled or by time")
struct AttemptTests {
    private let stage = Stage()
    private let view: RecordingView

    init() {
        view = stage.addView("v", 0, 0, 400, 400)
        view.isMultipleTouchEnabled = true
    }

    @Test(
        "5.12 A built-in that is still possible when its last touch is gone fails by itself",
        arguments: builtInKinds)
    func builtIns(kind: GestureRecognizer.Kind) {
        stage.shows = [.states]
        let recognizer = stage.add(makeBuiltIn(kind), "g", to: view)
        (recognizer as? TapGestureRecognizer)?.numberOfTouchesRequired = 2
        stage.play(
            """
            0 down 1 10 10
            40 up 1
            """)
        #expect(stage.wholeLog.map(\.event) == ["-> failed", "-> possible"])
        #expect(stage.application.nextDeadline == nil)
    }

    @Test("5.12 A tap that waits for another tap does not fail at the lift")
    func waitingTap() {
        stage.shows = [.states]
        stage.add(TapGestureRecognizer(), "t", to: view) { $0.numberOfTapsRequired = 2 }
        stage.play(
            """
            0 down 1 10 10
            40 up 1
            389 wait
            """)
        stage.expect("")
        stage.play("390 wait")
        stage.expect(
            """
            390 t -> failed too-late
            390 t -> possible
            """)
    }

    @Test("5.12 A custom one that never finishes withholds for 5 s, then the engine fails it")
    func abandoned() {
        stage.shows = [.states, .touches]
        stage.addScripted("r", to: view)
        stage.play(
            """
            0 down 1 10 10
            40 up 1
            5039 wait
            """)
        stage.expect("0 v touches-began 1")
        #expect(stage.application.nextDeadline == ms(5040))
        stage.play("5040 wait")
        stage.expect(
            """
            5040 r -> failed abandoned
            5040 v touches-ended 1
            5040 r -> possible
            """)
        #expect(stage.messages.count == 1)
    }

    @Test("5.12 A new touch of its own restarts the 5 s")
    func notAbandoned() {
        stage.shows = [.states]
        stage.addScripted("r", to: view)
        stage.play(
            """
            0 down 1 10 10
            40 up 1
            5000 down 2 10 10
            9000 up 2
            13999 wait
            """)
        stage.expect("")
        #expect(stage.messages.isEmpty)
        stage.play("14000 wait")
        #expect(stage.wholeLog.first?.event == "-> failed")
    }

    @Test("5.13 Disabling cancels an active one with its action; the state changes at once")
    func disabledActive() {
        stage.shows = [.states, .actions]
        let recognizer = stage.addScripted("r", to: view, sets: [.began: .began])
        stage.play("0 down 1 10 10")
        stage.skip()
        recognizer.isEnabled = false
        stage.play("10 move 1 11 10")
        stage.expect(
            """
            0 r -> cancelled disabled
            0 r cancelled
            0 r -> possible
            """)
    }

    @Test("5.13 Disabling fails a possible one, which releases its touches")
    func disabledPossible() {
        stage.shows = [.states, .touches]
        let recognizer = stage.addScripted("r", to: view) { $0.delaysTouchesBegan = true }
        stage.play(
            """
            0 down 1 10 10
            10 up 1
            """)
        recognizer.isEnabled = false
        stage.expect(
            """
            10 r -> failed disabled
            10 v touches-began 1
            10 v touches-ended 1
            10 r -> possible
            """)
    }

    @Test("5.13 Inside a callback of step 1 the action waits for the end of step 2")
    func disabledInCallback() {
        stage.shows = [.states, .actions, .callbacks, .touches]
        let active = stage.addScripted("active", to: view, sets: [.began: .began]) {
            $0.isPreventedBy = { _ in false }
            $0.cancelsTouchesInView = false
        }
        stage.addScripted("other", to: stage.window) { other in
            other.isPreventedBy = { _ in false }
            other.callbacks[.moved] = { _, _, _ in
                active.isEnabled = false
                #expect(active.state == .cancelled)
            }
        }
        stage.play("0 down 1 10 10")
        stage.skip()
        stage.play("10 move 1 11 10")
        stage.expect(
            """
            10 active hears-moved 1
            10 other hears-moved 1
            10 active -> cancelled disabled
            10 active cancelled
            10 v touches-moved 1
            10 active -> possible
            10 active resets
            """)
    }

    @Test("5.13 Once step 2 is over the action waits for the running callback to return")
    func disabledInView() {
        stage.shows = [.states, .actions, .touches]
        let recognizer = stage.addScripted("r", to: view, sets: [.began: .began]) {
            $0.cancelsTouchesInView = false
        }
        stage.play("0 down 1 10 10")
        stage.skip()
        stage.when("v touches-moved") {
            recognizer.isEnabled = false
            self.stage.write("v", "returns", if: .touches)
        }
        stage.play("10 move 1 11 10")
        stage.expect(
            """
            10 r -> changed
            10 r changed
            10 v touches-moved 1
            10 r -> cancelled disabled
            10 v returns
            10 r cancelled
            10 r -> possible
            """)
    }

    @Test(
        "4.6 A held one that ignores all of its touches is over: it neither fails nor recognizes",
        arguments: [true, false])
    func heldAndIgnored(isDiscrete: Bool) {
        stage.shows = [.states, .actions]
        let custom = ScriptedRecognizer(isDiscrete: isDiscrete)
        stage.add(custom, "c", to: view) { recognizer in
            recognizer.sets = [.began: isDiscrete ? .ended : .began]
            recognizer.callbacks = [
                .moved: { recognizer, touches, event in
                    for touch in touches { recognizer.ignore(touch, for: event) }
                }
            ]
        }
        let press = stage.add(LongPressGestureRecognizer(), "l", to: view)
        #expect(custom.require(toFail: press))
        stage.play(
            """
            0 down 1 10 10
            10 move 1 15 10
            20 up 1
            """)
        stage.expect(
            """
            0 c held requirement-pending l
            20 l -> failed lifted-early
            20 l -> possible
            """)
    }
}
