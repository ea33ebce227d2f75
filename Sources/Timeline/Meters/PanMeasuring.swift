// SPDX-License-Identifier: MIT

import ScenarioFormat
import ScenarioRunner

/// Displacement of the centroid of enough fingers. A finger that joins or leaves does not change it (rule 8.4).
struct CentroidTravel {
    private(set) var fingers: [Finger] = []
    private(set) var travel = Point(x: 0, y: 0)
    private var last: Point?
    private let minimum: Int

    init(minimum: Int) {
        self.minimum = max(1, minimum)
    }

    var hasEnough: Bool { fingers.count >= minimum }

    mutating func came(_ finger: Finger) {
        step()
        fingers.append(finger)
        last = hasEnough ? fingers.centroid : nil
    }

    mutating func moved(_ id: TouchID, to place: Point) {
        fingers.move(id, to: place)
    }

    mutating func lifted(_ id: TouchID) {
        step()
        fingers.removeAll { $0.id == id }
        last = hasEnough ? fingers.centroid : nil
    }

    /// Adds the movement of the fingers.
    mutating func step() {
        guard hasEnough else { return }
        let centroid = fingers.centroid
        if let last { travel = travel + (centroid - last) }
        last = centroid
    }
}

struct PanMeasuring: MeasuringMethod {
    private var centroid: CentroidTravel
    /// Displacement with enough fingers, kept after one of them has lifted; nil if there were never enough.
    private var made: Double?

    static func meters(of facts: RecognizerFacts) -> [Meter] {
        [Meter("moved", .pixels, limit: facts.lengths[.begin] ?? 0, .recognizes)]
    }

    init(_ facts: RecognizerFacts) {
        centroid = CentroidTravel(minimum: facts.touches)
    }

    mutating func came(_ finger: Finger, at time: Microseconds) { centroid.came(finger) }
    mutating func moved(_ id: TouchID, to place: Point) { centroid.moved(id, to: place) }
    mutating func lifted(_ id: TouchID, at time: Microseconds) { centroid.lifted(id) }

    mutating func values(at time: Microseconds) -> [Double?] {
        centroid.step()
        if centroid.hasEnough { made = centroid.travel.length }
        return [made]
    }
}

/// Rule 8.5: each finger counts for itself, and the slowest decides.
struct SwipeMeasuring: MeasuringMethod {
    private let facts: RecognizerFacts
    private var fingers: [Finger] = []
    private var firstDown: Microseconds?

    static func meters(of facts: RecognizerFacts) -> [Meter] {
        let along = facts.directions.count == 1 ? facts.directions.first.map { "moved \($0.rawValue)" } : nil
        return [
            Meter(along ?? "moved along", .pixels, limit: facts.lengths[.swipeAlong] ?? 0, .recognizes),
            Meter("moved across", .pixels, limit: facts.lengths[.swipeAcross] ?? 0, .fails),
            Meter("took", .milliseconds, limit: Double(facts.durations[.swipe] ?? 0), .fails),
        ]
    }

    init(_ facts: RecognizerFacts) {
        self.facts = facts
    }

    mutating func came(_ finger: Finger, at time: Microseconds) {
        if firstDown == nil { firstDown = finger.downTime }
        fingers.append(finger)
    }

    mutating func moved(_ id: TouchID, to place: Point) { fingers.move(id, to: place) }
    mutating func lifted(_ id: TouchID, at time: Microseconds) { fingers.removeAll { $0.id == id } }

    mutating func values(at time: Microseconds) -> [Double?] {
        let ways = fingers.map(\.way)
        let parts = facts.directions.map { direction in
            let parts = ways.map { SwipeMeasuring.components(of: $0, along: direction) }
            return (ahead: parts.map(\.ahead).min() ?? 0, aside: parts.map(\.aside).max() ?? 0)
        }
        let isThere = !ways.isEmpty && !parts.isEmpty
        return [
            isThere ? max(0, parts.map(\.ahead).max() ?? 0) : nil, isThere ? parts.map(\.aside).min() : nil,
            firstDown.map { Double(time - $0) },
        ]
    }

    private static func components(
        of way: Point, along direction: SwipeDirection
    ) -> (ahead: Double, aside: Double) {
        switch direction {
        case .right: (way.x, abs(way.y))
        case .left: (-way.x, abs(way.y))
        case .up: (-way.y, abs(way.x))
        case .down: (way.y, abs(way.x))
        }
    }
}
