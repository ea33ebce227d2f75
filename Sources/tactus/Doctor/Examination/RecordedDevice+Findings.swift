// SPDX-License-Identifier: MIT

import Evdev

extension RecordedDevice {
    /// Findings from the description of the device, which need no touch.
    var findingsAboutItself: [DeviceFinding] {
        var findings = [sizeFinding, slotFinding]
        if let kind = otherKind { findings.append(kind) }
        return findings
    }

    private var sizeFinding: DeviceFinding {
        guard let x = horizontal, let y = vertical, x.range > 0, y.range > 0 else {
            return .trouble("size", "the driver tells no range of its axes", "report it to the kernel's driver")
        }
        let units = "\(x.range + 1) × \(y.range + 1) units"
        let remedy =
            "measure the glass, and give its axes their units per mm as fourth value of EVDEV_ABS_35 and EVDEV_ABS_36 "
            + "in /etc/udev/hwdb.d (hwdb(7), 60-evdev.hwdb)"
        guard let size else {
            return .trouble(
                "size", "unknown: the driver tells no resolution (\(units)), so that mm of gestures are guessed", remedy
            )
        }
        let text = "\(size.width.tidy) × \(size.height.tidy) mm, \(units)"
        guard size.isPlausible else {
            return .trouble("size", "\(text), which no touchscreen has: the resolution is wrong", remedy)
        }
        return .fact("size", text)
    }

    private var slotFinding: DeviceFinding {
        if let last = axes[AxisCode.slot]?.maximum, declares(EventType.absolute, AxisCode.slot) {
            let count = max(0, last) &+ 1
            guard count < 2 else { return .fact("fingers", "it tells up to \(count) at once") }
        } else if declares(EventType.absolute, AxisCode.positionX), axes[AxisCode.positionX] != nil {
            return .fact("fingers", "it lists them in each report, and tells no most (protocol A)")
        }
        return .trouble("fingers", "it tells one at a time: gestures of two and more fingers cannot fire")
    }

    /// Kind for which udev takes the device, if not for a touchscreen.
    private var otherKind: DeviceFinding? {
        guard let keys = codes[EventType.key] else { return nil }
        if keys.contains(KeyCode.penTool) {
            return .trouble("kind", "it reports a pen, so that udev takes it for a tablet, not for a touchscreen")
        }
        guard keys.contains(KeyCode.fingerTool), let properties, !properties.contains(InputProperty.direct) else {
            return nil
        }
        return .trouble(
            "kind", "it is not marked as direct (INPUT_PROP_DIRECT), so that udev takes it for a touchpad",
            "if it is a screen, give it ID_INPUT_TOUCHSCREEN=1 and ID_INPUT_TOUCHPAD=0 in a rule of udev")
    }
}
