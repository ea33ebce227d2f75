// SPDX-License-Identifier: MIT

/// Hover: pointers and styluses that are near the surface without touching (rule 8.8).
extension IndirectInput {
    /// Delivers the hover of a source's pointer or stylus.
    func hover(at reading: TouchReading, from source: TouchSource) {
        source.isHovering = true
        deliverHover(reading.location, source.configuration.seat, at: reading.time)
    }

    /// Delivers a hover at `location`; nil means that the pointer has left. A recognizer that was refused is not asked
    /// again while the pointer stays at the same place: pointers report up to 1000 times a second.
    @inline(never)
    func deliverHover(_ location: Point?, _ seat: UInt32, at time: Microseconds) {
        var frame = TouchFrame()
        frame.seat = seat
        frame.time = time
        cycle.open(frame)
        let place = hoverPlaces.number(of: seat, at: location)
        let hit = location.flatMap { cycle.landing.windows.hitTest($0) }
        cycle.bound.callEachRarely { recognizer in
            guard !recognizer.takesTouches, recognizer.seat == seat, let view = recognizer.view else { return }
            recognizer.pointerDidMove(to: hit?.isDescendant(of: view) ?? false ? location : nil)
        }
        if let location, let hit { enter(hit, at: location, place, seat) }
        cycle.finish()
    }

    @inline(never)
    private func enter(_ hit: View, at location: Point, _ place: UInt64, _ seat: UInt32) {
        var view: View? = hit
        while let current = view {
            for recognizer in current.gestureRecognizers {
                guard !recognizer.takesTouches, recognizer.isIdle, recognizer.isEnabled,
                    recognizer.pointerMayEnter(at: place)
                else { continue }
                if let reason = recognizer.modifierDemand.refusal(holding: cycle.modifierFlags) {
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
