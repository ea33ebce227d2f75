// SPDX-License-Identifier: MIT

/// Fingers that rest, such as a thumb that holds the panel, and those that were down before another (rule 4.9).
enum TouchRest {
    /// Time after which a finger that stays at a place rests.
    static let duration = Time.milliseconds(1000)
    /// Distance in px within which it may move, with the tolerance of all lengths.
    private static let distance = 10.000001
    static let squaredDistance = distance * distance
}

extension Touch {
    /// Notes a place of the finger: one farther away than a finger that rests may be starts another rest.
    @inline(__always)
    func noteRest(at reading: TouchReading) {
        guard (reading.location - rest.location).squaredLength > TouchRest.squaredDistance else { return }
        beginRest(at: reading)
    }

    func beginRest(at reading: TouchReading) {
        rest = TouchMoment(location: reading.location, time: reading.time)
    }

    /// Returns whether the finger has rested for long enough at a time.
    func hasRested(at time: Microseconds) -> Bool { time &- rest.time >= TouchRest.duration }

    /// Whether the finger was down when another landed. Within a frame a finger may lift before another lands; a lift
    /// that is delivered later, such as beside an assisted tap, comes after it.
    fileprivate func wasDown(before other: Touch, in pool: TouchPool) -> Bool {
        numbers.landing < other.numbers.landing
            && (!pool.lifting.contains(slot) || numbers.liftInput > other.numbers.downInput)
    }
}

extension TouchPool {
    /// Returns whether a finger of the touch's seat was down before it, in an earlier delivery, and does not rest.
    @inline(never)
    func hasFinger(earlierThan touch: Touch) -> Bool {
        for other in set(down) where other.seat == touch.seat && other.wasDown(before: touch, in: self) {
            if !other.hasRested(at: touch.start.time) { return true }
        }
        return false
    }

    /// Returns whether a finger of a seat is down and does not rest.
    func hasFinger(ofSeat seat: UInt32, at time: Microseconds) -> Bool {
        for touch in set(down) where touch.seat == seat && !touch.hasRested(at: time) { return true }
        return false
    }
}
