// SPDX-License-Identifier: MIT

import ScenarioFormat

/// Everything that the judge knows about a kind, in one file with its rules. A kind that does not conform is outside of
/// the judge's scope.
protocol ModelledKind: RecognizerKind {
    /// Returns a recognizer with the defaults of §8.
    func recognizer(_ name: String, in model: Model) -> Recognizer

    /// How often random scenarios of a group declare the kind, relative to the other kinds of the group.
    static var weights: [RecognizerGroup: Int] { get }
    static func random(_ random: inout RandomSource) -> Self

    /// Versions with one option less.
    var simpler: [Self] { get }
}

/// Purpose of a recognizer: random scenarios mostly stay with one group.
enum RecognizerGroup {
    case taps, drags, twoFingers, all

    static let choices: [RecognizerGroup] = [.taps, .drags, .twoFingers, .all]
}

extension ModelledKind {
    var simpler: [Self] { withoutThresholds }

    /// Returns versions without one of the options, one for each that is set.
    func without<each Value>(_ options: repeat WritableKeyPath<Self, (each Value)?>) -> [Self] {
        var results: [Self] = []
        for option in repeat each options {
            var other = self
            other[keyPath: option] = nil
            if other != self { results.append(other) }
        }
        return results
    }

    /// The version with the defaults of all thresholds, if any is set.
    var withoutThresholds: [Self] {
        var other = self
        other.thresholds = Thresholds()
        return thresholds.isEmpty ? [] : [other]
    }
}
