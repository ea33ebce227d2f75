// SPDX-License-Identifier: MIT

public import ScenarioFormat
public import ScenarioRunner

/// Model behind every picture of a scenario: what happened when.
public struct Timeline: Sendable {
    /// The span of time that the model covers.
    public var range: TimeRange
    /// End of the file; later than the range if the model was cut off.
    public var fileEnd: Microseconds
    public var views: [ViewTrack] = []
    public var touches: [TouchTrack] = []
    public var recognizers: [RecognizerTrack] = []
    public var receivers: [ReceiverTrack] = []
    public var notes: [Note] = []

    public var isCutOff: Bool { range.end < fileEnd }
    public var isEmpty: Bool { touches.isEmpty && notes.isEmpty && recognizers.allSatisfy(\.attempts.isEmpty) }
}

public struct TimeRange: Sendable, Equatable {
    public var start: Microseconds
    public var end: Microseconds

    public init(_ start: Microseconds, _ end: Microseconds) {
        self.start = start
        self.end = max(start, end)
    }

    public var duration: Microseconds { end - start }

    public func contains(_ time: Microseconds) -> Bool { start <= time && time <= end }
}

/// A view, and where it was from when on.
public struct ViewTrack: Sendable {
    public struct Place: Sendable, Equatable {
        public var time: Microseconds
        public var corners: [Point]
        public var isHidden: Bool
    }

    public var name: String
    public var kind: ViewShape.Kind
    public var places: [Place] = []
}

/// A finger from its down to its lift, and what its view gets of it.
public struct TouchTrack: Sendable {
    public enum State: String, Sendable, CaseIterable {
        /// Its view has got nothing of it, and nothing waits.
        case undelivered
        /// Kept from its view until a recognizer has decided.
        case withheld
        /// Its view has got it.
        case delivered
        /// Its view has got all but the lift.
        case endWithheld = "end-withheld"
        /// Taken away from its view.
        case cancelled
        /// Its view has got the lift.
        case ended
    }

    public struct Change: Sendable, Equatable {
        public var time: Microseconds
        public var state: State
        /// Reason; empty if that goes without saying.
        public var sentence: String
    }

    public struct Sample: Sendable, Equatable {
        public var time: Microseconds
        public var place: Point
    }

    public var id: TouchID
    public var isPointer: Bool
    public var samples: [Sample]
    public var down: Microseconds
    /// Nil: the file ends with the finger on the glass.
    public var up: Microseconds?
    /// The system took the finger: it did not lift.
    public var isCancelledByInput = false
    public var view: String?
    public var changes: [Change]

    public var label: String { isPointer ? "pointer" : String(id) }

    /// The states in which it was for some time, up to the end of the model or until all was said.
    public func spans(until end: Microseconds) -> [(state: State, range: TimeRange)] {
        let close = max(up ?? end, changes.last?.time ?? down)
        return changes.indices.compactMap { index in
            let next = changes.index(after: index)
            let stop = next < changes.endIndex ? changes[next].time : close
            guard changes[index].state != .ended, stop > changes[index].time else { return nil }
            return (changes[index].state, TimeRange(changes[index].time, stop))
        }
    }
}

/// History of a recognizer.
public struct RecognizerTrack: Sendable {
    public enum Phase: String, Sendable {
        /// Has touches, and may still recognize.
        case tracking
        /// Recognized, and waits for another one to fail.
        case held
        /// Began, and goes on.
        case active
        /// Recognized or ended, and waits for its reset.
        case recognized
        case failed, cancelled
    }

    public struct Step: Sendable {
        public var time: Microseconds
        public var transition: Transition
    }

    public struct Attempt: Sendable {
        public var range: TimeRange
        public var touches: [TouchID] = []
        public var phases: [(phase: Phase, range: TimeRange)] = []
        /// The steps of the attempt, as indices into the recognizer's.
        public var steps: [Int] = []
    }

    public var facts: RecognizerFacts
    public var steps: [Step] = []
    public var holds: [(time: Microseconds, sentence: String)] = []
    public var attempts: [Attempt] = []
    public var meters: [Meter] = []
    /// Times at which its action was sent.
    public var actions: [Microseconds] = []
    /// Reasons why it did not take part in touches that it was offered.
    public var refusals: [(time: Microseconds, sentence: String)] = []

    public var name: String { facts.name }
    public var isInvolved: Bool { !attempts.isEmpty || !steps.isEmpty }
}

/// Touches and events that a view or a client's surface received.
public struct ReceiverTrack: Sendable {
    public struct Contact: Sendable {
        public var touch: TouchID
        public var isPointer: Bool
        /// Tells touches of one id apart.
        var serial: Int
        public var range: TimeRange
        public var isCancelled = false
    }

    public struct Mark: Sendable {
        public var time: Microseconds
        public var text: String
    }

    public var name: String
    /// The client of a surface.
    public var client: String?
    public var contacts: [Contact] = []
    /// Control events, scroll events, frames and whatever else the log has of it.
    public var marks: [Mark] = []
}

/// A sentence of the library's about a moment.
public struct Note: Sendable {
    public enum Subject: Sendable, Equatable {
        case recognizer(String)
        case touch(TouchID)
    }

    public var time: Microseconds
    public var subject: Subject
    public var text: String
    /// Tells an outcome rather than a detail on the way.
    public var isOutcome: Bool
}
