// SPDX-License-Identifier: MIT

public import ScenarioFormat

/// A new value for a property of a recognizer, a view or a touch source: `next-track.distance=12mm`. The property is an
/// option of its declaration, or of a recognizer's delegate, or `to-fail`, `prevents` or `prevented-by`.
public struct Change: Sendable, Equatable {
    /// Name of the recognizer, view or source.
    public var object: String
    public var property: String
    /// Value as in a scenario file; `default` removes the option.
    public var value: String

    public init(_ object: String, _ property: String, _ value: String) {
        self.object = object
        self.property = property
        self.value = value
    }

    /// Reads `NAME.PROPERTY=VALUE`; the value may have a unit: px, mm, ms or s. Reads what explanations print, too:
    /// `≤` and `≥` stand for `=`, and there may be blanks.
    ///
    /// - Parameter object: is meant if the text names none
    public init(parsing text: String, of object: String? = nil) throws(ScenarioError) {
        let signs = ["<=", ">=", "≤", "≥", "="]
        var found: (left: Substring, right: Substring)?
        var place = text.startIndex
        while found == nil, place < text.endIndex {
            if let sign = signs.first(where: text[place...].hasPrefix) {
                found = (text[..<place], text[place...].dropFirst(sign.count))
            }
            place = text.index(after: place)
        }
        var left = (found?.left ?? "").filter { $0 != " " }
        if let object, !left.contains(".") { left = "\(object).\(left)" }
        value = try Change.plain((found?.right ?? "").filter { $0 != " " })
        let dot = left.lastIndex(of: ".") ?? left.startIndex
        self.object = String(left[..<dot])
        property = String(left[dot...].dropFirst())
        guard !self.object.isEmpty, !property.isEmpty, !value.isEmpty else {
            throw ScenarioError(line: 0, "a change reads NAME.PROPERTY=VALUE, such as next-track.distance=12mm")
        }
    }

    public var text: String { "\(object).\(property)=\(value)" }

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
