// SPDX-License-Identifier: MIT

/// How long frames took to the twin.
final class Latency {
    private struct Histogram {
        /// Counts of frames by µs; what takes longer than the last one is counted there.
        var counts = [UInt32](repeating: 0, count: 100_000)
        var total: UInt64 = 0

        mutating func add(_ microseconds: UInt64) {
            counts[Int(min(microseconds, UInt64(counts.count - 1)))] &+= 1
            total &+= 1
        }

        /// Returns the least number of µs that this part of the frames did not exceed.
        func quantile(_ part: Double) -> Int {
            var left = Double(total) * part
            for (microseconds, count) in counts.enumerated() {
                left -= Double(count)
                if left <= 0 { return microseconds }
            }
            return counts.count - 1
        }

        var text: String {
            "median \(quantile(0.5)) us, 99 % \(quantile(0.99)) us"
        }
    }

    /// From the time that the panel's event bears, and from the moment in which tactusd woke up for it.
    private var whole = Histogram()
    private var own = Histogram()

    /// A frame of the panel's time `stamp`, read from `start` on, was written until `end`.
    func add(stamp: UInt64, start: UInt64, end: UInt64) {
        whole.add(end > stamp ? end - stamp : 0)
        own.add(end > start ? end - start : 0)
    }

    var text: String {
        "\(whole.total) frames: \(whole.text); of it in tactusd \(own.text)"
    }
}
