// SPDX-License-Identifier: MIT

public import ScenarioFormat

/// A new value for a property of a recognizer: `next-track.distance=12mm`. The property is an option of its declaration
/// or of its delegate, or `to-fail`, `prevents` or `prevented-by`.
public struct Change: Sendable, Equatable {
    public var recognizer: String
    public var property: String
    /// Value as in a scenario file; `default` removes the option.
    public var value: String

    public init(recognizer: String, property: String, value: String) {
        self.recognizer = recognizer
        self.property = property
        self.value = value
    }

    /// Reads `NAME.PROPERTY=VALUE`; the value may have a unit: px, mm, ms or s.
    public init(parsing text: String) throws(ScenarioError) {
        let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let left = sides.first, sides.count == 2, let value = sides.last,
            let dot = left.lastIndex(of: "."), dot > left.startIndex
        else {
            throw ScenarioError(line: 0, "a change reads NAME.PROPERTY=VALUE, such as next-track.distance=12mm")
        }
        recognizer = String(left[..<dot])
        property = String(left[left.index(after: dot)...])
        self.value = try Change.plain(String(value).filter { $0 != " " })
        guard !property.isEmpty, !self.value.isEmpty else {
            throw ScenarioError(line: 0, "a change reads NAME.PROPERTY=VALUE, such as next-track.distance=12mm")
        }
    }

    public var text: String { "\(recognizer).\(property)=\(value)" }

    /// Converts times to ms without a unit.
    private static func plain(_ value: String) throws(ScenarioError) -> String {
        if value.hasSuffix("ms"), Double(value.dropLast(2)) != nil { return String(value.dropLast(2)) }
        if value.hasSuffix("s"), let seconds = Double(value.dropLast()) {
            guard seconds.isFinite, seconds >= 0, seconds <= 86_400 else {
                throw ScenarioError(line: 0, "\(value) is no duration of at most a day")
            }
            return Microseconds((seconds * 1_000_000).rounded()).millisecondsText
        }
        return value
    }
}
