// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

extension Run {
    /// Applies settings of the whole run.
    func apply(_ settings: Settings) throws(ScenarioError) {
        if let delivery = settings.delivery {
            tactus_application_set_delivery_mode(application, TACTUS_DELIVERY_MODE_OUTPUT_FRAME)
            let latency = delivery.latency.map { UInt64(clamping: $0) } ?? UInt64(TACTUS_RESAMPLING_LATENCY_US)
            try check(tactus_application_set_resampling(application, delivery.isResampled, latency), 0)
        }
        let unnamed = [touchscreen, secondTouchscreen].compactMap { $0 }
        if let first = settings.touchSources.first {
            sources[first.name] = touchscreen
            var info = first.info
            for source in unnamed {
                try check(tactus_touch_source_set_info(source, &info), first.line)
                try check(first.accommodations.set(of: source), first.line)
            }
        }
        for declaration in settings.touchSources.dropFirst() { otherTouchscreens.append(try make(declaration)) }
        guard let accommodations = settings.accommodations else { return }
        for source in unnamed + otherTouchscreens { try check(accommodations.set(of: source), 0) }
    }
}

extension Accommodations {
    func set(of source: OpaquePointer) -> tactus_status {
        var values = tactus_touch_accommodations()
        values.size = MemoryLayout<tactus_touch_accommodations>.size
        values.hold_duration_us = UInt64(clamping: hold ?? 0)
        values.ignore_repeat_us = UInt64(clamping: ignoreRepeat ?? 0)
        values.tap_assistance_us = UInt64(clamping: tapAssistance?.duration ?? 0)
        let isFinal = tapAssistance?.place == .final
        values.tap_place = (isFinal ? TACTUS_TAP_PLACE_FINAL : TACTUS_TAP_PLACE_INITIAL).rawValue
        return tactus_touch_source_set_accommodations(source, &values)
    }
}
