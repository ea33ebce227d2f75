// SPDX-License-Identifier: MIT

extension Application {
    /// Explains where a touch that goes down at a point would go, and why (rule 15.2).
    ///
    /// The listener gets an event of kind *tried* for each view and one of kind *offered* for each recognizer on the
    /// path. Hit tests of the host are called; delegates are not. O(views).
    public final func explain(
        _ point: Point, type: Touch.Kind = .direct, seat: UInt32 = 0, to listener: any TraceListener
    ) {
        explain(ProbedTouch(location: point, type: type, seat: seat), hitting: hitTest(point), to: listener)
    }

    /// Explains where a live touch goes and why, with the views and recognizers as they are now. O(views).
    public final func explain(_ touch: Touch, to listener: any TraceListener) {
        explain(ProbedTouch(touch), hitting: touch.view, to: listener)
    }

    private final func explain(_ probed: ProbedTouch, hitting hit: View?, to listener: any TraceListener) {
        windowStack.explainHit(hit, of: probed, at: time, to: listener)
        cycle.binding.explain(from: hit, of: probed, holding: modifierFlags, at: time, to: listener)
    }
}
