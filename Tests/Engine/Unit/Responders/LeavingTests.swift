// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Views that leave their window")
struct LeavingTests {
    private let stage = Stage()
    private let view: RecordingView

    init() {
        view = stage.addView("v", 0, 0, 400, 400)
        view.isMultipleTouchEnabled = true
    }

    @Test("2.10 A view that leaves gets touchesCancelled once for its live touches; their view is then nil")
    func cancelled() {
        let child = stage.addView("child", 0, 0, 100, 100, in: view)
        child.isMultipleTouchEnabled = true
        stage.addScripted("r", to: stage.window) { $0.delaysTouchesEnded = false }
        stage.touchDetails = { _, event in
            event.allTouches.map { $0.view.map { stage.name(of: $0) } ?? "nil" }.joined(separator: ",")
        }
        stage.play(
            """
            0 down 1 10 10
            0 down 2 20 10
            0 down 3 200 10
            """)
        stage.skip()
        child.removeFromSuperview()
        stage.play(
            """
            10 move 1 11 10
            20 move 3 201 10
            30 up 1
            30 up 2
            """)
        stage.expect(
            """
            0 child touches-cancelled 1 2 child,child,v
            20 v touches-moved 3 nil,nil,v
            """)
    }

    @Test("2.10 Recognizers on the removed subtree are cancelled or failed; those above go on")
    func recognizers() {
        let child = stage.addView("child", 0, 0, 100, 100, in: view)
        stage.addScripted("active", to: child, sets: [.began: .began])
        stage.addScripted("possible", to: child) { $0.isPreventedBy = { _ in false } }
        stage.addScripted("above", to: view) { $0.isPreventedBy = { _ in false } }
        stage.shows = [.actions, .states, .callbacks]
        stage.play("0 down 1 10 10")
        stage.skip()
        child.removeFromSuperview()
        stage.play("10 move 1 11 10")
        stage.expect(
            """
            0 possible -> failed view-removed
            0 active -> cancelled view-removed
            0 active cancelled
            0 possible -> possible
            0 possible resets
            0 active -> possible
            0 active resets
            10 above hears-moved 1
            """)
    }

    @Test("2.10 Moving a view within its window cancels nothing")
    func movedWithinWindow() {
        let child = stage.addView("child", 0, 0, 100, 100, in: view)
        let other = stage.addView("other", 400, 0, 400, 400)
        stage.addScripted("r", to: child, sets: [.began: .began]) { $0.cancelsTouchesInView = false }
        stage.play("0 down 1 10 10")
        other.addSubview(child)
        child.sendToBack()
        stage.play(
            """
            10 move 1 11 10
            20 up 1
            """)
        stage.expect(
            """
            0 r began
            0 child touches-began 1
            10 r changed
            10 child touches-moved 1
            20 child touches-ended 1
            """)
    }

    @Test("2.10 Moving a view to another window is leaving")
    func movedToAnotherWindow() {
        let child = stage.addView("child", 0, 0, 100, 100, in: view)
        let other = Window(frame: Rect(x: 1000, y: 0, width: 400, height: 400))
        stage.application.addWindow(other)
        stage.play("0 down 1 10 10")
        other.addSubview(child)
        stage.play(
            """
            10 move 1 11 10
            20 down 2 1010 10
            """)
        stage.expect(
            """
            0 child touches-began 1
            0 child touches-cancelled 1
            20 child touches-began 2
            """)
    }

    @Test("2.10 A withheld end becomes a cancel; a withheld began vanishes")
    func withheld() {
        stage.add(TapGestureRecognizer(), "t", to: view) { $0.numberOfTapsRequired = 2 }
        stage.addView("child", 0, 0, 100, 100, in: view)
        stage.addScripted("r", to: stage.addView("delayed", 100, 0, 100, 100)) {
            $0.delaysTouchesBegan = true
        }
        stage.play(
            """
            0 down 1 10 10
            40 up 1
            50 down 2 30 10
            60 down 3 150 10
            """)
        stage.expect(
            """
            0 child touches-began 1
            50 child touches-began 2
            """)
        stage.application.removeWindow(stage.window)
        stage.expect("60 child touches-cancelled 1\n60 child touches-cancelled 2")
    }

    @Test("2.11 A view is told when it enters a window and when it leaves, with its subtree")
    func windowChange() {
        let leaf = RecordingView(stage, Rect(x: 0, y: 0, width: 10, height: 10))
        let child = RecordingView(stage, Rect(x: 0, y: 0, width: 10, height: 10))
        var told: [String] = []
        child.onWindowChange = { told.append("child \($0 == nil ? "left" : "entered")") }
        leaf.onWindowChange = { told.append("leaf \($0 == nil ? "left" : "entered")") }
        child.addSubview(leaf)
        #expect(told.isEmpty)
        view.addSubview(child)
        #expect(told == ["child entered", "leaf entered"])
        stage.window.addSubview(child)
        #expect(told.count == 2)
        child.removeFromSuperview()
        #expect(told.suffix(2) == ["child left", "leaf left"])
    }

    @Test("2.11 The views of a removed window are told")
    func windowGoes() {
        let stage = Stage()
        let other = Window(frame: Rect(x: 0, y: 0, width: 10, height: 10))
        stage.application.addWindow(other)
        let child = RecordingView(stage, Rect(x: 0, y: 0, width: 10, height: 10))
        let leaf = RecordingView(stage, Rect(x: 0, y: 0, width: 10, height: 10))
        var told: [String] = []
        child.onWindowChange = { told.append("child \($0 == nil ? "left" : "entered")") }
        leaf.onWindowChange = { told.append("leaf \($0 == nil ? "left" : "entered")") }
        child.addSubview(leaf)
        other.addSubview(child)
        #expect(told == ["child entered", "leaf entered"])
        stage.application.removeWindow(other)
        #expect(told.suffix(2) == ["child left", "leaf left"])
    }

    @Test("2.12 A view can keep its ancestors' recognizers from binding; exempt ones bind")
    func inhibits() {
        let game = stage.addView("game", 0, 0, 200, 200, in: view)
        let inner = stage.addView("inner", 0, 0, 100, 100, in: game)
        game.inhibitsAncestorRecognizers = true
        stage.shows = [.callbacks]
        stage.addScripted("inner", to: inner)
        stage.addScripted("own", to: game)
        stage.addScripted("above", to: view)
        stage.addScripted("shell", to: stage.window) { $0.isExemptFromInhibition = true }
        stage.play(
            """
            0 down 1 10 10
            10 down 2 300 300
            """)
        stage.expect(
            """
            0 inner hears-began 1
            0 own hears-began 1
            0 shell hears-began 1
            10 above hears-began 2
            10 shell hears-began 2
            """)
    }

    @Test("2.10 5.13 A view that is removed in a recognizer's own action: its next action waits until that one returns")
    func ownAction() {
        let child = stage.addView("child", 0, 0, 100, 100, in: view)
        var depth = 0
        var deepest = 0
        let pan = stage.add(PanGestureRecognizer(), "p", to: child)
        stage.add(PanGestureRecognizer(), "q", to: child) { recognizer in
            stage.addDelegate(to: recognizer) { $0.isSimultaneousWith = { _ in true } }
        }
        pan.addTarget { recognizer in
            depth += 1
            deepest = max(deepest, depth)
            if recognizer.state == .began { child.removeFromSuperview() }
            depth -= 1
        }
        stage.play("0 down 1 10 10\n10 move 1 40 10\n20 up 1")
        #expect(deepest == 1)
        stage.expect(
            """
            0 child touches-began 1
            10 q began
            10 p began
            10 q cancelled
            10 child touches-cancelled 1
            10 p cancelled
            """)
    }
}
