// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore

@c @implementation
public func tactus_scroll_view_create(
    _ application: OpaquePointer?, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    _ content_width: Double, _ content_height: Double
) -> OpaquePointer? {
    create(application) { owner in
        let frame = Rect(x: x, y: y, width: width, height: height)
        guard frame.isValid else { return owner.refuse(owner.refuse(frame)) }
        guard let size = contentSize(content_width, content_height) else {
            return owner.refuse(owner.refuse(width: content_width, height: content_height))
        }
        let scrollView = ScrollView(frame: frame)
        scrollView.shownContentSize = size
        _ = owner.register(PanHandle(scrollView.panGestureRecognizer, owner: owner))
        _ = owner.register(PinchHandle(scrollView.pinchGestureRecognizer, owner: owner))
        return ViewHandle(scrollView, owner: owner)
    }
}

private func contentSize(_ width: Double, _ height: Double) -> Point? {
    guard width.isWithinLimit, width >= 0, height.isWithinLimit, height >= 0 else { return nil }
    return Point(x: width, y: height)
}

private func change(
    _ view: OpaquePointer?, _ function: FunctionID = #function, _ body: (ScrollView, ViewHandle) -> tactus_status
) -> tactus_status {
    changeView(view, function) { handle in
        guard let scrollView = handle.view as? ScrollView else { return TACTUS_STATUS_WRONG_KIND }
        return body(scrollView, handle)
    }
}

/// Runs a getter with a status.
private func inspect(
    _ view: OpaquePointer?, _ function: FunctionID = #function, _ body: (ScrollView) -> Void
) -> tactus_status {
    inspectView(view, function) { handle in
        guard let scrollView = handle.view as? ScrollView else { return TACTUS_STATUS_WRONG_KIND }
        body(scrollView)
        return TACTUS_STATUS_OK
    }
}

private func get<Value>(_ view: OpaquePointer?, _ fallback: Value, _ body: (ScrollView) -> Value) -> Value {
    readView(view, fallback) { handle in (handle.view as? ScrollView).map(body) ?? fallback }
}

@c @implementation
public func tactus_scroll_view_set_content_size(
    _ scroll_view: OpaquePointer?, _ width: Double, _ height: Double
) -> tactus_status {
    change(scroll_view) {
        guard let size = contentSize(width, height) else { return $1.refuse(width: width, height: height) }
        $0.shownContentSize = size
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_scroll_view_get_content_size(
    _ scroll_view: OpaquePointer?, _ width: UnsafeMutablePointer<Double>?, _ height: UnsafeMutablePointer<Double>?
) -> tactus_status {
    inspect(scroll_view) {
        store($0.shownContentSize, width, height)
    }
}

@c @implementation
public func tactus_scroll_view_set_content_inset(
    _ scroll_view: OpaquePointer?, _ top: Double, _ left: Double, _ bottom: Double, _ right: Double
) -> tactus_status {
    change(scroll_view) {
        guard top.isWithinLimit, left.isWithinLimit, bottom.isWithinLimit, right.isWithinLimit else {
            return $1.refuse("an inset must be finite and between -2^32 and 2^32", TACTUS_STATUS_INVALID_ARGUMENT)
        }
        $0.contentInset = ScrollView.Insets(top: top, left: left, bottom: bottom, right: right)
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_scroll_view_get_content_inset(
    _ scroll_view: OpaquePointer?, _ top: UnsafeMutablePointer<Double>?, _ left: UnsafeMutablePointer<Double>?,
    _ bottom: UnsafeMutablePointer<Double>?, _ right: UnsafeMutablePointer<Double>?
) -> tactus_status {
    inspect(scroll_view) {
        top?.pointee = $0.contentInset.top
        left?.pointee = $0.contentInset.left
        bottom?.pointee = $0.contentInset.bottom
        right?.pointee = $0.contentInset.right
    }
}

@c @implementation
public func tactus_scroll_view_set_content_offset(
    _ scroll_view: OpaquePointer?, _ x: Double, _ y: Double, _ animated: Bool
) -> tactus_status {
    change(scroll_view) {
        let offset = Point(x: x, y: y)
        guard offset.isWithinLimit else { return $1.refuse(offset) }
        $1.tellArguments(animated, x, y)
        $0.setContentOffset(offset, animated: animated)
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_scroll_view_get_content_offset(
    _ scroll_view: OpaquePointer?, _ x: UnsafeMutablePointer<Double>?, _ y: UnsafeMutablePointer<Double>?
) -> tactus_status {
    inspect(scroll_view) {
        store($0.contentOffset, x, y)
    }
}

private func change(
    _ view: OpaquePointer?, _ rectangle: UnsafePointer<tactus_rectangle>?, _ animated: Bool,
    _ function: FunctionID = #function,
    _ body: (ScrollView, Rect) -> Void
) -> tactus_status {
    change(view, function) {
        guard let given = rectangle?.pointee else { return $1.refuse(null: "rectangle", "must be a rectangle") }
        let rectangle = Rect(x: given.x, y: given.y, width: given.width, height: given.height)
        guard rectangle.isValid else { return $1.refuse(rectangle) }
        $1.tellArguments(animated, given.x, given.y, given.width, given.height)
        body($0, rectangle)
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_scroll_view_scroll_to_visible(
    _ scroll_view: OpaquePointer?, _ rectangle: UnsafePointer<tactus_rectangle>?, _ animated: Bool
) -> tactus_status {
    change(scroll_view, rectangle, animated) { $0.scrollRectToVisible($1, animated: animated) }
}

@c @implementation
public func tactus_scroll_view_set_content_alignment_point(
    _ scroll_view: OpaquePointer?, _ x: Double, _ y: Double
) -> tactus_status {
    change(scroll_view) {
        guard (0...1).contains(x) else { return $1.refuse("x", x, "must be between 0 and 1") }
        guard (0...1).contains(y) else { return $1.refuse("y", y, "must be between 0 and 1") }
        $0.contentAlignmentPoint = Point(x: x, y: y)
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_scroll_view_get_content_alignment_point(
    _ scroll_view: OpaquePointer?, _ x: UnsafeMutablePointer<Double>?, _ y: UnsafeMutablePointer<Double>?
) -> tactus_status {
    inspect(scroll_view) {
        store($0.contentAlignmentPoint, x, y)
    }
}

// MARK: Zooming

@c @implementation
public func tactus_scroll_view_set_content_view(
    _ scroll_view: OpaquePointer?, _ content: OpaquePointer?
) -> tactus_status {
    change(scroll_view) { scrollView, handle in
        guard content != nil else {
            scrollView.contentView = nil
            return TACTUS_STATUS_OK
        }
        var status = TACTUS_STATUS_INVALID_ARGUMENT
        guard let content = handle.partner(view: content, "content", &status) else { return status }
        guard content !== handle, content.view.isDescendant(of: scrollView) else {
            return handle.refuse("content", content, "must be in the scroll view", TACTUS_STATUS_INVALID_ARGUMENT)
        }
        scrollView.contentView = content.view
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_scroll_view_get_content_view(_ scroll_view: OpaquePointer?) -> OpaquePointer? {
    readView(scroll_view, as: ScrollView.self, nil) { handlePointer($0.contentView?.hostPointer) }
}

@c @implementation
public func tactus_scroll_view_set_zoom_limits(
    _ scroll_view: OpaquePointer?, _ minimum: Double, _ maximum: Double
) -> tactus_status {
    change(scroll_view) {
        guard minimum.isScale else { return $1.refuse("minimum", minimum, Allowed.scale) }
        guard maximum.isScale else { return $1.refuse("maximum", maximum, Allowed.scale) }
        guard maximum >= minimum else { return $1.refuse("maximum", maximum, "must be at least the minimum") }
        $0.minimumZoomScale = minimum
        $0.maximumZoomScale = maximum
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_scroll_view_get_zoom_limits(
    _ scroll_view: OpaquePointer?, _ minimum: UnsafeMutablePointer<Double>?, _ maximum: UnsafeMutablePointer<Double>?
) -> tactus_status {
    inspect(scroll_view) {
        minimum?.pointee = $0.minimumZoomScale
        maximum?.pointee = $0.maximumZoomScale
    }
}

@c @implementation
public func tactus_scroll_view_set_zoom_scale(
    _ scroll_view: OpaquePointer?, _ scale: Double, _ animated: Bool
) -> tactus_status {
    change(scroll_view) {
        guard scale.isScale else { return $1.refuse("scale", scale, Allowed.scale) }
        $1.tellArguments(animated, scale)
        $0.setZoomScale(scale, animated: animated)
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_scroll_view_get_zoom_scale(_ scroll_view: OpaquePointer?) -> Double {
    readView(scroll_view, as: ScrollView.self, 0) { $0.zoomScale }
}

@c @implementation
public func tactus_scroll_view_zoom_to_rectangle(
    _ scroll_view: OpaquePointer?, _ rectangle: UnsafePointer<tactus_rectangle>?, _ animated: Bool
) -> tactus_status {
    change(scroll_view, rectangle, animated) { $0.zoom(to: $1, animated: animated) }
}

// MARK: Options

@c @implementation
public func tactus_scroll_view_set_option(
    _ scroll_view: OpaquePointer?, _ option: tactus_scroll_view_option, _ on: Bool
) -> tactus_status {
    change(scroll_view) { view, handle in
        tellArguments(handle.pointer, Int64(truncatingIfNeeded: option.rawValue))
        switch option {
        case TACTUS_SCROLL_VIEW_OPTION_SCROLL_ENABLED: view.isScrollEnabled = on
        case TACTUS_SCROLL_VIEW_OPTION_BOUNCES: view.bounces = on
        case TACTUS_SCROLL_VIEW_OPTION_ALWAYS_BOUNCES_HORIZONTALLY: view.alwaysBounceHorizontal = on
        case TACTUS_SCROLL_VIEW_OPTION_ALWAYS_BOUNCES_VERTICALLY: view.alwaysBounceVertical = on
        case TACTUS_SCROLL_VIEW_OPTION_PAGING: view.isPagingEnabled = on
        case TACTUS_SCROLL_VIEW_OPTION_DIRECTIONAL_LOCK: view.isDirectionalLockEnabled = on
        case TACTUS_SCROLL_VIEW_OPTION_DELAYS_CONTENT_TOUCHES: view.delaysContentTouches = on
        case TACTUS_SCROLL_VIEW_OPTION_CAN_CANCEL_CONTENT_TOUCHES: view.canCancelContentTouches = on
        case TACTUS_SCROLL_VIEW_OPTION_FAST_DECELERATION: view.decelerationRate = on ? .fast : .normal
        case TACTUS_SCROLL_VIEW_OPTION_TRANSFERS_HORIZONTALLY: view.transfersHorizontalScrollingToParent = on
        case TACTUS_SCROLL_VIEW_OPTION_TRANSFERS_VERTICALLY: view.transfersVerticalScrollingToParent = on
        default: return handle.refuse("option", integer: option.rawValue, Allowed.listed)
        }
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_scroll_view_get_option(
    _ scroll_view: OpaquePointer?, _ option: tactus_scroll_view_option
) -> Bool {
    readView(scroll_view, as: ScrollView.self, false) { view in
        switch option {
        case TACTUS_SCROLL_VIEW_OPTION_SCROLL_ENABLED: view.isScrollEnabled
        case TACTUS_SCROLL_VIEW_OPTION_BOUNCES: view.bounces
        case TACTUS_SCROLL_VIEW_OPTION_ALWAYS_BOUNCES_HORIZONTALLY: view.alwaysBounceHorizontal
        case TACTUS_SCROLL_VIEW_OPTION_ALWAYS_BOUNCES_VERTICALLY: view.alwaysBounceVertical
        case TACTUS_SCROLL_VIEW_OPTION_PAGING: view.isPagingEnabled
        case TACTUS_SCROLL_VIEW_OPTION_DIRECTIONAL_LOCK: view.isDirectionalLockEnabled
        case TACTUS_SCROLL_VIEW_OPTION_DELAYS_CONTENT_TOUCHES: view.delaysContentTouches
        case TACTUS_SCROLL_VIEW_OPTION_CAN_CANCEL_CONTENT_TOUCHES: view.canCancelContentTouches
        case TACTUS_SCROLL_VIEW_OPTION_FAST_DECELERATION: view.decelerationRate == .fast
        case TACTUS_SCROLL_VIEW_OPTION_TRANSFERS_HORIZONTALLY: view.transfersHorizontalScrollingToParent
        case TACTUS_SCROLL_VIEW_OPTION_TRANSFERS_VERTICALLY: view.transfersVerticalScrollingToParent
        default: false
        }
    }
}

@c @implementation
public func tactus_scroll_view_get_pan_recognizer(_ scroll_view: OpaquePointer?) -> OpaquePointer? {
    readView(scroll_view, as: ScrollView.self, nil) { recognizerPointer($0.panGestureRecognizer) }
}

@c @implementation
public func tactus_scroll_view_get_pinch_recognizer(_ scroll_view: OpaquePointer?) -> OpaquePointer? {
    readView(scroll_view, as: ScrollView.self, nil) { recognizerPointer($0.pinchGestureRecognizer) }
}

@c @implementation
public func tactus_application_get_next_animation_deadline(
    _ application: OpaquePointer?, _ interval_us: UInt64, _ time_us: UnsafeMutablePointer<UInt64>?
) -> tactus_status {
    time_us?.pointee = .max
    return inspectApplication(application) { handle in
        guard let time_us else { return handle.refuse(room: "time_us", time_us) }
        let interval = TimeSpan.microseconds(Microseconds(clamping: interval_us))
        guard let deadline = handle.application.nextAnimationDeadline(interval: interval) else {
            return TACTUS_STATUS_NONE
        }
        time_us.pointee = UInt64(clamping: deadline)
        return TACTUS_STATUS_OK
    }
}
