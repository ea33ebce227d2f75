// SPDX-License-Identifier: MIT

/// How near a recognizer is to recognizing (rule 15.3).
public struct Progress {
    /// Units of a measured value.
    public enum Unit: Int32, Sendable {
        /// The recognizer does not measure, such as a custom one.
        case none = 0
        /// Logical pixels.
        case pixels = 1
        /// µs.
        case microseconds = 2
        /// A number of touches.
        case touches = 3
        /// A number of taps.
        case taps = 4
    }

    /// Value over limit, 0 to 1; 1 from the recognition to the reset.
    public internal(set) var fraction = 0.0
    /// Measured value.
    public internal(set) var value = 0.0
    /// Value with which the recognizer recognizes.
    public internal(set) var limit = 0.0
    /// Unit of both.
    public internal(set) var unit = Unit.none
    /// The touch that is farthest behind, if the recognizer measures each by itself.
    public internal(set) var laggingTouch: Touch?

    init() {}

    @inline(never)
    init(_ value: Double, of limit: Double, in unit: Unit, laggingTouch: Touch? = nil) {
        self.value = value
        self.limit = limit
        self.unit = unit
        self.laggingTouch = laggingTouch
        fraction = value >= limit ? 1 : value > 0 ? value / limit : 0
    }
}

extension GestureRecognizer {
    /// How near the recognizer is to recognizing, at the present time. Between attempts, and of a custom recognizer that
    /// has not recognized, the fraction is 0. O(touches).
    public final var progress: Progress {
        guard !isIdle else { return Progress() }
        var progress = measuredProgress
        if hasTooFewTouches {
            progress = Progress(Double(attempt.listening.count), of: Double(touchesNeeded), in: .touches)
            progress.fraction = 0
        }
        if currentState.isActive || currentState == .ended { progress.fraction = 1 }
        return progress
    }

    private final var hasTooFewTouches: Bool {
        attempt.indirect == nil && takesTouches && !progressesWithoutTouches && !currentState.isActive
            && currentState != .ended && !attempt.listening.hasAtLeast(touchesNeeded)
    }
}
