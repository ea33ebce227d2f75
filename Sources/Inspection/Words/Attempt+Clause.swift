// SPDX-License-Identifier: MIT

import Glibc
import ScenarioFormat
import ScenarioRunner

extension Attempt {
    /// Returns the reason as a clause: the library's, with what only the whole gesture tells, such as how long a finger
    /// that had to lift was down in the end.
    func clause(in story: Story) -> String {
        guard let last else { return "" }
        let facts = story.recognizers[recognizer]
        if let special = special(last, facts, story) { return special }
        var clause = Clause(of: last.sentence, about: recognizer)
        if let other = last.other, let title = story.recognizers[other]?.title { clause.nameOther(title) }
        if let density = millimetreDensity(last) {
            clause.convertToMillimetres(
                density, isTooMuch: last.reason != .movedTooLittle, found: last.numbers.first,
                limit: last.numbers.count > 1 ? last.numbers[1] : nil)
        }
        let kind = facts?.kind ?? ""
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
            clause.roundAngles()
            movement.direction.map { clause.replace("its fingers moved at ", by: "its fingers moved \($0), at ") }
        default: break
        }
        if hasOneFinger(facts) { clause.nameOneFinger() }
        return clause.text
    }

    /// Returns a clause that differs from the library's, or nil.
    private func special(_ last: Transition, _ facts: RecognizerFacts?, _ story: Story) -> String? {
        let limit = last.numbers.count > 1 ? last.numbers[1] : 0
        switch last.reason {
        case .tooLong: return tooLong(limit, facts, story)
        case .tooLate: return tooLate(limit, facts, story)
        case .tooSlow: return tooSlow(limit, facts)
        case .movedTooLittle where facts?.kind == "swipe": return shortSwipe(last, facts, story)
        case .tooFewTouches: return tooFew(limit, facts, story)
        case .tooManyTouches: return tooMany(last)
        case .liftedEarly: return incomplete(facts, story)
        case .touchCancelled: return cancelled(story)
        case .wrongButtons:
            return "the buttons pressed are \((last.numbers.first ?? 0).buttonsText), those required are "
                + limit.buttonsText
        case .refusedByDelegate:
            return story.deciders.clause(
                last.numbers.first ?? 0, to: recognizer, on: facts?.view, hit: tracks(in: story).compactMap(\.view),
                movement)
        default: return nil
        }
    }

    // MARK: Times

    private func tooLong(_ limit: Double, _ facts: RecognizerFacts?, _ story: Story) -> String? {
        let held = tracks(in: story).filter { $0.startTime <= lastTime && $0.endTime ?? .max >= lastTime }
        guard let start = held.map(\.startTime).min(), let end = held.map({ $0.endTime ?? .max }).max() else {
            return nil
        }
        let subject = hasOneFinger(facts) ? "its finger was" : "its fingers were"
        let allowed = "\(limit.microseconds.millisecondsText) ms are allowed"
        guard end < .max else {
            return "\(subject) down for more than \((lastTime - start).millisecondsText) ms, \(allowed)"
        }
        return "\(subject) down for \((end - start).millisecondsText) ms, \(allowed)"
    }

    private func tooLate(_ limit: Double, _ facts: RecognizerFacts?, _ story: Story) -> String {
        var text = "its next tap did not come within \(limit.microseconds.millisecondsText) ms"
        var parts: [String] = []
        // Of two it can only be the second.
        if let facts, facts.kind == "tap", facts.taps > 2 {
            parts.append("\(touches.count / max(1, facts.touches)) of \(facts.taps) taps came")
        }
        if let gap = gapToNextTap(in: story) { parts.append("it came after \(gap.millisecondsText) ms") }
        if !parts.isEmpty { text += " (\(parts.joined(separator: ", ")))" }
        return text
    }

    // MARK: Lengths

    /// Returns how far a swipe had come when its time was over.
    private func tooSlow(_ limit: Double, _ facts: RecognizerFacts?) -> String? {
        guard let progress = last?.progress, progress.limit > 0 else { return nil }
        let subject = hasOneFinger(facts) ? "finger" : "slowest finger"
        let lengths = lengths(progress, facts)
        let way = "\(lengths.found) of \(lengths.limit) \(lengths.unit)"
        return "its \(subject) had moved \(way) when its \(limit.microseconds.millisecondsText) ms were over"
    }

    private func shortSwipe(_ last: Transition, _ facts: RecognizerFacts?, _ story: Story) -> String? {
        guard let progress = last.progress, progress.limit > 0 else { return nil }
        let isOne = hasOneFinger(facts)
        let way = ways.first { $0.touch == progress.laggingTouch }?.movement ?? movement
        let lengths = lengths(progress, facts)
        var text = "its \(isOne ? "finger" : "slowest finger") moved \(lengths.found) \(lengths.unit)"
        if progress.value >= 1, let direction = way.direction { text += " \(direction)" }
        if progress.value >= 1, let facts, let angle = way.angle(toNearestOf: facts.directions), angle >= 1 {
            text += " (\(angle.decimalText)° off)"
        }
        return text + ", \(lengths.limit) \(lengths.unit) are needed"
    }

    /// Both lengths in mm if those of the recognizer are. The measured one is rounded down, so that it would be a
    /// sufficient threshold.
    private func lengths(
        _ progress: MeasuredProgress, _ facts: RecognizerFacts?
    ) -> (found: String, limit: String, unit: String) {
        guard isInMillimetres, let known = facts?.lengths[.swipeAlong], known > 0 else {
            return (progress.value.hundredthsText, progress.limit.hundredthsText, "px")
        }
        let limit = known / 6.25
        let found = ((progress.value / progress.limit * limit * 10 + 0.001).rounded(.down)) / 10
        return (found.decimalText, limit.hundredthsText, "mm")
    }

    // MARK: Fingers

    private func tooFew(_ limit: Double, _ facts: RecognizerFacts?, _ story: Story) -> String? {
        guard let arrival = facts?.durations[.arrival], arrival > 0, lastTime - start == arrival,
            let last, let came = last.numbers.first
        else { return nil }
        let next = fingers(in: story).first { $0.startTime > lastTime }
        let late = next.map { " (the next came after \(($0.startTime - start).millisecondsText) ms)" } ?? ""
        return "\(came.decimalText) \(came == 1 ? "touch" : "touches") came within \(arrival.millisecondsText) ms, "
            + "\(limit.decimalText) are needed" + late
    }

    /// Time after which a finger is told to have come late.
    static let lateness: Microseconds = 100_000

    private func tooMany(_ last: Transition) -> String? {
        guard last.numbers.count > 1, lastTime - start >= Attempt.lateness, lastTime == lastTouchTime else {
            return nil
        }
        let (came, allowed) = (last.numbers[0], last.numbers[1])
        return "\(came.decimalText) touches came, \(allowed.decimalText) \(allowed == 1 ? "is" : "are") allowed "
            + "(the last after \((lastTime - start).millisecondsText) ms)"
    }

    /// A press of which not all fingers came did not lift too early.
    private func incomplete(_ facts: RecognizerFacts?, _ story: Story) -> String? {
        guard let facts, touches.count < facts.touches else { return nil }
        let held = lastTime - start
        return "\(touches.count) of \(facts.touches) fingers came, and lifted after \(held.millisecondsText) ms"
    }

    private func cancelled(_ story: Story) -> String? {
        guard let track = tracks(in: story).first(where: { $0.isCancelled && $0.endTime == lastTime }) else {
            return nil
        }
        return "touch \(track.touch.id) was cancelled by its \(track.touch.isPointer ? "device" : "panel")"
    }

    /// Fingers of its gesture.
    private func fingers(in story: Story) -> [FingerTrack] {
        story.gestures.indices.contains(gesture) ? story.gestures[gesture].touches : []
    }

    /// Returns the attempt's own fingers; the taps after the first one are gestures of their own.
    func tracks(in story: Story) -> [FingerTrack] {
        story.gestures.dropFirst(max(0, gesture)).prefix(8).flatMap(\.touches)
            .filter { touches.contains($0.touch.serial) }
    }

    /// Returns whether one finger makes the gesture. Each tap of a double tap brings a touch of its own.
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

extension Double {
    fileprivate var microseconds: Microseconds { Microseconds(exactly: rounded()) ?? 0 }
    fileprivate var hundredthsText: String { ((self * 100).rounded() / 100).decimalText }

    /// `primary+middle`
    fileprivate var buttonsText: String {
        guard self >= 1, let mask = Int(exactly: self) else { return "none" }
        let names = ["primary", "secondary", "middle"]
        let known = names.indices.filter { mask >> $0 & 1 != 0 }.map { names[$0] }
        return known.isEmpty ? "others" : known.joined(separator: "+")
    }
}

extension Point {
    /// Returns the angle to the nearest of some directions, in whole degrees.
    fileprivate func angle(toNearestOf directions: Set<SwipeDirection>) -> Double? {
        guard length > 0 else { return nil }
        return directions.map { direction -> Double in
            let (along, across) =
                switch direction {
                case .right: (x, y)
                case .left: (-x, y)
                case .up: (-y, x)
                case .down: (y, x)
                }
            return abs(atan2(across, along)) * 180 / .pi
        }.min()?.rounded()
    }
}
