// SPDX-License-Identifier: MIT

/// Input of touches and time.
extension Application {
    /// Feeds one sample of a device. Inside a callback only its form is checked, and the sample is queued (rule 12.4).
    ///
    /// Returns `.accepted`; `.notFinite`, `.timeTooLarge`, `.unknownTouch` or `.duplicateTouch` for a sample that is
    /// refused and changes nothing; `.limit` if there are too many touches or too much input waits; `.notTaken` for a
    /// pointer that no view took; `.sourceRemoved` if the source was removed. O(recognizers on the touch's path).
    public final func feed(_ sample: TouchSample, from source: TouchSource) -> FeedResult {
        input.feed(sample, from: source)
    }

    /// Feeds a motion of which nothing is known but the place, in the source's coordinates. Returns what `feed` returns.
    @inline(__always)
    package final func feedMotion(
        of id: Int32, to location: Point, at time: Microseconds, from source: TouchSource
    ) -> FeedResult {
        input.feedMotion(of: id, to: location, at: time, from: source)
    }

    /// Feeds the end of a frame. Returns what `feed` returns.
    @inline(__always)
    package final func feedFrame(at time: Microseconds, from source: TouchSource) -> FeedResult {
        input.feedFrame(at: time, from: source)
    }

    /// Feeds one step of a touchpad gesture or scroll.
    ///
    /// Returns `.accepted` if a recognizer takes part; `.notTaken` if none did when the gesture began, which leaves it
    /// to the client; `.notFinite` or `.timeTooLarge` for values out of range; `.sourceRemoved` if the source was
    /// removed. Inside a callback the step waits like any input (rule 12.4): the result is then `.accepted`, or
    /// `.limit` if too much waits.
    public final func feed(_ sample: IndirectSample, from source: TouchSource) -> FeedResult {
        input.feed(sample, from: source)
    }

    /// Returns the sample with its time translated to the application's clock, so that feeding it does not translate
    /// again. Inside a callback, or for a source without a foreign clock, the sample is returned unchanged. O(1).
    public final func withHostTime(_ given: TouchSample, from source: TouchSource) -> TouchSample {
        input.withHostTime(given, from: source)
    }

    /// Returns the same of a touchpad gesture or scroll. O(1).
    public final func withHostTime(_ given: IndirectSample, from source: TouchSource) -> IndirectSample {
        input.withHostTime(given, from: source)
    }

    /// Cancels every live touch of every source, in one delivery for each seat. Inside a callback the cancel waits until
    /// the running delivery has ended.
    ///
    /// Returns `.accepted`; `.timeTooLarge` if the time, in µs, is negative or above 2^62; `.limit` if too much input
    /// waits. O(sources + touches · recognizers in an attempt).
    public final func cancelTouches(at time: Microseconds) -> FeedResult { input.cancelTouches(at: time) }

    // MARK: Time

    /// Clock that translates the time of sources with a foreign clock (rule 11.4), retained. Default: nil, which uses
    /// the last time that was fed.
    public final var hostClock: (any HostClock)? {
        get { input.hostClock }
        set { input.hostClock = newValue }
    }

    /// The last time that was fed, in µs.
    public final var time: Microseconds { cycle.time }

    /// Advances time to `time`, in µs, and fires everything that is due. Returns false if the time is negative or above
    /// 2^62.
    public final func advance(to time: Microseconds) -> Bool { input.advance(to: time) }

    /// Time at which `advance(to:)` must be called, in µs, or nil if nothing is pending. Motions need more frequent
    /// calls: see `nextAnimationDeadline`.
    public final var nextDeadline: Microseconds? { input.nextDeadline }

    /// Returns the time of the next output frame while something moves by itself: the earlier of one interval from now
    /// and the next deadline, in µs. Returns nil if nothing moves.
    public final func nextAnimationDeadline(interval: TimeSpan) -> Microseconds? {
        input.nextAnimationDeadline(interval: interval)
    }

    // MARK: Output frames

    /// Moment of delivery (rule 1.11).
    public typealias DeliveryMode = DeliveryMoment

    /// When touches are delivered (rule 1.11). Default: `.inputFrame`.
    public final var deliveryMode: DeliveryMode {
        get { input.deliveryMode }
        set { input.deliveryMode = newValue }
    }

    /// Delivers the samples gathered until the host's output frame (rule 1.11), in µs. Returns false if the time is
    /// negative or above 2^62.
    public final func deliver(at time: Microseconds) -> Bool { input.deliver(at: time) }

    /// Default latency, 5 ms: long enough before the output frame that usually a later sample exists.
    public static let defaultResamplingLatency = ResamplingLatency.normal
    /// Longest latency, 50 ms; samples are kept for as long.
    public static let longestResamplingLatency = ResamplingLatency.longest

    /// Whether touches are resampled in output-frame delivery (rule 1.16). Set by `setResampling`. Default: false.
    public final var isResampling: Bool { input.isResampling }
    /// Distance of a resampled touch from its output frame. Default: 5 ms.
    public final var resamplingLatency: TimeSpan { input.resamplingLatency }

    /// Enables or disables resampling, which applies to output-frame delivery. Returns false if the latency is
    /// negative or above `longestResamplingLatency`.
    public final func setResampling(_ isOn: Bool, latency: TimeSpan = defaultResamplingLatency) -> Bool {
        input.setResampling(isOn, latency: latency)
    }

    // MARK: Sources

    /// Creates a touch source that feeds this application. O(1) amortized.
    public final func makeSource(_ configuration: TouchSource.Configuration) -> TouchSource {
        input.makeSource(configuration)
    }

    /// All touch sources in order of creation. O(sources): the property returns a copy.
    public final var sources: ContiguousArray<TouchSource> {
        var sources = ContiguousArray<TouchSource>()
        while let source = input.sourceList.element(after: sources.last) { sources.append(source) }
        return sources
    }

    /// Removes a touch source and cancels its touches as the system does. Inside a callback the removal waits until the
    /// running delivery has ended. Does nothing if the source was removed before.
    public final func removeSource(_ source: TouchSource) { input.removeSource(source) }

    /// Sets a source's accommodations, for fingers that land later. Returns false if they are invalid or memory is out.
    public final func setAccommodations(_ accommodations: TouchAccommodations, of source: TouchSource) -> Bool {
        source.setAccommodations(accommodations)
    }
}
