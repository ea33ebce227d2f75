// SPDX-License-Identifier: MIT

/// Frames in which fingers move, and none comes or goes: all but a few. They go the way of every delivery (§7), past
/// the steps in which nothing can happen then.
extension Dispatch {
    /// Nobody wants to see the touches before or after everyone else.
    @inline(__always)
    var isReadyForMoves: Bool { !hasFilters && !hasGrabs }

    /// Turns onto the long way as soon as somebody makes something of it.
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

    /// Those that are not where they were read their new places.
    @inline(__always)
    private func moveTouches(_ touches: TouchMask) -> TouchMask {
        var moved = touches
        pool.lendEach(touches) { touch in
            // A finger that moved there and back has not moved (rule 1.2).
            if touch.isUnmoved {
                moved.remove(touch.slot)
                if touch.hasStrayed { touch.tapCount = 0 }
                return
            }
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
