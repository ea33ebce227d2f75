// SPDX-License-Identifier: MIT

#if DEBUG
    extension Application {
        /// The first invariant of the engine that does not hold, or nil. Call only outside of callbacks.
        package final var violatedInvariant: StaticString? {
            cycle.violatedInvariant ?? requests.violatedInvariant
        }
    }
#endif
