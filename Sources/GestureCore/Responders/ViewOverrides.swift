// SPDX-License-Identifier: MIT

/// Replaces parts of a view's behaviour without a subclass: what a C table of functions comes to. Every default
/// does what the view would have done.
open class ViewOverrides {
    public init() {}

    /// Returns the view of the subtree that a point hits (rule 2.1).
    open func hitTest(_ view: View, _ point: Point) -> View? { view.hitTest(point) }

    /// Returns whether a point is in the view (rule 2.2).
    open func pointInside(_ view: View, _ point: Point) -> Bool { view.point(inside: point) }

    /// The view entered a window, or left its window (rule 2.11).
    open func didMove(_ view: View, to window: Window?) { view.didMove(to: window) }

    /// The window has become key (rule 3.4).
    open func becameKey(_ window: Window) {}
    /// The window is not key any more.
    open func resignedKey(_ window: Window) {}

    /// Asked of the recognizer's view and of the hit-test view (rule 6.11).
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
