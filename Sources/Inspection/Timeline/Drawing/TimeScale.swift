// SPDX-License-Identifier: MIT

import ScenarioFormat

/// Positions of times on the page. Long pauses are shortened.
struct TimeScale {
    struct Piece {
        var range: TimeRange
        var left: Double
        var right: Double
        var isFolded: Bool
    }

    private(set) var pieces: [Piece] = []
    let left: Double
    let right: Double

    /// Longer pauses are shortened, except this much before and after events.
    private static let longestRest: Microseconds = 700_000
    private static let margin: Microseconds = 120_000
    static let foldWidth = 34.0

    init(_ timeline: Timeline, left: Double, right: Double) {
        self.left = left
        self.right = right
        let busy = TimeScale.busyRanges(timeline)
        let folds = TimeScale.rests(between: busy, in: timeline.range)
        var ranges: [(TimeRange, Bool)] = []
        var time = timeline.range.start
        for fold in folds {
            ranges.append((TimeRange(time, fold.start), false))
            ranges.append((fold, true))
            time = fold.end
        }
        ranges.append((TimeRange(time, timeline.range.end), false))
        place(ranges.filter { $0.0.duration > 0 })
    }

    private mutating func place(_ ranges: [(TimeRange, Bool)]) {
        let shown = ranges.filter { !$0.1 }.map { Double($0.0.duration) }.reduce(0, +)
        let folds = Double(ranges.count { $0.1 })
        // Many pauses share half of the width.
        let foldWidth = folds > 0 ? min(TimeScale.foldWidth, (right - left) / 2 / folds) : 0
        let perMicrosecond = shown > 0 ? (right - left - folds * foldWidth) / shown : 0
        var x = left
        for (range, isFolded) in ranges {
            let width = isFolded ? foldWidth : Double(range.duration) * perMicrosecond
            pieces.append(Piece(range: range, left: x, right: x + width, isFolded: isFolded))
            x += width
        }
    }

    func x(_ time: Microseconds) -> Double {
        guard let first = pieces.first, let last = pieces.last else { return left }
        if time <= first.range.start { return left }
        if time >= last.range.end { return right }
        var low = 0
        var high = pieces.count - 1
        while low < high {
            let middle = (low + high) / 2
            if pieces[middle].range.end < time { low = middle + 1 } else { high = middle }
        }
        let piece = pieces[low]
        guard piece.range.duration > 0 else { return piece.left }
        let part = Double(time - piece.range.start) / Double(piece.range.duration)
        return piece.left + part * (piece.right - piece.left)
    }

    /// Labelled times in each piece.
    var ticks: [Microseconds] {
        var ticks: [Microseconds] = []
        for piece in pieces where !piece.isFolded && piece.right > piece.left {
            let perPixel = Double(piece.range.duration) / (piece.right - piece.left)
            let widest = TextWidth.of(TimeScale.label(piece.range.end), TextStyle(11))
            let step = TimeScale.step(atLeast: perPixel * (widest + 26))
            // The first multiple of the step within the piece.
            var time = piece.range.start / step * step
            if time < piece.range.start { time += step }
            while time <= piece.range.end {
                ticks.append(time)
                let (next, isBeyond) = time.addingReportingOverflow(step)
                if isBeyond { break }
                time = next
            }
        }
        return ticks
    }

    /// Text in ms, with a narrow space between thousands.
    static func label(_ time: Microseconds) -> String {
        let milliseconds = time / 1000
        let rest = time % 1000
        var digits = Array(String(milliseconds))
        var index = digits.count - 3
        while index > 0, digits.count > 4 || milliseconds > 9_999 {
            digits.insert("\u{202F}", at: index)
            index -= 3
        }
        let text = String(digits)
        return rest == 0 ? text : "\(text).\(rest / 100)"
    }

    private static func step(atLeast shortest: Double) -> Microseconds {
        var power: Microseconds = 1000
        while power < 1_000_000_000_000 {
            for factor: Microseconds in [1, 2, 5] where Double(power * factor) >= shortest { return power * factor }
            power *= 10
        }
        return power
    }

    // MARK: Rests

    private static func busyRanges(_ timeline: Timeline) -> [TimeRange] {
        var ranges: [TimeRange] = []
        for touch in timeline.touches {
            let end = timeline.range.end
            ranges.append(TimeRange(touch.down, max(touch.up ?? end, touch.changes.last?.time ?? touch.down)))
        }
        for recognizer in timeline.recognizers {
            // An attempt that never ends, for example of a custom recognizer, may have long pauses.
            for attempt in recognizer.attempts where attempt.range.duration <= longestRest {
                ranges.append(attempt.range)
            }
            ranges += recognizer.steps.map { TimeRange($0.time, $0.time) }
        }
        for receiver in timeline.receivers { ranges += receiver.marks.map { TimeRange($0.time, $0.time) } }
        ranges += timeline.notes.map { TimeRange($0.time, $0.time) }
        ranges += [
            TimeRange(timeline.range.start, timeline.range.start), TimeRange(timeline.range.end, timeline.range.end),
        ]
        return ranges.sorted { $0.start < $1.start }
    }

    private static func rests(between busy: [TimeRange], in range: TimeRange) -> [TimeRange] {
        var rests: [TimeRange] = []
        guard var end = busy.first?.end else { return [] }
        for next in busy.dropFirst() {
            if next.start - end > longestRest, range.contains(end), range.contains(next.start) {
                rests.append(TimeRange(end + margin, next.start - margin))
            }
            end = max(end, next.end)
        }
        return rests
    }
}
