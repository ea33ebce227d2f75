// SPDX-License-Identifier: MIT

/// One client's touches of one seat, in the form that the wl_touch protocol requires (rules 10.1 to 10.7).
final class SurfaceStream {
    let seat: UInt32
    private var lastTime: Microseconds = .min
    private var usedIDs = TouchMask.none
    private(set) var cancelCount: UInt64 = 0
    /// Touches, indexed by their id on the wire.
    private var touches: ContiguousArray<Borrowed<Touch>?>

    init(seat: UInt32) {
        self.seat = seat
        touches = ContiguousArray(repeating: nil, count: 16)
    }

    func begin(_ touch: Touch, at location: Point) -> SurfaceClient.SurfaceTouch {
        var wireID = 0
        while usedIDs.contains(wireID) { wireID += 1 }
        usedIDs.insert(wireID)
        if wireID >= touches.count {
            touches.append(contentsOf: repeatElement(nil, count: wireID + 1 - touches.count))
        }
        touches[wireID] = Borrowed(touch)
        touch.wire.id = Int32(truncatingIfNeeded: wireID)
        touch.wire.location = location
        return event(of: touch)
    }

    func move(_ touch: Touch, to location: Point) -> SurfaceClient.SurfaceTouch {
        touch.wire.location = location
        return event(of: touch)
    }

    func end(_ touch: Touch) -> SurfaceClient.SurfaceTouch {
        let event = event(of: touch)
        let wireID = Int(touch.wire.id)
        usedIDs.remove(wireID)
        if touches.indices.contains(wireID) { touches[wireID] = nil }
        return event
    }

    /// Frees all ids.
    func cancel() {
        usedIDs = .none
        cancelCount &+= 1
        for index in touches.indices { touches[index] = nil }
    }

    func touch(wireID: Int32) -> Touch? {
        let index = Int(wireID)
        guard touches.indices.contains(index) else { return nil }
        return touches[index]?.object
    }

    private func event(of touch: Touch) -> SurfaceClient.SurfaceTouch {
        // A released down keeps its time unless time would run backwards in this stream (rule 10.4).
        lastTime = max(lastTime, touch.timestamp)
        return SurfaceClient.SurfaceTouch(
            seat: seat, wireID: touch.wire.id, time: lastTime, location: touch.wire.location, touch: touch)
    }
}
