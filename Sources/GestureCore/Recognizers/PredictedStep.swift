// SPDX-License-Identifier: MIT

/// Movement that is expected of a recognizer's fingers until a time (rule 1.17), as the similarity that fits it best
/// (rule 8.13). For two fingers it is exact: the ratio of the vectors between them.
struct PredictedStep {
    /// Movement of the centroid, in px.
    private(set) var shift = Point.zero
    /// Scale and rotation about the centroid.
    private(set) var linear = Point(x: 1, y: 0)

    /// Predicts the movement until a time in µs, at most 50 ms after each finger's last sample; none without fingers.
    /// From the first call with fingers on, their samples are kept. O(fingers).
    @inline(never)
    init(of recognizer: GestureRecognizer, at time: Microseconds) {
        guard let pool = recognizer.pool, let centroid = recognizer.centroid, let now = recognizer.dispatcher?.time
        else {
            return
        }
        pool.keepsHistory = true
        var count = 0.0
        var comparison = FingerComparison()
        recognizer.touches.lendEach { touch in
            let sample = touch.prediction(at: time, now: now, keepsHistory: true)
            let way = sample.location - touch.location
            let place = touch.location - centroid
            let expected = place + way
            count += 1
            shift = shift + way
            // The places add up to 0, so that the mean of the ways drops out.
            comparison.spread += place.squaredLength
            let product = expected.timesConjugate(of: place)
            comparison.product = comparison.product + product
        }
        shift = shift / count
        if comparison.spread >= FingerPlaces.smallestSpread { linear = comparison.product / comparison.spread }
    }
}

extension PanGestureRecognizer {
    /// Returns the translation expected at a time in µs, at most 50 ms after the fingers' last samples (rule 1.17), in
    /// a view's coordinates, or the application's for nil, in px. The present one without fingers. O(fingers + depth of
    /// the view).
    public final func predictedTranslation(at time: Microseconds, in view: View?) -> Point {
        let step = PredictedStep(of: self, at: time)
        let expected = hasEnoughTouches ? accumulated + step.shift : accumulated
        return view?.convertVectorFromApplication(expected) ?? expected
    }
}

extension PinchGestureRecognizer {
    /// Returns the scale expected at a time in µs, at most 50 ms after the fingers' last samples (rule 1.17). The present
    /// one unless two fingers are down and the scale has begun to count. O(1).
    public func predictedScale(at time: Microseconds) -> Double {
        let step = PredictedStep(of: self, at: time)
        guard pair != nil, currentState.isActive || measuresFromTouchDown else { return scale }
        return scale(after: step.linear.length)
    }
}

extension RotationGestureRecognizer {
    /// Returns the angle expected at a time in µs, at most 50 ms after the fingers' last samples (rule 1.17), in radians.
    /// The present one unless two fingers are down and the angle has begun to count. O(1).
    public func predictedRotation(at time: Microseconds) -> Double {
        let step = PredictedStep(of: self, at: time)
        guard pair != nil, currentState.isActive || measuresFromTouchDown else { return rotation }
        return rotation + step.linear.angle
    }
}

extension TransformGestureRecognizer {
    /// Returns the transform expected at a time in µs, at most 50 ms after the fingers' last samples (rule 1.17), as
    /// `transform(in:)`. O(fingers + depth of the view).
    public func predictedTransform(at time: Microseconds, in view: View?) -> AffineTransform {
        let step = PredictedStep(of: self, at: time)
        return transform(hasEnoughTouches ? value(after: step) : value, in: view)
    }
}
