// SPDX-License-Identifier: MIT

/// The clock of the host's event loop, which the engine itself never reads (rule 11.1).
public protocol HostClock: AnyObject {
    /// µs of CLOCK_MONOTONIC.
    var now: Microseconds { get }
}

/// Sources with clocks of their own (rule 11.4), and samples that no frame ends (rule 11.5).
extension Application {
    /// Returns a sample's time as the application counts it. A frame of a foreign source counts at its last sample's:
    /// hosts have no time for it in that clock.
    @inline(__always)
    final func applicationTime(of sample: TouchSample, from source: TouchSource) -> Microseconds {
        guard source.configuration.hasForeignClock, !sample.isHostTime else { return sample.time }
        return sample.kind == .frame ? time : translate(sample.time, of: source)
    }

    /// Returns the sample with the time that it will have in the application: fed at once, it is not looked up again.
    public final func withHostTime(_ given: TouchSample, from source: TouchSource) -> TouchSample {
        guard source.configuration.hasForeignClock, !given.isHostTime, !isDelivering else { return given }
        var sample = given
        sample.time = applicationTime(of: given, from: source)
        sample.isHostTime = true
        return sample
    }

    /// Returns the time of a touchpad's gesture or of a scroll as the application counts it.
    final func applicationTime(of sample: IndirectSample, from source: TouchSource) -> Microseconds {
        source.configuration.hasForeignClock ? translate(sample.time, of: source) : sample.time
    }

    /// The first sample after a time without touches is now; the others keep their distances to it.
    @inline(never)
    private final func translate(_ time: Microseconds, of source: TouchSource) -> Microseconds {
        if !isBusy(source) { source.clockOffset = (hostClock?.now ?? self.time) &- time }
        return min(max(time &+ source.clockOffset, 0), Time.latest)
    }

    /// Returns whether something of the source's is under way.
    private final func isBusy(_ source: TouchSource) -> Bool {
        if let accommodator = source.accommodator, !accommodator.fingers.isEmpty { return true }
        if !source.pending.isEmpty || source.gesture?.isDown ?? false || source.scroll?.isDown ?? false { return true }
        for touch in dispatch.pool.set(dispatch.pool.used) where touch.source === source && touch.isFedDown {
            return true
        }
        return false
    }

    // MARK: Forgotten frames

    /// Longest time for which samples may wait for the frame that ends them.
    static let longestFrame = Time.milliseconds(1000)

    /// Reports sources whose samples wait too long. They are looked at when time passes, and when a finger comes down
    /// or lifts.
    @inline(never)
    final func reportForgottenFrames(at time: Microseconds) {
        var previous: TouchSource?
        while let source = sourceList.element(after: previous) {
            previous = source
            reportForgottenFrame(of: source, at: time)
        }
    }

    @inline(never)
    final func reportForgottenFrame(of source: TouchSource, at time: Microseconds) {
        guard !source.pending.isEmpty, !source.isFrameComplete, !source.hasReportedFrame,
            let oldest = oldestSample(of: source.pending), time &- oldest > Application.longestFrame
        else { return }
        source.hasReportedFrame = true
        diagnostics.report(
            .forgottenFrame, about: source,
            ": samples wait for a frame for more than 1 s; end each group with a frame, or create it without frames")
    }

    private final func oldestSample(of frame: TouchFrame) -> Microseconds? {
        var oldest: Microseconds?
        for touch in dispatch.pool.set(frame.all) {
            let first = dispatch.coalesced.firstTime(slot: touch.slot) ?? touch.fed.time
            oldest = min(oldest ?? first, first)
        }
        return oldest
    }
}
