// SPDX-License-Identifier: MIT

/// Hears of what a scroll view does, and decides some of it (§13).
public protocol ScrollViewDelegate: AnyObject {
    func scrollViewWillBeginDragging(_ scrollView: ScrollView)
    func scrollViewDidScroll(_ scrollView: ScrollView)
    /// `velocity` in px/s of the content; `target` is where it will rest, and may be changed.
    func scrollViewWillEndDragging(_ scrollView: ScrollView, velocity: Point, target: inout Point)
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool)
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
    /// A programmed scrolling or zooming has come to rest.
    func scrollViewDidEndAnimating(_ scrollView: ScrollView)
    func scrollViewWillBeginZooming(_ scrollView: ScrollView)
    func scrollViewDidZoom(_ scrollView: ScrollView)
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
