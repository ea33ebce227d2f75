// SPDX-License-Identifier: MIT

import ScenarioFormat

/// A sample about one finger.
struct Change {
    var id: TouchID
    var kind: Kind
    var time: Microseconds

    enum Kind {
        case down(Point, TouchType)
        case move(Point)
        case up, cancel
    }
}

/// Input that was sent from inside a callback.
enum Input {
    case frame(Change)
    case systemCancel
    case modifiers(Set<Modifier>)
    /// A motion or remote-control event.
    case event(LogEvent)
    case indirect(Action)
}

extension Model {
    /// 1.9: delivers one input frame. An up and a new down of one id in it deliver the earlier touch first.
    func deliverFrame(_ changes: [Change]) {
        var frame: [Change] = []
        for change in changes {
            if case .down = change.kind, frame.contains(where: { $0.id == change.id }) {
                deliverSimpleFrame(frame)
                frame = []
            }
            frame.append(change)
        }
        deliverSimpleFrame(frame)
    }

    private func deliverSimpleFrame(_ changes: [Change]) {
        if changes.isEmpty { return }
        deliver {
            for change in changes { apply(change) }
            // 1.2: a touch that has come back is unchanged in this frame.
            for touch in touches where touch.place == touch.previous && !touch.hasChangedButtons {
                touch.hasMoved = false
            }
            let landed = touches.filter(\.hasLanded)
            delayContentTouches(landed)
            bind(landed)
            recognizersHearTouches()
        }
    }

    func apply(_ change: Change) {
        if case .down(let place, let type) = change.kind {
            land(change.id, at: place, type, change.time)
            return
        }
        guard let touch = touches.first(where: { $0.id == change.id && $0.isDown }) else { return }
        switch change.kind {
        case .down: break
        case .move(let place):
            move(touch, to: place)
            touch.noteRest(at: change.time)
        case .up: lift(touch, change.time)
        case .cancel:
            touch.downsBeforeItsEnd = downs
            touch.isDown = false
            touch.wasCancelled = true
        }
    }

    /// 1.3, 1.8, 2.7: lands a touch; hit testing happens only at touch-down.
    private func land(_ id: TouchID, at place: Point, _ type: TouchType, _ time: Microseconds) {
        // 12.5: a second down of a live id is refused.
        if touches.contains(where: { $0.id == id && $0.isDown }) { return }
        if !touches.contains(where: \.isDown) { sequences += 1 }
        downs += 1
        let view = hitTest(place)
        let touch = Touch(
            id: id, order: downs, sequence: sequences, type: type, view: view, window: view?.window,
            at: place, time: time, tapCount: tapCount(ofTouchAt: place, at: time, in: view), landing: deliveries)
        // A pointer's touch that names no button means the primary one.
        if type == .indirectPointer { touch.buttons = id == PointerState.touchID ? pointer.buttons : [.primary] }
        touches.append(touch)
    }

    /// 1.4: `previous` is the location of the last delivery.
    private func move(_ touch: Touch, to place: Point) {
        let isPointer = touch.id == PointerState.touchID && touch.type == .indirectPointer
        let hasChangedButtons = isPointer && touch.buttons != pointer.buttons
        if place == touch.location && !hasChangedButtons { return }
        if hasChangedButtons {
            touch.buttons = pointer.buttons
            touch.hasChangedButtons = true
        }
        touch.samples += 1
        if !touch.hasMoved { touch.previous = touch.location }
        touch.hasMoved = true
        touch.place = place
        // 1.6: the tap count drops to 0 once the touch has moved too far.
        if exceeds(touch.travel, 45, [touch]) { touch.tapCount = 0 }
    }

    private func lift(_ touch: Touch, _ time: Microseconds) {
        touch.downsBeforeItsEnd = downs
        touch.isDown = false
        touch.hasLifted = true
        if !touch.hasMoved { touch.previous = touch.location }
        if let view = touch.view {
            lifts.append(Lift(view: view, start: touch.start, time: time, tapCount: touch.tapCount))
        }
    }

    /// Resets what the delivery has changed on the frame's touches.
    func closeFrame() {
        for scrollView in scrollViews { scrollView.delay.forgetTheCancelled() }
        for touch in touches { touch.closeFrame() }
        touches.removeAll { touch in
            let isWithheld = touch.began == .withheld || touch.ended == .withheld
            return !touch.isDown && (touch.isDead || !isWithheld)
        }
    }
}
