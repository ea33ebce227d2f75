// SPDX-License-Identifier: MIT

/// A `view`, `control`, `surface` or `scroll-view`.
public struct ViewDeclaration: Sendable, Equatable {
    public var name: String
    public var parent: String
    /// Frame in the parent's space.
    public var frame: Rect
    /// Flags; empty for a surface.
    public var flags: ViewFlags
    public var kind: ViewKind
    public var line: SourceLine

    public init(
        name: String,
        parent: String,
        frame: Rect,
        flags: ViewFlags = ViewFlags(),
        kind: ViewKind = .plain,
        line: SourceLine = 0
    ) {
        self.name = name
        self.parent = parent
        self.frame = frame
        self.flags = flags
        self.kind = kind
        self.line = line
    }
}

public enum ViewKind: Sendable, Equatable {
    case plain
    case control(ControlOptions)
    /// Name of the client. Nil if the file names none; the client then has the surface's name.
    case surface(client: String?)
    case scrollView(ScrollViewOptions)
}

public struct ViewFlags: Sendable, Equatable {
    public var handles = HandledEvents.none
    /// A touch with this tap count is forwarded, whatever `handles` contains.
    public var forwardsTaps: Int32?
    public var isMultipleTouchEnabled = false
    public var isExclusiveTouch = false
    public var isHidden = false
    public var alpha: Double?
    /// Whether user interaction is off.
    public var isDisabled = false
    public var clips = false
    public var transform: AffineTransform?
    /// Whether the view becomes first responder.
    public var isFirstResponder = false
    /// Refuses to resign as first responder.
    public var keepsFirstResponder = false
    /// Edges where the shell's gestures come second.
    public var deferredEdges: Set<Edge> = []

    public init() {}
}

public struct ControlOptions: Sendable, Equatable {
    /// Whether continueTracking answers no.
    public var stopsTracking = false
    /// The control's action is a single tap, which an ancestor's tap recognizer yields to.
    public var hasDefaultAction = false
    public var tracks: TrackedAxes?

    public init() {}
}
