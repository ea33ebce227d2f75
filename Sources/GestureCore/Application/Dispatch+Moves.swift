// SPDX-License-Identifier: MIT

/// Frames in which fingers move, and none comes or goes: all but a few. They go the way of every delivery (§7), past
/// the steps in which nothing can happen then. The way of the other frames takes 76 % more instructions for the
/// motion of one finger with one recognizer; a stage of the check proves both ways equal.
extension Dispatch {
    /// No event filter or grab is installed.
    @inline(__always)
    var isReadyForMoves: Bool { !hasFilters && !hasGrabs }

    /// Turns onto the long way as soon as somebody makes something of it.
    @_optimize(speed)
    func deliverMoves(of touches: TouchMask, seat: UInt32, at frameTime: Microseconds) {
        open(touches, seat, frameTime)
        prepareEvent()
        showInEvent(touches)
        let isShown = touches.subtracting(event.all).isEmpty
        let moved = moveTouches(touches)
        frame.moved = moved
        if !moved.isEmpty { recognizeMoves(of: moved, isShown: isShown) }
        // A recognizer asked for something, or touches wait for their view: from step 2 on as ever.
        if transitions.isWorkDue || !ledger.isQuiet || hasGrabs {
            wholeFrame.moved = touches
            return finish()
        }
        stage = .delivering
        views.deliverMoves(of: moved)
        // A view's callback did: from step 6 on.
        if transitions.hasFinished || isWatchDue || hasGrabs || hasFollowUp || pool.hasLifted {
            wholeFrame.moved = touches
            return finishDelivered()
        }
        rest(touches)
        frame.moved = .none
        end()
    }

    /// The frames are empty but for that: every delivery leaves them so.
    @inline(__always)
    private func open(_ touches: TouchMask, _ seat: UInt32, _ frameTime: Microseconds) {
        frame.seat = seat
        frame.time = frameTime
        frame.moved = touches
        begin(at: frameTime)
    }

    /// Updates the location of every touch that moved, and returns these.
    @inline(__always)
    private func moveTouches(_ touches: TouchMask) -> TouchMask {
        var moved = touches
        pool.lendEach(touches) { touch in
            guard touch.hasMoved() else { return moved.remove(touch.slot) }
            touch.take(touch.fed)
            touch.phase = .moved
            touch.noteDelivered()
        }
        return moved
    }

    @inline(__always)
    private func recognizeMoves(of touches: TouchMask, isShown: Bool) {
        if !isShown { showInEvent(touches) }
        isSequenceShown = isShown || touches.subtracting(event.all).isEmpty
        forEachRecognizer { callMoved($0, with: touches.intersection($0.attempt.listening)) }
        isSequenceShown = false
    }
}
