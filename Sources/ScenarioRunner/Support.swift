// SPDX-License-Identifier: MIT

import ScenarioFormat

/// What of the format the library's header has nothing for yet.
enum Support {
    static func check(_ scenario: Scenario) throws(ScenarioError) {
        for declaration in scenario.declarations {
            try refuse(missing(in: declaration), declaration.line)
        }
        for entry in scenario.timeline {
            try refuse(missing(in: entry.action), entry.line)
        }
        for rule in scenario.rules {
            try refuse(missing(in: rule.action), rule.line)
        }
    }

    private static func refuse(_ missing: String?, _ line: SourceLine) throws(ScenarioError) {
        if let missing {
            throw ScenarioError(line: line.number, "the library does not do \(missing) yet")
        }
    }

    private static func missing(in declaration: Declaration) -> String? {
        guard case .view(let view) = declaration else { return nil }
        switch view.kind {
        case .control: return "controls"
        case .scrollView: return "scroll views"
        case .plain, .surface: return view.flags.isFirstResponder ? "first responders" : nil
        }
    }

    private static func missing(in action: Action) -> String? {
        switch action {
        case .becomeFirstResponder, .resignFirstResponder: "first responders"
        case .shake: "shakes"
        case .remote: "remote control"
        default: nil
        }
    }
}
