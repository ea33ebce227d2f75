// SPDX-License-Identifier: MIT

/// Finds sources whose samples wait too long for the frame that ends them (rule 11.5).
struct ForgottenFrames {
    /// Longest time that samples may wait.
    private static let longest = Time.milliseconds(1000)

    let feed: InputFeed

    /// Reports all such sources. Called when time passes.
    @inline(never)
    func report(at time: Microseconds) {
        var previous: TouchSource?
        while let source = feed.sourceList.element(after: previous) {
            previous = source
            report(source, at: time)
        }
    }

    /// Reports a source if it is one. Called when a finger comes down or lifts.
    @inline(never)
    func report(_ source: TouchSource, at time: Microseconds) {
        guard !source.pending.isEmpty, !source.isFrameComplete, !source.hasReportedFrame,
            let oldest = oldestSample(of: source.pending), time &- oldest > ForgottenFrames.longest
        else { return }
        source.hasReportedFrame = true
        feed.diagnostics.report(
            .forgottenFrame, about: source,
            ": samples wait for a frame for more than 1 s; end each group with a frame, or create it without frames")
    }

    private func oldestSample(of frame: TouchFrame) -> Microseconds? {
        var oldest: Microseconds?
        for touch in feed.cycle.pool.set(frame.all) {
            let first = feed.cycle.coalesced.firstTime(slot: touch.slot) ?? touch.fed.time
            oldest = min(oldest ?? first, first)
        }
        return oldest
    }
}
