// SPDX-License-Identifier: MIT

import Evdev

extension RecordedDevice {
    /// Physical size, or nil if unknown.
    var size: PanelSize? {
        guard let horizontal, let vertical, horizontal.resolution > 0, vertical.resolution > 0 else { return nil }
        return PanelSize(
            width: Double(horizontal.range) / Double(horizontal.resolution),
            height: Double(vertical.range) / Double(vertical.resolution))
    }

    /// Size of an output with the aspect ratio of the panel's axes.
    var outputOfItsShape: (width: Double, height: Double)? {
        guard let x = horizontal?.range, let y = vertical?.range, x > 0, y > 0 else { return nil }
        return (1280, min(max((1280 * Double(y) / Double(x)).rounded(), 100), 10_000))
    }
}
