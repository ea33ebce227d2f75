// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore
internal import SizedStructs

@c @implementation
public func tactus_control_create(
    _ application: OpaquePointer?, _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> OpaquePointer? {
    create(application) { owner in
        let frame = Rect(x: x, y: y, width: width, height: height)
        return frame.isValid ? ViewHandle(Control(frame: frame), owner: owner) : owner.refuse(owner.refuse(frame))
    }
}

// MARK: Targets

/// A C function as a control's target.
private final class FunctionTarget: ControlTarget {
    typealias Function = @convention(c) (OpaquePointer?, UInt32, UnsafeMutableRawPointer?) -> Void
    private let target: HostFunction<Function>
    /// The data, if it is destroyed with the last target that uses it.
    var owned: OwnedData?

    init(_ function: @escaping Function, _ data: UnsafeMutableRawPointer?) {
        target = HostFunction(function, data)
        super.init()
    }

    override func perform(_ control: Control, for controlEvent: ControlEvents) {
        guard let pointer = livePointer(of: control) else { return }
        callHost(TACTUS_CALLBACK_CONTROL_EVENT, pointer) {
            target.function(pointer, controlEvent.rawValue, target.data)
        }
    }

    override func isSame(as other: ControlTarget) -> Bool {
        guard let other = other as? FunctionTarget else { return false }
        return target.isSame(as: other.target)
    }
}

@c @implementation
public func tactus_control_add_target(
    _ control: OpaquePointer?, _ target: tactus_control_func?, _ data: UnsafeMutableRawPointer?, _ events: UInt32
) -> tactus_status {
    changeView(control, as: Control.self) { handle, control in
        guard let target else { return handle.refuse(null: "target", Allowed.function) }
        let added = FunctionTarget(target, data)
        added.owned = (control.knownTarget(added) as? FunctionTarget)?.owned
        return handle.adding { control.addTarget(added, for: ControlEvents(rawValue: events)) }
    }
}

@c @implementation
public func tactus_control_add_target_with_destroy(
    _ control: OpaquePointer?, _ target: tactus_control_func?, _ data: UnsafeMutableRawPointer?, _ events: UInt32,
    _ destroy: tactus_data_destroy_func?
) -> tactus_status {
    changeView(control, as: Control.self) { handle, control in
        guard let target else { return handle.refuse(null: "target", Allowed.function) }
        let added = FunctionTarget(target, data)
        let known = control.knownTarget(added) as? FunctionTarget
        return handle.adding(known == nil ? destroy : nil, data) { owned in
            added.owned = known?.owned ?? owned
            return control.addTarget(added, for: ControlEvents(rawValue: events))
        }
    }
}

@c @implementation
public func tactus_control_remove_target(
    _ control: OpaquePointer?, _ target: tactus_control_func?, _ data: UnsafeMutableRawPointer?, _ events: UInt32
) -> tactus_status {
    changeView(control, as: Control.self) { handle, control in
        guard let target else { return handle.refuse(null: "target", Allowed.function) }
        control.removeTarget(FunctionTarget(target, data), for: ControlEvents(rawValue: events))
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_control_add_action(_ control: OpaquePointer?, _ action: UInt32, _ events: UInt32) -> tactus_status {
    changeView(control, as: Control.self) { handle, control in
        handle.adding { control.addAction(action, for: ControlEvents(rawValue: events)) }
    }
}

@c @implementation
public func tactus_control_remove_action(
    _ control: OpaquePointer?, _ action: UInt32, _ events: UInt32
) -> tactus_status {
    setView(control, as: Control.self) { $0.removeAction(action, for: ControlEvents(rawValue: events)) }
}

@c @implementation
public func tactus_control_send_actions(_ control: OpaquePointer?, _ events: UInt32) -> tactus_status {
    setView(control, as: Control.self) { control in
        tellArguments(handlePointer(control.hostPointer), Int64(truncatingIfNeeded: events))
        var bit: UInt32 = 1
        while bit != 0 {
            if events & bit != 0 { control.sendActions(for: ControlEvents(rawValue: bit)) }
            bit <<= 1
        }
    }
}

// MARK: Properties

@c @implementation
public func tactus_control_set_enabled(_ control: OpaquePointer?, _ enabled: Bool) -> tactus_status {
    setView(control, as: Control.self) { $0.isEnabled = enabled }
}

@c @implementation
public func tactus_control_is_enabled(_ control: OpaquePointer?) -> Bool {
    readView(control, as: Control.self, false) { $0.isEnabled }
}

@c @implementation
public func tactus_control_set_selected(_ control: OpaquePointer?, _ selected: Bool) -> tactus_status {
    setView(control, as: Control.self) { $0.isSelected = selected }
}

@c @implementation
public func tactus_control_is_selected(_ control: OpaquePointer?) -> Bool {
    readView(control, as: Control.self, false) { $0.isSelected }
}

@c @implementation
public func tactus_control_set_highlighted(_ control: OpaquePointer?, _ highlighted: Bool) -> tactus_status {
    setView(control, as: Control.self) { $0.isHighlighted = highlighted }
}

@c @implementation
public func tactus_control_is_highlighted(_ control: OpaquePointer?) -> Bool {
    readView(control, as: Control.self, false) { $0.isHighlighted }
}

@c @implementation
public func tactus_control_is_tracking(_ control: OpaquePointer?) -> Bool {
    readView(control, as: Control.self, false) { $0.isTracking }
}

@c @implementation
public func tactus_control_is_touch_inside(_ control: OpaquePointer?) -> Bool {
    readView(control, as: Control.self, false) { $0.isTouchInside }
}

@c @implementation
public func tactus_control_set_default_action(
    _ control: OpaquePointer?, _ has_default_action: Bool
) -> tactus_status {
    setView(control, as: Control.self) { $0.hasDefaultAction = has_default_action }
}

@c @implementation
public func tactus_control_has_default_action(_ control: OpaquePointer?) -> Bool {
    readView(control, as: Control.self, false) { $0.hasDefaultAction }
}

@c @implementation
public func tactus_control_set_tracked_axes(_ control: OpaquePointer?, _ axes: UInt32) -> tactus_status {
    changeView(control, as: Control.self) { handle, control in
        guard axes & ~3 == 0 else { return handle.refuse("axes", integer: axes, Allowed.flags) }
        control.trackedAxes = Axes(rawValue: axes)
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_control_get_tracked_axes(_ control: OpaquePointer?) -> UInt32 {
    readView(control, as: Control.self, 0) { $0.trackedAxes.rawValue }
}

// MARK: Tracking

@c @implementation
public func tactus_control_set_callbacks(
    _ control: OpaquePointer?, _ callbacks: UnsafePointer<tactus_control_callbacks>?,
    _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeView(control, as: Control.self) { handle, control in
        guard callbacks != nil else {
            control.tracking = nil
            return TACTUS_STATUS_OK
        }
        guard let table = copyStruct(callbacks) else { return handle.refuse("callbacks", callbacks) }
        return handle.keeping { control.tracking = TrackingTable(table, data, handle) }
    }
}

private final class TrackingTable: ControlTracking {
    private let table: tactus_control_callbacks
    private let data: UnsafeMutableRawPointer?
    private let handle: HandleReference

    init(_ table: tactus_control_callbacks, _ data: UnsafeMutableRawPointer?, _ handle: ViewHandle) {
        self.table = table
        self.data = data
        self.handle = HandleReference(handle)
    }

    func begin(_ control: Control, _ touch: Touch, _ event: TouchEvent) -> Bool {
        guard !handle.isDestroyed else { return false }
        guard let function = table.begin_tracking else { return true }
        return callHost(TACTUS_CALLBACK_BEGIN_TRACKING, handle.pointer) {
            function(handle.pointer, touchPointer(touch), data)
        }.isYes(default: true, handle.owner)
    }

    func continueTracking(_ control: Control, _ touch: Touch, _ event: TouchEvent) -> Bool {
        guard !handle.isDestroyed else { return false }
        guard let function = table.continue_tracking else { return true }
        return callHost(TACTUS_CALLBACK_CONTINUE_TRACKING, handle.pointer) {
            function(handle.pointer, touchPointer(touch), data)
        }.isYes(default: true, handle.owner)
    }

    func end(_ control: Control, _ touch: Touch, _ event: TouchEvent) {
        guard let function = table.end_tracking, !handle.isDestroyed else { return }
        callHost(TACTUS_CALLBACK_END_TRACKING, handle.pointer) {
            function(handle.pointer, touchPointer(touch), data)
        }
    }

    func cancel(_ control: Control) {
        guard let function = table.cancel_tracking, !handle.isDestroyed else { return }
        callHost(TACTUS_CALLBACK_CANCEL_TRACKING, handle.pointer) { function(handle.pointer, data) }
    }
}
