// SPDX-License-Identifier: MIT

extension Application {
    /// Touches that are down, and those that have lifted and are still withheld from a view or held by an attempt.
    public final var touches: TouchSet { dispatch.pool.set(dispatch.pool.used) }

    /// Touches that are down, as far as delivered.
    public final var liveTouches: TouchSet { dispatch.pool.set(dispatch.pool.down) }

    /// The live touch to which a source gave an id; nil: there is none. O(live touches).
    public final func liveTouch(withID id: Int32, from source: TouchSource) -> Touch? {
        for touch in liveTouches where touch.id == id && touch.source === source { return touch }
        return nil
    }

    /// Returns whether the touch's view has been told that it began and not yet that it is over.
    public final func isDelivered(_ touch: Touch) -> Bool { dispatch.isDelivered(touch) }
}
