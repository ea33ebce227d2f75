// SPDX-License-Identifier: MIT

import Glibc
import ScenarioFormat
import ScenarioRunner

/// The first two fingers, which may be replaced (rules 8.6 and 8.7).
struct FingerPair {
    private var fingers: [Finger] = []

    /// Adds a finger. Returns whether it completes a pair.
    mutating func came(_ finger: Finger) -> Bool {
        guard fingers.count < 2 else { return false }
        fingers.append(finger)
        return fingers.count == 2
    }

    mutating func moved(_ id: TouchID, to place: Point) { fingers.move(id, to: place) }
    mutating func lifted(_ id: TouchID) { fingers.removeAll { $0.id == id } }

    var difference: Point? { fingers.count == 2 ? fingers[1].place - fingers[0].place : nil }
}

struct PinchMeasuring: MeasuringMethod {
    private var pair = FingerPair()
    private var base = 0.0
    private var made: Double?

    static func meters(of facts: RecognizerFacts) -> [Meter] {
        [Meter("distance changed by", .pixels, limit: facts.lengths[.begin] ?? 0, .recognizes)]
    }

    init(_ facts: RecognizerFacts) {}

    mutating func came(_ finger: Finger, at time: Microseconds) {
        if pair.came(finger), let difference = pair.difference { base = max(1, difference.length) }
    }

    mutating func moved(_ id: TouchID, to place: Point) { pair.moved(id, to: place) }
    mutating func lifted(_ id: TouchID, at time: Microseconds) { pair.lifted(id) }

    mutating func values(at time: Microseconds) -> [Double?] {
        // The value of a pair is kept while one finger is up.
        if let difference = pair.difference { made = abs(max(1, difference.length) - base) }
        return [made]
    }
}

struct RotationMeasuring: MeasuringMethod {
    private var pair = FingerPair()
    private var angle: Double?
    private var turned = 0.0
    private var made: Double?

    static func meters(of facts: RecognizerFacts) -> [Meter] {
        [Meter("turned along an arc of", .pixels, limit: facts.lengths[.begin] ?? 0, .recognizes)]
    }

    init(_ facts: RecognizerFacts) {}

    mutating func came(_ finger: Finger, at time: Microseconds) {
        guard pair.came(finger) else { return }
        angle = pair.difference.flatMap(Turn.angle)
        turned = 0
    }

    mutating func moved(_ id: TouchID, to place: Point) { pair.moved(id, to: place) }
    mutating func lifted(_ id: TouchID, at time: Microseconds) { pair.lifted(id) }

    mutating func values(at time: Microseconds) -> [Double?] {
        guard let difference = pair.difference else { return [made] }
        let now = Turn.angle(of: difference)
        if let now, let angle { turned += Turn.shortWay(now - angle) }
        angle = now
        made = abs(turned) * difference.length / 2
        return [made]
    }
}

enum Turn {
    /// Fingers less than 1 px apart have no angle (rule 8.7).
    static func angle(of pair: Point) -> Double? {
        pair.length < 1 ? nil : atan2(pair.y, pair.x)
    }

    static func shortWay(_ angle: Double) -> Double {
        if angle > .pi { return angle - 2 * .pi }
        if angle < -.pi { return angle + 2 * .pi }
        return angle
    }
}

/// Rule 8.13: three thresholds; the first one that is reached begins the recognizer.
struct TransformMeasuring: MeasuringMethod {
    private let parts: [TransformPart]
    private var centroid: CentroidTravel
    private var diameter = 0.0
    private var spreading = 0.0
    /// Turn since the reference, and the arc of the references before, each with its own diameter (rule 8.13).
    private var turned = 0.0
    private var arcBefore = 0.0
    private var reference: [TouchID: Point] = [:]
    private var angle = 0.0

    static func meters(of facts: RecognizerFacts) -> [Meter] {
        parts(of: facts).map { part in
            switch part {
            case .translation: Meter("moved", .pixels, limit: facts.lengths[.begin] ?? 0, .recognizes)
            case .scale: Meter("spread by", .pixels, limit: facts.lengths[.beginSpread] ?? 0, .recognizes)
            case .rotation:
                Meter("turned along an arc of", .pixels, limit: facts.lengths[.beginArc] ?? 0, .recognizes)
            }
        }
    }

    private static func parts(of facts: RecognizerFacts) -> [TransformPart] {
        TransformPart.allCases.filter(facts.parts.contains)
    }

    init(_ facts: RecognizerFacts) {
        parts = TransformMeasuring.parts(of: facts)
        centroid = CentroidTravel(minimum: facts.touches)
    }

    mutating func came(_ finger: Finger, at time: Microseconds) {
        measure()
        centroid.came(finger)
        takeReference()
    }

    mutating func moved(_ id: TouchID, to place: Point) { centroid.moved(id, to: place) }

    mutating func lifted(_ id: TouchID, at time: Microseconds) {
        measure()
        centroid.lifted(id)
        takeReference()
    }

    private mutating func takeReference() {
        let middle = centroid.fingers.centroid
        arcBefore += turned * diameter / 2
        turned = 0
        reference = [:]
        for finger in centroid.fingers { reference[finger.id] = finger.place - middle }
        angle = 0
        diameter = centroid.fingers.diameter
    }

    private mutating func measure() {
        guard centroid.hasEnough, centroid.fingers.count >= 2 else { return }
        let now = centroid.fingers.diameter
        spreading += now - diameter
        diameter = now
        let middle = centroid.fingers.centroid
        var product = Point(x: 0, y: 0)
        for finger in centroid.fingers {
            guard let before = reference[finger.id] else { continue }
            let after = finger.place - middle
            product.x += after.x * before.x + after.y * before.y
            product.y += after.y * before.x - after.x * before.y
        }
        guard product.length > 0 else { return }
        let turn = atan2(product.y, product.x)
        turned += Turn.shortWay(turn - angle)
        angle = turn
    }

    mutating func values(at time: Microseconds) -> [Double?] {
        centroid.step()
        measure()
        guard centroid.hasEnough else { return parts.map { _ in nil } }
        return parts.map { part in
            switch part {
            case .translation: centroid.travel.length
            case .scale: abs(spreading)
            case .rotation: abs(arcBefore + turned * diameter / 2)
            }
        }
    }
}
