// SPDX-License-Identifier: MIT

/// The pointer hovers. While a button is down it is a touch, hit-tested at the press (rule 14.1).
extension InputFeed {
    /// Id of the touch of a source's only pointer.
    static let pointerID: Int32 = 0

    /// Feeds a pointer: first as a hover, then as a touch. Returns `.notTaken` if no view has the press.
    @inline(never)
    func notePointer(at reading: TouchReading, from source: TouchSource) -> FeedResult {
        hover(at: reading, from: source)
        guard source.isAttached else { return .sourceRemoved }
        let before = source.pointerButtons
        source.pointerButtons = reading.buttonMask
        if before == 0, reading.buttonMask != 0 { return press(at: reading, from: source) }
        let isTaken = source.isPressTaken
        if before != 0 {
            follow(to: reading, from: source)
            if reading.buttonMask == 0 { source.isPressTaken = false }
        }
        return isTaken ? .accepted : .notTaken
    }

    @inline(never)
    private func press(at reading: TouchReading, from source: TouchSource) -> FeedResult {
        let result = noteDown(of: InputFeed.pointerID, .indirectPointer, at: reading, from: source)
        guard result == .accepted else { return result }
        completeImpliedFrame(of: source)
        // In output-frame delivery the press may not have landed yet.
        let touch = find(InputFeed.pointerID, of: source)
        source.isPressTaken = touch.map { $0.view != nil || !dispatch.pool.landed.contains($0.slot) } ?? true
        return source.isPressTaken ? .accepted : .notTaken
    }

    /// Follows moves, further buttons and the release of the last button. The system may have cancelled the touch
    /// before.
    @inline(never)
    private func follow(to reading: TouchReading, from source: TouchSource) {
        guard let touch = find(InputFeed.pointerID, of: source) else {
            if reading.buttonMask == 0 { source.cancelledIDs.remove(InputFeed.pointerID) }
            return
        }
        var moved = reading
        // The release carries the pointer's location; its buttons are those that were pressed before.
        if reading.buttonMask == 0 { moved.buttonMask = touch.fed.buttonMask }
        _ = noteMotion(of: InputFeed.pointerID, to: moved, from: source)
        if reading.buttonMask == 0 {
            _ = noteLift(of: InputFeed.pointerID, isCancelled: false, at: reading.time, from: source)
        }
        completeImpliedFrame(of: source)
    }
}
