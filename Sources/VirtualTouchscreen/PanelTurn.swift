// SPDX-License-Identifier: MIT

/// Orientation of a panel in its machine, as right angles. The compositor applies the same calibration matrix to
/// the twin, so that gestures must go by the turned panel, and the twin must not.
public struct PanelTurn: Equatable, Sendable {
    /// Whether the turned panel is as wide as the panel is high.
    public let swapsAxes: Bool
    let mirrorsX: Bool
    let mirrorsY: Bool

    /// The panel as it is.
    public static let none = PanelTurn(swapsAxes: false, mirrorsX: false, mirrorsY: false)

    init(swapsAxes: Bool, mirrorsX: Bool, mirrorsY: Bool) {
        self.swapsAxes = swapsAxes
        self.mirrorsX = mirrorsX
        self.mirrorsY = mirrorsY
    }

    /// Reads the matrix of libinput's property `LIBINPUT_CALIBRATION_MATRIX`: two rows of three numbers, for places as
    /// fractions of the panel. Small corrections are left out. Returns nil if the rest is no turn by right angles.
    public init?(matrix text: String) {
        let numbers = text.split(whereSeparator: { $0 == " " || $0 == "\t" }).compactMap { Double($0) }
        guard numbers.count == 6, numbers.allSatisfy({ abs($0) < 2 }) else { return nil }
        let signs = numbers.map { $0.rounded() }
        guard zip(numbers, signs).allSatisfy({ abs($0 - $1) < 0.25 }) else { return nil }
        swapsAxes = signs[0] == 0
        let (x, y) = swapsAxes ? (signs[1], signs[3]) : (signs[0], signs[4])
        let (otherX, otherY) = swapsAxes ? (signs[0], signs[4]) : (signs[1], signs[3])
        mirrorsX = x < 0
        mirrorsY = y < 0
        guard abs(x) == 1, abs(y) == 1, otherX == 0, otherY == 0, signs[2] == (mirrorsX ? 1 : 0),
            signs[5] == (mirrorsY ? 1 : 0)
        else { return nil }
    }

    /// A picture that is turned clockwise by this number of quarters: its top is then at the panel's right for 1.
    public init(quarters: Int) {
        let quarters = quarters & 3
        self.init(swapsAxes: quarters & 1 == 1, mirrorsX: quarters >= 2, mirrorsY: quarters == 1 || quarters == 2)
    }

    /// Returns this turn followed by another one.
    public func followed(by next: PanelTurn) -> PanelTurn {
        PanelTurn(
            swapsAxes: swapsAxes != next.swapsAxes,
            mirrorsX: (next.swapsAxes ? mirrorsY : mirrorsX) != next.mirrorsX,
            mirrorsY: (next.swapsAxes ? mirrorsX : mirrorsY) != next.mirrorsY)
    }

    /// Returns where a place of the panel is on the turned panel. `span` is the largest place of the panel.
    public func turned(_ place: (x: Double, y: Double), span: (x: Double, y: Double)) -> (x: Double, y: Double) {
        let (x, y) = swapsAxes ? (place.y, place.x) : place
        let largest = swapsAxes ? (x: span.y, y: span.x) : span
        return (mirrorsX ? largest.x - x : x, mirrorsY ? largest.y - y : y)
    }

    /// Returns where a place of the turned panel is on the panel.
    public func turnedBack(_ place: (x: Double, y: Double), span: (x: Double, y: Double)) -> (x: Double, y: Double) {
        let largest = swapsAxes ? (x: span.y, y: span.x) : span
        let x = mirrorsX ? largest.x - place.x : place.x
        let y = mirrorsY ? largest.y - place.y : place.y
        return swapsAxes ? (y, x) : (x, y)
    }
}
