// SPDX-License-Identifier: MIT
internal import CTactus
internal import CTactusLibinput

/// Transform of an output. A touchscreen turns with it, so what the device says has to be turned back:
/// from where the finger is on the panel to where it is in the picture, both from 0 to 1.
struct OutputTransform {
    /// x' = a·x + c·y + tx, y' = b·x + d·y + ty.
    let matrix: (a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double)
    /// Width and height change places.
    var swapsAxes: Bool { matrix.a == 0 }

    static let none = OutputTransform()

    private init() { matrix = (1, 0, 0, 1, 0, 0) }

    var isNone: Bool { matrix == (1, 0, 0, 1, 0, 0) }

    /// nil for a number that wl_output does not know.
    init?(_ transform: UInt32) {
        switch tactus_libinput_transform(rawValue: transform) {
        case TACTUS_LIBINPUT_TRANSFORM_NORMAL: matrix = (1, 0, 0, 1, 0, 0)
        case TACTUS_LIBINPUT_TRANSFORM_90: matrix = (0, 1, -1, 0, 1, 0)
        case TACTUS_LIBINPUT_TRANSFORM_180: matrix = (-1, 0, 0, -1, 1, 1)
        case TACTUS_LIBINPUT_TRANSFORM_270: matrix = (0, -1, 1, 0, 0, 1)
        case TACTUS_LIBINPUT_TRANSFORM_FLIPPED: matrix = (-1, 0, 0, 1, 1, 0)
        case TACTUS_LIBINPUT_TRANSFORM_FLIPPED_90: matrix = (0, 1, 1, 0, 0, 0)
        case TACTUS_LIBINPUT_TRANSFORM_FLIPPED_180: matrix = (1, 0, 0, -1, 0, 1)
        case TACTUS_LIBINPUT_TRANSFORM_FLIPPED_270: matrix = (0, -1, -1, 0, 1, 1)
        default: return nil
        }
    }

    /// Half a unit of the finest panel. Mirrored, a finger on a panel's very first unit would lie at 1, which
    /// is just outside of the half-open rectangle (rule 2.2).
    private static let halfUnit = 1.0 / 131_072

    /// Returns the fed place of a place on the panel, from 0 to 1 on each axis.
    func fed(_ x: Double, _ y: Double) -> (x: Double, y: Double) { (x == 0 ? firstX : x, y == 0 ? firstY : y) }

    /// From the panel to the picture.
    func turned(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
        (matrix.a * x + matrix.c * y, matrix.b * x + matrix.d * y)
    }

    /// Fed place for the panel's 0 on each axis.
    private var firstX: Double { matrix.a < 0 || matrix.b < 0 ? Self.halfUnit : 0 }
    private var firstY: Double { matrix.c < 0 || matrix.d < 0 ? Self.halfUnit : 0 }
}
