// SPDX-License-Identifier: MIT

import ScenarioFormat
public import ScenarioRunner

/// Collects the history of one recognizer.
struct RecognizerCollector {
    private var track: RecognizerTrack
    /// The running attempt, its phase, and the start of the phase.
    private var attempt: RecognizerTrack.Attempt?
    private var phase = RecognizerTrack.Phase.tracking
    private var phaseStart: Microseconds = 0
    private var isMeasuring = false

    init(_ facts: RecognizerFacts) {
        track = RecognizerTrack(facts: facts)
    }

    mutating func change(to facts: RecognizerFacts) {
        if attempt == nil { track.facts = facts }
    }

    mutating func came(_ touch: WatchedTouch, at time: Microseconds) {
        if attempt == nil {
            begin(at: time)
            isMeasuring = true
        }
        attempt?.touches.append(touch.id)
    }

    /// Notes how near the recognizer is. With too few touches there is nothing to draw.
    mutating func progressed(_ progress: MeasuredProgress, at time: Microseconds) {
        guard isMeasuring else { return }
        guard let unit = Meter.Unit(progress.unit) else { return stopMeters(at: time) }
        let found = track.meters.firstIndex { $0.unit == unit && $0.limit == progress.limit }
        let index = found ?? track.meters.count
        if found == nil {
            track.meters.append(Meter(Meter.name(of: track.facts.kind, unit), unit, limit: progress.limit))
        }
        for other in track.meters.indices where other != index { track.meters[other].stop() }
        track.meters[index].take(progress.value, at: time)
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
        track.steps.append(RecognizerTrack.Step(time: time, transition: transition))
        // Touchpads, pointers and scroll wheels make attempts without touches.
        if attempt == nil, transition.to != .possible { begin(at: time) }
        attempt?.steps.append(track.steps.count - 1)
        if transition.from == .possible { stopMeasuring(at: time) }
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
        stopMeasuring(at: time)
    }

    private mutating func stopMeasuring(at time: Microseconds) {
        guard isMeasuring else { return }
        isMeasuring = false
        stopMeters(at: time)
    }

    private mutating func stopMeters(at time: Microseconds) {
        for index in track.meters.indices where track.meters[index].isOpen {
            track.meters[index].extend(to: time)
            track.meters[index].stop()
        }
    }

    // MARK: This moment

    var facts: RecognizerFacts { track.facts }
    var currentPhase: RecognizerTrack.Phase? { attempt == nil ? nil : phase }

    /// Returns the meters with their current values.
    func readings(at time: Microseconds) -> [(meter: Meter, value: Double)] {
        guard isMeasuring else { return [] }
        return track.meters.compactMap { meter in
            meter.isOpen ? meter.current(at: time).map { (meter, $0) } : nil
        }
    }

    mutating func forget() {
        track = RecognizerTrack(facts: track.facts)
        attempt?.steps = []
    }

    func finish(at end: Microseconds) -> RecognizerTrack {
        var last = self
        last.end(at: end)
        for index in last.track.meters.indices { last.track.meters[index].finish() }
        return last.track
    }
}

extension Meter {
    /// Returns what a kind of recognizer measures, in a word or two.
    fileprivate static func name(of kind: String, _ unit: Unit) -> String {
        switch (RecognizerKinds.all.first { $0.word == kind }?.movement, unit) {
        case (_, .taps): "taps"
        case (_, .milliseconds): "held"
        case (.spread, _): "distance changed"
        case (.arc, _): "turned"
        case (.pathSpreadAndArc, _): "moved, spread or turned"
        default: "moved"
        }
    }
}

extension Meter.Unit {
    /// Nil for a number of touches.
    fileprivate init?(_ unit: MeasuredProgress.Unit) {
        switch unit {
        case .pixels: self = .pixels
        case .microseconds: self = .milliseconds
        case .taps: self = .taps
        case .touches: return nil
        }
    }
}

extension Transition {
    /// Result of the attempt, if the transition is no intermediate step.
    var result: Note.Outcome? {
        switch to {
        case .possible, .changed: nil
        case .failed: .failed
        case .cancelled: .cancelled
        case .began, .ended: from == .possible ? .fired : .ended
        }
    }

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
