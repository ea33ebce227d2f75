// SPDX-License-Identifier: MIT

import ScenarioFormat

/// What must hold of every log, whatever the model predicts.
struct PropertyChecks {
    let scenario: Scenario
    let log: [LogLine]

    /// What does not hold, in words.
    var violations: [String] {
        touchViolations + stateViolations + wireViolations
    }
}

extension PropertyChecks {
    // MARK: Views

    /// Of what is delivered, each touch's began comes at most once, then moved, then exactly one ended
    /// or cancelled; nothing before began.
    private var touchViolations: [String] {
        guard responderKeepsItsTouches else { return [] }
        var open: [String: Bool] = [:]
        var found: [String] = []
        for line in log {
            guard case .touches(let phase) = line.event else { continue }
            for id in line.ids {
                let key = "\(line.name) touch \(id)"
                let isOpen = open[key]
                switch phase {
                case .began:
                    if isOpen != nil { found.append("\(key) began twice") }
                    open[key] = true
                case .moved:
                    if isOpen != true { found.append("\(key) moved while it was not there") }
                case .ended, .cancelled:
                    if isOpen != true { found.append("\(key) \(phase.rawValue) while it was not there") }
                    open[key] = false
                }
            }
        }
        if !isPlayedOut { return found }
        found += open.filter { $0.value }.keys.sorted().map { "\($0) was never closed" }
        return found
    }

    /// All fingers have lifted, and all timers had time to fire.
    var isPlayedOut: Bool {
        var down: Set<TouchID> = []
        var lastLift: Microseconds = 0
        for entry in scenario.timeline {
            switch entry.action {
            case .down(let id, _, _): down.insert(id)
            case .up(let id), .cancel(let id):
                down.remove(id)
                lastLift = entry.time
            case .cancelAll: down = []
            default: break
            }
        }
        let longestTimer: Microseconds = 6_000_000
        return down.isEmpty && (scenario.timeline.last?.time ?? 0) >= lastLift + longestTimer
    }

    /// Whoever gets began gets the rest, and no id is used twice.
    private var responderKeepsItsTouches: Bool {
        let handles = scenario.declarations.compactMap { declaration -> HandledEvents? in
            switch declaration {
            case .view(let view): view.flags.handles
            case .controller(let controller): controller.handles
            case .application(let responder), .applicationDelegate(let responder): responder.handles
            default: nil
            }
        }
        let areWhole = handles.allSatisfy { events in
            let count = TouchPhase.allCases.filter(events.contains).count
            return count == 0 || count == TouchPhase.allCases.count
        }
        let forwards = scenario.declarations.contains { declaration in
            if case .view(let view) = declaration { view.flags.forwardsTaps != nil } else { false }
        }
        let downs = scenario.timeline.compactMap { if case .down(let id, _, _) = $0.action { id } else { nil } }
        // A hidden ancestor changes nothing, but a view that leaves takes its chain along.
        return areWhole && !forwards && Set(downs).count == downs.count
    }

    // MARK: States

    /// Transitions are legal, and each of those that send an action is followed by it.
    private var stateViolations: [String] {
        var found: [String] = []
        var states: [String: RecognizerState] = [:]
        var unsent: [String: [RecognizerState]] = [:]
        for line in log {
            switch line.event {
            case .transition(let state):
                let old = states[line.name] ?? .possible
                if !PropertyChecks.isLegal(old, state) {
                    found.append("\(line.name) went from \(old.rawValue) to \(state.rawValue)")
                }
                states[line.name] = state
                if state.sendsAction && state != .changed { unsent[line.name, default: []].append(state) }
            case .action(.changed):
                let state = states[line.name] ?? .possible
                if state != .began && state != .changed { found.append("\(line.name) changed while \(state.rawValue)") }
            case .action(let state):
                if unsent[line.name]?.first == state {
                    unsent[line.name]?.removeFirst()
                } else {
                    found.append("\(line.name) sent \(state.rawValue) without a transition")
                }
            default: break
            }
        }
        let destroyed = destroyedRecognizers
        for (name, states) in unsent.sorted(by: { $0.key < $1.key }) where !states.isEmpty {
            if !destroyed.contains(name) { found.append("\(name) did not send \(states[0].rawValue)") }
        }
        return found
    }

    private var destroyedRecognizers: Set<String> {
        let actions = scenario.timeline.map(\.action) + scenario.rules.map(\.action)
        return Set(actions.compactMap { if case .destroyRecognizer(let name) = $0 { name } else { nil } })
    }

    /// 5.2
    private static func isLegal(_ old: RecognizerState, _ new: RecognizerState) -> Bool {
        switch old {
        case .possible: [.began, .ended, .failed].contains(new)
        case .began, .changed: [.changed, .ended, .cancelled].contains(new)
        case .ended, .cancelled, .failed: new == .possible
        }
    }
}
