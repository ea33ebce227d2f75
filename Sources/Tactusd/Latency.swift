// SPDX-License-Identifier: MIT

/// How long frames took from the panel to the twin.
final class Latency {
    /// Counts of frames by µs; what takes longer than the last one is counted there.
    private var counts = [UInt32](repeating: 0, count: 20_000)
    private var total: UInt64 = 0

    func add(_ microseconds: UInt64) {
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
        "\(total) frames: median \(quantile(0.5)) us, 99 % \(quantile(0.99)) us"
    }
}
