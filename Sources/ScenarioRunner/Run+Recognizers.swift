// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

extension Run {
    func make(_ declaration: RecognizerDeclaration) throws(ScenarioError) {
        let box = RecognizerBox(self, declaration)
        guard let handle = create(box) else {
            throw ScenarioError(line: declaration.line.number, "the library did not make \(declaration.name)")
        }
        box.handle = handle
        recognizers[declaration.name] = box
        recognizersByHandle[handle] = box
        tactus_recognizer_set_name(handle, declaration.name)
        tactus_recognizer_add_destroy_listener(handle, objectFreed, data)
        for status in setKind(declaration.kind, handle) + setOptions(declaration.options, handle) {
            try check(status, declaration.line)
        }
        tactus_recognizer_add_target(
            handle,
            { recognizer, data in
                boxed(RecognizerBox.self, data)?.acted(recognizer)
            }, box.data)
        if !declaration.options.isDetached {
            try check(tactus_view_add_recognizer(views[declaration.view], handle), declaration.line)
        }
    }

    private func create(_ box: RecognizerBox) -> OpaquePointer? {
        switch box.declaration.kind {
        case .tap: tactus_tap_recognizer_create(application)
        case .pan: tactus_pan_recognizer_create(application)
        case .swipe: tactus_swipe_recognizer_create(application)
        case .pinch: tactus_pinch_recognizer_create(application)
        case .rotation: tactus_rotation_recognizer_create(application)
        case .longPress: tactus_long_press_recognizer_create(application)
        case .screenEdgePan: tactus_screen_edge_pan_recognizer_create(application)
        case .hover: tactus_hover_recognizer_create(application)
        case .custom, .checkmark: box.createCustom()
        }
    }

    private func setKind(_ kind: RecognizerKind, _ handle: OpaquePointer) -> [tactus_status] {
        var statuses: [tactus_status] = []
        func set(_ count: Int32?, _ setter: (OpaquePointer, UInt32) -> tactus_status) {
            if let count { statuses.append(setter(handle, UInt32(count))) }
        }
        switch kind {
        case .tap(let taps, let touches):
            set(taps) { tactus_tap_recognizer_set_number_of_taps_required($0, $1) }
            set(touches) { tactus_tap_recognizer_set_number_of_touches_required($0, $1) }
        case .pan(let minimum, let maximum):
            set(minimum) { tactus_pan_recognizer_set_minimum_number_of_touches($0, $1) }
            set(maximum) { tactus_pan_recognizer_set_maximum_number_of_touches($0, $1) }
        case .swipe(let directions, let touches):
            let mask = directions.reduce(UInt32(0)) { $0 | $1.constant.rawValue }
            statuses.append(tactus_swipe_recognizer_set_directions(handle, mask))
            set(touches) { tactus_swipe_recognizer_set_number_of_touches_required($0, $1) }
        case .longPress(let press):
            set(press.taps) { tactus_long_press_recognizer_set_number_of_taps_required($0, $1) }
            set(press.touches) { tactus_long_press_recognizer_set_number_of_touches_required($0, $1) }
            if let duration = press.duration {
                statuses.append(
                    tactus_recognizer_set_duration(handle, TACTUS_DURATION_MINIMUM_PRESS, UInt64(clamping: duration)))
            }
            if let movement = press.movement {
                statuses.append(
                    tactus_recognizer_set_length(
                        handle, TACTUS_LENGTH_ALLOWABLE_MOVEMENT, movement, TACTUS_LENGTH_UNIT_PIXELS))
            }
        case .screenEdgePan(let edges):
            let mask = edges.reduce(UInt32(0)) { $0 | $1.constant.rawValue }
            statuses.append(tactus_screen_edge_pan_recognizer_set_edges(handle, mask))
        case .pinch, .rotation, .hover, .custom, .checkmark: break
        }
        return statuses
    }

    private func setOptions(_ options: RecognizerOptions, _ handle: OpaquePointer) -> [tactus_status] {
        var statuses: [tactus_status] = []
        if let cancels = options.cancelsTouchesInView {
            statuses.append(tactus_recognizer_set_cancels_touches_in_view(handle, cancels))
        }
        if let delays = options.delaysTouchesBegan {
            statuses.append(tactus_recognizer_set_delays_touches_began(handle, delays))
        }
        if let delays = options.delaysTouchesEnded {
            statuses.append(tactus_recognizer_set_delays_touches_ended(handle, delays))
        }
        if options.isDisabled {
            statuses.append(tactus_recognizer_set_enabled(handle, false))
        }
        if let types = options.touchTypes {
            let mask = types.reduce(UInt32(0)) { $0 | 1 << $1.constant.rawValue }
            statuses.append(tactus_recognizer_set_allowed_touch_types(handle, mask))
        }
        if let buttons = options.buttons {
            statuses.append(tactus_tap_recognizer_set_button_mask_required(handle, buttons.mask))
        }
        if let types = options.scrollTypes {
            let mask = types.reduce(UInt32(0)) { $0 | $1.constant.rawValue }
            statuses.append(tactus_pan_recognizer_set_allowed_scroll_types(handle, mask))
        }
        return statuses
    }

    func relate(_ relation: Relation) throws(ScenarioError) {
        switch relation {
        case .requireToFail(let name, let other, let line):
            let status = tactus_recognizer_require_failure_of(
                recognizers[name]?.handle, recognizers[other]?.handle)
            // That a cycle is refused is one of the things a scenario may show.
            if status != TACTUS_STATUS_CYCLE { try check(status, line) }
        case .delegate(let delegate):
            try recognizers[delegate.recognizer]?.set(delegate)
        case .prevents, .preventedBy:
            break  // The recognizer was made with it.
        }
    }
}

extension SwipeDirection {
    fileprivate var constant: tactus_swipe_direction {
        switch self {
        case .right: TACTUS_SWIPE_DIRECTION_RIGHT
        case .left: TACTUS_SWIPE_DIRECTION_LEFT
        case .up: TACTUS_SWIPE_DIRECTION_UP
        case .down: TACTUS_SWIPE_DIRECTION_DOWN
        }
    }
}

extension Edge {
    fileprivate var constant: tactus_edge {
        switch self {
        case .top: TACTUS_EDGE_TOP
        case .left: TACTUS_EDGE_LEFT
        case .bottom: TACTUS_EDGE_BOTTOM
        case .right: TACTUS_EDGE_RIGHT
        }
    }
}

extension TouchType {
    var constant: tactus_touch_type {
        switch self {
        case .direct: TACTUS_TOUCH_TYPE_DIRECT
        case .stylus: TACTUS_TOUCH_TYPE_STYLUS
        case .indirect: TACTUS_TOUCH_TYPE_INDIRECT
        case .indirectPointer: TACTUS_TOUCH_TYPE_INDIRECT_POINTER
        }
    }
}
