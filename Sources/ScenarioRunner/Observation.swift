// SPDX-License-Identifier: MIT

public import ScenarioFormat

/// Observer of a run.
public protocol RunObserver: AnyObject {
    /// Called with each observation, in the order of events.
    func observe(_ observation: Observation, at time: Microseconds)
    /// Called with the result of the hit test for each view that was tried (rule 15.2).
    func tried(_ touch: WatchedTouch, _ sentence: String)
    /// Whether to report what kept fingers away from recognizers.
    var asksForObstacles: Bool { get }
    /// Whether to report how near recognizers are.
    var asksForProgress: Bool { get }
}

extension RunObserver {
    public var asksForObstacles: Bool { false }
    public var asksForProgress: Bool { false }

    public func tried(_ touch: WatchedTouch, _ sentence: String) {}
}

/// An observation of a run, in addition to its log. Strings are the scenario's names of views and recognizers.
public enum Observation: Sendable, Equatable {
    /// Shapes of all views, at the start and after each change.
    case shapes([ViewShape])
    /// Announces a recognizer that later observations name.
    case recognizer(RecognizerFacts)
    /// The host sent a touch. The location is nil if the input has none.
    case input(WatchedTouch, TouchInput, Point?)
    /// View that a touch hit.
    case hit(WatchedTouch, view: String)
    /// A recognizer was offered a touch that went down; the text tells the result.
    case offered(WatchedTouch, to: String, isBound: Bool, String)
    /// A recognizer whose view lies under a finger was not offered its touch.
    case obstructed(WatchedTouch, from: String, Obstacle)
    /// A finger came to its view otherwise than it moved, or not at all.
    case accommodated(WatchedTouch, Adjustment)
    /// Progress of a recognizer, before anything is decided in a delivery (rule 15.3).
    case progress(String, MeasuredProgress)
    /// A recognizer changed its state.
    case transition(Transition)
    /// A recognizer is held by another one; the text tells why.
    case held(String, by: String?, String)
    /// A touch is withheld from its view by a recognizer; the text tells why.
    case withheld(WatchedTouch, by: String?, String)
    /// A withheld touch is released to its view.
    case released(WatchedTouch)
    /// A touch is cancelled in its view, or discarded before its began was delivered; by a recognizer, or nil.
    case cancelled(WatchedTouch, by: String?, String)
    /// A view's responder was called with touches; responders up the chain may be called as well.
    case received(TouchPhase, [WatchedTouch], by: String)
    /// An event was sent to a surface's client.
    case sent(WireEvent, WatchedTouch, surface: String, client: String)
    /// A line of the log.
    case logged(LogLine)
    /// Recordings only: the scene is complete, and earlier lines do not belong to the log.
    case started
    /// A recognizer was reset; these touches already belong to its next attempt.
    case bound([WatchedTouch], to: String)
    /// An input frame has ended, and all its effects were reported.
    case framed
}

/// Reason why a finger did not come to a recognizer whose view lies under it.
public struct Obstacle: Sendable, Equatable {
    /// A clause that follows the recognizer's name.
    public var text: String
    public var cause: Cause

    public enum Cause: Sendable, Equatable {
        case hidden(view: String)
        case noInteraction(view: String)
        case transparent(view: String)
        /// The touch lies outside of a view that the recognizer's is in.
        case outside(view: String)
        /// Another view lies in front of the recognizer's.
        case covered(by: String)
        /// The recognizer is on no view.
        case detached
        case other
    }

    /// Whether another view lies in front of the recognizer's.
    public var isCover: Bool {
        if case .covered = cause { true } else { false }
    }

    init(_ text: String, _ cause: Cause = .other) {
        self.text = text
        self.cause = cause
    }
}

/// Change that a touch accommodation, or a view that takes one touch at a time, made to a finger.
public struct Adjustment: Sendable, Equatable {
    /// A sentence that names the touch.
    public var text: String
    /// Option of the source or view, as a scenario file has it.
    public var option: String
    /// The source, or nil if the accommodations are those of all fingers.
    public var source: String?
    /// Whether recognizers were kept from the touch.
    public var isOfRecognizers: Bool
}

public enum TouchInput: String, Sendable {
    case down, move, up, cancel
}

/// A transition of a recognizer, with the sentence that explains it (rule 15.1).
public struct Transition: Sendable, Equatable {
    public var recognizer: String
    public var from: RecognizerState
    public var to: RecognizerState
    public var sentence: String
    /// Reason code (rule 15), or nil.
    public var reason: FailureReason?
    /// Numbers of the reason: lengths in px, times in µs, angles in radians.
    public var numbers: [Double]
    /// The recognizer that prevented this one or that it waits for.
    public var other: String?
    /// Progress before it, as the library measures it (rule 15.3).
    public var progress: MeasuredProgress?
}

/// Value that a recognizer has measured, and the limit with which it recognizes.
public struct MeasuredProgress: Sendable, Equatable {
    public enum Unit: Sendable {
        /// Values are px, µs or numbers.
        case pixels, microseconds, touches, taps
    }

    public var value: Double
    public var limit: Double
    public var unit: Unit
    /// The touch that is farthest behind, if each is measured by itself.
    public var laggingTouch: WatchedTouch?
}

/// Shape of a view in application coordinates: its corners, clockwise from its origin.
public struct ViewShape: Sendable, Equatable {
    public enum Kind: String, Sendable {
        case window, view, control, surface
        case scrollView = "scroll-view"
    }

    public var name: String
    public var kind: Kind
    public var corners: [Point]
    public var isHidden: Bool
}

/// Properties of a recognizer from which an observer can compute its thresholds.
public struct RecognizerFacts: Sendable, Equatable {
    public typealias Length = Thresholds.Length
    public typealias Duration = Thresholds.Duration

    public var name: String
    public var view: String
    /// Keyword of its kind.
    public var kind: String
    /// In px.
    public var lengths: [Length: Double] = [:]
    public var durations: [Duration: Microseconds] = [:]
    public var taps = 1
    /// Minimum number of touches.
    public var touches = 1
    public var directions: Set<SwipeDirection> = []
    public var parts: Set<TransformPart> = []
    /// Whether a length is set in mm.
    public var isInMillimetres = false

    public init(name: String, view: String, kind: String) {
        (self.name, self.view, self.kind) = (name, view, kind)
    }
}

/// A touch of a run. A finger that lands again with the same id is a different touch.
public struct WatchedTouch: Sendable, Hashable {
    public var id: TouchID
    /// Number of the down in this run, from 1.
    public var serial: Int
    public var isPointer: Bool
}
