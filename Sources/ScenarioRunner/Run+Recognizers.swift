// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

extension Run {
    func make(_ declaration: RecognizerDeclaration) throws(ScenarioError) {
        let box = RecognizerBox(self, declaration)
        guard let kind = box.kind, let handle = kind.create(box) else {
            throw ScenarioError(line: declaration.line.number, "the library did not make \(declaration.name)")
        }
        box.handle = handle
        if recognizers.updateValue(box, forKey: declaration.name) == nil { recognizerNames.append(declaration.name) }
        recognizersByHandle[handle] = box
        tactus_recognizer_set_name(handle, declaration.name)
        tactus_recognizer_add_destroy_listener(handle, objectFreed, data)
        for status in kind.configure(handle) + kind.thresholds.set(on: handle) + setOptions(declaration.options, handle)
        {
            try check(status, declaration.line)
        }
        tactus_recognizer_add_target(
            handle,
            { recognizer, data in
                boxed(RecognizerBox.self, data)?.acted(recognizer)
            }, box.data)
        if isRecording {
            for case .delegate(let delegate) in scenario.relations where delegate.recognizer == declaration.name {
                try box.set(delegate)
            }
        }
        if !declaration.options.isDetached {
            try check(tactus_view_add_recognizer(views[declaration.view], handle), declaration.line)
        }
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
        if let keys = options.modifiers {
            let mask = keys.reduce(UInt32(0)) { $0 | $1.constant.rawValue }
            statuses.append(tactus_recognizer_set_required_modifiers(handle, mask))
        }
        if let keys = options.excludedModifiers {
            let mask = keys.reduce(UInt32(0)) { $0 | $1.constant.rawValue }
            statuses.append(tactus_recognizer_set_excluded_modifiers(handle, mask))
        }
        if options.requiresWholeSequence {
            statuses.append(tactus_recognizer_set_requires_whole_sequence(handle, true))
        }
        for (duration, time) in [
            (TACTUS_DURATION_DELAY_TOGETHER, options.delayTogether),
            (TACTUS_DURATION_DELAY_UNDECIDED, options.delayUndecided),
        ] {
            if let time { statuses.append(tactus_recognizer_set_duration(handle, duration, UInt64(clamping: time))) }
        }
        return statuses
    }

    func relate(_ relation: Relation) throws(ScenarioError) {
        switch relation {
        case .requireToFail(let name, let other, let line):
            let status = tactus_recognizer_require_failure_of(
                recognizers[name]?.handle, recognizers[other]?.handle)
            // A scenario may test that a cycle is refused.
            if status != TACTUS_STATUS_CYCLE { try check(status, line) }
        case .sequenced(let name, let first, let line):
            let status = tactus_recognizer_set_sequenced_after(recognizers[name]?.handle, recognizers[first]?.handle)
            if status != TACTUS_STATUS_CYCLE { try check(status, line) }
        case .delegate(let delegate):
            try recognizers[delegate.recognizer]?.set(delegate)
        case .prevents, .preventedBy:
            break  // passed to the recognizer's constructor
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

extension Modifier {
    var constant: tactus_modifier {
        switch self {
        case .shift: TACTUS_MODIFIER_SHIFT
        case .ctrl: TACTUS_MODIFIER_CTRL
        case .alt: TACTUS_MODIFIER_ALT
        case .super: TACTUS_MODIFIER_SUPER
        }
    }
}
