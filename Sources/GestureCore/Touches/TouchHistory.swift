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
    /// Number of samples since the down, which tells a later sample from an earlier one.
    private var added = 0
    /// The latest sample that an output frame used, by its number.
    private var used = 0
    /// Time of the last sample by the device.
    private(set) var stamp: Microseconds = 0
    /// Last reading that was fed, kept while the touch reads the delivered one.
    var fed = TouchReading()

    init() {}

    mutating func restart() {
        head = 0
        count = 0
        added = 0
        used = 0
    }

    /// Adds a sample, with its time by the panel's clock. When full, the oldest one is dropped.
    mutating func add(_ reading: TouchReading, at time: Microseconds) {
        if count == TouchHistory.capacity {
            head = place(1)
        } else {
            count &+= 1
        }
        let time = count > 1 ? max(time, self[count &- 2].time) : time
        ring[place(count &- 1)] = Sample(time: time, location: reading.location)
        stamp = reading.time
        added &+= 1
    }

    @inline(__always)
    private func place(_ index: Int) -> Int { (head &+ index) & (TouchHistory.capacity &- 1) }

    /// The n-th oldest sample, which must exist.
    @inline(__always)
    subscript(index: Int) -> Sample { mutating get { ring[unchecked: place(index)] } }

    // MARK: Resampling (rule 1.16)

    /// Longest time for which the next sample is awaited, and how much later than expected it may be.
    private static let longestInterval = Time.milliseconds(25)
    private static let tolerance = Time.milliseconds(1)

    /// Returns the sample at a moment: on the line between the samples around it, or predicted until the next one is
    /// due. Returns nil if the touch stays where it was delivered last. Requires at least one sample.
    mutating func sample(at moment: Microseconds, now: Microseconds, delivered: Point) -> Sample? {
        var index = count &- 1
        while index > 0, self[index].time > moment { index &-= 1 }
        let before = self[index]
        // Before the down, the touch is where it landed.
        if before.time >= moment { return before }
        if index < count &- 1 {
            used = added &- (count &- 2 &- index)
            return point(from: before, to: self[index &+ 1], at: moment)
        }
        guard index > 0 else { return before }
        let previous = self[index &- 1]
        let interval = min(before.time &- previous.time, TouchHistory.longestInterval)
        guard moment <= before.time &+ interval &+ TouchHistory.tolerance else { return nil }
        let predicted = prediction(at: moment, now: now)
        let isLater = used < added
        used = added
        let way = predicted.location - delivered
        let movement = before.location - previous.location
        return isLater || way.x * movement.x + way.y * movement.y >= 0 ? predicted : nil
    }

    /// Interpolates between two samples of different times.
    private func point(from one: Sample, to other: Sample, at time: Microseconds) -> Sample {
        let part = Double(time &- one.time) / Double(other.time &- one.time)
        return Sample(time: time, location: (one.location + (other.location - one.location) * part).clampedToLimit)
    }
}

extension Touch {
    /// Stores a sample. The first time, also stores the one before: the last one before the history was needed. If out
    /// of memory, the touch is delivered as it was fed.
    @inline(never)
    func keep(_ reading: TouchReading) {
        if history == nil {
            history = UnsafeMutablePointer<TouchHistory>.take(1)
            history?.initialize(to: TouchHistory())
        }
        guard let history else { return }
        if history.pointee.count == 0, fed.time < reading.time { history.pointee.add(fed, at: fed.time) }
        history.pointee.add(reading, at: source?.clock.time(of: reading.time) ?? reading.time)
    }

    /// Returns the reading to deliver at an output frame: the last one, with the location and time of a moment. Returns
    /// nil if the touch stays where it was delivered last.
    func resampled(at moment: Microseconds, now: Microseconds) -> TouchReading? {
        var reading = fed
        guard let history, history.pointee.count > 0 else { return reading }
        guard let sample = history.pointee.sample(at: moment, now: now, delivered: location) else { return nil }
        reading.location = sample.location
        reading.time = max(sample.time, timestamp)
        return reading
    }

    /// Returns the predicted sample at a time. Without a history, continues the last delivered step in a straight line.
    @inline(never)
    func prediction(at time: Microseconds, now: Microseconds, keepsHistory: Bool) -> TouchHistory.Sample {
        if keepsHistory, let history, history.pointee.count > 0 {
            return history.pointee.prediction(at: time, now: now)
        }
        let step = timestamp &- previous.time
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
