// SPDX-License-Identifier: MIT
internal import CLibinput
internal import CTactus
internal import CTactusLibinput

extension UnsafeMutablePointer<Adapter> {
    func deviceAdded(_ device: OpaquePointer) -> tactus_libinput_result {
        guard isMine(device) else { return TACTUS_LIBINPUT_RESULT_NOT_MINE }
        if let known = find(device), !known.pointee.wasAnnounced {
            // The host has mapped it before it showed the event.
            known.pointee.wasAnnounced = true
            return TACTUS_LIBINPUT_RESULT_OBSERVED
        }
        // The removal of the old device was not shown; this is another one at the same address.
        find(device)?.remove()
        add(device)?.pointee.wasAnnounced = true
        return TACTUS_LIBINPUT_RESULT_OBSERVED
    }

    func deviceRemoved(_ device: OpaquePointer) -> tactus_libinput_result {
        find(device)?.remove()
        pointerDeviceRemoved(device)
        return isMine(device) ? TACTUS_LIBINPUT_RESULT_OBSERVED : TACTUS_LIBINPUT_RESULT_NOT_MINE
    }

    /// Returns whether the device has a touch source of its own.
    private func isMine(_ device: OpaquePointer) -> Bool {
        (isTouchscreen(device) && has(TACTUS_LIBINPUT_FEATURE_TOUCH))
            || (isTablet(device) && has(TACTUS_LIBINPUT_FEATURE_TABLET))
    }
}
