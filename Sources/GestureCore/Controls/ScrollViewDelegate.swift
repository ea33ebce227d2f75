// SPDX-License-Identifier: MIT

/// Receives a scroll view's events and decides parts of its behaviour (§13). Every method has a default.
public protocol ScrollViewDelegate: AnyObject {
    /// Called when a finger has begun to scroll. The default does nothing.
    func scrollViewWillBeginDragging(_ scrollView: ScrollView)
    /// Called when the content offset has changed, whatever moved it. The default does nothing.
    func scrollViewDidScroll(_ scrollView: ScrollView)
    /// Called when the fingers lift. `velocity` is the content's velocity in px/s. `targetContentOffset` is where the
    /// content will rest; the delegate may change it (rule 13.5). The default does nothing.
    func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point)
    /// Called when the finger has lifted. `willDecelerate` tells whether the content goes on moving. The default does
    /// nothing.
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool)
    /// Called when the content goes on moving after the lift. The default does nothing.
    func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
    /// Called when a motion that went on after the lift has come to rest, but not when a finger stops it (rule 13.6).
    /// The default does nothing.
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
    /// Called when a programmed scroll or zoom has come to rest. The default does nothing.
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
    /// Called when two fingers have begun to zoom. The default does nothing.
    func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
    /// Called when the zoom scale has changed. The default does nothing.
    func scrollViewDidZoom(_ scrollView: ScrollView)
    /// Called when the fingers have lifted and the scale rests within its limits. The default does nothing.
    func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double)
    /// Returns whether the content gets a touch. If false, the touch goes to the scroll view itself (rule 13.8).
    /// Default: nil, which means yes.
    func scrollView(_ scrollView: ScrollView, touchesShouldBeginIn view: View) -> Bool?
    /// Returns whether a drag may cancel the touch that the content has (rule 13.2). Default: nil, which means yes,
    /// except in controls.
    func scrollView(_ scrollView: ScrollView, touchesShouldCancelIn view: View) -> Bool?
}

extension ScrollViewDelegate {
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: ScrollView) {}
    /// Keeps the proposed target.
    public func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
    ) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {}
    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: ScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double) {}
    /// Returns nil: the content gets the touch.
    public func scrollView(_ scrollView: ScrollView, touchesShouldBeginIn view: View) -> Bool? { nil }
    /// Returns nil: only touches in controls are kept from being cancelled.
    public func scrollView(_ scrollView: ScrollView, touchesShouldCancelIn view: View) -> Bool? { nil }
}
