// SPDX-License-Identifier: MIT

public import ScenarioFormat

/// Progress of a recognizer, as the library tells it (rule 15.3), and the limit with which it recognizes.
public struct Meter: Sendable {
    public enum Unit: String, Sendable {
        case pixels = "px"
        case milliseconds = "ms"
        case taps
    }

    public struct Sample: Sendable, Equatable {
        public var time: Microseconds
        /// Value in px, µs or taps.
        public var value: Double
    }

    public var name: String
    public var unit: Unit
    public var limit: Double
    /// Samples of each attempt, in the order of time.
    public var runs: [[Sample]] = []

    public init(_ name: String, _ unit: Unit, limit: Double) {
        (self.name, self.unit, self.limit) = (name, unit, limit)
    }

    /// Returns the fraction of the limit that a value has reached; 1 for a limit of 0.
    public func fraction(_ value: Double) -> Double {
        limit > 0 ? max(0, value / limit) : 1
    }

    /// Returns a value as text with its unit.
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
        // The last sample before the time. A duration also grows between samples.
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

    /// Whether a run goes on.
    var isOpen: Bool { runs.last?.isEmpty == false }

    /// Returns the value of the run that goes on.
    func current(at time: Microseconds) -> Double? {
        runs.last?.last.map { unit == .milliseconds ? $0.value + Double(max(0, time - $0.time)) : $0.value }
    }

    /// Extends the run to a time, at which the value is still the same, or has grown with the time.
    mutating func extend(to time: Microseconds) {
        if let value = current(at: time) { take(value, at: time) }
    }

    /// Ends the run; later samples belong to another one.
    mutating func stop() {
        if runs.last?.isEmpty == false { runs.append([]) }
    }

    mutating func take(_ value: Double, at time: Microseconds) {
        if runs.isEmpty { runs.append([]) }
        let end = runs.count - 1
        let last = runs[end].last
        if let last, last.time == time, last.value == value { return }
        if let last, unit != .milliseconds, time - last.time > Meter.pause, last.value != value {
            // The value was constant in between, so the curve must not be sloped.
            runs[end].append(Sample(time: time, value: last.value))
        }
        if runs[end].count >= 2, isStraight(runs[end], value) {
            runs[end][runs[end].count - 1] = Sample(time: time, value: value)
        } else {
            runs[end].append(Sample(time: time, value: value))
        }
    }

    private static let pause: Microseconds = 20_000

    /// Returns whether the new value continues the line of the last two samples: constant, or growing with time.
    private func isStraight(_ run: [Sample], _ value: Double) -> Bool {
        if unit == .milliseconds { return true }
        return run[run.count - 1].value == value && run[run.count - 2].value == value
    }

    mutating func finish() {
        runs.removeAll(where: \.isEmpty)
    }
}
