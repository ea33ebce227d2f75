// SPDX-License-Identifier: MIT

/// A line of the set-up that creates an object.
public enum Declaration: Sendable, Equatable {
    case window(WindowDeclaration)
    /// `view`, `control`, `surface` and `scroll-view`
    case view(ViewDeclaration)
    case controller(ControllerDeclaration)
    case application(ResponderDeclaration)
    case applicationDelegate(ResponderDeclaration)
    case recognizer(RecognizerDeclaration)
    /// In recordings; else it is a setting.
    case source(SourceDeclaration)

    /// Names of the last two responders in the log; no other object may have them.
    public static let applicationName = "application"
    public static let applicationDelegateName = "application-delegate"

    public var name: String {
        switch self {
        case .window(let window): window.name
        case .view(let view): view.name
        case .controller(let controller): controller.name
        case .application: Declaration.applicationName
        case .applicationDelegate: Declaration.applicationDelegateName
        case .recognizer(let recognizer): recognizer.name
        case .source(let source): source.name
        }
    }

    public var line: SourceLine {
        switch self {
        case .window(let window): window.line
        case .view(let view): view.line
        case .controller(let controller): controller.line
        case .application(let responder), .applicationDelegate(let responder): responder.line
        case .recognizer(let recognizer): recognizer.line
        case .source(let source): source.line
        }
    }
}

/// `window NAME X Y W H`
public struct WindowDeclaration: Sendable, Equatable {
    public var name: String
    public var frame: Rect
    public var line: SourceLine

    public init(name: String, frame: Rect, line: SourceLine = 0) {
        self.name = name
        self.frame = frame
        self.line = line
    }
}

/// `controller NAME of VIEW [handles=LIST]`
public struct ControllerDeclaration: Sendable, Equatable {
    public var name: String
    public var view: String
    public var handles: HandledEvents
    public var line: SourceLine

    public init(name: String, view: String, handles: HandledEvents = .none, line: SourceLine = 0) {
        self.name = name
        self.view = view
        self.handles = handles
        self.line = line
    }
}

/// `application [handles=LIST]` and `application-delegate [handles=LIST]`
public struct ResponderDeclaration: Sendable, Equatable {
    public var handles: HandledEvents
    public var line: SourceLine

    public init(handles: HandledEvents = .none, line: SourceLine = 0) {
        self.handles = handles
        self.line = line
    }
}

/// `handles=`: events that a responder handles instead of forwarding them.
public enum HandledEvents: Sendable, Equatable {
    case touches(Set<TouchPhase>)
    /// All four touch phases, motion and remote control.
    case all

    public static let none = HandledEvents.touches([])

    public func contains(_ phase: TouchPhase) -> Bool {
        switch self {
        case .touches(let phases): phases.contains(phase)
        case .all: true
        }
    }

    public var containsMotionAndRemoteControl: Bool {
        self == .all
    }
}
