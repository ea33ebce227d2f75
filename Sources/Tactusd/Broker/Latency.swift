// SPDX-License-Identifier: MIT

/// Statistics of the latency from panel to twin.
final class Latency {
    private struct Histogram {
        /// Number of frames for each µs. The last entry also counts everything slower.
        var counts = [UInt32](repeating: 0, count: 100_000)
        var total: UInt64 = 0

        mutating func add(_ microseconds: UInt64) {
            counts[Int(min(microseconds, UInt64(counts.count - 1)))] &+= 1
            total &+= 1
        }

        /// Returns the latency in µs that this fraction of the frames does not exceed.
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

    /// `whole` starts at the event's timestamp, `own` when the daemon woke up.
    private var whole = Histogram()
    private var own = Histogram()

    /// Adds a frame with the event time `stamp`, read from `start` on and written by `end`.
    func add(stamp: UInt64, start: UInt64, end: UInt64) {
        whole.add(end > stamp ? end - stamp : 0)
        own.add(end > start ? end - start : 0)
    }

    var text: String {
        "\(whole.total) frames: \(whole.text); of it in tactusd \(own.text)"
    }
}
