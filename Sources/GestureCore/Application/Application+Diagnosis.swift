// SPDX-License-Identifier: MIT

extension Application {
    /// Touches that are down, and touches that have lifted but are still withheld from a view or needed by an attempt.
    /// O(1); walking the set is O(touches).
    public final var touches: TouchSet { cycle.pool.set(cycle.pool.used) }

    /// Touches that are down as of the last delivery.
    public final var liveTouches: TouchSet { cycle.pool.set(cycle.pool.down) }

    /// Returns the live touch with a source's id, or nil if the source has no such touch. O(live touches).
    public final func liveTouch(withID id: Int32, from source: TouchSource) -> Touch? {
        for touch in liveTouches where touch.id == id && touch.source === source { return touch }
        return nil
    }

    /// Returns whether the touch's view got its began and has not yet got an ended or cancelled.
    public final func isDelivered(_ touch: Touch) -> Bool { requests.isDelivered(touch) }
}
