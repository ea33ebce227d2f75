// SPDX-License-Identifier: MIT

import ScenarioFormat

/// A recognizer that does the same thing in every callback of a phase.
final class Custom: Recognizer {
    private let acts: CustomKind
    /// Number of callbacks over all attempts, only for phases in which it acts.
    private var callbacks: [TouchPhase: Int32] = [:]
    /// Time at which its last touch was gone.
    private var idleSince: Microseconds?

    init(name: String, model: Model, acts: CustomKind) {
        self.acts = acts
        super.init(name: name, model: model)
    }

    override var isDiscrete: Bool { acts.isDiscrete }

    override func touchesBegan(_ touches: [Touch]) { act(.began, touches) }
    override func touchesMoved(_ touches: [Touch]) { act(.moved, touches) }
    override func touchesEnded(_ touches: [Touch]) { act(.ended, touches) }

    /// If it does not act, the engine cancels or fails it.
    override func touchesCancelled(_ touches: [Touch]) {
        if acts.acts[.cancelled] == nil {
            model.request(.cancelled, by: self, reason: model.cancelReason)
        } else {
            act(.cancelled, touches)
        }
    }

    private func act(_ phase: TouchPhase, _ handed: [Touch]) {
        callbacks[phase, default: 0] += 1
        defer { idleSince = fingersDown.isEmpty ? model.now : nil }
        guard let act = acts.acts[phase] else { return }
        if let only = act.onlyAtCallback, only != callbacks[phase] { return }
        switch act.step {
        case .set(let wanted):
            // Requesting began on later moves means changed.
            let isLater = wanted == .began && isActive
            model.request(isLater ? .changed : wanted.state, by: self)
        case .ignoreHanded:
            for touch in handed { model.ignore(touch, by: self) }
        case .ignore(let ids):
            // It finds the touches in the event, which is that of one sequence.
            for touch in touches where ids.contains(touch.id) && touch.isInEvent {
                if handed.contains(where: { $0.sequence == touch.sequence }) { model.ignore(touch, by: self) }
            }
        }
    }

    /// 5.12: fails after 5 s without a touch, if it never finishes.
    override var deadline: Microseconds? {
        idleSince.map { $0 + 5_000_000 }
    }

    override func timerFired() {
        model.stop(self, .abandoned)
    }

    override func reset() {
        idleSince = nil
    }

    override func actionKeys(in state: RecognizerState) -> [LogKey: LogValue] {
        guard state == .began || state == .changed, !fingersDown.isEmpty else { return [:] }
        return [
            .touches: numberOfTouches,
            .location: location(Point.centroid(fingersDown.map(\.location))) ?? .point(.zero),
        ]
    }
}

extension CustomKind: ModelledKind {
    static let weights: [RecognizerGroup: Int] = [.all: 35]

    static func random(_ random: inout RandomSource) -> CustomKind {
        var kind = CustomKind(isDiscrete: random.chance(30))
        let recognizes = CustomAct(.set(random.pick([.ended, .recognized])))
        if kind.isDiscrete {
            kind.acts[random.pick([.began, .moved, .ended, .ended])] = recognizes
        } else {
            if random.chance(75) { kind.acts[random.pick([.began, .moved, .moved])] = CustomAct(.set(.began)) }
            if random.chance(75) { kind.acts[.ended] = recognizes }
        }
        for phase in TouchPhase.allCases where random.chance(8) { kind.acts[phase] = strangeAct(&random) }
        return kind
    }

    /// Returns an act that a correct recognizer would not do, or not every time.
    private static func strangeAct(_ random: inout RandomSource) -> CustomAct {
        let step: CustomAct.Step = random.weighted([
            (50, .set(random.pick(CustomState.allCases))), (25, .ignoreHanded), (25, .ignore([1, 2])),
        ])
        return CustomAct(step, onlyAtCallback: random.chance(50) ? Int32(random.number(in: 1...3)) : nil)
    }

    func recognizer(_ name: String, in model: Model) -> Recognizer { Custom(name: name, model: model, acts: self) }

    var simpler: [CustomKind] {
        acts.keys.sorted { $0.rawValue < $1.rawValue }.map { phase in
            var other = self
            other.acts[phase] = nil
            return other
        }
    }
}
