// SPDX-License-Identifier: MIT

import ScenarioFormat

// The timeline: which actions form a frame, and when it is delivered.

extension Model {
    /// Plays the timeline. All touch changes at one time form one input frame, unless a `frame` is between them. The
    /// frame ends after the last of them, so that later lines of the file come after it.
    func play(_ timeline: [TimelineEntry]) {
        var rest = moments(of: timeline)[...]
        while let time = rest.first?.time {
            let group = rest.prefix { $0.time == time }
            rest = rest.dropFirst(group.count)
            for (index, moment) in group.enumerated() {
                // Things that an earlier action has made due come before further input.
                let isInput = moment.action.isTouchChange || moment.action.isIndirect
                if index == 0 || isInput || moment.action.isOfTime { advance(to: time) }
                if moment.action.tellsTheTime { sampleMotions() }
                perform(moment.action)
                let following = group.dropFirst(index + 1).prefix { $0.action != .cancelAll }.map(\.action)
                let isInFrame = following.contains { $0.isTouchChange || $0 == .frame }
                if !isInFrame { endFrame() }
            }
        }
    }

    /// Performs one API call or one change of a finger.
    func perform(_ action: Action) {
        switch action {
        case .down(let id, let place, let type): change(id, .down(place, type))
        case .move(let id, let place): change(id, .move(place))
        case .up(let id): change(id, .up)
        case .cancel(let id): change(id, .cancel)
        case .sample(let id, let place): waiting += accommodated(Change(id: id, kind: .move(place), time: now))
        case .cancelAll where isDelivering: queued.append(.systemCancel)
        case .cancelAll: cancelAll()
        case .frame: endFrame()
        case .deliver:
            // Samples without a frame are part of it.
            pending += waiting
            waiting = []
            endFrame()
            deliverOutputFrame()
            deliverQueued()
        case .wait, .tick, .drag: break
        case .pointer, .pointerLeave, .press, .release, .gestureBegin, .gestureUpdate, .gestureEnd, .gestureCancel,
            .scroll:
            performIndirect(action)
        default: performCall(action)
        }
    }

    private func performCall(_ action: Action) {
        switch action {
        case .enable(let name):
            recognizer(name)?.isEnabled = true
            setEnabled(control: name, true)
        case .disable(let name):
            recognizer(name).map(disable)
            setEnabled(control: name, false)
        case .addRecognizer(let name):
            if let g = recognizer(name), let view = homes[name] { add(g, to: view) }
        case .removeRecognizer(let name): recognizer(name).map { remove($0) }
        case .destroyRecognizer(let name): recognizer(name).map { destroy($0) }
        case .setTranslation(let name, let value): recognizer(name)?.setTranslation(value)
        case .setScale(let name, let value): recognizer(name)?.setScale(value)
        case .setRotation(let name, let value): recognizer(name)?.setRotation(value)
        case .hide(let name): views[name]?.isHidden = true
        case .show(let name): views[name]?.isHidden = false
        case .removeView(let name): views[name].map { remove($0) }
        case .destroyView(let name): views[name].map { destroy($0) }
        case .moveView(let name, let place):
            views[name]?.frame.x = place.x
            views[name]?.frame.y = place.y
        case .scrollTo(let name, let offset, let isAnimated):
            scrollView(name)?.scroll(to: offset, isAnimated: isAnimated)
        case .stopScrolling(let name): scrollView(name)?.stopScrolling()
        case .zoomTo(let name, let scale, let isAnimated):
            scrollView(name)?.zoom(to: scale, isAnimated: isAnimated)
        case .becomeFirstResponder(let name): views[name].map(becomeFirstResponder)
        case .resignFirstResponder(let name): views[name].map(resignFirstResponder)
        case .modifiers(let keys): hold(keys)
        case .shake(let phase): sendOrQueue(.motion(phase))
        case .remote(let command): sendOrQueue(.remote(command))
        default: unknown = unknown ?? "\(action)"
        }
    }

    private func recognizer(_ name: String) -> Recognizer? {
        recognizers.first { $0.name == name && !$0.isDestroyed }
    }

    private func scrollView(_ name: String) -> ScrollView? {
        guard let view = views[name], !view.isDestroyed else { return nil }
        return view.scrollView
    }

    private func change(_ id: TouchID, _ kind: Change.Kind) {
        if isDelivering {
            // 12.4: input from inside a callback comes after the delivery, as a frame of its own.
            queued.append(.frame(Change(id: id, kind: kind, time: now)))
            return
        }
        pending += waiting
        waiting = []
        pending += accommodated(Change(id: id, kind: kind, time: now))
    }

    private func endFrame() {
        let changes = pending
        pending = []
        deliverAccommodated(changes)
    }

    /// 12.4: processes what callbacks have sent.
    func deliverQueued() {
        if isDeliveringQueued { return }
        isDeliveringQueued = true
        while !queued.isEmpty {
            switch queued.removeFirst() {
            case .frame(let change): deliverAccommodated(accommodated(change))
            case .systemCancel: cancelAll()
            case .modifiers(let keys): hold(keys)
            case .event(let event): send(event)
            case .indirect(let action): playIndirect(action)
            }
            if log.count > 10_000 {
                unknown = unknown ?? "a rule that sets itself off for ever"
                queued = []
            }
        }
        isDeliveringQueued = false
    }
}

extension Action {
    /// Whether due timers fire before this action.
    fileprivate var isOfTime: Bool { self == .wait || self == .deliver }

    /// Whether it is input without touches (§14).
    fileprivate var isIndirect: Bool {
        switch self {
        case .pointer, .pointerLeave, .press, .release, .gestureBegin, .gestureUpdate, .gestureEnd, .gestureCancel,
            .scroll:
            true
        default: false
        }
    }

    /// 13.7: whether the host reports the time, and does not only send input.
    fileprivate var tellsTheTime: Bool {
        switch self {
        case .down, .move, .up, .cancel, .cancelAll, .sample, .frame, .pointer, .pointerLeave: false
        // Their start makes no call.
        case .drag, .tick: false
        default: true
        }
    }
}
