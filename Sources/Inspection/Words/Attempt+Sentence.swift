// SPDX-License-Identifier: MIT

import ScenarioFormat
import ScenarioRunner

extension Attempt {
    /// Returns the result: `failed after 212 ms, its fingers moved 38 px to the left, 50 px are needed`. Times count
    /// from the start of the gesture.
    func outcome(in story: Story) -> String {
        let start = story.gestures.indices.contains(gesture) ? story.gestures[gesture].start : start
        func after(_ time: Microseconds) -> String { "after \((time - start).millisecondsText) ms" }
        var parts: [String] = []
        if let began { parts.append("began \(after(began))") }
        switch last?.to {
        case .ended: parts.append((began == nil ? "recognized " : "ended ") + after(lastTime))
        case .failed:
            parts += ["failed \(after(lastTime))", clause(in: story)]
        case .cancelled: parts += ["was cancelled \(after(lastTime))", clause(in: story)]
        default:
            if began != nil {
                parts.append("goes on")
            } else if let hold {
                parts += ["waits since \((hold.since - start).millisecondsText) ms", holdText(in: story)]
            } else {
                parts.append("is undecided at the end")
            }
        }
        return parts.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Returns what it waits for.
    func holdText(in story: Story) -> String {
        guard let hold else { return "" }
        var clause = Clause(of: hold.sentence, about: recognizer)
        if let other = hold.other, let title = story.recognizers[other]?.title { clause.nameOther(title) }
        return clause.text
    }

    /// Longest pause after which a tap may have been meant as the next one.
    private static let longestGap: Microseconds = 2_000_000

    /// Returns the time from the lift of its last tap to the next touch of the same recognizer, or nil.
    func gapToNextTap(in story: Story) -> Microseconds? {
        let gestures = story.gestures.dropFirst(max(0, gesture)).prefix(8)
        let next = story.attempt(of: recognizer, inGestures: gesture...gesture + 7, isLast: false) { $0 > lastTime }
        guard let next else { return nil }
        let lifts = gestures.flatMap(\.touches).filter { touches.contains($0.touch.serial) }.compactMap(\.endTime)
        guard let lift = lifts.max(), next.start - lift <= Attempt.longestGap else { return nil }
        return next.start - lift
    }
}
