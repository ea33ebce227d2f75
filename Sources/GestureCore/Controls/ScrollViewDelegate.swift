// SPDX-License-Identifier: MIT

/// Hears of what a scroll view does, and decides some of it (§13).
public protocol ScrollViewDelegate: AnyObject {
    /// A finger has begun to scroll.
    func scrollViewWillBeginDragging(_ scrollView: ScrollView)
    /// The content offset has changed, whatever moved it.
    func scrollViewDidScroll(_ scrollView: ScrollView)
    /// The fingers are about to lift. `velocity` is the content's in px/s; `targetContentOffset` is where the content
    /// will rest, and may be changed (rule 13.5).
    func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point)
    /// The finger has lifted.
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool)
    /// The content goes on by itself after the lift.
    func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
    /// Called when a motion that went on after the lift has come to rest. One that a finger stops does not report its
    /// end (rule 13.6).
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
    /// A programmed scrolling or zooming has come to rest.
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
    /// Two fingers have begun to zoom.
    func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
    /// The zoom scale has changed.
    func scrollViewDidZoom(_ scrollView: ScrollView)
    /// The fingers have lifted, and the scale rests within its limits.
    func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double)
    /// No: the touch goes to the scroll view itself (rule 13.8).
    func scrollView(_ scrollView: ScrollView, touchesShouldBeginIn view: View) -> Bool?
    /// Returns whether a drag may cancel the touch that the content has (rule 13.2). nil: not in controls.
    func scrollView(_ scrollView: ScrollView, touchesShouldCancelIn view: View) -> Bool?
}

extension ScrollViewDelegate {
    public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
    public func scrollViewDidScroll(_ scrollView: ScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
    public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}
    public func scrollViewDidZoom(_ scrollView: ScrollView) {}
    public func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double) {}
    public func scrollView(_ scrollView: ScrollView, touchesShouldBeginIn view: View) -> Bool? { nil }
    public func scrollView(_ scrollView: ScrollView, touchesShouldCancelIn view: View) -> Bool? { nil }
}
