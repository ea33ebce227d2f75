// SPDX-License-Identifier: MIT

import ScenarioFormat

extension Variation {
    /// Adds first responders, and events that start at them.
    mutating func addEvents() {
        changePlainViews(percent: 20) { _, view in view.flags.isFirstResponder = true }
        for _ in 0..<random.number(in: 1...5) { insert(event()) }
        for index in scenario.rules.indices where random.chance(30) {
            scenario.rules[index].action = event()
        }
    }

    private mutating func event() -> Action {
        let view = random.pick(windowsAndViews)
        return random.weighted([
            (30, .becomeFirstResponder(view)), (10, .resignFirstResponder(view)),
            (40, .remote(random.pick(RemoteCommand.allCases))),
            (20, .shake(random.pick(MotionPhase.allCases))),
        ])
    }
}
