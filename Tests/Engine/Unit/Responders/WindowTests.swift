// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Windows")
struct WindowTests {
    private let stage = Stage(width: 100, height: 100)
    private let second = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    private let third = Window(frame: Rect(x: 50, y: 0, width: 100, height: 100))

    init() {
        stage.name(second, "second")
        stage.name(third, "third")
        stage.application.addWindow(second)
        stage.application.addWindow(third)
    }

    private func hit(_ x: Double) -> String {
        stage.application.hitTest(Point(x: x, y: 10)).map { stage.name(of: $0) } ?? "nothing"
    }

    @Test("2.6 Windows are tried front to back: by level, then by order")
    func order() {
        #expect(hit(60) == "third")
        #expect(hit(10) == "second")
        stage.application.bringToFront(stage.window)
        #expect(hit(60) == "window")
        stage.application.setLevel(1, of: second)
        stage.application.bringToFront(third)
        #expect(hit(60) == "second")
        stage.application.setLevel(-1, of: second)
        #expect(hit(60) == "third")
        #expect(hit(10) == "window")
        #expect(hit(140) == "third")
        #expect(hit(160) == "nothing")
    }

    @Test("2.6 The first window whose hit test is not nil gets the touch")
    func firstHit() {
        third.isUserInteractionEnabled = false
        #expect(hit(60) == "second")
        second.isHidden = true
        #expect(hit(60) == "window")
        third.isUserInteractionEnabled = true
        #expect(hit(60) == "third")
    }

    @Test("2.7 Hit testing happens at touch-down only; a view that is hidden keeps its live touches")
    func onlyAtDown() {
        let view = stage.addView("v", 0, 0, 50, 100)
        stage.application.bringToFront(stage.window)
        var tests = 0
        view.hitTesting = { [unowned view] _ in
            tests += 1
            return view
        }
        stage.play("0 down 1 10 10")
        view.isHidden = true
        stage.play("10 move 1 20 10")
        view.isHidden = false
        view.alpha = 0
        stage.play("20 move 1 30 10")
        view.isUserInteractionEnabled = false
        stage.play("30 up 1")
        stage.expect(
            """
            0 v touches-began 1
            10 v touches-moved 1
            20 v touches-moved 1
            30 v touches-ended 1
            """)
        #expect(tests == 1)
    }

    @Test("3.4 Windows are told when they become and resign key, also by being the front one")
    func key() {
        final class Key: ViewOverrides {
            unowned let stage: Stage
            var onResign: () -> Void = {}
            init(_ stage: Stage) { self.stage = stage }
            override func becameKey(_ window: Window) {
                stage.write(stage.name(of: window), "became-key", if: .actions)
            }
            override func resignedKey(_ window: Window) {
                stage.write(stage.name(of: window), "resigned-key", if: .actions)
                onResign()
            }
        }
        let overrides = Key(stage)
        for window in [stage.window, second, third] { window.overrides = overrides }
        stage.application.keyWindow = second
        stage.application.bringToFront(stage.window)
        stage.application.removeWindow(second)
        stage.expect(
            """
            0 third resigned-key
            0 second became-key
            0 second resigned-key
            0 window became-key
            """)
        // A callback makes another one key: the window that would have become key hears nothing.
        overrides.onResign = { [unowned stage, unowned third] in stage.application.keyWindow = third }
        stage.application.addWindow(second)
        stage.expect(
            """
            0 window resigned-key
            0 third became-key
            """)
    }
}
