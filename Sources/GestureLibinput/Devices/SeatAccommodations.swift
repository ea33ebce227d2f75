// SPDX-License-Identifier: MIT
internal import CLibinput
internal import CTactus

/// Touch accommodations of all present and future touchscreens of a seat.
struct SeatAccommodations {
    let seat: UInt32
    var values: tactus_touch_accommodations
    var next: UnsafeMutablePointer<SeatAccommodations>?
}

extension UnsafeMutablePointer<Adapter> {
    /// Sets the accommodations of a seat's touchscreens.
    func accommodate(
        _ seat: UInt32, _ accommodations: UnsafePointer<tactus_touch_accommodations>?
    ) -> tactus_status {
        var values = tactus_touch_accommodations()
        let status = check(accommodations, &values)
        guard status == TACTUS_STATUS_OK else { return status }
        if let known = findAccommodations(of: seat) {
            known.pointee.values = values
        } else {
            guard let memory = malloc(MemoryLayout<SeatAccommodations>.stride) else { return TACTUS_STATUS_NO_MEMORY }
            let added = memory.bindMemory(to: SeatAccommodations.self, capacity: 1)
            added.initialize(to: SeatAccommodations(seat: seat, values: values, next: pointee.firstAccommodations))
            pointee.firstAccommodations = added
        }
        for device in devices {
            let applied = accommodate(device)
            if applied != TACTUS_STATUS_OK { return applied }
        }
        return TACTUS_STATUS_OK
    }

    /// Lets the library validate the accommodations, on a source without input.
    private func check(
        _ accommodations: UnsafePointer<tactus_touch_accommodations>?, _ values: inout tactus_touch_accommodations
    ) -> tactus_status {
        guard let probe = tactus_touch_source_create(pointee.application, nil) else { return TACTUS_STATUS_NO_MEMORY }
        values.size = MemoryLayout<tactus_touch_accommodations>.size
        var status = tactus_touch_source_set_accommodations(probe, accommodations)
        if status == TACTUS_STATUS_OK { status = tactus_touch_source_get_accommodations(probe, &values) }
        tactus_touch_source_destroy(probe)
        return status
    }

    private func findAccommodations(of seat: UInt32) -> UnsafeMutablePointer<SeatAccommodations>? {
        var following = pointee.firstAccommodations
        while let known = following {
            if known.pointee.seat == seat { return known }
            following = known.pointee.next
        }
        return nil
    }

    /// Tablets have no accommodations.
    func accommodate(_ device: UnsafeMutablePointer<TouchDevice>) -> tactus_status {
        guard let source = device.pointee.source, let seat = device.pointee.placement?.seat, !device.pointee.isTablet,
            let known = findAccommodations(of: seat)
        else { return TACTUS_STATUS_OK }
        return tactus_touch_source_set_accommodations(source, &known.pointee.values)
    }

    func freeAccommodations() {
        while let first = pointee.firstAccommodations {
            pointee.firstAccommodations = first.pointee.next
            free(first)
        }
    }
}
