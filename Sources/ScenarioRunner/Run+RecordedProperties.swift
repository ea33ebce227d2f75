// SPDX-License-Identifier: MIT

import CTactus
import RecognizerProperties
import ScenarioFormat

/// `set`, with the numbers of the C API.
extension Run {
    func set(_ change: PropertyChange) {
        let numbers = change.values
        guard let first = numbers.first else { return }
        if change.property == .handles { return setHandles(of: change.name, UInt32(exactly: first) ?? 0) }
        if change.name == Declaration.applicationName {
            setOfApplication(change.property, numbers, first)
        } else if let box = recognizers[change.name] {
            if let handle = box.handle {
                set(change.property, numbers, first, of: handle, box)
                refreshIdleFacts(of: handle)
            }
        } else if let view = views[change.name] {
            set(change.property, numbers, first, of: view)
        }
    }

    private func setHandles(of name: String, _ mask: UInt32) {
        guard let responder = responder(name) else { return }
        // A controller logs locations in its view's space.
        let view = views[name] ?? controllers[name].flatMap { tactus_view_controller_get_view($0) }
        let box = ResponderBox(self, name, .none, view: view)
        box.recordedMask = mask
        responderBoxes.append(box)
        box.register(responder) { callbacks, data in
            switch name {
            case Declaration.applicationName: tactus_application_set_responder_callbacks(application, callbacks, data)
            case Declaration.applicationDelegateName:
                tactus_application_set_delegate_callbacks(application, callbacks, data)
            default:
                if let view = views[name] {
                    tactus_view_set_responder_callbacks(view, callbacks, data)
                } else {
                    tactus_view_controller_set_responder_callbacks(controllers[name], callbacks, data)
                }
            }
        }
    }

    private func setOfApplication(_ property: RecordedProperty, _ numbers: [Double], _ first: Double) {
        switch property {
        case .deliveryMode: tactus_application_set_delivery_mode(application, tactus_delivery_mode(mask(first)))
        case .resampling:
            tactus_application_set_resampling(application, first != 0, numbers.count > 1 ? time(numbers[1]) : 0)
        case .modifiers: tactus_application_set_modifiers(application, mask(first))
        case .tabletMode: tactus_application_set_tablet_mode(application, first != 0)
        case .shakeSettings:
            guard numbers.count == 6 else { return }
            var settings = tactus_shake_settings()
            settings.size = MemoryLayout<tactus_shake_settings>.size
            settings.threshold = first
            settings.reversals = mask(numbers[1])
            settings.window_us = time(numbers[2])
            settings.rest_us = time(numbers[3])
            settings.maximum_us = time(numbers[4])
            settings.gravity_time_constant_us = time(numbers[5])
            tactus_application_set_shake_settings(application, &settings)
        default: break
        }
    }

    // MARK: Views

    private func set(_ property: RecordedProperty, _ numbers: [Double], _ first: Double, of view: OpaquePointer) {
        let isOn = first != 0
        switch property {
        case .frame: tactus_view_set_frame(view, first, numbers[1], numbers[2], numbers[3])
        case .boundsOrigin: tactus_view_set_bounds_origin(view, first, numbers[1])
        case .transform:
            tactus_view_set_transform(view, first, numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
        case .hidden: tactus_view_set_hidden(view, isOn)
        case .alpha: tactus_view_set_alpha(view, first)
        case .interaction: tactus_view_set_user_interaction_enabled(view, isOn)
        case .multipleTouch: tactus_view_set_multiple_touch_enabled(view, isOn)
        case .exclusiveTouch: tactus_view_set_exclusive_touch(view, isOn)
        case .inhibitsRecognizers: tactus_view_set_inhibits_ancestor_recognizers(view, isOn)
        case .outputEdges: tactus_view_set_uses_output_edges(view, isOn)
        case .deferredEdges: tactus_view_set_deferred_edges(view, mask(first))
        case .level: tactus_window_set_level(view, first)
        case .enabled: tactus_control_set_enabled(view, isOn)
        case .selected: tactus_control_set_selected(view, isOn)
        case .highlighted: tactus_control_set_highlighted(view, isOn)
        case .defaultAction: tactus_control_set_default_action(view, isOn)
        case .tracks: tactus_control_set_tracked_axes(view, mask(first))
        case .contentSize: tactus_scroll_view_set_content_size(view, first, numbers[1])
        case .inset: tactus_scroll_view_set_content_inset(view, first, numbers[1], numbers[2], numbers[3])
        case .contentAlignment: tactus_scroll_view_set_content_alignment_point(view, first, numbers[1])
        case .zoom: tactus_scroll_view_set_zoom_limits(view, first, numbers[1])
        case .option: tactus_scroll_view_set_option(view, tactus_scroll_view_option(mask(first)), numbers[1] != 0)
        default: break
        }
    }

    // MARK: Recognizers

    private func set(
        _ property: RecordedProperty, _ numbers: [Double], _ first: Double, of recognizer: OpaquePointer,
        _ box: RecognizerBox
    ) {
        let isOn = first != 0
        switch property {
        case .enabled: tactus_recognizer_set_enabled(recognizer, isOn)
        case .cancelsTouchesInView: tactus_recognizer_set_cancels_touches_in_view(recognizer, isOn)
        case .delaysTouchesBegan: tactus_recognizer_set_delays_touches_began(recognizer, isOn)
        case .delaysTouchesEnded: tactus_recognizer_set_delays_touches_ended(recognizer, isOn)
        case .touchTypes: tactus_recognizer_set_allowed_touch_types(recognizer, mask(first))
        case .exclusiveTouchType: tactus_recognizer_set_requires_exclusive_touch_type(recognizer, isOn)
        case .wholeSequences: tactus_recognizer_set_requires_whole_sequence(recognizer, isOn)
        case .modifiers: tactus_recognizer_set_required_modifiers(recognizer, mask(first))
        case .withoutModifiers: tactus_recognizer_set_excluded_modifiers(recognizer, mask(first))
        case .exemptFromInhibition: tactus_recognizer_set_exempt_from_inhibition(recognizer, isOn)
        case .overrides: box.setOverrides(mask(first))
        case .delegate: box.setDelegate(mask(first))
        case .length:
            tactus_recognizer_set_length(
                recognizer, tactus_length(mask(first)), numbers[1], tactus_length_unit(mask(numbers[2])))
        case .duration: tactus_recognizer_set_duration(recognizer, tactus_duration(mask(first)), time(numbers[1]))
        default: recognizer_property_set(recognizer, property.rawValue, mask(first))
        }
    }
}

private func mask(_ number: Double) -> UInt32 { RecordedValue(number: number).mask }
private func time(_ number: Double) -> UInt64 { RecordedValue(number: number).time }
