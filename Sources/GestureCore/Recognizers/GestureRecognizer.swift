// SPDX-License-Identifier: MIT
internal import CMemory

/// A state machine that watches touches and sends actions. Subclass it to make your own recognizer: override the touch
/// callbacks, set `state`, and clean up in `reset`.
open class GestureRecognizer {
    /// State of a recognizer (rule 5.1).
    public enum State: Int32, Sendable {
        /// Watching touches, or idle. The initial state.
        case possible = 0
        /// A continuous gesture has begun.
        case began = 1
        /// A continuous gesture goes on, and its values have changed.
        case changed = 2
        /// A continuous gesture has ended; a discrete recognizer has recognized.
        case ended = 3
        /// A continuous gesture that had begun was cancelled.
        case cancelled = 4
        /// The touches are not this gesture.
        case failed = 5

        /// Another name of `ended`, for discrete recognizers.
        public static let recognized = State.ended

        /// Whether the state is began or changed.
        @inline(__always)
        public var isActive: Bool { self == .began || self == .changed }
        /// Whether the state is ended, cancelled or failed.
        @inline(__always)
        public var isFinished: Bool { self == .ended || self == .cancelled || self == .failed }
    }

    /// Built-in kinds of recognizers (§8); any other one is custom.
    public enum Kind: Int32, Sendable {
        /// A recognizer of the program.
        case custom = 0
        /// `TapGestureRecognizer`.
        case tap = 1
        /// `LongPressGestureRecognizer`.
        case longPress = 2
        /// `PanGestureRecognizer`.
        case pan = 3
        /// `SwipeGestureRecognizer`.
        case swipe = 4
        /// `PinchGestureRecognizer`.
        case pinch = 5
        /// `RotationGestureRecognizer`.
        case rotation = 6
        /// `ScreenEdgePanGestureRecognizer`.
        case screenEdgePan = 7
        /// `HoverGestureRecognizer`.
        case hover = 8
        /// `TransformGestureRecognizer`.
        case transform = 9

        /// Name of the kind in dumps and scenario files.
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

    // Small members stand together, without gaps: an application may have thousands of recognizers.

    // MARK: Settings

    /// Pointer for a wrapper of the engine: leads back from the recognizer to the wrapper's object.
    package final var hostPointer: UnsafeMutableRawPointer?
    /// Answers questions about the recognizer. Default: nil. Retained, unlike in UIKit, since Embedded Swift has no
    /// weak references: if the delegate owns the recognizer, set this property to nil to break the cycle.
    public final var delegate: (any GestureRecognizerDelegate)?
    /// Replaces parts of the recognizer without a subclass, retained. Default: nil.
    public final var overrides: GestureRecognizerOverrides?
    /// Targets of the actions; nil until the first one is added.
    final var targets: TargetList?

    /// Touch types that the recognizer accepts, as bits of `Touch.Kind`. Default: all.
    public final var allowedTouchTypes: UInt32 = .max
    /// Whether recognition cancels the touches in their views (rule 7.5). Default: true. Read when a touch lands.
    public final var cancelsTouchesInView = true
    /// Whether views get began only after the recognizer has failed (rule 7.2). Default: false. Read when a touch
    /// lands.
    public final var delaysTouchesBegan = false
    /// Whether views get ended only after the recognizer has failed (rule 7.4). Default: true. Read when a touch lands.
    public final var delaysTouchesEnded = true
    /// Whether, after a touch of one type, touches of other types are refused until the reset (rule 4.2). Default:
    /// true.
    public final var requiresExclusiveTouchType = true
    /// Whether the recognizer also gets touches of views that inhibit ancestors' recognizers (rule 2.12). Default:
    /// false.
    public final var isExemptFromInhibition = false
    /// Whether an attempt starts only with a touch before which no finger of its seat was down (rule 4.9). Default: false.
    public final var requiresWholeSequence = false
    private final var enabled = true
    final var delayLimiter: DelayLimiter?
    final var modifierDemand = ModifierDemand()
    /// Modifier keys that must be held at the attempt's first touch (rule 4.8). Default: none.
    public final var requiredModifierFlags: KeyModifierFlags {
        get { modifierDemand.required }
        set { modifierDemand.required = newValue }
    }
    /// Modifier keys that must not be held at the attempt's first touch (rule 4.8). Default: none.
    public final var excludedModifierFlags: KeyModifierFlags {
        get { modifierDemand.excluded }
        set { modifierDemand.excluded = newValue }
    }

    /// Built-in kind of the recognizer.
    public let kind: Kind
    /// Whether the recognizer is discrete: from possible it goes only to ended or failed.
    public let isDiscrete: Bool

    // MARK: State of the attempt

    final var currentState = State.possible
    /// The state reported by the running action, which a later transition of the same delivery may already have left.
    final var reportedState: State?
    final var sendingActions: PendingActions = []
    final var isBeingRemoved = false
    final var isBound = false
    /// Whether the running update pass has looked at the recognizer since the last change.
    final var isLookedAt = false
    final var tieMark: UInt32 = 0
    /// Number for log lines, given by a wrapper of the engine; 0 means none.
    package final var number: UInt32 = 0
    /// Seat of the last attempt.
    final var seat: UInt32 = 0
    /// Order of addition among the recognizers of a view.
    final var addition: UInt32 = 0
    /// Number of the last round over the recognizers that included this one.
    final var lastRound: UInt32 = 0
    private final var poolReference: Borrowed<TouchPool>?
    final var attempt = Attempt()
    private final var viewDepth: Int32 = 0
    /// Number of ancestors of the view, valid in an attempt.
    final var depth: Int {
        get { Int(truncatingIfNeeded: viewDepth) }
        set { viewDepth = Int32(clamping: newValue) }
    }
    /// Last centroid of the touches, kept after the attempt.
    final var lastCentroid = Point.zero
    /// Why the recognizer last failed, was cancelled, was refused or is held (§15); `.none` if nothing of this has
    /// happened.
    public internal(set) final var reason = Reason.none

    // MARK: Relations

    /// The view that the recognizer is on, or nil. In the action caused by its removal, the view that it was on, so
    /// that locations are in that view's coordinates (rule 8.1). O(1).
    public final var view: View? { viewReference?.object ?? formerView }
    @inline(never)
    private final var formerView: View? { reportedState == nil ? nil : attempt.formerView }
    final var attachedView: View? {
        get { viewReference?.object }
        set { viewReference = newValue.map { Borrowed($0) } }
    }
    /// Returns whether the recognizer is on a view, whichever action is being sent.
    public final func isAttached(to view: View) -> Bool { attachedView === view }
    /// The view, without reference counting. A view retains its recognizers, not vice versa.
    final var viewReference: Borrowed<View>?
    unowned(unsafe) final var dispatcher: (any Dispatching)?
    @inline(__always)
    final var pool: TouchPool? {
        get { poolReference?.object }
        set { poolReference = newValue.map { Borrowed($0) } }
    }
    /// Relations to other recognizers; nil until this one waits for another, or a question about it is asked.
    final var relations: Relations?
    /// Identity for objects that refer to the recognizer without retaining it; created on first use.
    @inline(never)
    final var identity: RecognizerIdentity {
        if let knownIdentity { return knownIdentity }
        let made = RecognizerIdentity(of: self)
        knownIdentity = made
        return made
    }
    package private(set) final var knownIdentity: RecognizerIdentity?
    /// The identity, created only if there is memory: a delivery can do without it.
    package final var identityIfPossible: RecognizerIdentity? {
        knownIdentity ?? (tactus_reserve_is_whole() ? identity : nil)
    }

    /// Creates a custom recognizer. A discrete one goes from possible only to ended or failed.
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

    // MARK: Calls of the program

    /// State of the recognizer; in an action, the state being reported.
    ///
    /// Setting it is a request (rules 5.3, 5.4). A granted request to leave possible takes effect in the update pass;
    /// until then the state reads possible. An illegal request changes nothing and logs a client bug.
    public final var state: State {
        get { reportedState ?? currentState }
        set { request(newValue) }
    }

    /// Requests a state. Returns false if the request is illegal: nothing has changed, and a client bug is logged.
    @inline(never)
    @discardableResult
    public final func request(_ state: State) -> Bool {
        request(state, for: Reason(.byItself))
    }

    /// Whether the recognizer takes part. Default: true. Disabling cancels an active recognizer, with its action, and
    /// fails a possible one (rule 5.13).
    public final var isEnabled: Bool {
        get { enabled }
        set {
            guard enabled != newValue else { return }
            enabled = newValue
            if !newValue { dispatcher?.recognizerWillStop(self, reason: Reason(.disabled), silently: false) }
        }
    }

    /// Ignores a touch for the rest of the attempt: the recognizer neither delays nor cancels it any more (rule 4.6).
    /// Does nothing for a touch that is not of this attempt.
    @inline(never)
    public final func ignore(_ touch: Touch, for event: TouchEvent) {
        dispatcher?.recognizer(self, ignores: touch)
    }

    /// Requests a call of `deadlineReached` at a time, in µs, replacing an earlier deadline. The reset clears it. Does
    /// nothing between attempts or after the recognizer has finished.
    public final func setDeadline(_ time: Microseconds) {
        guard !isIdle, !currentState.isFinished else { return }
        attempt.deadline = time
        dispatcher?.recognizerDeadlineDidChange(self)
    }

    /// Number of the recognizer's touches that are down.
    open var numberOfTouches: Int { attempt.indirect?.touchCount ?? attempt.listening.count }

    /// Centroid of the recognizer's touches in application coordinates; the last one known after they ended.
    open var applicationLocation: Point { currentState.isFinished ? lastCentroid : centroid ?? lastCentroid }

    /// Returns the location of the gesture in a view's coordinates, or the application's for nil. O(depth of the view).
    public final func location(in view: View?) -> Point {
        view?.convertFromApplication(applicationLocation) ?? applicationLocation
    }

    /// Returns the location of one of the recognizer's touches that are down, in the order of their downs, in a view's
    /// coordinates, or the application's for nil. Returns nil if the index is out of range. O(touches).
    public final func location(ofTouch index: Int, in view: View?) -> Point? {
        guard index >= 0 else { return nil }
        var position = 0
        for touch in touches {
            if position == index { return touch.location(in: view) }
            position &+= 1
        }
        return nil
    }

    /// The recognizer's touches that are down. O(1).
    public final var touches: TouchSet {
        TouchSet(attempt.listening, in: pool)
    }

    // MARK: Overridden by subclasses

    /// Called when touches of the recognizer went down. The default does nothing.
    open func touchesBegan(_ touches: TouchSet, with event: TouchEvent) {}
    /// Called when touches of the recognizer moved. The default does nothing.
    open func touchesMoved(_ touches: TouchSet, with event: TouchEvent) {}
    /// Called when touches of the recognizer lifted. The default does nothing.
    open func touchesEnded(_ touches: TouchSet, with event: TouchEvent) {}

    /// Called when touches of the recognizer were cancelled. The default cancels the recognizer, or fails it if it has
    /// not begun.
    open func touchesCancelled(_ touches: TouchSet, with event: TouchEvent) {
        if !currentState.isFinished { fail(Reason(.touchCancelled)) }
    }

    /// Called when the attempt is over and the state is possible again. The default does nothing.
    open func reset() {}

    /// Called when the deadline has come. The default does nothing.
    open func deadlineReached(_ time: Microseconds) {}

    /// Returns whether this recognizer, once it recognizes, prevents another one (rule 6.3). Default: true.
    open func canPrevent(_ other: GestureRecognizer) -> Bool { true }
    /// Returns whether another recognizer, once it recognizes, prevents this one (rule 6.3). Default: true.
    open func canBePrevented(by other: GestureRecognizer) -> Bool { true }

    /// Returns whether this recognizer waits until another has failed; asked once per pair and attempt (rule 6.9).
    /// Default: false.
    open func shouldRequireFailure(of other: GestureRecognizer) -> Bool { false }
    /// Returns whether another recognizer waits until this one has failed (rule 6.9). Default: false.
    open func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool { false }

    // MARK: Properties of the kind

    /// Class of the kind. The kind's own answers to the four questions above are known; a class below this one may
    /// override them.
    var kindClass: ObjectIdentifier { ObjectIdentifier(GestureRecognizer.self) }

    /// Whether this is a subclass of the user's, which may override any question. Asking other recognizers as well
    /// would cost a call for each pair.
    final var isSubclassed: Bool { kindClass != ObjectIdentifier(type(of: self)) }

    /// Whether the recognizer is internal to a scroll view: delegates are not asked about it.
    var isHidden: Bool { false }

    /// Whether the recognizer also gets touches that only stop a scroll view's motion, which other recognizers of the
    /// content never get (rule 13.6).
    var hearsEveryTouch: Bool { false }

    /// Whether the kind binds touches; false for a kind that follows the pointer.
    var takesTouches: Bool { true }

    /// Whether the kind fails by itself when its last touch has gone (rule 5.12).
    final var finishesByItself: Bool { kind != .custom }

    /// Returns how the recognizer takes part in a touchpad gesture or scroll whose touch type it allows.
    func participation(in gesture: IndirectGesture) -> Participation { .none }

    /// Handles a step of the gesture that the recognizer takes part in, except a cancel.
    func follow(_ gesture: IndirectGesture, _ phase: IndirectGesture.Phase) {}

    /// Returns whether the pointer may enter the view, and remembers the number of the place at which this was asked.
    func pointerMayEnter(at place: UInt64) -> Bool { false }

    /// Called when the pointer has entered the view while no attempt is running.
    func pointerDidEnter(at location: Point) {}

    /// Called when the pointer of the attempt's seat has moved: to a location on the view, or elsewhere (nil).
    func pointerDidMove(to location: Point?) {}

    /// Called when an attempt starts: applies the thresholds, on this panel, for its duration (rule 5.15).
    func prepareAttempt(on panel: PanelDensity) {}

    /// Called when the update pass has granted began; the gesture counts from here (rule 6.8).
    func didBegin(at time: Microseconds) {}

    /// The movement with which the recognizer wishes to begin, in application coordinates; nil for kinds that controls
    /// do not keep from beginning (rule 9.4).
    var movementAtBegin: Point? { nil }

    /// Returns the deferral of a shell gesture by a view at the gesture's edge (rule 2.13), or nil if none applies.
    func takeDeferral(at time: Microseconds) -> EdgeDeferral? { nil }

    /// Number of touches that the recognizer needs in the running attempt.
    var touchesNeeded: Int { 1 }

    /// Why the kind's own settings keep it from ever recognizing, or nil (rule 15.4).
    var kindImpediment: Impediment? { nil }

    /// The value that the recognizer measures, and its threshold (rule 15.3).
    var measuredProgress: Progress { Progress() }

    /// Whether the recognizer keeps what it has reached while its fingers are up, such as between two taps.
    var progressesWithoutTouches: Bool { false }

    /// Whether a held recognizer that is released has enough touches to begin (rule 6.8).
    var hasEnoughTouches: Bool { !attempt.listening.isEmpty }

    // MARK: For wrappers of the engine

    /// Ends the attempt without any further action: the recognizer is about to be destroyed.
    package final func endSilently() {
        targets?.removeAll()
        dispatcher?.recognizerWillStop(self, reason: Reason(.viewRemoved), silently: true)
        loseFollowers()
    }

    /// A set without touches.
    package final var emptyTouchSet: TouchSet { TouchSet(.none, in: pool) }

    /// Returns a set with one more of the attempt's touches.
    package final func adding(_ touch: Touch, to set: TouchSet) -> TouchSet {
        var mask = set.mask
        if attempt.bound.contains(touch.slot) { mask.insert(touch.slot) }
        return TouchSet(mask, in: pool)
    }

    // MARK: For the built-in kinds

    /// Fails for a reason, or cancels if the recognizer is active.
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

    /// Requests a state; the reason is used if the request is to fail.
    @discardableResult
    private final func request(_ state: State, for reason: Reason) -> Bool {
        engine?.recognizer(self, requests: state, for: reason) ?? false
    }

    final var isIdle: Bool { attempt.number == 0 }

    /// Whether the recognizer accepts touchpad gestures, which are touches of the indirect type.
    final var allowsTouchpads: Bool { allowedTouchTypes & Touch.Kind.indirect.bit != 0 }
}

extension GestureRecognizer {
    /// Mean location of the touches that are down, or nil if none is.
    @_optimize(speed)
    final var centroid: Point? { centroid(of: attempt.listening) }

    @inline(__always)
    final func centroid(of fingers: TouchMask, atLeast number: Int = 1) -> Point? {
        poolReference?.use { $0.centroid(of: fingers, atLeast: number) }
    }

    /// Remembers the fingers' location before the last of them, or the attempt, goes.
    final func noteCentroid() {
        if let centroid { lastCentroid = centroid }
    }

    @_optimize(speed)
    final func stopListening(to fingers: TouchMask) {
        if !currentState.isFinished, attempt.listening.subtracting(fingers).isEmpty { noteCentroid() }
        attempt.listening.subtract(fingers)
    }
}
