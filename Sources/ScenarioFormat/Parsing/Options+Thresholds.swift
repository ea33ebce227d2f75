// SPDX-License-Identifier: MIT

extension Options {
    /// Reads the options that set thresholds of a kind.
    mutating func thresholds(_ known: ThresholdOptions) throws(ScenarioError) -> Thresholds {
        var thresholds = Thresholds()
        for (option, length) in known.lengths {
            thresholds.lengths[length] = try value(option)?.length(called: option)
        }
        for (option, duration) in known.durations {
            thresholds.durations[duration] = try value(option)?.milliseconds(called: option)
        }
        return thresholds
    }
}

extension Word {
    /// `12`, `12px` or `2mm`
    fileprivate func length(called what: String) throws(ScenarioError) -> ThresholdLength {
        let unit = ThresholdLength.Unit.allCases.first { text.hasSuffix($0.rawValue) }
        let digits = part(text.dropLast(unit?.rawValue.count ?? 0))
        return ThresholdLength(try digits.number(atLeast: 0, called: what), unit ?? .pixels)
    }
}
