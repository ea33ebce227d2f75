// SPDX-License-Identifier: MIT

/// Why a touch went to a view or a recognizer, or did not (rule 15.2).
public enum Verdict: Int32, Sendable {
    /// Nothing was tried.
    case none = 0

    // Of views.

    /// The touch's view.
    case hit = 1
    /// The point is outside of its bounds or its input region, or its own hit test says so.
    case outside = 2
    case hidden = 3
    /// User interaction is off.
    case noInteraction = 4
    /// Its alpha is below 0.01.
    case transparent = 5
    /// Another view in front of it or in it is hit.
    case covered = 6
    /// Its transform cannot be inverted.
    case singularTransform = 7

    // Of recognizers.

    /// The recognizer takes part in the touch, or would.
    case bound = 16
    case disabled = 17
    /// The touch has a type that is not allowed, or the recognizer has touches of another type.
    case touchType = 18
    case modifiers = 19
    /// Its attempt has touches of another seat.
    case otherSeat = 20
    /// A view below keeps it from touches (rule 2.12).
    case inhibited = 21
    case refusedByDelegate = 22
    /// The recognizer is held, or has finished and waits for its reset (rule 5.11).
    case busy = 23
}

/// Tells of each view that a hit test tries, or need not try any more. A pass of its own, so that the hit test knows
/// nothing of it; it asks no callback, but reads from the view that was hit what they must have answered.
struct HitExplanation {
    let hit: View?

    /// Explains a window or a view, with a point of its superview's space.
    func explain(_ root: View, at rootPoint: Point, _ tell: (View, Verdict) -> Void) {
        var next: View? = root
        var point = rootPoint
        while let view = next {
            next = nil
            guard leadsToHit(view) else { return tell(view, verdict(of: view, at: point)) }
            if view !== hit { tell(view, .covered) }
            let local = view.convertFromSuperview(point) ?? point
            var slot = view.children.end
            while let subview = view.children.element(before: slot) {
                slot = subview.place
                if next == nil, leadsToHit(subview) {
                    next = subview
                } else {
                    explainSibling(subview, at: local, isBehind: next != nil, tell)
                }
            }
            if view === hit { tell(view, .hit) }
            point = local
        }
    }

    private func leadsToHit(_ view: View) -> Bool { hit?.isDescendant(of: view) ?? false }

    /// Leaves out views behind the hit that are not under the point.
    private func explainSibling(
        _ view: View, at point: Point, isBehind: Bool, _ tell: (View, Verdict) -> Void
    ) {
        let verdict = verdict(of: view, at: point)
        if !isBehind || verdict == .covered { tell(view, verdict) }
    }

    private func verdict(of view: View, at point: Point) -> Verdict {
        if view.isHidden { return .hidden }
        if !view.isUserInteractionEnabled { return .noInteraction }
        if view.alpha < HitTesting.minimumAlpha { return .transparent }
        guard let local = view.convertFromSuperview(point) else { return .singularTransform }
        // A hit test of its own found nothing.
        guard view.customHitTesting.isEmpty, view.isInBounds(local) else { return .outside }
        return hit == nil ? .outside : .covered
    }
}
