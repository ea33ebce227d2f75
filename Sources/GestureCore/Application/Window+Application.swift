// SPDX-License-Identifier: MIT

/// Requests of a window to the application that shows it.
extension Window {
    /// Level of the window. Default: 0. Windows of a higher level are hit first (rule 2.6). Setting the level moves the
    /// window in front of the others of the same level. O(windows).
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

    /// Makes this the window at which events other than touches start while there is no first responder (rule 3.5).
    /// Does nothing while no application shows the window.
    public func makeKey() {
        (application as? Application)?.keyWindow = self
    }

    /// Whether events other than touches start at this window while there is no first responder.
    public var isKeyWindow: Bool { (application as? Application)?.keyWindow === self }
}
