// SPDX-License-Identifier: MIT

import ScenarioFormat

/// Puts further words into a scenario that was made without them.
///
/// What it draws comes from a source of its own, so that the seeds without a variation keep their scenarios.
struct Variation {
    var random: RandomSource
    var scenario: Scenario

    static func vary(_ scenario: Scenario, seed: UInt64) -> Scenario {
        // Any other number would do: the two sources should not draw alike.
        var variation = Variation(random: RandomSource(seed: seed ^ 0xC0_47_80_15), scenario: scenario)
        variation.vary()
        // Likewise what came later, so that the variations above stay what they were.
        variation.random = RandomSource(seed: seed ^ 0x2_13_04_08)
        variation.addShellRules()
        variation.random = RandomSource(seed: seed ^ 0x1_18)
        variation.addAccommodations()
        variation.random = RandomSource(seed: seed ^ 0x1_16)
        variation.deliverByOutputFrames()
        return variation.scenario
    }

    private mutating func vary() {
        switch random.below(100) {
        case ..<15: addControls()
        case ..<20: addEvents()
        case ..<28:
            addControls()
            addEvents()
        case ..<48:
            addScrollViews()
            if random.chance(30) { addControls() }
        default: break
        }
    }

    // MARK: What there is

    var windowsAndViews: [String] {
        scenario.declarations.compactMap { declaration in
            switch declaration {
            case .window(let window): window.name
            case .view(let view): view.name
            default: nil
            }
        }
    }

    /// Changes some of the views, so many out of a hundred.
    mutating func changePlainViews(percent: Int, _ change: (inout Self, inout ViewDeclaration) -> Void) {
        for index in scenario.declarations.indices {
            guard case .view(var view) = scenario.declarations[index], view.kind == .plain,
                random.chance(percent)
            else { continue }
            change(&self, &view)
            scenario.declarations[index] = .view(view)
        }
    }

    /// Somewhere in the timeline, at the time of what stands there.
    mutating func insert(_ action: Action) {
        let index = random.below(scenario.timeline.count)
        let time = scenario.timeline[index].time
        scenario.timeline.insert(TimelineEntry(time: time, action: action), at: index)
    }
}
