// SPDX-License-Identifier: MIT

import ScenarioFormat
import ScenarioRunner

/// Delivery of touches to views and clients.
extension TimelineCollector {
    private func change(_ touch: WatchedTouch, to state: TouchTrack.State, _ sentence: String, at time: Microseconds) {
        guard let last = touches[touch.serial]?.changes.last, last.state != state, last.state != .ended else { return }
        touches[touch.serial]?.changes.append(TouchTrack.Change(time: time, state: state, sentence: sentence))
    }

    func withhold(_ touch: WatchedTouch, _ sentence: String, at time: Microseconds) {
        let isDelivered = touches[touch.serial]?.changes.last?.state == .delivered
        change(touch, to: isDelivered ? .endWithheld : .withheld, sentence, at: time)
        note(.touch(touch.id), sentence, at: time)
    }

    func cancel(_ touch: WatchedTouch, _ sentence: String, at time: Microseconds) {
        change(touch, to: .cancelled, sentence, at: time)
        note(.touch(touch.id), sentence, at: time)
    }

    /// The touch is delivered to the first responder that is called; others may be called up the chain.
    func receive(_ phase: TouchPhase, _ touch: WatchedTouch, by view: String, at time: Microseconds) {
        switch phase {
        case .began:
            let state = touches[touch.serial]?.changes.last?.state
            guard state == .undelivered || state == .withheld else { return }
            change(touch, to: .delivered, "", at: time)
            open(touch, at: view, client: nil, at: time)
        case .moved: break
        case .ended:
            change(touch, to: .ended, "", at: time)
            close(touch, at: time, isCancelled: false)
        case .cancelled:
            change(touch, to: .cancelled, "", at: time)
            close(touch, at: time, isCancelled: true)
        }
    }

    func send(
        _ event: WireEvent, _ touch: WatchedTouch, to surface: String, of client: String, at time: Microseconds
    ) {
        switch event {
        case .down:
            change(touch, to: .delivered, "", at: time)
            open(touch, at: surface, client: client, at: time)
        case .up:
            change(touch, to: .ended, "", at: time)
            close(touch, at: time, isCancelled: false)
        case .motion, .frame, .cancel: break
        }
    }

    private func open(_ touch: WatchedTouch, at name: String, client: String?, at time: Microseconds) {
        guard time <= window.end else { return }
        let contact = ReceiverTrack.Contact(
            touch: touch.id, isPointer: touch.isPointer, serial: touch.serial, range: TimeRange(time, .max))
        receivers[name, default: ReceiverTrack(name: name, client: client)].contacts.append(contact)
    }

    private func close(_ touch: WatchedTouch, at time: Microseconds, isCancelled: Bool) {
        for name in receivers.keys { receivers[name]?.close(touch.serial, at: time, isCancelled: isCancelled) }
    }

    func take(_ line: LogLine) {
        switch line.event {
        case .action:
            recognizers[line.name]?.acted(at: line.time)
        case .wire(.cancel): cancelAll(of: line.name, at: line.time)
        case .control, .motion, .remote, .tabletMode, .edgeDeferred: mark(line)
        case .scroll(let event) where event != .scrolled: mark(line)
        default: break
        }
    }

    private func mark(_ line: LogLine) {
        guard window.contains(line.time) else { return }
        receivers[line.name, default: ReceiverTrack(name: line.name)].marks.append(
            ReceiverTrack.Mark(time: line.time, text: line.event.text))
    }

    /// The protocol has one cancel for all touches of a client (rule 10.2).
    private func cancelAll(of client: String, at time: Microseconds) {
        for name in receivers.keys where receivers[name]?.client == client {
            for contact in receivers[name]?.contacts ?? [] where contact.range.end == .max {
                touches[contact.serial]?.changes.append(
                    TouchTrack.Change(time: time, state: .cancelled, sentence: ""))
                receivers[name]?.close(contact.serial, at: time, isCancelled: true)
            }
        }
    }
}

extension ReceiverTrack {
    fileprivate mutating func close(_ serial: Int, at time: Microseconds, isCancelled: Bool) {
        for index in contacts.indices where contacts[index].serial == serial && contacts[index].range.end == .max {
            contacts[index].range.end = time
            contacts[index].isCancelled = isCancelled
        }
    }
}
