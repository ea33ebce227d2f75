// SPDX-License-Identifier: MIT

import ScenarioFormat

/// Generates scenarios in which several rules meet. The seed determines everything.
struct ScenarioGenerator {
    var random: RandomSource
    var scenario = Scenario()

    // Objects of the scenario so far, by name.
    var views: [String] = []
    var frames: [String: Rect] = [:]
    var surfaces: Set<String> = []
    var recognizers: [String] = []
    var customs: Set<String> = []
    /// Recognizers with a value that can be set.
    var settable: [SettableValue: [String]] = [:]

    /// Main topic of the scenario.
    var theme: Theme
    let reusesIDs: Bool

    enum Theme: CaseIterable {
        case taps, drags, twoFingers, relations, surfaces, changes, mixed
    }

    init(seed: UInt64) {
        random = RandomSource(seed: seed)
        theme = random.pick(Theme.allCases)
        reusesIDs = random.chance(10)
    }

    static func scenario(seed: UInt64) -> Scenario {
        var generator = ScenarioGenerator(seed: seed)
        return Variation.vary(generator.make(), seed: seed)
    }

    private mutating func make() -> Scenario {
        makeViews()
        makeRecognizers()
        makeRelations()
        makeTimeline()
        makeRules()
        return scenario
    }

    mutating func name(_ prefix: String) -> String {
        prefix + String(views.count + recognizers.count + 1)
    }
}
