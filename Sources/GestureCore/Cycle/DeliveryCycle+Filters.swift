// SPDX-License-Identifier: MIT

/// Send-event filters see every delivery first (rule 1.14).
extension DeliveryCycle {
    func passFilters() {
        guard !frame.all.isEmpty else { return }
        if !filters.isEmpty { swallow(filters, touches: frame.all) }
        var asked = TouchMask.none
        for touch in pool.set(wholeFrame.all) {
            guard !asked.contains(touch.slot), let window = touch.window else { continue }
            let own = frame.all.intersection(event.touches(for: window).mask)
            asked.formUnion(event.touches(for: window).mask)
            guard let filters = window.eventFilters, !filters.isEmpty, !own.isEmpty else { continue }
            swallow(filters, touches: own)
        }
    }

    private func swallow(_ filters: EventFilters, touches: TouchMask) {
        for touch in pool.set(touches) {
            touch.keepDelivered()
            touch.phase = frame.lastPhase(of: touch.slot)
            if frame.moved.contains(touch.slot) {
                touch.previousLocation = touch.location
                touch.location = touch.fed.location
            }
        }
        let isSwallowed = filters.swallow(event)
        for touch in pool.set(touches) { touch.showDelivered() }
        guard isSwallowed else { return }
        // A touch that has begun somewhere must end: an ended that no view may see becomes a cancelled.
        let ends = frame.ended.intersection(touches)
        ledger.close(frame.began.intersection(touches))
        for touch in pool.set(frame.moved.intersection(touches)) {
            touch.location = touch.fed.location
            touch.previousLocation = touch.fed.location
        }
        frame.began.subtract(touches)
        frame.moved.subtract(touches)
        frame.ended.subtract(touches)
        frame.cancelled.formUnion(ends)
    }
}
