// SPDX-License-Identifier: MIT

import ScenarioFormat

/// §1: one contact, the same object from down to up.
final class Touch {
    let id: TouchID
    /// Number of the down in the whole run, which gives the order.
    let order: Int
    /// 1.8: the multi-touch sequence of the touch.
    let sequence: Int
    let type: TouchType
    /// 1.3: the hit view for the touch's life; nil after that view has left its window.
    var view: View?
    let window: View?

    let start: Point
    let startTime: Microseconds
    /// While began is delivered for a finger that has moved in the same frame, its location is where it went down.
    var location: Point { isReadAtStart ? start : place }
    var place: Point
    var isReadAtStart = false
    var previous: Point
    var tapCount: Int
    /// 14.1: pressed buttons of a pointer; the last ones after it lifted.
    var buttons: Set<PointerButton> = []
    /// Whether the finger is down.
    var isDown = true
    /// Number of the delivery in which it landed.
    let landing: Int
    /// Number of downs of the whole run before it lifted or was cancelled.
    var downsBeforeItsEnd = 0
    /// 4.9: since when, and where, it rests.
    var restTime: Microseconds
    var restPlace: Point

    // Events of the running delivery.
    var hasLanded = false
    var hasMoved = false
    var hasLifted = false
    var wasCancelled = false
    var hasChangedButtons = false
    var samples = 0

    // §7: state of the touch for its view.
    var began = Stage.pending
    var ended = Stage.pending
    /// Whether the view gets no more calls about it.
    var isDead = false
    /// 1.12: whether its finger had lifted before the system cancel.
    var endBecomesCancel = false
    /// V4: whether it is cancelled in step 3.
    var isDoomed = false
    /// 7.8: recognizers that were active when it landed, and that cancel touches in views.
    var takers: [Recognizer] = []
    /// 7.6: whether its view was told its location in this step.
    var wasReleased = false
    /// Whether step 4 or 5 has handled this frame's lift.
    var liftIsSettled = false

    enum Stage {
        case pending, withheld, delivered
    }

    init(
        id: TouchID, order: Int, sequence: Int, type: TouchType, view: View?, window: View?,
        at place: Point, time: Microseconds, tapCount: Int, landing: Int
    ) {
        self.landing = landing
        restTime = time
        restPlace = place
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

    /// Resets what the frame has changed.
    func closeFrame() {
        hasLanded = false
        hasMoved = false
        hasLifted = false
        wasCancelled = false
        hasChangedButtons = false
        endBecomesCancel = false
        wasReleased = false
        liftIsSettled = false
        samples = 0
    }

    /// 1.2: whether it is down and unchanged in this frame.
    var isStationary: Bool {
        isDown && !hasLanded && !hasMoved
    }

    /// 1.4: its location before this delivery; a finger that has not moved in it is where it was.
    var previousInDelivery: Point {
        hasMoved ? previous : location
    }

    /// 1.8: whether it is among allTouches of this delivery's event.
    var isInEvent: Bool {
        isDown || hasLifted || wasCancelled
    }

    /// Distance from where it went down.
    var travel: Double {
        (location - start).length
    }

    /// Whether its view got began and neither ended nor cancelled.
    var isOpenInView: Bool {
        began == .delivered && ended != .delivered && !isDead
    }

    /// 2.8, 2.9: counts from its down to its lift, while it is delivered or queued.
    ///
    /// A lift of the running frame comes after its began calls, so it does not count yet.
    var countsForGates: Bool {
        let isOnView = isDown || ((hasLifted || wasCancelled) && !liftIsSettled)
        return isOnView && !isDead && began != .pending && ended != .delivered
    }
}
