// SPDX-License-Identifier: MIT

/// Writes touches as an evemu file: the description of a panel, and its events in the kernel's protocol B.
public struct EvemuWriter {
    public enum Step: Sendable {
        /// px from the panel's upper left corner.
        case down(x: Double, y: Double)
        case move(x: Double, y: Double)
        case up
    }

    private static let slots = 64
    private let width: Double
    private let height: Double
    /// Units of the axes per px.
    private let fineness = 16.0
    private var lines: [String]
    private var slotOfFinger: [Int32: Int] = [:]
    private var slot = 0
    private var trackingID = 0
    private var frameTime: Int64?

    /// - Parameters:
    ///   - width: of the output that the panel covers, in px.
    ///   - height: likewise.
    ///   - millimetres: the panel's size; nil: 160 px an inch.
    public init(width: Double, height: Double, millimetres: (width: Double, height: Double)?) {
        (self.width, self.height) = (width, height)
        let units = (width: width * fineness, height: height * fineness)
        let across = millimetres.map { units.width / $0.width } ?? fineness * 6.25
        let down = millimetres.map { units.height / $0.height } ?? fineness * 6.25
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
            axis("00", units.width, across), axis("01", units.height, down), "A: 2f 0 \(EvemuWriter.slots - 1) 0 0 0",
            axis("35", units.width, across), axis("36", units.height, down), "A: 39 0 65535 0 0 0",
        ]
    }

    /// Adds a step of a finger at a time in µs. Steps with the same time form one frame.
    public mutating func add(_ step: Step, of finger: Int32, at time: Int64) {
        if let frameTime, frameTime != time { endFrame() }
        frameTime = time
        switch step {
        case .down(let x, let y):
            guard slotOfFinger[finger] == nil, let free = freeSlot else { return }
            slotOfFinger[finger] = free
            choose(free)
            trackingID = (trackingID + 1) % 65_536
            event(EventType.absolute, AxisCode.trackingID, trackingID)
            place(x, y)
            if slotOfFinger.count == 1 { event(EventType.key, KeyCode.touch, 1) }
        case .move(let x, let y):
            guard let slot = slotOfFinger[finger] else { return }
            choose(slot)
            place(x, y)
        case .up:
            guard let slot = slotOfFinger.removeValue(forKey: finger) else { return }
            choose(slot)
            event(EventType.absolute, AxisCode.trackingID, -1)
            if slotOfFinger.isEmpty { event(EventType.key, KeyCode.touch, 0) }
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
        event(EventType.absolute, AxisCode.slot, wanted)
    }

    private mutating func place(_ x: Double, _ y: Double) {
        event(EventType.absolute, AxisCode.positionX, units(x, width))
        event(EventType.absolute, AxisCode.positionY, units(y, height))
    }

    /// Converts to a number of the kernel, at least 1.
    private static func number(_ value: Double) -> Int { Int(min(max(1, value.rounded()), 1_000_000_000)) }

    private func units(_ pixels: Double, _ length: Double) -> Int {
        let units = (pixels * fineness).rounded()
        return Int(min(max(0, units), max(1, length * fineness - 1), 1_000_000_000))
    }

    private mutating func endFrame() {
        guard frameTime != nil else { return }
        event(EventType.synchronization, SynchronizationCode.report, 0)
        frameTime = nil
    }

    private mutating func event(_ type: UInt16, _ code: UInt16, _ value: Int) {
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
