// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

/// Keys of log lines about touches, other than their ids.
enum TouchKeys {
    /// - Parameter touches: those of one call, in the order of their ids
    static func of(
        _ touches: [OpaquePointer], _ event: OpaquePointer?, in view: OpaquePointer?
    ) -> [LogKey: LogValue] {
        guard let first = touches.first else { return [:] }
        let all = eventTouches(event)
        var keys: [LogKey: LogValue] = [
            .taps: .count(Int64(tactus_touch_get_tap_count(first))),
            .all: .count(Int64(all.count)),
            .coalesced: .count(Int64(tactus_event_get_coalesced_count(event, first))),
            .predicted: .count(Int64(tactus_event_get_predicted_count(event, first))),
        ]
        keys[.at] = point { tactus_touch_get_location(first, view, $0, $1) }
        keys[.previous] = point { tactus_touch_get_previous_location(first, view, $0, $1) }
        let stationary = all.filter { tactus_touch_get_phase($0) == TACTUS_TOUCH_PHASE_STATIONARY }
        if !stationary.isEmpty {
            keys[.stationary] = .touches(stationary.map { tactus_touch_get_id($0) }.sorted())
        }
        switch tactus_touch_get_type(first) {
        case TACTUS_TOUCH_TYPE_STYLUS:
            keys[.force] = .number(tactus_touch_get_force(first))
            keys[.tilt] = .number(tactus_touch_get_tilt(first))
            keys[.azimuth] = .number(tactus_touch_get_azimuth(first, view))
        case TACTUS_TOUCH_TYPE_INDIRECT_POINTER:
            keys[.buttons] = .count(Int64(tactus_touch_get_button_mask(first)))
        default: break
        }
        return keys
    }

    /// Returns all touches of an event.
    static func eventTouches(_ event: OpaquePointer?) -> [OpaquePointer] {
        let count = tactus_event_get_touches(event, nil, 0)
        var touches = [OpaquePointer?](repeating: nil, count: count)
        let filled = tactus_event_get_touches(event, &touches, count)
        return touches.prefix(filled).compactMap { $0 }
    }
}

/// Returns the location that a getter stores in two variables, or nil if it refuses.
func place(
    _ get: (UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> tactus_status
) -> Point? {
    var x = 0.0
    var y = 0.0
    return get(&x, &y) == TACTUS_STATUS_OK ? Point(x: x, y: y) : nil
}

func point(
    _ get: (UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> tactus_status
) -> LogValue? {
    place(get).map(LogValue.point)
}
