// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore

@c @implementation
public func tactus_view_create(
    _ application: OpaquePointer?, _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> OpaquePointer? {
    create(application) { owner in
        let frame = Rect(x: x, y: y, width: width, height: height)
        return frame.isValid ? ViewHandle(View(frame: frame), owner: owner) : owner.refuse(owner.refuse(frame))
    }
}

@c @implementation
public func tactus_view_destroy(_ view: OpaquePointer?) {
    destroy(view) { pointer in
        changeView(pointer) { handle in
            handle.destroy()
            return TACTUS_STATUS_OK
        }
    }
}

@c @implementation
public func tactus_view_get_application(_ view: OpaquePointer?) -> OpaquePointer? {
    readView(view, nil) { $0.owner?.pointer }
}

@c @implementation
public func tactus_view_set_name(_ view: OpaquePointer?, _ name: UnsafePointer<CChar>?) -> tactus_status {
    changeView(view) { handle in
        handle.view.setName(name) ? TACTUS_STATUS_OK : handle.refuseMemory()
    }
}

@c @implementation
public func tactus_view_get_name(_ view: OpaquePointer?) -> UnsafePointer<CChar>? {
    readView(view, nil) { $0.view.nameText }
}

// MARK: The tree

/// Runs a change of two views of one application.
private func changeViews(
    _ first: OpaquePointer?, _ second: OpaquePointer?, _ function: FunctionID = #function,
    _ body: (ViewHandle, ViewHandle, ApplicationHandle) -> tactus_status
) -> tactus_status {
    changeView(first, function) { handle in
        var status = TACTUS_STATUS_WRONG_STATE
        guard let other = handle.partner(view: second, "subview", &status), let owner = handle.owner else {
            return status
        }
        return body(handle, other, owner)
    }
}

@c @implementation
public func tactus_view_add_subview(_ view: OpaquePointer?, _ subview: OpaquePointer?) -> tactus_status {
    changeViews(view, subview) { insert($1, into: $0, at: .max, $2) }
}

@c @implementation
public func tactus_view_insert_subview(
    _ view: OpaquePointer?, _ subview: OpaquePointer?, _ index: Int
) -> tactus_status {
    changeViews(view, subview) {
        // A size_t beyond Int.max arrives negative: it means the front.
        insert($1, into: $0, at: index < 0 ? .max : index, $2)
    }
}

private func insert(
    _ subview: ViewHandle, into handle: ViewHandle, at index: Int, _ owner: ApplicationHandle
) -> tactus_status {
    let view = handle.view
    if subview === handle { return handle.refuse("a view cannot be its own subview", TACTUS_STATUS_CYCLE) }
    if subview.window != nil {
        return handle.refuse(
            "subview", subview, "must be no window: windows are roots, and have levels", TACTUS_STATUS_WRONG_STATE)
    }
    if view.isDescendant(of: subview.view) {
        return handle.refuse("subview", subview, "must not be a view that the view is in", TACTUS_STATUS_CYCLE)
    }
    guard owner.hasMemory(toGrowBy: view.growthOfSubviews) else { return TACTUS_STATUS_NO_MEMORY }
    return view.insertSubview(subview.view, at: index)
        ? TACTUS_STATUS_OK : handle.refuse("subview", subview, "cannot be added now", TACTUS_STATUS_WRONG_STATE)
}

@c @implementation
public func tactus_view_remove_from_superview(_ view: OpaquePointer?) -> tactus_status {
    setView(view) { $0.removeFromSuperview() }
}

@c @implementation
public func tactus_view_bring_to_front(_ view: OpaquePointer?) -> tactus_status {
    setView(view) { $0.bringToFront() }
}

@c @implementation
public func tactus_view_send_to_back(_ view: OpaquePointer?) -> tactus_status {
    setView(view) { $0.sendToBack() }
}

@c @implementation
public func tactus_view_get_superview(_ view: OpaquePointer?) -> OpaquePointer? {
    readView(view, nil) { handlePointer($0.view.superview?.hostPointer) }
}

@c @implementation
public func tactus_view_get_window(_ view: OpaquePointer?) -> OpaquePointer? {
    readView(view, nil) { handlePointer($0.view.window?.hostPointer) }
}

@c @implementation
public func tactus_view_get_subview_count(_ view: OpaquePointer?) -> Int {
    readView(view, 0) { $0.view.subviewCount }
}

@c @implementation
public func tactus_view_get_subview(_ view: OpaquePointer?, _ index: Int) -> OpaquePointer? {
    readView(view, nil) { handlePointer($0.view.subview(at: index)?.hostPointer) }
}

// MARK: Properties

@c @implementation
public func tactus_view_set_frame(
    _ view: OpaquePointer?, _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> tactus_status {
    changeView(view) { handle in
        let frame = Rect(x: x, y: y, width: width, height: height)
        guard frame.isValid else { return handle.refuse(frame) }
        handle.view.frame = frame
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_view_get_frame(
    _ view: OpaquePointer?, _ x: UnsafeMutablePointer<Double>?, _ y: UnsafeMutablePointer<Double>?,
    _ width: UnsafeMutablePointer<Double>?, _ height: UnsafeMutablePointer<Double>?
) -> tactus_status {
    inspectView(view) { handle in
        let frame = handle.view.frame
        store(frame.origin, x, y)
        width?.pointee = frame.width
        height?.pointee = frame.height
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_view_set_bounds_origin(_ view: OpaquePointer?, _ x: Double, _ y: Double) -> tactus_status {
    changeView(view) { handle in
        let origin = Point(x: x, y: y)
        guard origin.isWithinLimit else { return handle.refuse(origin) }
        handle.view.boundsOrigin = origin
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_view_get_bounds_origin(
    _ view: OpaquePointer?, _ x: UnsafeMutablePointer<Double>?, _ y: UnsafeMutablePointer<Double>?
) -> tactus_status {
    inspectView(view) {
        store($0.view.boundsOrigin, x, y)
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_view_set_transform(
    _ view: OpaquePointer?, _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double
) -> tactus_status {
    changeView(view) { handle in
        let transform = AffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
        guard transform.isWithinLimit else { return handle.refuse(transform) }
        return handle.keeping(transform != .identity) { handle.view.transform = transform }
    }
}

@c @implementation
public func tactus_view_get_transform(
    _ view: OpaquePointer?, _ a: UnsafeMutablePointer<Double>?, _ b: UnsafeMutablePointer<Double>?,
    _ c: UnsafeMutablePointer<Double>?, _ d: UnsafeMutablePointer<Double>?, _ tx: UnsafeMutablePointer<Double>?,
    _ ty: UnsafeMutablePointer<Double>?
) -> tactus_status {
    inspectView(view) { handle in
        let transform = handle.view.transform
        a?.pointee = transform.a
        b?.pointee = transform.b
        c?.pointee = transform.c
        d?.pointee = transform.d
        tx?.pointee = transform.tx
        ty?.pointee = transform.ty
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_view_set_alpha(_ view: OpaquePointer?, _ alpha: Double) -> tactus_status {
    changeView(view) { handle in
        guard alpha >= 0, alpha <= 1 else { return handle.refuse("alpha", alpha, "must be between 0 and 1") }
        handle.view.alpha = alpha
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_view_get_alpha(_ view: OpaquePointer?) -> Double {
    readView(view, 0) { $0.view.alpha }
}

@c @implementation
public func tactus_view_set_hidden(_ view: OpaquePointer?, _ hidden: Bool) -> tactus_status {
    setView(view) { $0.isHidden = hidden }
}

@c @implementation
public func tactus_view_is_hidden(_ view: OpaquePointer?) -> Bool {
    readView(view, false) { $0.view.isHidden }
}

@c @implementation
public func tactus_view_set_user_interaction_enabled(_ view: OpaquePointer?, _ enabled: Bool) -> tactus_status {
    setView(view) { $0.isUserInteractionEnabled = enabled }
}

@c @implementation
public func tactus_view_is_user_interaction_enabled(_ view: OpaquePointer?) -> Bool {
    readView(view, false) { $0.view.isUserInteractionEnabled }
}

@c @implementation
public func tactus_view_set_multiple_touch_enabled(_ view: OpaquePointer?, _ enabled: Bool) -> tactus_status {
    setView(view) { $0.isMultipleTouchEnabled = enabled }
}

@c @implementation
public func tactus_view_is_multiple_touch_enabled(_ view: OpaquePointer?) -> Bool {
    readView(view, false) { $0.view.isMultipleTouchEnabled }
}

@c @implementation
public func tactus_view_set_exclusive_touch(_ view: OpaquePointer?, _ exclusive: Bool) -> tactus_status {
    setView(view) { $0.isExclusiveTouch = exclusive }
}

@c @implementation
public func tactus_view_is_exclusive_touch(_ view: OpaquePointer?) -> Bool {
    readView(view, false) { $0.view.isExclusiveTouch }
}

@c @implementation
public func tactus_view_set_inhibits_ancestor_recognizers(
    _ view: OpaquePointer?, _ inhibits: Bool
) -> tactus_status {
    setView(view) { $0.inhibitsAncestorRecognizers = inhibits }
}

@c @implementation
public func tactus_view_inhibits_ancestor_recognizers(_ view: OpaquePointer?) -> Bool {
    readView(view, false) { $0.view.inhibitsAncestorRecognizers }
}

@c @implementation
public func tactus_view_set_uses_output_edges(_ view: OpaquePointer?, _ uses: Bool) -> tactus_status {
    setView(view) { $0.usesOutputEdges = uses }
}

@c @implementation
public func tactus_view_uses_output_edges(_ view: OpaquePointer?) -> Bool {
    readView(view, false) { $0.view.usesOutputEdges }
}

@c @implementation
public func tactus_view_set_input_region(
    _ view: OpaquePointer?, _ rectangles: UnsafePointer<tactus_rectangle>?, _ count: Int
) -> tactus_status {
    changeView(view) { handle in
        guard let rectangles else {
            handle.view.inputRegion = nil
            return count == 0 ? TACTUS_STATUS_OK : handle.refuse(null: "rectangles", "must be count rectangles")
        }
        guard count >= 0, count <= largestRegion else {
            return handle.refuse("count", integer: count, "must be at most 2^20")
        }
        guard handle.owner?.hasMemory(forBytes: count * MemoryLayout<Rect>.stride) ?? true else {
            return TACTUS_STATUS_NO_MEMORY
        }
        var region = ContiguousArray<Rect>()
        region.reserveCapacity(count)
        for index in 0..<count {
            let given = rectangles[index]
            let rectangle = Rect(x: given.x, y: given.y, width: given.width, height: given.height)
            guard rectangle.isValid else { return handle.refuse(rectangle) }
            region.append(rectangle)
        }
        handle.view.inputRegion = region
        return TACTUS_STATUS_OK
    }
}

/// Largest number of rectangles of an input region; more are a mistake of the caller.
private let largestRegion = 1 << 20

@c @implementation
public func tactus_view_hit_test(_ view: OpaquePointer?, _ x: Double, _ y: Double) -> OpaquePointer? {
    var hit: OpaquePointer?
    _ = changeView(view) { handle in
        let point = Point(x: x, y: y)
        guard point.isWithinLimit else { return handle.refuse(point) }
        tellArguments(view, x, y)
        hit = handle.view.hitTest(point).flatMap { livePointer(of: $0) }
        return TACTUS_STATUS_OK
    }
    return hit
}

/// Lends both views; either may be NULL for the application's coordinates. Returns nil if an argument is invalid.
private func convert(
    _ from: OpaquePointer?, _ to: OpaquePointer?, _ function: FunctionID = #function,
    _ body: (Handle?, View?, View?) -> tactus_status?
) -> tactus_status {
    // The log line names a view, if there is one.
    guard let first = from ?? to else { return body(nil, nil, nil) ?? refuseNull(in: function) }
    return inspectView(first, function) { handle in
        withSpace(from, of: handle) { source in
            withSpace(to, of: handle) { target in
                body(handle, source, target) ?? TACTUS_STATUS_INVALID_ARGUMENT
            }
        }
    }
}

@c @implementation
public func tactus_view_convert_point(
    _ from: OpaquePointer?, _ to: OpaquePointer?, _ x: UnsafeMutablePointer<Double>?,
    _ y: UnsafeMutablePointer<Double>?
) -> tactus_status {
    convert(from, to) { handle, source, target in
        guard let x, let y else { return handle?.refuse("x and y must not be NULL", TACTUS_STATUS_INVALID_ARGUMENT) }
        let point = Point(x: x.pointee, y: y.pointee)
        guard point.isWithinLimit else { return handle?.refuse(point) }
        let shared = source?.convertToApplication(point) ?? point
        store(target?.convertFromApplication(shared) ?? shared, x, y)
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_view_convert_vector(
    _ from: OpaquePointer?, _ to: OpaquePointer?, _ x: UnsafeMutablePointer<Double>?,
    _ y: UnsafeMutablePointer<Double>?
) -> tactus_status {
    convert(from, to) { handle, source, target in
        guard let x, let y else { return handle?.refuse("x and y must not be NULL", TACTUS_STATUS_INVALID_ARGUMENT) }
        let vector = Point(x: x.pointee, y: y.pointee)
        guard vector.isWithinLimit else { return handle?.refuse(vector) }
        let shared = source?.convertVectorToApplication(vector) ?? vector
        store(target?.convertVectorFromApplication(shared) ?? shared, x, y)
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_view_is_descendant_of(_ view: OpaquePointer?, _ ancestor: OpaquePointer?) -> Bool {
    guard let ancestor = viewOrNil(ancestor) else { return false }
    return readView(view, false) { $0.view.isDescendant(of: ancestor) }
}
