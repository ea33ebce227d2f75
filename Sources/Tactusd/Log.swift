// SPDX-License-Identifier: MIT

import CEvdev
import Glibc

/// Writes a line for the user; systemd's journal reads the priority from `<N>`.
enum Log {
    private static let isOfJournal = getenv("JOURNAL_STREAM") != nil
    private static nonisolated(unsafe) var isOfPerson = false
    /// Size in bytes from which a person's file is begun anew.
    private static let largestFile = 1_000_000

    static func info(_ line: String) { write(6, line) }
    static func warning(_ line: String) { write(4, line) }
    static func error(_ line: String) { write(3, line) }

    private static func write(_ level: Int, _ line: String) {
        var status = stat()
        if isOfPerson, fstat(STDERR_FILENO, &status) == 0, status.st_size > largestFile { openPersonFile() }
        let text = isOfJournal && !isOfPerson ? "<\(level)>" : "tactusd: "
        print(text + printable(line) + "\n")
    }

    /// Replaces what moves a terminal's cursor or turns the direction of text: names of devices and of processes are
    /// not the daemon's.
    private static func printable(_ line: String) -> String {
        let scalars = line.unicodeScalars.map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: "?" as Unicode.Scalar
            default: scalar
            }
        }
        return String(String.UnicodeScalarView(scalars))
    }

    /// Writes to the person's own file from now on, also what commands print, instead of the system's journal: what a
    /// gesture file says and which gestures fire is for nobody else. Without a journal, lines go to who has started the
    /// daemon by hand.
    static func moveToPerson() {
        guard isOfJournal else { return }
        isOfPerson = true
        unsetenv("JOURNAL_STREAM")
        openPersonFile()
    }

    /// Opens `~/.local/state/tactus/tactusd.log` as standard output and error, anew if it has grown large.
    private static func openPersonFile() {
        let file = personFolder.map { folder in
            let path = "\(folder)/tactusd.log"
            var status = stat()
            if lstat(path, &status) == 0, status.st_size > largestFile { rename(path, "\(path).old") }
            return tactus_create_private(path)
        }
        let descriptor = file.flatMap { $0 >= 0 ? $0 : nil } ?? tactus_open("/dev/null", O_WRONLY | O_CLOEXEC)
        for standard in [STDOUT_FILENO, STDERR_FILENO] { dup2(descriptor, standard) }
        if descriptor > STDERR_FILENO { close(descriptor) }
    }

    /// Folder of the person's files, which is made if it is missing; nil without a home.
    static var personFolder: String? {
        var folder: String
        if let state = getenv("XDG_STATE_HOME").map({ String(cString: $0) }), state.hasPrefix("/") {
            folder = state
        } else if let home = getenv("HOME").map({ String(cString: $0) }), home.hasPrefix("/") {
            mkdir("\(home)/.local", 0o700)
            folder = "\(home)/.local/state"
        } else {
            return nil
        }
        mkdir(folder, 0o700)
        folder += "/tactus"
        mkdir(folder, 0o700)
        return folder
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
