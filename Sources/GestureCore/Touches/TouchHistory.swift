// SPDX-License-Identifier: MIT

/// The latest samples of a touch as the device gave them. Resampling and prediction look at them; nothing is kept unless
/// an application uses one of the two.
///
/// What reads samples is mutating: of a value that it may not change Swift copies the ring before it reads an element.
struct TouchHistory {
    struct Sample {
        var time: Microseconds
        var location: Point
    }

    /// 64 ms of a panel of 1000 Hz. A power of two.
    static let capacity = 64

    private var ring = InlineArray<64, Sample>(repeating: Sample(time: 0, location: .zero))
    private var head = 0
    private(set) var count = 0
    /// Samples have come since the last output frame.
    var isFresh = false
    /// Last reading that was fed, while the touch reads what is delivered of it.
    var fed = TouchReading()

    init() {}

    mutating func restart() {
        head = 0
        count = 0
        isFresh = false
    }

    /// Adds a sample; the oldest one goes if there is no room.
    mutating func add(_ reading: TouchReading) {
        if count == TouchHistory.capacity {
            head = place(1)
        } else {
            count &+= 1
        }
        let time = count > 1 ? max(reading.time, self[count &- 2].time) : reading.time
        ring[place(count &- 1)] = Sample(time: time, location: reading.location)
        isFresh = true
    }

    @inline(__always)
    private func place(_ index: Int) -> Int { (head &+ index) & (TouchHistory.capacity &- 1) }

    /// The n-th oldest sample, of those that there are.
    @inline(__always)
    subscript(index: Int) -> Sample { mutating get { ring[unchecked: place(index)] } }

    // MARK: Resampling (rule 1.16)

    /// Longest time by which a touch is extrapolated beyond its last sample.
    private static let longestExtrapolation = Time.milliseconds(8)
    /// Samples closer to each other say nothing of the way ahead.
    private static let shortestDistance = Time.milliseconds(2)

    /// Where the touch was at a moment: on the straight line between the samples around it, or a bit beyond the last
    /// one. There is a sample.
    mutating func sample(at moment: Microseconds) -> Sample {
        var index = count &- 1
        while index > 0, self[index].time > moment { index &-= 1 }
        let before = self[index]
        // A moment before the down is the down's.
        if before.time >= moment { return before }
        if index < count &- 1 { return point(from: before, to: self[index &+ 1], at: moment) }
        guard isFresh, index > 0 else { return before }
        let previous = self[index &- 1]
        let distance = before.time &- previous.time
        guard distance >= TouchHistory.shortestDistance else { return before }
        let ahead = min(moment &- before.time, min(TouchHistory.longestExtrapolation, distance / 2))
        return point(from: previous, to: before, at: before.time &+ ahead)
    }

    /// Two samples of different times.
    private func point(from one: Sample, to other: Sample, at time: Microseconds) -> Sample {
        let part = Double(time &- one.time) / Double(other.time &- one.time)
        return Sample(time: time, location: (one.location + (other.location - one.location) * part).clampedToLimit)
    }
}

extension Touch {
    /// Keeps a sample, the first time with the one before: the down's, or the last one before anybody asked. Without
    /// memory the touch is delivered as it was fed.
    @inline(never)
    func keep(_ reading: TouchReading) {
        if history == nil {
            history = UnsafeMutablePointer<TouchHistory>.take(1)
            history?.initialize(to: TouchHistory())
        }
        guard let history else { return }
        if history.pointee.count == 0 { history.pointee.add(fed) }
        history.pointee.add(reading)
    }

    /// What is delivered of a touch at an output frame: its last reading, with the place and time of a moment.
    func resampled(at moment: Microseconds) -> TouchReading {
        guard let history, history.pointee.count > 0 else { return fed }
        var reading = fed
        let sample = history.pointee.sample(at: moment)
        reading.location = sample.location
        reading.time = max(sample.time, timestamp)
        history.pointee.isFresh = false
        return reading
    }

    /// Returns the predicted place at a time. Without a history: straight on from the last delivered step.
    func prediction(at time: Microseconds, now: Microseconds, keepsHistory: Bool) -> TouchHistory.Sample {
        if keepsHistory, let history, history.pointee.count > 0 {
            return history.pointee.prediction(at: time, now: now)
        }
        let step = timestamp &- previousTimestamp
        let ahead = min(max(time &- timestamp, 0), TouchHistory.longestPrediction)
        var place = TouchHistory.Sample(time: timestamp &+ ahead, location: location)
        guard step > 0, !VelocityEstimator.hasStopped(since: timestamp, at: now) else { return place }
        let way = (location - previousLocation) * (Double(ahead) / Double(step))
        if way.isFinite { place.location = (location + way).clampedToLimit }
        return place
    }

    /// Is fed this reading until `feedAgain`: what a delivery takes over.
    func feed(_ reading: TouchReading) {
        history?.pointee.fed = fed
        fed = reading
    }

    /// Goes on from what the device said.
    func feedAgain() {
        if let history { fed = history.pointee.fed }
    }
}
