// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore

@c @implementation
public func tactus_window_create(
    _ application: OpaquePointer?, _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> OpaquePointer? {
    create(application) { owner in
        let frame = Rect(x: x, y: y, width: width, height: height)
        guard frame.isValid else { return owner.refuse(owner.refuse(frame)) }
        let window = Window(frame: frame)
        let handle = ViewHandle(window, owner: owner)
        owner.application.addWindow(window)
        return handle
    }
}

private func changeWindow(
    _ pointer: OpaquePointer?, _ function: FunctionID = #function,
    _ body: (ApplicationHandle, Window) -> tactus_status
) -> tactus_status {
    changeView(pointer, function) { handle in
        guard let owner = handle.owner, let window = handle.window else { return TACTUS_STATUS_WRONG_KIND }
        return body(owner, window)
    }
}

@c @implementation
public func tactus_window_set_level(_ window: OpaquePointer?, _ level: Double) -> tactus_status {
    changeWindow(window) { owner, window in
        guard level.isWithinLimit else { return window.refuse("level", level, Allowed.finite) }
        owner.application.setLevel(level, of: window)
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_window_get_level(_ window: OpaquePointer?) -> Double {
    readView(window, 0) { $0.window?.level ?? 0 }
}

@c @implementation
public func tactus_window_bring_to_front(_ window: OpaquePointer?) -> tactus_status {
    changeWindow(window) { owner, window in
        owner.application.bringToFront(window)
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_window_make_key(_ window: OpaquePointer?) -> tactus_status {
    changeWindow(window) { owner, window in
        owner.application.keyWindow = window
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_window_is_key(_ window: OpaquePointer?) -> Bool {
    readView(window, false) { handle in
        guard let window = handle.window else { return false }
        return handle.owner?.application.keyWindow === window
    }
}

@c @implementation
public func tactus_application_get_window_count(_ application: OpaquePointer?) -> Int {
    readApplication(application, 0) { $0.application.windowCount }
}

@c @implementation
public func tactus_application_get_window(_ application: OpaquePointer?, _ index: Int) -> OpaquePointer? {
    readApplication(application, nil) { handlePointer($0.application.window(at: index)?.hostPointer) }
}
