// SPDX-License-Identifier: MIT

import CEvdev
import Glibc

/// Writes a line for the user; systemd's journal reads the priority from `<N>`.
enum Log {
    private static let isJournal = getenv("JOURNAL_STREAM") != nil

    static func info(_ line: String) { write(6, line) }
    static func warning(_ line: String) { write(4, line) }
    static func error(_ line: String) { write(3, line) }

    private static func write(_ level: Int, _ line: String) {
        let text = isJournal ? "<\(level)>\(line)\n" : "tactusd: \(line)\n"
        print(text)
    }

    /// Writes to standard error.
    static func print(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            rest.removeFirst(count)
        }
    }

    /// Returns the text of `errno`.
    static func reason(_ code: Int32 = errno) -> String {
        strerror(code).map { String(cString: $0) } ?? "error \(code)"
    }
}
