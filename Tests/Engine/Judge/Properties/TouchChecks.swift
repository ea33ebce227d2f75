// SPDX-License-Identifier: MIT

import ScenarioFormat

extension PropertyChecks {
    /// §7: each delivered touch has at most one began, then moved, then exactly one ended or cancelled; nothing before
    /// began.
    var touchViolations: [String] {
        guard respondersKeepTheirTouches else { return [] }
        var open: [String: Bool] = [:]
        var found: [String] = []
        for line in log {
            guard case .touches(let phase) = line.event else { continue }
            for touch in line.ids.map({ "\(line.name) touch \($0)" }) {
                switch (phase, open[touch]) {
                case (.began, nil): open[touch] = true
                case (.began, _): found.append("\(touch) began twice")
                case (.moved, true): break
                case (.ended, true), (.cancelled, true): open[touch] = false
                default: found.append("\(touch) \(phase.rawValue) while it was not there")
                }
            }
        }
        if isPlayedOut {
            found += open.filter(\.value).keys.sorted().map { "\($0) was never closed" }
        }
        return found
    }

    /// 1.10: an event contains at least the touches of its call.
    var eventViolations: [String] {
        log.compactMap { line in
            guard case .count(let all)? = line.keys[.all], all < line.ids.count else { return nil }
            return "\(line.name): \(line.ids.count) touches in an event of \(all)"
        }
    }

    /// Whether every responder that gets began also gets the rest.
    private var respondersKeepTheirTouches: Bool {
        let areWhole = scenario.declarations.compactMap(\.handles).allSatisfy { events in
            let count = TouchPhase.allCases.filter(events.contains).count
            return count == 0 || count == TouchPhase.allCases.count
        }
        let forwards = scenario.declarations.contains { declaration in
            if case .view(let view) = declaration { view.flags.forwardsTaps != nil } else { false }
        }
        return areWhole && !forwards && hasEachIDOnce
    }
}

extension Declaration {
    fileprivate var handles: HandledEvents? {
        switch self {
        case .view(let view): view.flags.handles
        case .controller(let controller): controller.handles
        case .application(let responder), .applicationDelegate(let responder): responder.handles
        case .window, .recognizer, .source: nil
        }
    }
}
