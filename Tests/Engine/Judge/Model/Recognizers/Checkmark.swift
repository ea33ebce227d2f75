// SPDX-License-Identifier: MIT

import ScenarioFormat

/// The custom recognizer of the scenario format, which is written against the C API.
final class Checkmark: Recognizer {
    private var corner: Point?
    private var hasTurned = false

    override var isDiscrete: Bool { true }

    override func touchesBegan(_ landed: [Touch]) {
        // One finger; more fail.
        if knownTouches.count > 1 {
            model.fail(self, nil)
        } else {
            corner = landed.first.map(place)
        }
    }

    override func touchesMoved(_ moved: [Touch]) {
        guard wishes.isEmpty, !hasTurned, let touch = moved.first else { return }
        let place = place(of: touch)
        let step = place - (corner ?? place)
        if [step.x, step.y].contains(where: { $0 != 0 && $0.magnitude < 1e-9 }) {
            model.leaveOpen("a step that is nothing but the last digit")
        }
        if step.x >= 0 && step.y >= 0 {
            corner = place
        } else if step.x >= 0 && step.y < 0 {
            hasTurned = true
        } else {
            model.fail(self, nil)
        }
    }

    /// After the turn only the lift counts: not left of the corner, and above it.
    override func touchesEnded(_ lifted: [Touch]) {
        guard let place = lifted.first.map(place), let corner, hasTurned,
            place.x >= corner.x && place.y < corner.y
        else {
            model.fail(self, nil)
            return
        }
        model.request(.ended, by: self)
    }

    private func place(of touch: Touch) -> Point {
        view?.fromApplication(touch.location) ?? touch.location
    }

    override func touchesCancelled(_ touches: [Touch]) {
        model.fail(self, model.cancelReason)
    }

    override func reset() {
        corner = nil
        hasTurned = false
    }
}

extension CheckmarkKind: ModelledKind {
    static let weights: [RecognizerGroup: Int] = [.all: 3]

    static func random(_: inout RandomSource) -> CheckmarkKind { CheckmarkKind() }

    func recognizer(_ name: String, in model: Model) -> Recognizer { Checkmark(name: name, model: model) }
}
