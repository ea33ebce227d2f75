// SPDX-License-Identifier: MIT

/// State of one attempt of a recognizer, from its first touch, or from the request that begins it without one, to the
/// reset. Between attempts a recognizer has an empty one.
struct Attempt {
    // Members that every motion reads stand first.

    /// Touches of the attempt that are down.
    var listening = TouchMask.none
    /// Touches of the attempt: those that were given to it and that it does not ignore, including lifted ones.
    var bound = TouchMask.none
    /// Effects of the recognizer on its touches.
    var flags = DeliveryFlags()
    /// Unique number of the attempt; 0 while the recognizer is idle.
    var number: UInt64 = 0
    /// The delivery in which the wish was granted.
    var wishDelivery: UInt64 = 0
    /// Time at which the recognizer wants to be called.
    var deadline = Time.never
    /// Time at which the engine ends the attempt if it has not finished (rule 5.12).
    var abandonDeadline = Time.never
    /// Time at which the recognizer lets go of its touches (rule 7.15).
    var delayDeadline = Time.never
    /// The touchpad gesture or scroll of the attempt (§14); nil if the attempt is about touches.
    var indirect: IndirectGesture?
    /// The view from which the recognizer was removed during the attempt, for its last action.
    var formerView: View?
    // Small members stand last: the recognizer's own members fill the bytes after them.
    /// The granted request to leave possible, until the update pass decides it (rule 5.4).
    var wish = Wish.none
    var isHeld = false
    /// Whether the fingers asked to end after the wish was granted (rule 6.8).
    var hasLapsed = false
    /// Whether another recognizer has to recognize before this one measures anything (rule 6.14).
    var isAwaiting = false
    /// Whether another recognizer's recognition started this one: places count from then (rule 6.14).
    var isSequenced = false
    /// Whether limits of its delays run, and fewer touches are down than the recognizer needs (rule 7.15).
    var isGathering = false
    /// Whether the recognizer has let go: until its reset it delays nothing (rule 7.15).
    var hasLetGo = false
    /// Whether the attempt began in this delivery, so that dynamic requirements are yet to be asked (rule 6.9).
    var isStarting = false
    var askedShouldBegin = false
    /// Whether the recognizer was removed from its view: it is reset in spite of its failure requirements.
    var isStopping = false
    /// Whether the view has left its window inside an action of the recognizer: the next action follows when that one
    /// returns (rule 2.10).
    var sendsWhenActionReturns = false
    /// Whether every touch was ignored: the attempt is over without a failure, and is reset at the end of the delivery
    /// (rule 4.6).
    var isVoid = false
    /// Whether no view has moved in its tree since the attempt began: then views that share a touch are on one path.
    var isOnPath = false
    /// Type of the first touch (rule 4.2).
    var touchType = Touch.Kind.direct
    var pendingActions: PendingActions = []

    /// Removes lifted touches.
    mutating func forget(_ lifted: TouchMask) {
        bound.subtract(lifted)
        flags.subtract(lifted)
    }

    /// Whether the recognizer is reset alone, in spite of its failure requirements (rule 5.11).
    var isOutOfTies: Bool { isStopping || isVoid }

    /// The earliest of the deadlines.
    var nextDeadline: Microseconds { min(deadline, min(abandonDeadline, delayDeadline)) }
}

/// The delivery flags as read when each touch landed (rule 5.15): the touches that each flag is on for.
struct DeliveryFlags {
    var cancels = TouchMask.none
    var delaysBegan = TouchMask.none
    var delaysEnded = TouchMask.none

    mutating func subtract(_ touches: TouchMask) {
        cancels.subtract(touches)
        delaysBegan.subtract(touches)
        delaysEnded.subtract(touches)
    }
}
