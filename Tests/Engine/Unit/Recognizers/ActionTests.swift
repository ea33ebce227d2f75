// SPDX-License-Identifier: MIT

import GestureCore
import Testing

/// Two of them with the same name are the same function.
private final class NamedTarget: ActionTarget {
    let name: String
    let action: () -> Void

    init(_ name: String, _ action: @escaping () -> Void) {
        self.name = name
        self.action = action
        super.init()
    }

    override func perform(_ recognizer: GestureRecognizer) { action() }
    override func isSame(as other: ActionTarget) -> Bool { (other as? NamedTarget)?.name == name }
}

@Suite("Actions")
struct ActionTests {
    private let stage = Stage()

    @Test("5.5 Began then ended within one delivery sends both actions")
    func beganAndEnded() {
        stage.addScripted("r", to: stage.window) {
            $0.callbacks[.began] = { recognizer, _, _ in
                recognizer.state = .began
                recognizer.state = .ended
            }
        }
        stage.play("0 down 1 10 10")
        stage.expect(
            """
            0 r began
            0 r ended
            """)
    }

    @Test("5.6 Actions come on began, changed, ended and cancelled; never on possible or failed")
    func whichStates() {
        stage.shows.insert(.states)
        stage.addScripted("cancelled", to: stage.window, sets: [.moved: .began, .ended: .cancelled]) {
            $0.isPreventedBy = { _ in false }
        }
        stage.addScripted("ended", to: stage.window, sets: [.moved: .began, .ended: .ended]) {
            $0.isPreventedBy = { _ in false }
        }
        stage.addScripted("failed", to: stage.window, sets: [.ended: .failed]) {
            $0.isPreventedBy = { _ in false }
        }
        stage.play(
            """
            0 down 1 10 10
            10 move 1 20 10
            20 up 1
            """)
        stage.expect(
            """
            10 ended -> began
            10 cancelled -> began
            10 ended began
            10 cancelled began
            20 failed -> failed by-itself
            20 ended -> ended
            20 cancelled -> cancelled by-itself
            20 ended ended
            20 cancelled cancelled
            20 failed -> possible
            20 ended -> possible
            20 cancelled -> possible
            """)
    }

    @Test("5.6 While active every move of its touches sends changed, assigned or not")
    func changedByItself() {
        let view = stage.addView("v", 0, 0, 400, 400)
        stage.shows = [.actions]
        var moves = 0
        stage.addScripted("r", to: view) {
            $0.callbacks[.moved] = { recognizer, _, _ in
                moves += 1
                if moves == 1 { recognizer.state = .began }
                if moves == 3 { recognizer.state = .changed }
            }
        }
        stage.play(
            """
            0 down 1 10 10
            10 move 1 20 10
            20 move 1 30 10
            30 move 1 40 10
            40 down 2 500 10
            50 move 2 510 10
            60 move 1 50 10
            """)
        stage.expect(
            """
            10 r began
            20 r changed
            30 r changed
            60 r changed
            """)
    }

    @Test("5.6 changed is dropped if the same delivery ends or cancels the recognizer")
    func changedIsDropped() {
        stage.addScripted("r", to: stage.window, sets: [.began: .began, .ended: .ended])
        stage.play(
            """
            0 down 1 10 10
            10 move 1 20 10
            10 up 1
            20 down 1 10 10
            30 move 1 20 10
            30 cancel 1
            """)
        stage.expect(
            """
            0 r began
            10 r ended
            20 r began
            30 r cancelled
            """)
    }

    @Test("5.6 began is never dropped, also if another action of the delivery disables the recognizer")
    func beganIsKept() {
        let outer = stage.addScripted("outer", to: stage.window, sets: [.moved: .began]) {
            $0.isPreventedBy = { _ in false }
        }
        stage.addScripted("inner", to: stage.window, sets: [.moved: .began]) {
            $0.isPreventedBy = { _ in false }
        }
        stage.when("inner began") { outer.isEnabled = false }
        stage.play(
            """
            0 down 1 10 10
            10 move 1 20 10
            """)
        stage.expect(
            """
            10 inner began
            10 outer began
            10 outer cancelled
            """)
    }

    @Test("5.7 At most one changed action per recognizer and delivery")
    func oneChanged() {
        stage.addScripted("r", to: stage.window, sets: [.began: .changed, .moved: .changed]) { recognizer in
            recognizer.callbacks[.began] = { recognizer, _, _ in
                if recognizer.state == .possible { recognizer.state = .began }
            }
        }
        stage.play(
            """
            0 down 1 10 10
            10 down 2 20 10
            10 move 1 11 10
            20 down 3 30 10
            """)
        stage.expect(
            """
            0 r began
            10 r changed
            20 r changed
            """)
    }

    @Test("5.8 Actions run after all recognizers have seen the delivery; the state read is the one reported")
    func insideTheDelivery() {
        let view = stage.addView("v", 0, 0, 400, 400)
        stage.shows = [.touches, .actions, .callbacks, .states]
        var read: [String] = []
        let recognizer = stage.addScripted("r", to: view) {
            $0.cancelsTouchesInView = false
            $0.delaysTouchesEnded = false
            $0.callbacks[.began] = { recognizer, _, _ in
                recognizer.state = .began
                recognizer.state = .ended
            }
        }
        recognizer.addTarget { read.append("\($0.state)") }
        stage.addScripted("outer", to: stage.window)
        stage.play("0 down 1 10 10")
        stage.expect(
            """
            0 r hears-began 1
            0 outer hears-began 1
            0 r -> began
            0 r -> ended
            0 outer -> failed prevented r
            0 r began
            0 r ended
            0 v touches-began 1
            0 r -> possible
            0 r resets
            0 outer -> possible
            0 outer resets
            """)
        #expect(read == ["began", "ended"])
    }

    @Test("5.9 All targets are called in order of addition; the same one added twice is called once")
    func targets() {
        var called: [String] = []
        let recognizer = stage.addScripted("r", to: stage.window, sets: [.began: .began, .ended: .ended])
        for name in ["b", "a", "b", "c"] {
            recognizer.addTarget(NamedTarget(name) { called.append(name) })
        }
        stage.play("0 down 1 10 10")
        #expect(called == ["b", "a", "c"])
        recognizer.removeTarget(NamedTarget("a") {})
        recognizer.addTarget(NamedTarget("a") { called.append("A") })
        stage.play("10 up 1")
        #expect(called == ["b", "a", "c", "b", "c", "A"])
    }
}
