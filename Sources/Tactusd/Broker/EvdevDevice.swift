// SPDX-License-Identifier: MIT

import CEvdev
import Evdev
import Glibc
import VirtualTouchscreen

/// Device node of a panel, read through libevdev.
final class EvdevDevice {
    enum Reading {
        case done
        /// More events are pending; other descriptors are served first.
        case more
        case gone
    }

    let descriptor: Int32
    let device: OpaquePointer
    let path: String
    private var flag = LIBEVDEV_READ_FLAG_NORMAL

    /// Opens a device node. Returns nil on failure, with the reason in `errno`.
    init?(_ path: String) {
        descriptor = tactus_open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        var device: OpaquePointer?
        let result = libevdev_new_from_fd(descriptor, &device)
        guard result == 0, let device else {
            close(descriptor)
            errno = -result
            return nil
        }
        self.device = device
        self.path = path
        _ = libevdev_set_clock_id(device, CLOCK_MONOTONIC)
    }

    deinit {
        libevdev_free(device)
        close(descriptor)
    }

    var name: String {
        libevdev_get_name(device).map { String(cString: $0) } ?? path
    }

    /// Whether the device is one of the daemon's own twins.
    var isTwin: Bool {
        libevdev_get_phys(device).map { String(cString: $0) == UinputDevice.place } ?? false
    }

    var description: PanelDescription {
        PanelDescription(
            axes: (0..<UInt32(ABS_CNT)).compactMap { code in
                guard let info = libevdev_get_abs_info(device, code)?.pointee else { return nil }
                return AbsoluteAxis(
                    UInt16(code), info.minimum, info.maximum, fuzz: info.fuzz, flat: info.flat,
                    resolution: info.resolution)
            })
    }

    /// Whether no contact is down, according to the events read so far.
    var isAtRest: Bool {
        (0..<UInt32(max(libevdev_get_num_slots(device), 0))).allSatisfy {
            libevdev_get_slot_value(device, $0, UInt32(AxisCode.trackingID)) < 0
        }
    }

    /// Slot that the next events belong to.
    var currentSlot: Int {
        Int(clamping: libevdev_get_current_slot(device))
    }

    /// Returns the value of an axis in a slot, which stays there when its contact is gone.
    func value(in slot: Int, of axis: UInt16) -> Int32 {
        libevdev_get_slot_value(device, UInt32(clamping: slot), UInt32(truncatingIfNeeded: axis))
    }

    func grab() -> Bool {
        tactus_evdev_grab(descriptor) == 0
    }

    func release() {
        _ = tactus_evdev_release(descriptor)
    }

    /// Reads pending events, at most about a thousand. After SYN_DROPPED the handler gets the changes between the old
    /// and the current state.
    func read(_ handler: (InputEvent, UInt64) -> Void) -> Reading {
        var event = input_event()
        for _ in 0..<1024 {
            let result = libevdev_next_event(device, flag.rawValue, &event)
            switch result {
            case Int32(LIBEVDEV_READ_STATUS_SUCCESS.rawValue): take(event)
            case Int32(LIBEVDEV_READ_STATUS_SYNC.rawValue):
                // The first sync event only announces the loss.
                if flag == LIBEVDEV_READ_FLAG_SYNC { take(event) }
                flag = LIBEVDEV_READ_FLAG_SYNC
            case -EAGAIN where flag == LIBEVDEV_READ_FLAG_SYNC: flag = LIBEVDEV_READ_FLAG_NORMAL
            case -EAGAIN: return .done
            case -EINTR: continue
            default: return .gone
            }
        }
        return .more

        func take(_ event: input_event) {
            var event = event
            handler(InputEvent(event.type, event.code, event.value), tactus_event_time(&event))
        }
    }
}
