// SPDX-License-Identifier: MIT

/// Velocity of a point by least squares (rule 8.10): the slope, at the last sample, of a parabola through the samples
/// of the last 100 ms, or of a line through two. A pause of more than 40 ms between two samples ends a motion: earlier
/// samples do not count.
///
/// Most recognizers wait for a finger that never comes. Therefore room for samples is allocated with the first one, and
/// kept. If out of memory the velocity is 0.
struct VelocityEstimator: ~Copyable {
    private var samples: UnsafeMutablePointer<VelocitySamples>?

    init() {}

    deinit { samples?.giveBack() }

    func restart() { samples?.pointee.restart() }

    /// Adds a sample; it replaces an earlier one of the same time.
    @inline(__always)
    mutating func add(_ point: Point, at time: Microseconds) {
        guard let samples else { return addFirst(point, at: time) }
        samples.pointee.add(point, at: time)
    }

    /// Returns the velocity at a time, in units of the points per second.
    func velocity(at time: Microseconds) -> Point { samples?.pointee.velocity(at: time) ?? .zero }

    /// Returns whether the time since the last sample means that the finger has stopped.
    static func hasStopped(since last: Microseconds, at time: Microseconds) -> Bool {
        time &- last > VelocitySamples.stopAfter
    }

    @inline(never)
    private mutating func addFirst(_ point: Point, at time: Microseconds) {
        guard let made = UnsafeMutablePointer<VelocitySamples>.take(1) else { return }
        made.initialize(to: VelocitySamples())
        made.pointee.add(point, at: time)
        samples = made
    }
}

/// The latest samples, and the velocity computed from them.
///
/// Functions that read samples are mutating: in a nonmutating function Swift would copy the whole ring to read an
/// element.
private struct VelocitySamples {
    /// Samples that are older than this, relative to the last one, do not count.
    static let horizon = Time.milliseconds(100)
    /// Time without a sample after which a finger has stopped.
    static let stopAfter = Time.milliseconds(40)
    /// Largest number of samples: 100 ms of a 240 Hz panel. With a faster panel every second sample is dropped when the
    /// room is full.
    static let capacity = 32

    private var ring = InlineArray<32, Sample>(repeating: Sample(time: 0, x: 0, y: 0))
    private var head = 0
    private(set) var count = 0

    /// Returns the index of the n-th oldest sample in the ring.
    @inline(__always)
    private func place(_ index: Int) -> Int { (head &+ index) & (VelocitySamples.capacity - 1) }

    private var last: Sample { mutating get { ring[place(count &- 1)] } }

    private struct Sample {
        var time: Microseconds
        var x: Double
        var y: Double

        var location: Point { Point(x: x, y: y) }
    }

    /// Returns the location of the n-th oldest sample.
    private mutating func location(_ index: Int) -> Point { ring[place(index)].location }

    init() {}

    mutating func restart() {
        count = 0
    }

    @inline(__always)
    mutating func add(_ point: Point, at time: Microseconds) {
        if count > 0 {
            let newest = place(count &- 1)
            if ring[newest].time >= time {
                ring[newest].x = point.x
                ring[newest].y = point.y
                return
            }
            // Tested here, where both samples still exist: a full ring drops some.
            if VelocityEstimator.hasStopped(since: ring[newest].time, at: time) { restart() }
            if count == VelocitySamples.capacity { makeRoom(at: time) }
        }
        ring[place(count)] = Sample(time: time, x: point.x, y: point.y)
        count &+= 1
    }

    mutating func velocity(at time: Microseconds) -> Point {
        guard count >= 2, !VelocityEstimator.hasStopped(since: last.time, at: time) else { return .zero }
        let first = findFirstInHorizon()
        guard count &- first >= 2 else { return .zero }
        let fit = slope(from: first)
        let motion = last.location - location(first)
        // A fit that points against the motion is noise of a finger that turned around or stopped.
        guard fit.isFinite, fit.x * motion.x + fit.y * motion.y >= 0 else { return .zero }
        return fit
    }

    private mutating func findFirstInHorizon() -> Int {
        let oldest = last.time &- VelocitySamples.horizon
        var index = 0
        while index < count &- 1, ring[place(index)].time < oldest { index &+= 1 }
        return index
    }

    private mutating func slope(from first: Int) -> Point {
        guard count &- first == 2 else { return parabolaSlope(from: first) }
        let duration = seconds(last.time, since: ring[place(first)].time)
        return (last.location - location(first)) / duration
    }

    /// Returns the slope at the last sample of the least-squares parabola, from its normal equations about the means,
    /// which keeps them well conditioned.
    private mutating func parabolaSlope(from first: Int) -> Point {
        let n = Double(count &- first)
        var meanT = 0.0
        var meanX = Point.zero
        var meanT2 = 0.0
        var index = first
        while index < count {
            let t = seconds(ring[place(index)].time, since: last.time)
            meanT += t
            meanT2 += t * t
            meanX = meanX + location(index)
            index &+= 1
        }
        meanT /= n
        meanT2 /= n
        meanX = meanX / n
        var stt = 0.0
        var stq = 0.0
        var sqq = 0.0
        var stx = Point.zero
        var sqx = Point.zero
        index = first
        while index < count {
            let t = seconds(ring[place(index)].time, since: last.time)
            let dt = t - meanT
            let dq = t * t - meanT2
            let dx = location(index) - meanX
            stt += dt * dt
            stq += dt * dq
            sqq += dq * dq
            stx = stx + dx * dt
            sqx = sqx + dx * dq
            index &+= 1
        }
        let determinant = stt * sqq - stq * stq
        guard determinant > 0 else { return stt > 0 ? stx / stt : .zero }
        // x(t) = a + b·t + c·t² with t = 0 at the last sample: its slope there is b.
        return (stx * sqq - sqx * stq) / determinant
    }

    private func seconds(_ time: Microseconds, since origin: Microseconds) -> Double {
        Double(time &- origin) * 1e-6
    }

    /// Removes samples that are too old, when their room is needed.
    @_optimize(speed)
    private mutating func makeRoom(at time: Microseconds) {
        let oldest = time &- VelocitySamples.horizon
        var first = 0
        while first < count, ring[place(first)].time < oldest { first &+= 1 }
        head = place(first)
        count &-= first
        if first == 0 { thinOut() }
    }

    private mutating func thinOut() {
        var kept = 0
        var index = 0
        while index < count {
            ring[place(kept)] = ring[place(index)]
            kept &+= 1
            index &+= 2
        }
        count = kept
    }
}
