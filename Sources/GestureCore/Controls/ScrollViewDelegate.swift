// SPDX-License-Identifier: MIT

/// Hears of what a scroll view does, and decides some of it (§13).
public protocol ScrollViewDelegate: AnyObject {
    /// A finger has begun to scroll.
    func scrollViewWillBeginDragging(_ scrollView: ScrollView)
    /// The content offset has changed, whatever moved it.
    func scrollViewDidScroll(_ scrollView: ScrollView)
    /// `velocity` in px/s of the content; `target` is where it will rest, and may be changed.
    func scrollViewWillEndDragging(_ scrollView: ScrollView, velocity: Point, target: inout Point)
    /// The finger has lifted.
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool)
    /// What went on after the lift rests.
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
    /// A programmed scrolling or zooming has come to rest.
    func scrollViewDidEndAnimating(_ scrollView: ScrollView)
    /// Two fingers have begun to zoom.
    func scrollViewWillBeginZooming(_ scrollView: ScrollView)
    /// The zoom scale has changed.
    func scrollViewDidZoom(_ scrollView: ScrollView)
    /// The fingers have lifted; the scale may still spring back.
    func scrollViewDidEndZooming(_ scrollView: ScrollView, scale: Double)
    /// No: the touch goes to the scroll view itself (rule 13.8).
    func scrollView(_ scrollView: ScrollView, touchesShouldBeginIn view: View) -> Bool?
    /// Whether a drag may cancel the touch that the content has (rule 13.2). nil: not in controls.
    func scrollView(_ scrollView: ScrollView, touchesShouldCancelIn view: View) -> Bool?
}

extension ScrollViewDelegate {
    public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
    public func scrollViewDidScroll(_ scrollView: ScrollView) {}
    public func scrollViewWillEndDragging(_ scrollView: ScrollView, velocity: Point, target: inout Point) {}
    public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {}
    public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
    public func scrollViewDidEndAnimating(_ scrollView: ScrollView) {}
    public func scrollViewWillBeginZooming(_ scrollView: ScrollView) {}
    public func scrollViewDidZoom(_ scrollView: ScrollView) {}
    public func scrollViewDidEndZooming(_ scrollView: ScrollView, scale: Double) {}
    public func scrollView(_ scrollView: ScrollView, touchesShouldBeginIn view: View) -> Bool? { nil }
    public func scrollView(_ scrollView: ScrollView, touchesShouldCancelIn view: View) -> Bool? { nil }
}
