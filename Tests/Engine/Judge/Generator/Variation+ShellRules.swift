// SPDX-License-Identifier: MIT

import ScenarioFormat

extension Variation {
    /// Adds modifier keys, deferred edges, axes of controls and first responders that refuse to resign, each in some
    /// scenarios.
    mutating func addShellRules() {
        if random.chance(12) { addModifiers() }
        if random.chance(15) { deferEdges() }
        changeControls()
        changePlainViews(percent: 10) { _, view in
            if view.flags.isFirstResponder { view.flags.keepsFirstResponder = true }
        }
    }

    private mutating func addModifiers() {
        for index in scenario.declarations.indices {
            guard case .recognizer(var g) = scenario.declarations[index], random.chance(40) else { continue }
            if random.chance(70) { g.options.modifiers = random.pick([[.super], [.super, .shift], [.ctrl]]) }
            if random.chance(40) { g.options.excludedModifiers = random.pick([[.alt], [.shift, .ctrl]]) }
            scenario.declarations[index] = .recognizer(g)
        }
        for _ in 0..<random.number(in: 1...6) { insert(.modifiers(keys())) }
        for index in scenario.rules.indices where random.chance(20) {
            scenario.rules[index].action = .modifiers(keys())
        }
    }

    private mutating func keys() -> Set<Modifier> {
        random.pick([[], [.super], [.super, .shift], [.shift, .ctrl], [.ctrl, .alt]])
    }

    /// Turns a pan into a shell gesture, and lets some fingers come from the edges.
    private mutating func deferEdges() {
        var isNeeded = false
        for index in scenario.declarations.indices {
            guard case .recognizer(var g) = scenario.declarations[index], g.kind is PanKind else { continue }
            g.kind = ScreenEdgePanKind(
                edges: random.pick([[.left], [.top], [.left, .top], [.left, .right]]), isShellGesture: random.chance(85)
            )
            scenario.declarations[index] = .recognizer(g)
            isNeeded = true
        }
        guard isNeeded else { return }
        changePlainViews(percent: 60) { variation, view in
            view.flags.deferredEdges = variation.random.pick([[.left], [.top, .left], [.right, .bottom], [.top]])
        }
        for index in scenario.timeline.indices {
            guard case .down(let id, let place, let type) = scenario.timeline[index].action, random.chance(60) else {
                continue
            }
            let atEdge = Point(x: random.pick([4, 13, 14, 318]), y: random.chance(80) ? place.y : 5)
            scenario.timeline[index].action = .down(id, atEdge, type)
        }
    }

    private mutating func changeControls() {
        for index in scenario.declarations.indices {
            guard case .view(var view) = scenario.declarations[index], case .control(var options) = view.kind,
                random.chance(50)
            else { continue }
            options.tracks = random.pick(TrackedAxes.allCases)
            view.kind = .control(options)
            scenario.declarations[index] = .view(view)
            if random.chance(30) { keepPhases(in: view.name) }
            if random.chance(60) { liftDrags(to: view.parent) }
        }
    }

    /// Adds drags and swipes to ancestors, too (9.4).
    private mutating func liftDrags(to view: String) {
        for index in scenario.declarations.indices {
            guard case .recognizer(var g) = scenario.declarations[index],
                type(of: g.kind).settableValues.contains(.translation) || g.kind is SwipeKind, random.chance(60)
            else { continue }
            g.view = view
            scenario.declarations[index] = .recognizer(g)
        }
    }

    /// Lets views inside a control handle some phases (9.3).
    private mutating func keepPhases(in name: String) {
        for index in scenario.declarations.indices {
            guard case .view(var view) = scenario.declarations[index], view.parent == name, view.kind == .plain,
                random.chance(60)
            else { continue }
            let phases: Set<TouchPhase> = random.pick([[.ended], [.cancelled], [.moved], [.ended, .cancelled]])
            view.flags.handles = .touches(phases)
            scenario.declarations[index] = .view(view)
        }
    }
}
