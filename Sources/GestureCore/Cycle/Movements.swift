// SPDX-License-Identifier: MIT

/// Objects that move by themselves as time passes (rule 13.7).
final class Movements {
    private var moving = GrowingList<any Moving>()
    /// Objects that are being advanced now. The list is kept, so that a delivery allocates none.
    private var movingNow = GrowingList<any Moving>()

    init() {}

    var isEmpty: Bool { moving.isEmpty }

    /// Reserves room for this many objects. Returns false if out of memory.
    func reserve(_ count: Int) -> Bool { moving.reserve(count) && movingNow.reserve(count) }

    /// Time at which the first of the running motions comes to rest.
    var nextRest: Microseconds {
        var next = Time.never
        var index = 0
        while let one = moving[index] {
            next = min(next, one.restTime)
            index &+= 1
        }
        return next
    }

    /// Moves all objects to their places at a time. A callback may stop a motion or start others.
    func move(to time: Microseconds) {
        var index = 0
        while let one = moving[index] {
            _ = movingNow.append(one)
            index &+= 1
        }
        index = 0
        while let one = movingNow[index] {
            if place(of: one) != nil { one.move(to: time) }
            index &+= 1
        }
        while movingNow.popLast() != nil {}
    }

    func start(_ one: any Moving) {
        // Cannot fail: room is reserved for every scroll view.
        if place(of: one) == nil { _ = moving.append(one) }
    }

    func stop(_ one: any Moving) {
        if let index = place(of: one) { moving.remove(at: index) }
    }

    /// Stops all motions below a view that leaves its window.
    func stop(below view: View) {
        var index = 0
        while let one = moving[index] {
            if one.movingView.isDescendant(of: view) { moving.remove(at: index) } else { index &+= 1 }
        }
    }

    func stopAll() {
        while moving.popLast() != nil {}
    }

    private func place(of wanted: any Moving) -> Int? {
        var index = 0
        while let one = moving[index] {
            if one === wanted { return index }
            index &+= 1
        }
        return nil
    }
}
