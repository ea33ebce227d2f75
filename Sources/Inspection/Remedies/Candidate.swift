// SPDX-License-Identifier: MIT

import ScenarioFormat
import ScenarioRunner

/// A property whose change may make a recognizer fire that did not.
struct Candidate: Sendable {
    enum Range: Sendable {
        /// A length. `grows` tells whether a larger value is more tolerant.
        case length(grows: Bool, Thresholds.Length)
        case duration(grows: Bool, Thresholds.Duration)
        /// A count that the gesture must reach, or must not exceed.
        case count(grows: Bool)
        /// Values to try, in this order.
        case choices([String])
    }

    var property: String
    var range: Range
}

/// Properties to change after a failure.
enum Candidates {
    static func of(
        _ attempt: Attempt, _ declaration: RecognizerDeclaration, _ facts: RecognizerFacts
    ) -> [Candidate] {
        guard let last = attempt.last else { return attempt.hold == nil ? [] : requirements(last: nil) }
        let thresholds = ofThresholds(last.reason, type(of: declaration.kind).thresholdOptions)
        return thresholds + ofCounts(last, declaration, facts) + others(last, declaration)
    }

    private static func ofThresholds(_ reason: FailureReason?, _ options: ThresholdOptions) -> [Candidate] {
        let growing: Bool
        let lengths: [Thresholds.Length]
        var durations: [(Thresholds.Duration, grows: Bool)] = []
        switch reason {
        case .movedTooFar:
            (growing, lengths) = (true, [.allowableMovement, .tapMovement, .tapDistance, .swipeAcross])
        case .movedTooLittle: (growing, lengths) = (false, [.begin, .swipeAlong, .beginSpread, .beginArc])
        case .outsideEdge: (growing, lengths) = (true, [.edgeWidth])
        case .tooSlow: (growing, lengths, durations) = (false, [.swipeAlong], [(.swipe, true)])
        case .tooLong: (growing, lengths, durations) = (false, [], [(.tap, true)])
        case .tooLate: (growing, lengths, durations) = (false, [], [(.tapInterval, true)])
        case .liftedEarly: (growing, lengths, durations) = (false, [], [(.minimumPress, false)])
        case .tooFewTouches: (growing, lengths, durations) = (false, [], [(.arrival, true)])
        default: return []
        }
        let ofTime = durations.flatMap { wanted in
            options.durations.filter { $0.duration == wanted.0 }
                .map { Candidate(property: $0.option, range: .duration(grows: wanted.grows, $0.duration)) }
        }
        return ofTime
            + options.lengths.filter { lengths.contains($0.length) }
            .map { Candidate(property: $0.option, range: .length(grows: growing, $0.length)) }
    }

    private static func ofCounts(
        _ last: Transition, _ declaration: RecognizerDeclaration, _ facts: RecognizerFacts
    ) -> [Candidate] {
        // The least change comes first.
        let counts = (1...10).filter { $0 != facts.touches }
            .sorted { (abs($0 - facts.touches), $0) < (abs($1 - facts.touches), $1) }.map { String($0) }
        switch last.reason {
        case .liftedEarly:
            // A press without all its fingers also fails as lifted early.
            return [Candidate(property: "touches", range: .choices(counts))]
        case .tooFewTouches, .tooManyTouches:
            if type(of: declaration.kind).hasTouchLimits {
                let isTooFew = last.reason == .tooFewTouches
                return [
                    Candidate(property: isTooFew ? "min-touches" : "max-touches", range: .count(grows: !isTooFew))
                ]
            }
            return [Candidate(property: "touches", range: .choices(counts))]
        case .tooLate where facts.taps > 1:
            let fewer = (1..<facts.taps).reversed().prefix(10).map { String($0) }
            return [Candidate(property: "taps", range: .choices(fewer))]
        default: return []
        }
    }

    private static func others(_ last: Transition, _ declaration: RecognizerDeclaration) -> [Candidate] {
        switch last.reason {
        case .wrongDirection, .outsideEdge, .noEdges:
            if let swipe = declaration.kind as? SwipeKind {
                return [Candidate(property: "direction", range: .choices(more(than: swipe.directions)))]
            }
            if let pan = declaration.kind as? ScreenEdgePanKind {
                return [Candidate(property: "edges", range: .choices(more(than: pan.edges)))]
            }
            return []
        case .refusedByDelegate:
            return ["should-begin", "should-receive-event", "should-receive-touch"].map {
                Candidate(property: $0, range: .choices(["yes"]))
            }
        case .prevented:
            return last.other.map { [Candidate(property: "simultaneous", range: .choices([$0]))] } ?? []
        case .requirementRecognized, .requirementPending: return requirements(last: last)
        case .modifiers:
            return ["modifiers", "without-modifiers"].map { Candidate(property: $0, range: .choices(["default"])) }
        case .wrongButtons:
            return [
                Candidate(property: "buttons", range: .choices(PointerButton.allCases.map(\.rawValue)))
            ]
        default: return []
        }
    }

    private static func requirements(last: Transition?) -> [Candidate] {
        [
            Candidate(property: "to-fail", range: .choices(["none"])),
            Candidate(property: "require-failure-of", range: .choices(["default"])),
        ]
    }

    /// Returns sets with one more choice, for each choice that is missing.
    private static func more<Choice>(than choices: Set<Choice>) -> [String]
    where Choice: RawRepresentable<String> & CaseIterable & Hashable {
        Choice.allCases.filter { !choices.contains($0) }.map { added in
            Choice.allCases.filter { choices.contains($0) || $0 == added }.map(\.rawValue).joined(separator: ",")
        }
    }
}
