// SPDX-License-Identifier: MIT

public import ScenarioFormat
public import ScenarioRunner

/// Model behind every picture of a scenario: what happened when.
public struct Timeline: Sendable {
    /// Time range of the model.
    public var range: TimeRange
    /// End of the file. Later than the range if the model was cut off.
    public var fileEnd: Microseconds
    public var views: [ViewTrack] = []
    public var touches: [TouchTrack] = []
    public var recognizers: [RecognizerTrack] = []
    public var receivers: [ReceiverTrack] = []
    public var notes: [Note] = []
    /// The most important limits of recognizers, with results for other values.
    public var limits: [LimitTrack] = []

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

/// A view and its shapes over time.
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

/// A finger from down to lift, and the delivery of its touch to its view.
public struct TouchTrack: Sendable {
    public enum State: String, Sendable, CaseIterable {
        /// The view has got no event of it, and none is queued.
        case undelivered
        /// Withheld from the view until a recognizer has decided.
        case withheld
        /// Delivered to the view.
        case delivered
        /// Delivered, but the end is withheld.
        case endWithheld = "end-withheld"
        /// Cancelled in the view.
        case cancelled
        /// Ended in the view.
        case ended
    }

    public struct Change: Sendable, Equatable {
        public var time: Microseconds
        public var state: State
        /// Reason; empty if it is obvious.
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
    /// Time of the lift; nil if the finger is down at the end of the file.
    public var up: Microseconds?
    /// Whether the system or the hardware cancelled the touch.
    public var isCancelledByInput = false
    public var view: String?
    public var changes: [Change]

    public var label: String { isPointer ? "pointer" : String(id) }

    /// Returns its states with their times, up to the end of the model or of the touch.
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
        /// Has touches, and can still recognize.
        case tracking
        /// Is held: waits for another recognizer to fail.
        case held
        /// Active.
        case active
        /// Has recognized or ended, and waits for its reset.
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
        /// Steps of the attempt, as indices into the recognizer's steps.
        public var steps: [Int] = []
    }

    public var facts: RecognizerFacts
    public var steps: [Step] = []
    public var holds: [(time: Microseconds, sentence: String)] = []
    public var attempts: [Attempt] = []
    public var meters: [Meter] = []
    /// Times at which its action was sent.
    public var actions: [Microseconds] = []
    /// Reasons why touches that it was offered were refused.
    public var refusals: [(time: Microseconds, sentence: String)] = []

    public var name: String { facts.name }
    public var isInvolved: Bool { !attempts.isEmpty || !steps.isEmpty }
}

/// Touches and events that a view or a client's surface received.
public struct ReceiverTrack: Sendable {
    public struct Contact: Sendable {
        public var touch: TouchID
        public var isPointer: Bool
        /// Distinguishes touches with the same id.
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
    /// Control events, scroll events, frames and other lines of the log.
    public var marks: [Mark] = []
}

/// A sentence of the library and its time.
public struct Note: Sendable {
    public enum Subject: Sendable, Equatable {
        case recognizer(String)
        case touch(TouchID)
    }

    public enum Outcome: String, Sendable {
        /// Began, or recognized at once.
        case fired
        case ended, failed, cancelled
    }

    public var time: Microseconds
    public var subject: Subject
    public var text: String
    /// Result of the recognizer's attempt; nil for an intermediate step, and for a touch.
    public var outcome: Outcome?
    /// Change with which the recognizer would have fired instead.
    public var remedy: String?
}

extension Timeline {
    /// Adds what would have made a recognizer fire to the note about its failure.
    public mutating func add(remedy: String, of recognizer: String, at time: Microseconds) {
        let index = notes.lastIndex { note in
            note.time == time && note.subject == .recognizer(recognizer) && note.outcome != nil
        }
        if let index { notes[index].remedy = remedy }
    }

    /// Time at which a page opens: of what nearly fired, or else of the last failure since something fired.
    public var momentOfInterest: Microseconds {
        if let near = notes.last(where: { $0.remedy != nil }) { return near.time }
        let fired = notes.last { $0.outcome == .fired }?.time ?? .min
        return notes.last { $0.outcome == .failed && $0.time > fired }?.time ?? range.start
    }
}
