// SPDX-License-Identifier: MIT

import ScenarioFormat

extension Scenario {
    mutating func removing(finger: TouchID) {
        timeline.removeAll { $0.action.finger == finger }
    }

    /// Removes a recognizer and everything that names it.
    mutating func removing(recognizer name: String) {
        declarations.removeAll { $0.name == name }
        timeline.removeAll { $0.action.object == name }
        rules.removeAll { $0.recognizer == name || $0.action.object == name }
        relations = relations.compactMap { $0.removing(name) }
    }

    /// Removes a view with its subtree, and the recognizers and controllers in it.
    mutating func removing(view name: String) {
        for declaration in declarations {
            switch declaration {
            case .view(let view) where view.parent == name: removing(view: view.name)
            case .recognizer(let g) where g.view == name: removing(recognizer: g.name)
            case .controller(let controller) where controller.view == name:
                declarations.removeAll { $0.name == controller.name }
            default: break
            }
        }
        declarations.removeAll { $0.name == name }
        timeline.removeAll { $0.action.object == name }
        rules.removeAll { $0.action.object == name }
    }

    /// Removes a controller, the application or a further window.
    mutating func removeOther(at index: Int) {
        switch declarations[index] {
        case .controller, .application, .applicationDelegate, .source: declarations.remove(at: index)
        case .window(let window): removing(view: window.name)
        case .view, .recognizer: break
        }
    }
}

extension Action {
    /// The finger that the action changes.
    var finger: TouchID? {
        switch self {
        case .down(let id, _, _), .move(let id, _), .up(let id), .cancel(let id), .sample(let id, _),
            .drag(let id, _, _):
            id
        default: nil
        }
    }

    /// The recognizer or view that the action changes.
    var object: String? {
        switch self {
        case .enable(let name), .disable(let name), .addRecognizer(let name), .removeRecognizer(let name),
            .destroyRecognizer(let name), .setTranslation(let name, _), .setScale(let name, _),
            .setRotation(let name, _), .hide(let name), .show(let name), .removeView(let name),
            .destroyView(let name), .moveView(let name, _), .becomeFirstResponder(let name),
            .resignFirstResponder(let name), .scrollTo(let name, _, _), .zoomTo(let name, _, _),
            .stopScrolling(let name):
            name
        default: nil
        }
    }
}

extension Relation {
    /// Returns the relation without a removed recognizer, or nil if nothing is left of it.
    fileprivate func removing(_ name: String) -> Relation? {
        switch self {
        case .requireToFail(let g, let other, _):
            return g == name || other == name ? nil : self
        case .sequenced(let g, let other, _):
            return g == name || other == name ? nil : self
        case .prevents(let g, let others, _):
            return g == name ? nil : .prevents(recognizer: g, others: others.filter { $0 != name })
        case .preventedBy(let g, let others, _):
            return g == name ? nil : .preventedBy(recognizer: g, others: others.filter { $0 != name })
        case .delegate(var delegate):
            if delegate.recognizer == name { return nil }
            delegate.simultaneous = delegate.simultaneous?.removing(name)
            delegate.requireFailureOf = delegate.requireFailureOf?.removing(name)
            delegate.requiredToFailBy = delegate.requiredToFailBy?.removing(name)
            return .delegate(delegate)
        }
    }
}

extension OtherRecognizers {
    fileprivate func removing(_ name: String) -> OtherRecognizers? {
        guard case .only(let names) = self else { return self }
        let rest = names.filter { $0 != name }
        return rest.isEmpty ? nil : .only(rest)
    }
}
