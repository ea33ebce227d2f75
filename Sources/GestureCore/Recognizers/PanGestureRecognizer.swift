// SPDX-License-Identifier: MIT

/// Recognizes fingers that drag; continuous (rule 8.4).
open class PanGestureRecognizer: CentroidGestureRecognizer {
    /// Whether a touchpad's swipes and pinches can drive the pan, if its touch types allow it (rule 14.2).
    final var followsTouchpad = true
    /// Types of scrolling that drive the pan in addition to touches (rule 14.3). Default: none.
    public final var allowedScrollTypes: ScrollTypes = []

    /// Creates a pan of one or more fingers.
    public init() {
        super.init(kind: .pan)
    }

    override var kindClass: ObjectIdentifier { ObjectIdentifier(PanGestureRecognizer.self) }

    init(kind: Kind) {
        super.init(kind: kind)
    }

    /// Sets the translation in a view's coordinates, or the application's for nil, in px; later movement adds to it.
    /// The velocity stays. O(depth of the view).
    public final func setTranslation(_ translation: Point, in view: View?) {
        accumulated = view?.convertVectorToApplication(translation) ?? translation
    }

    override func didBegin(at time: Microseconds) {
        // A scroll has no threshold that could be left out: its first step begins the pan.
        if measuresFromBegan, attempt.indirect?.kind != .scroll { accumulated = .zero }
    }

    open override func deadlineReached(_ time: Microseconds) {
        if attempt.indirect != nil { scrollFellSilent() }
    }

    // MARK: Touchpads and scrolling (rules 14.2, 14.3)

    override func participation(in gesture: IndirectGesture) -> Participation {
        switch gesture.kind {
        case .scroll: return allowedScrollTypes.contains(gesture.scrollType) ? .follows : .none
        case .swipe, .pinch:
            guard followsTouchpad, allowsTouchpads else { return .none }
            return Participation(of: gesture, from: minimumNumberOfTouches, to: maximumNumberOfTouches)
        case .hold: return .none
        }
    }

    override func follow(_ gesture: IndirectGesture, _ phase: IndirectGesture.Phase) {
        switch phase {
        case .began:
            noteLocation(gesture.location)
            estimator.add(travel, at: gesture.time)
            if gesture.kind == .scroll { takeStep(of: gesture) }
        case .changed: takeStep(of: gesture)
        case .ended:
            if isRecognized { request(.ended) } else { fail(tooLittle) }
        case .cancelled: break
        }
    }

    private final func takeStep(of gesture: IndirectGesture) {
        if gesture.step != .zero {
            moveCentroid(by: gesture.step)
            estimator.add(travel, at: gesture.time)
        }
        if gesture.kind == .scroll, gesture.scrollType == .continuous {
            setDeadline(Time.after(gesture.time, by: IndirectGesture.silence))
        }
        // A scroll can only move something: it begins without a threshold.
        guard !isRecognized, gesture.kind == .scroll || hasReachedThreshold else { return }
        if let reason = refusalToBegin(travel: travel) { return fail(reason) }
        request(.began)
    }

    /// Handles a silence of a device that scrolls without saying when it stops.
    private final func scrollFellSilent() {
        attempt.indirect?.isDown = false
        request(.ended)
    }
}

#if !hasFeature(Embedded)
    extension PanGestureRecognizer {
        /// Creates a recognizer that calls a method of an object for every action, as `addTarget(_:action:)`.
        public convenience init<Target: AnyObject>(
            target: Target, action: @escaping (Target) -> (PanGestureRecognizer) -> Void
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
