// SPDX-License-Identifier: MIT

/// A shell gesture that a view has deferred (rule 2.13).
struct EdgeDeferral {
    let edge: RectEdge
    /// The view that defers the edge.
    let view: View
}

/// Times at which shell gestures from a window's edges were last deferred. The next gesture within 3 s passes (rule
/// 2.13).
struct EdgeDeferrals {
    /// Time during which gestures pass at an edge, after one was deferred there.
    static let opening = Time.milliseconds(3000)

    private var openUntil = InlineArray<4, Microseconds>(repeating: .min)

    /// Returns whether a gesture that begins now at an edge is deferred. If so, the next gestures pass for a while.
    mutating func begin(_ edge: RectEdge, at time: Microseconds) -> Bool {
        let index = edge.rawValue.trailingZeroBitCount
        guard openUntil.indices.contains(index), time >= openUntil[index] else { return false }
        openUntil[index] = Time.after(time, by: EdgeDeferrals.opening)
        return true
    }
}

extension View {
    /// Returns this view or the nearest ancestor that defers an edge, or nil.
    final func deferrer(of edge: RectEdge) -> View? {
        var view: View? = self
        while let current = view {
            if current.deferredEdges.contains(edge) { return current }
            view = current.superview
        }
        return nil
    }
}
