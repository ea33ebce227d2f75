// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Targets, destroyed recognizers, threads, and client bugs")
struct LifetimeTests {
    @Test("12.2 A target added during a delivery is first called in the next one; a removed one no more")
    func targets() {
        let stage = Stage()
        var called: [String] = []
        let r = stage.addScripted("r", to: stage.window, sets: [.began: .began, .ended: .ended])
        let removed = r.addTarget { _ in called.append("removed") }
        let first = ClosureTarget { _ in called.append("late") }
        stage.when("r began") {
            r.addTarget(first)
            r.removeTarget(removed)
        }
        stage.play("0 down 1 10 10")
        #expect(called.isEmpty)
        stage.play("10 move 1 11 10")
        #expect(called == ["late"])
    }

    @Test("12.2 A target added outside a delivery is called in the next one")
    func targetAddedOutside() {
        let stage = Stage()
        let r = stage.addScripted("r", to: stage.window, sets: [.began: .began])
        stage.play("0 down 1 10 10")
        var calls = 0
        r.addTarget { _ in calls += 1 }
        stage.play("10 move 1 11 10")
        #expect(calls == 1)
        r.addTarget { _ in calls += 10 }
        r.isEnabled = false
        #expect(calls == 12)
    }

    @Test("12.3 A recognizer that ends silently makes no callback any more", arguments: [true, false])
    func endsSilently(inside: Bool) {
        let stage = Stage()
        stage.shows = [.actions, .callbacks]
        let view = stage.addView("v", 0, 0, 400, 400)
        let r = stage.addScripted("r", to: view, sets: [.moved: .began]) { $0.isPreventedBy = { _ in false } }
        stage.addScripted("other", to: stage.window, sets: [.began: .began]) { $0.isPreventedBy = { _ in false } }
        func destroy() {
            r.endSilently()
            view.removeGestureRecognizer(r)
        }
        if inside { stage.when("other changed") { destroy() } }
        stage.play("0 down 1 10 10")
        stage.play("10 move 1 20 10")
        if !inside { destroy() }
        stage.play("20 move 1 30 10")
        let lines = stage.wholeLog.filter { $0.subject == "r" && $0.event != "resets" }.map(\.description)
        #expect(lines == ["0 r hears-began 1", "10 r hears-moved 1", "10 r began"])
        #expect(stage.wholeLog.last?.description == "20 other changed")
    }

    @Test("12.3 Objects released by the program are freed when the engine no longer needs them")
    func freed() {
        let stage = Stage()
        weak var weakView: View?
        weak var weakRecognizer: GestureRecognizer?
        func build() {
            let view = stage.addView("v", 0, 0, 400, 400)
            weakView = view
            weakRecognizer = stage.add(PanGestureRecognizer(), "p", to: view)
            stage.when("p began") { view.removeFromSuperview() }
        }
        build()
        stage.play(
            """
            0 down 1 10 10
            10 move 1 50 10
            20 move 1 60 10
            """)
        stage.expect(
            """
            0 v touches-began 1
            10 p began
            10 v touches-cancelled 1
            10 p cancelled
            """)
        #expect(weakView == nil)
        #expect(weakRecognizer == nil)
        stage.play("30 up 1")
        stage.expect("")
    }

    @Test("12.6 Applications on different threads do not disturb each other")
    func threads() async {
        let logs = await withTaskGroup(of: [String].self) { group in
            for _ in 0..<8 {
                group.addTask {
                    let stage = Stage()
                    let view = stage.addView("v", 0, 0, 400, 400)
                    for kind in builtInKinds { stage.add(makeBuiltIn(kind), "\(kind)", to: view) }
                    for round in 0..<50 {
                        let time = Double(round * 1000)
                        stage.play(
                            """
                            \(time) down 1 10 10
                            \(time + 10) down 2 100 100
                            \(time + 20) move 1 \(20 + round) 10
                            \(time + 30) up 1
                            \(time + 40) up 2
                            """)
                    }
                    return stage.wholeLog.map(\.description)
                }
            }
            var logs: [[String]] = []
            for await log in group { logs.append(log) }
            return logs
        }
        #expect(logs.count == 8)
        #expect(Set(logs).count == 1)
        #expect(logs.first?.count ?? 0 > 100)
    }

    @Test("12.8 Client bugs are logged once per kind and all counted")
    func clientBugs() {
        let stage = Stage()
        let r = stage.addScripted("r", to: stage.window, discrete: true)
        r.callbacks[.moved] = { r, _, _ in r.state = .changed }
        stage.play("0 down 1 10 10")
        for step in 1...5 { stage.play("\(step * 10) move 1 \(10 + step) 10") }
        #expect(stage.messages.count == 1)
        #expect(stage.application.diagnostics.clientBugCount == 5)
        // Another kind has a line of its own.
        stage.play("60 up 1\n9000 wait")
        #expect(stage.messages.count == 2)
        #expect(stage.application.diagnostics.clientBugCount == 6)
    }
}
