// SPDX-License-Identifier: MIT

/// Movement that is expected of a recognizer's fingers until a time (rule 1.17), as the similarity that fits it best
/// (rule 8.13). For two fingers it is exact: the ratio of the vectors between them.
struct PredictedStep {
    /// Movement of the centroid, in px.
    var shift = Point.zero
    /// Scale and rotation about the centroid.
    var linear = Point(x: 1, y: 0)
}

extension GestureRecognizer {
    /// Returns the movement expected of the recognizer's fingers until a time in µs, at most 50 ms after each one's last
    /// sample; none without fingers. From the first call with fingers on, their samples are kept. O(fingers).
    @inline(never)
    final func predictedStep(at time: Microseconds) -> PredictedStep {
        var step = PredictedStep()
        guard let pool, let centroid, let now = dispatcher?.time else { return step }
        pool.keepsHistory = true
        var comparison = FingerComparison()
        touches.lendEach { touch in
            let place = touch.location - centroid
            let way = touch.prediction(at: time, now: now, keepsHistory: true).location - touch.location
            step.shift = step.shift + way
            // The places add up to 0, so that the mean of the ways drops out.
            comparison.spread += place.squaredLength
            comparison.product = comparison.product + (place + way).timesConjugate(of: place)
        }
        step.shift = step.shift / Double(attempt.listening.count)
        if comparison.spread >= FingerPlaces.smallestSpread { step.linear = comparison.product / comparison.spread }
        return step
    }
}

extension PanGestureRecognizer {
    /// Returns the translation expected at a time in µs, at most 50 ms after the fingers' last samples (rule 1.17), in
    /// a view's coordinates, or the application's for nil, in px. The present one without fingers. O(fingers + depth of
    /// the view).
    public final func predictedTranslation(at time: Microseconds, in view: View?) -> Point {
        let step = predictedStep(at: time)
        let expected = hasEnoughTouches ? accumulated + step.shift : accumulated
        return view?.convertVectorFromApplication(expected) ?? expected
    }
}

extension PinchGestureRecognizer {
    /// Returns the scale expected at a time in µs, at most 50 ms after the fingers' last samples (rule 1.17). The present
    /// one unless two fingers are down and the scale has begun to count. O(1).
    public func predictedScale(at time: Microseconds) -> Double {
        let step = predictedStep(at: time)
        guard pair != nil, currentState.isActive || measuresFromTouchDown else { return scale }
        return scale(after: step.linear.length)
    }
}

extension RotationGestureRecognizer {
    /// Returns the angle expected at a time in µs, at most 50 ms after the fingers' last samples (rule 1.17), in radians.
    /// The present one unless two fingers are down and the angle has begun to count. O(1).
    public func predictedRotation(at time: Microseconds) -> Double {
        let step = predictedStep(at: time)
        guard pair != nil, currentState.isActive || measuresFromTouchDown else { return rotation }
        return rotation + step.linear.angle
    }
}

extension TransformGestureRecognizer {
    /// Returns the transform expected at a time in µs, at most 50 ms after the fingers' last samples (rule 1.17), as
    /// `transform(in:)`. O(fingers + depth of the view).
    public func predictedTransform(at time: Microseconds, in view: View?) -> AffineTransform {
        let step = predictedStep(at: time)
        return transform(hasEnoughTouches ? value(after: step) : value, in: view)
    }
}
