// SPDX-License-Identifier: MIT

/// Samples go in here: checked, and queued if a delivery is running.
extension Application {
    /// Takes one thing that a device says. Inside a callback it is judged by its form and queued (rule 12.4).
    public final func feed(_ sample: TouchSample, from source: TouchSource) -> FeedResult {
        guard sample.isWithinLimit else { return refuse(.notFinite, .notFinite) }
        guard sample.time >= 0, sample.time <= Time.latest else { return refuse(.timeTooLarge, .timeTooLarge) }
        guard !isDelivering else { return enqueue(sample, from: source) }
        // Left over by callbacks that send input without end.
        if !queue.isEmpty { processQueue() }
        let result = process(sample, from: source)
        if !queue.isEmpty { processQueue() }
        return result
    }

    /// The same for a finger of which no more is known than where it is. All but a few samples are of this kind.
    public final func feedMotion(
        of id: Int32, to location: Point, at time: Microseconds, from source: TouchSource
    ) -> FeedResult {
        guard location.isWithinLimit, time >= 0, time <= Time.latest, !isDelivering, queue.isEmpty else {
            return feed(TouchSample(.motion, time: time, id: id, location: location), from: source)
        }
        let time = reach(time)
        guard source.isAttached else { return refuseRemoved() }
        let reading = TouchReading(time: time, location: source.applicationPoint(location))
        let result = noteMotion(of: id, to: reading, from: source)
        if source.configuration.isFrameless, result == .accepted { completeFrame(of: source) }
        if !queue.isEmpty { processQueue() }
        return result
    }

    /// The same for the end of an input frame.
    public final func feedFrame(at time: Microseconds, from source: TouchSource) -> FeedResult {
        guard time >= 0, time <= Time.latest, !isDelivering, queue.isEmpty else {
            return feed(TouchSample(.frame, time: time), from: source)
        }
        let time = reach(time)
        guard source.isAttached else { return refuseRemoved() }
        source.pending.time = time
        completeFrame(of: source)
        if !queue.isEmpty { processQueue() }
        return .accepted
    }

    /// A callback that the sample's own time made due has removed the source.
    @inline(never)
    private final func refuseRemoved() -> FeedResult {
        processQueue()
        return .sourceRemoved
    }

    @inline(never)
    private final func refuse(_ fault: InputFault, _ result: FeedResult) -> FeedResult {
        diagnostics.report(fault)
        return result
    }

    @inline(never)
    private final func enqueue(_ sample: TouchSample, from source: TouchSource) -> FeedResult {
        enqueue(.sample(sample, source)) ? .accepted : .limit
    }

    /// False if too much waits already.
    @inline(never)
    final func enqueue(_ input: WaitingInput) -> Bool {
        guard !queue.isFull else {
            diagnostics.report(.queueFull)
            return false
        }
        guard queue.append(input, keepingRoomFor: sourceList.count) else {
            diagnostics.reportShortMemory()
            return false
        }
        return true
    }

    // MARK: One after the other

    final func process(_ sample: TouchSample, from source: TouchSource) -> FeedResult {
        let time = reach(sample.time)
        guard source.isAttached else { return .sourceRemoved }
        let result = note(sample, at: time, from: source)
        if source.configuration.isFrameless, sample.kind != .frame, result == .accepted, source.isAttached {
            completeFrame(of: source)
        }
        return result
    }

    private final func note(_ sample: TouchSample, at time: Microseconds, from source: TouchSource) -> FeedResult {
        let reading = sample.reading(at: time, of: source)
        switch sample.kind {
        case .down: return noteDown(of: sample.id, sample.type, at: reading, from: source)
        case .motion: return noteFullMotion(of: sample.id, to: reading, from: source)
        case .up, .cancel: return noteLift(of: sample.id, isCancelled: sample.kind == .cancel, at: time, from: source)
        case .frame:
            source.pending.time = time
            completeFrame(of: source)
        case .cancelAll: cancelTouches(of: source)
        case .hover: hover(at: reading, from: source)
        case .hoverLeave:
            source.isHovering = false
            dispatch.deliverHover(nil, source.configuration.seat, at: time)
        case .pointer: return notePointer(at: reading, from: source)
        }
        return .accepted
    }

    final func hover(at reading: TouchReading, from source: TouchSource) {
        source.isHovering = true
        dispatch.deliverHover(reading.location, source.configuration.seat, at: reading.time)
    }
}
