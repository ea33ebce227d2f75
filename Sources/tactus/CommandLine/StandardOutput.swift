// SPDX-License-Identifier: MIT

import Glibc
import ScenarioFormat

/// Prints a line to standard output. All commands print through this function, which replaces that of the standard
/// library: a line that cannot be written ends the tool with a message, and words of files cannot control a terminal.
func print(_ line: String) {
    StandardOutput.write(Terminal.escaped(line) + "\n")
}

enum StandardOutput {
    private nonisolated(unsafe) static var waiting: [UInt8] = []
    private nonisolated(unsafe) static var isChecked = false
    private static let isTerminal = isatty(STDOUT_FILENO) != 0
    private static let pieceLength = 64 << 10

    /// Occupies the standard descriptors that are closed, so that no file that is opened later becomes one of them.
    static func reserveDescriptors() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
            // Reading from or writing to such a descriptor must fail, so it is opened for the opposite.
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    static func write(_ text: String) {
        waiting += text.utf8
        if isTerminal || waiting.count >= pieceLength { flush() }
    }

    /// Writes what waits. Ends the tool if that fails.
    static func flush() {
        guard !waiting.isEmpty else { return }
        if !isChecked, InputFiles.contain(STDOUT_FILENO) { fail("is an input, too") }
        isChecked = true
        var rest = waiting[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if written < 0, errno == EINTR || (errno == EAGAIN && waitForRoom()) { continue }
            guard written > 0 else { fail() }
            rest.removeFirst(written)
        }
        waiting.removeAll(keepingCapacity: true)
    }

    /// Writes what waits, and closes the descriptor: some file systems tell only then that there is no room.
    static func close() {
        let hasBeenUsed = isChecked || !waiting.isEmpty
        flush()
        if Glibc.close(STDOUT_FILENO) != 0, hasBeenUsed { fail() }
    }

    /// Waits for the reader of a descriptor that does not wait by itself, as some programs set it.
    private static func waitForRoom() -> Bool {
        var descriptor = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
        return poll(&descriptor, 1, -1) >= 0 || errno == EINTR
    }

    private static func fail(_ complaint: String? = nil) -> Never {
        let error = errno
        // A reader that has seen enough, such as head, is no news.
        if complaint != nil || error != EPIPE {
            let reason = strerror(error).map { String(cString: $0) } ?? "error \(error)"
            printError("tactus: standard output \(complaint ?? "cannot be written: \(reason)")")
        }
        exit(ExitStatus.unusable.rawValue)
    }
}
