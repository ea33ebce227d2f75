// SPDX-License-Identifier: MIT

import Glibc

/// Limits how often something is drawn.
struct FrameLimit {
    /// In ms.
    private let interval: Int64
    private var last: Int64

    init(interval: Int64) {
        self.interval = interval
        last = FrameLimit.now
    }

    /// Time until the next frame in ms.
    var rest: Int32 { Int32(clamping: max(0, interval - (FrameLimit.now - last))) }

    /// Returns whether it is time for a frame.
    mutating func takesFrame() -> Bool {
        let now = FrameLimit.now
        guard now - last >= interval else { return false }
        last = now
        return true
    }

    private static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
    }
}
