// SPDX-License-Identifier: MIT

import Evdev

/// A touchscreen while it is watched: where its fingers are, and where they have been.
struct LiveGlass {
    private let device: RecordedDevice
    private let scale: GlassScale
    private var decoder: TouchDecoder
    private var fingers: [Int: (x: Double, y: Double)] = [:]
    private let columns = 48
    private let rows: Int
    private var isReached: Set<Int> = []

    init(_ device: RecordedDevice) {
        self.device = device
        scale = GlassScale(device)
        decoder = TouchDecoder(device)
        // Characters are twice as high as wide.
        rows = min(max(4, Int((24 * scale.height / scale.width).rounded())), 30)
    }

    mutating func take(_ event: RecordedDevice.Event) {
        guard device.declares(event.input.type, event.input.code), let changes = decoder.take(event.input) else {
            return
        }
        for change in changes {
            switch change.kind {
            case .up, .cancel: fingers[change.touch] = nil
            case .down, .move:
                let place = (part(change.x, device.horizontal), part(change.y, device.vertical))
                fingers[change.touch] = place
                isReached.insert(cell(place))
            }
        }
    }

    private func part(_ value: Int, _ axis: RecordedDevice.Axis?) -> Double {
        guard let axis, axis.range > 0 else { return 0 }
        return min(max(0, Double(value &- axis.minimum) / Double(axis.range)), 1)
    }

    private func cell(_ place: (x: Double, y: Double)) -> Int {
        min(Int(place.y * Double(rows)), rows - 1) * columns + min(Int(place.x * Double(columns)), columns - 1)
    }

    /// Lines of a text screen: the glass with its fingers as digits, and a line for each finger.
    var lines: [String] {
        let numbered = fingers.keys.sorted()
        var digits: [Int: String] = [:]
        for (index, finger) in numbered.enumerated() {
            if let place = fingers[finger] { digits[cell(place)] = String((index + 1) % 10) }
        }
        var lines = ["┌" + String(repeating: "─", count: columns) + "┐"]
        for row in 0..<rows {
            let cells = (0..<columns).map { column -> String in
                let cell = row * columns + column
                return digits[cell] ?? (isReached.contains(cell) ? "░" : " ")
            }
            lines.append("│" + cells.joined() + "│")
        }
        lines.append("└" + String(repeating: "─", count: columns) + "┘")
        for (index, finger) in numbered.enumerated() {
            if let place = fingers[finger] { lines.append("finger \(index + 1): \(scale.place(place.x, place.y))") }
        }
        if numbered.isEmpty { lines.append("no finger") }
        return lines
    }
}
