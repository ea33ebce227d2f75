// SPDX-License-Identifier: MIT

/// Input of a source that has, or had, touch accommodations (rule 1.18). They sit between a device and its frames:
/// contacts that they hold back are not touches yet.
struct AccommodatedInput {
    let feed: InputFeed
    let source: TouchSource
    let accommodator: TouchAccommodator

    /// Takes a sample.
    @inline(never)
    func note(_ sample: TouchSample, at time: Microseconds) -> FeedResult {
        switch sample.kind {
        case .down:
            return noteLanding(of: sample, sample.reading(at: time, of: source))
        case .motion:
            guard let index = accommodator.index(of: sample.id) else { break }
            accommodator.fingers[known: index].reading = sample.reading(at: time, of: source)
            return .accepted
        case .up:
            if let index = accommodator.index(of: sample.id) {
                noteEarlyLift(ofWaiting: index, at: time)
                return .accepted
            }
            if let touch = feed.cycle.pool.touch(ofFinger: sample.id, of: source) {
                accommodator.noteLift(at: touch.fed.location, time)
            }
        case .cancel:
            // The hardware cancelled a finger before it came down: no touch is made of it.
            guard let index = accommodator.index(of: sample.id) else { break }
            accommodator.fingers.remove(at: index)
            feed.noteFingerDeadlines()
            return .accepted
        case .frame:
            deliverTaps(at: time)
            guard source.isAttached else { return .sourceRemoved }
        case .cancelAll, .hover, .hoverLeave, .pointer: break
        }
        return feed.noteAny(sample, at: time, from: source)
    }

    private func noteLanding(of sample: TouchSample, _ reading: TouchReading) -> FeedResult {
        let id = sample.id
        guard accommodator.index(of: id) == nil, feed.cycle.pool.touch(ofFinger: id, of: source) == nil else {
            feed.diagnostics.report(.duplicateTouch)
            return .duplicateTouch
        }
        // An up and a new down of one id in a frame: the earlier touch is delivered first (rule 1.9).
        if accommodator.firstIndex(where: { $0.id == id }) != nil {
            deliverTaps(at: reading.time)
            feed.deliverEarly(of: source)
        }
        feed.deliverBeforeReuse(of: id, from: source)
        guard source.isAttached else { return .sourceRemoved }
        if accommodator.isRepeat(reading) {
            // As after a system cancel: later samples of this id are expected, and are no fault.
            source.cancelledIDs.insert(id)
            return .accepted
        }
        let settings = accommodator.settings
        guard settings.isHoldingBack else { return feed.noteDown(of: id, sample.type, at: reading, from: source) }
        guard feed.liveCount &+ accommodator.fingers.count < TouchLimits.live else {
            feed.diagnostics.report(.tooManyTouches)
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
        feed.noteFingerDeadlines()
        return .accepted
    }

    /// Handles a lift before the hold duration: the finger is dropped, or becomes a tap with tap assistance.
    private func noteEarlyLift(ofWaiting index: Int, at time: Microseconds) {
        let finger = accommodator.fingers[known: index]
        if finger.stage == .held {
            accommodator.fingers.remove(at: index)
        } else {
            accommodator.fingers[known: index].stage = .lifted
            accommodator.fingers[known: index].deadline = Time.never
            accommodator.fingers[known: index].reading.time = time
            accommodator.noteLift(at: finger.reading.location, time)
        }
        feed.noteFingerDeadlines()
        if source.configuration.isFrameless { deliverTaps(at: time) }
    }

    // MARK: Coming down

    /// Brings down, in a frame of their own, the fingers that tap assistance has accepted as taps; then lifts them.
    private func deliverTaps(at time: Microseconds) {
        guard accommodator.firstIndex(where: { $0.stage == .lifted }) != nil else { return }
        comeDown(at: time) {
            var index = 0
            while let finger = accommodator.fingers[index] {
                if finger.stage == .lifted {
                    _ = feed.noteDown(of: finger.id, finger.type, at: finger.tap, from: source, isDelayed: true)
                }
                index &+= 1
            }
        }
        while let index = accommodator.firstIndex(where: { $0.stage == .lifted }),
            let finger = accommodator.fingers.remove(at: index)
        {
            guard feed.cycle.pool.touch(ofFinger: finger.id, of: source) != nil else { continue }
            _ = feed.noteLift(of: finger.id, isCancelled: false, at: finger.reading.time, from: source)
        }
    }

    /// Brings down the fingers whose hold duration has passed, in one frame.
    func bringFingersDown(at deadline: Microseconds) {
        comeDown(at: deadline) {
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
                let result = feed.noteDown(
                    of: finger.id, finger.type, at: finger.reading, from: source, isDelayed: true)
                // No slot was free: later samples of this id are expected, and are no fault.
                if result != .accepted { source.cancelledIDs.insert(finger.id) }
            }
        }
        // In output-frame delivery the finger waits for the output frame like any other.
        if feed.deliveryMode == .outputFrame, !source.pending.began.isEmpty { source.isFrameComplete = true }
    }

    /// Notes downs as a frame of their own, apart from the device's unfinished frame.
    private func comeDown(at time: Microseconds, _ noteDowns: () -> Void) {
        guard feed.deliveryMode == .inputFrame else { return noteDowns() }
        let rest = source.pending
        source.pending = TouchFrame()
        noteDowns()
        if !source.pending.isEmpty {
            source.pending.time = time
            feed.flushPending(of: source)
        }
        // A callback may have shut the application down.
        if source.membership != .removed { source.pending = rest }
    }

    /// Handles a system cancel: taps whose frame is still to come are delivered, other waiting fingers are dropped.
    @inline(never)
    func cancelWaiting() {
        deliverTaps(at: feed.cycle.time)
        while let finger = accommodator.fingers.popLast() {
            if finger.stage != .lifted { source.cancelledIDs.insert(finger.id) }
        }
        feed.noteFingerDeadlines()
    }
}
