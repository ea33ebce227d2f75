// SPDX-License-Identifier: MIT

import ScenarioFormat

/// A slow, literal reading of the rules: what must come out of a scenario.
///
/// One file per chapter; every function names the rule that it states. Nothing is cached or indexed:
/// each question is answered by going through all there is.
final class Model {
    // The scene.
    /// Back to front.
    var windows: [View] = []
    var views: [String: View] = [:]
    var recognizers: [Recognizer] = []
    var homes: [String: View] = [:]
    var application: Responder?
    var applicationDelegate: Responder?
    var rules: [ReentrantRule] = []
    /// 3.4
    var firstResponder: View?
    /// 1.19
    var heldModifiers: Set<Modifier> = []
    /// 2.13
    var putOff: [PutOff] = []
    /// Counts additions of recognizers to views.
    var additions = 0

    // §1, §11
    var now: Microseconds = 0
    /// Those down, and those of which something is still withheld.
    var touches: [Touch] = []
    var lifts: [Lift] = []
    /// 1.18
    var fingers = AccommodatedFingers()
    /// 1.11; nil: each input frame is delivered at once.
    var outputFrames: OutputFrames?
    /// 1.16: when the fingers of the running delivery were where they are; nil: now.
    var sampleTime: Microseconds?
    /// The rules leave open when that was.
    var isSampleTimeOpen = false
    var downs = 0
    var sequences = 0
    /// Samples that the next frame takes along.
    var waiting: [Change] = []
    /// Changes that wait for their frame.
    var pending: [Change] = []
    /// 12.4: sent from inside callbacks.
    var queued: [Input] = []

    // The running delivery.
    var isDelivering = false
    var isSystemCancel = false
    var isDeliveringQueued = false
    /// 5.11: touches that held or finished recognizers were not offered.
    var missed: [Miss] = []
    /// 5.11: recognizers that take none of a sequence.
    var refusals: [(Recognizer, Int)] = []
    var wereReset: [Recognizer] = []
    var clientsNeedingFrame: [Client] = []

    // §6: what stands until a reset.
    var simultaneousAnswers: [Answer] = []
    var askedPairs: [(Recognizer, Recognizer)] = []
    var dynamicRequirements: [(Recognizer, Recognizer)] = []

    var log: [LogLine] = []
    /// The first action that the model does not know, if any.
    var unknown: String?
    /// From when on the rules leave something open.
    var open: (time: Microseconds, what: String)?

    /// The log that the rules demand.
    static func predict(_ scenario: Scenario) throws(OutOfScope) -> Prediction {
        let model = Model()
        try model.setUp(scenario)
        model.play(scenario.timeline)
        if let unknown = model.unknown { throw OutOfScope(what: unknown) }
        return Prediction(log: model.log, open: model.open)
    }

    /// What comes from now on is anybody's guess.
    func leaveOpen(_ what: String, since time: Microseconds? = nil) {
        if open == nil { open = (time ?? now, what) }
    }
}

/// What the rules demand, up to where they leave something open.
struct Prediction {
    var log: [LogLine]
    var open: (time: Microseconds, what: String)?

    /// The lines of a log that can be judged.
    func judged(_ log: [LogLine]) -> [LogLine] {
        guard let open else { return log }
        return log.filter { $0.time < open.time }
    }
}

/// Something that the rules speak of and the model does not.
public struct OutOfScope: Error, CustomStringConvertible {
    public var what: String

    public var description: String {
        "the judge does not know \(what)"
    }
}
