// SPDX-License-Identifier: MIT

/// Recognizes fingers that rest, after taps if required; continuous (rule 8.3). Settings take effect with the next
/// attempt.
open class LongPressGestureRecognizer: GestureRecognizer {
    /// Number of taps before the press. Default: 0.
    public final var numberOfTapsRequired = 0
    /// Number of fingers of the press. Default: 1.
    public final var numberOfTouchesRequired = 1
    /// Time that the fingers must rest from the down of the last one (rule 8.3). Default: 500 ms.
    public final var minimumPressDuration = TimeSpan(microseconds: 500_000)
    /// Distance that each finger may move until the press begins. Default: 10 px.
    public final var allowableMovement = Length.pixels(10)
    /// Whether the press ends when the last finger lifts instead of the first one. Default: false.
    public final var endsAtLastLift = false
    /// Thresholds of the taps before the press.
    public final var tapThresholds = TapThresholds()

    private final var counter: TapCounter
    private final var tapsRequired = 0
    private final var touchesRequired = 1
    private final var waitsForLastLift = false
    private final var duration = Time.milliseconds(500)
    private final var movement = 10.0
    private final var arrived = 0
    private final var sumOfDowns = Point.zero
    private final var pressTime: Microseconds = 0
    private final var pressLocation = Point.zero
    private final var hasPressLocation = false

    /// Creates a recognizer of a press with one finger and no taps.
    public init() {
        counter = TapCounter(TapThresholds(), fingers: 1, density: PanelDensity())
        super.init(kind: .longPress, isDiscrete: false)
    }

    override var kindClass: ObjectIdentifier { ObjectIdentifier(LongPressGestureRecognizer.self) }

    /// Centroid of the fingers; in the ended action, the last one with all required fingers (rule 8.1).
    open override var applicationLocation: Point {
        hasPressLocation && !isLastingWithFewer ? pressLocation : super.applicationLocation
    }

    /// Whether some fingers of an active press have lifted, and the press waits for the others.
    private final var isLastingWithFewer: Bool {
        waitsForLastLift && currentState.isActive && attempt.listening.count < touchesRequired
    }

    override var touchesNeeded: Int { touchesRequired }

    override var measuredProgress: Progress {
        if isTapping { return Progress(Double(counter.tapsDone), of: Double(tapsRequired &+ 1), in: .taps) }
        let now = dispatcher?.time ?? pressTime
        return Progress(hasPressLocation ? Double(now &- pressTime) : 0, of: Double(duration), in: .microseconds)
    }

    override var progressesWithoutTouches: Bool { isTapping && counter.tapsDone > 0 }

    override var hasEnoughTouches: Bool { attempt.listening.count >= (waitsForLastLift ? 1 : touchesRequired) }

    override func prepareAttempt(on panel: PanelDensity) {
        tapsRequired = numberOfTapsRequired
        touchesRequired = numberOfTouchesRequired
        waitsForLastLift = endsAtLastLift
        duration = minimumPressDuration.microseconds
        movement = allowableMovement.pixels(at: panel)
        counter = TapCounter(tapThresholds, fingers: touchesRequired, density: panel)
        arrived = 0
        sumOfDowns = .zero
        hasPressLocation = false
    }

    final var isTapping: Bool { counter.tapsDone < tapsRequired }
    final var isPressed: Bool { attempt.wish != .none || currentState.isActive }

    open override func touchesBegan(_ touches: TouchSet, with event: TouchEvent) {
        if isPressed {
            for touch in touches { ignore(touch, for: event) }
        } else if isTapping {
            take(counter.touchesBegan(touches, of: self, at: event.timestamp), of: touches)
        } else {
            press(touches, at: event.timestamp)
        }
    }

    open override func touchesMoved(_ touches: TouchSet, with event: TouchEvent) {
        if isPressed {
            noteLocation()
        } else if isTapping {
            take(counter.touchesMoved(touches, of: self), of: touches)
        } else {
            var tooFar: Double?
            touches.lendEach { touch in
                let distance = (touch.location - origin(of: touch)).length
                if distance.exceeds(movement), tooFar == nil { tooFar = distance }
            }
            if let tooFar { return fail(Reason(.movedTooFar, tooFar, movement)) }
            noteLocation()
        }
    }

    open override func touchesEnded(_ touches: TouchSet, with event: TouchEvent) {
        if isPressed {
            if !waitsForLastLift || attempt.listening.isEmpty { request(.ended) }
        } else if isTapping {
            take(counter.touchesEnded(touches, at: event.timestamp), of: touches)
        } else {
            lift(at: event.timestamp)
        }
    }

    private final func lift(at time: Microseconds) {
        guard !isPressed else {
            request(.ended)
            return
        }
        let pressed = arrived < touchesRequired ? 0 : time &- pressTime
        fail(Reason(.liftedEarly, Double(pressed), Double(duration)))
    }

    // MARK: Fingers that rest on a touchpad (rule 14.2)

    override func participation(in gesture: IndirectGesture) -> Participation {
        guard gesture.kind == .hold, allowsTouchpads, numberOfTapsRequired == 0 else { return .none }
        return Participation(of: gesture, from: numberOfTouchesRequired, to: numberOfTouchesRequired)
    }

    override func follow(_ gesture: IndirectGesture, _ phase: IndirectGesture.Phase) {
        switch phase {
        case .began:
            arrived = touchesRequired
            startPress(at: gesture.time)
        case .ended: lift(at: gesture.time)
        case .changed, .cancelled: break
        }
    }

    open override func deadlineReached(_ time: Microseconds) {
        if arrived >= touchesRequired {
            request(.began)
        } else {
            fail(counter.overdueReason(at: time))
        }
    }

    private final func press(_ touches: TouchSet, at time: Microseconds) {
        for touch in touches {
            arrived &+= 1
            sumOfDowns = sumOfDowns + origin(of: touch)
        }
        guard arrived <= touchesRequired else {
            return fail(Reason(.tooManyTouches, Double(arrived), Double(touchesRequired)))
        }
        guard arrived == touchesRequired else { return setDeadline(Time.never) }
        if let reason = counter.distanceReason(sumOfDowns / Double(arrived)) {
            return fail(reason, startingAnewWith: touches)
        }
        noteLocation()
        startPress(at: time)
    }

    private final func startPress(at time: Microseconds) {
        pressTime = time
        if duration <= 0 {
            setDeadline(Time.never)
            request(.began)
        } else {
            setDeadline(Time.after(time, by: duration))
        }
    }

    final func noteLocation() {
        guard attempt.listening.count >= touchesRequired else { return }
        pressLocation = centroid ?? pressLocation
        hasPressLocation = true
    }

    private final func take(_ outcome: TapCounter.Outcome, of touches: TouchSet) {
        switch outcome {
        case .strayed(let reason): fail(reason, startingAnewWith: touches)
        case .failed(let reason): fail(reason)
        case .tapped, .undecided: setDeadline(counter.deadline)
        }
    }
}

#if !hasFeature(Embedded)
    extension LongPressGestureRecognizer {
        /// Creates a recognizer that calls a method of an object for every action, as `addTarget(_:action:)`.
        public convenience init<Target: AnyObject>(
            target: Target, action: @escaping (Target) -> (LongPressGestureRecognizer) -> Void
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
