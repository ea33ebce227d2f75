// SPDX-License-Identifier: MIT

import ScenarioFormat

/// 8.7
final class Rotation: TwoFingers {
    static let threshold = 10.0

    private var rotation = 0.0
    /// How far the fingers have turned since both were down.
    private var turned = 0.0
    /// Nil while the two are less than 1 px apart.
    private var lastAngle: Double?

    override func startMeasuring() {
        turned = 0
        lastAngle = angle
    }

    private var angle: Double? {
        span.length < 1 ? nil : span.angle
    }

    override func measure() -> Bool {
        // Accumulates beyond ±π. Where there was no angle or is none, nothing turns.
        var step = 0.0
        if let before = lastAngle, let now = angle { step = shortestTurn(now - before) }
        lastAngle = angle
        turned += step
        if isActive { rotation += step }
        return model.reaches(abs(turned) * distance / 2, Rotation.threshold, pair)
    }

    /// Before it has begun there is nothing to set: the rotation is 0 at began.
    override func setRotation(_ value: Double) {
        if !isActive { return }
        rotation = value
    }

    override func willBegin() {
        rotation = 0
        super.willBegin()
    }

    override func reset() {
        super.reset()
        rotation = 0
    }

    override func actionKeys(in state: RecognizerState) -> [LogKey: LogValue] {
        super.actionKeys(in: state).merging([.rotation: .number(rotation)]) { $1 }
    }
}

extension RotationKind: ModelledKind {
    static let weights: [RecognizerGroup: Int] = [.twoFingers: 40, .all: 8]

    static func random(_: inout RandomSource) -> RotationKind { RotationKind() }

    func recognizer(_ name: String, in model: Model) -> Recognizer { Rotation(name: name, model: model) }
}
