// SPDX-License-Identifier: MIT

/// Input of a pointer. It hovers, and while a button is down it is a touch, hit-tested at the press (rule 14.1).
struct PointerInput {
    /// Id of the touch of a source's only pointer.
    static let id: Int32 = 0

    let feed: InputFeed
    let source: TouchSource

    /// Feeds a pointer: first as a hover, then as a touch. Returns `.notTaken` if no view has the press.
    @inline(never)
    func note(_ reading: TouchReading) -> FeedResult {
        feed.indirect.hover(at: reading, from: source)
        guard source.isAttached else { return .sourceRemoved }
        let before = source.pointerButtons
        source.pointerButtons = reading.buttonMask
        if before == 0, reading.buttonMask != 0 { return press(at: reading) }
        let isTaken = source.isPressTaken
        if before != 0 {
            follow(to: reading)
            if reading.buttonMask == 0 { source.isPressTaken = false }
        }
        return isTaken ? .accepted : .notTaken
    }

    @inline(never)
    private func press(at reading: TouchReading) -> FeedResult {
        let result = feed.noteDown(of: PointerInput.id, .indirectPointer, at: reading, from: source)
        guard result == .accepted else { return result }
        feed.completeImpliedFrame(of: source)
        // In output-frame delivery the press may not have landed yet.
        let touch = feed.cycle.pool.touch(ofFinger: PointerInput.id, of: source)
        source.isPressTaken = touch.map { $0.view != nil || !feed.cycle.pool.landed.contains($0.slot) } ?? true
        return source.isPressTaken ? .accepted : .notTaken
    }

    /// Follows moves, further buttons and the release of the last button. The system may have cancelled the touch
    /// before.
    @inline(never)
    private func follow(to reading: TouchReading) {
        guard let touch = feed.cycle.pool.touch(ofFinger: PointerInput.id, of: source) else {
            if reading.buttonMask == 0 { source.cancelledIDs.remove(PointerInput.id) }
            return
        }
        var moved = reading
        // The release carries the pointer's location; its buttons are those that were pressed before.
        if reading.buttonMask == 0 { moved.buttonMask = touch.fed.buttonMask }
        _ = feed.noteMotion(of: PointerInput.id, to: moved, from: source)
        if reading.buttonMask == 0 {
            _ = feed.noteLift(of: PointerInput.id, isCancelled: false, at: reading.time, from: source)
        }
        feed.completeImpliedFrame(of: source)
    }
}
