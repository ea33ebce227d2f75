// SPDX-License-Identifier: MIT

import ScenarioFormat
import ScenarioRunner

/// Counts taps by rule 8.2, for taps and for those before a long press.
struct TapCount {
    private(set) var fingers: [Finger] = []
    private(set) var tapsDone = 0
    private(set) var firstDown: Microseconds?
    private(set) var lastLift: Microseconds?
    /// Distance of the present tap from the first one.
    private(set) var distance: Double?
    private var firstPlace: Point?
    private var arrived = 0
    private let touches: Int

    init(touches: Int) {
        self.touches = touches
    }

    var hasAllFingers: Bool { arrived >= touches }

    mutating func came(_ finger: Finger) {
        if fingers.isEmpty {
            firstDown = finger.downTime
            arrived = 0
        }
        arrived += 1
        fingers.append(finger)
        guard fingers.count == touches else { return }
        let place = fingers.map(\.start).reduce(Point(x: 0, y: 0), +) * (1 / Double(touches))
        if let firstPlace { distance = (place - firstPlace).length } else { firstPlace = place }
    }

    mutating func moved(_ id: TouchID, to place: Point) {
        fingers.move(id, to: place)
    }

    mutating func lifted(_ id: TouchID, at time: Microseconds) {
        fingers.removeAll { $0.id == id }
        guard fingers.isEmpty, firstDown != nil else { return }
        tapsDone += 1
        firstDown = nil
        lastLift = time
    }

    var farthest: Double? { fingers.map(\.way.length).max() }
}

struct TapMeasuring: MeasuringMethod {
    private let facts: RecognizerFacts
    private var count: TapCount

    static func meters(of facts: RecognizerFacts) -> [Meter] {
        var meters = [
            Meter("moved", .pixels, limit: facts.lengths[.allowableMovement] ?? 0, .fails),
            Meter("down for", .milliseconds, limit: Double(facts.durations[.tap] ?? 0), .fails),
        ]
        if facts.taps > 1 {
            meters.append(
                Meter("next tap after", .milliseconds, limit: Double(facts.durations[.tapInterval] ?? 0), .fails))
            meters.append(Meter("from the first tap", .pixels, limit: facts.lengths[.tapDistance] ?? 0, .fails))
            meters.append(Meter("taps", .taps, limit: Double(facts.taps), .recognizes))
        }
        return meters
    }

    init(_ facts: RecognizerFacts) {
        self.facts = facts
        count = TapCount(touches: facts.touches)
    }

    mutating func came(_ finger: Finger, at time: Microseconds) { count.came(finger) }
    mutating func moved(_ id: TouchID, to place: Point) { count.moved(id, to: place) }
    mutating func lifted(_ id: TouchID, at time: Microseconds) { count.lifted(id, at: time) }

    mutating func values(at time: Microseconds) -> [Double?] {
        let values = [count.farthest, count.firstDown.map { Double(time - $0) }]
        guard facts.taps > 1 else { return values }
        let pause = count.firstDown == nil ? count.lastLift.map { Double(time - $0) } : nil
        return values + [pause, count.distance, Double(count.tapsDone)]
    }
}

struct LongPressMeasuring: MeasuringMethod {
    private let facts: RecognizerFacts
    private var count: TapCount
    private var fingers: [Finger] = []
    private var pressed: Microseconds?

    static func meters(of facts: RecognizerFacts) -> [Meter] {
        [
            Meter("pressed for", .milliseconds, limit: Double(facts.durations[.minimumPress] ?? 0), .recognizes),
            Meter("moved", .pixels, limit: facts.lengths[.allowableMovement] ?? 0, .fails),
        ]
    }

    init(_ facts: RecognizerFacts) {
        self.facts = facts
        count = TapCount(touches: facts.touches)
    }

    private var isTapping: Bool { count.tapsDone < facts.taps }

    mutating func came(_ finger: Finger, at time: Microseconds) {
        guard !isTapping else { return count.came(finger) }
        fingers.append(finger)
        if fingers.count == facts.touches { pressed = finger.downTime }
    }

    mutating func moved(_ id: TouchID, to place: Point) {
        count.moved(id, to: place)
        fingers.move(id, to: place)
    }

    mutating func lifted(_ id: TouchID, at time: Microseconds) {
        if isTapping { count.lifted(id, at: time) }
        fingers.removeAll { $0.id == id }
    }

    mutating func values(at time: Microseconds) -> [Double?] {
        [pressed.map { Double(time - $0) }, fingers.map(\.way.length).max()]
    }
}
