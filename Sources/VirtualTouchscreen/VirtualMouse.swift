// SPDX-License-Identifier: MIT

public import Evdev

/// A mouse with absolute axes, whose pointer is where the fingers are: clicks, drags with a button, and a wheel.
///
/// Calls only buffer, as those of ``VirtualTouchpad`` do.
public struct VirtualMouse {
    /// Largest value of both axes.
    public static let range: Int32 = 65_535
    /// Parts of a wheel's click for each mm. Most clients scroll by 15 px for a click, which are 4 mm at 96 px per inch:
    /// so what is scrolled stays below the finger, more or less.
    static let partsPerMillimetre = 30.0

    /// A place on the panel: 0 is its left or top, 1 its right or bottom.
    public struct Place {
        public var x: Double
        public var y: Double

        public init(x: Double, y: Double) {
            (self.x, self.y) = (x, y)
        }
    }

    /// A wheel, which turns with the fingers.
    private struct Wheel {
        let code: UInt16
        let fineCode: UInt16
        /// Parts of a click since the fingers began.
        var parts: Int32 = 0

        /// Returns the events by which it comes to where the fingers are.
        mutating func turn(to target: Double) -> [InputEvent] {
            let target = Int32(exactly: min(max(target, -1_000_000), 1_000_000).rounded()) ?? parts
            let clicks = target / WheelCode.parts - parts / WheelCode.parts
            let events = [
                InputEvent(EventType.relative, fineCode, target - parts), InputEvent(EventType.relative, code, clicks),
            ]
            parts = target
            return events.filter { $0.value != 0 }
        }
    }

    private var vertical = Wheel(code: WheelCode.vertical, fineCode: WheelCode.finelyVertical)
    private var horizontal = Wheel(code: WheelCode.horizontal, fineCode: WheelCode.finelyHorizontal)
    public private(set) var events: [InputEvent] = []

    public init() {}

    public mutating func clear() {
        events.removeAll(keepingCapacity: true)
    }

    public mutating func point(at place: Place) {
        events += [
            InputEvent(EventType.absolute, AxisCode.x, VirtualMouse.coordinate(place.x)),
            InputEvent(EventType.absolute, AxisCode.y, VirtualMouse.coordinate(place.y)), .report,
        ]
    }

    public mutating func press(_ button: UInt16) {
        events += [InputEvent(EventType.key, button, 1), .report]
    }

    public mutating func release(_ button: UInt16) {
        events += [InputEvent(EventType.key, button, 0), .report]
    }

    /// Begins to scroll, from where the fingers landed.
    public mutating func beginScroll() {
        (vertical.parts, horizontal.parts) = (0, 0)
    }

    /// Scrolls to where fingers are that have gone this way in mm since the beginning: what is scrolled follows them, as
    /// on a touchpad with natural scrolling.
    public mutating func scroll(x: Double, y: Double) {
        let turns =
            vertical.turn(to: y * VirtualMouse.partsPerMillimetre)
            + horizontal.turn(to: -x * VirtualMouse.partsPerMillimetre)
        if !turns.isEmpty { events += turns + [.report] }
    }

    private static func coordinate(_ part: Double) -> Int32 {
        Int32(exactly: (min(max(part, 0), 1) * Double(range)).rounded()) ?? 0
    }
}
