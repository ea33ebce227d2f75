// SPDX-License-Identifier: MIT

/// Why a recognizer failed, was cancelled, refused or held, or why a touch is withheld (§15).
public struct Reason {
    /// Codes of §15.
    public enum Code: Int32, Sendable {
        /// No reason.
        case none = 0
        /// A finger moved too far: measured and largest distance, px.
        case movedTooFar = 1
        /// The fingers moved too little: measured and required distance, px.
        case movedTooLittle = 2
        /// The fingers had not moved far enough in time: elapsed and longest time, µs.
        case tooSlow = 3
        /// The fingers were down too long: measured and longest duration, µs.
        case tooLong = 4
        /// The next tap did not come in time: measured and longest interval, µs.
        case tooLate = 5
        /// The fingers lifted too early: measured and required duration, µs.
        case liftedEarly = 6
        /// There were more touches than allowed: their number and the largest number.
        case tooManyTouches = 7
        /// There were fewer touches than required: their number and the smallest number.
        case tooFewTouches = 8
        /// The fingers moved in another direction: the angle to the nearest allowed direction, or for a screen-edge pan
        /// to the edge's inward normal, and the largest angle, radians.
        case wrongDirection = 9
        /// The touch went down too far from the edge: measured and largest distance, px.
        case outsideEdge = 10
        /// A delegate answered no: which question, see `Question`.
        case refusedByDelegate = 11
        /// Another recognizer prevented this one.
        case prevented = 12
        /// A recognizer that this one waited for has recognized.
        case requirementRecognized = 13
        /// A recognizer that this one waits for has not failed yet.
        case requirementPending = 14
        /// A touch was cancelled.
        case touchCancelled = 15
        /// The system cancelled all touches.
        case systemCancel = 16
        /// The view left its window, or the recognizer its view.
        case viewRemoved = 17
        /// The recognizer was disabled.
        case disabled = 18
        /// The recognizer neither finished nor had a deadline (rule 5.12).
        case abandoned = 19
        /// A recognizer withholds the touch's began.
        case withheldBegan = 20
        /// A recognizer withholds the touch's ended.
        case withheldEnded = 21
        /// The recognizer set the state itself.
        case byItself = 22
        /// Other buttons were pressed than required: both masks.
        case wrongButtons = 23
        /// A view deferred the shell's gesture at its edge (rule 2.13): the edge.
        case edgeDeferred = 24
        /// A screen-edge pan has no edges.
        case noEdges = 25
        /// Modifier keys did not match: the held and the required mask.
        case modifiers = 26
        /// A control tracks the touch along the same axis (rule 9.4).
        case refusedByControl = 27
        /// Another finger was down before the touch, and the recognizer demands whole sequences (rule 4.9).
        case notFirstTouch = 28
        /// A recognizer after which this one is sequenced did not recognize (rule 6.14).
        case requirementFailed = 29

        /// Whether the numbers are lengths in px.
        var isOfLengths: Bool {
            switch self {
            case .movedTooFar, .movedTooLittle, .outsideEdge: true
            default: false
            }
        }

        /// Name in documents and scenario files.
        public var name: StaticString {
            switch self {
            case .none: "none"
            case .movedTooFar: "moved-too-far"
            case .movedTooLittle: "moved-too-little"
            case .tooSlow: "too-slow"
            case .tooLong: "too-long"
            case .tooLate: "too-late"
            case .liftedEarly: "lifted-early"
            case .tooManyTouches: "too-many-touches"
            case .tooFewTouches: "too-few-touches"
            case .wrongDirection: "wrong-direction"
            case .outsideEdge: "outside-edge"
            case .refusedByDelegate: "refused-by-delegate"
            case .prevented: "prevented"
            case .requirementRecognized: "requirement-recognized"
            case .requirementPending: "requirement-pending"
            case .touchCancelled: "touch-cancelled"
            case .systemCancel: "system-cancel"
            case .viewRemoved: "view-removed"
            case .disabled: "disabled"
            case .abandoned: "abandoned"
            case .withheldBegan: "withheld-began"
            case .withheldEnded: "withheld-ended"
            case .byItself: "by-itself"
            case .wrongButtons: "wrong-buttons"
            case .edgeDeferred: "edge-deferred"
            case .noEdges: "no-edges"
            case .modifiers: "modifiers"
            case .refusedByControl: "refused-by-control"
            case .notFirstTouch: "not-first-touch"
            case .requirementFailed: "requirement-failed"
            }
        }
    }

    /// Questions whose no is a reason: the first number of `refusedByDelegate`.
    public enum Question: Int32, Sendable {
        /// `gestureRecognizerShouldBegin`.
        case shouldBegin = 1
        /// `gestureRecognizer(_:shouldReceive:)` with an event.
        case shouldReceiveEvent = 2
        /// `gestureRecognizer(_:shouldReceive:)` with a touch.
        case shouldReceiveTouch = 3
    }

    /// Effect of a reason on the recognizer.
    public enum Outcome: UInt8, Sendable {
        /// Nothing.
        case none = 0
        /// The recognizer failed.
        case failed = 1
        /// The recognizer was cancelled.
        case cancelled = 2
        /// The recognizer is held by a requirement.
        case held = 3
        /// The recognizer was not bound to a touch or a gesture.
        case refused = 4
    }

    /// Kind of reason.
    public var code: Code
    /// Effect of the reason on the recognizer; `.none` for touches.
    public internal(set) var outcome = Outcome.none
    /// Third number. For lengths, the panel's px per mm, or 0 if unknown. For modifiers, the mask of excluded keys.
    public var third: Float
    /// Measured value in the unit of the code: px, µs, radians, a count or a mask.
    public var first: Double
    /// Required value, in the unit of `first`.
    public var second: Double
    var identity: ObjectIdentity?

    /// A reason with the code `.none`.
    public static var none: Reason { Reason(.none) }

    init(_ code: Code, _ first: Double = 0, _ second: Double = 0, _ third: Float = 0) {
        self.code = code
        self.first = first
        self.second = second
        self.third = third
    }

    @inline(never)
    init(_ code: Code, by recognizer: GestureRecognizer) {
        self.init(code)
        identity = recognizer.identityIfPossible
    }

    /// Creates a reason that names a view, such as the control that refused.
    init(_ code: Code, by view: View) {
        self.init(code)
        identity = view.identityIfPossible
    }

    /// Creates a reason from its parts, to describe one that was handed out.
    package init(
        _ code: Code, outcome: Outcome, _ numbers: (Double, Double, Double), _ recognizer: GestureRecognizer?,
        _ view: View?
    ) {
        self.init(code, numbers.0, numbers.1, Float(numbers.2))
        self.outcome = outcome
        identity = recognizer?.identityIfPossible ?? view?.identityIfPossible
    }

    /// Returns the reason with what it led to.
    func leading(to outcome: Outcome) -> Reason {
        var reason = self
        reason.outcome = outcome
        return reason
    }

    static func refused(_ question: Question) -> Reason {
        Reason(.refusedByDelegate, Double(question.rawValue))
    }

    /// The recognizer that the reason names, or nil: there is none, it was destroyed, or there was no memory to refer
    /// to it.
    public var recognizer: GestureRecognizer? { (identity as? RecognizerIdentity)?.recognizer }

    /// The view that the reason names, or nil: there is none, it was destroyed, or there was no memory to refer to it.
    public var view: View? { (identity as? ViewIdentity)?.view }
}
