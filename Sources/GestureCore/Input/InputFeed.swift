// SPDX-License-Identifier: MIT

/// Samples, times and events of the host, up to the deliveries that they cause.
///
/// A touch takes this way: its sample is checked, its time translated to the application's clock (`+Clocks`), what is
/// due before it fired (`+Time`), accommodations may hold it back (AccommodatedInput), it is noted in its source's
/// unfinished frame (`+Touches`), and the end of the input frame, or the host's output frame, makes a delivery of it
/// (`+Frames`, `+Resampling`). What callbacks send while a delivery runs waits in a queue (rule 12.4).
final class InputFeed: Feeding {
    let cycle: DeliveryCycle
    let events: ResponderEvents
    let indirect: IndirectInput
    let deadlines: DeadlineQueue
    /// Touch sources in order of creation.
    var sourceList = SlotList<TouchSource, Void>()
    /// Clock that translates the time of sources with a foreign clock.
    var hostClock: (any HostClock)?
    var deliveryMode = DeliveryMoment.inputFrame
    var isResampling = false
    /// Distance of a resampled touch from its output frame, in µs.
    var resamplingLatency = ResamplingLatency.normal
    var queue = InputQueue()
    var isProcessingQueue = false
    var inputCount: UInt64 = 0
    /// Number of the last input that was moved forward in time (rule 11.2), and by how much, in µs.
    var lateInput: UInt64 = 0
    var lateness: Microseconds = 0
    /// Number of the running cancel of all sources, so that each source is cancelled once even if the list changes.
    var cancelRound: UInt64 = 0
    var shakeDetector = ShakeDetector()

    init(_ requests: EngineRequests) {
        cycle = requests.cycle
        events = requests.events
        indirect = requests.indirect
        deadlines = requests.cycle.deadlines
        requests.input = self
    }

    var diagnostics: Diagnostics { cycle.diagnostics }
    var isDelivering: Bool { cycle.isDelivering }

    // MARK: Samples

    /// Feeds a motion of which only the place is known, as nearly all samples are. On the plain way no sample is made of
    /// it, which would be copied three times.
    @inline(__always)
    func feedMotion(
        of id: Int32, to location: Point, at time: Microseconds, from source: TouchSource
    ) -> FeedResult {
        guard location.isWithinLimit, isWayPlain(from: source, at: time), !cycle.pool.keepsHistory else {
            return feed(TouchSample(.motion, time: time, id: id, location: location), from: source)
        }
        inputCount &+= 1
        cycle.time = time
        let reading = TouchReading(time: time, location: source.applicationPoint(location))
        return notePlainMotion(of: id, to: reading, from: source)
    }

    /// Feeds the end of a frame.
    @inline(__always)
    func feedFrame(at time: Microseconds, from source: TouchSource) -> FeedResult {
        guard isWayPlain(from: source, at: time) else { return feed(TouchSample(.frame, time: time), from: source) }
        inputCount &+= 1
        cycle.time = time
        source.pending.time = time
        completeFrame(of: source)
        if !queue.isEmpty { processQueue() }
        return .accepted
    }

    /// Returns whether nothing is to be done before a sample: it does not wait, its time is that of the application, and
    /// nothing is due.
    @inline(__always)
    private func isWayPlain(from source: TouchSource, at time: Microseconds) -> Bool {
        source.isPlain && !isDelivering && time >= cycle.time && time < deadlines.plainUntil
    }

    /// Feeds a sample of any kind, also from inside a callback.
    @inline(never)
    func feed(_ sample: TouchSample, from source: TouchSource) -> FeedResult {
        guard sample.reading.isWithinLimit else { return refuse(.notFinite, .notFinite) }
        guard sample.isTimely else { return refuse(.timeTooLarge, .timeTooLarge) }
        guard !isDelivering else { return enqueue(sample, from: source) }
        // Input left over by callbacks that sent input without end.
        if !queue.isEmpty { processQueue() }
        let result = processAny(sample, from: source)
        if !queue.isEmpty { processQueue() }
        if queue.isEmpty, cycle.movements.isEmpty, !shakeDetector.isWaiting { deadlines.beginPlainInput() }
        return result
    }

    @inline(never)
    private func refuse(_ fault: InputFault, _ result: FeedResult) -> FeedResult {
        diagnostics.report(fault)
        return result
    }

    @inline(never)
    private func enqueue(_ sample: TouchSample, from source: TouchSource) -> FeedResult {
        enqueue(.sample(sample, source)) ? .accepted : .limit
    }

    // MARK: One after the other

    /// Processes a sample whose kind is unknown at compile time.
    @_optimize(speed)
    @inline(never)
    func processAny(_ sample: TouchSample, from source: TouchSource) -> FeedResult {
        guard source.isPlain else { return processSpecial(sample, from: source) }
        let time = reach(sample.time)
        guard source.isAttached else { return .sourceRemoved }
        return noteAny(sample, at: time, from: source)
    }

    /// Processes a sample of a source with a foreign clock, without frames or with accommodations.
    @inline(never)
    private func processSpecial(_ sample: TouchSample, from source: TouchSource) -> FeedResult {
        let time = reach(applicationTime(of: sample, from: source))
        guard source.isAttached else { return .sourceRemoved }
        let result =
            if let accommodator = source.accommodator {
                AccommodatedInput(feed: self, source: source, accommodator: accommodator).note(sample, at: time)
            } else {
                noteAny(sample, at: time, from: source)
            }
        if source.configuration.isFrameless, sample.kind != .frame, result == .accepted, source.isAttached {
            completeImpliedFrame(of: source)
        }
        return result
    }

    /// Completes a frame that no sample announces. Out of line: touchscreens announce theirs.
    @inline(never)
    func completeImpliedFrame(of source: TouchSource) { completeFrame(of: source) }

    @inline(never)
    func noteAny(_ sample: TouchSample, at time: Microseconds, from source: TouchSource) -> FeedResult {
        let reading = sample.reading(at: time, of: source)
        switch sample.kind {
        case .down: return noteDown(of: sample.id, sample.type, at: reading, from: source)
        case .motion: return noteMotion(of: sample.id, to: reading, from: source)
        case .up, .cancel: return noteLift(of: sample.id, isCancelled: sample.kind == .cancel, at: time, from: source)
        case .frame:
            source.pending.time = time
            completeFrame(of: source)
        case .cancelAll: SystemCancel(self).cancel(source)
        case .hover: indirect.hover(at: reading, from: source)
        case .hoverLeave:
            source.isHovering = false
            indirect.deliverHover(nil, source.configuration.seat, at: time)
        case .pointer: return PointerInput(feed: self, source: source).note(reading)
        }
        return .accepted
    }
}
