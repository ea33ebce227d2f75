// SPDX-License-Identifier: MIT

/// A gesture of the shell that a view has put off (rule 2.13).
struct EdgeDeferral {
    let edge: RectEdge
    /// The view that defers the edge.
    let view: View
}

/// When the shell's gestures from a window's edges were last put off: the next one within 3 s passes (rule 2.13).
struct EdgeDeferrals {
    /// Time for which an edge stays open after a gesture was deferred there.
    static let opening = Time.milliseconds(3000)

    private var openUntil = InlineArray<4, Microseconds>(repeating: .min)

    /// Returns whether a gesture that begins now at an edge is put off; the next ones pass for a while then.
    mutating func begin(_ edge: RectEdge, at time: Microseconds) -> Bool {
        let index = edge.rawValue.trailingZeroBitCount
        guard openUntil.indices.contains(index), time >= openUntil[index] else { return false }
        openUntil[index] = Time.after(time, by: EdgeDeferrals.opening)
        return true
    }
}

extension View {
    /// This view or the nearest one around it that defers an edge; nil: none does.
    final func deferrer(of edge: RectEdge) -> View? {
        var view: View? = self
        while let current = view {
            if current.deferredEdges.contains(edge) { return current }
            view = current.superview
        }
        return nil
    }
}
