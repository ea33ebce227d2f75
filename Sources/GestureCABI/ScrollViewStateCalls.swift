// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore

/// Returns false for other views, as all functions of this file do.
@c @implementation
public func tactus_scroll_view_is_tracking(_ scroll_view: OpaquePointer?) -> Bool {
    readView(scroll_view, as: ScrollView.self, false) { $0.isTracking }
}

@c @implementation
public func tactus_scroll_view_is_dragging(_ scroll_view: OpaquePointer?) -> Bool {
    readView(scroll_view, as: ScrollView.self, false) { $0.isDragging }
}

@c @implementation
public func tactus_scroll_view_is_decelerating(_ scroll_view: OpaquePointer?) -> Bool {
    readView(scroll_view, as: ScrollView.self, false) { $0.isDecelerating }
}

@c @implementation
public func tactus_scroll_view_is_zooming(_ scroll_view: OpaquePointer?) -> Bool {
    readView(scroll_view, as: ScrollView.self, false) { $0.isZooming }
}

@c @implementation
public func tactus_scroll_view_is_zoom_bouncing(_ scroll_view: OpaquePointer?) -> Bool {
    readView(scroll_view, as: ScrollView.self, false) { $0.isZoomBouncing }
}

@c @implementation
public func tactus_scroll_view_is_animating(_ scroll_view: OpaquePointer?) -> Bool {
    readView(scroll_view, as: ScrollView.self, false) { $0.isAnimating }
}

@c @implementation
public func tactus_scroll_view_stop_scrolling_and_zooming(_ scroll_view: OpaquePointer?) -> tactus_status {
    changeView(scroll_view) { handle in
        guard let scrollView = handle.view as? ScrollView else { return TACTUS_STATUS_WRONG_KIND }
        scrollView.stopScrollingAndZooming()
        return TACTUS_STATUS_OK
    }
}
