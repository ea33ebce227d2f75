// SPDX-License-Identifier: MIT

import ScenarioFormat

/// 8.6, 8.7: what pinch and rotation share.
class TwoFingers: Recognizer {
    /// The fingers it follows, at most two.
    private(set) var pair: [Touch] = []
    private(set) var lastPlaceOfTwo: Point?

    /// The second finger has landed: measure from here.
    func startMeasuring() {}
    /// One of two fingers has moved; true if that is enough to begin.
    func measure() -> Bool { false }

    final var hasTwo: Bool {
        pair.count == 2
    }

    final var span: Point {
        hasTwo ? pair[1].location - pair[0].location : .zero
    }

    /// Coincident fingers give no infinity: distances below 1 px count as 1.
    final var distance: Double {
        max(span.length, 1)
    }

    override func touchesBegan(_ landed: [Touch]) {
        for touch in landed {
            if hasTwo {
                // First two touches; further ones are ignored, and so still reach the view.
                model.ignore(touch, by: self)
                continue
            }
            pair.append(touch)
            if hasTwo { startMeasuring() }
        }
        notePlace()
    }

    override func touchesMoved(_ moved: [Touch]) {
        notePlace()
        if hasTwo && measure() && state == .possible && wishes.isEmpty {
            model.request(.began, by: self)
        }
    }

    override func touchesEnded(_ lifted: [Touch]) {
        pair.removeAll { touch in lifted.contains { $0 === touch } }
        if !pair.isEmpty { return }
        if isActive || !wishes.isEmpty {
            model.request(.ended, by: self)
        } else {
            model.fail(self, nil)
        }
    }

    override func touchesCancelled(_ touches: [Touch]) {
        model.request(.cancelled, by: self, reason: model.cancelReason)
    }

    private func notePlace() {
        if hasTwo { lastPlaceOfTwo = Point.centroid(pair.map(\.location)) }
    }

    override func willBegin() {
        if hasTwo { startMeasuring() }
    }

    override func reset() {
        pair = []
        lastPlaceOfTwo = nil
    }

    /// 8.1: in the last action the touches still down, and the last place with the required number.
    override func actionKeys(in state: RecognizerState) -> [LogKey: LogValue] {
        var keys: [LogKey: LogValue] = [.touches: numberOfTouches]
        keys[.location] = location(state.isFinished ? lastPlaceOfTwo : Point.centroid(pair.map(\.location)))
        return keys
    }
}
