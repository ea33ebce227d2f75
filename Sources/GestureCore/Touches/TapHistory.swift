// SPDX-License-Identifier: MIT

/// Remembers recent lifts to count taps (rule 1.6).
struct TapHistory: ~Copyable {
    private struct Lift {
        /// Valid as long as the entry: entries of a view are removed when it leaves its window.
        unowned(unsafe) let view: View
        var seat: UInt32
        var time: Microseconds
        var start: Point
        var tapCount: Int
    }

    private var lifts = GrowingList<Lift>()

    init() {}

    /// Returns the tap count of a touch that goes down now.
    func tapCount(of touch: Touch, on view: View) -> Int {
        var index = lifts.count &- 1
        while let lift = lifts[index] {
            if lift.view === view, lift.seat == touch.seat,
                touch.start.time &- lift.time < TapLimits.interval,
                !(touch.startLocation - lift.start).length.exceeds(TapLimits.distance)
            {
                return lift.tapCount &+ 1
            }
            index &-= 1
        }
        return 1
    }

    mutating func noteLift(of touch: Touch, from view: View, at time: Microseconds) {
        // Reserves all room at once, so that only the first lift allocates. Without memory, taps count as single.
        _ = lifts.reserve(TouchLimits.rememberedLifts)
        if lifts.count == TouchLimits.rememberedLifts { lifts.remove(at: 0) }
        _ = lifts.append(
            Lift(
                view: view, seat: touch.seat, time: time, start: touch.startLocation,
                tapCount: touch.tapCount))
    }

    /// Removes the entries of a view and all views below it: it leaves its window.
    mutating func forget(below view: View) {
        let kept = lifts.moveBack { $0.view.isDescendant(of: view) }
        while lifts.count > kept { _ = lifts.popLast() }
    }

    mutating func removeAll() {
        while lifts.popLast() != nil {}
    }
}
