// SPDX-License-Identifier: MIT

import CEvdev
import Glibc

/// Writes a line for the user; systemd's journal reads the priority from `<N>`.
enum Log {
    private static let isJournal = getenv("JOURNAL_STREAM") != nil && !isOfPerson
    private static nonisolated(unsafe) var isOfPerson = false

    static func info(_ line: String) { write(6, line) }
    static func warning(_ line: String) { write(4, line) }
    static func error(_ line: String) { write(3, line) }

    private static func write(_ level: Int, _ line: String) {
        let line = String(
            String.UnicodeScalarView(line.unicodeScalars.map { $0.value < 32 || $0.value == 127 ? "?" : $0 }))
        let text = isJournal ? "<\(level)>\(line)\n" : "tactusd: \(line)\n"
        print(text)
    }

    /// Writes to the person's own file from now on, also what commands print, instead of the system's journal: what a
    /// gesture file says and which gestures fire is for nobody else. Without a journal, lines go to who has started the
    /// daemon by hand.
    static func moveToPerson() {
        guard getenv("JOURNAL_STREAM") != nil else { return }
        isOfPerson = true
        let null = tactus_open("/dev/null", O_WRONLY | O_CLOEXEC)
        let file = openPersonFile()
        for standard in [STDOUT_FILENO, STDERR_FILENO] { dup2(file >= 0 ? file : null, standard) }
        for descriptor in [file, null] where descriptor > STDERR_FILENO { close(descriptor) }
        unsetenv("JOURNAL_STREAM")
    }

    /// Opens `~/.local/state/tactus/tactusd.log`, anew if it has grown large. Returns -1 on failure.
    private static func openPersonFile() -> Int32 {
        var folder: String
        if let state = getenv("XDG_STATE_HOME").map({ String(cString: $0) }), state.hasPrefix("/") {
            folder = state
        } else if let home = getenv("HOME").map({ String(cString: $0) }), home.hasPrefix("/") {
            mkdir("\(home)/.local", 0o700)
            folder = "\(home)/.local/state"
        } else {
            return -1
        }
        mkdir(folder, 0o700)
        folder += "/tactus"
        mkdir(folder, 0o700)
        let path = "\(folder)/tactusd.log"
        var status = stat()
        if lstat(path, &status) == 0, status.st_size > 1_000_000 { rename(path, "\(path).old") }
        return tactus_create_private(path)
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
