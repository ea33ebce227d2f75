// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

/// A finger on a source with touch accommodations (rule 1.18).
struct AccommodatedFinger {
    var start: Microseconds
    var from: Point
    var farthest = 0.0
}

/// Tells what touch accommodations make of a finger: recognizers got it otherwise than it moved, or never.
extension Run {
    func noteAccommodations(
        _ input: TouchInput, _ touch: WatchedTouch, _ place: Point?, of source: OpaquePointer?, at time: Microseconds
    ) {
        guard let settings = accommodations(of: source) else { return }
        switch input {
        case .down:
            if let place, accommodatedFingers.count < 1_000 {
                accommodatedFingers[touch.serial] = AccommodatedFinger(start: time, from: place)
            }
        case .move:
            guard let place, let finger = accommodatedFingers[touch.serial] else { return }
            let (x, y) = (place.x - finger.from.x, place.y - finger.from.y)
            accommodatedFingers[touch.serial]?.farthest = max(finger.farthest, (x * x + y * y).squareRoot())
        case .up, .cancel:
            guard let finger = accommodatedFingers.removeValue(forKey: touch.serial), input == .up else { return }
            accommodatedLifts.append((touch, finger, (settings, sources.first { $0.value == source }?.key)))
        }
    }

    /// Reports fingers that lifted in this frame.
    func tellAccommodated(at time: Microseconds) {
        for (touch, finger, settings) in accommodatedLifts {
            let length = time - finger.start
            let isUnheard = freshTouches.contains { $0.touch == touch && $0.verdicts.isEmpty }
            if let (option, words) = words(length, finger, settings.values, isUnheard) {
                let text = "touch \(touch.id) \(words)"
                let adjustment = Adjustment(text: text, option: option, source: settings.source, isOfRecognizers: true)
                tell(.accommodated(touch, adjustment), at: time)
            }
        }
        accommodatedLifts.removeAll(keepingCapacity: true)
    }

    private func words(
        _ length: Microseconds, _ finger: AccommodatedFinger, _ settings: tactus_touch_accommodations, _ isUnheard: Bool
    ) -> (option: String, words: String)? {
        let hold = Microseconds(clamping: settings.hold_duration_us)
        let assistance = Microseconds(clamping: settings.tap_assistance_us)
        let milliseconds = length.millisecondsText
        if isUnheard, hold > length {
            let words = "was down for \(milliseconds) ms, the hold duration of its source lets no touch of less than "
            return ("hold", words + "\(hold.millisecondsText) ms through")
        }
        if isUnheard, settings.ignore_repeat_us > 0 {
            let limit = Microseconds(clamping: settings.ignore_repeat_us)
            let words = "came too soon after another one, its source ignores repeated touches within "
            return ("ignore-repeat", words + "\(limit.millisecondsText) ms")
        }
        guard assistance >= length, finger.farthest >= 1 else { return nil }
        let distance = (finger.farthest * 100).rounded() / 100
        let words = "moved \(distance.decimalText) px and lifted after \(milliseconds) ms, the tap assistance of its "
        return (
            "tap-assistance", words + "source makes a tap of each touch within \(assistance.millisecondsText) ms"
        )
    }

    private func accommodations(of source: OpaquePointer?) -> tactus_touch_accommodations? {
        var settings = tactus_touch_accommodations()
        settings.size = MemoryLayout<tactus_touch_accommodations>.size
        guard tactus_touch_source_get_accommodations(source, &settings) == TACTUS_STATUS_OK,
            settings.hold_duration_us > 0 || settings.ignore_repeat_us > 0 || settings.tap_assistance_us > 0
        else { return nil }
        return settings
    }
}
