// SPDX-License-Identifier: MIT

import ScenarioFormat

extension Thresholds {
    /// 8.9: 10 px count as 1.6 mm where the panel's size is not known.
    private static let pixelsPerMillimetre = 6.25

    /// Returns a length in px.
    func length(_ length: Length, or standard: Double) -> Double {
        guard let set = lengths[length] else { return standard }
        return set.unit == .pixels ? set.value : set.value * Thresholds.pixelsPerMillimetre
    }

    func duration(_ duration: Duration, or standard: Microseconds) -> Microseconds {
        durations[duration] ?? standard
    }

    /// Returns some thresholds, most of them the defaults.
    static func random(
        _ random: inout RandomSource, _ options: ThresholdOptions, lengths: [Double], durations: [Microseconds] = []
    ) -> Thresholds {
        var thresholds = Thresholds()
        guard random.chance(15) else { return thresholds }
        if !lengths.isEmpty {
            for (_, length) in options.lengths where random.chance(50) {
                let value = random.pick(lengths)
                thresholds.lengths[length] =
                    random.chance(30) ? ThresholdLength(value / 5, .millimetres) : ThresholdLength(value)
            }
        }
        if !durations.isEmpty {
            for (_, duration) in options.durations where random.chance(50) {
                thresholds.durations[duration] = random.pick(durations)
            }
        }
        return thresholds
    }
}
