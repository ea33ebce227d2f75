// SPDX-License-Identifier: MIT

import ScenarioFormat
public import ScenarioRunner

/// Collects the history of one recognizer.
struct RecognizerCollector {
    private var track: RecognizerTrack
    private var measuring: Measuring?
    /// The running attempt, its phase, and the start of the phase.
    private var attempt: RecognizerTrack.Attempt?
    private var phase = RecognizerTrack.Phase.tracking
    private var phaseStart: Microseconds = 0
    private var isMeasuring = false

    init(_ facts: RecognizerFacts) {
        track = RecognizerTrack(facts: facts)
        measuring = Measuring(facts)
    }

    /// Starts meters with new limits after the host has changed thresholds.
    mutating func change(to facts: RecognizerFacts) {
        guard attempt == nil else { return }
        track.facts = facts
        keepMeters()
        measuring = Measuring(facts)
    }

    private mutating func keepMeters() {
        measuring?.finish()
        track.meters += (measuring?.meters ?? []).filter { !$0.runs.isEmpty }
    }

    mutating func came(_ finger: Finger, _ touch: WatchedTouch, at time: Microseconds) {
        if attempt == nil {
            begin(at: time)
            measuring?.begin(at: time)
            isMeasuring = true
        }
        attempt?.touches.append(touch.id)
        guard isMeasuring else { return }
        measuring?.came(finger, at: time)
    }

    mutating func moved(_ id: TouchID, to place: Point) {
        if isMeasuring { measuring?.moved(id, to: place) }
    }

    mutating func lifted(_ id: TouchID, at time: Microseconds) {
        guard isMeasuring else { return }
        measuring?.lifted(id, at: time)
        measuring?.sample(at: time)
    }

    mutating func sample(at time: Microseconds) {
        if isMeasuring { measuring?.sample(at: time) }
    }

    mutating func held(_ sentence: String, at time: Microseconds) {
        track.holds.append((time, sentence))
        enter(.held, at: time)
    }

    mutating func refused(_ sentence: String, at time: Microseconds) {
        track.refusals.append((time, sentence))
    }

    mutating func acted(at time: Microseconds) {
        track.actions.append(time)
    }

    mutating func take(_ transition: Transition, at time: Microseconds) {
        sample(at: time)
        track.steps.append(RecognizerTrack.Step(time: time, transition: transition))
        // Touchpads, pointers and scroll wheels make attempts without touches.
        if attempt == nil, transition.to != .possible { begin(at: time) }
        attempt?.steps.append(track.steps.count - 1)
        if transition.from == .possible { stopMeasuring() }
        switch transition.to {
        case .began, .changed: enter(.active, at: time)
        case .ended: enter(.recognized, at: time)
        case .failed: enter(.failed, at: time)
        case .cancelled: enter(.cancelled, at: time)
        case .possible: end(at: time)
        }
    }

    private mutating func begin(at time: Microseconds) {
        attempt = RecognizerTrack.Attempt(range: TimeRange(time, time))
        phase = .tracking
        phaseStart = time
    }

    private mutating func enter(_ next: RecognizerTrack.Phase, at time: Microseconds) {
        guard attempt != nil, phase != next else { return }
        if time > phaseStart { attempt?.phases.append((phase, TimeRange(phaseStart, time))) }
        phase = next
        phaseStart = time
    }

    private mutating func end(at time: Microseconds) {
        guard var ended = attempt else { return }
        if time > phaseStart { ended.phases.append((phase, TimeRange(phaseStart, time))) }
        ended.range.end = max(ended.range.start, time)
        track.attempts.append(ended)
        attempt = nil
        stopMeasuring()
    }

    private mutating func stopMeasuring() {
        guard isMeasuring else { return }
        isMeasuring = false
        measuring?.end()
    }

    // MARK: This moment

    var facts: RecognizerFacts { track.facts }
    var currentPhase: RecognizerTrack.Phase? { attempt == nil ? nil : phase }

    /// Returns the meters with their current values.
    func readings(at time: Microseconds) -> [(meter: Meter, value: Double)] {
        guard isMeasuring else { return [] }
        return (measuring?.meters ?? []).compactMap { meter in
            meter.value(at: time).map { (meter, $0) }
        }
    }

    mutating func forget() {
        let facts = track.facts
        track = RecognizerTrack(facts: facts)
        attempt?.steps = []
        if !isMeasuring { measuring = Measuring(facts) }
    }

    func finish(at end: Microseconds) -> RecognizerTrack {
        var last = self
        last.sample(at: end)
        last.end(at: end)
        last.measuring?.finish()
        last.track.meters += last.measuring?.meters ?? []
        return last.track
    }
}

extension Transition {
    /// The sentence of rule 15.1, or, without a reason, the transition.
    public var outcome: String {
        guard reason == nil, let end = sentence.lastIndex(of: ":") else { return sentence }
        switch to {
        case .began: return sentence[..<end] + " began"
        case .ended: return sentence[..<end] + (from == .possible ? " recognized" : " ended")
        default: return sentence
        }
    }
}
