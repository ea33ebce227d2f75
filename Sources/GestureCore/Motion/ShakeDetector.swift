// SPDX-License-Identifier: MIT

/// The constants of a shake (rule 3.6).
public struct ShakeSettings: Equatable, Sendable {
    /// m/s²: 1.5 g, gravity removed.
    public var threshold = 1.5 * 9.80665
    /// Number of reversals of the acceleration on one axis that make a shake.
    public var reversals = 3
    /// Within which the reversals come.
    public var window = Time.milliseconds(600)
    /// Rest after which a shake has ended.
    public var restDuration = Time.milliseconds(400)
    /// A longer shake is cancelled.
    public var maximumDuration = Time.milliseconds(3000)
    /// Rate at which the estimate of gravity follows the measured acceleration.
    public var gravityTimeConstant = Time.milliseconds(500)

    public init() {}

    /// Every constant is in its range.
    public var isValid: Bool {
        threshold.isWithinLimit && threshold > 0 && (1...ShakeAxis.capacity).contains(reversals) && window > 0
            && restDuration > 0 && maximumDuration > 0 && gravityTimeConstant > 0
            && max(window, max(restDuration, max(maximumDuration, gravityTimeConstant))) < Time.latest
    }
}

/// Measurement of an accelerometer, in m/s².
public struct Acceleration: Equatable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double

    public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }

    public var isWithinLimit: Bool { x.isWithinLimit && y.isWithinLimit && z.isWithinLimit }
}

/// Finds shakes in the samples of an accelerometer.
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
    /// Was cancelled for its length; rest has to come before another one.
    private var isExhausted = false

    init() {}

    /// Has a deadline.
    var isWaiting: Bool { isShaking || isExhausted }

    /// When the shake ends or is cancelled if nothing more is heard.
    var deadline: Microseconds {
        guard isWaiting else { return Time.never }
        let rest = Time.after(lastStrongTime, by: settings.restDuration)
        return isShaking ? min(rest, Time.after(beganTime, by: settings.maximumDuration)) : rest
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

    /// Time has reached the deadline.
    mutating func deadlineReached(_ time: Microseconds) -> Change? {
        guard time >= deadline else { return nil }
        let hasRested = time >= Time.after(lastStrongTime, by: settings.restDuration)
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

/// One axis: removes gravity and remembers when the acceleration turned round.
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
        // Time has a new origin (rule 11.2): what was measured before belongs to another time.
        if let elapsed, elapsed < 0 {
            hasGravity = false
            forget()
        }
        if !hasGravity {
            gravity = value
            hasGravity = true
        } else if let elapsed, elapsed > 0 {
            let share = Double(elapsed) / Double(Time.after(settings.gravityTimeConstant, by: elapsed))
            gravity += (value - gravity) * share
        }
        let linear = value - gravity
        guard abs(linear) > settings.threshold else { return (false, false) }
        let newSign = linear > 0 ? 1 : -1
        // A side that is this long ago is turned round from no more.
        if time &- lastStrongTime >= settings.window { forget() }
        defer {
            sign = newSign
            lastStrongTime = time
        }
        guard sign != 0, newSign != sign else { return (true, false) }
        reversals[count % ShakeAxis.capacity] = time
        count &+= 1
        guard count >= settings.reversals else { return (true, false) }
        let first = reversals[(count &- settings.reversals) % ShakeAxis.capacity]
        return (true, time &- first < settings.window)
    }

    mutating func forget() {
        sign = 0
        count = 0
    }
}
