// SPDX-License-Identifier: MIT

/// Recognizes one or more taps of one or more fingers; discrete, fires at the last lift (rule 8.2). Settings take
/// effect with the next attempt.
open class TapGestureRecognizer: GestureRecognizer {
    /// Number of taps. Default: 1.
    public final var numberOfTapsRequired = 1
    /// Number of fingers of each tap. Default: 1.
    public final var numberOfTouchesRequired = 1
    /// Distances and durations of a tap (rule 8.2).
    public final var thresholds = TapThresholds()
    /// Buttons that a pointer must press, and no others, as bits of `Touch.buttonMask` (rule 14.1). Fingers have none.
    /// Default: the primary button. Takes effect at once.
    public final var buttonMaskRequired = Touch.primaryButton

    /// Buttons pressed in this attempt.
    final var pressedButtons: UInt32 = 0
    private final var counter: TapCounter
    private final var tapsRequired = 1
    private final var touchesRequired = 1

    /// Creates a single tap with one finger.
    public init() {
        counter = TapCounter(TapThresholds(), fingers: 1, density: PanelDensity())
        super.init(kind: .tap, isDiscrete: true)
    }

    override var kindClass: ObjectIdentifier { ObjectIdentifier(TapGestureRecognizer.self) }

    /// Number of touches: in the action, the required number; before it, the fingers that are down.
    open override var numberOfTouches: Int { state == .ended ? touchesRequired : super.numberOfTouches }

    override var touchesNeeded: Int { touchesRequired }

    override var measuredProgress: Progress {
        Progress(Double(counter.tapsDone), of: Double(tapsRequired), in: .taps)
    }

    override var progressesWithoutTouches: Bool { counter.tapsDone > 0 }

    /// Centroid of the downs of the first tap.
    open override var applicationLocation: Point {
        counter.hasFirstTapLocation ? counter.firstTapLocation : super.applicationLocation
    }

    /// A tap never prevents one with a higher tap count (rule 6.6).
    open override func canPrevent(_ other: GestureRecognizer) -> Bool {
        guard other.kind == .tap, let tap = other as? TapGestureRecognizer else { return true }
        return tap.numberOfTapsRequired <= numberOfTapsRequired
    }

    override func prepareAttempt(on panel: PanelDensity) {
        tapsRequired = numberOfTapsRequired
        touchesRequired = numberOfTouchesRequired
        counter = TapCounter(thresholds, fingers: touchesRequired, density: panel)
        pressedButtons = 0
    }

    open override func touchesBegan(_ touches: TouchSet, with event: TouchEvent) {
        guard allowsButtons(of: touches) else { return }
        take(counter.touchesBegan(touches, of: self, at: event.timestamp), of: touches)
    }

    @_optimize(speed)
    open override func touchesMoved(_ touches: TouchSet, with event: TouchEvent) {
        guard attempt.wish == .none, allowsButtons(of: touches) else { return }
        take(counter.touchesMoved(touches, of: self), of: touches)
    }

    open override func touchesEnded(_ touches: TouchSet, with event: TouchEvent) {
        guard attempt.wish == .none, hasRequiredButtons(touches) else { return }
        take(counter.touchesEnded(touches, at: event.timestamp), of: touches)
    }

    open override func deadlineReached(_ time: Microseconds) {
        fail(counter.overdueReason(at: time))
    }

    @_optimize(speed)
    private final func take(_ outcome: TapCounter.Outcome, of touches: TouchSet) {
        switch outcome {
        case .strayed(let reason): fail(reason, startingAnewWith: touches)
        case .failed(let reason): fail(reason)
        case .tapped where counter.tapsDone >= tapsRequired:
            setDeadline(Time.never)
            request(.ended)
        case .tapped, .undecided: setDeadline(counter.deadline)
        }
    }
}

// Buttons of a pointer (rule 14.1).
extension TapGestureRecognizer {
    /// Returns false, and fails the tap, if a pointer presses buttons that the tap does not require.
    @_optimize(speed)
    @inline(never)
    final func allowsButtons(of touches: TouchSet) -> Bool {
        touches.lendEach { if $0.type == .indirectPointer { pressedButtons |= $0.buttonMask } }
        return pressedButtons & ~buttonMaskRequired == 0 || failForButtons()
    }

    /// Returns whether all required buttons were pressed when a pointer lifts, and fails the tap otherwise.
    final func hasRequiredButtons(_ touches: TouchSet) -> Bool {
        guard allowsButtons(of: touches) else { return false }
        for touch in touches where touch.type == .indirectPointer && pressedButtons != buttonMaskRequired {
            // A source that reports no buttons counts as the primary button.
            if pressedButtons != 0 || buttonMaskRequired != Touch.primaryButton { return failForButtons() }
        }
        return true
    }

    private final func failForButtons() -> Bool {
        fail(Reason(.wrongButtons, Double(pressedButtons), Double(buttonMaskRequired)))
        return false
    }
}

#if !hasFeature(Embedded)
    extension TapGestureRecognizer {
        /// Creates a recognizer that calls a method of an object for every action, as `addTarget(_:action:)`.
        public convenience init<Target: AnyObject>(
            target: Target, action: @escaping (Target) -> (TapGestureRecognizer) -> Void
        ) {
            self.init()
            addTarget(target, action: action)
        }

        /// Creates a recognizer that calls a method without arguments for every action, as `addTarget(_:action:)`.
        public convenience init<Target: AnyObject>(target: Target, action: @escaping (Target) -> () -> Void) {
            self.init()
            addTarget(target, action: action)
        }
    }
#endif
