// SPDX-License-Identifier: MIT

/// Result of comparing a log with an expectation.
public struct Verdict: Sendable, Equatable {
    public enum Line: Sendable, Equatable {
        /// In the log as expected.
        case same(LogLine)
        /// Expected, but not in the log.
        case missing(ExpectedLine)
        /// In the log, but not expected.
        case unexpected(LogLine)
    }

    public var lines: [Line]

    public var isPassed: Bool {
        lines.allSatisfy {
            if case .same = $0 { true } else { false }
        }
    }

    /// The line diff: `-` is missing, `+` is unexpected.
    public var diff: [String] {
        var diff: [String] = []
        var askedFor: [LogKey] = []
        for line in lines {
            switch line {
            case .same(let actual):
                diff.append("  " + actual.text(keys: []))
                askedFor = []
            case .missing(let expected):
                diff.append("- " + expected.text)
                askedFor += expected.keys.keys
            case .unexpected(let actual):
                // Prints only the keys that were asked for, since all keys would hide the one that differs.
                let shown = LogKey.allCases.filter { askedFor.contains($0) || $0 == .reason }
                diff.append("+ " + actual.text(keys: shown))
            }
        }
        return diff
    }
}

extension Expectation {
    /// Compares a log with the expectation.
    public func compare(_ log: [LogLine]) -> Verdict {
        let shown = log.filter { shows($0.event) }
        if isAnyOrder {
            return AnyOrderComparison(expected: lines, actual: shown).verdict
        }
        return OrderedComparison(expected: lines, actual: shown).verdict
    }
}
