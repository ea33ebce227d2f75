// SPDX-License-Identifier: MIT

import ScenarioFormat

/// The words beside the marks of a recognizer's row. They are whole, or left out: the list above has the sentence.
extension TimelineDrawing {
    struct Placement {
        var lines: [String]
        var x: Double
        var anchor: TextStyle.Anchor
        var ink: Ink
        var title: String
    }

    private static let wordStyle = TextStyle(11)
    private static let mostLines = 4

    /// Returns where the words of a marked step stand: to the right of the mark, or to its left if there is no room.
    func placement(of index: Int, _ recognizer: RecognizerTrack) -> Placement? {
        let marked = recognizer.steps.filter(\.isMarked)
        guard marked.indices.contains(index) else { return nil }
        let step = marked[index]
        // A began is visible as its bar; other states have their result beside the mark.
        guard step.transition.to != .began else { return nil }
        let x = scale.x(step.time)
        let next = index + 1 < marked.count ? scale.x(marked[index + 1].time) - 8 : right
        let ink: Ink =
            switch step.transition.to {
            case .cancelled: .cancelled
            case .failed: .failed
            default: .muted
            }
        let title = "\(TimeScale.label(step.time)) ms: \(step.transition.sentence)"
        let busy = recognizer.attempts.map(\.range).filter { $0.start > step.time }.map { scale.x($0.start) }.min()
        let tail = recognizer.attempts.first { $0.range.contains(step.time) }.map { scale.x($0.range.end) } ?? x
        let from = max(x + 10, tail > x + 1 ? tail + 5 : 0)
        let room = min(next, busy.map { $0 - 6 } ?? right) - from
        if TextWidth.of(step.words, TimelineDrawing.wordStyle) <= room || room > 110 {
            let lines = TextWidth.wrapped(step.words, to: room, TimelineDrawing.wordStyle)
            if lines.count <= TimelineDrawing.mostLines {
                return Placement(lines: lines, x: from, anchor: .start, ink: ink, title: title)
            }
        }
        let free = roomBefore(step, recognizer)
        guard TextWidth.of(step.words, TimelineDrawing.wordStyle) <= free.width else { return nil }
        return Placement(lines: [step.words], x: free.end, anchor: .end, ink: ink, title: title)
    }

    private func roomBefore(
        _ step: RecognizerTrack.Step, _ recognizer: RecognizerTrack
    ) -> (end: Double, width: Double) {
        let x = scale.x(step.time)
        let before = recognizer.attempts.last { $0.range.start <= step.time }.map { scale.x($0.range.start) } ?? x
        let ends = recognizer.attempts.map { scale.x($0.range.end) }.filter { $0 < before - 1 }
        let marks = recognizer.steps.filter { $0.isMarked && $0.time < step.time }.map { scale.x($0.time) }
        // The words of an earlier mark stand to its right.
        guard ends.isEmpty || marks.isEmpty else { return (before - 6, 0) }
        let start = max(scale.left, (ends + marks).max().map { $0 + 8 } ?? 0)
        return (before - 6, before - 6 - start)
    }

    mutating func draw(_ placement: Placement, _ baseline: Double) {
        let style = TextStyle(11, placement.anchor)
        for (index, line) in placement.lines.enumerated() {
            picture.text(line, placement.x, baseline + Double(index) * 13, style, placement.ink, title: placement.title)
        }
    }
}
