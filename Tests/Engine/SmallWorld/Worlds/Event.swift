// SPDX-License-Identifier: MIT

/// An event in a world. The number is that of a finger, a recognizer or a view.
struct Event: Hashable, Sendable {
    enum Verb: UInt8, Sendable {
        case downNear, downFar
        /// Reports the same location again.
        case stay
        /// Moves by 4 px: less than every threshold.
        case moveSlightly
        /// Moves by 60 px to the right, or down: more than every threshold.
        case moveAlong, moveAcross
        case up
        /// The hardware cancels the touch.
        case cancel
        case cancelAll
        /// Waits until 1 µs before the next deadline, or until the deadline. The next event has this time.
        case waitBelowDeadline, waitForDeadline
        /// Waits 50 ms, after which a finger counts as resting (rule 8.10).
        case pause
        case disable, enable, removeRecognizer, destroyRecognizer, removeView
        /// Several events in one, to reach what follows a tap or a drag: down and up; down, move along, and up.
        case tapNear, tapFar, dragNear
        /// Down and move along, to reach what happens during a drag.
        case startDragFar
    }

    var verb: Verb
    var subject: UInt8 = 0
    /// Whether it belongs to the input frame of the previous event.
    var joinsFrame = false

    var isWait: Bool { verb == .waitBelowDeadline || verb == .waitForDeadline }

    /// The single events of a combined one.
    var parts: [Event] {
        func parts(_ verbs: Verb...) -> [Event] { verbs.map { Event(verb: $0, subject: subject) } }
        switch verb {
        case .tapNear: return parts(.downNear, .up)
        case .tapFar: return parts(.downFar, .up)
        case .dragNear: return parts(.downNear, .moveAlong, .up)
        case .startDragFar: return parts(.downFar, .moveAlong)
        default: return [self]
        }
    }

    var isTouchChange: Bool {
        switch verb {
        case .downNear, .downFar, .stay, .moveSlightly, .moveAlong, .moveAcross, .up, .cancel: true
        default: false
        }
    }
}

/// The events that may come next, according to the events so far.
struct Possibilities {
    let world: World
    private var down: UInt8 = 0
    private var disabled: UInt8 = 0
    private var removed: UInt8 = 0
    private var removedViews: UInt8 = 0
    private var last: Event?

    init(_ world: World) {
        self.world = world
    }

    mutating func take(_ event: Event) {
        let bit: UInt8 = 1 << event.subject
        switch event.verb {
        case .downNear, .downFar, .startDragFar: down |= bit
        case .up, .cancel: down &= ~bit
        case .cancelAll: down = 0
        case .disable: disabled |= bit
        case .enable: disabled &= ~bit
        case .removeRecognizer, .destroyRecognizer: removed |= bit
        case .removeView: removedViews |= bit
        default: break
        }
        last = event
    }

    /// State outside the engine: the objects that a change has affected.
    var changeKey: UInt32 { UInt32(disabled) | UInt32(removed) << 8 | UInt32(removedViews) << 16 }

    /// Returns the possible next events. Fingers are equal, so only the first finger that is up may go down. Removed
    /// objects have no events.
    func next(hasDeadline: Bool) -> [Event] {
        var events = touchEvents
        if let finger = (0..<UInt8(world.fingers)).first(where: { down & 1 << $0 == 0 }) {
            let verbs = [Event.Verb.tapNear, .tapFar, .dragNear] + (world.hasSecondFinger ? [.startDragFar] : [])
            events += verbs.map { Event(verb: $0, subject: finger) }
        }
        if world.hasSharedFrames, last?.isTouchChange ?? false {
            events += touchEvents.map { Event(verb: $0.verb, subject: $0.subject, joinsFrame: true) }
        }
        if down != 0 { events.append(Event(verb: .cancelAll)) }
        if hasDeadline, last?.verb != .waitBelowDeadline {
            events += [Event(verb: .waitBelowDeadline), Event(verb: .waitForDeadline)]
        }
        if world.hasExactMoves, down != 0, last?.verb != .pause { events.append(Event(verb: .pause)) }
        return world.hasChanges ? events + changes : events
    }

    private var touchEvents: [Event] {
        var events: [Event] = []
        var hasFreeFinger = false
        for finger in 0..<UInt8(world.fingers) {
            if down & 1 << finger != 0 {
                for verb in [Event.Verb.moveSlightly, .moveAlong, .moveAcross, .up, .cancel] {
                    events.append(Event(verb: verb, subject: finger))
                }
                if world.hasExactMoves { events.append(Event(verb: .stay, subject: finger)) }
            } else if !hasFreeFinger {
                hasFreeFinger = true
                events += [Event(verb: .downNear, subject: finger), Event(verb: .downFar, subject: finger)]
            }
        }
        return events
    }

    private var changes: [Event] {
        var events: [Event] = []
        for recognizer in 0..<UInt8(world.recognizers.count) where removed & 1 << recognizer == 0 {
            let isDisabled = disabled & 1 << recognizer != 0
            events.append(Event(verb: isDisabled ? .enable : .disable, subject: recognizer))
            events.append(Event(verb: .removeRecognizer, subject: recognizer))
            events.append(Event(verb: .destroyRecognizer, subject: recognizer))
        }
        for view in 0..<UInt8(world.viewCount) where removedViews & (1 << view | 1) == 0 {
            events.append(Event(verb: .removeView, subject: view))
        }
        return events
    }
}
