// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore

// MARK: The view

@c @implementation
public func tactus_view_add_recognizer(_ view: OpaquePointer?, _ recognizer: OpaquePointer?) -> tactus_status {
    changeViewAndRecognizer(view, recognizer) { handle, other, owner in
        owner.keeping { handle.view.addGestureRecognizer(other.recognizer) }
    }
}

@c @implementation
public func tactus_view_remove_recognizer(_ view: OpaquePointer?, _ recognizer: OpaquePointer?) -> tactus_status {
    changeViewAndRecognizer(view, recognizer) { handle, other, _ in
        guard other.recognizer.isAttached(to: handle.view) else {
            return handle.refuse("recognizer", other, "must be one of the view's", TACTUS_STATUS_WRONG_STATE)
        }
        handle.view.removeGestureRecognizer(other.recognizer)
        return TACTUS_STATUS_OK
    }
}

private func changeViewAndRecognizer(
    _ view: OpaquePointer?, _ recognizer: OpaquePointer?, _ function: FunctionID = #function,
    _ body: (ViewHandle, RecognizerHandle, ApplicationHandle) -> tactus_status
) -> tactus_status {
    changeView(view, function) { handle in
        var status = TACTUS_STATUS_WRONG_STATE
        guard let other = handle.partner(recognizer: recognizer, "recognizer", &status), let owner = handle.owner else {
            return status
        }
        return body(handle, other, owner)
    }
}

@c @implementation
public func tactus_view_get_recognizer_count(_ view: OpaquePointer?) -> Int {
    readView(view, 0) { $0.view.gestureRecognizers.count }
}

@c @implementation
public func tactus_view_get_recognizer(_ view: OpaquePointer?, _ index: Int) -> OpaquePointer? {
    readView(view, nil) { handle in
        guard handle.view.gestureRecognizers.indices.contains(index) else { return nil }
        return recognizerPointer(handle.view.gestureRecognizers[index])
    }
}

@c @implementation
public func tactus_recognizer_get_view(_ recognizer: OpaquePointer?) -> OpaquePointer? {
    // A view that is destroyed while its recognizer's last action is sent has no valid handle.
    readRecognizer(recognizer, nil) { $0.recognizer.view.flatMap { livePointer(of: $0) } }
}

// MARK: Targets

@c @implementation
public func tactus_recognizer_add_target(
    _ recognizer: OpaquePointer?, _ action: tactus_action_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeRecognizer(recognizer) { handle in
        guard let action else { return handle.refuse(null: "action", Allowed.function) }
        return handle.adding { handle.recognizer.addTarget(FunctionTarget(action, data)) }
    }
}

@c @implementation
public func tactus_recognizer_add_target_with_destroy(
    _ recognizer: OpaquePointer?, _ action: tactus_action_func?, _ data: UnsafeMutableRawPointer?,
    _ destroy: tactus_data_destroy_func?
) -> tactus_status {
    changeRecognizer(recognizer) { handle in
        guard let action else { return handle.refuse(null: "action", Allowed.function) }
        let target = FunctionTarget(action, data)
        // A target that was added before with this data keeps it.
        guard handle.recognizer.knownTarget(target) == nil else { return TACTUS_STATUS_OK }
        return handle.adding(destroy, data) { owned in
            target.owned = owned
            return handle.recognizer.addTarget(target)
        }
    }
}

@c @implementation
public func tactus_recognizer_remove_target(
    _ recognizer: OpaquePointer?, _ action: tactus_action_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeRecognizer(recognizer) { handle in
        guard let action else { return handle.refuse(null: "action", Allowed.function) }
        handle.recognizer.removeTarget(FunctionTarget(action, data))
        return TACTUS_STATUS_OK
    }
}

/// A C function as a target.
private final class FunctionTarget: ActionTarget {
    typealias Function = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void
    private let target: HostFunction<Function>
    /// The data, if it is destroyed with the target.
    var owned: OwnedData?

    init(_ function: @escaping Function, _ data: UnsafeMutableRawPointer?) {
        target = HostFunction(function, data)
        super.init()
    }

    @_optimize(speed)
    override func perform(_ recognizer: GestureRecognizer) {
        // Functions of a destroyed object are not called any more (rule 12.3).
        guard let pointer = liveRecognizerPointer(recognizer) else { return }
        callHostOften(TACTUS_CALLBACK_ACTION, pointer) {
            target.function(pointer, target.data)
        } _: {
            0
        }
    }

    override func isSame(as other: ActionTarget) -> Bool {
        guard let other = other as? FunctionTarget else { return false }
        return target.isSame(as: other.target)
    }
}

// MARK: State and flags

@_optimize(speed)
@c @implementation
public func tactus_recognizer_get_state(_ recognizer: OpaquePointer?) -> tactus_recognizer_state {
    readRecognizer(recognizer, as: GestureRecognizer.self, TACTUS_RECOGNIZER_STATE_POSSIBLE) { $0.state.cValue }
}

@c @implementation
public func tactus_recognizer_set_state(
    _ recognizer: OpaquePointer?, _ state: tactus_recognizer_state
) -> tactus_status {
    changeRecognizer(recognizer) { handle in
        guard let state = GestureRecognizer.State(rawValue: Int32(truncatingIfNeeded: state.rawValue)) else {
            return handle.refuse("state", integer: state.rawValue, Allowed.listed)
        }
        guard handle.recognizer.view?.window != nil else { return handle.refuse("its view is in no window") }
        tellArguments(recognizer, Int64(truncatingIfNeeded: state.rawValue))
        // The engine itself logs why a request is refused.
        let diagnostics = handle.owner?.application.diagnostics
        diagnostics?.function = (#function as FunctionID).name
        defer { diagnostics?.function = nil }
        return handle.recognizer.request(state) ? TACTUS_STATUS_OK : handle.answer(TACTUS_STATUS_WRONG_STATE)
    }
}

@c @implementation
public func tactus_recognizer_set_enabled(_ recognizer: OpaquePointer?, _ enabled: Bool) -> tactus_status {
    setRecognizer(recognizer) { $0.isEnabled = enabled }
}

@c @implementation
public func tactus_recognizer_is_enabled(_ recognizer: OpaquePointer?) -> Bool {
    readRecognizer(recognizer, as: GestureRecognizer.self, false) { $0.isEnabled }
}

@c @implementation
public func tactus_recognizer_set_cancels_touches_in_view(
    _ recognizer: OpaquePointer?, _ cancels: Bool
) -> tactus_status {
    setRecognizer(recognizer) { $0.cancelsTouchesInView = cancels }
}

@c @implementation
public func tactus_recognizer_get_cancels_touches_in_view(_ recognizer: OpaquePointer?) -> Bool {
    readRecognizer(recognizer, as: GestureRecognizer.self, false) { $0.cancelsTouchesInView }
}

@c @implementation
public func tactus_recognizer_set_delays_touches_began(
    _ recognizer: OpaquePointer?, _ delays: Bool
) -> tactus_status {
    setRecognizer(recognizer) { $0.delaysTouchesBegan = delays }
}

@c @implementation
public func tactus_recognizer_get_delays_touches_began(_ recognizer: OpaquePointer?) -> Bool {
    readRecognizer(recognizer, as: GestureRecognizer.self, false) { $0.delaysTouchesBegan }
}

@c @implementation
public func tactus_recognizer_set_delays_touches_ended(
    _ recognizer: OpaquePointer?, _ delays: Bool
) -> tactus_status {
    setRecognizer(recognizer) { $0.delaysTouchesEnded = delays }
}

@c @implementation
public func tactus_recognizer_get_delays_touches_ended(_ recognizer: OpaquePointer?) -> Bool {
    readRecognizer(recognizer, as: GestureRecognizer.self, false) { $0.delaysTouchesEnded }
}

@c @implementation
public func tactus_recognizer_set_allowed_touch_types(_ recognizer: OpaquePointer?, _ types: UInt32) -> tactus_status {
    setRecognizer(recognizer) { $0.allowedTouchTypes = types }
}

@c @implementation
public func tactus_recognizer_get_allowed_touch_types(_ recognizer: OpaquePointer?) -> UInt32 {
    readRecognizer(recognizer, as: GestureRecognizer.self, 0) { $0.allowedTouchTypes }
}

@c @implementation
public func tactus_recognizer_set_requires_exclusive_touch_type(
    _ recognizer: OpaquePointer?, _ requires_exclusive: Bool
) -> tactus_status {
    setRecognizer(recognizer) { $0.requiresExclusiveTouchType = requires_exclusive }
}

@c @implementation
public func tactus_recognizer_set_requires_whole_sequence(
    _ recognizer: OpaquePointer?, _ requires_whole: Bool
) -> tactus_status {
    setRecognizer(recognizer) { $0.requiresWholeSequence = requires_whole }
}

@c @implementation
public func tactus_recognizer_become_shell_gesture(_ recognizer: OpaquePointer?) -> tactus_status {
    setRecognizer(recognizer) { ShellGesture.make($0) }
}

@c @implementation
public func tactus_recognizer_get_requires_whole_sequence(_ recognizer: OpaquePointer?) -> Bool {
    readRecognizer(recognizer, as: GestureRecognizer.self, false) { $0.requiresWholeSequence }
}

@c @implementation
public func tactus_recognizer_get_requires_exclusive_touch_type(_ recognizer: OpaquePointer?) -> Bool {
    readRecognizer(recognizer, as: GestureRecognizer.self, false) { $0.requiresExclusiveTouchType }
}

@c @implementation
public func tactus_recognizer_set_exempt_from_inhibition(
    _ recognizer: OpaquePointer?, _ exempt: Bool
) -> tactus_status {
    setRecognizer(recognizer) { $0.isExemptFromInhibition = exempt }
}

@c @implementation
public func tactus_recognizer_is_exempt_from_inhibition(_ recognizer: OpaquePointer?) -> Bool {
    readRecognizer(recognizer, as: GestureRecognizer.self, false) { $0.isExemptFromInhibition }
}

// MARK: Location

@c @implementation
public func tactus_recognizer_get_number_of_touches(_ recognizer: OpaquePointer?) -> Int {
    readRecognizer(recognizer, as: GestureRecognizer.self, 0) { $0.numberOfTouches }
}

@c @implementation
public func tactus_recognizer_get_location(
    _ recognizer: OpaquePointer?, _ view: OpaquePointer?, _ x: UnsafeMutablePointer<Double>?,
    _ y: UnsafeMutablePointer<Double>?
) -> tactus_status {
    inspectRecognizer(recognizer) { handle in
        guard let place = convert(handle.recognizer.applicationLocation, toSpaceOf: view) else {
            return handle.refuse(Allowed.space, TACTUS_STATUS_INVALID_ARGUMENT)
        }
        store(place, x, y)
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_recognizer_get_location_of_touch(
    _ recognizer: OpaquePointer?, _ index: Int, _ view: OpaquePointer?, _ x: UnsafeMutablePointer<Double>?,
    _ y: UnsafeMutablePointer<Double>?
) -> tactus_status {
    inspectRecognizer(recognizer) { handle in
        withSpace(view, of: handle) { space in
            guard let location = handle.recognizer.location(ofTouch: index, in: space) else {
                return TACTUS_STATUS_NONE
            }
            store(location, x, y)
            return TACTUS_STATUS_OK
        }
    }
}

// MARK: Requirements

@c @implementation
public func tactus_recognizer_require_failure_of(
    _ recognizer: OpaquePointer?, _ other: OpaquePointer?
) -> tactus_status {
    changePair(recognizer, other) { one, other, owner in
        guard owner.hasMemory else { return TACTUS_STATUS_NO_MEMORY }
        if one === other { return one.refuse("a recognizer cannot wait for itself", TACTUS_STATUS_CYCLE) }
        return one.recognizer.require(toFail: other.recognizer)
            ? TACTUS_STATUS_OK
            : one.refuse("other", other, "must not wait for the recognizer itself", TACTUS_STATUS_CYCLE)
    }
}

@c @implementation
public func tactus_recognizer_remove_failure_requirement(
    _ recognizer: OpaquePointer?, _ other: OpaquePointer?
) -> tactus_status {
    changePair(recognizer, other) { one, other, _ in
        one.recognizer.removeFailureRequirement(other.recognizer)
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_recognizer_set_sequenced_after(
    _ recognizer: OpaquePointer?, _ other: OpaquePointer?
) -> tactus_status {
    guard other != nil else {
        return setRecognizer(recognizer) {
            tellArguments(recognizer, other: nil)
            _ = $0.sequence(after: nil)
        }
    }
    return changePair(recognizer, other) { one, first, owner in
        guard owner.hasMemory else { return TACTUS_STATUS_NO_MEMORY }
        return one !== first && one.recognizer.sequence(after: first.recognizer)
            ? TACTUS_STATUS_OK
            : one.refuse("other", first, "must not wait for the recognizer itself", TACTUS_STATUS_CYCLE)
    }
}

@c @implementation
public func tactus_recognizer_get_sequenced_after(_ recognizer: OpaquePointer?) -> OpaquePointer? {
    readRecognizer(recognizer, nil) { $0.recognizer.leader.flatMap { liveRecognizerPointer($0) } }
}

private func changePair(
    _ first: OpaquePointer?, _ second: OpaquePointer?, _ function: FunctionID = #function,
    _ body: (RecognizerHandle, RecognizerHandle, ApplicationHandle) -> tactus_status
) -> tactus_status {
    changeRecognizer(first, function) { one in
        var status = TACTUS_STATUS_WRONG_STATE
        guard let other = one.partner(recognizer: second, "other", &status), let owner = one.owner else {
            return status
        }
        return body(one, other, owner)
    }
}
