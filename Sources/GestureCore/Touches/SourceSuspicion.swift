// SPDX-License-Identifier: MIT

/// What a source's first touches tell about mistakes in its set-up: coordinates or times in other units than those of the
/// application (rule 15.4). Each is told once.
struct SourceSuspicion {
    /// Number of touches in a row that no hand makes, after which the times are taken for those of another unit.
    private static let enoughTouches: UInt8 = 4
    /// Number of first touches outside of all windows that is no accident. A wallpaper may have no window.
    private static let enoughLandings: UInt8 = 4
    /// Durations in µs between which a touch of a hand lasts: one in ms looks shorter, one in ns longer.
    private static let shortest = Time.milliseconds(2)
    private static let longest = Time.milliseconds(20_000)

    private var landings: UInt8 = 0
    /// The places are settled: they were told of, or a touch has landed where one may.
    private var hasSettledPlaces = false
    private var shortTouches: UInt8 = 0
    private var longTouches: UInt8 = 0
    private var hasToldTimes = false

    /// Notes where a touch lands. Returns what that tells, or nil.
    mutating func noteLanding(at place: Point, isInWindow: Bool, isNormalized: Bool) -> StaticString? {
        guard !hasSettledPlaces else { return nil }
        landings &+= 1
        hasSettledPlaces = true
        if landings == 1, !isNormalized, place.x > 0, place.x < 1, place.y > 0, place.y < 1 {
            return ": all of its touches lie between 0 and 1; if its coordinates are normalized, say so in its flags"
        }
        guard !isInWindow else { return nil }
        if isNormalized {
            return ": its touches land outside of every window; its coordinates are normalized, but look like px"
        }
        guard landings >= SourceSuspicion.enoughLandings else {
            hasSettledPlaces = false
            return nil
        }
        return ": its touches land outside of every window; its coordinates must be px of the application"
    }

    /// Notes how long a touch was down, and how long before its lift it last moved. Returns what that tells, or nil.
    /// A finger may rest for long, but seldom lifts without a last small motion.
    mutating func noteLift(after duration: Microseconds, sinceMotion rest: Microseconds) -> StaticString? {
        guard !hasToldTimes, duration > 0 else { return nil }
        shortTouches = duration < SourceSuspicion.shortest ? shortTouches &+ 1 : 0
        longTouches = duration > SourceSuspicion.longest && rest > SourceSuspicion.longest / 10 ? longTouches &+ 1 : 0
        guard max(shortTouches, longTouches) >= SourceSuspicion.enoughTouches else { return nil }
        hasToldTimes = true
        return shortTouches > longTouches
            ? ": its touches last less than 2 ms; its times look like ms, but must be µs"
            : ": its touches last more than 20 s; its times look like ns, but must be µs"
    }
}
