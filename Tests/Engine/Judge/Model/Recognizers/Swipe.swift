// SPDX-License-Identifier: MIT

import ScenarioFormat

/// 8.5: swipe.
final class Swipe: Recognizer {
    let directions: Set<SwipeDirection>
    let fingersRequired: Int
    let distance: Double
    let deviation: Double
    let longestTime: Microseconds
    private var startTime: Microseconds?
    /// 14.2: movement of a touchpad's fingers together.
    private var way = Point.zero
    private var lastPlace: Point?

    init(name: String, model: Model, directions: Set<SwipeDirection>, fingers: Int, thresholds: Thresholds) {
        distance = thresholds.length(.swipeAlong, or: 50)
        deviation = thresholds.length(.swipeAcross, or: 50)
        longestTime = thresholds.duration(.swipe, or: 500_000)
        self.directions = directions
        fingersRequired = fingers
        super.init(name: name, model: model)
    }

    override var isDiscrete: Bool { true }

    override func touchesBegan(_ landed: [Touch]) {
        if startTime == nil { startTime = model.now }
        if knownTouches.count > fingersRequired { model.fail(self, .tooManyTouches) }
    }

    override func touchesMoved(_ moved: [Touch]) {
        if !wishes.isEmpty { return }
        let possible = directions.filter { direction in
            knownTouches.allSatisfy { !model.exceeds(across($0, direction), deviation, [$0]) }
        }
        if possible.isEmpty {
            model.fail(self, .movedTooFar)
        } else if knownTouches.count == fingersRequired, possible.contains(where: isComplete) {
            // Recognizes before the lift, as soon as every finger has moved far enough.
            model.request(.ended, by: self)
        }
    }

    private func isComplete(_ direction: SwipeDirection) -> Bool {
        knownTouches.allSatisfy { isArrived($0, direction) }
    }

    private func isArrived(_ touch: Touch, _ direction: SwipeDirection) -> Bool {
        isArrived(touch.location - start(of: touch), direction)
    }

    private func isArrived(_ moved: Point, _ direction: SwipeDirection) -> Bool {
        let along = along(moved, direction)
        let across = across(moved, direction)
        return model.reaches(along, distance, []) && across < along && !model.exceeds(across, deviation, [])
    }

    override var touchesNeeded: Int { fingersRequired }

    override var movement: Point? {
        if gesture != nil { return way }
        guard let start = Point.centroid(knownTouches.map(start)) else { return nil }
        return Point.centroid(knownTouches.map(\.location)).map { $0 - start }
    }

    private func along(_ moved: Point, _ direction: SwipeDirection) -> Double {
        switch direction {
        case .right: moved.x
        case .left: -moved.x
        case .down: moved.y
        case .up: -moved.y
        }
    }

    private func across(_ touch: Touch, _ direction: SwipeDirection) -> Double {
        across(touch.location - start(of: touch), direction)
    }

    private func across(_ moved: Point, _ direction: SwipeDirection) -> Double {
        switch direction {
        case .right, .left: abs(moved.y)
        case .down, .up: abs(moved.x)
        }
    }

    /// 8.11: a finger that lifts before recognition fails it.
    override func touchesEnded(_ touches: [Touch]) {
        if !wishes.isEmpty { return }
        if knownTouches.count < fingersRequired {
            model.fail(self, .tooFewTouches)
            return
        }
        // The first finger that failed it; ties are broken by the order of the downs.
        let suspects = inDownOrder(touches) + inDownOrder(fingersDown)
        model.fail(self, suspects.lazy.compactMap(shortcoming).first)
    }

    private func inDownOrder(_ touches: [Touch]) -> [Touch] {
        touches.sorted { $0.order < $1.order }
    }

    /// Returns why a finger has made no swipe.
    private func shortcoming(of touch: Touch) -> FailureReason? {
        shortcoming(of: touch.location - start(of: touch))
    }

    private func shortcoming(of moved: Point) -> FailureReason? {
        if directions.contains(where: { isArrived(moved, $0) }) { return nil }
        let isFarAhead = directions.contains { model.reaches(along(moved, $0), distance, []) }
        let isFarElsewhere = directions.contains {
            model.reaches(max(-along(moved, $0), across(moved, $0)), distance, [])
        }
        return isFarElsewhere && !isFarAhead ? .wrongDirection : .movedTooLittle
    }

    // MARK: Swipes on a touchpad (14.2): the way of all fingers together is each one's

    override func follows(_ gesture: IndirectGesture) -> Bool {
        gesture.kind == .touchpad(.swipe) && allowsTouchpads && gesture.fingers == fingersRequired
    }

    override func gestureBegan(_ gesture: IndirectGesture) {
        startTime = model.now
        lastPlace = gesture.place
    }

    override func gestureChanged(_ gesture: IndirectGesture) {
        way = way + gesture.step
        if !wishes.isEmpty { return }
        let possible = directions.filter { !model.exceeds(across(way, $0), deviation, []) }
        if possible.isEmpty {
            model.fail(self, .movedTooFar)
        } else if possible.contains(where: { isArrived(way, $0) }) {
            model.request(.ended, by: self)
        }
    }

    override func gestureEnded(_ gesture: IndirectGesture) {
        if wishes.isEmpty { model.fail(self, shortcoming(of: way) ?? .movedTooLittle) }
    }

    override func touchesCancelled(_ touches: [Touch]) {
        model.fail(self, model.cancelReason)
    }

    override var deadline: Microseconds? {
        startTime.map { $0 + longestTime }
    }

    override func timerFired() {
        model.fail(self, .tooSlow)
    }

    override func reset() {
        startTime = nil
        way = .zero
        lastPlace = nil
    }

    /// The location is where it began.
    override func actionKeys(in state: RecognizerState) -> [LogKey: LogValue] {
        var keys: [LogKey: LogValue] = [.touches: numberOfTouches]
        keys[.location] = location(lastPlace ?? Point.centroid(knownTouches.map(start)))
        return keys
    }
}

extension SwipeKind: ModelledKind {
    static let weights: [RecognizerGroup: Int] = [.drags: 40, .all: 10]

    static func random(_ random: inout RandomSource) -> SwipeKind {
        var kind = SwipeKind(
            directions: random.pick([
                [.right], [.right], [.left], [.down], [.up], [.left, .right], [.right, .down],
            ]))
        kind.touches = random.pick([nil, nil, nil, 2])
        kind.thresholds = .random(
            &random, thresholdOptions, lengths: [2, 20, 80], durations: [100_000, 250_000, 1_000_000])
        return kind
    }

    func recognizer(_ name: String, in model: Model) -> Recognizer {
        Swipe(name: name, model: model, directions: directions, fingers: Int(touches ?? 1), thresholds: thresholds)
    }

    var simpler: [SwipeKind] { without(\.touches) + withoutThresholds }
}
