// SPDX-License-Identifier: MIT

/// Result of a hit test or of binding, for one view or recognizer (rule 15.2).
public enum Verdict: Int32, Sendable {
    /// Nothing was tested.
    case none = 0

    // Verdicts on views.

    /// The view gets the touch.
    case hit = 1
    /// The point is outside of the view's bounds or input region, or its own hit test said so.
    case outside = 2
    /// The view is hidden.
    case hidden = 3
    /// User interaction is disabled.
    case noInteraction = 4
    /// The view's alpha is below 0.01.
    case transparent = 5
    /// Another view in front of the view or inside it is hit.
    case covered = 6
    /// The view's transform cannot be inverted.
    case singularTransform = 7

    // Verdicts on recognizers.

    /// The recognizer is bound to the touch, or would be.
    case bound = 16
    /// The recognizer is disabled.
    case disabled = 17
    /// The touch's type is not allowed, or the recognizer has touches of another type.
    case touchType = 18
    /// Modifier keys do not match (rule 4.8).
    case modifiers = 19
    /// The attempt has touches of another seat.
    case otherSeat = 20
    /// A view below inhibits the recognizer (rule 2.12).
    case inhibited = 21
    /// The delegate refused the touch.
    case refusedByDelegate = 22
    /// The recognizer is held, or has finished and waits for its reset (rule 5.11).
    case busy = 23
    /// Another finger was down before, and the recognizer demands whole sequences (rule 4.9).
    case notFirstTouch = 24
}

/// Reports each view that a hit test tries or can skip. This is a pass of its own, so that the hit test itself pays
/// nothing. It calls no callback, but infers their answers from the view that was hit.
struct HitExplanation {
    let hit: View?

    /// Explains a window or a view for a point in its superview's coordinates.
    @inline(never)
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

    /// Explains a sibling. Views behind the hit that are not under the point are left out.
    private func explainSibling(
        _ view: View, at point: Point, isBehind: Bool, _ tell: (View, Verdict) -> Void
    ) {
        let verdict = verdict(of: view, at: point)
        if !isBehind || verdict == .covered { tell(view, verdict) }
    }

    @inline(never)
    private func verdict(of view: View, at point: Point) -> Verdict {
        if view.isHidden { return .hidden }
        if !view.isUserInteractionEnabled { return .noInteraction }
        if view.alpha < HitTesting.minimumAlpha { return .transparent }
        guard let local = view.convertFromSuperview(point) else { return .singularTransform }
        // The view's own hit test found nothing.
        guard view.customHitTesting.isEmpty, view.isInBounds(local) else { return .outside }
        return hit == nil ? .outside : .covered
    }
}
