// SPDX-License-Identifier: MIT

import ScenarioFormat

/// Adds further words to a scenario that was generated without them.
///
/// Draws from a random source of its own, so that scenarios of seeds without a variation stay the same.
struct Variation {
    var random: RandomSource
    var scenario: Scenario

    static func vary(_ scenario: Scenario, seed: UInt64) -> Scenario {
        // An arbitrary number, so that the two sources differ.
        var variation = Variation(random: RandomSource(seed: seed ^ 0xC0_47_80_15), scenario: scenario)
        variation.vary()
        // Another source for later additions, so that the variations above stay the same.
        variation.random = RandomSource(seed: seed ^ 0x2_13_04_08)
        variation.addShellRules()
        variation.random = RandomSource(seed: seed ^ 0x1_18)
        variation.addAccommodations()
        variation.random = RandomSource(seed: seed ^ 0x1_16)
        variation.deliverByOutputFrames()
        variation.random = RandomSource(seed: seed ^ 0x14)
        variation.addIndirectInput()
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

    /// Changes some of the views, with a probability in percent.
    mutating func changePlainViews(percent: Int, _ change: (inout Self, inout ViewDeclaration) -> Void) {
        for index in scenario.declarations.indices {
            guard case .view(var view) = scenario.declarations[index], view.kind == .plain,
                random.chance(percent)
            else { continue }
            change(&self, &view)
            scenario.declarations[index] = .view(view)
        }
    }

    /// Inserts an action into the timeline, at the time of the entry there.
    mutating func insert(_ action: Action) {
        let index = random.below(scenario.timeline.count)
        let time = scenario.timeline[index].time
        scenario.timeline.insert(TimelineEntry(time: time, action: action), at: index)
    }
}
