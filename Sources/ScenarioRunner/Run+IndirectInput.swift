// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

/// Pointers, touchpads, wheels and switches. Input without a participant is returned to the host.
extension Run {
    func movePointer(to place: Point, _ instant: UInt64) {
        pointerPlace = place
        if !pointerButtons.isEmpty { fed(.move, nil, place, Microseconds(clamping: instant)) }
        tactus_touch_source_pointer(pointer, instant, place.x, place.y, pointerButtons.mask)
    }

    func performIndirect(_ action: Action, _ instant: UInt64) {
        switch action {
        case .press(let button):
            let isFirst = pointerButtons.isEmpty
            pointerButtons.insert(button)
            if isFirst { fed(.down, nil, pointerPlace, Microseconds(clamping: instant)) }
            let status = feedPointer(instant)
            if isFirst { handBack(.press, if: status) }
        case .release(let button):
            pointerButtons.remove(button)
            if pointerButtons.isEmpty { fed(.up, nil, nil, Microseconds(clamping: instant)) }
            _ = feedPointer(instant)
        case .gestureBegin(let gesture, let fingers, let place):
            let status = tactus_touch_source_gesture_begin(
                pointer, instant, gesture.constant, UInt32(fingers), place.x, place.y)
            handBack(gesture.hostEvent, if: status)
        case .gestureUpdate(let step, let scale, let rotation):
            tactus_touch_source_gesture_update(pointer, instant, step.x, step.y, scale, rotation)
        case .gestureEnd: tactus_touch_source_gesture_end(pointer, instant, false)
        case .gestureCancel: tactus_touch_source_gesture_end(pointer, instant, true)
        case .scroll(let type, let place, let step):
            let status = tactus_touch_source_scroll(
                pointer, instant, type.constant, place.x, place.y, step.x, step.y)
            handBack(.scroll, if: status)
        case .tabletMode(let isOn): tactus_application_set_tablet_mode(application, isOn)
        default: break
        }
    }

    private func feedPointer(_ instant: UInt64) -> tactus_status {
        tactus_touch_source_pointer(pointer, instant, pointerPlace.x, pointerPlace.y, pointerButtons.mask)
    }

    private func handBack(_ event: HostEvent, if status: tactus_status) {
        if status == TACTUS_STATUS_NONE { write(HostEvent.hostName, .handedBack(event)) }
    }
}

extension Set<PointerButton> {
    var mask: UInt32 { reduce(UInt32(0)) { $0 | $1.constant.rawValue } }
}

extension PointerButton {
    fileprivate var constant: tactus_button {
        switch self {
        case .primary: TACTUS_BUTTON_PRIMARY
        case .secondary: TACTUS_BUTTON_SECONDARY
        case .middle: TACTUS_BUTTON_MIDDLE
        }
    }
}

extension TouchpadGesture {
    fileprivate var constant: tactus_gesture {
        switch self {
        case .swipe: TACTUS_GESTURE_SWIPE
        case .pinch: TACTUS_GESTURE_PINCH
        case .hold: TACTUS_GESTURE_HOLD
        }
    }

    fileprivate var hostEvent: HostEvent {
        switch self {
        case .swipe: .swipe
        case .pinch: .pinch
        case .hold: .hold
        }
    }
}

extension ScrollType {
    var constant: tactus_scroll_type {
        switch self {
        case .wheel: TACTUS_SCROLL_TYPE_WHEEL
        case .finger: TACTUS_SCROLL_TYPE_FINGER
        case .continuous: TACTUS_SCROLL_TYPE_CONTINUOUS
        }
    }
}
