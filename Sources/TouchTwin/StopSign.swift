// SPDX-License-Identifier: MIT

/// Sign that stops the daemon: five fingers rest on a panel for five seconds.
public struct StopSign: Sendable {
    public static let fingers = 5
    public static let duration: UInt64 = 5_000_000

    /// Time at which the sign is complete, in µs, or nil if there are fewer fingers.
    public private(set) var due: UInt64?

    public init() {}

    /// Updates the number of fingers.
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
