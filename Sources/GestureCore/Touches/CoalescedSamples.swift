// SPDX-License-Identifier: MIT

/// The samples that one delivery folds (rule 1.11). Bounded: beyond the capacity a touch's last one is
/// overwritten, so that the delivered sample is always the last. The room grows with what deliveries fold, and stays;
/// without memory for more, this one is the capacity.
final class CoalescedSamples {
    private struct Entry {
        var slot: UInt8
        var phase: Touch.Phase
        var place: TouchPlace

        func isOf(_ slot: Int, _ phase: Touch.Phase) -> Bool {
            Int(truncatingIfNeeded: self.slot) == slot && self.phase == phase
        }
    }

    static let capacity = 256
    /// nil: no room yet.
    private var entries: UnsafeMutablePointer<Entry>?
    private var room = 0
    private var used = 0

    init() {
        _ = grow()
    }

    deinit {
        entries?.giveBack()
    }

    @inline(__always)
    func append(_ reading: TouchReading, slot: Int, phase: Touch.Phase) {
        guard used < room, let entries else { return appendWithoutRoom(reading, slot, phase) }
        // Part by part: a whole entry would be put together elsewhere first.
        entries[used].slot = UInt8(truncatingIfNeeded: slot)
        entries[used].phase = phase
        entries[used].place.time = reading.time
        entries[used].place.location = reading.location
        entries[used].place.force = reading.force
        entries[used].place.majorRadius = reading.majorRadius
        used &+= 1
    }

    @inline(never)
    private func appendWithoutRoom(_ reading: TouchReading, _ slot: Int, _ phase: Touch.Phase) {
        let place = TouchPlace(
            time: reading.time, location: reading.location, force: reading.force,
            majorRadius: reading.majorRadius)
        let entry = Entry(slot: UInt8(truncatingIfNeeded: slot), phase: phase, place: place)
        guard grow(), let entries else { return replaceLast(with: entry) }
        entries[used] = entry
        used &+= 1
    }

    /// False: it is at its capacity, or there is no memory.
    private func grow() -> Bool {
        let larger = max(8, room &* 2)
        guard larger <= CoalescedSamples.capacity, entries.grow(moving: used, to: larger) else { return false }
        room = larger
        return true
    }

    private func replaceLast(with entry: Entry) {
        guard let entries else { return }
        var index = used
        while index > 0 {
            index &-= 1
            guard entries[index].slot == entry.slot, entries[index].phase == entry.phase else { continue }
            entries[index] = entry
            return
        }
    }

    func count(slot: Int, phase: Touch.Phase) -> Int {
        guard let entries else { return 0 }
        var count = 0
        var index = 0
        while index < used {
            if entries[index].isOf(slot, phase) { count &+= 1 }
            index &+= 1
        }
        return count
    }

    func place(_ number: Int, slot: Int, phase: Touch.Phase) -> TouchPlace? {
        guard let entries else { return nil }
        var position = 0
        var index = 0
        while index < used {
            if entries[index].isOf(slot, phase) {
                if position == number { return entries[index].place }
                position &+= 1
            }
            index &+= 1
        }
        return nil
    }

    @inline(__always)
    func removeAll(of mask: TouchMask) {
        guard let entries else { return }
        var kept = 0
        var index = 0
        while index < used {
            if !mask.contains(Int(entries[index].slot)) {
                if kept != index { entries[kept] = entries[index] }
                kept &+= 1
            }
            index &+= 1
        }
        used = kept
    }
}
