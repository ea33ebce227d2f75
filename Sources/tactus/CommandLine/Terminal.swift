// SPDX-License-Identifier: MIT

import Glibc
import ScenarioFormat

/// Colours of standard output, used on a terminal unless NO_COLOR is set.
enum Terminal {
    enum Style: String, CaseIterable {
        case good = "32"
        case bad = "31"
        case noteworthy = "33"
        case heading = "1"
        case faint = "2"
    }

    /// Whether the terminal can place its cursor.
    static let hasCursor = getenv("TERM").map { String(cString: $0) != "dumb" } ?? false

    static let isColoured: Bool = {
        guard isatty(STDOUT_FILENO) != 0 else { return false }
        if let refusal = getenv("NO_COLOR"), refusal.pointee != 0 { return false }
        if let kind = getenv("TERM"), String(cString: kind) == "dumb" { return false }
        return true
    }()

    static func styled(_ text: String, _ style: Style) -> String {
        isColoured ? "\u{1B}[\(style.rawValue)m\(text.printable)\u{1B}[0m" : text
    }

    /// Returns lines with escapes for everything that could control a terminal, except for styles and tabs.
    static func escaped(_ text: String) -> String {
        guard text.printable != text else { return text }
        var result = ""
        var rest = text[...]
        while let first = rest.first {
            if isColoured, let sequence = styles.first(where: rest.hasPrefix) {
                result += sequence
                rest = rest.dropFirst(sequence.count)
                continue
            }
            result += first == "\n" || first == "\t" ? String(first) : String(first).printable
            rest = rest.dropFirst()
        }
        return result
    }

    private static let styles = Style.allCases.map { "\u{1B}[\($0.rawValue)m" } + ["\u{1B}[0m"]
}
