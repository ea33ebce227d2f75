// SPDX-License-Identifier: MIT

public import ScenarioFormat

/// Watches a run while it is played.
public protocol RunObserver: AnyObject {
    /// Takes one observation. They come in the order in which things happen.
    func observe(_ observation: Observation, at time: Microseconds)
    /// Takes what the hit test says of a view that it tried for a touch (rule 15.2).
    func tried(_ touch: WatchedTouch, _ sentence: String)
}

extension RunObserver {
    public func tried(_ touch: WatchedTouch, _ sentence: String) {}
}

/// Observation of a run beside its log. Strings name views and recognizers as the scenario does.
public enum Observation: Sendable, Equatable {
    /// The shapes of all views, at the beginning and whenever one has changed.
    case shapes([ViewShape])
    /// A recognizer that later observations name.
    case recognizer(RecognizerFacts)
    /// The host fed a touch; the place is nil where the input has none.
    case input(WatchedTouch, TouchInput, Point?)
    /// The view that a touch hit.
    case hit(WatchedTouch, view: String)
    /// A recognizer was offered a touch that went down; the text says what came of it.
    case offered(WatchedTouch, to: String, isBound: Bool, String)
    /// A recognizer changed its state.
    case transition(Transition)
    /// A recognizer waits for another one.
    case held(String, String)
    /// A touch is kept from its view; the text says by what.
    case withheld(WatchedTouch, String)
    /// A touch that was withheld goes to its view.
    case released(WatchedTouch)
    /// A touch is cancelled in its view, or dropped before it began there.
    case cancelled(WatchedTouch, String)
    /// A view's responder was called with touches; those up the chain may be called with them, too.
    case received(TouchPhase, [WatchedTouch], by: String)
    /// A surface's client was sent an event.
    case sent(WireEvent, WatchedTouch, surface: String, client: String)
    /// A line of the log.
    case logged(LogLine)
    /// Of a recording: the scene is set, and what was logged so far is no part of the log.
    case started
    /// After a recognizer was reset: the touches that it has already taken for its next attempt.
    case bound([WatchedTouch], to: String)
    /// An input frame has ended: all that came of it has been told.
    case framed
}

public enum TouchInput: String, Sendable {
    case down, move, up, cancel
}

/// A step of a recognizer, with the sentence of rule 15.1 that says why.
public struct Transition: Sendable, Equatable {
    public var recognizer: String
    public var from: RecognizerState
    public var to: RecognizerState
    public var sentence: String
    /// Code of the semantics' table; nil if there is none.
    public var reason: FailureReason?
    /// The numbers of the reason: lengths in px, times in µs, angles in radians.
    public var numbers: [Double]
    /// The recognizer that prevented it, or that it had to wait for.
    public var other: String?
}

/// Shape of a view in the application's space: its corners, clockwise from its origin.
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

/// A recognizer, as far as its thresholds can be followed from outside.
public struct RecognizerFacts: Sendable, Equatable {
    public typealias Length = Thresholds.Length
    public typealias Duration = Thresholds.Duration

    public var name: String
    public var view: String
    /// The word that declares its kind.
    public var kind: String
    /// In px.
    public var lengths: [Length: Double] = [:]
    public var durations: [Duration: Microseconds] = [:]
    public var taps = 1
    /// Fingers that it needs at least.
    public var touches = 1
    public var directions: Set<SwipeDirection> = []
    public var parts: Set<TransformPart> = []

    public init(name: String, view: String, kind: String) {
        (self.name, self.view, self.kind) = (name, view, kind)
    }
}

/// A touch of a run. A finger that comes again under its old number is another one.
public struct WatchedTouch: Sendable, Hashable {
    public var id: TouchID
    /// Counts the downs of the run from 1.
    public var serial: Int
    public var isPointer: Bool
}
