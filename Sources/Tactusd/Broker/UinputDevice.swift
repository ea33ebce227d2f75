// SPDX-License-Identifier: MIT

import CEvdev
import Evdev
import Glibc
import VirtualTouchscreen

/// A uinput device. The kernel removes it with this object or when the process ends.
final class UinputDevice {
    /// Physical location that twins report. It distinguishes them from panels.
    static let place = "tactus/twin"

    private let descriptor: Int32
    private var buffer: [input_event] = []

    /// Creates the twin of a panel, with the axes of `description`. Name, number, properties and keys are the panel's,
    /// so that settings for the panel also apply to the twin.
    init?(twinOf panel: OpaquePointer, _ description: PanelDescription) {
        descriptor = tactus_open("/dev/uinput", O_WRONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        buffer.reserveCapacity(512)
        guard setUp(panel, description), create(panel) else { return nil }
    }

    /// Runs also after a failed initializer; `errno` must be kept for the caller.
    deinit {
        let code = errno
        if descriptor >= 0 { close(descriptor) }
        errno = code
    }

    /// Creates a device that is no twin.
    init?(name: String, keys: [UInt16], axes: [AbsoluteAxis], wheels: [UInt16] = [], properties: [UInt32]) {
        descriptor = tactus_open("/dev/uinput", O_WRONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        var id = input_id()
        id.bustype = UInt16(BUS_VIRTUAL)
        guard tactus_uinput_set_type(descriptor, UInt32(EV_KEY)) == 0,
            axes.isEmpty || tactus_uinput_set_type(descriptor, UInt32(EV_ABS)) == 0,
            wheels.isEmpty || tactus_uinput_set_type(descriptor, UInt32(EV_REL)) == 0,
            tactus_uinput_set_phys(descriptor, UinputDevice.place) == 0,
            properties.allSatisfy({ tactus_uinput_set_property(descriptor, $0) == 0 }),
            keys.allSatisfy({ tactus_uinput_set_code(descriptor, UInt32(EV_KEY), UInt32($0)) == 0 }),
            wheels.allSatisfy({ tactus_uinput_set_code(descriptor, UInt32(EV_REL), UInt32($0)) == 0 }),
            axes.allSatisfy({ set($0) }), tactus_uinput_create(descriptor, name, &id) == 0
        else { return nil }
    }

    private func set(_ axis: AbsoluteAxis) -> Bool {
        var info = input_absinfo()
        info.minimum = axis.minimum
        info.maximum = axis.maximum
        info.fuzz = axis.fuzz
        info.flat = axis.flat
        info.resolution = axis.resolution
        return tactus_uinput_set_code(descriptor, UInt32(EV_ABS), UInt32(axis.code)) == 0
            && tactus_uinput_set_axis(descriptor, axis.code, &info) == 0
    }

    private func setUp(_ panel: OpaquePointer, _ description: PanelDescription) -> Bool {
        guard tactus_uinput_set_type(descriptor, UInt32(EV_KEY)) == 0,
            tactus_uinput_set_type(descriptor, UInt32(EV_ABS)) == 0,
            tactus_uinput_set_phys(descriptor, UinputDevice.place) == 0
        else { return false }
        for property in 0..<UInt32(INPUT_PROP_CNT) where libevdev_has_property(panel, property) == 1 {
            guard tactus_uinput_set_property(descriptor, property) == 0 else { return false }
        }
        for code in 0..<UInt32(KEY_CNT) where libevdev_has_event_code(panel, UInt32(EV_KEY), code) == 1 {
            guard tactus_uinput_set_code(descriptor, UInt32(EV_KEY), code) == 0 else { return false }
        }
        guard tactus_uinput_set_code(descriptor, UInt32(EV_KEY), UInt32(KeyCode.touch)) == 0 else { return false }
        return description.twinAxes.allSatisfy { set($0) }
    }

    private func create(_ panel: OpaquePointer) -> Bool {
        var id = input_id()
        id.bustype = UInt16(truncatingIfNeeded: libevdev_get_id_bustype(panel))
        id.vendor = UInt16(truncatingIfNeeded: libevdev_get_id_vendor(panel))
        id.product = UInt16(truncatingIfNeeded: libevdev_get_id_product(panel))
        id.version = UInt16(truncatingIfNeeded: libevdev_get_id_version(panel))
        return tactus_uinput_create(descriptor, libevdev_get_name(panel), &id) == 0
    }

    /// Writes events. Returns false if not all of them could be written.
    func write(_ events: [InputEvent]) -> Bool {
        guard !events.isEmpty else { return true }
        buffer.removeAll(keepingCapacity: true)
        for event in events {
            var raw = input_event()
            raw.type = event.type
            raw.code = event.code
            raw.value = event.value
            buffer.append(raw)
        }
        return buffer.withUnsafeBufferPointer { rest in
            var first = 0
            while first < rest.count {
                // Writes at most 128 events at once, which the kernel accepts.
                let part = UnsafeBufferPointer(rebasing: rest[first..<min(first + 128, rest.count)])
                let written = tactus_uinput_write(descriptor, part.baseAddress, part.count)
                if written < 0, errno == EINTR { continue }
                guard written > 0 else { return false }
                first += written
            }
            return true
        }
    }
}
