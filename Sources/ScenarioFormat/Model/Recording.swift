// SPDX-License-Identifier: MIT

// What only recordings hold: everything that a host did, and what its callbacks answered (17.1).

/// A function of the host, by its word in recordings.
public enum HostCallback: String, Sendable, CaseIterable {
    case action
    case shouldBegin = "should-begin"
    case shouldReceiveEvent = "should-receive-event"
    case shouldReceiveTouch = "should-receive-touch"
    case simultaneous
    case requireFailureOf = "require-failure-of"
    case requiredToFailBy = "required-to-fail-by"
    case touchesBegan = "touches-began"
    case touchesMoved = "touches-moved"
    case touchesEnded = "touches-ended"
    case touchesCancelled = "touches-cancelled"
    case reset
    case deadlineReached = "deadline-reached"
    case canPrevent = "can-prevent"
    case canBePreventedBy = "can-be-prevented-by"
    case subclassRequireFailureOf = "subclass-require-failure-of"
    case subclassRequiredToFailBy = "subclass-required-to-fail-by"
    case motionBegan = "motion-began"
    case motionEnded = "motion-ended"
    case motionCancelled = "motion-cancelled"
    case remoteControlReceived = "remote-control-received"
    case performAction = "perform-action"
    case canBecomeFirstResponder = "can-become-first-responder"
    case canResignFirstResponder = "can-resign-first-responder"
    case tabletModeChanged = "tablet-mode-changed"
    case becameFirstResponder = "became-first-responder"
    case resignedFirstResponder = "resigned-first-responder"
    case hitTest = "hit-test"
    case pointInside = "point-inside"
    case didMoveToWindow = "did-move-to-window"
    case viewShouldBegin = "view-should-begin"
    case becameKey = "became-key"
    case resignedKey = "resigned-key"
    case controlEvent = "control-event"
    case beginTracking = "begin-tracking"
    case continueTracking = "continue-tracking"
    case endTracking = "end-tracking"
    case cancelTracking = "cancel-tracking"
    case willBeginDragging = "will-begin-dragging"
    case didScroll = "did-scroll"
    case willEndDragging = "will-end-dragging"
    case didEndDragging = "did-end-dragging"
    case willBeginDecelerating = "will-begin-decelerating"
    case didEndDecelerating = "did-end-decelerating"
    case didEndAnimating = "did-end-animating"
    case willBeginZooming = "will-begin-zooming"
    case didZoom = "did-zoom"
    case didEndZooming = "did-end-zooming"
    case touchesShouldBegin = "touches-should-begin"
    case touchesShouldCancel = "touches-should-cancel"
    case surfaceDown = "surface-down"
    case surfaceMotion = "surface-motion"
    case surfaceUp = "surface-up"
    case surfaceFrame = "surface-frame"
    case surfaceCancel = "surface-cancel"
    case eventFilter = "event-filter"
    case touchDown = "touch-down"
    case edgeDeferred = "edge-deferred"
    case grabMotion = "grab-motion"
    case grabEnd = "grab-end"
}

/// `during NAME CALLBACK N: [at T] ACTION`: performed inside the N-th such callback that the preceding `at` line
/// causes.
public struct NestedAction: Sendable, Equatable {
    public var name: String
    public var callback: HostCallback
    public var ordinal: Int32
    /// Time of a sample, or of a call with a time.
    public var time: Microseconds?
    public var action: Action

    public init(
        name: String, callback: HostCallback, ordinal: Int32, time: Microseconds? = nil, action: Action
    ) {
        self.name = name
        self.callback = callback
        self.ordinal = ordinal
        self.time = time
        self.action = action
    }
}

/// `# not replayable: …`: what the recorder heard of and could not write. From there on the recording may come out
/// differently.
public struct RecordingLoss: Sendable, Equatable {
    public var text: String
    public var line: SourceLine

    static let prefix = "# not replayable: "

    public init(_ text: String, line: SourceLine = 0) {
        self.text = text
        self.line = line
    }

    /// Message about the loss.
    public var message: ScenarioError {
        ScenarioError(line: line.number, "not replayable: \(text); from here on it may come out differently")
    }
}

/// `touch-source NAME …`; the first one that is declared is meant where no other is named.
public struct SourceDeclaration: Sendable, Equatable {
    public var name: String
    public var seat: UInt32 = 0
    public var isFrameless = false
    public var isNormalized = false
    public var scalesLengths = false
    public var area: Rect?
    /// Size in mm.
    public var size: Point?
    public var transform: AffineTransform?
    public var accommodations = Accommodations()
    public var line: SourceLine

    public init(name: String, line: SourceLine = 0) {
        self.name = name
        self.line = line
    }
}

/// Answer of a callback.
public enum RecordedAnswer: Sendable, Equatable {
    case yes
    case no
    case unhandled
    /// Answer of a hit test; nil: no view.
    case view(String?)
    /// Target of a deceleration.
    case place(Point)
}

/// `set NAME PROPERTY=NUMBER,…`; the numbers are those of the C API.
public struct PropertyChange: Sendable, Equatable {
    public var name: String
    public var property: RecordedProperty
    public var values: [Double]

    public init(name: String, property: RecordedProperty, values: [Double]) {
        self.name = name
        self.property = property
        self.values = values
    }
}

/// A call of the host.
public struct RecordedCall: Sendable, Equatable {
    public var verb: RecordedVerb
    /// Names of the objects in order; nil for `none`.
    public var names: [String?] = []
    public var numbers: [Double] = []
    /// A state or a phase.
    public var word: String?
    public var touches: [TouchID] = []
    /// A deadline, or nil for none.
    public var time: Microseconds?
    public var isAnimated = false

    public init(_ verb: RecordedVerb) {
        self.verb = verb
    }
}

/// Words of calls that occur only in recordings.
public enum RecordedVerb: String, Sendable, CaseIterable {
    /// The scene is complete; earlier lines do not belong to the log.
    case start
    /// The host destroys its application: nothing comes after it.
    case end
    /// The host sets a filter or table of functions, which the following lines call, in a callback.
    case setFunctions = "set-functions"
    case hover
    case pointerState = "pointer-state"
    case cancelSource = "cancel-source"
    case take
    case acceleration
    case setState = "set-state"
    case ignore
    case setDeadline = "set-deadline"
    case callDefault = "call-default"
    case hitTest = "hit-test"
    case setNext = "set-next"
    case unsetNext = "unset-next"
    case makeKey = "make-key"
    case becomeFirst = "become-first"
    case resignFirst = "resign-first"
    case addView = "add-view"
    case bringToFront = "bring-to-front"
    case sendToBack = "send-to-back"
    case inputRegion = "input-region"
    case requireFailure = "require-failure"
    case removeRequirement = "remove-requirement"
    case sequenceAfter = "sequence-after"
    case attach
    case nameRecognizers = "name-recognizers"
    case translate
    case contentView = "content-view"
    case scrollToVisible = "scroll-to-visible"
    case zoomToRectangle = "zoom-to-rectangle"
    case sendActions = "send-actions"
    case destroySource = "destroy-source"
    case destroyClient = "destroy-client"
    case destroyController = "destroy-controller"

    /// Arguments of a word, in order.
    enum Part {
        /// A declared object.
        case name
        case nameOrNone
        /// A new name for a recognizer.
        case newName
        case number
        case touch
        case touches
        case state
        case phase
        case deadline
        case animated
        /// Rectangles, `none`, or `empty`.
        case region
    }

    var parts: [Part] {
        switch self {
        case .hover: [.number, .number]
        case .pointerState, .acceleration: [.number, .number, .number]
        case .start, .end, .cancelSource: []
        case .take: [.touch]
        case .setState: [.name, .state]
        case .ignore: [.name, .touch]
        case .setDeadline: [.name, .deadline]
        case .callDefault: [.name, .phase, .touches]
        case .hitTest: [.name, .number, .number]
        case .setNext, .contentView, .sequenceAfter: [.name, .nameOrNone]
        case .setFunctions, .unsetNext, .makeKey, .becomeFirst, .resignFirst, .bringToFront, .sendToBack,
            .destroySource,
            .destroyClient, .destroyController:
            [.name]
        case .addView: [.name, .name, .number]
        case .inputRegion: [.name, .region]
        case .requireFailure, .removeRequirement, .attach: [.name, .name]
        case .nameRecognizers: [.name, .newName, .newName]
        case .translate: [.name, .nameOrNone, .number, .number]
        case .scrollToVisible, .zoomToRectangle: [.name, .number, .number, .number, .number, .animated]
        case .sendActions: [.name, .number]
        }
    }
}

/// Properties of `set`, by the words that recorder and reader share.
public enum RecordedProperty: String, Sendable, CaseIterable {
    case frame, transform, hidden, alpha, interaction
    case boundsOrigin = "bounds-origin"
    case multipleTouch = "multiple-touch"
    case exclusiveTouch = "exclusive-touch"
    case inhibitsRecognizers = "inhibits-recognizers"
    case outputEdges = "output-edges"
    case deferredEdges = "deferred-edges"
    case handles, level
    case enabled, selected, highlighted
    case defaultAction = "default-action"
    case tracks
    case contentSize = "content-size"
    case inset
    case contentAlignment = "content-alignment"
    case zoom, option
    case cancelsTouchesInView = "cancels-touches-in-view"
    case delaysTouchesBegan = "delays-touches-began"
    case delaysTouchesEnded = "delays-touches-ended"
    case touchTypes = "touch-types"
    case exclusiveTouchType = "exclusive-touch-type"
    case wholeSequences = "whole-sequences"
    case modifiers
    case withoutModifiers = "without-modifiers"
    case exemptFromInhibition = "exempt-from-inhibition"
    case overrides, delegate, length, duration, taps, touches, buttons
    case endsAtLastLift = "ends-at-last-lift"
    case maximumTouches = "max-touches"
    case minimumTouches = "min-touches"
    case reference
    case scrollTypes = "scroll-types"
    case direction, directions, parts, edges, shell
    case deliveryMode = "delivery-mode"
    case resampling
    case tabletMode = "tablet-mode"
    case shakeSettings = "shake-settings"

    /// Number of values.
    var count: Int {
        switch self {
        case .frame, .inset: 4
        case .boundsOrigin, .contentSize, .contentAlignment, .zoom, .option, .duration, .resampling: 2
        case .length: 3
        case .transform, .shakeSettings: 6
        default: 1
        }
    }
}
