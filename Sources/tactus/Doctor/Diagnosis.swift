// SPDX-License-Identifier: MIT

import Glibc

/// Why no touchscreen can be examined, and what to do about it.
enum Diagnosis {
    static func lines(of devices: [MachineDevice], named path: String?) -> [String] {
        if let path { return lines(ofNamed: path, devices.first) }
        guard !devices.isEmpty else {
            return [
                "this machine has no input devices: there is no /dev/input/event*",
                "A container or a virtual machine has them only if they are handed in; ‘ls -l /dev/input’ lists them.",
            ]
        }
        let screens = devices.filter { $0.kind == .touchscreen }
        if !screens.isEmpty { return screens.flatMap(lines(ofClosed:)) + ways(to: screens) }
        let others = devices.filter { $0.kind == .touchpad || $0.kind == .pen }
        let hidden = devices.filter { $0.kind == .unknown && $0.error != 0 }
        if others.isEmpty, !hidden.isEmpty {
            return ["none of the \(hidden.count) devices below /dev/input may be read, nor what they are"]
                + ways(to: hidden)
        }
        var lines = [
            "this machine has no touchscreen that the kernel knows of: none of \(devices.count) devices is one"
        ]
        lines += others.map { "\($0.shownName) (\($0.path)) is a \($0.kind == .pen ? "pen" : "touchpad")" }
        lines += [
            "If a touchscreen is built in or plugged in, its driver is missing: ‘sudo dmesg | grep -i -e touch -e hid -e i2c’",
            "says what the kernel found. If one of these is the touchscreen, name it: --device \(others.first?.path ?? "PATH")",
        ]
        return lines
    }

    private static func lines(ofNamed path: String, _ device: MachineDevice?) -> [String] {
        guard let device, device.error != 0 else { return ["\(path) is no touchscreen"] }
        return lines(ofClosed: device) + (device.isForbidden ? ways(to: [device]) : [])
    }

    private static func lines(ofClosed device: MachineDevice) -> [String] {
        let title = device.recorded.name.isEmpty ? device.path : "\(device.shownName) (\(device.path))"
        if device.isForbidden { return ["\(title) may not be read by you"] }
        let reason = strerror(device.error).map { String(cString: $0) } ?? "error \(device.error)"
        return ["\(title) cannot be opened: \(reason)" + (device.error == EBUSY ? "; another program holds it" : "")]
    }

    /// Ways to be allowed to read devices.
    private static func ways(to devices: [MachineDevice]) -> [String] {
        guard let path = devices.first(where: \.isForbidden)?.path else { return [] }
        return [
            "Devices belong to root and a group, most often ‘input’: ‘ls -l \(path)’ says which, ‘id’ lists your groups.",
            "At once: sudo tactus doctor. For good: sudo usermod -aG input YOU, and log in again.",
            "A seat may let the person in front of it in without a group: ‘getfacl \(path)’ lists who is.",
        ]
    }
}

extension MachineDevice {
    var isForbidden: Bool { error == EACCES || error == EPERM }
    var shownName: String { recorded.name.isEmpty ? "a device without a name" : "\"\(recorded.name)\"" }
}
