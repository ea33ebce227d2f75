// SPDX-License-Identifier: MIT

import ScenarioFormat

extension PropertyChecks {
    /// §5: transitions are legal, and each one that sends an action is followed by it, in order.
    var stateViolations: [String] {
        var found: [String] = []
        var states: [String: RecognizerState] = [:]
        var unsent: [String: [RecognizerState]] = [:]
        for line in log {
            let old = states[line.name] ?? .possible
            switch line.event {
            case .transition(let state):
                if !isLegal(old, state) {
                    found.append("\(line.name) went from \(old.rawValue) to \(state.rawValue)")
                }
                states[line.name] = state
                if state.sendsAction && state != .changed { unsent[line.name, default: []].append(state) }
            case .action(.changed):
                let isActive = old == .began || old == .changed
                if !isActive { found.append("\(line.name) changed while \(old.rawValue)") }
            case .action(let state):
                if unsent[line.name]?.first == state {
                    unsent[line.name]?.removeFirst()
                } else {
                    found.append("\(line.name) sent \(state.rawValue) without a transition")
                }
            default: break
            }
        }
        // 12.3: destroyed recognizers send nothing more.
        let silent = scenario.destroyedRecognizers
        for (name, states) in unsent.sorted(by: { $0.key < $1.key }) where !silent.contains(name) {
            found += states.map { "\(name) did not send \($0.rawValue)" }
        }
        return found
    }

    /// 5.2: returns whether a transition is legal.
    private func isLegal(_ old: RecognizerState, _ new: RecognizerState) -> Bool {
        switch old {
        case .possible: [.began, .ended, .failed].contains(new)
        case .began, .changed: [.changed, .ended, .cancelled].contains(new)
        case .ended, .cancelled, .failed: new == .possible
        }
    }
}
