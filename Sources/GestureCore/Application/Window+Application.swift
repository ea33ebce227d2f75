// SPDX-License-Identifier: MIT

/// Requests of a window to the application that shows it.
extension Window {
    /// Windows of a higher level are hit first (rule 2.6). Setting it brings the window before the others of its level.
    public var windowLevel: Double {
        get { level }
        set {
            if let shown = application as? Application {
                shown.setLevel(newValue, of: self)
            } else {
                level = newValue
            }
        }
    }

    /// Motion and remote-control events start at this window while there is no first responder (rule 3.5). Nothing
    /// happens while no application shows it.
    public func makeKey() {
        (application as? Application)?.keyWindow = self
    }

    /// Motion and remote-control events start here while there is no first responder.
    public var isKeyWindow: Bool { (application as? Application)?.keyWindow === self }
}
