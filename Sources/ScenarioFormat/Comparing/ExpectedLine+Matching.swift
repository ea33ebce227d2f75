// SPDX-License-Identifier: MIT

extension ExpectedLine {
    /// Returns whether a line of the log matches. Only keys that the expectation has are compared.
    public func matches(_ actual: LogLine) -> Bool {
        guard time == nil || time == actual.time,
            name == actual.name, event == actual.event, ids == actual.ids,
            coordinatesMatch(actual.coordinates)
        else { return false }
        return keys.allSatisfy { key, expected in
            guard let value = actual.keys[key] else { return false }
            return expected.matches(value, of: key)
        }
    }

    private func coordinatesMatch(_ actual: Point?) -> Bool {
        guard let actual, coordinates.count == 2 else { return coordinates.isEmpty }
        return coordinates[0].matches(actual.x, within: .pixels)
            && coordinates[1].matches(actual.y, within: .pixels)
    }
}

/// Tolerance of numbers without `~D` in the file.
private enum Tolerance {
    case pixels, fivePercent, fine

    /// `index`: which of the key's numbers.
    init(of key: LogKey, _ index: Int = 0) {
        self =
            switch key {
            case .transform: index < 4 ? .fine : .pixels
            case .velocity: .fivePercent
            case .scale, .rotation, .force, .tilt, .azimuth: .fine
            default: .pixels
            }
    }

    func allowance(at value: Double) -> Double {
        switch self {
        case .pixels: 0.5
        // Five percent of a number near 0 would not allow rounding errors.
        case .fivePercent: max(0.05 * value.magnitude, 0.001)
        case .fine: 0.005
        }
    }
}

extension ExpectedNumber {
    fileprivate func matches(_ actual: Double, within usual: Tolerance) -> Bool {
        // The difference of the doubles 10.8 and 10.3 is slightly more than 0.5.
        let rounding = 1e-9 * max(1, value.magnitude)
        return (actual - value).magnitude <= (tolerance ?? usual.allowance(at: value)) + rounding
    }
}

extension ExpectedValue {
    fileprivate func matches(_ actual: LogValue, of key: LogKey) -> Bool {
        switch (self, actual) {
        case (.numbers(let expected), .point(let point)):
            guard expected.count == 2 else { return false }
            let tolerance = Tolerance(of: key)
            return expected[0].matches(point.x, within: tolerance)
                && expected[1].matches(point.y, within: tolerance)
        case (.numbers(let expected), .numbers(let numbers)):
            return expected.count == numbers.count
                && zip(expected, numbers).enumerated().allSatisfy { index, pair in
                    pair.0.matches(pair.1, within: Tolerance(of: key, index))
                }
        case (.numbers(let expected), .number(let number)):
            return expected.count == 1 && expected[0].matches(number, within: Tolerance(of: key))
        case (.count(let expected), .count(let count)): return expected == count
        case (.touches(let expected), .touches(let touches)): return expected == touches
        case (.reason(let expected), .reason(let reason)): return expected == reason
        default: return false
        }
    }
}
