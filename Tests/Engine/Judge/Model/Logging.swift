// SPDX-License-Identifier: MIT

import ScenarioFormat

// Lines of the log. Keys are written only where the rules determine their value.

extension Model {
    func logTransition(_ g: Recognizer, reason: FailureReason? = nil) {
        if g.isDestroyed || g.isOwn { return }
        var line = LogLine(time: now, name: g.name, event: .transition(g.state))
        if let reason { line.keys[.reason] = .reason(reason) }
        log.append(line)
    }

    func logAction(_ g: Recognizer, _ state: RecognizerState) {
        log.append(LogLine(time: now, name: g.name, event: .action(state), keys: g.actionKeys(in: state)))
    }

    func logQuestion(_ g: Recognizer, _ question: DelegateQuestion, about other: Recognizer?) {
        // Scenario files cannot name a scroll view's own recognizers.
        if other?.isOwn ?? false { return }
        log.append(LogLine(time: now, name: g.name, event: .question(question, other: other?.name)))
    }

    func logWire(
        _ name: String, _ event: WireEvent, touch: Touch? = nil, at place: Point? = nil, wireID: Int? = nil
    ) {
        var line = LogLine(time: now, name: name, event: .wire(event), coordinates: place)
        if let touch { line.ids = [touch.id] }
        if let wireID { line.keys[.wireID] = .count(Int64(wireID)) }
        log.append(line)
    }

    func logTouches(_ phase: TouchPhase, _ touches: [Touch], at link: Link, call: Call) {
        let touches = touches.sorted { $0.id < $1.id }
        guard let first = touches.first else { return }
        var line = LogLine(
            time: now, name: link.responder.name, event: .touches(phase), ids: touches.map(\.id))
        func inResponder(_ place: Point) -> Point { link.view?.fromApplication(place) ?? place }

        line.keys[.taps] = .count(Int64(first.tapCount))
        if first.type == .indirectPointer { line.keys[.buttons] = .count(first.buttonMask) }
        switch call.step {
        case .releasedBegan:
            // 7.6: the touch reads the location where it went down.
            line.keys[.at] = .point(inResponder(first.start))
            line.keys[.previous] = .point(inResponder(first.start))
        case .began:
            line.keys[.at] = .point(inResponder(first.start))
            line.keys[.previous] = .point(inResponder(first.start))
            line.keys[.coalesced] = .count(1)
        case .moved:
            line.keys[.at] = .point(inResponder(first.location))
            line.keys[.previous] = .point(inResponder(first.previous))
            line.keys[.coalesced] = .count(Int64(coalescedSamples(of: first)))
        case .releasedMoved:
            // 1.4: its view was told of the down last.
            line.keys[.at] = .point(inResponder(first.location))
            line.keys[.previous] = .point(inResponder(first.start))
        case .releasedEnded, .ended, .cancelled:
            line.keys[.at] = .point(inResponder(first.location))
            line.keys[.previous] = .point(inResponder(first.previousInDelivery))
        }
        switch call.step {
        case .began, .moved, .ended:
            let event = eventTouches(of: call.sequence)
            line.keys[.all] = .count(Int64(event.count))
            let stationary = event.filter(\.isStationary).map(\.id).sorted()
            if !stationary.isEmpty { line.keys[.stationary] = .touches(stationary) }
        case .releasedEnded where !views.values.contains { $0.responder.forwardsTaps != nil }:
            // Touches of the call may have lifted long ago; others have not. A responder that forwards some touches
            // hides the others.
            let others = eventTouches(of: call.sequence).filter { other in !touches.contains { $0 === other } }
            line.keys[.all] = .count(Int64(others.count + touches.count))
            let stationary = others.filter(\.isStationary).map(\.id).sorted()
            if !stationary.isEmpty { line.keys[.stationary] = .touches(stationary) }
        case .releasedBegan, .releasedMoved, .releasedEnded, .cancelled: break
        }
        log.append(line)
    }

    /// 1.11, 1.16: number of samples in a delivery; with resampling, of the raw ones.
    private func coalescedSamples(of touch: Touch) -> Int {
        guard let frames = outputFrames, frames.isResampled else { return touch.samples }
        return frames.rawCounts[touch.id] ?? 0
    }

    /// 1.8: returns the touches of the sequence that were down in this frame.
    private func eventTouches(of sequence: Int) -> [Touch] {
        touches.filter { $0.sequence == sequence && $0.isInEvent }
    }
}
