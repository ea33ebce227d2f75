// SPDX-License-Identifier: MIT

import ScenarioFormat

extension Variation {
    /// Turns some views into controls.
    mutating func addControls() {
        changePlainViews(percent: 45) { variation, view in
            var options = ControlOptions()
            options.stopsTracking = variation.random.chance(12)
            options.hasDefaultAction = variation.random.chance(50)
            view.kind = .control(options)
            if variation.random.chance(70) { view.flags.handles = .none }
            view.flags.forwardsTaps = nil
        }
        for name in controls { keepTouchesWhole(in: name) }
        moveOut()
        for _ in 0..<random.weighted([(75, 0), (15, 1), (10, 2)]) {
            guard let control = random.pickAny(controls) else { return }
            insert(random.chance(60) ? .disable(control) : .enable(control))
        }
    }

    /// Adds larger steps: most are too short to leave a control's region of rule 9.2.
    private mutating func moveOut() {
        for index in scenario.timeline.indices {
            guard case .move(let id, let place) = scenario.timeline[index].action, random.chance(15) else { continue }
            let distance = random.pick([70.0, 71, 130, 200]) * (random.chance(50) ? 1 : -1)
            let step = random.chance(50) ? Point(x: distance, y: 0) : Point(x: 0, y: distance)
            scenario.timeline[index].action = .move(id, place + step)
        }
    }

    private var controls: [String] {
        scenario.declarations.compactMap { declaration in
            guard case .view(let view) = declaration, case .control = view.kind else { return nil }
            return view.name
        }
    }

    /// Makes a control get all of a touch or nothing: no view inside it handles only some phases.
    private mutating func keepTouchesWhole(in name: String) {
        for index in scenario.declarations.indices {
            switch scenario.declarations[index] {
            case .view(var view) where view.parent == name:
                view.flags.forwardsTaps = nil
                view.flags.handles = view.flags.handles.whole
                scenario.declarations[index] = .view(view)
                keepTouchesWhole(in: view.name)
            case .controller(var controller):
                controller.handles = controller.handles.whole
                scenario.declarations[index] = .controller(controller)
            default: break
            }
        }
    }
}

extension HandledEvents {
    fileprivate var whole: HandledEvents {
        self == .none ? .none : .all
    }
}
