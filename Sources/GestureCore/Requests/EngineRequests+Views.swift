// SPDX-License-Identifier: MIT

/// Requests of views (§2) and of the host.
extension EngineRequests {
    var firstResponder: Responder? {
        get { events.firstResponder }
        set { events.firstResponder = newValue }
    }

    func startMoving(_ moving: any Moving) {
        cycle.movements.start(moving)
        cycle.deadlines.endPlainInput()
    }

    func stopMoving(_ moving: any Moving) { cycle.movements.stop(moving) }

    func noteFilter() { cycle.filters.isInUse = true }

    func hierarchyDidChange() {
        cycle.bound.noteHierarchyChange()
    }

    /// Cancels everything on the view and below it: first the recognizers' actions, then the touches (rule 2.10).
    /// Inside a delivery both happen at once, since the view may be gone afterwards.
    func viewWillLeaveWindow(_ view: View) {
        leaveDepth &+= 1
        let isOutermost = !cycle.isDelivering
        if isOutermost {
            openedAtLeaveDepth = leaveDepth
            cycle.openChange()
        }
        // Uses a plain loop: stopping calls nothing back, and `callEach` would end a round that may be
        // running.
        for recognizer in cycle.bound {
            if let itsView = recognizer.view, itsView.isDescendant(of: view) {
                stop(recognizer, Reason(.viewRemoved), silently: false)
            }
        }
        if isOutermost { cycle.settle() }
        let stageBefore = cycle.stage
        if !isOutermost { cycle.actions.send(below: view, delivery: cycle.deliveryNumber) }
        if isOutermost { cycle.stage = .delivering }
        cycle.views.withdrawTouches(below: view)
        input?.forgetGestures(below: view)
        cycle.stage = stageBefore
        cycle.landing.forgetLifts(below: view)
        events.resign(below: view, leaving: leaveDepth)
        cycle.movements.stop(below: view)
    }

    func viewDidLeaveWindow() {
        if openedAtLeaveDepth == leaveDepth, leaveDepth > 0 {
            openedAtLeaveDepth = 0
            cycle.finish()
        }
        events.tellResigned(leaving: leaveDepth)
        leaveDepth &-= 1
        if leaveDepth == 0, !cycle.isDelivering { input?.processQueue() }
    }

    var lifting: TouchMask { cycle.wholeFrame.ended }

    func isDelivered(_ touch: Touch) -> Bool { cycle.ledger.delivered.contains(touch.slot) }

    /// Takes a live touch for the host (rule 10.6).
    func take(_ touch: Touch, for grab: any TouchGrab) -> Bool {
        guard touch.isDown, touch.grab == nil, cycle.pool.used.contains(touch.slot) else { return false }
        change {
            touch.grab = grab
            cycle.hasGrabs = true
            for recognizer in cycle.bound where recognizer.attempt.bound.contains(touch.slot) {
                transitions.fail(recognizer, Reason(.touchCancelled))
            }
            if cycle.stage == .recognizing, cycle.frame.isEmpty { cycle.settle() }
            cycle.views.withdraw(touch)
        }
        return true
    }
}
