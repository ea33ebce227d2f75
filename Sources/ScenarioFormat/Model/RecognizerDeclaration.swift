// SPDX-License-Identifier: MIT

/// `KIND NAME on VIEW [options]`; recognizers are added in the order of their declarations.
public struct RecognizerDeclaration: Sendable, Equatable {
    public var name: String
    public var view: String
    public var kind: RecognizerKind
    public var options: RecognizerOptions
    public var line: SourceLine

    public init(
        name: String,
        view: String,
        kind: RecognizerKind,
        options: RecognizerOptions = RecognizerOptions(),
        line: SourceLine = 0
    ) {
        self.name = name
        self.view = view
        self.kind = kind
        self.options = options
        self.line = line
    }
}

/// The kinds with the options of their own. Nil stands for the library's default.
public enum RecognizerKind: Sendable, Equatable {
    case tap(taps: Int32?, touches: Int32?)
    case pan(minimumTouches: Int32?, maximumTouches: Int32?)
    case swipe(directions: Set<SwipeDirection>, touches: Int32?)
    case pinch
    case rotation
    case longPress(LongPressOptions)
    case screenEdgePan(edges: Set<Edge>)
    case hover
    case custom(CustomRecognizer)
    case checkmark

    /// The word that declares it.
    public var word: String {
        switch self {
        case .tap: "tap"
        case .pan: "pan"
        case .swipe: "swipe"
        case .pinch: "pinch"
        case .rotation: "rotation"
        case .longPress: "long-press"
        case .screenEdgePan: "screen-edge-pan"
        case .hover: "hover"
        case .custom: "custom"
        case .checkmark: "checkmark"
        }
    }

    /// Whether the recognizer is a table of functions that the scenario's reader brings along.
    public var isCustom: Bool {
        switch self {
        case .custom, .checkmark: true
        default: false
        }
    }
}

public struct LongPressOptions: Sendable, Equatable {
    public var duration: Microseconds?
    public var movement: Double?
    public var taps: Int32?
    public var touches: Int32?

    public init() {}
}

/// Options that any recognizer takes. Nil stands for the library's default.
public struct RecognizerOptions: Sendable, Equatable {
    public var cancelsTouchesInView: Bool?
    public var delaysTouchesBegan: Bool?
    public var delaysTouchesEnded: Bool?
    public var isDisabled = false
    /// Not on its view yet: `add-recognizer` puts it there.
    public var isDetached = false
    public var touchTypes: Set<TouchType>?
    /// Of a tap: what a pointer has to press.
    public var buttons: Set<PointerButton>?
    /// Of a pan: what drives it beside touches.
    public var scrollTypes: Set<ScrollType>?

    public init() {}
}

/// A recognizer that does the same thing in every callback of a phase.
public struct CustomRecognizer: Sendable, Equatable {
    public var acts: [TouchPhase: CustomAct]
    public var isDiscrete: Bool

    public init(acts: [TouchPhase: CustomAct] = [:], isDiscrete: Bool = false) {
        self.acts = acts
        self.isDiscrete = isDiscrete
    }
}

/// What a custom recognizer does when it is handed touches.
public struct CustomAct: Sendable, Equatable {
    public enum Step: Sendable, Equatable {
        case set(CustomState)
        /// Ignores the touches it was handed.
        case ignoreHanded
        case ignore([TouchID])
    }

    public var step: Step
    /// Counted from 1: the only callback of the phase in which it acts. Nil: in every one.
    public var onlyAtCallback: Int32?

    public init(_ step: Step, onlyAtCallback: Int32? = nil) {
        self.step = step
        self.onlyAtCallback = onlyAtCallback
    }
}

/// The states that a custom recognizer may set; recognized is another word for ended.
public enum CustomState: String, Sendable, CaseIterable {
    case began, changed, ended, recognized, failed, cancelled

    public var state: RecognizerState {
        switch self {
        case .began: .began
        case .changed: .changed
        case .ended, .recognized: .ended
        case .failed: .failed
        case .cancelled: .cancelled
        }
    }
}
