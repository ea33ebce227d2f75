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
        if let panel = settings.panel {
            for source in [touchscreen, secondTouchscreen].compactMap({ $0 }) {
                var info = tactus_touch_source_info()
                info.size = MemoryLayout<tactus_touch_source_info>.size
                try check(tactus_touch_source_get_info(source, &info), 0)
                (info.x, info.y, info.width, info.height) = (
                    panel.area.x, panel.area.y, panel.area.width, panel.area.height
                )
                (info.width_mm, info.height_mm) = (panel.width, panel.height)
                try check(tactus_touch_source_set_info(source, &info), 0)
            }
        }
        guard let accommodations = settings.accommodations else { return }
        for source in [touchscreen, secondTouchscreen].compactMap({ $0 }) {
            try check(accommodations.set(of: source), 0)
        }
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
