// SPDX-License-Identifier: MIT

/// Touch accommodations (rule 1.18) sit between a device and its frames. Contacts that they hold back are not touches
/// yet.
extension InputFeed {
    func setAccommodations(_ accommodations: TouchAccommodations, of source: TouchSource) -> Bool {
        guard accommodations.isValid else { return false }
        if source.accommodator == nil, accommodations != TouchAccommodations() {
            source.accommodator = TouchAccommodator()
            guard source.accommodator != nil else { return false }
        }
        if accommodations.ignoreRepeat == .zero { source.accommodator?.forgetLifts() }
        source.accommodator?.settings = accommodations
        return true
    }

    /// Takes a sample of a source that has, or had, accommodations.
    @inline(never)
    func noteAccommodated(
        _ sample: TouchSample, at time: Microseconds, from source: TouchSource, _ accommodator: TouchAccommodator
    ) -> FeedResult {
        switch sample.kind {
        case .down:
            return noteLanding(of: sample, sample.reading(at: time, of: source), from: source, accommodator)
        case .motion:
            guard let index = accommodator.index(of: sample.id) else { break }
            accommodator.fingers[known: index].reading = sample.reading(at: time, of: source)
            return .accepted
        case .up:
            if let index = accommodator.index(of: sample.id) {
                noteEarlyLift(ofWaiting: index, at: time, from: source, accommodator)
                return .accepted
            }
            if let touch = find(sample.id, of: source) { accommodator.noteLift(at: touch.fed.location, time) }
        case .cancel:
            // The hardware cancelled a finger before it came down: no touch is made of it.
            guard let index = accommodator.index(of: sample.id) else { break }
            accommodator.fingers.remove(at: index)
            noteFingerDeadlines()
            return .accepted
        case .frame:
            deliverTaps(of: source, at: time, accommodator)
            guard source.isAttached else { return .sourceRemoved }
        case .cancelAll, .hover, .hoverLeave, .pointer: break
        }
        return noteAny(sample, at: time, from: source)
    }

    private func noteLanding(
        of sample: TouchSample, _ reading: TouchReading, from source: TouchSource, _ accommodator: TouchAccommodator
    ) -> FeedResult {
        let id = sample.id
        guard accommodator.index(of: id) == nil, find(id, of: source) == nil else {
            diagnostics.report(.duplicateTouch)
            return .duplicateTouch
        }
        // An up and a new down of one id in a frame: the earlier touch is delivered first (rule 1.9).
        if accommodator.firstIndex(where: { $0.id == id }) != nil {
            deliverTaps(of: source, at: reading.time, accommodator)
            deliverEarly(of: source)
        }
        deliverBeforeReuse(of: id, from: source)
        guard source.isAttached else { return .sourceRemoved }
        if accommodator.isRepeat(reading) {
            // As after a system cancel: later samples of this id are expected, and are no fault.
            source.cancelledIDs.insert(id)
            return .accepted
        }
        let settings = accommodator.settings
        guard settings.isHoldingBack else { return noteDown(of: id, sample.type, at: reading, from: source) }
        guard liveCount &+ accommodator.fingers.count < TouchLimits.live else {
            diagnostics.report(.tooManyTouches)
            return .limit
        }
        source.cancelledIDs.remove(id)
        let isHeld = settings.holdDuration > .zero
        let finger = WaitingFinger(
            id: id, type: sample.type, stage: isHeld ? .held : .assisted, reading: reading, initial: reading,
            deadline: Time.after(
                reading.time, by: (isHeld ? settings.holdDuration : settings.tapAssistance).microseconds),
            tapAssistance: settings.tapAssistance.microseconds, tapPlace: settings.tapPlace)
        guard accommodator.fingers.append(finger) else { return .limit }
        noteFingerDeadlines()
        return .accepted
    }

    /// Handles a lift before the hold duration: the finger is dropped, or becomes a tap with tap assistance.
    private func noteEarlyLift(
        ofWaiting index: Int, at time: Microseconds, from source: TouchSource, _ accommodator: TouchAccommodator
    ) {
        let finger = accommodator.fingers[known: index]
        if finger.stage == .held {
            accommodator.fingers.remove(at: index)
        } else {
            accommodator.fingers[known: index].stage = .lifted
            accommodator.fingers[known: index].deadline = Time.never
            accommodator.fingers[known: index].reading.time = time
            accommodator.noteLift(at: finger.reading.location, time)
        }
        noteFingerDeadlines()
        if source.configuration.isFrameless { deliverTaps(of: source, at: time, accommodator) }
    }

    // MARK: Coming down

    /// Brings down, in a frame of their own, the fingers that tap assistance has accepted as taps; then lifts them.
    private func deliverTaps(
        of source: TouchSource, at time: Microseconds, _ accommodator: TouchAccommodator
    ) {
        guard accommodator.firstIndex(where: { $0.stage == .lifted }) != nil else { return }
        comeDown(on: source, at: time) {
            var index = 0
            while let finger = accommodator.fingers[index] {
                if finger.stage == .lifted {
                    _ = noteDown(of: finger.id, finger.type, at: finger.tap, from: source, isDelayed: true)
                }
                index &+= 1
            }
        }
        while let index = accommodator.firstIndex(where: { $0.stage == .lifted }),
            let finger = accommodator.fingers.remove(at: index)
        {
            guard find(finger.id, of: source) != nil else { continue }
            _ = noteLift(of: finger.id, isCancelled: false, at: finger.reading.time, from: source)
        }
    }

    /// Brings down the fingers of all sources whose hold duration has passed, in one frame per source.
    @inline(never)
    func bringFingersDown(at deadline: Microseconds) {
        var previous: TouchSource?
        while let source = sourceList.element(after: previous) {
            previous = source
            guard let accommodator = source.accommodator, accommodator.deadline <= deadline else { continue }
            bringFingersDown(of: source, at: deadline, accommodator)
        }
        noteFingerDeadlines()
    }

    private func bringFingersDown(
        of source: TouchSource, at deadline: Microseconds, _ accommodator: TouchAccommodator
    ) {
        comeDown(on: source, at: deadline) {
            while let index = accommodator.firstIndex(where: { $0.deadline <= deadline }) {
                var finger = accommodator.fingers[known: index]
                finger.reading.time = deadline
                if finger.stage == .held, finger.tapAssistance > 0 {
                    finger.stage = .assisted
                    finger.initial = finger.reading
                    finger.deadline = Time.after(deadline, by: finger.tapAssistance)
                    accommodator.fingers.replace(index, with: finger)
                    continue
                }
                accommodator.fingers.remove(at: index)
                let result = noteDown(of: finger.id, finger.type, at: finger.reading, from: source, isDelayed: true)
                // No slot was free: later samples of this id are expected, and are no fault.
                if result != .accepted { source.cancelledIDs.insert(finger.id) }
            }
        }
        // In output-frame delivery the finger waits for the output frame like any other.
        if deliveryMode == .outputFrame, source.pending.began.isEmpty == false { source.isFrameComplete = true }
    }

    /// Notes downs as a frame of their own, apart from the device's unfinished frame.
    private func comeDown(on source: TouchSource, at time: Microseconds, _ noteDowns: () -> Void) {
        guard deliveryMode == .inputFrame else { return noteDowns() }
        let rest = source.pending
        source.pending = TouchFrame()
        noteDowns()
        if !source.pending.isEmpty {
            source.pending.time = time
            flushPending(of: source)
        }
        // A callback may have shut the application down.
        if source.membership != .removed { source.pending = rest }
    }

    // MARK: Time and cancels

    /// Recomputes the earliest deadline of the waiting fingers.
    func noteFingerDeadlines() {
        var earliest = Time.never
        var previous: TouchSource?
        while let source = sourceList.element(after: previous) {
            previous = source
            if let accommodator = source.accommodator { earliest = min(earliest, accommodator.deadline) }
        }
        dispatch.deadlines.noteFingers(earliest)
    }

    /// Handles a system cancel: taps whose frame is still to come are delivered, other waiting fingers are dropped.
    @inline(never)
    func cancelWaiting(of source: TouchSource, _ accommodator: TouchAccommodator) {
        deliverTaps(of: source, at: dispatch.time, accommodator)
        while let finger = accommodator.fingers.popLast() {
            if finger.stage != .lifted { source.cancelledIDs.insert(finger.id) }
        }
        noteFingerDeadlines()
    }

    /// Forgets all lifts, since they belong to an earlier origin of time.
    @inline(never)
    func forgetLifts() {
        dispatch.tapHistory.removeAll()
        var previous: TouchSource?
        while let source = sourceList.element(after: previous) {
            previous = source
            source.accommodator?.forgetLifts()
        }
    }
}
