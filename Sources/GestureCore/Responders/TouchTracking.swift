// SPDX-License-Identifier: MIT

/// A control that follows a touch, as the floors below know it.
protocol TouchTracking: AnyObject {
    /// The control.
    var trackingView: View { get }
    /// The axes along which its ancestors' gestures do not take the touch away (rule 9.4).
    var trackedAxes: Axes { get }
    /// The touch is over, whoever handled the call that said so (rule 9.3).
    func touchIsOver(_ touch: Touch)
}

/// Axes of a view's own space.
public struct Axes: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let horizontal = Axes(rawValue: 1)
    public static let vertical = Axes(rawValue: 2)

    /// Returns the axes along which a movement leads: both where its parts are equal, none where it has none.
    static func led(by movement: Point) -> Axes {
        let across = abs(movement.x)
        let down = abs(movement.y)
        guard across > 0 || down > 0 else { return [] }
        if abs(across - down) <= 1e-9 { return [.horizontal, .vertical] }
        return across > down ? .horizontal : .vertical
    }
}
