// SPDX-License-Identifier: MIT

/// Pointers and styluses that are near without touching (rule 8.8).
extension Dispatch {
    /// nil: the pointer has left.
    @inline(never)
    func deliverHover(_ location: Point?, _ seat: UInt32, at time: Microseconds) {
        var frame = TouchFrame()
        frame.seat = seat
        frame.time = time
        open(frame)
        let hit = location.flatMap { application?.hitTest($0) }
        forEachRecognizer { recognizer in
            guard let hover = recognizer as? HoverGestureRecognizer, hover.seat == seat, let view = hover.view
            else { return }
            if let location, let hit, hit.isDescendant(of: view) {
                hover.hoverLocation = location
                if hover.currentState.isActive { transitions.change(hover) }
            } else if hover.currentState.isActive {
                transitions.end(hover)
            }
        }
        if let location, let hit { enter(hit, at: location, seat) }
        finish()
    }

    @inline(never)
    private func enter(_ hit: View, at location: Point, _ seat: UInt32) {
        var view: View? = hit
        while let current = view {
            for recognizer in current.gestureRecognizers {
                guard recognizer.isIdle, recognizer.isEnabled, let hover = recognizer as? HoverGestureRecognizer
                else { continue }
                hover.seat = seat
                hover.hoverLocation = location
                // Its dispatcher is set when the attempt begins.
                _ = self.recognizer(hover, requests: .began, for: Reason(.byItself))
            }
            view = current.superview
        }
    }
}
