// SPDX-License-Identifier: MIT

/// Samples and time go in here: checked, queued if a delivery is running, gathered into frames.
extension Application {
    /// Takes one thing that a device says. Inside a callback it is judged by its form and queued (rule 12.4).
    public final func feed(_ sample: TouchSample, from source: TouchSource) -> FeedResult {
        guard sample.isFinite else { return refuse(.notFinite, .notFinite) }
        guard sample.time >= 0, sample.time <= Time.latest else { return refuse(.timeTooLarge, .timeTooLarge) }
        guard !isDelivering else { return enqueue(sample, from: source) }
        let result = process(sample, from: source)
        if !queue.isEmpty { processQueue() }
        return result
    }

    /// The same for a finger of which no more is known than where it is. All but a few samples are of this kind.
    public final func feedMotion(
        of id: Int32, to location: Point, at time: Microseconds, from source: TouchSource
    ) -> FeedResult {
        guard location.isFinite, time >= 0, time <= Time.latest, !isDelivering else {
            return feed(TouchSample(.motion, time: time, id: id, location: location), from: source)
        }
        let time = reach(time)
        let reading = TouchReading(time: time, location: source.applicationPoint(location))
        let result = noteMotion(of: id, to: reading, from: source)
        if source.configuration.isFrameless, result == .accepted { completeFrame(of: source) }
        if !queue.isEmpty { processQueue() }
        return result
    }

    /// The same for the end of an input frame.
    public final func feedFrame(at time: Microseconds, from source: TouchSource) -> FeedResult {
        guard time >= 0, time <= Time.latest, !isDelivering else {
            return feed(TouchSample(.frame, time: time), from: source)
        }
        source.pending.time = reach(time)
        completeFrame(of: source)
        if !queue.isEmpty { processQueue() }
        return .accepted
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
        queue.append(input)
        return true
    }

    // MARK: Time (§11)

    /// The last time it was told of.
    public final var time: Microseconds { dispatch.time }

    /// Lets time pass. False if it is above 2^62.
    public final func advance(to time: Microseconds) -> Bool {
        guard time >= 0, time <= Time.latest else {
            diagnostics.report(.timeTooLarge)
            return false
        }
        if isDelivering { return enqueue(.time(time)) }
        processTime(time)
        processQueue()
        return true
    }

    @inline(never)
    final func processTime(_ time: Microseconds) {
        let time = accept(time)
        fireDeadlines(upTo: time)
        dispatch.time = max(dispatch.time, time)
        dispatch.moveAll(to: dispatch.time)
    }

    /// When `advance(to:)` wants to be called; nil: nothing is pending. What moves by itself wants to be seen more
    /// often: `nextAnimationDeadline`.
    public final var nextDeadline: Microseconds? {
        let next = pendingDeadline
        return next == Time.never ? nil : next
    }

    private final var pendingDeadline: Microseconds {
        min(dispatch.deadlines.next, min(dispatch.nextRest, shakeDetector.deadline))
    }

    /// While something moves by itself: the time of the next output frame, the earlier of one interval from now
    /// and the next deadline. nil: nothing moves.
    public final func nextAnimationDeadline(interval: Microseconds) -> Microseconds? {
        guard !dispatch.moving.isEmpty else { return nil }
        return min(Time.after(dispatch.time, by: max(interval, 1)), pendingDeadline)
    }

    /// Whether anything can be due at a time. A cheap look for the thousands of samples before which nothing is.
    @inline(__always)
    private final func mayBeDue(by time: Microseconds) -> Bool {
        dispatch.deadlines.mayBeDue(by: time) || !dispatch.moving.isEmpty || shakeDetector.isWaiting
    }

    /// The time that an input counts at, when everything that is due before it has been done.
    @inline(__always)
    private final func reach(_ time: Microseconds) -> Microseconds {
        inputCount &+= 1
        var time = time
        if time < dispatch.time || mayBeDue(by: time) { time = catchUp(to: time) }
        dispatch.time = max(dispatch.time, time)
        return time
    }

    @inline(never)
    private final func catchUp(to time: Microseconds) -> Microseconds {
        let time = accept(time)
        if pendingDeadline <= time { fireDeadlines(upTo: time) }
        return time
    }

    /// Time never runs backwards, except from one quiet moment to another (rule 11.2).
    private final func accept(_ time: Microseconds) -> Microseconds {
        guard time < dispatch.time else { return time }
        if dispatch.pool.usedCount == 0, pendingDeadline == Time.never, !hasGestures {
            dispatch.time = time
            dispatch.tapHistory.removeAll()
            return time
        }
        diagnostics.report(.timeRunsBackwards)
        return dispatch.time
    }

    /// Timers that are due fire before what comes at that time (rule 11.2).
    @inline(never)
    private final func fireDeadlines(upTo time: Microseconds) {
        var lastDeadline: Microseconds = -1
        var repeats = 0
        while pendingDeadline <= time {
            let deadline = max(pendingDeadline, dispatch.time)
            repeats = deadline == lastDeadline ? repeats + 1 : 0
            lastDeadline = deadline
            guard repeats < Dispatch.maximumFollowUps else {
                diagnostics.report(.endlessUpdates)
                for recognizer in dispatch.bound where recognizer.deadline <= deadline {
                    recognizer.setDeadline(Time.never)
                }
                return
            }
            deliverGathered(before: deadline)
            if dispatch.deadlines.next <= deadline { dispatch.deliverDeadlines(at: deadline) }
            if dispatch.nextRest <= deadline { dispatch.moveAll(to: deadline) }
            if shakeDetector.deadline <= deadline { take(shakeDetector.deadlineReached(deadline), at: deadline) }
            // What the callbacks sent belongs to this time, not to the one that is waited for.
            processQueue()
        }
    }

    // MARK: Samples

    final func process(_ sample: TouchSample, from source: TouchSource) -> FeedResult {
        let time = reach(sample.time)
        let result = note(sample, at: time, from: source)
        if source.configuration.isFrameless, sample.kind != .frame, result == .accepted {
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
        case .hover: dispatch.deliverHover(reading.location, source.configuration.seat, at: time)
        case .hoverLeave: dispatch.deliverHover(nil, source.configuration.seat, at: time)
        case .pointer: return notePointer(at: reading, from: source)
        }
        return .accepted
    }

    final func noteDown(
        of id: Int32, _ type: Touch.Kind, at reading: TouchReading, from source: TouchSource
    ) -> FeedResult {
        guard find(id, of: source) == nil else {
            diagnostics.report(.duplicateTouch)
            return .duplicateTouch
        }
        // An up and a new down of one id in a frame: what came before is delivered first (rule 1.9).
        for touch in dispatch.pool.set(source.pending.ended.union(source.pending.cancelled))
        where touch.id == id { deliverPending(of: source) }
        guard liveCount < TouchPool.maximumLiveTouches, makeRoom(), let touch = dispatch.pool.take() else {
            diagnostics.report(.tooManyTouches)
            return .limit
        }
        source.cancelledIDs.removeAll { $0 == id }
        touch.id = id
        touch.source = source
        touch.seat = source.configuration.seat
        touch.type = type
        touch.sequence = dispatch.sequence(of: touch.seat)
        touch.isFedDown = true
        touch.downInput = inputCount
        touch.begin(with: reading)
        dispatch.coalesced.append(reading, slot: touch.slot, phase: .began)
        source.pending.began.insert(touch.slot)
        source.pending.seat = touch.seat
        source.pending.time = reading.time
        return .accepted
    }

    @inline(never)
    final func noteFullMotion(of id: Int32, to reading: TouchReading, from source: TouchSource) -> FeedResult {
        noteMotion(of: id, to: reading, from: source)
    }

    @inline(__always)
    private final func noteMotion(of id: Int32, to reading: TouchReading, from source: TouchSource) -> FeedResult {
        guard let slot = dispatch.pool.slot(ofFinger: id, of: ObjectIdentifier(source)) else {
            return refuse(id, isOver: false, of: source)
        }
        dispatch.noteMotion(of: slot, to: reading, in: &source.pending)
        return .accepted
    }

    final func noteLift(
        of id: Int32, isCancelled: Bool, at time: Microseconds, from source: TouchSource
    ) -> FeedResult {
        guard let touch = find(id, of: source) else { return refuse(id, isOver: true, of: source) }
        touch.fed.time = time
        touch.isFedDown = false
        touch.liftInput = inputCount
        if isCancelled {
            source.pending.cancelled.insert(touch.slot)
        } else {
            dispatch.coalesced.append(touch.fed, slot: touch.slot, phase: .ended)
            source.pending.ended.insert(touch.slot)
        }
        source.pending.seat = touch.seat
        source.pending.time = time
        return .accepted
    }

    /// A touch that the system cancelled lives on in the device until it lifts.
    @inline(never)
    private final func refuse(_ id: Int32, isOver: Bool, of source: TouchSource) -> FeedResult {
        guard let index = source.cancelledIDs.firstIndex(of: id) else {
            diagnostics.report(.unknownTouch)
            return .unknownTouch
        }
        if isOver { source.cancelledIDs.remove(at: index) }
        return .accepted
    }

    final func find(_ id: Int32, of source: TouchSource) -> Touch? {
        dispatch.pool.slot(ofFinger: id, of: ObjectIdentifier(source)).map { dispatch.pool.touch($0) }
    }

    private final var liveCount: Int {
        var count = 0
        for touch in dispatch.pool.set(dispatch.pool.used) where touch.isFedDown { count += 1 }
        return count
    }

    /// Lifted touches that recognizers hold back for ever must not use up all places.
    private final func makeRoom() -> Bool {
        while dispatch.pool.isFull {
            guard dispatch.abandonOldestTouch() else { return false }
        }
        return true
    }
}

extension Dispatch {
    @inline(__always)
    fileprivate func noteMotion(of slot: Int, to reading: TouchReading, in pending: inout TouchFrame) {
        pool.lend(slot) { touch in
            // A finger that reports the same again is stationary (rule 1.2).
            guard !reading.isSamePlace(as: touch.fed) else { return }
            touch.fed = reading
            touch.noteStraying()
            coalesced.append(reading, slot: slot, phase: .moved)
            pending.moved.insert(slot)
            pending.seat = touch.seat
            pending.time = reading.time
        }
    }
}

extension Touch {
    fileprivate func begin(with reading: TouchReading) {
        fed = reading
        phase = .began
        location = reading.location
        previousLocation = reading.location
        startLocation = reading.location
        timestamp = reading.time
        previousTimestamp = reading.time
        startTime = reading.time
        majorRadius = reading.majorRadius
        force = reading.force
        maximumPossibleForce = reading.maximumPossibleForce
        buttonMask = reading.buttonMask
        tilt = reading.tilt
        azimuth = reading.azimuth
        tapCount = 1
        isLiftNoted = false
        hasStrayed = false
        noteDelivered()
    }

    /// Farther from its start than a tap may go (rule 1.6).
    fileprivate func noteStraying() {
        guard !hasStrayed else { return }
        if (fed.location - startLocation).length > TapHistory.distance { hasStrayed = true }
    }

    /// Its moves lead back to where it was delivered.
    var isUnmoved: Bool {
        location == fed.location && force == fed.force && majorRadius == fed.majorRadius
            && buttonMask == fed.buttonMask && tilt == fed.tilt && azimuth == fed.azimuth
    }
}

extension TouchReading {
    fileprivate func isSamePlace(as other: TouchReading) -> Bool {
        location == other.location && force == other.force && majorRadius == other.majorRadius
            && buttonMask == other.buttonMask && tilt == other.tilt && azimuth == other.azimuth
    }
}
