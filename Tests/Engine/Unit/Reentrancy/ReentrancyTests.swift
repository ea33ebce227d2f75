// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Calls from every callback")
struct ReentrancyTests {
    /// A callback: who is called, and for what.
    private static func key(_ subject: String, _ event: String, _ ids: [String]) -> String {
        event == "?" ? "\(subject) ? \(ids.first ?? "")" : "\(subject) \(event)"
    }

    /// The callbacks that the timeline makes, each once.
    private static let allCallbacks: [String] = {
        let scene = Scene()
        var seen: Set<String> = []
        scene.stage.onCallback = { seen.insert(key($0, $1, $2)) }
        scene.stage.play(Scene.timeline)
        return seen.sorted()
    }()

    private static func kind(_ callback: String) -> String {
        callback.split(separator: " ").dropFirst().joined(separator: " ")
    }

    /// With more effort all of them, else two of each kind.
    static let callbacks: [String] = {
        if effort > 1 { return allCallbacks }
        let kinds = Dictionary(grouping: allCallbacks, by: kind)
        return Set(kinds.values.flatMap { [$0.first, $0.last].compactMap { $0 } }).sorted()
    }()

    @Test("12.1 The timeline itself keeps all rules and makes every kind of callback")
    func timeline() {
        let scene = Scene()
        scene.stage.play(Scene.timeline)
        #expect(scene.violations == [])
        let kinds = Set(Self.allCallbacks.map(Self.kind))
        let expected: Set = [
            "touches-began", "touches-moved", "touches-ended", "touches-cancelled", "hears-began", "hears-moved",
            "hears-ended", "hears-cancelled", "resets", "deadline", "began", "changed", "ended", "cancelled",
            "? should-begin", "? should-receive-event", "? should-receive-touch", "? simultaneous",
            "? require-failure-of", "? required-to-fail-by", "? can-prevent", "? can-be-prevented-by",
            "? should-require-failure-of", "? should-be-required-to-fail-by", "hit-test", "point-inside", "sees",
            "down", "motion", "up", "frame", "cancel", "end",
        ]
        #expect(expected.subtracting(kinds) == [])
    }

    @Test(
        "12.1 Whatever a callback does, everything that began is closed once, and later input works",
        arguments: callbacks)
    func deeds(callback: String) {
        for deed in Deed.all {
            for occurrence in 1...min(effort, 3) {
                let violations = violations(of: deed, in: callback, occurrence)
                #expect(violations == [], "\(deed.name), call \(occurrence)")
            }
        }
    }

    private func violations(of deed: Deed, in callback: String, _ occurrence: Int) -> [String] {
        let scene = Scene()
        let stage = scene.stage
        var violations: [String] = []
        stage.onViolation = { if !violations.contains($0) { violations.append($0) } }
        var count = 0
        stage.onCallback = {
            guard Self.key($0, $1, $2) == callback else { return }
            count += 1
            if count == occurrence { deed.perform(scene) }
        }
        stage.play(Scene.timeline)
        stage.onCallback = nil
        // Output frames may still hold something back.
        _ = stage.application.deliver(at: ms(18_000))
        scene.endWhatNoFingerHolds()
        violations += scene.violations
        if !scene.isShutDown, !isTapped(stage) { violations.append("later input does not work") }
        return violations
    }

    /// Puts a new view in front of all, and a finger on it.
    private func isTapped(_ stage: Stage) -> Bool {
        stage.application.deliveryMode = .inputFrame
        stage.shows = [.touches, .actions]
        let window = Window(frame: Rect(x: 0, y: 0, width: 2000, height: 2000))
        stage.application.addWindow(window)
        let source = stage.addSource("late", seat: 9)
        stage.add(TapGestureRecognizer(), "lateTap", to: stage.addView("late", 0, 0, 2000, 2000, in: window))
        stage.skip()
        stage.play(
            """
            20000 late: down 1 10 10
            20040 late: up 1
            """)
        let lines = stage.log.filter { $0.subject.hasPrefix("late") }.map(\.description)
        stage.application.removeSource(source)
        stage.application.removeWindow(window)
        stage.checkInvariants()
        return lines == [
            "20000 late touches-began late1", "20040 lateTap ended", "20040 late touches-cancelled late1",
        ]
    }
}
