// SPDX-License-Identifier: MIT

extension TouchEvent {
    /// Those of a recognizer, without what it ignores.
    public func touches(for recognizer: GestureRecognizer) -> TouchSet {
        pool.set(all.intersection(recognizer.attempt.bound))
    }
}
