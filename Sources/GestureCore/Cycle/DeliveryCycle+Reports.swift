// SPDX-License-Identifier: MIT

/// Log lines for client bugs that the engine detects (rule 12.8).
extension DeliveryCycle {
    /// Logs that a lifted touch is held back, naming one of the recognizers that hold it.
    @inline(never)
    func reportRetained(_ touch: Touch) {
        var keeper: GestureRecognizer?
        bound.callEachRarely { if keeper == nil, $0.attempt.bound.contains(touch.slot) { keeper = $0 } }
        diagnostics.report(
            .retainedTouches, about: keeper, ": too many lifted touches wait for it to finish; the oldest was ended")
    }
}
