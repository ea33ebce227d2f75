// SPDX-License-Identifier: MIT

import ScenarioFormat

/// 14.2, 14.3: a gesture of a touchpad or a scroll, which has no touches.
final class IndirectGesture {
    enum Kind: Equatable {
        case touchpad(TouchpadGesture)
        case scroll(ScrollType)
    }

    let kind: Kind
    /// Number of fingers; 0 in a scroll.
    let fingers: Int
    /// Location of the pointer at the beginning.
    let place: Point
    let view: View?
    var isDown = true
    var lastTime: Microseconds
    /// 14.4: whether a recognizer took part when the delivery of the beginning was over.
    var isTaken = false
    var hasRecognized = false

    // What the running step reports.
    var step = Point.zero
    var scale = 1.0
    var turn = 0.0

    init(_ kind: Kind, fingers: Int, at place: Point, on view: View?, time: Microseconds) {
        self.kind = kind
        self.fingers = fingers
        self.place = place
        self.view = view
        lastTime = time
    }

    /// Number of touches that recognizers report.
    var fingersDown: Int { isDown ? fingers : 0 }

    /// 14.3: time at which continuous scrolling ends without an event.
    var deadline: Microseconds? {
        isDown && kind == .scroll(.continuous) ? lastTime + 300_000 : nil
    }
}

extension Model {
    /// Plays indirect input. All deliveries of one sample come before what their callbacks send (12.4); what nobody takes
    /// goes back to the host.
    func performIndirect(_ action: Action) {
        if isDelivering {
            queued.append(.indirect(action))
            return
        }
        let handedBack = playIndirect(action)
        deliverQueued()
        // 14.4: the status of the call tells it, and so comes last.
        if let handedBack {
            log.append(LogLine(time: now, name: HostEvent.hostName, event: .handedBack(handedBack)))
        }
    }

    /// Returns what nobody takes part in.
    @discardableResult
    func playIndirect(_ action: Action) -> HostEvent? {
        if outputFrames != nil { unknown = unknown ?? "indirect input between output frames" }
        let wasDeliveringQueued = isDeliveringQueued
        isDeliveringQueued = true
        defer { isDeliveringQueued = wasDeliveringQueued }
        switch action {
        case .pointer(let place): movePointer(to: place)
        case .pointerLeave: hover(at: nil)
        case .press(let button): return press(button) ? nil : .press
        case .release(let button): release(button)
        case .gestureBegin(let kind, let fingers, let place):
            return beginGesture(kind, Int(fingers), at: place) ? nil : kind.hostEvent
        case .gestureUpdate(let step, let scale, let rotation): updateGesture(step, scale, rotation)
        case .gestureEnd: end(touchpadGesture)
        case .gestureCancel: cancel(touchpadGesture)
        case .scroll(let type, let place, let step): return scroll(type, at: place, by: step) ? nil : .scroll
        default: unknown = unknown ?? "\(action)"
        }
        return nil
    }

    // MARK: Touchpads

    /// Returns whether somebody takes part.
    private func beginGesture(_ kind: TouchpadGesture, _ fingers: Int, at place: Point) -> Bool {
        // 14.2: a new beginning cancels the gesture before.
        cancel(touchpadGesture)
        let gesture = IndirectGesture(
            .touchpad(kind), fingers: fingers, at: place, on: hitTest(place), time: now)
        touchpadGesture = gesture
        begin(gesture)
        return gesture.isTaken
    }

    private func updateGesture(_ step: Point, _ scale: Double, _ turn: Double) {
        guard let gesture = touchpadGesture, gesture.isDown else { return }
        gesture.step = step
        gesture.scale = scale
        gesture.turn = turn
        follow(gesture) { $0.gestureChanged(gesture) }
    }

    // MARK: Scrolls

    /// 14.3: the translation goes against the axis values. Returns whether somebody takes part.
    private func scroll(_ type: ScrollType, at place: Point, by distance: Point) -> Bool {
        var running = scrolling.flatMap { $0.isDown ? $0 : nil }
        if let other = running, other.kind != .scroll(type) {
            // Another type of scrolling ends the one before; an event of no distance scrolls nothing.
            if distance != .zero { end(other) }
            running = nil
        }
        if distance == .zero {
            end(running)
        } else if let running {
            running.step = .zero - distance
            follow(running) { $0.gestureChanged(running) }
        } else {
            let gesture = IndirectGesture(.scroll(type), fingers: 0, at: place, on: hitTest(place), time: now)
            gesture.step = .zero - distance
            scrolling = gesture
            begin(gesture)
            running = gesture
            if type == .wheel {
                gesture.step = .zero
                follow(gesture) { $0.gestureChanged(gesture) }
                end(gesture)
            }
        }
        return running?.isTaken ?? false
    }

    // MARK: Steps

    private func begin(_ gesture: IndirectGesture) {
        if !scrollViews.isEmpty { unknown = unknown ?? "scroll views under indirect input" }
        deliver(
            {
                var started: [Recognizer] = []
                for g in ordered(recognizers) where isOnPath(of: gesture, g) && takesPart(g, in: gesture) {
                    g.gesture = gesture
                    g.isInAttempt = true
                    started.append(g)
                }
                askDynamicRequirements(ofAttemptsStartedBy: started)
                for g in started where g.gesture === gesture { g.gestureBegan(gesture) }
            },
            closing: {
                let isFollowed = recognizers.contains { $0.gesture === gesture && !$0.isFinished }
                gesture.isTaken = isFollowed || gesture.hasRecognized
            })
    }

    private func isOnPath(of gesture: IndirectGesture, _ g: Recognizer) -> Bool {
        gesture.view?.pathToRoot.contains { $0 === g.view } ?? false
    }

    /// 14.4: a recognizer in an attempt takes part in no gesture; about touches nothing is asked.
    private func takesPart(_ g: Recognizer, in gesture: IndirectGesture) -> Bool {
        // 6.14: gestures without touches do not drive what comes after another recognizer.
        guard g.isEnabled, !g.isInAttempt, g.leader?.isDestroyed ?? true, g.follows(gesture), fitsModifiers(g) else {
            return false
        }
        return ask(g, .shouldReceiveEvent)
    }

    /// 4.3: calls everybody who takes part; 5.6: each step of an active one sends changed.
    private func follow(_ gesture: IndirectGesture, _ call: (Recognizer) -> Void) {
        gesture.lastTime = now
        deliver {
            for g in ordered(recognizers) where g.gesture === gesture && !g.isFinished {
                let wasActive = g.isActive
                call(g)
                if gesture.isDown && wasActive && g.isActive { g.hasChanged = true }
            }
        }
    }

    /// The fingers have lifted.
    private func end(_ gesture: IndirectGesture?) {
        guard let gesture, gesture.isDown else { return }
        gesture.isDown = false
        follow(gesture) { $0.gestureEnded(gesture) }
    }

    /// 14.2: a system cancel of those that take part.
    func cancel(_ gesture: IndirectGesture?) {
        guard let gesture, gesture.isDown else { return }
        gesture.isDown = false
        follow(gesture) { self.stop($0, .systemCancel) }
    }

    /// 14.3: continuous scrolling that has fallen silent, as part of a delivery of timers.
    func endSilentScroll(at deadline: Microseconds) -> IndirectGesture? {
        guard let gesture = scrolling, let end = gesture.deadline, end <= deadline else { return nil }
        gesture.isDown = false
        return gesture
    }
}

extension TouchpadGesture {
    fileprivate var hostEvent: HostEvent {
        switch self {
        case .swipe: .swipe
        case .pinch: .pinch
        case .hold: .hold
        }
    }
}
