// SPDX-License-Identifier: MIT

extension GestureRecognizer {
    /// The control below the recognizer's view that keeps it from beginning, or nil: it tracks one of the touches that are
    /// down along the axis of the movement (rule 9.4).
    final var refusingControl: View? {
        guard let movement = movementAtBegin, let view, let pool else { return nil }
        var refusing: View?
        pool.lendEach(attempt.listening) { touch in
            guard refusing == nil, let tracker = touch.tracker, !tracker.trackedAxes.isEmpty else { return }
            let control = tracker.trackingView
            guard control !== view, control.isDescendant(of: view) else { return }
            let led = Axes.led(by: control.convertVectorFromApplication(movement))
            if !led.isDisjoint(with: tracker.trackedAxes) { refusing = control }
        }
        return refusing
    }
}
