// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore
internal import SizedStructs

@c @implementation
public func tactus_touch_source_set_accommodations(
    _ source: OpaquePointer?, _ accommodations: UnsafePointer<tactus_touch_accommodations>?
) -> tactus_status {
    changeSource(source) { handle in
        guard let values = TouchAccommodations(accommodations) else {
            return handle.refuse("a duration or the place is not in its range", TACTUS_STATUS_INVALID_ARGUMENT)
        }
        guard let owner = handle.owner, owner.hasMemory else { return TACTUS_STATUS_NO_MEMORY }
        if owner.application.setAccommodations(values, of: handle.source) { return TACTUS_STATUS_OK }
        owner.reportNoMemory()
        return TACTUS_STATUS_NO_MEMORY
    }
}

@c @implementation
public func tactus_touch_source_get_accommodations(
    _ source: OpaquePointer?, _ accommodations: UnsafeMutablePointer<tactus_touch_accommodations>?
) -> tactus_status {
    inspectSource(source) { handle in
        let values = handle.source.accommodations
        var result = tactus_touch_accommodations()
        result.hold_duration_us = UInt64(clamping: values.holdDuration.microseconds)
        result.ignore_repeat_us = UInt64(clamping: values.ignoreRepeat.microseconds)
        result.tap_assistance_us = UInt64(clamping: values.tapAssistance.microseconds)
        result.tap_place = values.tapPlace.rawValue
        return fillStruct(accommodations, with: result)
            ? TACTUS_STATUS_OK : handle.refuse(room: "accommodations", accommodations)
    }
}

extension TouchAccommodations {
    /// Returns nil if the struct is malformed. NULL switches everything off.
    fileprivate init?(_ pointer: UnsafePointer<tactus_touch_accommodations>?) {
        self.init()
        guard pointer != nil else { return }
        guard let values = copyStruct(pointer), let place = TapPlace(rawValue: values.tap_place), values.reserved == 0,
            let hold = Microseconds(exactly: values.hold_duration_us),
            let ignoreRepeat = Microseconds(exactly: values.ignore_repeat_us),
            let assistance = Microseconds(exactly: values.tap_assistance_us)
        else { return nil }
        holdDuration = .microseconds(hold)
        self.ignoreRepeat = .microseconds(ignoreRepeat)
        tapAssistance = .microseconds(assistance)
        tapPlace = place
        guard isValid else { return nil }
    }
}
