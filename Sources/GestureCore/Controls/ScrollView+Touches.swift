// SPDX-License-Identifier: MIT

// Decides which touches go to the content and which to the scroll view's own gestures (rules 13.2, 13.6, 13.8).

extension ScrollView: ContentKeeping {
    /// Whether a finger that lands now only stops a motion. A slow deceleration within the limits lets the finger
    /// through (rule 13.6).
    final var isCaughtByTouches: Bool {
        guard motionKind != .none else { return false }
        guard motionKind == .decelerating, let time = eventDispatcher?.time else { return true }
        let offset = Point(x: motionX.place(at: time), y: motionY.place(at: time))
        guard clamped(offset) == offset,
            let x = motionX.velocityOfDeceleration(at: time), let y = motionY.velocityOfDeceleration(at: time)
        else { return true }
        return Point(x: x, y: y).length >= ScrollCurve.catchVelocity
    }

    /// Stops any motion when a finger lands.
    final func fingersLanded(_ touches: TouchSet) {
        stoppingTouches = .none
        guard motionKind != .none else { return }
        if isCaughtByTouches {
            stoppingTouches = touches.mask
            isCaught = true
        }
        stopMotion()
    }

    final func stops(_ touch: Touch) -> Bool {
        touch.view !== self && stoppingTouches.contains(touch.slot)
    }

    /// Returns whether the content gets a touch that is about to begin in `view`. Otherwise the scroll view itself gets
    /// it.
    final func contentReceives(_ touch: Touch, in view: View) -> Bool {
        delegate?.scrollView(self, touchesShouldBeginIn: view) ?? true
    }

    final func isOwn(_ recognizer: GestureRecognizer) -> Bool {
        recognizer === panGestureRecognizer || recognizer === pinchGestureRecognizer
    }

    /// Returns whether one of the scroll view's own gestures may begin now.
    final func mayBegin(_ recognizer: GestureRecognizer) -> Bool {
        if recognizer === pinchGestureRecognizer {
            guard maximumZoomScale > minimumZoomScale, contentView?.isDescendant(of: self) ?? false
            else { return false }
        } else {
            guard canMove(leadingAxis), !leavesDragToParent else { return false }
        }
        guard let pool = recognizer.pool else { return true }
        // Includes lifted touches whose view does not know of the lift yet: the gesture would cancel them.
        for touch in pool.set(recognizer.attempt.bound) {
            guard let view = touch.view, view !== self, eventDispatcher?.isDelivered(touch) ?? false else { continue }
            let allows = delegate?.scrollView(self, touchesShouldCancelIn: view) ?? !(view is Control)
            if !canCancelContentTouches || !allows { return false }
        }
        return true
    }

    // MARK: Nested scroll views (rule 13.8)

    /// Displacement of the fingers so far, even if the translation was set.
    private final var travel: Point { convertVectorFromApplication(panGestureRecognizer.travel) }

    final var leadingAxis: Axis { Axis(leading: travel) }

    /// Whether the content rests at its limit in the drag's direction and an ancestor scroll view can move that way.
    private final var leavesDragToParent: Bool {
        let axis = leadingAxis
        let transfers =
            axis == .horizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
        guard transfers, superview != nil, abs(room(along: travel)) <= ScrollCurve.limitDistance else { return false }
        var ancestor = superview
        while let view = ancestor {
            ancestor = view.superview
            if let parent = view as? ScrollView, parent.canFollow(panGestureRecognizer.travel) {
                return true
            }
        }
        return false
    }

    /// Returns whether the content can follow a displacement in application coordinates.
    private final func canFollow(_ way: Point) -> Bool {
        panGestureRecognizer.isEnabled && room(along: convertVectorFromApplication(way)) > ScrollCurve.limitDistance
    }

    /// Returns the part of a displacement that the content can follow along its leading axis; negative beyond the
    /// limit.
    private final func room(along way: Point) -> Double {
        let axis = Axis(leading: way)
        let limits = limits(axis)
        let (step, place) = axis == .horizontal ? (way.x, boundsOrigin.x) : (way.y, boundsOrigin.y)
        if step == 0 { return .infinity }
        return step < 0 ? limits.upper - place : place - limits.lower
    }
}

extension ScrollView.Axis {
    init(leading way: Point) {
        self = abs(way.x) > abs(way.y) ? .horizontal : .vertical
    }
}
