// SPDX-License-Identifier: MIT

import GestureCore

/// A view that writes what it hears, and keeps it.
final class RecordingView: View {
    unowned let stage: Stage
    /// Replace the hit test.
    var hitTesting: ((Point) -> View?)?
    var pointTesting: ((Point) -> Bool)?
    var shouldBegin: (GestureRecognizer) -> Bool = { _ in true }
    var onWindowChange: ((Window?) -> Void)?

    init(_ stage: Stage, _ frame: Rect) {
        self.stage = stage
        super.init(frame: frame)
    }

    override func touchesBegan(_ touches: TouchSet, with event: TouchEvent) {
        if !stage.hears(self, .began, touches, event) { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: TouchSet, with event: TouchEvent) {
        if !stage.hears(self, .moved, touches, event) { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: TouchSet, with event: TouchEvent) {
        if !stage.hears(self, .ended, touches, event) { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: TouchSet, with event: TouchEvent) {
        if !stage.hears(self, .cancelled, touches, event) { super.touchesCancelled(touches, with: event) }
    }

    override func hitTest(_ point: Point) -> View? {
        hitTesting.map { $0(point) } ?? super.hitTest(point)
    }

    override func point(inside point: Point) -> Bool {
        pointTesting?(point) ?? super.point(inside: point)
    }

    override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        stage.write(stage.name(of: self), "?", ["should-begin", stage.name(of: recognizer)], if: .questions)
        return shouldBegin(recognizer)
    }

    override func didMove(to window: Window?) { onWindowChange?(window) }
}

extension Stage {
    @discardableResult
    func addView(
        _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, in superview: View? = nil
    )
        -> RecordingView
    {
        let view = RecordingView(self, Rect(x: x, y: y, width: width, height: height))
        self.name(view, name)
        (superview ?? window).addSubview(view)
        return view
    }
}
