// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore
internal import SizedStructs

@c @implementation
public func tactus_view_set_callbacks(
    _ view: OpaquePointer?, _ callbacks: UnsafePointer<tactus_view_callbacks>?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeView(view) { handle in
        guard callbacks != nil else {
            handle.view.customHitTesting = []
            handle.view.overrides = nil
            return TACTUS_STATUS_OK
        }
        guard let table = copyStruct(callbacks) else { return handle.refuse("callbacks", callbacks) }
        var custom: View.CustomHitTesting = []
        if table.hit_test != nil { custom.insert(.hitTest) }
        if table.point_inside != nil { custom.insert(.pointInside) }
        return handle.keeping {
            handle.view.overrides = ViewTable(table, data, handle)
            handle.view.customHitTesting = custom
        }
    }
}

/// A table of C functions as the overrides of a view.
private final class ViewTable: ViewOverrides {
    private let table: tactus_view_callbacks
    private let data: UnsafeMutableRawPointer?
    private let handle: HandleReference

    init(_ table: tactus_view_callbacks, _ data: UnsafeMutableRawPointer?, _ handle: ViewHandle) {
        self.table = table
        self.data = data
        self.handle = HandleReference(handle)
    }

    override func hitTest(_ view: View, _ point: Point) -> View? {
        guard let function = table.hit_test, !handle.isDestroyed else { return view.hitTest(point) }
        let hit: OpaquePointer? = callHost(TACTUS_CALLBACK_HIT_TEST, handle.pointer) {
            function(handle.pointer, point.x, point.y, data)
        }
        return hit == nil ? nil : viewOrNil(hit)
    }

    override func pointInside(_ view: View, _ point: Point) -> Bool {
        guard let function = table.point_inside, !handle.isDestroyed else { return view.point(inside: point) }
        return callHost(TACTUS_CALLBACK_POINT_INSIDE, handle.pointer) {
            function(handle.pointer, point.x, point.y, data)
        }.choice(handle.owner) ?? view.point(inside: point)
    }

    override func didMove(_ view: View, to window: Window?) {
        guard let function = table.did_move_to_window, !handle.isDestroyed else { return }
        callHost(TACTUS_CALLBACK_DID_MOVE_TO_WINDOW, handle.pointer) {
            function(handle.pointer, handlePointer(window?.hostPointer), data)
        }
    }

    override func becameKey(_ window: Window) {
        guard let function = table.became_key, !handle.isDestroyed else { return }
        callHost(TACTUS_CALLBACK_BECAME_KEY, handle.pointer) { function(handle.pointer, data) }
    }

    override func resignedKey(_ window: Window) {
        guard let function = table.resigned_key, !handle.isDestroyed else { return }
        callHost(TACTUS_CALLBACK_RESIGNED_KEY, handle.pointer) { function(handle.pointer, data) }
    }

    override func shouldBegin(_ view: View, _ recognizer: GestureRecognizer) -> Bool {
        guard let function = table.should_begin, !handle.isDestroyed,
            let pointer = liveRecognizerPointer(recognizer)
        else { return view.gestureRecognizerShouldBegin(recognizer) }
        return callHost(TACTUS_CALLBACK_VIEW_SHOULD_BEGIN, handle.pointer) {
            function(handle.pointer, pointer, data)
        }.isYes(default: true, handle.owner)
    }
}
