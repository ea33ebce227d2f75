// SPDX-License-Identifier: MIT

/// Samples that one delivery coalesces (rule 1.11). When full, the last sample of a touch is overwritten, so that the
/// delivered sample is always the last. The room grows up to the capacity and is kept; if out of memory, the present
/// room is the capacity.
final class CoalescedSamples {
    private struct Entry {
        var slot: UInt8
        var phase: Touch.Phase
        var place: TouchPlace

        func isOf(_ slot: Int, _ phase: Touch.Phase) -> Bool {
            Int(truncatingIfNeeded: self.slot) == slot && self.phase == phase
        }
    }

    private var entries = GrowingList<Entry>()

    init() {
        _ = entries.reserve(8)
    }

    @inline(__always)
    func append(_ reading: TouchReading, slot: Int, phase: Touch.Phase) {
        let place = TouchPlace(of: reading)
        let entry = Entry(slot: UInt8(truncatingIfNeeded: slot), phase: phase, place: place)
        if entries.count >= TouchLimits.coalescedSamples || !entries.append(entry) { replaceLast(with: entry) }
    }

    @inline(never)
    private func replaceLast(with entry: Entry) {
        var index = entries.count &- 1
        while let last = entries[index] {
            if last.slot == entry.slot, last.phase == entry.phase { return entries.replace(index, with: entry) }
            index &-= 1
        }
    }

    func count(slot: Int, phase: Touch.Phase) -> Int {
        var count = 0
        var index = 0
        while let entry = entries[index] {
            if entry.isOf(slot, phase) { count &+= 1 }
            index &+= 1
        }
        return count
    }

    func place(_ number: Int, slot: Int, phase: Touch.Phase) -> TouchPlace? {
        var position = 0
        var index = 0
        while let entry = entries[index] {
            if entry.isOf(slot, phase) {
                if position == number { return entry.place }
                position &+= 1
            }
            index &+= 1
        }
        return nil
    }

    /// Returns the time of the oldest sample of a touch, or nil.
    func firstTime(slot: Int) -> Microseconds? {
        var index = 0
        while let entry = entries[index] {
            if Int(truncatingIfNeeded: entry.slot) == slot { return entry.place.time }
            index &+= 1
        }
        return nil
    }

    @inline(__always)
    func removeAll(of mask: TouchMask) {
        entries.removeAll { mask.contains(Int($0.slot)) }
    }
}
