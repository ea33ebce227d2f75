// SPDX-License-Identifier: MIT

import Glibc
import Inspection
import ScenarioFormat

/// Draws screens on the terminal and restores it at the end.
struct ScopeTerminal {
    /// Lines of one time come within so many ms.
    private static let quietTime = 20
    private let columns: Int?
    private let rows: Int?
    private let title: String
    private var saved = termios()
    private var hasSaved = false
    private var shown: [String] = []

    init(_ columns: Int?, _ rows: Int?, title: String) {
        (self.columns, self.rows, self.title) = (columns, rows, title)
    }

    mutating func show(_ feed: ScopeFeed, _ input: ScopeInput) throws(ScenarioError) -> ExitStatus {
        input.listenToTerminal()
        open()
        defer { close() }
        draw(feed.scope)
        var limit = FrameLimit(interval: 33)
        while true {
            // Input that never pauses is drawn, too.
            let rest = limit.rest
            switch try input.next(within: rest) {
            case .bytes(let bytes): try feed.take(bytes, isQuiet: false)
            case .nothing: try feed.take([], isQuiet: rest >= ScopeTerminal.quietTime)
            case .resized: shown = []
            case .key(let key):
                if key == UInt8(ascii: "q") { return .success }
            case .interrupted: return .success
            case .end:
                try feed.finish()
                draw(feed.scope)
                // The last screen remains visible.
                leaveLastScreen(feed.scope)
                return .success
            }
            if limit.takesFrame() { draw(feed.scope) }
        }
    }

    private mutating func open() {
        if isatty(STDIN_FILENO) != 0, tcgetattr(STDIN_FILENO, &saved) == 0 {
            hasSaved = true
            var raw = saved
            raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
            tcsetattr(STDIN_FILENO, TCSANOW, &raw)
        }
        put("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J")
    }

    private mutating func close() {
        put("\u{1B}[?25h\u{1B}[?1049l")
        if hasSaved { tcsetattr(STDIN_FILENO, TCSANOW, &saved) }
        put(remaining)
        remaining = ""
    }

    private var remaining = ""

    private mutating func leaveLastScreen(_ scope: Scope?) {
        remaining = shown.joined(separator: "\n") + "\n"
    }

    /// Draws the lines that have changed.
    private mutating func draw(_ scope: Scope?) {
        let screen = self.screen
        let lines = scope?.screen(screen, title: title) ?? ["\(title): waiting for a host"]
        var text = ""
        for index in 0..<max(lines.count, shown.count) {
            let line = index < lines.count ? lines[index] : ""
            guard index >= shown.count || shown[index] != line else { continue }
            text += "\u{1B}[\(index + 1);1H\(line)\u{1B}[K"
        }
        shown = lines
        put(text)
    }

    private var screen: Scope.Screen {
        var size = winsize()
        let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        return Scope.Screen(
            columns: columns ?? (isKnown ? Int(size.ws_col) : 100), rows: rows ?? (isKnown ? Int(size.ws_row) : 40),
            isColoured: Terminal.isColoured)
    }

    private func put(_ text: String) {
        var rest = ArraySlice(Array(text.utf8))
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            guard written > 0 else { return }
            rest.removeFirst(written)
        }
    }
}
