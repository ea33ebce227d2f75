// SPDX-License-Identifier: MIT

/// The switch that says whether the keyboard is folded away (rule 14.5).
extension Application {
    /// Tells the delegate, if that is news. False if too much waits already.
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
