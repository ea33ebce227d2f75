// SPDX-License-Identifier: MIT

/// Settings of a touch source for people whose fingers tremble, bounce or slide (rule 1.18). All are off by default.
public struct TouchAccommodations: Equatable, Sendable {
    /// Place at which tap assistance delivers a tap.
    public enum TapPlace: UInt32, Sendable {
        /// Place of the touch-down.
        case initial = 0
        /// Place of the lift.
        case final = 1
    }

    /// A finger comes down once it has been held for so long; 0: at once.
    public var holdDuration: Microseconds = 0
    /// A finger that lands sooner than this after a lift near it is ignored; 0: none is.
    public var ignoreRepeat: Microseconds = 0
    /// A finger that lifts sooner than this after its down is delivered at its lift; 0: off.
    public var tapAssistance: Microseconds = 0
    /// Place at which a tap under tap assistance is delivered.
    public var tapPlace = TapPlace.initial

    /// Everything off.
    public init() {}

    /// Every duration can be added to a time.
    public var isValid: Bool {
        let durations = 0...Time.latest
        return durations.contains(holdDuration) && durations.contains(ignoreRepeat) && durations.contains(tapAssistance)
    }

    /// Some fingers come down later than they land.
    var isHoldingBack: Bool { holdDuration > 0 || tapAssistance > 0 }
}

/// A finger that has landed and has not come down yet.
struct WaitingFinger {
    enum Stage {
        /// Waits for the hold duration.
        case held
        /// Waits for its lift, or for the end of tap assistance.
        case assisted
        /// Has lifted in time; comes down and lifts with its source's frame.
        case lifted
    }

    let id: Int32
    let type: Touch.Kind
    var stage: Stage
    /// Last reading.
    var reading: TouchReading
    /// Reading with which tap assistance began.
    var initial: TouchReading
    /// When its stage is over; `Time.never` once it has lifted.
    var deadline: Microseconds
    /// The settings when it landed: changes count for fingers that land later.
    let tapAssistance: Microseconds
    let tapPlace: TouchAccommodations.TapPlace

    /// Returns the reading with which the tap is delivered: its down and its lift at once.
    var tap: TouchReading {
        var tap = tapPlace == .initial ? initial : reading
        tap.time = reading.time
        return tap
    }
}

/// The fingers of one source that wait, and the lifts that count for those that land next.
final class TouchAccommodator {
    private struct Lift {
        var time: Microseconds
        var location: Point
    }

    var settings = TouchAccommodations()
    /// In the order in which they landed. There is room for all that may be down.
    var fingers = GrowingList<WaitingFinger>()
    private var lifts = GrowingList<Lift>()

    /// Makes room for all fingers. nil: there is no memory for it.
    init?() {
        guard fingers.reserve(TouchLimits.live), lifts.reserve(TouchLimits.live) else { return nil }
    }

    /// The earliest one of the waiting fingers; `Time.never`: none waits.
    var deadline: Microseconds {
        var deadline = Time.never
        var index = 0
        while let finger = fingers[index] {
            deadline = min(deadline, finger.deadline)
            index &+= 1
        }
        return deadline
    }

    /// The place in the list of a finger that is down on the device and waits.
    func index(of id: Int32) -> Int? {
        firstIndex { $0.id == id && $0.stage != .lifted }
    }

    /// The place in the list of the first finger of a kind.
    func firstIndex(where isWanted: (WaitingFinger) -> Bool) -> Int? {
        var index = 0
        while let finger = fingers[index] {
            if isWanted(finger) { return index }
            index &+= 1
        }
        return nil
    }

    // MARK: Ignore repeat

    /// Returns whether a finger lands too soon after a lift, and too near to it.
    func isRepeat(_ reading: TouchReading) -> Bool {
        guard settings.ignoreRepeat > 0 else { return false }
        var index = 0
        while let lift = lifts[index] {
            if reading.time &- lift.time < settings.ignoreRepeat,
                !(reading.location - lift.location).length.exceeds(TapLimits.distance)
            {
                return true
            }
            index &+= 1
        }
        return false
    }

    /// Remembers a lift of a finger that passed. The oldest goes if there are as many as fingers may be down.
    func noteLift(at location: Point, _ time: Microseconds) {
        guard settings.ignoreRepeat > 0 else { return }
        if lifts.count >= TouchLimits.live { lifts.remove(at: 0) }
        _ = lifts.append(Lift(time: time, location: location))
    }

    /// Time starts anew.
    func forgetLifts() { lifts.removeAll { _ in true } }
}
