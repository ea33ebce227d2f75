// SPDX-License-Identifier: MIT

/// Settings of a touch source for people whose fingers tremble, bounce or slide (rule 1.18). All are off by default.
public struct TouchAccommodations: Equatable, Sendable {
    /// Location at which tap assistance delivers a tap.
    public enum TapPlace: UInt32, Sendable {
        /// Location of the touch-down.
        case initial = 0
        /// Location of the lift.
        case final = 1
    }

    /// Time that a finger must be held before it comes down. Default: 0, at once.
    public var holdDuration = TimeSpan.zero
    /// Time after a lift during which a finger that lands near it is ignored. Default: 0, never.
    public var ignoreRepeat = TimeSpan.zero
    /// Time after the touch-down within which a lift is delivered as a tap in one place. Default: 0, off.
    public var tapAssistance = TimeSpan.zero
    /// Location at which a tap is delivered with tap assistance. Default: `.initial`.
    public var tapPlace = TapPlace.initial

    /// Creates settings with everything off.
    public init() {}

    /// Whether every duration is from 0 to 2^62 µs.
    public var isValid: Bool {
        Time.isValid(holdDuration.microseconds) && Time.isValid(ignoreRepeat.microseconds)
            && Time.isValid(tapAssistance.microseconds)
    }

    /// Whether some fingers come down later than they land.
    var isHoldingBack: Bool { holdDuration > .zero || tapAssistance > .zero }
}

/// A finger that has landed and has not yet come down.
struct WaitingFinger {
    enum Stage {
        /// Waits for the hold duration.
        case held
        /// Waits for its lift, or for the end of tap assistance.
        case assisted
        /// Has lifted in time: goes down and lifts with its source's frame.
        case lifted
    }

    let id: Int32
    let type: Touch.Kind
    var stage: Stage
    /// The last reading.
    var reading: TouchReading
    /// The reading with which tap assistance began.
    var initial: TouchReading
    /// End of the stage; `Time.never` after the lift.
    var deadline: Microseconds
    /// The settings when the finger landed: changes apply to fingers that land later.
    let tapAssistance: Microseconds
    let tapPlace: TouchAccommodations.TapPlace

    /// The reading of the tap, for both its down and its lift.
    var tap: TouchReading {
        var tap = tapPlace == .initial ? initial : reading
        tap.time = reading.time
        return tap
    }
}

/// Waiting fingers of one source, and lifts that matter for later fingers.
final class TouchAccommodator {
    private struct Lift {
        var time: Microseconds
        var location: Point
    }

    var settings = TouchAccommodations()
    /// Fingers in the order in which they landed. Room for all that can be down is reserved.
    var fingers = GrowingList<WaitingFinger>()
    private var lifts = GrowingList<Lift>()

    /// Reserves room for all fingers. Returns nil if out of memory.
    init?() {
        guard fingers.reserve(TouchLimits.live), lifts.reserve(TouchLimits.live) else { return nil }
    }

    /// The earliest deadline of the waiting fingers; `Time.never` if none waits.
    var deadline: Microseconds {
        var deadline = Time.never
        var index = 0
        while let finger = fingers[index] {
            deadline = min(deadline, finger.deadline)
            index &+= 1
        }
        return deadline
    }

    /// Returns the index of a waiting finger that is down on the device, or nil.
    func index(of id: Int32) -> Int? {
        firstIndex { $0.id == id && $0.stage != .lifted }
    }

    /// Returns the index of the first finger that matches, or nil.
    func firstIndex(where isWanted: (WaitingFinger) -> Bool) -> Int? {
        var index = 0
        while let finger = fingers[index] {
            if isWanted(finger) { return index }
            index &+= 1
        }
        return nil
    }

    // MARK: Ignore repeat

    /// Returns whether a finger lands too soon after a lift and too near to it.
    func isRepeat(_ reading: TouchReading) -> Bool {
        guard settings.ignoreRepeat.microseconds > 0 else { return false }
        var index = 0
        while let lift = lifts[index] {
            if reading.time &- lift.time < settings.ignoreRepeat.microseconds,
                !(reading.location - lift.location).length.exceeds(TapLimits.distance)
            {
                return true
            }
            index &+= 1
        }
        return false
    }

    /// Records the lift of a finger that was let through. When full, the oldest lift is dropped.
    func noteLift(at location: Point, _ time: Microseconds) {
        guard settings.ignoreRepeat.microseconds > 0 else { return }
        if lifts.count >= TouchLimits.live { lifts.remove(at: 0) }
        _ = lifts.append(Lift(time: time, location: location))
    }

    /// Forgets all lifts: time has a new origin.
    func forgetLifts() { lifts.removeAll { _ in true } }
}
