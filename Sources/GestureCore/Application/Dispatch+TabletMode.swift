// SPDX-License-Identifier: MIT

/// Tablet mode: whether the keyboard is folded away (rule 14.5).
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
