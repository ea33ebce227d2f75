// SPDX-License-Identifier: MIT

extension Scenario {
    /// The scenario as a file. Reading the text again gives an equal scenario.
    public var text: String {
        let sections = [setUpLines, timeline.flatMap(\.lines) + ruleLines, expectationLines]
        return sections.filter { !$0.isEmpty }.map(Scenario.lines).joined(separator: "\n")
    }

    var setUpLines: [String] {
        settings.lines + declarations.map(\.text) + relations.map(\.text) + losses.map(\.comment)
    }

    var ruleLines: [String] {
        rules.map { "in \($0.recognizer) on \($0.state.rawValue): \($0.action.text)" }
    }

    var expectationLines: [String] {
        expectation.map { [$0.header] + $0.lines.map { "  \($0.text)" } } ?? []
    }

    static func lines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}

/// A line that is being built: words separated by blanks.
struct TextLine {
    private(set) var text: String

    init(_ words: String...) {
        text = words.joined(separator: " ")
    }

    mutating func add(_ word: String) {
        text += " " + word
    }

    mutating func add(_ flag: String, if condition: Bool) {
        if condition { add(flag) }
    }

    mutating func add(_ key: String, _ value: String?) {
        if let value { add("\(key)=\(value)") }
    }

    mutating func add(_ key: String, _ value: Bool?) {
        add(key, value.map { $0 ? "yes" : "no" })
    }

    mutating func add(_ key: String, _ value: Int32?) {
        add(key, value.map { String($0) })
    }
}

extension Sequence where Element == Double {
    var commaText: String { map(\.decimalText).joined(separator: ",") }
}

extension Sequence where Element == TouchID {
    var commaText: String { map { String($0) }.joined(separator: ",") }
}

extension Set where Element: RawRepresentable<String> & CaseIterable {
    /// Elements in the order of their declaration, since a set has none.
    var commaText: String {
        Element.allCases.filter(contains).map(\.rawValue).joined(separator: ",")
    }
}

extension Point {
    var text: String { "\(x.decimalText) \(y.decimalText)" }
}

extension Rect {
    var text: String { [x, y, width, height].map(\.decimalText).joined(separator: " ") }
}
