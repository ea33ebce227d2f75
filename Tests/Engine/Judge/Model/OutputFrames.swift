// SPDX-License-Identifier: MIT

import ScenarioFormat

/// 1.11, 1.16: a host that requests one delivery per output frame.
struct OutputFrames {
    var isResampled: Bool
    var latency: Microseconds
    /// Changes of input frames since the last output frame.
    var gathered: [Change] = []
    /// Samples of each finger since its down.
    var samples: [TouchID: [RawSample]] = [:]
    /// Number of samples of each finger since the last delivery that it was part of.
    var rawCounts: [TouchID: Int] = [:]
    /// Fingers of the running delivery, whose samples have been listed by the time that a cancel in it is delivered.
    var listed: [TouchID] = []
    /// Resampled time of each finger, which never runs backwards.
    var shown: [TouchID: Microseconds] = [:]
    /// Number of the samples of each finger that the last output frame knew.
    var used: [TouchID: Int] = [:]
    var clock = ScanClock()

    init(_ delivery: OutputFrameDelivery) {
        isResampled = delivery.isResampled
        latency = delivery.latency ?? 5_000
    }
}

struct RawSample {
    /// By the panel's clock.
    var time: Microseconds
    var stamp: Microseconds
    var place: Point
}

extension Model {
    /// 1.9, 1.11: a complete input frame is delivered, or waits for the output frame.
    func endInputFrame(_ changes: [Change]) {
        guard outputFrames != nil else { return deliverFrame(changes) }
        for change in changes { gather(change) }
    }

    private func gather(_ change: Change) {
        switch change.kind {
        case .down(let place, _):
            // 1.9 covers input frames. No rule says what an id means that lifts and lands between two output frames.
            let isReused = outputFrames?.gathered.contains { $0.id == change.id } ?? false
            if isReused { leaveOpen("an id that is used again between two output frames") }
            note(change, at: place)
            outputFrames?.used[change.id] = 0
            outputFrames?.shown[change.id] = change.time
            outputFrames?.rawCounts[change.id] = 0
        case .move(let place):
            // 1.2: a finger that reports its place again is stationary.
            let isNew = outputFrames?.samples[change.id]?.last?.place != place
            if isNew { outputFrames?.rawCounts[change.id, default: 0] += 1 }
            note(change, at: place)
        case .up, .cancel: break
        }
        outputFrames?.gathered.append(change)
    }

    private func note(_ change: Change, at place: Point) {
        let time = outputFrames?.clock.time(of: change.time) ?? change.time
        if case .down = change.kind { outputFrames?.samples[change.id] = [] }
        outputFrames?.samples[change.id]?.append(RawSample(time: time, stamp: change.time, place: place))
    }

    /// Handles the host's output frame.
    func deliverOutputFrame() {
        guard let frames = outputFrames else { return }
        outputFrames?.gathered = []
        if frames.isResampled {
            deliverResampled(frames)
        } else {
            // 1.5 and 8.10 are about the device's times, while a recognizer sees several samples as one.
            isSampleTimeOpen = frames.gathered.contains { $0.time != now }
            deliverFrame(frames.gathered)
            isSampleTimeOpen = false
        }
    }

    /// 1.16: fingers that stay down are where they were a moment earlier; fingers that lift are delivered where they
    /// lifted.
    private func deliverResampled(_ frames: OutputFrames) {
        var changes: [Change] = []
        var leaving: Set<TouchID> = []
        var known = Set(touches.filter(\.isDown).map(\.id))
        for change in frames.gathered {
            switch change.kind {
            case .down:
                changes.append(change)
                known.insert(change.id)
            case .move: break
            case .up, .cancel:
                guard known.contains(change.id) else { continue }
                leaving.insert(change.id)
                if let last = frames.samples[change.id]?.last {
                    let time = max(last.stamp, frames.shown[change.id] ?? 0)
                    changes.append(Change(id: change.id, kind: .move(last.place), time: time))
                }
                changes.append(change)
            }
        }
        for id in known.subtracting(leaving).sorted() {
            guard let samples = frames.samples[id], let down = samples.first?.place else { continue }
            let delivered = touches.first { $0.id == id && $0.isDown }?.place ?? down
            guard let sample = resampled(id, samples, from: delivered, at: now - frames.latency),
                sample.place != delivered
            else { continue }
            let time = max(sample.time, frames.shown[id] ?? 0)
            outputFrames?.shown[id] = time
            changes.append(Change(id: id, kind: .move(sample.place), time: time))
        }
        guard !changes.isEmpty else { return }
        // 8.10: if the fingers have different times, the latest one is the time of the recognizer's location.
        sampleTime = changes.compactMap { change in
            if case .up = change.kind { return nil }
            if case .cancel = change.kind { return nil }
            return change.time
        }.max()
        outputFrames?.listed = changes.map(\.id)
        deliverFrame(changes)
        sampleTime = nil
        forgetListedSamples()
    }

    private func forgetListedSamples() {
        for id in outputFrames?.listed ?? [] { outputFrames?.rawCounts[id] = 0 }
        outputFrames?.listed = []
    }

    /// Returns where the finger was: between two samples, or as it is predicted. Returns nil if it stays.
    private func resampled(
        _ id: TouchID, _ samples: [RawSample], from delivered: Point, at moment: Microseconds
    ) -> RawSample? {
        guard let first = samples.first, let last = samples.last else { return nil }
        if moment < first.time { return first }
        if let later = samples.firstIndex(where: { $0.time > moment }) {
            outputFrames?.used[id] = later + 1
            return between(samples[later - 1], samples[later], at: moment)
        }
        if last.time == moment { return last }
        guard let before = samples.dropLast().last else { return last }
        guard moment <= last.time + min(last.time - before.time, 25_000) + 1_000 else { return nil }
        let place = predicted(samples, last, before, at: moment)
        let isLater = samples.count > outputFrames?.used[id] ?? 0
        outputFrames?.used[id] = samples.count
        let (way, step) = (place - delivered, last.place - before.place)
        if !isLater, way.x * step.x + way.y * step.y < 0 { return nil }
        return RawSample(time: moment, stamp: moment, place: place)
    }

    /// 1.17: one that stands stays. Where it goes evenly, every prediction says the same; of others no rule says more
    /// than how far at most.
    private func predicted(
        _ samples: [RawSample], _ last: RawSample, _ before: RawSample, at moment: Microseconds
    ) -> Point {
        let pause: Microseconds = 40_000
        if last.place == before.place || now - last.time > pause { return last.place }
        var known = [last]
        for sample in samples.dropLast().reversed() {
            guard last.time - sample.time <= 100_000, known[known.count - 1].time - sample.time <= pause else { break }
            known.append(sample)
        }
        guard known.count > 1 else { return last.place }
        let span = Double(last.time - before.time)
        let speed = last.place - before.place
        func place(at time: Microseconds) -> Point {
            let share = Double(time - last.time) / span
            return Point(x: last.place.x + speed.x * share, y: last.place.y + speed.y * share)
        }
        let isEven =
            span > 0
            && known.allSatisfy { sample in
                let difference = place(at: sample.time) - sample.place
                return abs(difference.x) + abs(difference.y) < 1e-6
            }
        if !isEven { leaveOpen("where an uneven motion is predicted") }
        return isEven ? place(at: moment) : last.place
    }

    private func between(_ a: RawSample, _ b: RawSample, at time: Microseconds) -> RawSample {
        let share = Double(time - a.time) / Double(b.time - a.time)
        let step = b.place - a.place
        return RawSample(
            time: time, stamp: time, place: Point(x: a.place.x + step.x * share, y: a.place.y + step.y * share))
    }

    /// 1.11 does not cover timers that are due between gathered input and its output frame; 1.16 does.
    func noteTimer() {
        guard let frames = outputFrames, !frames.isResampled, let first = frames.gathered.map(\.time).min() else {
            return
        }
        // An engine may deliver the input first, at its own time.
        leaveOpen("a timer between two output frames", since: first)
    }

    /// 1.12, 1.16: a system cancel does not wait; a resampled touch ends where the finger is.
    func cancelOutputFrame() -> [Change] {
        guard let frames = outputFrames else { return [] }
        let hasMoreThanMoves = frames.gathered.contains { change in
            if case .move = change.kind { false } else { true }
        }
        if hasMoreThanMoves || (!frames.isResampled && !frames.gathered.isEmpty) {
            leaveOpen("a system cancel between two output frames")
        }
        outputFrames?.gathered = []
        outputFrames?.samples = [:]
        forgetListedSamples()
        guard frames.isResampled else { return [] }
        return touches.filter(\.isDown).compactMap { touch in
            frames.samples[touch.id]?.last.map { Change(id: touch.id, kind: .move($0.place), time: now) }
        }
    }
}

extension Model {
    /// 8.10: time of the samples that a velocity is computed from.
    var timeOfSamples: Microseconds { sampleTime ?? now }
}
