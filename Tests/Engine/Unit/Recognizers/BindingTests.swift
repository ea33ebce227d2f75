// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Binding of touches")
struct BindingTests {
    private let stage = Stage()
    private let view: RecordingView
    private let child: RecordingView

    init() {
        view = stage.addView("v", 0, 0, 400, 400)
        child = stage.addView("child", 0, 0, 200, 200, in: view)
        stage.shows = [.callbacks]
    }

    @Test("4.1 Recognizers of the hit view and of each ancestor are bound, up to the window")
    func path() {
        stage.addScripted("root", to: stage.window)
        stage.addScripted("middle", to: view)
        stage.addScripted("leaf", to: child)
        stage.addScripted("elsewhere", to: stage.addView("w", 400, 0, 100, 100))
        stage.addScripted("sibling", to: stage.addView("x", 200, 0, 100, 100, in: view))
        stage.play("0 down 1 10 10")
        stage.expect(
            """
            0 leaf hears-began 1
            0 middle hears-began 1
            0 root hears-began 1
            """)
    }

    @Test("4.1 Binding happens at touch-down only: one added later gets later touches")
    func addedLater() {
        stage.addScripted("early", to: view)
        stage.play("0 down 1 10 10")
        let late = stage.addScripted("late", to: view)
        stage.play(
            """
            10 move 1 11 10
            20 down 2 20 10
            30 move 1 12 10
            """)
        stage.expect(
            """
            0 early hears-began 1
            10 early hears-moved 1
            20 late hears-began 2
            20 early hears-began 2
            30 early hears-moved 1
            """)
        #expect(late.touches.map(\.id) == [2])
    }

    @Test("4.3 Recognizers get every phase before the view, one call for all of theirs on whatever views")
    func beforeViews() {
        stage.shows.insert(.touches)
        view.isMultipleTouchEnabled = true
        stage.addScripted("r", to: view) { $0.delaysTouchesEnded = false }
        stage.play(
            """
            0 down 1 10 10
            0 down 2 300 10
            10 move 2 301 10
            10 move 1 11 10
            20 up 1
            30 cancel 2
            """)
        stage.expect(
            """
            0 r hears-began 1 2
            0 child touches-began 1
            0 v touches-began 2
            10 r hears-moved 1 2
            10 child touches-moved 1
            10 v touches-moved 2
            20 r hears-ended 1
            20 child touches-ended 1
            30 r hears-cancelled 2
            30 v touches-cancelled 2
            30 r resets
            """)
    }

    @Test("4.5 A finished recognizer gets no more calls about touches that were down")
    func finished() {
        let first = stage.addScripted("first", to: view, sets: [.moved: .failed])
        let second = stage.addScripted("second", to: view)
        _ = second.require(toFail: first)
        stage.play(
            """
            0 down 1 10 10
            10 move 1 11 10
            20 move 1 12 10
            30 up 1
            """)
        // Tied to the second one the first is not reset, and hears nothing either.
        stage.expect(
            """
            0 second hears-began 1
            0 first hears-began 1
            10 second hears-moved 1
            10 first hears-moved 1
            20 second hears-moved 1
            30 second hears-ended 1
            """)
        #expect(first.state == .failed)
    }

    @Test("4.6 A recognizer gets no more calls about an ignored touch, and does not withhold or cancel it")
    func ignored() {
        stage.shows = [.touches, .callbacks, .actions]
        child.isMultipleTouchEnabled = true
        let recognizer = stage.addScripted("r", to: child) { $0.delaysTouchesBegan = true }
        recognizer.callbacks[.moved] = { recognizer, touches, event in
            for touch in touches where touch.id == 1 { recognizer.ignore(touch, for: event) }
        }
        recognizer.sets[.ended] = .began
        stage.play(
            """
            0 down 1 10 10
            0 down 2 20 10
            10 move 1 11 10
            20 move 1 12 10
            30 up 2
            40 up 1
            """)
        stage.expect(
            """
            0 r hears-began 1 2
            10 r hears-moved 1
            10 child touches-began 1
            10 child touches-moved 1
            20 child touches-moved 1
            30 r hears-ended 2
            30 r began
            40 child touches-ended 1
            """)
    }

    @Test("4.6 Ignoring a touch that is not its own has no effect")
    func foreignIgnored() {
        let right = stage.addView("w", 400, 0, 100, 100)
        stage.shows = [.touches, .callbacks]
        let other = stage.addScripted("other", to: right) { $0.delaysTouchesBegan = true }
        let recognizer = stage.addScripted("r", to: view)
        recognizer.callbacks[.moved] = { _, touches, event in
            for touch in touches { other.ignore(touch, for: event) }
        }
        stage.play(
            """
            0 down 1 10 10
            10 down 2 410 10
            20 move 1 11 10
            30 move 1 12 10
            30 move 2 411 10
            """)
        stage.expect(
            """
            0 r hears-began 1
            0 child touches-began 1
            10 other hears-began 2
            20 r hears-moved 1
            20 child touches-moved 1
            30 other hears-moved 2
            30 r hears-moved 1
            30 child touches-moved 1
            """)
    }

    @Test("4.7 Adding a recognizer to another view moves it")
    func moved() {
        let recognizer = stage.addScripted("r", to: child)
        view.addGestureRecognizer(recognizer)
        #expect(child.gestureRecognizers.isEmpty)
        #expect(view.gestureRecognizers.count == 1)
        #expect(recognizer.view === view)
        stage.play("0 down 1 300 300")
        stage.expect("0 r hears-began 1")
    }

    @Test("4.7 Removing a recognizer mid-gesture cancels it with its action")
    func removedActive() {
        stage.shows = [.touches, .actions, .states]
        let recognizer = stage.addScripted("r", to: child, sets: [.began: .began]) {
            $0.cancelsTouchesInView = false
        }
        stage.play("0 down 1 10 10")
        stage.skip()
        child.removeGestureRecognizer(recognizer)
        stage.play("10 move 1 11 10")
        stage.expect(
            """
            0 r -> cancelled view-removed
            0 r cancelled
            0 r -> possible
            10 child touches-moved 1
            """)
        #expect(recognizer.view == nil)
    }

    @Test("4.7 Removing a recognizer releases what it withheld")
    func removedPossible() {
        stage.shows = [.touches, .actions, .states]
        let recognizer = stage.addScripted("r", to: child) { $0.delaysTouchesBegan = true }
        stage.play(
            """
            0 down 1 10 10
            10 move 1 30 10
            """)
        stage.expect("")
        child.removeGestureRecognizer(recognizer)
        stage.expect(
            """
            10 r -> failed view-removed
            10 child touches-began 1
            10 child touches-moved 1
            10 r -> possible
            """)
    }
}
