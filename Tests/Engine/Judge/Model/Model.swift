// SPDX-License-Identifier: MIT

import ScenarioFormat

/// A slow, literal model of the rules: predicts what a scenario must give.
///
/// One file per chapter; every function names the rule that it states. Nothing is cached or indexed: each question is
/// answered by searching everything.
final class Model {
    // The scene.
    /// Windows, back to front.
    var windows: [View] = []
    var views: [String: View] = [:]
    var recognizers: [Recognizer] = []
    var homes: [String: View] = [:]
    var application: Responder?
    var applicationDelegate: Responder?
    var rules: [ReentrantRule] = []
    /// 3.4: the first responder.
    var firstResponder: View?
    /// 1.19: the modifier keys that are held.
    var heldModifiers: Set<Modifier> = []
    /// 2.13: gestures that were deferred.
    var putOff: [PutOff] = []
    /// 8.8: the place of the pointer, and its number: a place that differs from the last one has another.
    var hoverPlace: Point?
    var hoverNumber = 0
    /// 2.10: recognizers whose action is running.
    var acting: [Recognizer] = []
    /// 14.1
    var pointer = PointerState()
    /// 14.2, 14.3: the last gesture of the touchpad, and the last scroll.
    var touchpadGesture: IndirectGesture?
    var scrolling: IndirectGesture?
    /// Number of additions of recognizers to views.
    var additions = 0

    // §1, §11
    var now: Microseconds = 0
    /// Touches that are down, or of which something is still withheld.
    var touches: [Touch] = []
    var lifts: [Lift] = []
    /// 1.18: contacts and their accommodations.
    var fingers = AccommodatedFingers()
    /// 1.11: output-frame delivery; nil delivers each input frame at once.
    var outputFrames: OutputFrames?
    /// 1.16: time of the fingers' locations in the running delivery; nil means now.
    var sampleTime: Microseconds?
    /// Whether the rules leave that time open.
    var isSampleTimeOpen = false
    var downs = 0
    /// Number of deliveries so far.
    var deliveries = 0
    var sequences = 0
    /// Samples that the next frame includes.
    var waiting: [Change] = []
    /// Changes that wait for the end of their frame.
    var pending: [Change] = []
    /// 12.4: input sent from inside callbacks.
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

    // §6: answers that are valid until a reset.
    var simultaneousAnswers: [Answer] = []
    var askedPairs: [(Recognizer, Recognizer)] = []
    var dynamicRequirements: [(Recognizer, Recognizer)] = []

    var log: [LogLine] = []
    /// The first action that the model does not know, or nil.
    var unknown: String?
    /// Time from which the rules leave something open.
    var open: (time: Microseconds, what: String)?

    /// Returns the log that the rules demand.
    static func predict(_ scenario: Scenario) throws(OutOfScope) -> Prediction {
        let model = Model()
        try model.setUp(scenario)
        model.play(scenario.timeline)
        if let unknown = model.unknown { throw OutOfScope(what: unknown) }
        return Prediction(log: model.log, open: model.open)
    }

    /// Marks everything from now on as undetermined.
    func leaveOpen(_ what: String, since time: Microseconds? = nil) {
        if open == nil { open = (time ?? now, what) }
    }
}

/// The log that the rules demand, up to where they leave something open.
struct Prediction {
    var log: [LogLine]
    var open: (time: Microseconds, what: String)?

    /// Returns the lines of a log that can be judged.
    func judged(_ log: [LogLine]) -> [LogLine] {
        guard let open else { return log }
        return log.filter { $0.time < open.time }
    }
}

/// Something that the rules cover but the model does not.
public struct OutOfScope: Error, CustomStringConvertible {
    public var what: String

    public var description: String {
        "the judge does not know \(what)"
    }
}
