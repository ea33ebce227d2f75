// SPDX-License-Identifier: MIT

/// Why a recognizer failed, was cancelled, refused or held, or what a touch is withheld for (§15).
public struct Reason {
    /// As §15 lists them.
    public enum Code: Int32, Sendable {
        case none = 0
        case movedTooFar = 1
        case movedTooLittle = 2
        case tooSlow = 3
        case tooLong = 4
        case tooLate = 5
        case liftedEarly = 6
        case tooManyTouches = 7
        case tooFewTouches = 8
        case wrongDirection = 9
        case outsideEdge = 10
        case refusedByDelegate = 11
        case prevented = 12
        case requirementRecognized = 13
        case requirementPending = 14
        case touchCancelled = 15
        case systemCancel = 16
        case viewRemoved = 17
        case disabled = 18
        case abandoned = 19
        case withheldBegan = 20
        case withheldEnded = 21
        case byItself = 22
        case wrongButtons = 23
        case edgeDeferred = 24
        case noEdges = 25
        case modifiers = 26
        case refusedByControl = 27

        /// The numbers are px.
        var isOfLengths: Bool {
            switch self {
            case .movedTooFar, .movedTooLittle, .outsideEdge, .wrongDirection: true
            default: false
            }
        }

        /// As docs and scenario files spell it.
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
            }
        }
    }

    /// The questions whose no is a reason: the first number of `refusedByDelegate`.
    public enum Question: Int32, Sendable {
        case shouldBegin = 1
        case shouldReceiveEvent = 2
        case shouldReceiveTouch = 3
    }

    /// Consequence of a reason.
    public enum Outcome: UInt8, Sendable {
        case none = 0
        case failed = 1
        case cancelled = 2
        /// Waits for a requirement.
        case held = 3
        /// Was not bound to a touch or a gesture.
        case refused = 4
    }

    /// Finding.
    public var code: Code
    /// Consequence for the recognizer; none for touches.
    public internal(set) var outcome = Outcome.none
    /// The third number: of a length the panel's px per mm, 0 if they are not known; of modifiers those forbidden.
    public var third: Float
    /// Measured value: px, µs, radians, a count or a mask, as the code says.
    public var first: Double
    /// Needed value, in the unit of the first.
    public var second: Double
    var identity: ObjectIdentity?

    /// Nothing of the kind.
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

    /// Names a view, such as the control that refused.
    init(_ code: Code, by view: View) {
        self.init(code)
        identity = view.identityIfPossible
    }

    /// One that was given out, to be described.
    package init(
        _ code: Code, outcome: Outcome, _ numbers: (Double, Double, Double), _ recognizer: GestureRecognizer?,
        _ view: View?
    ) {
        self.init(code, numbers.0, numbers.1, Float(numbers.2))
        self.outcome = outcome
        identity = recognizer?.identityIfPossible ?? view?.identityIfPossible
    }

    /// Returns the reason with its consequence.
    func leading(to outcome: Outcome) -> Reason {
        var reason = self
        reason.outcome = outcome
        return reason
    }

    static func refused(_ question: Question) -> Reason {
        Reason(.refusedByDelegate, Double(question.rawValue))
    }

    /// The recognizer meant, unless there is none, it is gone, or there was no memory to refer to it.
    public var recognizer: GestureRecognizer? { (identity as? RecognizerIdentity)?.recognizer }

    /// The view meant, likewise.
    public var view: View? { (identity as? ViewIdentity)?.view }
}
