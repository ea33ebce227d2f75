// SPDX-License-Identifier: MIT
internal import CLibinput
internal import CTactus
internal import CTactusLibinput

/// Remote-control command of a media key: at its press, and, for seeking, at its release.
private struct MediaKey {
    let press: tactus_remote_control
    let release: tactus_remote_control?
    /// Bit in the mask of taken keys.
    let bit: UInt32

    private init(_ press: tactus_remote_control, _ release: tactus_remote_control? = nil) {
        self.press = press
        self.release = release
        bit = UInt32(1) << (press.rawValue - TACTUS_REMOTE_CONTROL_PLAY.rawValue)
    }

    init?(_ key: UInt32) {
        switch Int32(bitPattern: key) {
        case KEY_PLAY, KEY_PLAYCD: self.init(TACTUS_REMOTE_CONTROL_PLAY)
        case KEY_PAUSECD: self.init(TACTUS_REMOTE_CONTROL_PAUSE)
        case KEY_STOPCD: self.init(TACTUS_REMOTE_CONTROL_STOP)
        case KEY_PLAYPAUSE: self.init(TACTUS_REMOTE_CONTROL_TOGGLE_PLAY_PAUSE)
        case KEY_NEXTSONG: self.init(TACTUS_REMOTE_CONTROL_NEXT_TRACK)
        case KEY_PREVIOUSSONG: self.init(TACTUS_REMOTE_CONTROL_PREVIOUS_TRACK)
        case KEY_REWIND:
            self.init(TACTUS_REMOTE_CONTROL_BEGIN_SEEKING_BACKWARD, TACTUS_REMOTE_CONTROL_END_SEEKING_BACKWARD)
        case KEY_FASTFORWARD:
            self.init(TACTUS_REMOTE_CONTROL_BEGIN_SEEKING_FORWARD, TACTUS_REMOTE_CONTROL_END_SEEKING_FORWARD)
        default: return nil
        }
    }
}

extension UnsafeMutablePointer<Adapter> {
    func handleKey(_ event: OpaquePointer) -> tactus_libinput_result {
        guard has(TACTUS_LIBINPUT_FEATURE_MEDIA_KEYS), let key = MediaKey(libinput_event_keyboard_get_key(event))
        else { return TACTUS_LIBINPUT_RESULT_NOT_MINE }
        _ = tactus_application_advance(pointee.application, libinput_event_keyboard_get_time_usec(event))
        if libinput_event_keyboard_get_key_state(event) == LIBINPUT_KEY_STATE_PRESSED {
            guard isUsable,
                tactus_application_send_remote_control(pointee.application, key.press) == TACTUS_STATUS_OK
            else { return TACTUS_LIBINPUT_RESULT_NOT_TAKEN }
            pointee.takenKeys |= key.bit
            return TACTUS_LIBINPUT_RESULT_CONSUMED
        }
        // The release belongs to whoever got the press.
        guard pointee.takenKeys & key.bit != 0 else { return TACTUS_LIBINPUT_RESULT_NOT_TAKEN }
        pointee.takenKeys &= ~key.bit
        if let release = key.release, isUsable {
            _ = tactus_application_send_remote_control(pointee.application, release)
        }
        return TACTUS_LIBINPUT_RESULT_CONSUMED
    }

    func handleSwitch(_ event: OpaquePointer) -> tactus_libinput_result {
        guard has(TACTUS_LIBINPUT_FEATURE_TABLET_MODE),
            libinput_event_switch_get_switch(event) == LIBINPUT_SWITCH_TABLET_MODE
        else { return TACTUS_LIBINPUT_RESULT_NOT_MINE }
        _ = tactus_application_advance(pointee.application, libinput_event_switch_get_time_usec(event))
        if isUsable {
            let isOn = libinput_event_switch_get_switch_state(event) == LIBINPUT_SWITCH_STATE_ON
            _ = tactus_application_set_tablet_mode(pointee.application, isOn)
        }
        return TACTUS_LIBINPUT_RESULT_OBSERVED
    }
}
