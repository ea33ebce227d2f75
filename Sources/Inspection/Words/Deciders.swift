// SPDX-License-Identifier: MIT

import ScenarioFormat
import ScenarioRunner

/// Delegates, controls and views that may have said no when a recognizer asked whether it may begin.
struct Deciders: Sendable {
    /// Recognizers whose delegates say no to should-begin.
    private var delegates: Set<String> = []
    /// Controls with a default action, which refuse taps around them (6.12).
    private var controls: Set<String> = []
    private var scrollViews: Set<String> = []
    /// Views that say no themselves.
    private var views: [String] = []
    /// Words of the host for a no of its delegates.
    var wordsOfDelegates: String?

    init() {}

    init(of setUp: Scenario) {
        for declaration in setUp.declarations { note(declaration) }
        for case .delegate(let delegate) in setUp.relations where delegate.shouldBegin == false {
            delegates.insert(delegate.recognizer)
        }
    }

    /// Notes what the host of a recording does and answers.
    mutating func note(_ entry: TimelineEntry) {
        note(entry.action)
        for nested in entry.nested {
            note(nested.action)
            guard nested.action == .answer(.no) else { continue }
            switch nested.callback {
            case .shouldBegin: delegates.insert(nested.name)
            case .viewShouldBegin: if !views.contains(nested.name) { views.append(nested.name) }
            default: break
            }
        }
    }

    private mutating func note(_ action: Action) {
        switch action {
        case .make(let declaration): note(declaration)
        case .set(let change) where change.property == .defaultAction && change.values.first != 0:
            controls.insert(change.name)
        default: break
        }
    }

    private mutating func note(_ declaration: Declaration) {
        guard case .view(let view) = declaration else { return }
        switch view.kind {
        case .control(let options) where options.hasDefaultAction: controls.insert(view.name)
        case .scrollView: scrollViews.insert(view.name)
        default: break
        }
    }

    /// Returns who said no to a question, or nil if that is not known.
    ///
    /// - Parameter hit: views of its touches
    func clause(_ question: Double, to recognizer: String, on view: String?, hit: [String], _ movement: Point)
        -> String?
    {
        switch question {
        case 2: return "its delegate said no to should-receive-event"
        case 3: return "its delegate said no to should-receive-touch"
        default: break
        }
        if delegates.contains(recognizer) { return wordsOfDelegates ?? "its delegate said no to should-begin" }
        if let view, scrollViews.contains(view), recognizer == "\(view).pan" {
            return "its content does not move \(abs(movement.x) > abs(movement.y) ? "sideways" : "up or down")"
        }
        if let control = hit.first(where: controls.contains) {
            return "control \"\(control)\" has a default action of its own"
        }
        return views.count == 1 ? views.first.map { "view \"\($0)\" said no to should-begin" } : nil
    }
}
