// SPDX-License-Identifier: MIT

import ScenarioFormat

/// §1: one contact, the same object from down to up.
final class Touch {
    let id: TouchID
    /// Counts the downs of the whole run: who came first.
    let order: Int
    /// 1.8: the multi-touch sequence it belongs to.
    let sequence: Int
    let type: TouchType
    /// 1.3: the hit-test view for the touch's life; nil once that view has left its window.
    var view: View?
    let window: View?

    let start: Point
    let startTime: Microseconds
    /// While began is told of a finger that has moved in the same frame, its place is where it went down.
    var location: Point { isReadAtStart ? start : place }
    var place: Point
    var isReadAtStart = false
    var previous: Point
    var tapCount: Int
    /// Whether the finger is on the glass.
    var isDown = true

    // What happened to it in the running delivery.
    var hasLanded = false
    var hasMoved = false
    var hasLifted = false
    var wasCancelled = false
    var samples = 0

    // §7: what its view knows of it.
    var began = Stage.pending
    var ended = Stage.pending
    /// Nothing more is said to the view.
    var isDead = false
    /// 1.12: its finger had lifted before the system cancel.
    var endBecomesCancel = false
    /// V4: to be cancelled in step 3.
    var isDoomed = false
    /// 7.8: recognizers that were active when it landed, and that cancel touches in views.
    var takers: [Recognizer] = []
    /// 7.6: its view has just been told where it is.
    var wasReleased = false
    /// Step 4 or 5 has dealt with this frame's lift.
    var liftIsSettled = false

    enum Stage {
        case pending, withheld, delivered
    }

    init(
        id: TouchID, order: Int, sequence: Int, type: TouchType, view: View?, window: View?,
        at place: Point, time: Microseconds, tapCount: Int
    ) {
        self.id = id
        self.order = order
        self.sequence = sequence
        self.type = type
        self.view = view
        self.window = window
        self.start = place
        self.startTime = time
        self.place = place
        self.previous = place
        self.tapCount = tapCount
        self.hasLanded = true
    }

    /// What the frame did to it is over.
    func closeFrame() {
        hasLanded = false
        hasMoved = false
        hasLifted = false
        wasCancelled = false
        endBecomesCancel = false
        wasReleased = false
        liftIsSettled = false
        samples = 0
    }

    /// 1.2: down and unchanged in this frame.
    var isStationary: Bool {
        isDown && !hasLanded && !hasMoved
    }

    /// 1.8: among allTouches of this delivery's event.
    var isInEvent: Bool {
        isDown || hasLifted || wasCancelled
    }

    /// How far it is from where it went down.
    var travel: Double {
        (location - start).length
    }

    /// Its view was told began and neither ended nor cancelled.
    var isOpenInView: Bool {
        began == .delivered && ended != .delivered && !isDead
    }

    /// 2.8, 2.9: from its down to its lift, while it is delivered or queued.
    ///
    /// A lift of the running frame comes after the began calls of it, so it does not count yet.
    var countsForGates: Bool {
        let isOnView = isDown || ((hasLifted || wasCancelled) && !liftIsSettled)
        return isOnView && !isDead && began != .pending && ended != .delivered
    }
}
