// SPDX-License-Identifier: MIT

public import ScenarioFormat

/// Writes touches as an evemu file: the description of a panel, and its events in the kernel's protocol B.
public struct EvemuWriter {
    public enum Step: Sendable {
        case down(Point)
        case move(Point)
        case up
    }

    private static let slots = 64
    private let area: Rect
    /// Units of the axes per px.
    private let fineness = 16.0
    private var lines: [String]
    private var slotOfFinger: [TouchID: Int] = [:]
    private var slot = 0
    private var trackingID = 0
    private var frameTime: Microseconds?

    /// - Parameters:
    ///   - area: the output that the panel covers.
    ///   - panel: its size; nil: 160 px an inch.
    public init(on area: Rect, panel: Panel?) {
        self.area = area
        let (width, height) = (area.width * fineness, area.height * fineness)
        let across = panel.map { width / $0.width } ?? fineness * 6.25
        let down = panel.map { height / $0.height } ?? fineness * 6.25
        let axis = { (code: String, units: Double, resolution: Double) in
            "A: \(code) 0 \(EvemuWriter.number(units - 1)) 0 0 \(EvemuWriter.number(resolution))"
        }
        lines = [
            "# EVEMU 1.3", "N: Recorded touchscreen", "I: 0003 0000 0000 0000", "P: 02 00 00 00 00 00 00 00",
            "B: 00 0b 00 00 00 00 00 00 00",
        ]
        lines += Array(repeating: "B: 01 00 00 00 00 00 00 00 00", count: 5)
        lines += ["B: 01 00 04 00 00 00 00 00 00", "B: 03 03 00 00 00 00 80 60 02"]
        lines += [
            axis("00", width, across), axis("01", height, down), "A: 2f 0 \(EvemuWriter.slots - 1) 0 0 0",
            axis("35", width, across), axis("36", height, down), "A: 39 0 65535 0 0 0",
        ]
    }

    /// Adds a step of a touch. Steps with the same time form one frame.
    public mutating func add(_ step: Step, of finger: TouchID, at time: Microseconds) {
        if let frameTime, frameTime != time { endFrame() }
        frameTime = time
        switch step {
        case .down(let place):
            guard slotOfFinger[finger] == nil, let free = freeSlot else { return }
            slotOfFinger[finger] = free
            choose(free)
            trackingID = (trackingID + 1) % 65_536
            event(Evdev.absolute, Evdev.trackingID, trackingID)
            self.place(place)
            if slotOfFinger.count == 1 { event(Evdev.key, Evdev.touchButton, 1) }
        case .move(let place):
            guard let slot = slotOfFinger[finger] else { return }
            choose(slot)
            self.place(place)
        case .up:
            guard let slot = slotOfFinger.removeValue(forKey: finger) else { return }
            choose(slot)
            event(Evdev.absolute, Evdev.trackingID, -1)
            if slotOfFinger.isEmpty { event(Evdev.key, Evdev.touchButton, 0) }
        }
    }

    /// Returns the content of the file.
    public mutating func finish() -> String {
        endFrame()
        return lines.joined(separator: "\n") + "\n"
    }

    private var freeSlot: Int? {
        let used = Set(slotOfFinger.values)
        return (0..<EvemuWriter.slots).first { !used.contains($0) }
    }

    private mutating func choose(_ wanted: Int) {
        guard wanted != slot else { return }
        slot = wanted
        event(Evdev.absolute, Evdev.slot, wanted)
    }

    private mutating func place(_ place: Point) {
        event(Evdev.absolute, Evdev.multiTouchX, units(place.x - area.x, area.width))
        event(Evdev.absolute, Evdev.multiTouchY, units(place.y - area.y, area.height))
    }

    /// Converts to a number of the kernel, at least 1.
    private static func number(_ value: Double) -> Int { Int(min(max(1, value.rounded()), 1_000_000_000)) }

    private func units(_ pixels: Double, _ length: Double) -> Int {
        let units = (pixels * fineness).rounded()
        return Int(min(max(0, units), max(1, length * fineness - 1), 1_000_000_000))
    }

    private mutating func endFrame() {
        guard frameTime != nil else { return }
        event(Evdev.synchronization, Evdev.report, 0)
        frameTime = nil
    }

    private mutating func event(_ type: Int, _ code: Int, _ value: Int) {
        let time = max(0, frameTime ?? 0)
        let (seconds, rest) = time.quotientAndRemainder(dividingBy: 1_000_000)
        func digits(_ number: Int64, _ count: Int, _ radix: Int = 10) -> String {
            let text = String(number, radix: radix)
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        lines.append(
            "E: \(seconds).\(digits(rest, 6)) \(digits(Int64(type), 4, 16)) \(digits(Int64(code), 4, 16)) \(value)")
    }
}
