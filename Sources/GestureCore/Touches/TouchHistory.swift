// SPDX-License-Identifier: MIT

/// The latest samples of a touch as reported by the device, for resampling and prediction. They are only kept if an
/// application uses one of the two.
///
/// Functions that read samples are mutating: in a nonmutating function Swift would copy the whole ring to read an
/// element.
struct TouchHistory {
    struct Sample {
        var time: Microseconds
        var location: Point
    }

    /// Largest number of samples, a power of two: 64 ms of a panel of 1000 Hz.
    static let capacity = 64

    private var ring = InlineArray<64, Sample>(repeating: Sample(time: 0, location: .zero))
    private var head = 0
    private(set) var count = 0
    /// Whether samples have arrived since the last output frame.
    var isFresh = false
    /// Last reading that was fed, kept while the touch reads the delivered one.
    var fed = TouchReading()

    init() {}

    mutating func restart() {
        head = 0
        count = 0
        isFresh = false
    }

    /// Adds a sample. When full, the oldest one is dropped.
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

    /// The n-th oldest sample, which must exist.
    @inline(__always)
    subscript(index: Int) -> Sample { mutating get { ring[unchecked: place(index)] } }

    // MARK: Resampling (rule 1.16)

    /// Longest extrapolation beyond the last sample.
    private static let longestExtrapolation = Time.milliseconds(8)
    /// Smallest time between two samples that allows an extrapolation.
    private static let shortestDistance = Time.milliseconds(2)

    /// Returns the sample at a moment: interpolated on the line between the samples around it, or extrapolated a little
    /// beyond the last one. Requires at least one sample.
    mutating func sample(at moment: Microseconds) -> Sample {
        var index = count &- 1
        while index > 0, self[index].time > moment { index &-= 1 }
        let before = self[index]
        // Before the down, the touch is where it landed.
        if before.time >= moment { return before }
        if index < count &- 1 { return point(from: before, to: self[index &+ 1], at: moment) }
        guard isFresh, index > 0 else { return before }
        let previous = self[index &- 1]
        let distance = before.time &- previous.time
        guard distance >= TouchHistory.shortestDistance else { return before }
        let ahead = min(moment &- before.time, min(TouchHistory.longestExtrapolation, distance / 2))
        return point(from: previous, to: before, at: before.time &+ ahead)
    }

    /// Interpolates between two samples of different times.
    private func point(from one: Sample, to other: Sample, at time: Microseconds) -> Sample {
        let part = Double(time &- one.time) / Double(other.time &- one.time)
        return Sample(time: time, location: (one.location + (other.location - one.location) * part).clampedToLimit)
    }
}

extension Touch {
    /// Stores a sample. The first time, also stores the one before: the down, or the last one before the history was
    /// needed. If out of memory, the touch is delivered as it was fed.
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

    /// Returns the reading to deliver at an output frame: the last one, with the location and time of a moment.
    func resampled(at moment: Microseconds) -> TouchReading {
        guard let history, history.pointee.count > 0 else { return fed }
        var reading = fed
        let sample = history.pointee.sample(at: moment)
        reading.location = sample.location
        reading.time = max(sample.time, timestamp)
        history.pointee.isFresh = false
        return reading
    }

    /// Returns the predicted sample at a time. Without a history, continues the last delivered step in a straight line.
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

    /// Feeds a resampled reading, to be delivered, until `feedAgain`.
    func feed(_ reading: TouchReading) {
        history?.pointee.fed = fed
        fed = reading
    }

    /// Restores the reading that the device fed.
    func feedAgain() {
        if let history { fed = history.pointee.fed }
    }
}
