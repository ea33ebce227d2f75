// SPDX-License-Identifier: MIT

import ScenarioFormat

extension Explainer {
    /// Returns what a gesture was and what came of it: `gesture 1: at 0 ms, three fingers, 0.6 s, 38 mm up: pan
    /// "move-window" fired`. In a recording of some length also the time before its end: the person who made it knows
    /// what was last.
    ///
    /// - Parameter isLong: with its exact length
    public func headline(of gesture: Gesture, isLong: Bool = false) -> String {
        var parts =
            isLong ? [gesture.heading] : ["gesture \(gesture.index + 1): at \(gesture.shownStart.millisecondsText) ms"]
        let end = folded.source.end
        if folded.source.setUp.settings.isRecording, end >= 10_000_000, gesture.start <= end {
            let tenths = (end - gesture.start + 50_000) / 100_000
            parts.append("\((Double(tenths) / 10).decimalText) s before the end")
        }
        if !isLong {
            parts.append(gesture.fingers)
            let isOver = gesture.end != nil || gesture.touches.isEmpty
            if !isOver { parts.append("to the end of the file") }
            if let end = gesture.end { parts.append((end - gesture.start).durationText) }
        }
        let movement = Movement(of: gesture.touches, on: panel).text
        if !movement.isEmpty { parts.append(movement) }
        return parts.joined(separator: ", ") + ": " + result(of: gesture)
    }

    /// `pan "move-window" fired`
    private func result(of gesture: Gesture) -> String {
        var names: [String] = []
        for attempt in story.attempts(of: gesture) where attempt.hasFired {
            if !names.contains(attempt.recognizer) { names.append(attempt.recognizer) }
        }
        guard names.count <= 3 else { return "\(names.count) recognizers fired" }
        guard let last = names.popLast() else { return "nothing fired" }
        let others = names.map { title(of: $0) }.joined(separator: ", ")
        return (others.isEmpty ? "" : others + " and ") + title(of: last) + " fired"
    }
}

extension Gesture {
    /// The first whole ms in it, if there is one: devices have µs.
    fileprivate var shownStart: Microseconds {
        let next = start - start % 1_000 + (start % 1_000 > 0 ? 1_000 : 0)
        return next <= end ?? start ? next : start
    }

    /// `three fingers`. A touchpad's gesture has no touches.
    fileprivate var fingers: String {
        if touches.isEmpty { return "no touches" }
        if touches.allSatisfy(\.touch.isPointer) { return "the pointer" }
        return "\(touches.count.word) finger\(touches.count == 1 ? "" : "s")"
    }
}

extension Int {
    /// `three`
    var word: String {
        let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
        return words.indices.contains(self) ? words[self] : String(self)
    }
}

extension Microseconds {
    /// `70 ms`, or `0.6 s`
    var durationText: String {
        self < 100_000
            ? "\(self < 1_000 ? millisecondsText : String((self + 500) / 1_000)) ms"
            : "\((Double((self + 50_000) / 100_000) / 10).decimalText) s"
    }
}
