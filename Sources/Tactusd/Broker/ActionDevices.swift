// SPDX-License-Identifier: MIT

import CEvdev
import Evdev
import VirtualTouchscreen

/// Virtual touchpad, mouse and keyboard that gestures act through. They are there while a gesture file needs them, so
/// that the compositor knows them before the first gesture.
final class ActionDevices {
    /// `BTN_LEFT` to `BTN_EXTRA`.
    private static let buttons: [UInt16] = [0x110, 0x111, 0x112, 0x113, 0x114]
    private static let wheels = [
        WheelCode.vertical, WheelCode.horizontal, WheelCode.finelyVertical, WheelCode.finelyHorizontal,
    ]
    /// All keys of a keyboard, up to `KEY_MICMUTE`, without what restarts or wakes the machine or speaks to the
    /// kernel (`KEY_SYSRQ`). udev does not call a device with a few keys a keyboard.
    private static let keys: [UInt16] = (1...248).filter { ![99, 116, 142, 143, 205].contains($0) }

    private var devices: [VirtualDevice: UinputDevice] = [:]

    /// Creates the devices that are needed and destroys the others.
    func prepare(_ needed: VirtualDevices) {
        for kind in VirtualDevice.allCases {
            if !needed.contains(VirtualDevices(kind)) {
                devices[kind] = nil
            } else if devices[kind] == nil {
                devices[kind] = create(kind)
                if devices[kind] == nil { Log.error("no \(kind): \(Log.reason())") }
            }
        }
    }

    private func create(_ kind: VirtualDevice) -> UinputDevice? {
        switch kind {
        case .touchpad:
            UinputDevice(
                name: "Tactus touchpad", keys: VirtualTouchpad.keys, axes: VirtualTouchpad.axes,
                properties: [UInt32(INPUT_PROP_POINTER), UInt32(INPUT_PROP_BUTTONPAD)])
        case .mouse:
            UinputDevice(
                name: "Tactus mouse", keys: ActionDevices.buttons,
                axes: [
                    AbsoluteAxis(AxisCode.x, 0, VirtualMouse.range), AbsoluteAxis(AxisCode.y, 0, VirtualMouse.range),
                ], wheels: ActionDevices.wheels, properties: [])
        case .keyboard:
            UinputDevice(name: "Tactus keyboard", keys: ActionDevices.keys, axes: [], properties: [])
        }
    }

    func write(_ events: [InputEvent], to kind: VirtualDevice) {
        guard let device = devices[kind], !events.isEmpty else { return }
        if !device.write(events.filter(InputEvent.isOfDevice)) {
            Log.warning("the \(kind) takes no events: \(Log.reason())")
        }
    }
}
