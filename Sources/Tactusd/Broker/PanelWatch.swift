// SPDX-License-Identifier: MIT

import CEvdev
import Glibc

/// Lists touchscreens and watches for new ones through udev.
final class PanelWatch {
    private let udev: OpaquePointer
    private let monitor: OpaquePointer

    init?() {
        guard let udev = udev_new() else { return nil }
        guard let monitor = udev_monitor_new_from_netlink(udev, "udev") else {
            udev_unref(udev)
            return nil
        }
        self.udev = udev
        self.monitor = monitor
        udev_monitor_filter_add_match_subsystem_devtype(monitor, "input", nil)
        guard udev_monitor_enable_receiving(monitor) >= 0 else { return nil }
    }

    deinit {
        udev_monitor_unref(monitor)
        udev_unref(udev)
    }

    var descriptor: Int32 {
        udev_monitor_get_fd(monitor)
    }

    /// Returns the device nodes of all touchscreens.
    func list() -> [String] {
        guard let enumeration = udev_enumerate_new(udev) else { return [] }
        defer { udev_enumerate_unref(enumeration) }
        udev_enumerate_add_match_subsystem(enumeration, "input")
        udev_enumerate_add_match_property(enumeration, "ID_INPUT_TOUCHSCREEN", "1")
        udev_enumerate_scan_devices(enumeration)
        var paths: [String] = []
        var entry = udev_enumerate_get_list_entry(enumeration)
        while let found = entry {
            if let device = udev_device_new_from_syspath(udev, udev_list_entry_get_name(found)) {
                if let path = node(of: device) { paths.append(path) }
                udev_device_unref(device)
            }
            entry = udev_list_entry_get_next(found)
        }
        return paths
    }

    /// Returns the calibration matrix that udev's rules give to a touchscreen, or nil.
    func calibrationMatrix(of path: String) -> String? {
        property("LIBINPUT_CALIBRATION_MATRIX", of: path)
    }

    /// Returns the seat that udev's rules give to a touchscreen.
    func seat(of path: String) -> String {
        property("ID_SEAT", of: path) ?? "seat0"
    }

    private func property(_ key: String, of path: String) -> String? {
        guard let name = path.split(separator: "/").last,
            let device = udev_device_new_from_subsystem_sysname(udev, "input", String(name))
        else { return nil }
        defer { udev_device_unref(device) }
        return udev_device_get_property_value(device, key).map { String(cString: $0) }
    }

    /// Returns the next touchscreen that was plugged in or changed, or nil.
    func next() -> String? {
        while let device = udev_monitor_receive_device(monitor) {
            defer { udev_device_unref(device) }
            let action = udev_device_get_action(device).map { String(cString: $0) }
            if action == "add" || action == "change", let path = node(of: device) { return path }
        }
        return nil
    }

    private func node(of device: OpaquePointer) -> String? {
        guard let flag = udev_device_get_property_value(device, "ID_INPUT_TOUCHSCREEN"),
            String(cString: flag) == "1", let node = udev_device_get_devnode(device)
        else { return nil }
        let path = String(cString: node)
        return path.hasPrefix("/dev/input/event") ? path : nil
    }
}
