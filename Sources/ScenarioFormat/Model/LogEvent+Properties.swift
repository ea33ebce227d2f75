// SPDX-License-Identifier: MIT

extension LogEvent {
    /// Text in the log.
    public var text: String {
        switch self {
        case .touches(let phase): "touches-\(phase.rawValue)"
        case .action(let state): state.rawValue
        case .control(let event): event.rawValue
        case .motion(let phase): "motion-\(phase.rawValue)"
        case .remote(let command): "remote \(command.rawValue)"
        case .transition(let state): "-> \(state.rawValue)"
        case .question(let question, let other?): "? \(question.rawValue) \(other)"
        case .question(let question, nil): "? \(question.rawValue)"
        case .wire(let event): event.rawValue
        case .scroll(let event): event.rawValue
        case .tabletMode(let isOn): "tablet-mode \(isOn ? "on" : "off")"
        case .responder(let news): news.rawValue
        case .edgeDeferred(let edge): "edge-deferred \(edge.rawValue)"
        case .handedBack(let event): "gets \(event.rawValue)"
        }
    }

    var isWire: Bool {
        if case .wire = self { true } else { false }
    }

    /// Returns whether touch ids follow.
    var hasTouches: Bool {
        switch self {
        case .touches, .wire(.down), .wire(.motion), .wire(.up): true
        default: false
        }
    }

    /// Returns whether a location follows the touch id.
    var hasCoordinates: Bool {
        self == .wire(.down) || self == .wire(.motion)
    }

    /// Returns whether repeated lines may be written as one line with a star.
    var mayFold: Bool {
        switch self {
        case .touches(.moved), .action(.changed), .transition(.changed), .scroll(.scrolled): true
        default: false
        }
    }

    /// Keys that such a line may have.
    var keys: Set<LogKey> {
        switch self {
        case .touches:
            [
                .at, .previous, .taps, .all, .stationary, .coalesced, .predicted, .force, .tilt, .azimuth, .buttons,
            ]
        case .action: [.translation, .velocity, .scale, .rotation, .transform, .location, .touches]
        case .transition(.failed): [.reason]
        case .wire(.down): [.wireID]
        case .scroll(.scrolled): [.offset]
        case .scroll(.willEndDragging): [.target]
        case .scroll(.zoomed), .scroll(.didEndZooming): [.scale]
        default: []
        }
    }

    /// The word after `expect` that includes such lines in the comparison; empty if they are always compared.
    var flag: String {
        switch self {
        case .transition: "states"
        case .question: "delegates"
        case .wire: "wire"
        case .responder: "responders"
        case .handedBack, .edgeDeferred: "host"
        case .scroll(let event) where event.isDetail: "scrolling"
        default: ""
        }
    }
}

extension Expectation {
    /// Returns whether lines of this kind take part in the comparison.
    public func shows(_ event: LogEvent) -> Bool {
        switch event {
        case .transition: showsStates
        case .question: showsDelegates
        case .wire: showsWire
        case .responder: showsResponders
        case .handedBack, .edgeDeferred: showsHost
        case .scroll(let event) where event.isDetail: showsScrolling
        default: true
        }
    }
}
