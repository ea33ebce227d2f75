// SPDX-License-Identifier: MIT

/// A shell gesture that a view has deferred (rule 2.13).
struct EdgeDeferral {
    let edge: RectEdge
    /// The view that defers the edge.
    let view: View
    /// Whether this is the first gesture that the deferral stops in its sequence: the host hears of that one.
    let isFirst: Bool
}

/// Last deferrals of shell gestures at a window's edges (rule 2.13).
struct EdgeDeferrals {
    /// Time during which gestures of later sequences pass at an edge, after one was deferred there.
    static let opening = Time.milliseconds(3000)

    private struct Last {
        var sequence: UInt64 = 0
        var openUntil = Microseconds.min
    }

    private var last = InlineArray<4, Last>(repeating: Last())

    enum Answer {
        case passes
        case deferred(isFirst: Bool)
    }

    /// Returns what becomes of a gesture that would begin now at an edge. A deferral holds for the rest of the sequence,
    /// and lets gestures of later sequences pass for a while.
    mutating func begin(_ edge: RectEdge, in sequence: UInt64, at time: Microseconds) -> Answer {
        let index = edge.rawValue.trailingZeroBitCount
        guard last.indices.contains(index) else { return .passes }
        if last[index].sequence == sequence { return .deferred(isFirst: false) }
        if time < last[index].openUntil { return .passes }
        last[index] = Last(sequence: sequence, openUntil: Time.after(time, by: EdgeDeferrals.opening))
        return .deferred(isFirst: true)
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
