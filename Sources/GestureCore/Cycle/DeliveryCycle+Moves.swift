// SPDX-License-Identifier: MIT

/// Fast path for frames in which fingers only move, which are nearly all frames. It follows the order of §7 and skips
/// the steps in which nothing can happen. The general path takes 76 % more instructions for one moving finger with one
/// recognizer. A stage of `make check` proves that both paths give the same result.
extension DeliveryCycle {
    /// No event filter or grab is installed.
    @inline(__always)
    var isReadyForMoves: Bool { !filters.isInUse && !hasGrabs }

    /// Delivers moves. Falls back to the general path when a callback changes state.
    @_optimize(speed)
    func deliverMoves(of touches: TouchMask, seat: UInt32, at frameTime: Microseconds) {
        open(touches, seat, frameTime)
        prepareEvent()
        showInEvent(touches)
        let isShown = touches.subtracting(event.all).isEmpty
        let moved = moveTouches(touches)
        frame.moved = moved
        if !moved.isEmpty { recognizeMoves(of: moved, isShown: isShown) }
        if trace.tellsProgress { tellProgress() }
        // A recognizer made a request, or touches are withheld: continue on the general path from step 2.
        if transitions.isWorkDue || !ledger.isQuiet || hasGrabs {
            wholeFrame.moved = touches
            return finish()
        }
        stage = .delivering
        views.deliverMoves(of: moved)
        // A view's callback changed state: continue on the general path from step 6.
        if transitions.hasFinished || transitions.isWatchDue || hasGrabs || hasFollowUp || pool.hasLifted {
            wholeFrame.moved = touches
            return finishDelivered()
        }
        rest(touches)
        frame.moved = .none
        end()
    }

    /// Opens a delivery of moves. The frames need no clearing, since every delivery leaves them empty.
    @inline(__always)
    private func open(_ touches: TouchMask, _ seat: UInt32, _ frameTime: Microseconds) {
        frame.seat = seat
        frame.time = frameTime
        frame.moved = touches
        stage = .recognizing
        deliveryNumber &+= 1
        // The touches were fed at this time or earlier: it is not ahead of the present one.
        trace.time = time
        bound.sortIfNeeded()
    }

    /// Updates the location of every touch that moved, and returns the mask of these touches.
    @inline(__always)
    private func moveTouches(_ touches: TouchMask) -> TouchMask {
        var moved = touches
        pool.lendEach(touches) { touch in
            guard touch.hasMoved() else { return moved.remove(touch.slot) }
            touch.takeFed()
            touch.phase = .moved
        }
        return moved
    }

    @inline(__always)
    private func recognizeMoves(of touches: TouchMask, isShown: Bool) {
        if !isShown { showInEvent(touches) }
        isSequenceShown = isShown || touches.subtracting(event.all).isEmpty
        bound.callEach { callMoved($0, with: touches.intersection($0.attempt.listening)) }
        isSequenceShown = false
    }
}
