// SPDX-License-Identifier: MIT

import Evdev
import Glibc
import LiveDevices

/// A device of this machine.
struct MachineDevice {
    /// Kind for which udev takes the device.
    enum Kind { case touchscreen, touchpad, pen, other, unknown }

    /// Number among the devices of the list.
    let index: Int
    let path: String
    var recorded: RecordedDevice
    let kind: Kind
    /// Error of opening it, or 0.
    let error: Int32
    /// Another process has the device for itself.
    let isHeld: Bool
    /// Made by tactusd, in the place of a device that it holds.
    let isTwin: Bool

    init(_ index: Int, _ device: live_device) {
        self.index = index
        path = MachineDevice.text(of: device.path)
        error = device.error
        isHeld = device.is_held
        isTwin = MachineDevice.text(of: device.place) == "tactus/twin"
        var recorded = RecordedDevice()
        recorded.name = MachineDevice.text(of: device.name)
        recorded.identity = RecordedDevice.Identity(
            bus: Int(device.bus), vendor: Int(device.vendor), product: Int(device.product))
        let properties = MachineDevice.bits(of: device.properties)
        let (keys, axes) = (MachineDevice.bits(of: device.keys), MachineDevice.bits(of: device.axes))
        recorded.properties = Set(properties.map(Int.init))
        recorded.codes = [
            EventType.synchronization: [SynchronizationCode.report], EventType.key: keys, EventType.absolute: axes,
        ]
        withUnsafeBytes(of: device.axis) { bytes in
            for (code, axis) in bytes.bindMemory(to: live_axis.self).enumerated() where axis.exists {
                recorded.axes[UInt16(clamping: code)] = RecordedDevice.Axis(
                    minimum: Int(axis.minimum), maximum: Int(axis.maximum), resolution: max(0, Int(axis.resolution)))
            }
        }
        self.recorded = recorded
        let isPen = keys.contains(KeyCode.penTool)
        if !device.is_known {
            kind = .unknown
        } else if !recorded.hasTouches {
            kind = .other
        } else if isPen {
            kind = .pen
        } else if keys.contains(KeyCode.fingerTool), !properties.contains(UInt16(InputProperty.direct)) {
            kind = .touchpad
        } else {
            kind = .touchscreen
        }
    }

    /// Lists the devices, or the one that is named.
    static func all(of devices: OpaquePointer) -> [MachineDevice] {
        var list: [MachineDevice] = []
        while let device = live_devices_get(devices, list.count) {
            list.append(MachineDevice(list.count, device.pointee))
        }
        return list
    }

    /// Text of an array of a C struct, up to its 0.
    private static func text(of array: some BitwiseCopyable) -> String {
        withUnsafeBytes(of: array) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    private static func bits(of mask: some BitwiseCopyable) -> Set<UInt16> {
        withUnsafeBytes(of: mask) { bytes in
            Set(
                bytes.enumerated().flatMap { byte in
                    (0..<8).filter { byte.element >> UInt8($0) & 1 != 0 }.map { UInt16(clamping: byte.offset * 8 + $0) }
                })
        }
    }
}
