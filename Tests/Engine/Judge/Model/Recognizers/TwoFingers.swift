// SPDX-License-Identifier: MIT

import ScenarioFormat

/// 8.6, 8.7: common parts of pinch and rotation.
class TwoFingers: Recognizer {
    /// The fingers that it follows, at most two.
    private(set) var pair: [Touch] = []
    private(set) var lastPlaceOfTwo: Point?

    /// Called when the second finger has landed: values count from here.
    func startMeasuring() {}
    /// Called when one of two fingers has moved. Returns whether that is enough to begin.
    func measure() -> Bool { false }

    final var hasTwo: Bool {
        pair.count == 2
    }

    final var span: Point {
        hasTwo ? pair[1].location - pair[0].location : .zero
    }

    /// Coincident fingers must not give infinity: distances below 1 px count as 1 px.
    final var distance: Double {
        max(span.length, 1)
    }

    override var touchesNeeded: Int { 2 }

    override func touchesBegan(_ landed: [Touch]) {
        for touch in landed {
            if hasTwo {
                // Touches after the first two are ignored, and so still reach the view.
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

    // MARK: Pinches on a touchpad (14.2)

    /// Called with each report. Returns whether the value of the kind was reported to differ from its beginning.
    func takeReport(of gesture: IndirectGesture) -> Bool { false }

    override func follows(_ gesture: IndirectGesture) -> Bool {
        gesture.kind == .touchpad(.pinch) && allowsTouchpads
    }

    override func gestureBegan(_ gesture: IndirectGesture) {
        lastPlaceOfTwo = gesture.place
    }

    override func gestureChanged(_ gesture: IndirectGesture) {
        if takeReport(of: gesture) && state == .possible && wishes.isEmpty { model.request(.began, by: self) }
    }

    override func gestureEnded(_ gesture: IndirectGesture) {
        if isActive || !wishes.isEmpty {
            model.request(.ended, by: self)
        } else {
            model.fail(self, .movedTooLittle)
        }
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

    /// 8.1: in the last action, the touches that are still down and the last location with both.
    override func actionKeys(in state: RecognizerState) -> [LogKey: LogValue] {
        var keys: [LogKey: LogValue] = [.touches: numberOfTouches]
        let isOfLastPlace = state.isFinished || gesture != nil
        keys[.location] = location(isOfLastPlace ? lastPlaceOfTwo : Point.centroid(pair.map(\.location)))
        return keys
    }
}
