// SPDX-License-Identifier: MIT

/// The samples that one delivery folds (rule 1.11). Bounded: beyond the capacity a touch's last one is
/// overwritten, so that the delivered sample is always the last. The room grows with what deliveries fold, and stays.
final class CoalescedSamples {
    private struct Entry {
        var slot: UInt8
        var phase: Touch.Phase
        var place: TouchPlace
    }

    static let capacity = 256
    private var entries: UnsafeMutablePointer<Entry>
    private var room = 8
    private var used = 0

    init() {
        entries = .allocate(capacity: room)
    }

    deinit {
        entries.deallocate()
    }

    @inline(__always)
    func append(_ reading: TouchReading, slot: Int, phase: Touch.Phase) {
        guard used < room else { return appendWithoutRoom(reading, slot, phase) }
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
        guard room < CoalescedSamples.capacity else { return replaceLast(with: entry) }
        entries.grow(moving: used, to: room * 2)
        room *= 2
        entries[used] = entry
        used += 1
    }

    private func replaceLast(with entry: Entry) {
        var index = used
        while index > 0 {
            index -= 1
            guard entries[index].slot == entry.slot, entries[index].phase == entry.phase else { continue }
            entries[index] = entry
            return
        }
    }

    func count(slot: Int, phase: Touch.Phase) -> Int {
        var count = 0
        for index in 0..<used where isOf(index, slot, phase) { count += 1 }
        return count
    }

    func place(_ number: Int, slot: Int, phase: Touch.Phase) -> TouchPlace? {
        var position = 0
        for index in 0..<used where isOf(index, slot, phase) {
            if position == number { return entries[index].place }
            position += 1
        }
        return nil
    }

    private func isOf(_ index: Int, _ slot: Int, _ phase: Touch.Phase) -> Bool {
        Int(entries[index].slot) == slot && entries[index].phase == phase
    }

    @inline(__always)
    func removeAll(of mask: TouchMask) {
        var kept = 0
        var index = 0
        while index < used {
            if !mask.contains(Int(entries[index].slot)) {
                if kept != index { entries[kept] = entries[index] }
                kept += 1
            }
            index += 1
        }
        used = kept
    }
}
