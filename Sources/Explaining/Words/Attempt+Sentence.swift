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
            parts += ["failed \(after(lastTime))", clause(story.recognizers[recognizer]) + lateness(in: story)]
        case .cancelled: parts += ["was cancelled \(after(lastTime))", clause(story.recognizers[recognizer])]
        default:
            if began != nil {
                parts.append("goes on")
            } else if let hold {
                parts += ["waits since \((hold.since - start).millisecondsText) ms", Clause(of: hold.sentence).text]
            } else {
                parts.append("is undecided at the end")
            }
        }
        return parts.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Returns the part after the colon of the library's sentence, with additions that only the whole gesture allows.
    private func clause(_ facts: RecognizerFacts?) -> String {
        guard let last else { return "" }
        var clause = Clause(of: last.sentence)
        let kind = facts?.kind ?? ""
        if let density = millimetreDensity(last) {
            clause.convertToMillimetres(density, isTooMuch: last.reason != .movedTooLittle)
        }
        switch last.reason {
        case .movedTooFar where lastTime == lastTouchTime && (kind == "tap" || kind == "long-press"):
            clause.replace("its fingers moved ", by: "its next tap lay ")
            clause.insert(behindLength: " from the first")
        case .movedTooFar, .movedTooLittle:
            switch kind {
            case "pinch": clause.replace("its fingers moved ", by: "the distance of its fingers changed by ")
            case "rotation": clause.replace("its fingers moved ", by: "its fingers turned along an arc of ")
            case "transform" where touches.count > 1: clause.nameChange(of: facts?.parts ?? [])
            default: movement.direction.map { clause.insert(behindLength: " \($0)") }
            }
        case .wrongDirection:
            movement.direction.map { clause.replace("its fingers moved at ", by: "its fingers moved \($0), at ") }
        case .liftedEarly:
            if let facts, touches.count < facts.touches {
                clause.append(" (\(touches.count) of \(facts.touches) fingers were down)")
            }
        default: break
        }
        if hasOneFinger(facts) { clause.nameOneFinger() }
        return clause.text
    }

    /// Returns which tap of several did not come in time, and when it came.
    private func lateness(in story: Story) -> String {
        guard last?.reason == .tooLate, let facts = story.recognizers[recognizer], facts.kind == "tap" else {
            return ""
        }
        var parts: [String] = []
        // Of two it can only be the second.
        if facts.taps > 2 { parts.append("\(touches.count / max(1, facts.touches)) of \(facts.taps) taps came") }
        if let gap = gapToNextTap(in: story) { parts.append("it came after \(gap.millisecondsText) ms") }
        return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
    }

    /// Longest pause after which a tap may have been meant as the next one.
    private static let longestGap: Microseconds = 2_000_000

    /// Returns the time from the lift of its last tap to the next touch of the same recognizer, or nil.
    func gapToNextTap(in story: Story) -> Microseconds? {
        let gestures = story.gestures.dropFirst(max(0, gesture)).prefix(8)
        let attempts = gestures.lazy.flatMap { story.attempts(of: $0) }
        guard let next = attempts.first(where: { $0.recognizer == recognizer && $0.start > lastTime }) else {
            return nil
        }
        let lifts = gestures.flatMap(\.touches).filter { touches.contains($0.touch.serial) }.compactMap(\.endTime)
        guard let lift = lifts.max(), next.start - lift <= Attempt.longestGap else { return nil }
        return next.start - lift
    }

    /// Each tap of a double tap brings a touch of its own.
    private func hasOneFinger(_ facts: RecognizerFacts?) -> Bool {
        guard let facts else { return touches.count == 1 }
        let countsTogether = facts.kind == "tap" || facts.kind == "long-press" || facts.kind == "swipe"
        return countsTogether ? facts.touches == 1 : touches.count == 1
    }

    /// Px per mm where its thresholds are set in mm; a panel of unknown size counts as 10 px in 1.6 mm (8.9).
    private func millimetreDensity(_ last: Transition) -> Double? {
        guard isInMillimetres else { return nil }
        let known = last.numbers.count > 2 ? last.numbers[2] : 0
        return known > 0 ? known : 6.25
    }
}

extension Clause {
    /// Names the part of a transform's movement that the numbers are about.
    fileprivate mutating func nameChange(of parts: Set<TransformPart>) {
        switch parts {
        case [.scale]: replace("its fingers moved ", by: "the distance of its fingers changed by ")
        case [.rotation]: replace("its fingers moved ", by: "its fingers turned along an arc of ")
        case [.scale, .rotation]: replace("its fingers moved ", by: "its fingers spread or turned by ")
        default: break
        }
    }
}
