// SPDX-License-Identifier: MIT

import ScenarioFormat

/// §9: a view that tracks one touch and sends events about it.
final class Control {
    /// 9.2: distance beyond the bounds within which a tracked touch counts as inside.
    static let slop = 70.0

    unowned let view: View
    let stopsTracking: Bool
    let hasDefaultAction: Bool
    /// 9.4: axes along which it tracks.
    let trackedAxes: TrackedAxes?
    var isEnabled = true
    private var tracked: Touch?
    /// 9.3 leaves open what happens to a tracked touch.
    var isTracking: Bool { tracked != nil }
    private var wasInside = true

    init(view: View, options: ControlOptions) {
        self.view = view
        stopsTracking = options.stopsTracking
        hasDefaultAction = options.hasDefaultAction
        trackedAxes = options.tracks
    }

    /// 9.3: ends tracking with its touch, whichever responder handled the call.
    func touchesAreOver(_ touches: [Touch]) {
        if tracks(touches) { tracked = nil }
    }

    /// 9.4: returns whether it tracks one of these touches along the axis of the movement; equal components lead along
    /// both.
    func refuses(_ movement: Point, of touches: [Touch]) -> Bool {
        guard let trackedAxes, tracks(touches) else { return false }
        let movement = view.vectorFromApplication(movement)
        let difference = abs(movement.x) - abs(movement.y)
        if movement == .zero { return false }
        return switch trackedAxes {
        case .both: true
        case .horizontal: difference >= -1e-9
        case .vertical: difference <= 1e-9
        }
    }

    /// Returns the events of one call, in order.
    func events(_ phase: TouchPhase, _ touches: [Touch]) -> [ControlEvent] {
        switch phase {
        case .began: began(touches)
        case .moved: tracks(touches) ? moved() : []
        case .ended: tracks(touches) ? ended() : []
        case .cancelled: tracks(touches) ? cancelled() : []
        }
    }

    private func tracks(_ touches: [Touch]) -> Bool {
        touches.contains { $0 === tracked }
    }

    /// 9.3: tracks one touch at a time; of several that land together the first.
    private func began(_ touches: [Touch]) -> [ControlEvent] {
        guard isEnabled, tracked == nil, let first = touches.min(by: { $0.order < $1.order }) else { return [] }
        tracked = first
        wasInside = true
        return first.tapCount > 1 ? [.touchDown, .touchDownRepeat] : [.touchDown]
    }

    /// 9.1: crossing events come before drag events. 9.3: a move that stops tracking sends nothing.
    private func moved() -> [ControlEvent] {
        if stopsTracking {
            tracked = nil
            return []
        }
        let hasCrossed = isInside != wasInside
        wasInside = isInside
        let place: ControlEvent = isInside ? .touchDragInside : .touchDragOutside
        return hasCrossed ? [isInside ? .touchDragEnter : .touchDragExit, place] : [place]
    }

    private func ended() -> [ControlEvent] {
        let event: ControlEvent = isInside ? .touchUpInside : .touchUpOutside
        tracked = nil
        return [event]
    }

    private func cancelled() -> [ControlEvent] {
        tracked = nil
        return [.touchCancel]
    }

    /// 9.2: half-open as in 2.2.
    private var isInside: Bool {
        guard let tracked else { return false }
        let place = view.fromApplication(tracked.location)
        let slop = Control.slop
        return -slop <= place.x && place.x < view.frame.width + slop
            && -slop <= place.y && place.y < view.frame.height + slop
    }
}

extension Model {
    func setEnabled(control name: String, _ isEnabled: Bool) {
        guard let view = views[name], !view.isDestroyed, let control = view.control else { return }
        if control.isTracking && !isEnabled { unknown = unknown ?? "a control that is disabled while it tracks" }
        control.isEnabled = isEnabled
    }

    /// 9.3: touches that reach a control go no further up, whether tracked or not.
    func sendToControl(_ phase: TouchPhase, _ touches: [Touch], _ control: Control) {
        for event in control.events(phase, touches) {
            log.append(LogLine(time: now, name: control.view.name, event: .control(event)))
        }
    }

    /// 9.4: returns whether a control below the recognizer's view keeps its touch.
    func isRefusedByControl(_ g: Recognizer) -> Bool {
        guard let movement = g.movement, let view = g.view else { return false }
        return views.values.contains { other in
            guard let control = other.control, view.isAncestor(of: other) else { return false }
            return control.refuses(movement, of: g.fingersDown)
        }
    }

    /// 6.11, 6.12: a control whose action is a single tap refuses single taps of ancestors.
    func hitTestViewRefuses(_ g: Recognizer) -> Bool {
        guard let tap = g as? Tap, tap.tapsRequired == 1, tap.fingersRequired == 1 else { return false }
        return tap.cancelsTouchesInView
            && tap.touches.contains { touch in
                guard let control = touch.view?.control, control.hasDefaultAction else { return false }
                return tap.view !== control.view
            }
    }
}
