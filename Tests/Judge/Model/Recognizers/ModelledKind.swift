// SPDX-License-Identifier: MIT

import ScenarioFormat

/// All that the judge knows of a kind beside its rules; it stands behind them, in one file. A kind that does not
/// conform is out of the judge's scope.
protocol ModelledKind: RecognizerKind {
    /// A recognizer with the defaults of §8.
    func recognizer(_ name: String, in model: Model) -> Recognizer

    /// How often random scenarios of a group declare it, relative to the other kinds of the group.
    static var weights: [RecognizerGroup: Int] { get }
    static func random(_ random: inout RandomSource) -> Self

    /// The same with one option less, each.
    var simpler: [Self] { get }
}

/// What people do with a recognizer: random scenarios mostly stay with one group.
enum RecognizerGroup {
    case taps, drags, twoFingers, all

    static let choices: [RecognizerGroup] = [.taps, .drags, .twoFingers, .all]
}

extension ModelledKind {
    var simpler: [Self] { withoutThresholds }

    /// The same without some of the options, one version for each that is set.
    func without<each Value>(_ options: repeat WritableKeyPath<Self, (each Value)?>) -> [Self] {
        var results: [Self] = []
        for option in repeat each options {
            var other = self
            other[keyPath: option] = nil
            if other != self { results.append(other) }
        }
        return results
    }

    /// The same with the defaults of its thresholds.
    var withoutThresholds: [Self] {
        var other = self
        other.thresholds = Thresholds()
        return thresholds.isEmpty ? [] : [other]
    }
}
