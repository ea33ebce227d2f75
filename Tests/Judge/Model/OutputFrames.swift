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
    /// Resampled time of each finger, which never runs backwards.
    var shown: [TouchID: Microseconds] = [:]

    init(_ delivery: OutputFrameDelivery) {
        isResampled = delivery.isResampled
        latency = delivery.latency ?? 5_000
    }
}

struct RawSample {
    var time: Microseconds
    var place: Point
    /// Whether the sample came before the last output frame.
    var isOld = false
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
            outputFrames?.samples[change.id] = [RawSample(time: change.time, place: place)]
            outputFrames?.shown[change.id] = change.time
            outputFrames?.rawCounts[change.id] = 0
        case .move(let place):
            // 1.2: a finger that reports its place again is stationary.
            let isNew = outputFrames?.samples[change.id]?.last?.place != place
            if isNew { outputFrames?.rawCounts[change.id, default: 0] += 1 }
            outputFrames?.samples[change.id]?.append(RawSample(time: change.time, place: place))
        case .up, .cancel: break
        }
        outputFrames?.gathered.append(change)
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
        for id in frames.samples.keys {
            for index in frames.samples[id, default: []].indices { outputFrames?.samples[id]?[index].isOld = true }
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
                    let time = max(last.time, frames.shown[change.id] ?? 0)
                    changes.append(Change(id: change.id, kind: .move(last.place), time: time))
                }
                changes.append(change)
            }
        }
        for id in known.subtracting(leaving).sorted() {
            guard let sample = frames.samples[id].flatMap({ resampled($0, at: now - frames.latency) }) else { continue }
            let delivered = touches.first { $0.id == id && $0.isDown }?.place ?? frames.samples[id]?.first?.place
            if sample.place == delivered { continue }
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
        deliverFrame(changes)
        sampleTime = nil
        for change in changes { outputFrames?.rawCounts[change.id] = 0 }
    }

    /// Returns where the finger was: between two samples, or a little beyond the last one.
    private func resampled(_ samples: [RawSample], at moment: Microseconds) -> RawSample? {
        guard let first = samples.first, let last = samples.last else { return nil }
        if moment <= first.time { return first }
        if let later = samples.firstIndex(where: { $0.time > moment }) {
            return between(samples[later - 1], samples[later], at: moment)
        }
        guard samples.count > 1, !last.isOld, let before = samples.dropLast().last else { return last }
        let distance = last.time - before.time
        guard distance >= 2_000 else { return last }
        let ahead = min(moment - last.time, 8_000, distance / 2)
        return between(before, last, at: last.time + ahead)
    }

    private func between(_ a: RawSample, _ b: RawSample, at time: Microseconds) -> RawSample {
        let share = Double(time - a.time) / Double(b.time - a.time)
        let step = b.place - a.place
        return RawSample(time: time, place: Point(x: a.place.x + step.x * share, y: a.place.y + step.y * share))
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
