// SPDX-License-Identifier: MIT

import ScenarioFormat

/// 8.6: pinch.
class Pinch: TwoFingers {
    var threshold = 8.0
    /// 8.12: reference of the scale.
    var reference = ValueReference.began

    private(set) var scale = 1.0
    /// Scale and distance at the reference.
    private var base = (scale: 1.0, distance: 1.0)

    /// 14.2: scale that a touchpad has reported last.
    private var reported = 1.0

    /// A pair that forms before the begin starts over.
    override func touchesBegan(_ landed: [Touch]) {
        if state == .possible && wishes.isEmpty && !hasTwo { scale = 1 }
        super.touchesBegan(landed)
    }

    override func startMeasuring() {
        base = (scale, distance)
    }

    override func measure() -> Bool {
        // With the reference at the begin, the scale is 1 until then.
        if isActive || reference == .touchDown { scale = base.scale * distance / base.distance }
        return model.reaches(abs(distance - base.distance), threshold, pair)
    }

    /// 14.2: the scale as reported, since the beginning.
    override func takeReport(of gesture: IndirectGesture) -> Bool {
        scale = base.scale * gesture.scale / base.distance
        reported = gesture.scale
        return gesture.scale != 1
    }

    /// Does nothing before the begin: the scale is 1 at began.
    override func setScale(_ value: Double) {
        if !isActive { return }
        scale = value
        base = (value, gesture == nil ? distance : reported)
    }

    override func willBegin() {
        if gesture != nil { return }
        if reference == .began { scale = 1 }
        super.willBegin()
    }

    override func reset() {
        super.reset()
        scale = 1
        base = (1, 1)
        reported = 1
    }

    override func actionKeys(in state: RecognizerState) -> [LogKey: LogValue] {
        super.actionKeys(in: state).merging([.scale: .number(scale)]) { $1 }
    }
}

extension PinchKind: ModelledKind {
    static let weights: [RecognizerGroup: Int] = [.twoFingers: 40, .all: 8]

    static func random(_ random: inout RandomSource) -> PinchKind {
        var kind = PinchKind()
        kind.reference = random.pick([nil, nil, .touchDown, .began])
        kind.thresholds = .random(&random, thresholdOptions, lengths: [2, 4, 20])
        return kind
    }

    func recognizer(_ name: String, in model: Model) -> Recognizer {
        let recognizer = Pinch(name: name, model: model)
        recognizer.reference = reference ?? .began
        recognizer.threshold = thresholds.length(.begin, or: 8)
        return recognizer
    }

    var simpler: [PinchKind] { without(\.reference) + withoutThresholds }
}
