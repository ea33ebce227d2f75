// SPDX-License-Identifier: MIT
internal import CLibinput
internal import CTactus
internal import CTactusLibinput

extension UnsafeMutablePointer<Adapter> {
    func deviceAdded(_ device: OpaquePointer) -> tactus_libinput_result {
        guard isTouchscreen(device) else { return TACTUS_LIBINPUT_RESULT_NOT_MINE }
        if let known = find(device), !known.pointee.wasAnnounced {
            // The host has mapped it before it showed the event.
            known.pointee.wasAnnounced = true
            return TACTUS_LIBINPUT_RESULT_OBSERVED
        }
        // Nobody told that the old one is gone; this is another at the same address.
        find(device)?.remove()
        add(device)?.pointee.wasAnnounced = true
        return TACTUS_LIBINPUT_RESULT_OBSERVED
    }

    func deviceRemoved(_ device: OpaquePointer) -> tactus_libinput_result {
        find(device)?.remove()
        return isTouchscreen(device) ? TACTUS_LIBINPUT_RESULT_OBSERVED : TACTUS_LIBINPUT_RESULT_NOT_MINE
    }
}
