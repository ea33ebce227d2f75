// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Callbacks without end")
struct EndlessTests {
    private let stage = Stage()

    @Test("12.7 A delegate that starts an attempt with every answer is stopped, and later input works")
    func attemptsWithoutEnd() {
        let view = stage.addView("v", 0, 0, 400, 400)
        let recognizer = stage.addScripted("r", to: view, sets: [.moved: .began, .ended: .ended])
        var answers = 0
        let delegate = stage.addDelegate(to: recognizer)
        delegate.shouldBegin = {
            answers += 1
            let other = stage.addScripted("other", to: view)
            other.delegate = recognizer.delegate
            other.state = .began
            return true
        }
        stage.play("0 down 1 10 10\n10 move 1 40 10\n20 up 1\n10000 wait")
        #expect(answers > 1)
        #expect(answers < 1000)
        #expect(!stage.messages.isEmpty)
        delegate.shouldBegin = { true }
        for other in view.gestureRecognizers where other !== recognizer { view.removeGestureRecognizer(other) }
        stage.shows = [.actions]
        stage.skip()
        stage.play("20000 down 1 10 10\n20010 move 1 40 10\n20020 up 1")
        stage.expect("20010 r began\n20020 r ended")
    }

    @Test("12.7 Actions that free each other's recognizers without end are stopped")
    func actionsWithoutEnd() {
        let view = stage.addView("v", 0, 0, 400, 400)
        let recognizer = stage.addScripted("r", to: view, sets: [.began: .began])
        var actions = 0
        recognizer.addTarget { recognizer in
            actions += 1
            guard recognizer.state == .cancelled || recognizer.state == .began else { return }
            recognizer.isEnabled = false
            recognizer.isEnabled = true
            recognizer.state = .began
        }
        stage.play("0 down 1 10 10\n20 up 1\n10000 wait")
        #expect(actions > 1)
        #expect(actions < 1000)
        stage.shows = [.touches]
        stage.skip()
        stage.play("20000 down 2 500 10\n20010 up 2")
        #expect(stage.application.time == 20_010_000)
        stage.checkInvariants()
    }
}
