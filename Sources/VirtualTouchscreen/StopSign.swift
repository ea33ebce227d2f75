// SPDX-License-Identifier: MIT

public import Evdev

/// Signs of a person who wants the touchscreen to work without gestures: five fingers that rest for five seconds stop
/// them, a tap with five fingers brings them back. Fingers that move, as those of a pianist, give no sign.
public struct StopSign: Sendable {
    public static let fingers = 5
    /// Time that the fingers rest, in µs.
    public static let duration: UInt64 = 5_000_000
    /// Distance within which a finger rests, in mm.
    public static let restDistance = 3.0
    /// Longest time of a tap, from its first down to its last up, in µs.
    public static let tapDuration: UInt64 = 1_000_000
    /// Distance within which a finger taps, in mm.
    public static let tapDistance = 10.0

    private struct Anchor {
        var id: Int32
        var x: Double
        var y: Double
    }

    private let perMillimetre: (x: Double, y: Double)
    /// Where each finger was when the last one of the five landed.
    private var anchors: [Anchor] = []
    private var touchedSince: UInt64?
    /// Whether the fingers since the first down can still be a tap with five.
    private var mayTap = false
    /// Time at which the fingers will have rested long enough, in µs, or nil if they do not rest.
    public private(set) var due: UInt64?
    /// Whether a tap with five fingers has ended with the last frame.
    public private(set) var wasTapped = false

    /// `size` is the panel's width and height in mm.
    public init(_ description: PanelDescription, size: (width: Double, height: Double)) {
        let x = description.axis(AxisCode.positionX)?.extent ?? 1
        let y = description.axis(AxisCode.positionY)?.extent ?? 1
        perMillimetre = (x / max(size.width, 1), y / max(size.height, 1))
        anchors.reserveCapacity(StopSign.fingers)
    }

    /// Takes the state of the panel after a frame.
    public mutating func update(_ reader: PanelReader, at time: UInt64) {
        wasTapped = false
        let count = reader.fingerCount
        if count == 0 {
            wasTapped = mayTap && anchors.count == StopSign.fingers && isWithinTap(time)
            (touchedSince, due, mayTap) = (nil, nil, false)
            anchors.removeAll(keepingCapacity: true)
            return
        }
        if touchedSince == nil {
            touchedSince = time
            mayTap = true
        }
        if count > StopSign.fingers { mayTap = false }
        if count == StopSign.fingers {
            follow(reader.fingers, at: time)
        } else {
            due = nil
        }
    }

    private func isWithinTap(_ time: UInt64) -> Bool {
        touchedSince.map { time >= $0 && time &- $0 <= StopSign.tapDuration } ?? false
    }

    private mutating func follow(_ fingers: [(id: Int32, x: Int32, y: Int32)], at time: UInt64) {
        var farthest = 0.0
        for finger in fingers {
            guard let anchor = anchors.first(where: { $0.id == finger.id }) else {
                // Other fingers than before: they rest from now on, and those that were tapping have gone.
                if !anchors.isEmpty { mayTap = false }
                rest(fingers, at: time)
                return
            }
            let x = (Double(finger.x) - anchor.x) / perMillimetre.x
            let y = (Double(finger.y) - anchor.y) / perMillimetre.y
            farthest = max(farthest, (x * x + y * y).squareRoot())
        }
        if farthest > StopSign.tapDistance { mayTap = false }
        if farthest > StopSign.restDistance || due == nil { rest(fingers, at: time) }
    }

    private mutating func rest(_ fingers: [(id: Int32, x: Int32, y: Int32)], at time: UInt64) {
        anchors.removeAll(keepingCapacity: true)
        for finger in fingers { anchors.append(Anchor(id: finger.id, x: Double(finger.x), y: Double(finger.y))) }
        due = time &+ StopSign.duration
    }

    /// Forgets a tap, so that one before the sign to stop is not one after it.
    public mutating func forgetTap() {
        wasTapped = false
    }

    /// Returns whether the fingers have rested long enough.
    public func isGiven(at time: UInt64) -> Bool {
        due.map { time >= $0 } ?? false
    }
}
