// SPDX-License-Identifier: MIT

extension TextLine {
    /// Adds the thresholds that are set.
    mutating func add(_ thresholds: Thresholds, _ known: ThresholdOptions) {
        for (option, length) in known.lengths { add(option, thresholds.lengths[length]?.text) }
        for (option, duration) in known.durations { add(option, thresholds.durations[duration]?.millisecondsText) }
    }
}

extension ThresholdLength {
    /// Text of an option; pixels have no unit.
    var text: String { unit == .pixels ? value.decimalText : value.decimalText + unit.rawValue }
}
