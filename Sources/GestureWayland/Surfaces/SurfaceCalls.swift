// SPDX-License-Identifier: MIT
public import CTactus
public import CTactusWayland
internal import CWaylandServer

@c @implementation
public func tactus_wayland_surface_create(
    _ wayland: OpaquePointer?, _ wl_surface: OpaquePointer?, _ x: Double, _ y: Double, _ width: Double,
    _ height: Double
) -> OpaquePointer? {
    guard let adapter = resolve(wayland), adapter.isUsable, let wl_surface else { return nil }
    return adapter.call { adapter.addSurface(wl_surface, tactus_rectangle(x: x, y: y, width: width, height: height)) }
}

@c @implementation
public func tactus_wayland_surface_get_resource(_ wayland: OpaquePointer?, _ surface: OpaquePointer?)
    -> OpaquePointer?
{
    guard let adapter = resolve(wayland), let surface else { return nil }
    return adapter.findSurface(behind: surface)?.pointee.wlSurface
}

@c @implementation
public func tactus_wayland_find_surface(_ wayland: OpaquePointer?, _ wl_surface: OpaquePointer?) -> OpaquePointer? {
    guard let adapter = resolve(wayland), let wl_surface else { return nil }
    return adapter.findSurface(of: wl_surface)?.pointee.view
}

@c @implementation
public func tactus_wayland_find_client(_ wayland: OpaquePointer?, _ client: OpaquePointer?) -> OpaquePointer? {
    guard let adapter = resolve(wayland), let client else { return nil }
    return adapter.findClient(client)?.pointee.surfaceClient
}

@c @implementation
public func tactus_wayland_surface_set_size(_ surface: OpaquePointer?, _ width: Double, _ height: Double)
    -> tactus_status
{
    guard surface != nil else { return TACTUS_STATUS_INVALID_ARGUMENT }
    guard tactus_surface_get_client(surface) != nil else { return TACTUS_STATUS_WRONG_KIND }
    var x = 0.0
    var y = 0.0
    let status = tactus_view_get_frame(surface, &x, &y, nil, nil)
    guard status == TACTUS_STATUS_OK else { return status }
    return tactus_view_set_frame(surface, x, y, width, height)
}

@c @implementation
public func tactus_wayland_surface_set_input_region(
    _ surface: OpaquePointer?, _ boxes: UnsafePointer<tactus_wayland_box>?, _ count: Int
) -> tactus_status {
    guard surface != nil else { return TACTUS_STATUS_INVALID_ARGUMENT }
    guard tactus_surface_get_client(surface) != nil else { return TACTUS_STATUS_WRONG_KIND }
    guard let boxes else { return tactus_view_set_input_region(surface, nil, 0) }
    return setInputRegion(surface, boxes, count)
}

private func setInputRegion(
    _ surface: OpaquePointer?, _ boxes: UnsafePointer<tactus_wayland_box>, _ count: Int
) -> tactus_status {
    // A larger number of boxes is a mistake of the caller.
    guard count >= 0, count <= 1 << 24 else { return TACTUS_STATUS_INVALID_ARGUMENT }
    let memory = malloc(max(count, 1) * MemoryLayout<tactus_rectangle>.stride)
    guard let memory else { return TACTUS_STATUS_NO_MEMORY }
    defer { free(memory) }
    let rectangles = memory.bindMemory(to: tactus_rectangle.self, capacity: count)
    var kept = 0
    var index = 0
    while index < count {
        let box = boxes[index]
        index += 1
        guard box.x2 > box.x1, box.y2 > box.y1 else { continue }
        let (x, y) = (Double(box.x1), Double(box.y1))
        let rectangle = tactus_rectangle(x: x, y: y, width: Double(box.x2) - x, height: Double(box.y2) - y)
        (rectangles + kept).initialize(to: rectangle)
        kept += 1
    }
    return tactus_view_set_input_region(surface, rectangles, kept)
}
