// SPDX-License-Identifier: MIT

extension TouchEvent {
    /// Returns the touches of a recognizer in this event, without those that it ignores. O(1).
    public func touches(for recognizer: GestureRecognizer) -> TouchSet {
        pool.set(all.intersection(recognizer.attempt.bound))
    }
}
