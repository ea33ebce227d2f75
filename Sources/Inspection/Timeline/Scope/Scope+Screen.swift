// SPDX-License-Identifier: MIT

import ScenarioFormat

extension Scope {
    /// Size and colours of a text screen.
    public struct Screen: Sendable {
        public var columns: Int
        public var rows: Int
        public var isColoured: Bool

        public init(columns: Int, rows: Int, isColoured: Bool) {
            self.columns = min(max(columns, 40), 400)
            self.rows = min(max(rows, 5), 400)
            self.isColoured = isColoured
        }
    }

    /// Returns the lines of a screen, cut to its size.
    public func screen(_ screen: Screen, title: String) -> [String] {
        var page = TextPage(screen)
        let count = fingers.count
        page.add([
            (.heading, title), (.plain, "  \(TimeScale.label(time)) ms  "),
            (.faint, count == 0 ? "no finger" : count == 1 ? "1 finger" : "\(count) fingers"),
        ])
        if let note { page.add([(.bad, note)]) }
        for finger in fingers { add(finger.track, finger.place, to: &page) }
        page.add([])
        let lines = lines
        let shown = lines.filter { $0.phase != nil || $0.outcome != nil }
        // If there is no room for all recognizers, active ones come first.
        let height = shown.map { 2 + ($0.phase == nil ? 0 : $0.readings.count) }.reduce(0, +)
        let ordered = height > page.room ? shown.filter { $0.phase != nil } + shown.filter { $0.phase == nil } : shown
        for line in ordered { add(line, to: &page) }
        let idle = lines.filter { $0.phase == nil && $0.outcome == nil }.map(\.facts.name)
        if !idle.isEmpty { page.add([(.faint, "not involved yet: " + idle.joined(separator: ", "))]) }
        return page.lines
    }

    private func add(_ touch: TouchTrack, _ place: Point, to page: inout TextPage) {
        let state = touch.changes.last?.state ?? .undelivered
        let ink: TextPage.Ink =
            switch state {
            case .withheld, .endWithheld: .withheld
            case .cancelled: .bad
            case .delivered: .good
            case .undelivered, .ended: .faint
            }
        page.add([
            (.plain, "  touch \(touch.label)  "),
            (.faint, "\(Meter.rounded(place.x)), \(Meter.rounded(place.y)) px  "), (ink, state.words),
            (.faint, touch.view.map { " on \($0)" } ?? ""),
        ])
    }

    private func add(_ line: Line, to page: inout TextPage) {
        let ink: TextPage.Ink =
            switch line.phase {
            case .active, .recognized: .active
            case .held: .withheld
            case .cancelled: .bad
            case .tracking: .plain
            case .failed, nil: .faint
            }
        page.add([
            (.heading, line.facts.name), (.faint, " \(line.facts.kindOnView)  "),
            (ink, line.phase?.words ?? "idle"),
        ])
        // The deciding values remain visible until the next attempt.
        let readings = line.phase == nil ? line.outcome?.readings ?? [] : line.readings
        for (meter, value) in readings { page.add(meter, value, isOver: line.phase == nil) }
        if let outcome = line.outcome {
            page.add([(.faint, "    \(TimeScale.label(outcome.time)) ms: \(outcome.sentence)")])
        }
    }
}

/// Lines of text with colours, cut to a size.
struct TextPage {
    enum Ink: String {
        case plain = ""
        case heading = "1"
        case faint = "2"
        case good = "32"
        case bad = "31"
        case withheld = "33"
        case active = "1;34"
        case fires = "34"
    }

    private(set) var lines: [String] = []
    private let screen: Scope.Screen

    init(_ screen: Scope.Screen) {
        self.screen = screen
    }

    var room: Int { screen.rows - lines.count }

    mutating func add(_ parts: [(Ink, String)]) {
        guard lines.count < screen.rows else { return }
        var line = ""
        var left = screen.columns
        for (ink, part) in parts where left > 0 {
            // Words of a file must not control the terminal.
            let text = part.printable
            let shown = text.count > left ? text.prefix(left - 1) + "…" : text[...]
            left -= shown.count
            let isStyled = screen.isColoured && ink != .plain
            line += isStyled ? "\u{1B}[\(ink.rawValue)m\(shown)\u{1B}[0m" : String(shown)
        }
        while line.last == " " { line.removeLast() }
        lines.append(line)
    }

    /// `    moved      ████████▌·········  7.2 px of 10 px`
    mutating func add(_ meter: Meter, _ value: Double, isOver: Bool) {
        let column = min(22, screen.columns / 4)
        let name = meter.name.count > column ? meter.name.prefix(column - 1) + "…" : meter.name[...]
        let padding = String(repeating: " ", count: column + 1 - name.count)
        // The number is more important than the bar: the bar gets the room that the longest text leaves.
        let width = min(40, max(0, screen.columns - column - 36))
        let eighths = Int((min(meter.fraction(value), 1) * Double(width * 8)).rounded())
        let part = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8]
        let bar = String(repeating: "█", count: eighths / 8) + part
        let rest = String(repeating: "·", count: max(0, width - bar.count))
        add([
            (.faint, "    \(name)\(padding)"), (isOver ? .faint : .fires, bar), (.faint, rest),
            (isOver ? .faint : .plain, "  \(meter.text(value)) of \(meter.limitText)"),
        ])
    }
}
