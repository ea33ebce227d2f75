// SPDX-License-Identifier: MIT
internal import CTactus
internal import CTactusLibinput

/// Transform of an output. A touchscreen is turned with its output, so locations on the panel are converted to
/// locations on the output, both from 0 to 1.
struct OutputTransform {
    /// x' = a·x + c·y + tx, y' = b·x + d·y + ty.
    let matrix: (a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double)
    /// Whether width and height are exchanged.
    var swapsAxes: Bool { matrix.a == 0 }

    static let none = OutputTransform()

    private init() { matrix = (1, 0, 0, 1, 0, 0) }

    var isNone: Bool { matrix == (1, 0, 0, 1, 0, 0) }

    /// Returns nil for a number that wl_output does not define.
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

    /// Half a unit of the finest panel. Without it a finger on the first unit of a mirrored panel would lie at 1,
    /// outside the half-open rectangle (rule 2.2).
    private static let halfUnit = 1.0 / 131_072

    /// Returns the location that is fed for a location on the panel, from 0 to 1 on each axis.
    func fed(_ x: Double, _ y: Double) -> (x: Double, y: Double) { (x == 0 ? firstX : x, y == 0 ? firstY : y) }

    /// Converts a location on the panel to one on the output.
    func turned(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
        (matrix.a * x + matrix.c * y, matrix.b * x + matrix.d * y)
    }

    /// Location that is fed for 0 on the panel, on each axis.
    private var firstX: Double { matrix.a < 0 || matrix.b < 0 ? Self.halfUnit : 0 }
    private var firstY: Double { matrix.c < 0 || matrix.d < 0 ? Self.halfUnit : 0 }
}
