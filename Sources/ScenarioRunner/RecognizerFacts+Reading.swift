// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

extension RecognizerFacts {
    /// Returns the keyword of a kind.
    static func word(of kind: tactus_recognizer_kind) -> String {
        RecognizerKinds.played(kind).word
    }

    /// Reads the thresholds and counts that the kind has.
    mutating func take(from handle: OpaquePointer) {
        guard let played = RecognizerKinds.played.first(where: { $0.word == kind }) else { return }
        for length in played.thresholdOptions.lengths.map(\.length) {
            var value = 0.0
            var unit = TACTUS_LENGTH_UNIT_PIXELS
            let status = tactus_recognizer_get_length(
                handle, tactus_length(UInt32(bitPattern: length.rawValue)), &value, &unit)
            guard status == TACTUS_STATUS_OK else { continue }
            isInMillimetres = isInMillimetres || unit == TACTUS_LENGTH_UNIT_MILLIMETRES
            // On a panel of unknown size, 10 px are 1.6 mm (rule 8.9).
            lengths[length] = unit == TACTUS_LENGTH_UNIT_MILLIMETRES ? value * 6.25 : value
        }
        for duration in played.thresholdOptions.durations.map(\.duration) {
            var value: UInt64 = 0
            let status = tactus_recognizer_get_duration(
                handle, tactus_duration(UInt32(bitPattern: duration.rawValue)), &value)
            if status == TACTUS_STATUS_OK { durations[duration] = Microseconds(clamping: value) }
        }
        played.readCounts(of: handle, into: &self)
    }
}
