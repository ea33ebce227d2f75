// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Failure requirements")
struct FailureRequirementTests {
    private let stage = Stage()
    private let view: RecordingView

    init() {
        view = stage.addView("v", 0, 0, 400, 400)
        view.isMultipleTouchEnabled = true
        stage.shows = [.states, .actions]
    }

    /// `g` begins with the first move and waits for `h`, which does as it is told.
    private func addPair(_ sets: [Touch.Phase: GestureRecognizer.State]) -> (
        g: ScriptedRecognizer, h: ScriptedRecognizer
    ) {
        let h = stage.addScripted("h", to: view, sets: sets)
        let g = stage.addScripted("g", to: view, sets: [.moved: .began])
        #expect(g.require(toFail: h))
        return (g, h)
    }

    @Test("6.7 A recognizer is held until the one that it waits for has failed; held it reads possible")
    func held() {
        let (g, _) = addPair([.ended: .failed])
        stage.play(
            """
            0 down 1 10 10
            0 down 2 20 10
            10 move 1 11 10
            """)
        stage.expect("10 g held requirement-pending h")
        #expect(g.state == .possible)
        #expect(g.reason.code == .requirementPending)
        stage.play("20 up 2")
        stage.expect(
            """
            20 h -> failed by-itself
            20 g -> began
            20 g began
            """)
    }

    @Test("6.7 A held recognizer is offered no new touches")
    func noNewTouches() {
        stage.shows = [.callbacks]
        let (g, _) = addPair([.ended: .failed])
        stage.play(
            """
            0 down 1 10 10
            10 move 1 11 10
            20 down 2 20 10
            30 up 1
            """)
        stage.expect(
            """
            0 g hears-began 1
            0 h hears-began 1
            10 g hears-moved 1
            10 h hears-moved 1
            20 h hears-began 2
            30 g hears-ended 1
            30 h hears-ended 1
            30 g resets
            30 h resets
            """)
        #expect(g.state == .possible)
    }

    @Test("6.7 If the required recognizer recognizes or begins, the waiting one fails", arguments: [true, false])
    func otherRecognizes(discrete: Bool) {
        let h = stage.addScripted(
            "h", to: view, discrete: discrete, sets: [.ended: discrete ? .ended : .began])
        h.prevents = { _ in false }
        let g = stage.addScripted("g", to: view, sets: [.moved: .began])
        _ = g.require(toFail: h)
        stage.play(
            """
            0 down 1 10 10
            10 move 1 11 10
            20 up 1
            """)
        let states = stage.wholeLog.map(\.description).filter { $0.contains("g ->") }
        #expect(states.first == "20 g -> failed requirement-recognized h")
    }

    @Test("6.7 The waiting recognizer fails even without a request of its own")
    func otherRecognizesFirst() {
        let h = stage.addScripted("h", to: stage.addView("w", 400, 0, 400, 400), sets: [.moved: .began])
        let g = stage.addScripted("g", to: view)
        _ = g.require(toFail: h)
        stage.play(
            """
            0 down 1 10 10
            0 down 2 410 10
            10 move 2 411 10
            """)
        #expect(stage.wholeLog.contains { $0.description == "10 g -> failed requirement-recognized h" })
    }

    @Test("6.7 A recognizer that is disabled or not bound to a touch of the sequence is not waited for")
    func notInvolved() {
        let disabled = stage.addScripted("disabled", to: view) { $0.isEnabled = false }
        let elsewhere = stage.addScripted("elsewhere", to: stage.addView("w", 400, 0, 400, 400))
        let g = stage.addScripted("g", to: view, sets: [.moved: .began])
        _ = g.require(toFail: disabled)
        _ = g.require(toFail: elsewhere)
        stage.play(
            """
            0 down 1 10 10
            10 move 1 11 10
            """)
        stage.expect(
            """
            10 g -> began
            10 g began
            """)
    }

    @Test("6.7 Disabling a required recognizer lets the waiting one go on")
    func disabledLater() {
        let (_, h) = addPair([:])
        stage.play(
            """
            0 down 1 10 10
            10 move 1 11 10
            """)
        stage.skip()
        h.isEnabled = false
        #expect(
            stage.log.prefix(3).map(\.description) == [
                "10 h -> failed disabled", "10 g -> began", "10 g began",
            ])
    }

    @Test("6.7 The effects of a held recognizer wait: delays go on, cancels do not happen yet")
    func effectsWait() {
        let (g, _) = addPair([.ended: .failed])
        g.delaysTouchesEnded = false
        stage.shows = [.touches, .actions]
        stage.play(
            """
            0 down 1 10 10
            0 down 2 20 10
            10 move 1 11 10
            20 move 1 12 10
            30 up 2
            """)
        stage.expect(
            """
            0 v touches-began 1 2
            10 v touches-moved 1
            20 v touches-moved 1
            30 g began
            30 v touches-cancelled 1 2
            """)
    }

    @Test("6.8 A held continuous recognizer that is released begins where it is now")
    func beginsAtPresentPlace() {
        let h = stage.addScripted("h", to: view, sets: [.ended: .failed])
        let pan = stage.add(PanGestureRecognizer(), "p", to: view)
        _ = pan.require(toFail: h)
        stage.shows = [.actions]
        stage.details["p"] = { "\(text(pan.location(in: nil))) \(text(pan.translation(in: nil)))" }
        stage.play(
            """
            0 down 1 10 10
            10 move 1 30 10
            20 move 1 50 20
            """)
        h.isEnabled = false
        stage.expect("20 p began 50,20 40,10")
    }

    @Test("6.8 If the fingers have lifted meanwhile, a discrete recognizer ends and a continuous one fails")
    func liftedMeanwhile() {
        let h = stage.addScripted("h", to: stage.window)
        let tap = stage.add(TapGestureRecognizer(), "tap", to: stage.addView("left", 0, 400, 400, 200))
        let pan = stage.add(PanGestureRecognizer(), "pan", to: stage.addView("right", 400, 400, 400, 200))
        _ = tap.require(toFail: h)
        _ = pan.require(toFail: h)
        stage.play(
            """
            0 down 1 10 410
            0 down 2 410 410
            10 move 2 450 410
            20 up 1
            20 up 2
            """)
        stage.expect(
            """
            10 pan held requirement-pending h
            20 tap held requirement-pending h
            """)
        h.isEnabled = false
        let lines = stage.log.map(\.description).filter { !$0.contains("possible") && !$0.contains(" h ") }
        #expect(lines == ["20 pan -> failed too-few-touches", "20 tap -> ended", "20 tap ended"])
    }
}
