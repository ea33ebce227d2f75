// SPDX-License-Identifier: MIT
internal import CLibinput
internal import CTactus
internal import CTactusLibinput

extension UnsafeMutablePointer<Adapter> {
    func deviceAdded(_ device: OpaquePointer) -> tactus_libinput_result {
        guard isMine(device) else { return TACTUS_LIBINPUT_RESULT_NOT_MINE }
        if let known = find(device), !known.pointee.wasAnnounced {
            // The host has mapped the device before it passed the event.
            known.pointee.wasAnnounced = true
            return TACTUS_LIBINPUT_RESULT_OBSERVED
        }
        // The removal of an earlier device was not seen; this is another device at the same address.
        find(device)?.remove()
        add(device)?.pointee.wasAnnounced = true
        return TACTUS_LIBINPUT_RESULT_OBSERVED
    }

    func deviceRemoved(_ device: OpaquePointer) -> tactus_libinput_result {
        if let known = find(device) {
            known.remove()
            // Another device may get its output.
            if isUsable, assignOutputs() { _ = placeMovedDevices() }
        }
        pointerDeviceRemoved(device)
        return isMine(device) ? TACTUS_LIBINPUT_RESULT_OBSERVED : TACTUS_LIBINPUT_RESULT_NOT_MINE
    }

    /// Returns whether the device has a touch source of its own.
    private func isMine(_ device: OpaquePointer) -> Bool {
        (isTouchscreen(device) && has(TACTUS_LIBINPUT_FEATURE_TOUCH))
            || (isTablet(device) && has(TACTUS_LIBINPUT_FEATURE_TABLET))
    }
}
