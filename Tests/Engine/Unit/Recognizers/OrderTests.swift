// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("The order of recognizers")
struct OrderTests {
    private let stage = Stage()

    @Test("4.4 Leaf first, then ancestors; within a view the most recently added first")
    func withinAPath() {
        let view = stage.addView("v", 0, 0, 400, 400)
        stage.shows = [.callbacks]
        stage.addScripted("inner1", to: view)
        stage.addScripted("outer1", to: stage.window)
        stage.addScripted("inner2", to: view)
        stage.addScripted("outer2", to: stage.window)
        stage.play("0 down 1 10 10")
        stage.expect(
            """
            0 inner2 hears-began 1
            0 inner1 hears-began 1
            0 outer2 hears-began 1
            0 outer1 hears-began 1
            """)
    }

    @Test("4.4 Of views on different branches the deeper first, then the front-most")
    func branches() {
        let left = stage.addView("left", 0, 0, 200, 200)
        let leftLeaf = stage.addView("leftLeaf", 0, 0, 100, 100, in: left)
        let right = stage.addView("right", 200, 0, 200, 200)
        let other = Window(frame: Rect(x: 1000, y: 0, width: 100, height: 100))
        stage.application.addWindow(other)
        let far = stage.addView("far", 0, 0, 100, 100, in: other)
        stage.shows = [.callbacks]
        for view in [left, leftLeaf, right, far] {
            stage.addScripted("r-\(stage.name(of: view))", to: view)
        }
        stage.play(
            """
            0 down 1 10 10
            0 down 2 210 10
            0 down 3 1010 10
            """)
        stage.expect(
            """
            0 r-leftLeaf hears-began 1
            0 r-far hears-began 3
            0 r-right hears-began 2
            0 r-left hears-began 1
            """)
        // The order follows the views.
        left.bringToFront()
        stage.application.bringToFront(stage.window)
        stage.play(
            """
            10 move 1 11 10
            10 move 2 211 10
            10 move 3 1011 10
            """)
        stage.expect(
            """
            10 r-leftLeaf hears-moved 1
            10 r-left hears-moved 1
            10 r-right hears-moved 2
            10 r-far hears-moved 3
            """)
    }

    @Test("4.4 The order decides ties and orders losers and actions")
    func tiesAndActions() {
        let view = stage.addView("v", 0, 0, 400, 400)
        let right = stage.addView("w", 400, 0, 400, 400)
        stage.shows = [.actions, .states]
        stage.addScripted("outer", to: stage.window, sets: [.moved: .began])
        stage.addScripted("older", to: view, sets: [.moved: .began])
        stage.addScripted("newer", to: view, sets: [.moved: .began])
        stage.addScripted("right", to: right, sets: [.moved: .began])
        stage.play(
            """
            0 down 1 10 10
            0 down 2 410 10
            10 move 1 11 10
            10 move 2 411 10
            """)
        // The right one is in front of the left view; siblings do not exclude each other.
        stage.expect(
            """
            10 right -> began
            10 outer -> failed prevented right
            10 newer -> began
            10 older -> failed prevented newer
            10 right began
            10 newer began
            10 older -> possible
            10 outer -> possible
            """)
    }

    @Test("4.4 Timers of one deadline follow the order too")
    func timers() {
        let view = stage.addView("v", 0, 0, 400, 400)
        stage.shows = [.callbacks]
        for (name, view) in [("outer", stage.window as View), ("older", view), ("newer", view)] {
            stage.addScripted(name, to: view) {
                $0.callbacks[.began] = { recognizer, _, _ in recognizer.setDeadline(ms(100)) }
            }
        }
        stage.play("0 down 1 10 10")
        stage.skip()
        stage.play("200 wait")
        stage.expect(
            """
            100 newer deadline
            100 older deadline
            100 outer deadline
            """)
    }
}
