// SPDX-License-Identifier: MIT

import Glibc

/// A line on the terminal that tells what a slow command does. Nothing is shown without a terminal.
struct Progress {
    private let isShown: Bool
    private var hasLine = false

    init() {
        let kind = getenv("TERM").map { String(cString: $0) }
        isShown = isatty(STDERR_FILENO) != 0 && kind != nil && kind != "dumb"
    }

    mutating func show(_ text: String) {
        guard isShown else { return }
        put("\r\(text)\u{1B}[K")
        hasLine = true
    }

    /// Removes the line, so that the result can be printed.
    mutating func clear() {
        guard hasLine else { return }
        put("\r\u{1B}[K")
        hasLine = false
    }

    private func put(_ text: String) {
        let bytes = Array(text.utf8)
        _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
