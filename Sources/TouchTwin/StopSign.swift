// SPDX-License-Identifier: MIT

/// Five fingers that rest on a panel for five seconds: the sign to stop.
public struct StopSign: Sendable {
    public static let fingers = 5
    public static let duration: UInt64 = 5_000_000

    /// When the sign is complete, in µs; nil: there are fewer fingers.
    public private(set) var due: UInt64?

    public init() {}

    /// Takes how many fingers there are now.
    public mutating func update(fingers: Int, at time: UInt64) {
        if fingers < StopSign.fingers {
            due = nil
        } else if due == nil {
            due = time &+ StopSign.duration
        }
    }

    /// Returns whether the sign is complete.
    public func isGiven(at time: UInt64) -> Bool {
        due.map { time >= $0 } ?? false
    }
}
