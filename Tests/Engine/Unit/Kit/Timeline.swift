// SPDX-License-Identifier: MIT

import Testing

@testable import GestureCore

/// Plays timelines, one step a line:
/// ```
/// TIME [SOURCE:] down ID X Y [TYPE]     TIME [SOURCE:] move ID X Y      TIME [SOURCE:] up ID
/// TIME [SOURCE:] cancel ID              TIME [SOURCE:] cancel-all       TIME [SOURCE:] hover X Y
/// TIME [SOURCE:] hover-leave            TIME frame                      TIME wait
/// TIME deliver                          TIME cancel-touches             TIME drag ID X Y for MS [every MS]
/// ```
/// Changes of one source and time form one frame, unless `frame` stands between them. Times are milliseconds.
/// `drag` moves in a straight line, one frame a step, the first one after a step's time.
extension Stage {
    func play(_ timeline: String, sourceLocation: SourceLocation = #_sourceLocation) {
        var now: Microseconds?
        for words in lines(timeline) {
            guard let step = Step(words) else {
                Issue.record("cannot read \(words.joined(separator: " "))", sourceLocation: sourceLocation)
                return
            }
            if step.time != now { closeFrames(at: now) }
            now = step.time
            if !perform(step, sourceLocation) {
                Issue.record("cannot play \(words.joined(separator: " "))", sourceLocation: sourceLocation)
            }
        }
        closeFrames(at: now)
        checkInvariants(sourceLocation: sourceLocation)
    }

    private func perform(_ step: Step, _ location: SourceLocation) -> Bool {
        guard let source = source(step.source) else { return false }
        switch step.verb {
        case "down": return touch(.down, step, source)
        case "move": return touch(.motion, step, source)
        case "up": return touch(.up, step, source)
        case "cancel": return touch(.cancel, step, source)
        case "hover":
            guard let point = step.point(at: 0) else { return false }
            feed(TouchSample(.hover, time: step.time, location: point), from: source)
        case "hover-leave": feed(TouchSample(.hoverLeave, time: step.time), from: source)
        case "cancel-all": feed(TouchSample(.cancelAll, time: step.time), from: source)
        case "cancel-touches": if application.cancelTouches(at: step.time) != .accepted { return false }
        case "frame": closeFrames(at: step.time)
        case "wait": if !application.advance(to: step.time) { return false }
        case "deliver":
            closeFrames(at: step.time)
            if !application.deliver(at: step.time) { return false }
        case "drag": return drag(step, source)
        default: return false
        }
        checkInvariants(sourceLocation: location)
        return true
    }

    private func touch(_ kind: TouchSample.Kind, _ step: Step, _ source: TouchSource) -> Bool {
        guard let id = step.id else { return false }
        var sample = TouchSample(kind, time: step.time, id: id)
        if kind == .down || kind == .motion {
            guard let point = step.point(at: 1) else { return false }
            sample.location = point
            places["\(step.source)\(id)"] = point
        }
        if kind == .down, step.words.count > 3 {
            guard let type = Step.types[step.words[3]] else { return false }
            sample.type = type
        }
        feed(sample, from: source)
        return true
    }

    private func drag(_ step: Step, _ source: TouchSource) -> Bool {
        guard let id = step.id, let goal = step.point(at: 1), let start = places["\(step.source)\(id)"],
            let duration = step.value(after: "for")
        else { return false }
        let interval = step.value(after: "every") ?? 8
        var elapsed = interval
        while elapsed <= duration {
            let place = start + (goal - start) * (elapsed / duration)
            feed(TouchSample(.motion, time: step.time + ms(elapsed), id: id, location: place), from: source)
            closeFrames(at: step.time + ms(elapsed))
            elapsed += interval
        }
        places["\(step.source)\(id)"] = goal
        return true
    }

    /// Feeds one sample; a refusal is a line of the log.
    @discardableResult
    func feed(_ sample: TouchSample, from source: TouchSource? = nil) -> FeedResult {
        let source = source ?? mainSource
        if !openSources.contains(where: { $0 === source }) { openSources.append(source) }
        let result = application.feed(sample, from: source)
        if result != .accepted { write("input", "refused", ["\(result)"], if: .touches) }
        checkInvariants()
        return result
    }

    private func closeFrames(at time: Microseconds?) {
        guard let time else { return }
        let sources = openSources
        openSources = []
        for source in sources {
            _ = application.feed(TouchSample(.frame, time: time), from: source)
            checkInvariants()
        }
    }
}

/// One line of a timeline.
private struct Step {
    var time: Microseconds
    var source = ""
    var verb: String
    var words: [String]

    init?(_ words: [String]) {
        guard words.count >= 2, let number = Double(words[0]) else { return nil }
        time = ms(number)
        var rest = words.dropFirst()
        if let first = rest.first, first.hasSuffix(":") {
            source = String(first.dropLast())
            rest = rest.dropFirst()
        }
        guard let verb = rest.first else { return nil }
        self.verb = verb
        self.words = Array(rest.dropFirst())
    }

    var id: Int32? { words.first.flatMap { Int32($0) } }

    func point(at index: Int) -> Point? {
        guard words.count > index + 1, let x = Double(words[index]), let y = Double(words[index + 1])
        else { return nil }
        return Point(x: x, y: y)
    }

    func value(after word: String) -> Double? {
        guard let index = words.firstIndex(of: word), index + 1 < words.count else { return nil }
        return Double(words[index + 1])
    }

    static let types: [String: Touch.Kind] = [
        "direct": .direct, "indirect": .indirect, "stylus": .stylus, "pointer": .indirectPointer,
    ]
}
