// SPDX-License-Identifier: MIT

extension TouchEvent {
    /// Returns the touches of a recognizer, without those that it ignores.
    public func touches(for recognizer: GestureRecognizer) -> TouchSet {
        pool.set(all.intersection(recognizer.attempt.bound))
    }
}
