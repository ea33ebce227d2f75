// SPDX-License-Identifier: MIT

import ScenarioFormat

// The scene of a scenario, in the order of its lines.

extension Model {
    func setUp(_ scenario: Scenario) throws(OutOfScope) {
        outputFrames = scenario.settings.delivery.map(OutputFrames.init)
        fingers.settings = scenario.settings.accommodations ?? Accommodations()
        if scenario.settings.touchSources.count > 1 { unknown = unknown ?? "several touch sources" }
        // Lengths in mm on this panel are left to the engine's tests.
        if scenario.settings.panel != nil { unknown = unknown ?? "lengths on a panel of known size" }
        for declaration in scenario.declarations { try make(declaration) }
        for relation in scenario.relations { relate(relation) }
        rules = scenario.rules
    }

    private func make(_ declaration: Declaration) throws(OutOfScope) {
        switch declaration {
        case .window(let window):
            let view = View(name: window.name, frame: window.frame, isWindow: true, handles: .none)
            windows.append(view)
            views[window.name] = view
        case .view(let view): try make(view)
        case .controller(let controller):
            views[controller.view]?.controller = Responder(name: controller.name, handles: controller.handles)
        case .application(let responder):
            application = Responder(name: Declaration.applicationName, handles: responder.handles)
        case .applicationDelegate(let responder):
            applicationDelegate = Responder(
                name: Declaration.applicationDelegateName, handles: responder.handles)
        case .recognizer(let recognizer): try make(recognizer)
        case .source: throw OutOfScope(what: "recordings")
        }
    }

    private func make(_ declaration: ViewDeclaration) throws(OutOfScope) {
        let flags = declaration.flags
        let view = View(
            name: declaration.name, frame: declaration.frame, isWindow: false, handles: flags.handles,
            forwardsTaps: flags.forwardsTaps.map(Int.init))
        view.isMultipleTouchEnabled = flags.isMultipleTouchEnabled
        view.isExclusiveTouch = flags.isExclusiveTouch
        view.isHidden = flags.isHidden
        view.isInteractionEnabled = !flags.isDisabled
        view.alpha = flags.alpha ?? 1
        view.transform = flags.transform ?? .identity
        view.keepsFirstResponder = flags.keepsFirstResponder
        view.deferredEdges = flags.deferredEdges
        switch declaration.kind {
        case .plain: break
        case .surface(let client):
            view.client = self.client(named: client ?? declaration.name)
            // Surfaces accept several touches.
            view.isMultipleTouchEnabled = true
        case .control(let options): view.control = Control(view: view, options: options)
        case .scrollView(let options): makeScrollView(of: view, options)
        }
        view.superview = views[declaration.parent]
        view.superview?.subviews.append(view)
        views[declaration.name] = view
        chooseContent(view)
        if flags.isFirstResponder { becomeFirstResponder(view) }
    }

    private func client(named name: String) -> Client {
        if let known = views.values.compactMap(\.client).first(where: { $0.name == name }) { return known }
        return Client(name: name)
    }

    private func make(_ declaration: RecognizerDeclaration) throws(OutOfScope) {
        guard let kind = declaration.kind as? any ModelledKind else {
            throw OutOfScope(what: type(of: declaration.kind).word)
        }
        let g = kind.recognizer(declaration.name, in: self)
        let options = declaration.options
        g.isEnabled = !options.isDisabled
        g.cancelsTouchesInView = options.cancelsTouchesInView ?? true
        g.delaysTouchesBegan = options.delaysTouchesBegan ?? false
        g.delaysTouchesEnded = options.delaysTouchesEnded ?? true
        g.allowedTypes = options.touchTypes
        g.modifiers = options.modifiers ?? []
        g.excludedModifiers = options.excludedModifiers ?? []
        g.demandsWholeSequences = options.requiresWholeSequence
        g.delayLimits = DelayLimits(together: options.delayTogether ?? 0, undecided: options.delayUndecided ?? 0)
        recognizers.append(g)
        homes[g.name] = views[declaration.view]
        if !options.isDetached, let view = views[declaration.view] { add(g, to: view) }
    }

    private func relate(_ relation: Relation) {
        func named(_ name: String) -> Recognizer? { recognizers.first { $0.name == name } }
        switch relation {
        case .requireToFail(let name, let other, _):
            if let other = named(other) { named(name)?.requirements.append(other) }
        case .sequenced(let name, let leader, _): named(name)?.leader = named(leader)
        case .delegate(let delegate): named(delegate.recognizer)?.delegate = delegate
        case .prevents(let name, let others, _): named(name)?.prevents = Set(others)
        case .preventedBy(let name, let others, _): named(name)?.preventedBy = Set(others)
        }
    }
}
