// SPDX-License-Identifier: MIT
internal import CMemory

/// A state machine that watches touches and sends actions. Subclass it to make a recognizer of one's own:
/// override the touches callbacks, set `state`, clear up in `reset`.
open class GestureRecognizer {
    /// Rule 5.1; `ended` of a discrete recognizer means recognized.
    public enum State: Int32, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5

        /// Began or changed.
        @inline(__always)
        public var isActive: Bool { self == .began || self == .changed }
        /// Ended, cancelled or failed.
        @inline(__always)
        public var isFinished: Bool { self == .ended || self == .cancelled || self == .failed }
    }

    /// The kinds of §8; what is none of them is custom.
    public enum Kind: Int32, Sendable {
        case custom = 0
        case tap = 1
        case longPress = 2
        case pan = 3
        case swipe = 4
        case pinch = 5
        case rotation = 6
        case screenEdgePan = 7
        case hover = 8
        case transform = 9

        /// Name in dumps and in scenarios.
        public var word: StaticString {
            switch self {
            case .custom: "custom"
            case .tap: "tap"
            case .longPress: "long-press"
            case .pan: "pan"
            case .swipe: "swipe"
            case .pinch: "pinch"
            case .rotation: "rotation"
            case .screenEdgePan: "screen-edge-pan"
            case .hover: "hover"
            case .transform: "transform"
            }
        }
    }

    // Small ones stand together: an application may have thousands of recognizers, and no byte is left between them.

    // MARK: What the user sets

    /// For who wraps the engine: leads back from here to the wrapper.
    package final var hostPointer: UnsafeMutableRawPointer?
    /// Answers questions about the recognizer. Kept alive, unlike UIKit's: Embedded Swift has no weak references, so
    /// that a delegate that owns the recognizer is set to nil when it goes.
    public final var delegate: (any GestureRecognizerDelegate)?
    /// Replaces parts of the recognizer without a subclass.
    public final var overrides: GestureRecognizerOverrides?
    /// Targets of its actions; nil: there never was one. Made once.
    final var targets: TargetList?

    /// Bits of `Touch.Kind`.
    public final var allowedTouchTypes: UInt32 = .max
    /// Recognition cancels its touches in their views (rule 7.5).
    public final var cancelsTouchesInView = true
    /// Views get began only once the recognizer has failed (rule 7.2).
    public final var delaysTouchesBegan = false
    /// Views get ended only once the recognizer has failed (rule 7.4).
    public final var delaysTouchesEnded = true
    /// After a touch of one type others are refused until the reset (rule 4.2).
    public final var requiresExclusiveTouchType = true
    /// Binds touches also through views that inhibit ancestors' recognizers (rule 2.12).
    public final var isExemptFromInhibition = false
    private final var enabled = true
    final var modifierDemand = ModifierDemand()
    /// Modifier keys that must be held at its attempt's first touch (rule 4.8).
    public final var requiredModifierFlags: KeyModifierFlags {
        get { modifierDemand.required }
        set { modifierDemand.required = newValue }
    }
    /// Modifier keys that must not be held then.
    public final var excludedModifierFlags: KeyModifierFlags {
        get { modifierDemand.excluded }
        set { modifierDemand.excluded = newValue }
    }

    /// Which of the built-in ones it is.
    public let kind: Kind
    /// possible → ended or failed only.
    public let isDiscrete: Bool

    // MARK: What happens to it

    final var currentState = State.possible
    /// In an action the state that it reports, which a later transition of the delivery may have left.
    final var reportedState: State?
    final var sendingActions: PendingActions = []
    final var isBeingRemoved = false
    final var isBound = false
    /// The running update pass has looked at it since the last change.
    final var isLookedAt = false
    final var tieMark: UInt32 = 0
    /// For log lines, given by who wraps the engine; 0: none.
    package final var number: UInt32 = 0
    /// The seat of its last attempt.
    final var seat: UInt32 = 0
    /// Rises along the recognizers of a view.
    final var addition: UInt32 = 0
    /// Last round over recognizers in an attempt that it was in.
    final var lastRound: UInt32 = 0
    private final var poolReference: Borrowed<TouchPool>?
    final var attempt = Attempt()
    private final var viewDepth: Int32 = 0
    /// Returns the number of views above its own, in an attempt.
    final var depth: Int {
        get { Int(truncatingIfNeeded: viewDepth) }
        set { viewDepth = Int32(clamping: newValue) }
    }
    /// Last centroid of its touches, also after the attempt.
    final var lastCentroid = Point.zero
    /// Why it last failed, was cancelled, refused or is held (§15).
    public internal(set) final var reason = Reason.none

    // MARK: Who it has to do with

    /// The view that it is on. In the action that its removal causes, the view that it was on: its places are told in
    /// that view's space (rule 8.1).
    public final var view: View? { viewReference?.object ?? formerView }
    @inline(never)
    private final var formerView: View? { reportedState == nil ? nil : attempt.formerView }
    final var attachedView: View? {
        get { viewReference?.object }
        set { viewReference = newValue.map { Borrowed($0) } }
    }
    /// Returns whether it is on this view, no matter which action is being sent.
    public final func isAttached(to view: View) -> Bool { attachedView === view }
    /// To compare and walk from without counting references; a view keeps its recognizers, not the other way round.
    final var viewReference: Borrowed<View>?
    unowned(unsafe) final var dispatcher: (any Dispatching)?
    @inline(__always)
    final var pool: TouchPool? {
        get { poolReference?.object }
        set { poolReference = newValue.map { Borrowed($0) } }
    }
    /// nil: it has never waited for another, and nobody was asked about it and another.
    final var relations: Relations?
    /// For those that refer to it without keeping it; made when the first one does.
    @inline(never)
    final var identity: RecognizerIdentity {
        if let knownIdentity { return knownIdentity }
        let made = RecognizerIdentity(of: self)
        knownIdentity = made
        return made
    }
    private(set) final var knownIdentity: RecognizerIdentity?
    /// The identity, made only if there is memory: a delivery can do without.
    final var identityIfPossible: RecognizerIdentity? {
        knownIdentity ?? (tactus_reserve_is_whole() ? identity : nil)
    }

    /// A custom recognizer; discrete ones go from possible to ended or failed only.
    public init(isDiscrete: Bool = false) {
        kind = .custom
        self.isDiscrete = isDiscrete
    }

    init(kind: Kind, isDiscrete: Bool) {
        self.kind = kind
        self.isDiscrete = isDiscrete
    }

    deinit {
        knownIdentity?.recognizer = nil
    }

    // MARK: What the user calls

    /// In an action: the state that is reported. Setting it is a request (rules 5.3, 5.4): granted, it reads
    /// possible until the update pass.
    public final var state: State {
        get { reportedState ?? currentState }
        set { request(newValue) }
    }

    /// False if the request is illegal: nothing changed and a client bug is logged.
    @inline(never)
    @discardableResult
    public final func request(_ state: State) -> Bool {
        request(state, for: Reason(.byItself))
    }

    /// Off: an active one is cancelled with its action, a possible one fails (rule 5.13).
    public final var isEnabled: Bool {
        get { enabled }
        set {
            guard enabled != newValue else { return }
            enabled = newValue
            if !newValue { dispatcher?.recognizerWillStop(self, reason: Reason(.disabled), silently: false) }
        }
    }

    /// Stops hearing of a touch: it is neither delayed nor cancelled any more (rule 4.6).
    @inline(never)
    public final func ignore(_ touch: Touch, for event: TouchEvent) {
        dispatcher?.recognizer(self, ignores: touch)
    }

    /// Asks for `deadlineReached` at a time; the reset clears it. Outside an attempt and once it has finished there
    /// is nothing to wait for: no effect.
    public final func setDeadline(_ time: Microseconds) {
        guard !isIdle, !currentState.isFinished else { return }
        attempt.deadline = time
        dispatcher?.recognizerDeadlineDidChange(self)
    }

    /// Returns the number of its touches that are down.
    open var numberOfTouches: Int { attempt.indirect?.touchCount ?? attempt.listening.count }

    /// The centroid of its touches, in the application's space; the last one known after they ended.
    open var applicationLocation: Point { currentState.isFinished ? lastCentroid : centroid ?? lastCentroid }

    /// Returns the place of the gesture in a view's space; nil: the application's.
    public final func location(in view: View?) -> Point {
        view?.convertFromApplication(applicationLocation) ?? applicationLocation
    }

    /// One of its touches that are down, in the order of the downs.
    public final func location(ofTouch index: Int, in view: View?) -> Point? {
        guard index >= 0 else { return nil }
        var position = 0
        for touch in touches {
            if position == index { return touch.location(in: view) }
            position &+= 1
        }
        return nil
    }

    /// Its touches that are down.
    public final var touches: TouchSet {
        TouchSet(attempt.listening, in: pool)
    }

    // MARK: What subclasses override

    /// Touches that it was bound to went down.
    open func touchesBegan(_ touches: TouchSet, with event: TouchEvent) {}
    /// Its touches moved.
    open func touchesMoved(_ touches: TouchSet, with event: TouchEvent) {}
    /// Its touches lifted.
    open func touchesEnded(_ touches: TouchSet, with event: TouchEvent) {}

    /// The default cancels the recognizer, or fails it if it has not begun.
    open func touchesCancelled(_ touches: TouchSet, with event: TouchEvent) {
        if !currentState.isFinished { fail(Reason(.touchCancelled)) }
    }

    /// The attempt is over and the state is possible again.
    open func reset() {}

    /// The deadline has come.
    open func deadlineReached(_ time: Microseconds) {}

    /// Returns whether it prevents another one from recognizing when it recognizes first (rule 6.3).
    open func canPrevent(_ other: GestureRecognizer) -> Bool { true }
    /// Returns whether another one that recognizes first prevents it from recognizing (rule 6.3).
    open func canBePrevented(by other: GestureRecognizer) -> Bool { true }

    /// Returns whether it waits until another has failed; asked once per pair and attempt (rule 6.9).
    open func shouldRequireFailure(of other: GestureRecognizer) -> Bool { false }
    /// Returns whether another one waits until this one has failed (rule 6.9).
    open func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool { false }

    // MARK: What a kind says of itself

    /// The kind's class. The kind's own answers to the four questions above are known; a class below this one may
    /// override them.
    var kindClass: ObjectIdentifier { ObjectIdentifier(GestureRecognizer.self) }

    /// A subclass of the user's, which may override any question. Asking the others as well would cost a call for each
    /// pair of recognizers.
    final var isSubclassed: Bool { kindClass != ObjectIdentifier(type(of: self)) }

    /// Part of a scroll view's works: nobody is asked about it.
    var isHidden: Bool { false }

    /// Also of a touch that only stops a scroll view's motion, and that other recognizers of its content never see
    /// (rule 13.6).
    var hearsEveryTouch: Bool { false }

    /// Binds touches; false of a kind that follows the pointer instead.
    var takesTouches: Bool { true }

    /// Fails by itself when its last touch has gone (rule 5.12).
    final var finishesByItself: Bool { kind != .custom }

    /// Returns how it takes part in a gesture without touches, of which the touch types allow it to hear.
    func participation(in gesture: IndirectGesture) -> Participation { .none }

    /// Hears of a step of the gesture that it takes part in. A cancel never comes here.
    func follow(_ gesture: IndirectGesture, _ phase: IndirectGesture.Phase) {}

    /// The pointer has come to its view, with no attempt under way.
    func pointerDidEnter(at location: Point) {}

    /// The pointer of its seat has moved: to a place on its view, or elsewhere.
    func pointerDidMove(to location: Point?) {}

    /// An attempt starts: thresholds are taken over for its duration (rule 5.15), as they come to on the panel.
    func prepareAttempt(on panel: PanelDensity) {}

    /// The update pass has granted began; the gesture counts from here (rule 6.8).
    func didBegin(at time: Microseconds) {}

    /// The movement with which it wishes to begin, in the application's space; nil of kinds that controls do not keep
    /// from beginning (rule 9.4).
    var movementAtBegin: Point? { nil }

    /// The shell's gesture from an edge that a view defers (rule 2.13); nil: nothing is deferred.
    func takeDeferral(at time: Microseconds) -> EdgeDeferral? { nil }

    /// A held recognizer is released: whether it can still begin (rule 6.8).
    var hasEnoughTouches: Bool { !attempt.listening.isEmpty }

    // MARK: For who wraps the engine

    /// Ends its attempt without any further action: it is about to be destroyed.
    package final func endSilently() {
        targets?.removeAll()
        dispatcher?.recognizerWillStop(self, reason: Reason(.viewRemoved), silently: true)
    }

    /// A set without touches.
    package final var emptyTouchSet: TouchSet { TouchSet(.none, in: pool) }

    /// A set with one of the attempt's touches more.
    package final func adding(_ touch: Touch, to set: TouchSet) -> TouchSet {
        var mask = set.mask
        if attempt.bound.contains(touch.slot) { mask.insert(touch.slot) }
        return TouchSet(mask, in: pool)
    }

    // MARK: For the built-in kinds

    /// Fails with a reason, or cancels if it is active.
    @_optimize(speed)
    final func fail(_ why: Reason) {
        guard !currentState.isFinished else { return }
        request(currentState.isActive ? .cancelled : .failed, for: why)
    }

    /// Fails because of new touches, which are the first of the next attempt (rule 8.2).
    final func fail(_ why: Reason, startingAnewWith touches: TouchSet) {
        dispatcher?.recognizer(self, startsAnewWith: touches)
        fail(why)
    }

    /// The reason counts if it is a request to fail.
    @discardableResult
    private final func request(_ state: State, for reason: Reason) -> Bool {
        engine?.recognizer(self, requests: state, for: reason) ?? false
    }

    final var isIdle: Bool { attempt.number == 0 }

    /// Touchpad gestures are touches of the indirect type to it.
    final var allowsTouchpads: Bool { allowedTouchTypes & Touch.Kind.indirect.bit != 0 }
}

extension GestureRecognizer {
    /// The mean of its touches' places; nil if none is down.
    @_optimize(speed)
    final var centroid: Point? { centroid(of: attempt.listening) }

    @inline(__always)
    final func centroid(of fingers: TouchMask, atLeast number: Int = 1) -> Point? {
        poolReference?.use { $0.centroid(of: fingers, atLeast: number) }
    }

    /// Remembers where the fingers are; the last one of them, or the attempt, is about to go.
    final func noteCentroid() {
        if let centroid { lastCentroid = centroid }
    }

    @_optimize(speed)
    final func stopListening(to fingers: TouchMask) {
        if !currentState.isFinished, attempt.listening.subtracting(fingers).isEmpty { noteCentroid() }
        attempt.listening.subtract(fingers)
    }
}
