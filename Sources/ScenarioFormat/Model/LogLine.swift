// SPDX-License-Identifier: MIT

/// Line of a log: one callback, transition, question or protocol event.
public struct LogLine: Sendable, Equatable {
    public var time: Microseconds
    /// Name of the responder, recognizer, surface or client.
    public var name: String
    public var event: LogEvent
    /// Ascending, for touch and wire events.
    public var ids: [TouchID]
    /// Location of a wire event, in the surface's space.
    public var coordinates: Point?
    public var keys: [LogKey: LogValue]

    public init(
        time: Microseconds,
        name: String,
        event: LogEvent,
        ids: [TouchID] = [],
        coordinates: Point? = nil,
        keys: [LogKey: LogValue] = [:]
    ) {
        self.time = time
        self.name = name
        self.event = event
        self.ids = ids
        self.coordinates = coordinates
        self.keys = keys
    }
}

/// The middle of a log line.
public enum LogEvent: Sendable, Hashable {
    /// `touches-began` …
    case touches(TouchPhase)
    /// A recognizer's action: began, changed, ended or cancelled.
    case action(RecognizerState)
    case control(ControlEvent)
    /// `motion-began` …
    case motion(MotionPhase)
    /// `remote SUBTYPE`
    case remote(RemoteCommand)
    /// `-> STATE`
    case transition(RecognizerState)
    /// `? QUESTION [OTHER]`
    case question(DelegateQuestion, other: String?)
    case wire(WireEvent)
    case scroll(ScrollEvent)
    /// `tablet-mode on`
    case tabletMode(Bool)
    /// `became-first-responder`, `resigned-first-responder`
    case responder(ResponderNews)
    /// `edge-deferred EDGE`; the name is that of the view that defers the edge
    case edgeDeferred(Edge)
    /// `gets EVENT`: no recognizer or view takes part.
    case handedBack(HostEvent)
}

/// Indirect input that is returned to the host.
public enum HostEvent: String, Sendable, CaseIterable {
    case press, swipe, pinch, hold, scroll

    /// Name of the host in the log.
    public static let hostName = "host"
}

/// Change of the first responder or the key window.
public enum ResponderNews: String, Sendable, CaseIterable {
    case becameFirst = "became-first-responder"
    case resignedFirst = "resigned-first-responder"
}

/// An event of the `wl_touch` stream. Frame and cancel belong to a client, the others to a surface.
public enum WireEvent: String, Sendable, CaseIterable {
    case down, motion, up, frame, cancel
}

public enum ScrollEvent: String, Sendable, CaseIterable {
    case willBeginDragging = "will-begin-dragging"
    case scrolled
    case willEndDragging = "will-end-dragging"
    case didEndDragging = "did-end-dragging"
    case willBeginDecelerating = "will-begin-decelerating"
    case didEndDecelerating = "did-end-decelerating"
    case willBeginZooming = "will-begin-zooming"
    case zoomed
    case didEndZooming = "did-end-zooming"
    case didEndScrollingAnimation = "did-end-scrolling-animation"

    /// Compared only with `expect scrolling`.
    var isDetail: Bool {
        switch self {
        case .willBeginDecelerating, .willBeginZooming, .didEndZooming, .didEndScrollingAnimation: true
        default: false
        }
    }
}

/// Keys of a line, printed in this order.
public enum LogKey: String, Sendable, CaseIterable {
    case translation, velocity, scale, rotation, transform, location, touches
    case at, previous, taps, all, stationary, coalesced, predicted
    case force, tilt, azimuth, buttons
    case reason
    case wireID = "wire-id"
    case offset, target
}

public enum LogValue: Sendable, Equatable {
    case point(Point)
    case number(Double)
    /// a, b, c, d, tx and ty.
    case numbers([Double])
    case count(Int64)
    case touches([TouchID])
    case reason(FailureReason)
}
