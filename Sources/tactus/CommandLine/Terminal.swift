// SPDX-License-Identifier: MIT

import Glibc

/// Colours of standard output, used on a terminal unless NO_COLOR is set.
enum Terminal {
    enum Style: String {
        case good = "32"
        case bad = "31"
        case noteworthy = "33"
        case heading = "1"
        case faint = "2"
    }

    static let isColoured: Bool = {
        guard isatty(STDOUT_FILENO) != 0 else { return false }
        if let refusal = getenv("NO_COLOR"), refusal.pointee != 0 { return false }
        if let kind = getenv("TERM"), String(cString: kind) == "dumb" { return false }
        return true
    }()

    static func styled(_ text: String, _ style: Style) -> String {
        isColoured ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }
}
