// SPDX-License-Identifier: MIT

/// Constants of shake detection (rule 3.6).
public struct ShakeSettings: Equatable, Sendable {
    /// Acceleration without gravity that counts, in m/s². Default: 1.5 g.
    public var threshold = 1.5 * 9.80665
    /// Number of reversals of the acceleration on one axis that make a shake: 1 to 16. Default: 3.
    public var reversals = 3
    /// Time within which the reversals come. Default: 600 ms.
    public var window = TimeSpan(microseconds: 600_000)
    /// Rest after which a shake has ended. Default: 400 ms.
    public var restDuration = TimeSpan(microseconds: 400_000)
    /// Duration after which a shake is cancelled. Default: 3 s.
    public var maximumDuration = TimeSpan(microseconds: 3_000_000)
    /// Time constant with which the estimate of gravity follows the measurement. Default: 500 ms.
    public var gravityTimeConstant = TimeSpan(microseconds: 500_000)

    /// Creates the default settings.
    public init() {}

    /// Whether every constant is in its range.
    public var isValid: Bool {
        threshold.isWithinLimit && threshold > 0 && (1...ShakeAxis.capacity).contains(reversals) && window > .zero
            && restDuration > .zero && maximumDuration > .zero && gravityTimeConstant > .zero
            && max(window, max(restDuration, max(maximumDuration, gravityTimeConstant))).microseconds < Time.latest
    }
}

/// A measurement of an accelerometer, in m/s².
public struct Acceleration: Equatable, Sendable {
    /// Acceleration along the x axis.
    public var x: Double
    /// Acceleration along the y axis.
    public var y: Double
    /// Acceleration along the z axis.
    public var z: Double

    /// Creates a measurement. Any number is accepted: check `isWithinLimit`.
    public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }

    /// Whether all three numbers are within the limit.
    public var isWithinLimit: Bool { x.isWithinLimit && y.isWithinLimit && z.isWithinLimit }
}

/// Detects shakes in the measurements of an accelerometer.
struct ShakeDetector {
    enum Change {
        case began, ended, cancelled
    }

    var settings = ShakeSettings()
    private var axes = (ShakeAxis(), ShakeAxis(), ShakeAxis())
    private var lastTime: Microseconds?
    private var lastStrongTime: Microseconds = 0
    private var beganTime: Microseconds = 0
    private var isShaking = false
    /// Whether a shake was cancelled for its length: another one starts only after a rest.
    private var isExhausted = false

    init() {}

    /// Whether there is a deadline.
    var isWaiting: Bool { isShaking || isExhausted }

    /// Time at which the shake ends or is cancelled without further measurements.
    var deadline: Microseconds {
        guard isWaiting else { return Time.never }
        let rest = Time.after(lastStrongTime, by: settings.restDuration.microseconds)
        return isShaking ? min(rest, Time.after(beganTime, by: settings.maximumDuration.microseconds)) : rest
    }

    mutating func add(_ acceleration: Acceleration, at time: Microseconds) -> Change? {
        let elapsed = lastTime.map { time &- $0 }
        lastTime = time
        let x = axes.0.add(acceleration.x, elapsed, time, settings)
        let y = axes.1.add(acceleration.y, elapsed, time, settings)
        let z = axes.2.add(acceleration.z, elapsed, time, settings)
        if x.isStrong || y.isStrong || z.isStrong { lastStrongTime = time }
        guard !isShaking, !isExhausted, x.isShake || y.isShake || z.isShake else { return nil }
        isShaking = true
        beganTime = time
        return .began
    }

    /// Returns the change that the passing of the deadline causes, or nil.
    mutating func deadlineReached(_ time: Microseconds) -> Change? {
        guard time >= deadline else { return nil }
        let hasRested = time >= Time.after(lastStrongTime, by: settings.restDuration.microseconds)
        let wasShaking = isShaking
        isShaking = false
        isExhausted = wasShaking && !hasRested
        if hasRested { forgetReversals() }
        guard wasShaking else { return nil }
        return hasRested ? .ended : .cancelled
    }

    private mutating func forgetReversals() {
        axes.0.forget()
        axes.1.forget()
        axes.2.forget()
    }
}

/// One axis: removes gravity and remembers the reversals of the acceleration.
struct ShakeAxis {
    static let capacity = 16

    private var gravity = 0.0
    private var hasGravity = false
    private var sign = 0
    private var lastStrongTime: Microseconds = 0
    private var reversals = InlineArray<16, Microseconds>(repeating: .min)
    private var count = 0

    init() {}

    mutating func add(
        _ value: Double, _ elapsed: Microseconds?, _ time: Microseconds, _ settings: ShakeSettings
    ) -> (isStrong: Bool, isShake: Bool) {
        // Time has a new origin (rule 11.2): earlier measurements are void.
        if let elapsed, elapsed < 0 {
            hasGravity = false
            forget()
        }
        if !hasGravity {
            gravity = value
            hasGravity = true
        } else if let elapsed, elapsed > 0 {
            let share = Double(elapsed) / Double(Time.after(settings.gravityTimeConstant.microseconds, by: elapsed))
            gravity += (value - gravity) * share
        }
        let linear = value - gravity
        guard abs(linear) > settings.threshold else { return (false, false) }
        let newSign = linear > 0 ? 1 : -1
        // A strong acceleration this long ago is too old to be reversed.
        if time &- lastStrongTime >= settings.window.microseconds { forget() }
        defer {
            sign = newSign
            lastStrongTime = time
        }
        guard sign != 0, newSign != sign else { return (true, false) }
        reversals[count % ShakeAxis.capacity] = time
        count &+= 1
        guard count >= settings.reversals else { return (true, false) }
        let first = reversals[(count &- settings.reversals) % ShakeAxis.capacity]
        return (true, time &- first < settings.window.microseconds)
    }

    mutating func forget() {
        sign = 0
        count = 0
    }
}
