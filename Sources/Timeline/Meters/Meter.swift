// SPDX-License-Identifier: MIT

public import ScenarioFormat

/// A number that a recognizer decides by, as it nears its limit.
public struct Meter: Sendable {
    public enum Unit: String, Sendable {
        case pixels = "px"
        case milliseconds = "ms"
        case taps
    }

    /// Effect of reaching the limit.
    public enum Effect: String, Sendable {
        case recognizes, fails
    }

    public struct Sample: Sendable, Equatable {
        public var time: Microseconds
        /// In px, µs or taps.
        public var value: Double
    }

    public var name: String
    public var unit: Unit
    public var limit: Double
    public var effect: Effect
    /// One for each attempt, in the order of time.
    public var runs: [[Sample]] = []

    public init(_ name: String, _ unit: Unit, limit: Double, _ effect: Effect) {
        (self.name, self.unit, self.limit, self.effect) = (name, unit, limit, effect)
    }

    /// The part of the way to the limit; a limit of 0 is reached at once.
    public func fraction(_ value: Double) -> Double {
        limit > 0 ? max(0, value / limit) : 1
    }

    /// A value as people read it.
    public func text(_ value: Double) -> String {
        switch unit {
        case .pixels: "\(Meter.rounded(value)) px"
        case .milliseconds: "\(Meter.rounded(value / 1000)) ms"
        case .taps: "\(Meter.rounded(value))"
        }
    }

    public var limitText: String { unit == .taps ? "\(text(limit)) taps" : text(limit) }

    /// Returns the value at a time, or nil between attempts.
    public func value(at time: Microseconds) -> Double? {
        guard let run = runs.last(where: { ($0.first?.time ?? .max) <= time }), let last = run.last, time <= last.time
        else { return nil }
        // The last sample up to the time; a duration grows on between two.
        var low = 0
        var high = run.count
        while low < high {
            let middle = (low + high) / 2
            if run[middle].time <= time { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        let sample = run[low - 1]
        return unit == .milliseconds ? sample.value + Double(time - sample.time) : sample.value
    }

    static func rounded(_ value: Double) -> String {
        let tenths = (value * 10).rounded()
        guard tenths.magnitude < 1e15 else { return "\(value)" }
        return tenths.truncatingRemainder(dividingBy: 10) == 0 ? "\(Int64(tenths / 10))" : "\(tenths / 10)"
    }

    // MARK: Taking samples

    /// Begins a run.
    mutating func start() {
        if runs.last?.isEmpty != true { runs.append([]) }
    }

    /// Ends the run: what comes next is another one's.
    mutating func stop() {
        if runs.last?.isEmpty == false { runs.append([]) }
    }

    mutating func take(_ value: Double, at time: Microseconds) {
        if runs.isEmpty { runs.append([]) }
        let end = runs.count - 1
        let last = runs[end].last
        if let last, last.time == time, last.value == value { return }
        if let last, unit != .milliseconds, time - last.time > Meter.pause, last.value != value {
            // Nothing moved in between: a slope would tell otherwise.
            runs[end].append(Sample(time: time, value: last.value))
        }
        if runs[end].count >= 2, isStraight(runs[end], value) {
            runs[end][runs[end].count - 1] = Sample(time: time, value: value)
        } else {
            runs[end].append(Sample(time: time, value: value))
        }
    }

    private static let pause: Microseconds = 20_000

    /// Returns whether the new value goes on like the last two samples: at rest, or as time does.
    private func isStraight(_ run: [Sample], _ value: Double) -> Bool {
        if unit == .milliseconds { return true }
        return run[run.count - 1].value == value && run[run.count - 2].value == value
    }

    mutating func finish() {
        runs.removeAll(where: \.isEmpty)
    }
}
