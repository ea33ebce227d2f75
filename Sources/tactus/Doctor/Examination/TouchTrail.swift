// SPDX-License-Identifier: MIT

import Evdev
import ScenarioFormat

/// A touch of a recording, from its down to its end.
struct TouchTrail {
    struct Sample {
        var time: Microseconds
        /// Parts of the glass from the left and from the top, 0 to 1.
        var x: Double
        var y: Double
    }

    enum End { case lifted, cancelled, missing }

    var samples: [Sample]
    var end = End.missing
    var endTime: Microseconds
    /// Greatest size that the device told, in its units.
    var largest: Int?

    var steps: [(from: Sample, to: Sample)] {
        zip(samples, samples.dropFirst()).map { ($0, $1) }
    }
}

/// Millimetres of the glass where its size is known, or else thousandths of its width.
struct GlassScale {
    var width: Double
    var height: Double
    var isPhysical: Bool

    init(_ device: RecordedDevice) {
        if let size = device.size, size.isPlausible {
            (width, height, isPhysical) = (size.width, size.height, true)
        } else {
            let shape = device.outputOfItsShape ?? (1280, 800)
            (width, height, isPhysical) = (1000, 1000 * shape.height / shape.width, false)
        }
    }

    /// A length that stands for so many mm on a glass of a tablet's width.
    func length(_ millimetres: Double) -> Double { isPhysical ? millimetres : millimetres * 4 }

    func distance(_ one: TouchTrail.Sample, _ other: TouchTrail.Sample) -> Double {
        let (x, y) = ((other.x - one.x) * width, (other.y - one.y) * height)
        return (x * x + y * y).squareRoot()
    }

    /// Returns `12 mm`, or `1.2 % of the width`.
    func text(_ length: Double) -> String {
        isPhysical ? "\(length.tidy) mm" : "\((length / 10).tidy) % of the width"
    }

    /// Returns a place as `120, 40 mm`, or `35 % across and 20 % down`.
    func place(_ x: Double, _ y: Double) -> String {
        isPhysical
            ? "\((x * width).rounded().tidy), \((y * height).rounded().tidy) mm"
            : "\((x * 100).rounded().tidy) % across, \((y * 100).rounded().tidy) % down"
    }
}

extension Double {
    /// Text with at most one decimal.
    var tidy: String {
        let rounded = abs(self) < 100 ? (self * 10).rounded() / 10 : self.rounded()
        return rounded.decimalText
    }
}

extension Microseconds {
    /// Text in ms with at most one decimal.
    var tidyMilliseconds: String { "\((Double(self) / 1000).tidy) ms" }
    /// Text in seconds with two decimals.
    var tidySeconds: String { "\(((Double(self) / 10_000).rounded() / 100).decimalText) s" }
}
