// SPDX-License-Identifier: MIT

public import ScenarioFormat
public import ScenarioRunner

/// Results of the gestures of a scenario.
public struct Story: Sendable {
    public internal(set) var gestures: [Gesture] = []
    /// Attempts in the order of their start.
    public internal(set) var attempts: [Attempt] = []
    /// Index of the first gesture of which is known what kept fingers away; more than 0 in a file with very many.
    public internal(set) var firstWithObstacles = 0
    /// Facts about recognizers, by name.
    public internal(set) var recognizers: [String: RecognizerFacts] = [:]
    /// Delegates, controls and views that may have refused recognizers their begin.
    var deciders = Deciders()
    /// Shapes of all views at the end.
    var shapes: [ViewShape] = []

    /// Indices of the attempts that began in each gesture.
    var attemptsOfGestures: [[Int]] = []

    /// Plays a scenario, up to a time.
    ///
    /// - Parameters:
    ///   - keepsTrials: the views that were tried are kept also of gestures in which recognizers took part
    ///   - findsObstacles: what kept fingers from recognizers is found out
    ///   - onMessage: is handed what the library logs, and where a recording may come out differently
    public init(
        of source: ScenarioSource, upTo end: Microseconds = .max, keepsTrials: Bool = false,
        findsObstacles: Bool = false,
        onMessage: ((ScenarioError) -> Void)? = nil
    ) throws(ScenarioError) {
        let collector = StoryCollector(keepsTrials: keepsTrials, findsObstacles: findsObstacles)
        try ScenarioRunner.watch(source, upTo: end, collector, onMessage: onMessage)
        self = collector.story
    }

    init() {}

    /// Returns the attempts that began in a gesture, in order.
    public func attempts(of gesture: Gesture) -> [Attempt] {
        guard attemptsOfGestures.indices.contains(gesture.index) else { return [] }
        return attemptsOfGestures[gesture.index].map { attempts[$0] }
    }

    /// Returns the first or last attempt of a recognizer that began in some gestures, at a time that a condition allows.
    ///
    /// A file may have thousands of attempts in each gesture, so that none is copied.
    func attempt(
        of recognizer: String, inGestures range: ClosedRange<Int>, isLast: Bool, where isWanted: (Microseconds) -> Bool
    ) -> Attempt? {
        var found: Int?
        for gesture in range.clamped(to: 0...max(0, gestures.count - 1))
        where attemptsOfGestures.indices.contains(gesture) {
            for index in attemptsOfGestures[gesture] {
                guard attempts[index].recognizer == recognizer, isWanted(attempts[index].start) else { continue }
                found = index
                if !isLast { return attempts[index] }
            }
        }
        return found.map { attempts[$0] }
    }

    /// Returns the attempt of another run with the same first finger.
    func attempt(like other: Attempt) -> Attempt? {
        attempts.first { $0.recognizer == other.recognizer && $0.firstTouch == other.firstTouch }
    }
}

/// A sequence of fingers, from the first down to the last lift.
public struct Gesture: Sendable {
    /// Number of the gesture, from 0.
    public var index: Int
    public var start: Microseconds
    /// End time; nil if fingers are down at the end of the file.
    public var end: Microseconds?
    public var touches: [FingerTrack] = []
    /// Results of the hit tests for the views that were tried, in order; empty if they add nothing.
    public var trials: [String] = []
    /// Recognizers that a touch was refused to, each with the reason.
    public var refusals: [Refusal] = []
    /// Touches over recognizers' views that were not offered to the recognizers, by these.
    public var obstructions: [String: [Obstruction]] = [:]
    /// Changes that touch accommodations, or a view without multiple touch, made to its fingers.
    public var accommodations: [Adjustment] = []

    public struct Refusal: Sendable {
        public var recognizer: String
        public var touch: TouchID
        public var sentence: String
        /// Words of the host instead of the sentence; they have a remedy of their own.
        var wordsOfHost: String?
    }

    public struct Obstruction: Sendable {
        public var touch: TouchID
        public var obstacle: Obstacle
    }

    /// Returns whether a time lies in the gesture.
    public func contains(_ time: Microseconds) -> Bool { time >= start && time <= end ?? .max }
}

/// A finger of a gesture.
public struct FingerTrack: Sendable {
    public var touch: WatchedTouch
    public var start: Point
    public var place: Point
    /// Place that was farthest from its start.
    public var farthest: Point
    public var view: String?
    public var startTime: Microseconds
    /// Time of the lift; nil if the finger is down at the end of the file.
    public var endTime: Microseconds?
    /// Whether the finger was cancelled instead of lifted.
    public var isCancelled = false
    /// Events that the client of its surface got.
    var delivery = Delivery()

    /// Displacement at the end.
    public var movement: Point { Point(x: place.x - start.x, y: place.y - start.y) }
    /// Largest displacement.
    public var reach: Point { Point(x: farthest.x - start.x, y: farthest.y - start.y) }
}

/// One attempt of a recognizer, from its first touch to its reset.
public struct Attempt: Sendable {
    public var recognizer: String
    /// Index of the gesture in which it began.
    public var gesture: Int
    public var start: Microseconds
    /// Serial number of its first touch; 0 without touches.
    public var firstTouch: Int
    var touches: Set<Int>
    /// Time at which its last touch landed.
    var lastTouchTime: Microseconds
    public var began: Microseconds?
    /// The transition that ended it, and its time.
    public var last: Transition?
    public var lastTime: Microseconds = 0
    /// Start of the hold and the library's sentence about the requirement.
    public var hold: (since: Microseconds, sentence: String, other: String?)?
    /// Whether the recognizer's lengths are set in mm.
    var isInMillimetres = false
    /// Mean displacement of its touches at the decision.
    public var movement = Point(x: 0, y: 0)
    /// Displacement of each of its touches at the decision.
    var ways: [(touch: WatchedTouch, movement: Point)] = []

    /// Whether the recognizer sent an action.
    public var hasFired: Bool { began != nil || last?.to == .ended }
    /// Whether the recognizer has not fired.
    public var isMiss: Bool { !hasFired }
}
