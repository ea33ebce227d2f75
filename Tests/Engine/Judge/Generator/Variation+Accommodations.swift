// SPDX-License-Identifier: MIT

import ScenarioFormat

extension Variation {
    /// Adds touch accommodations, for fingers that tremble, bounce or slide (1.18).
    mutating func addAccommodations() {
        guard random.chance(8) else { return }
        var accommodations = Accommodations()
        if random.chance(50) { accommodations.hold = random.pick([16_000, 40_000, 100_000, 250_000, 501_000]) }
        if random.chance(50) { accommodations.ignoreRepeat = random.pick([41_000, 100_000, 350_000, 1_200_000]) }
        if random.chance(50) {
            accommodations.tapAssistance = TapAssistance(
                duration: random.pick([20_000, 60_000, 100_000, 350_000, 750_000]),
                place: random.pick(TapAssistance.Place.allCases))
        }
        scenario.settings.accommodations = accommodations
    }
}
