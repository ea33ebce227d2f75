// SPDX-License-Identifier: MIT

import ScenarioFormat

/// 8.7: rotation.
final class Rotation: TwoFingers {
    var threshold = 10.0
    /// 8.12: reference of the rotation.
    var reference = ValueReference.began
    private var rotation = 0.0
    /// Angle that the fingers have turned since both were down.
    private var turned = 0.0
    /// Angle at the last step; nil while the two are less than 1 px apart.
    private var lastAngle: Double?

    /// A pair that forms before the begin starts over.
    override func touchesBegan(_ landed: [Touch]) {
        if state == .possible && wishes.isEmpty && !hasTwo { rotation = 0 }
        super.touchesBegan(landed)
    }

    override func startMeasuring() {
        turned = 0
        lastAngle = angle
    }

    private var angle: Double? {
        span.length < 1 ? nil : span.angle
    }

    override func measure() -> Bool {
        // Accumulates beyond ±π. If there was no angle or is none, nothing turns.
        var step = 0.0
        if let before = lastAngle, let now = angle { step = shortestTurn(now - before) }
        lastAngle = angle
        turned += step
        if isActive || reference == .touchDown { rotation += step }
        return model.reaches(abs(turned) * distance / 2, threshold, pair)
    }

    /// 14.2: the angles as reported, added up.
    override func takeReport(of gesture: IndirectGesture) -> Bool {
        rotation += gesture.turn
        return gesture.turn != 0
    }

    /// Does nothing before the begin: the rotation is 0 at began.
    override func setRotation(_ value: Double) {
        if !isActive { return }
        rotation = value
    }

    override func willBegin() {
        if gesture != nil { return }
        if reference == .began { rotation = 0 }
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

    static func random(_ random: inout RandomSource) -> RotationKind {
        var kind = RotationKind()
        kind.reference = random.pick([nil, nil, .touchDown, .began])
        kind.thresholds = .random(&random, thresholdOptions, lengths: [2, 4, 20])
        return kind
    }

    func recognizer(_ name: String, in model: Model) -> Recognizer {
        let recognizer = Rotation(name: name, model: model)
        recognizer.reference = reference ?? .began
        recognizer.threshold = thresholds.length(.begin, or: 10)
        return recognizer
    }

    var simpler: [RotationKind] { without(\.reference) + withoutThresholds }
}
