// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Cancels by recognition")
struct CancellationTests {
    private let stage = Stage()
    private let view: RecordingView

    init() {
        view = stage.addView("v", 0, 0, 400, 400)
        view.isMultipleTouchEnabled = true
    }

    @Test("7.5 Each touch of the winner whose began was delivered and whose ended was not is cancelled")
    func winnersTouches() {
        stage.addScripted("r", to: view) {
            $0.delaysTouchesEnded = false
            $0.callbacks[.moved] = { r, touches, _ in if touches.first?.id == 3 { r.state = .began } }
        }
        stage.play(
            """
            0 down 1 10 10
            0 down 2 20 10
            0 down 3 30 10
            10 up 1
            20 move 2 21 10
            30 move 3 31 10
            40 move 2 22 10
            50 up 2
            50 up 3
            """)
        stage.expect(
            """
            0 v touches-began 1 2 3
            10 v touches-ended 1
            20 v touches-moved 2
            30 r began
            30 v touches-cancelled 2 3
            40 r changed
            """)
    }

    @Test("7.5 A queued ended is dropped, an undelivered began is dropped silently")
    func queued() {
        let delaying = stage.addView("w", 400, 0, 400, 400)
        stage.addScripted("delaying", to: delaying) {
            $0.delaysTouchesBegan = true
            $0.isPreventedBy = { _ in false }
        }
        stage.addScripted("r", to: stage.window) {
            $0.callbacks[.moved] = { r, _, _ in r.state = .began }
        }
        stage.play(
            """
            0 down 1 10 10
            0 down 2 20 10
            0 down 3 410 10
            10 up 1
            20 move 2 21 10
            30 up 3
            """)
        stage.expect(
            """
            0 v touches-began 1 2
            20 r began
            20 v touches-cancelled 1 2
            """)
    }

    @Test("7.7 A system cancel drops touches that are only queued")
    func systemCancel() {
        stage.addScripted("r", to: view) { $0.delaysTouchesBegan = true }
        stage.addView("w", 400, 0, 400, 400)
        stage.play(
            """
            0 down 1 10 10
            0 down 2 410 10
            10 cancel-all
            """)
        stage.expect(
            """
            0 w touches-began 2
            10 w touches-cancelled 2
            """)
    }

    @Test("7.7 A withheld touch that the hardware cancels is dropped, even if it would be released now")
    func hardwareCancel() {
        stage.addScripted("r", to: view) { $0.delaysTouchesBegan = true }
        stage.play(
            """
            0 down 1 10 10
            10 cancel 1
            """)
        stage.expect("")
    }

    @Test("7.8 A new touch of an active recognizer is not delivered to its view at all")
    func bornDead() {
        stage.addScripted("r", to: stage.window, sets: [.began: .began])
        stage.play(
            """
            0 down 1 500 10
            10 down 2 10 10
            20 move 2 20 10
            30 up 2
            """)
        stage.expect(
            """
            0 r began
            20 r changed
            """)
    }

    @Test("7.8 Unless the recognizer ignores it in that delivery, or does not cancel")
    func bornAlive() {
        let r = stage.addScripted("r", to: stage.window) {
            $0.callbacks[.began] = { r, touches, event in
                if r.state == .possible {
                    r.state = .began
                } else {
                    for touch in touches { r.ignore(touch, for: event) }
                }
            }
        }
        stage.play(
            """
            0 down 1 500 10
            10 down 2 10 10
            20 move 2 20 10
            """)
        stage.expect(
            """
            0 r began
            10 v touches-began 2
            20 v touches-moved 2
            """)
        r.callbacks = [:]
        r.cancelsTouchesInView = false
        stage.play("30 down 3 30 10")
        stage.expect("30 v touches-began 3")
    }

    @Test("7.11 Only the winner's touches are cancelled, wherever; those of the losers alone are released")
    func losersTouches() {
        stage.addView("w", 400, 0, 400, 400)
        stage.addScripted("winner", to: view, sets: [.moved: .began])
        stage.addScripted("loser", to: stage.window) { $0.delaysTouchesBegan = true }
        stage.addScripted("outer", to: stage.window) { outer in
            outer.isPreventedBy = { _ in false }
            stage.addDelegate(to: outer).receivesTouch = { $0.id == 9 }
        }
        stage.play(
            """
            0 down 1 10 10
            0 down 2 410 10
            5 up 2
            10 move 1 11 10
            """)
        // The first finger is the winner's and was never begun in its view; the other is released.
        stage.expect(
            """
            10 winner began
            10 w touches-began 2
            10 w touches-ended 2
            """)
    }
}
