// SPDX-License-Identifier: MIT

/// The library's sentences, whole, with what would have made recognizers fire.
extension TimelineDrawing {
    private static let mostOutcomes = 24

    /// Draws below a place. Returns where the list ends.
    mutating func drawOutcomes(_ x: Double, _ top: Double, _ width: Double) -> Double {
        picture.text("What came of it", x, top + 12, TextStyle(13, isBold: true), within: width)
        var y = top + 34
        let outcomes = timeline.notes.filter { $0.outcome != nil }
        if outcomes.isEmpty { picture.text("No recognizer decided anything.", x, y, TextStyle(12), .muted) }
        let shown = TimelineDrawing.mostShown(of: outcomes)
        for note in shown {
            picture.text(TimeScale.label(note.time), x + 52, y, TextStyle(11, .end), .muted)
            draw(note.text.withoutNumbers, x + 60, &y, width - 60, note.ink, title: note.text)
            if let remedy = note.remedy { draw("→ fires with \(remedy)", x + 72, &y, width - 72, .fires, title: "") }
            y += 3
        }
        if shown.count < outcomes.count {
            picture.text("and \(outcomes.count - shown.count) more", x + 60, y, TextStyle(12), .muted)
            y += 15
        }
        return y - 10
    }

    /// Leaves out failures that no remedy is known of where there are many, but nothing that fired.
    private static func mostShown(of outcomes: [Note]) -> [Note] {
        var surplus = outcomes.count - mostOutcomes
        return outcomes.reversed().filter { note in
            guard surplus > 0, note.remedy == nil, note.outcome == .failed else { return true }
            surplus -= 1
            return false
        }.reversed().prefix(mostOutcomes * 2).map { $0 }
    }

    private mutating func draw(
        _ text: String, _ x: Double, _ y: inout Double, _ width: Double, _ ink: Ink, title: String
    ) {
        for line in TextWidth.wrapped(text, to: width, TextStyle(12)) {
            picture.text(line, x, y, TextStyle(12), ink, title: title)
            y += 15
        }
    }
}

extension Note {
    var ink: Ink {
        switch outcome {
        case .cancelled: .cancelled
        case .failed: .failed
        case .fired, .ended, nil: .ink
        }
    }
}
