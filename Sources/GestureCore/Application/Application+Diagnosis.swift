// SPDX-License-Identifier: MIT

extension Application {
    /// Touches that are down, and those that have lifted and are still withheld from a view or held by an attempt.
    public final var touches: TouchSet { dispatch.pool.set(dispatch.pool.used) }

    /// Whether the touch's view has been told that it began and not yet that it is over.
    public final func isDelivered(_ touch: Touch) -> Bool { dispatch.isDelivered(touch) }
}
