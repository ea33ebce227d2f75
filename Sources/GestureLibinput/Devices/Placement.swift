// SPDX-License-Identifier: MIT
internal import CTactus

/// Place of a device, by what the host and its outputs say together.
struct Placement {
    let rectangle: Rectangle
    /// nil: what libinput knows.
    let millimetres: (width: Double, height: Double)?
    let transform: OutputTransform
    let seat: UInt32

    init(_ mapping: Mapping, on rectangle: Rectangle) {
        self.rectangle = rectangle
        millimetres = mapping.millimetres
        transform = mapping.transform
        seat = mapping.seat
    }

    /// Creates a placement. The mapping's own values count before those of the output.
    init(_ mapping: Mapping, on output: Output) {
        rectangle = output.rectangle
        millimetres = mapping.millimetres ?? output.millimetres
        transform = mapping.transform.isNone ? output.transform : mapping.transform
        seat = mapping.seat == 0 ? output.seat : mapping.seat
    }
}
