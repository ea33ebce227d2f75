// SPDX-License-Identifier: MIT
internal import CTactus

/// Location of a device, from its mapping and its output.
struct Placement {
    let rectangle: Rectangle
    /// Nil for the size that libinput knows.
    let millimetres: (width: Double, height: Double)?
    let transform: OutputTransform
    let seat: UInt32

    init(_ mapping: Mapping, on rectangle: Rectangle) {
        self.rectangle = rectangle
        millimetres = mapping.millimetres
        transform = mapping.transform
        seat = mapping.seat
    }

    /// Creates a placement. Values of the mapping have precedence over those of the output.
    init(_ mapping: Mapping, on output: Output) {
        rectangle = output.rectangle
        millimetres = mapping.millimetres ?? output.millimetres
        transform = mapping.transform.isNone ? output.transform : mapping.transform
        seat = mapping.seat == 0 ? output.seat : mapping.seat
    }
}
