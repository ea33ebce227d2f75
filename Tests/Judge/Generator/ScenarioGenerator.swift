// SPDX-License-Identifier: MIT

import ScenarioFormat

/// Makes scenarios that go where rules meet: the seed decides everything.
struct ScenarioGenerator {
    var random: RandomSource
    var scenario = Scenario()

    // What there is so far, by name.
    var views: [String] = []
    var frames: [String: Rect] = [:]
    var surfaces: Set<String> = []
    var recognizers: [String] = []
    var customs: Set<String> = []
    /// The recognizers that have a value to be set.
    var settable: [SettableValue: [String]] = [:]

    /// What this scenario is mostly about.
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
