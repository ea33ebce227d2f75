// SPDX-License-Identifier: MIT

/// Replaces parts of a view's behaviour without a subclass: the function tables of the C API. Every default does what
/// the view would have done.
open class ViewOverrides {
    /// Creates overrides that change nothing.
    public init() {}

    /// Returns the view of the subtree that a point, in the view's own coordinates, hits, or nil (rule 2.1).
    open func hitTest(_ view: View, _ point: Point) -> View? { view.hitTest(point) }

    /// Returns whether a point, in the view's own coordinates, is inside (rule 2.2).
    open func pointInside(_ view: View, _ point: Point) -> Bool { view.point(inside: point) }

    /// Called when the view has entered a window, or left its window (nil) (rule 2.11).
    open func didMove(_ view: View, to window: Window?) { view.didMove(to: window) }

    /// Called when the window has become key (rule 3.4).
    open func becameKey(_ window: Window) {}
    /// Called when the window is not key any more.
    open func resignedKey(_ window: Window) {}

    /// Returns whether a recognizer may begin. Asked of the recognizer's view and of the hit view (rule 6.11).
    open func shouldBegin(_ view: View, _ recognizer: GestureRecognizer) -> Bool {
        view.gestureRecognizerShouldBegin(recognizer)
    }
}

extension View {
    final func askHitTest(_ point: Point) -> View? {
        if let overrides { return overrides.hitTest(self, point) }
        return hitTest(point)
    }

    final func askPointInside(_ point: Point) -> Bool {
        overrides?.pointInside(self, point) ?? self.point(inside: point)
    }

    final func tellDidMove(to window: Window?) {
        if let overrides { overrides.didMove(self, to: window) } else { didMove(to: window) }
    }

    final func askShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        overrides?.shouldBegin(self, recognizer) ?? gestureRecognizerShouldBegin(recognizer)
    }
}
