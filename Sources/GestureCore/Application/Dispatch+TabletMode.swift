// SPDX-License-Identifier: MIT

/// Tablet mode: whether the keyboard is folded away (rule 14.5).
extension Application {
    /// Sets tablet mode, and tells the delegate responder if it changed. Returns false if too much input already waits.
    public final func sendTabletMode(_ isOn: Bool) -> Bool {
        guard !isDelivering else { return enqueue(.tabletMode(isOn)) }
        dispatch.deliverTabletMode(isOn, at: dispatch.time)
        processQueue()
        return true
    }
}

extension Dispatch {
    func deliverTabletMode(_ isOn: Bool, at time: Microseconds) {
        guard let application, application.isTabletMode != isOn else { return }
        var frame = TouchFrame()
        frame.time = time
        open(frame)
        stage = .delivering
        application.isTabletMode = isOn
        application.delegateResponder?.tabletModeDidChange(isOn)
        finish()
    }
}
