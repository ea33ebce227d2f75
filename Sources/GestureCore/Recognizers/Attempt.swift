// SPDX-License-Identifier: MIT

/// State of one attempt of a recognizer: from its first touch, or from the request that begins it without one, to
/// the reset. A recognizer between two attempts has an empty one.
struct Attempt {
    // Members that every motion reads stand first.

    /// Touches of the attempt that are down.
    var listening = TouchMask.none
    /// The attempt's touches: those it was given and does not ignore, lifted ones included.
    var bound = TouchMask.none
    /// The delivery flags as they were when each touch landed (rule 5.15).
    var cancels = TouchMask.none
    var delaysBegan = TouchMask.none
    var delaysEnded = TouchMask.none
    /// Unique for each attempt; 0: the recognizer is idle.
    var number: UInt64 = 0
    /// The delivery in which the wish was granted.
    var wishDelivery: UInt64 = 0
    /// When the recognizer wants to hear of time.
    var deadline = Time.never
    /// When the engine ends it for not finishing (rule 5.12).
    var abandonDeadline = Time.never
    /// The gesture without touches that the attempt is about (§14); nil: it is about touches.
    var indirect: IndirectGesture?
    /// The view that the recognizer was taken from amid the attempt, for its last action.
    var formerView: View?
    // Small members stand last: the recognizer's own fill the bytes behind them.
    /// The granted request to leave possible, until the update pass decides it (rule 5.4).
    var wish = Wish.none
    var isHeld = false
    /// The fingers asked to end since the wish was granted (rule 6.8).
    var hasLapsed = false
    /// Began in this delivery: dynamic requirements are yet to be asked about (rule 6.9).
    var isStarting = false
    var askedShouldBegin = false
    /// Taken from its view: it is reset whatever it is tied to.
    var isStopping = false
    /// Every touch was ignored: it is over without having failed, and reset at the close of the delivery (rule 4.6).
    var isVoid = false
    /// No view has moved in its tree since the attempt began: views that share a touch are on one line.
    var isOnPath = false
    /// Type of the first touch (rule 4.2).
    var touchType = Touch.Kind.direct
    var pendingActions: PendingActions = []

    /// Reset by itself, whatever failure requirements connect it with (rule 5.11).
    var isOutOfTies: Bool { isStopping || isVoid }

    /// The earlier of both deadlines.
    var nextDeadline: Microseconds { min(deadline, abandonDeadline) }
}
