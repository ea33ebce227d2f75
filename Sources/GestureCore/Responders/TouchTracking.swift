// SPDX-License-Identifier: MIT

/// A control that tracks a touch, as lower layers see it.
protocol TouchTracking: AnyObject {
    /// The control.
    var trackingView: View { get }
    /// Axes along which ancestors' gestures do not take the touch (rule 9.4).
    var trackedAxes: Axes { get }
    /// Called when the touch is over, whichever responder handled the call that said so (rule 9.3).
    func touchIsOver(_ touch: Touch)
}

/// A set of axes in a view's own coordinates.
public struct Axes: OptionSet, Sendable {
    /// Bits of the set.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The x axis.
    public static let horizontal = Axes(rawValue: 1)
    /// The y axis.
    public static let vertical = Axes(rawValue: 2)

    /// Returns the axis along which a displacement leads: both if its components are equal, none if it is zero.
    static func led(by movement: Point) -> Axes {
        let across = abs(movement.x)
        let down = abs(movement.y)
        guard across > 0 || down > 0 else { return [] }
        if abs(across - down) <= 1e-9 { return [.horizontal, .vertical] }
        return across > down ? .horizontal : .vertical
    }
}
