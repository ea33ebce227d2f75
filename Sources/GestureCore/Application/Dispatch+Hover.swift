// SPDX-License-Identifier: MIT

/// Hover: pointers and styluses that are near the surface without touching (rule 8.8).
extension Dispatch {
    /// Delivers a hover at `location`; nil means that the pointer has left.
    @inline(never)
    func deliverHover(_ location: Point?, _ seat: UInt32, at time: Microseconds) {
        var frame = TouchFrame()
        frame.seat = seat
        frame.time = time
        open(frame)
        let hit = location.flatMap { application?.hitTest($0) }
        forEachRecognizer { recognizer in
            guard !recognizer.takesTouches, recognizer.seat == seat, let view = recognizer.view else { return }
            recognizer.pointerDidMove(to: hit?.isDescendant(of: view) ?? false ? location : nil)
        }
        if let location, let hit { enter(hit, at: location, seat) }
        finish()
    }

    @inline(never)
    private func enter(_ hit: View, at location: Point, _ seat: UInt32) {
        var view: View? = hit
        while let current = view {
            for recognizer in current.gestureRecognizers {
                guard !recognizer.takesTouches, recognizer.isIdle, recognizer.isEnabled else { continue }
                if let reason = recognizer.modifierDemand.refusal(holding: modifierFlags) {
                    recognizer.reason = reason
                    continue
                }
                recognizer.seat = seat
                recognizer.pointerDidEnter(at: location)
            }
            view = current.superview
        }
    }
}
