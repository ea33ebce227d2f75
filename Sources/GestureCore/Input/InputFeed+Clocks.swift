// SPDX-License-Identifier: MIT

/// The clock of the host's event loop, which the engine itself never reads (rule 11.1).
public protocol HostClock: AnyObject {
    /// Current time of CLOCK_MONOTONIC, in µs.
    var now: Microseconds { get }
}

/// Sources with a foreign clock (rule 11.4).
extension InputFeed {
    /// Returns a sample's time on the application's clock. A frame of a foreign source gets the time of its last
    /// sample, since hosts have no time for the frame on that clock.
    @inline(__always)
    func applicationTime(of sample: TouchSample, from source: TouchSource) -> Microseconds {
        guard source.configuration.hasForeignClock, !sample.isHostTime else { return sample.time }
        return sample.kind == .frame ? cycle.time : translate(sample.time, of: source)
    }

    func withHostTime(_ given: TouchSample, from source: TouchSource) -> TouchSample {
        guard source.configuration.hasForeignClock, !given.isHostTime, !isDelivering, Time.isValid(given.time) else {
            return given
        }
        var sample = given
        sample.time = applicationTime(of: given, from: source)
        sample.isHostTime = true
        return sample
    }

    /// Returns the time of a touchpad gesture or scroll on the application's clock.
    func applicationTime(of sample: IndirectSample, from source: TouchSource) -> Microseconds {
        guard source.configuration.hasForeignClock, !sample.isHostTime else { return sample.time }
        return translate(sample.time, of: source)
    }

    func withHostTime(_ given: IndirectSample, from source: TouchSource) -> IndirectSample {
        guard source.configuration.hasForeignClock, !given.isHostTime, !isDelivering, Time.isValid(given.time) else {
            return given
        }
        var sample = given
        sample.time = applicationTime(of: given, from: source)
        sample.isHostTime = true
        return sample
    }

    /// Translates a time. The first sample after a quiet time counts as now; later samples keep their distances to it.
    @inline(never)
    private func translate(_ time: Microseconds, of source: TouchSource) -> Microseconds {
        if !source.isBusy, !cycle.pool.hasFinger(of: source) {
            source.clockOffset = (hostClock?.now ?? cycle.time) &- time
        }
        return min(max(time &+ source.clockOffset, 0), Time.latest)
    }
}
