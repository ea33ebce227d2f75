// SPDX-License-Identifier: MIT

import ScenarioFormat
import ScenarioRunner

/// Follows the fingers of a recognizer's attempts and measures what its kind measures (§8).
struct Measuring {
    private(set) var meters: [Meter]
    private let facts: RecognizerFacts
    private let method: any MeasuringMethod.Type
    private var state: (any MeasuringMethod)?

    init?(_ facts: RecognizerFacts) {
        guard let method = Measuring.method(of: facts.kind) else { return nil }
        self.facts = facts
        self.method = method
        meters = method.meters(of: facts)
        if meters.isEmpty { return nil }
    }

    private static func method(of kind: String) -> (any MeasuringMethod.Type)? {
        switch RecognizerKinds.all.first(where: { $0.word == kind })?.movement {
        case .taps: TapMeasuring.self
        case .press: LongPressMeasuring.self
        case .path: PanMeasuring.self
        case .stroke: SwipeMeasuring.self
        case .spread: PinchMeasuring.self
        case .arc: RotationMeasuring.self
        case .pathSpreadAndArc: TransformMeasuring.self
        case nil: nil
        }
    }

    mutating func begin(at time: Microseconds) {
        state = method.init(facts)
        for index in meters.indices { meters[index].start() }
    }

    mutating func came(_ finger: Finger, at time: Microseconds) {
        state?.came(finger, at: time)
    }

    mutating func moved(_ id: TouchID, to place: Point) {
        state?.moved(id, to: place)
    }

    mutating func lifted(_ id: TouchID, at time: Microseconds) {
        state?.lifted(id, at: time)
    }

    /// Adds the current values.
    mutating func sample(at time: Microseconds) {
        guard let values = state?.values(at: time) else { return }
        for (index, value) in zip(meters.indices, values) {
            if let value { meters[index].take(value, at: time) } else { meters[index].stop() }
        }
    }

    /// Ends the measurement after the recognizer's decision.
    mutating func end() {
        state = nil
        for index in meters.indices { meters[index].stop() }
    }

    mutating func finish() {
        for index in meters.indices { meters[index].finish() }
    }
}

/// The measurements of one attempt.
protocol MeasuringMethod {
    static func meters(of facts: RecognizerFacts) -> [Meter]
    init(_ facts: RecognizerFacts)
    mutating func came(_ finger: Finger, at time: Microseconds)
    mutating func moved(_ id: TouchID, to place: Point)
    mutating func lifted(_ id: TouchID, at time: Microseconds)
    /// Returns one value for each meter; nil: not measured now.
    mutating func values(at time: Microseconds) -> [Double?]
}

extension [Finger] {
    mutating func move(_ id: TouchID, to place: Point) {
        for index in indices where self[index].id == id { self[index].place = place }
    }
}
