// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore
internal import SizedStructs

// Events for activity listeners: calls of the library, and calls of the host's functions. Recorders are built on them.

/// Whether any application of the process has ever had an activity listener. It is set once and never reset, so that
/// threads with other applications may read it at any time. Without listeners, the branch on it is the whole cost of
/// activity.
nonisolated(unsafe) private(set) var isAnybodyListening = false

/// The listeners of one application.
final class ActivityListeners {
    typealias Function = @convention(c) (UnsafePointer<tactus_activity>?, UnsafeMutableRawPointer?) -> Void
    let list = ListenerList<HostFunction<Function>>()

    init() { isAnybodyListening = true }
}

extension ApplicationHandle {
    /// Calls the listeners, which may call getters only.
    func tell(_ activity: tactus_activity) {
        guard let list = activityListeners?.list, !list.isEmpty else { return }
        var activity = activity
        activity.size = MemoryLayout<tactus_activity>.size
        let wasNotifying = isNotifying
        isNotifying = true
        list.callEach { $0.function(&activity, $0.data) }
        isNotifying = wasNotifying
    }

    /// Reports that the outermost call is about to return.
    func tellReturn() {
        var activity = tactus_activity()
        activity.type = Int32(truncatingIfNeeded: TACTUS_ACTIVITY_TYPE_RETURN.rawValue)
        activity.object = rawPointer
        tell(activity)
    }
}

// MARK: Reporting

// Most of these functions test by themselves whether there is a listener, which takes less code than a test in each
// caller. Functions on the path of every event are tested for by their callers.

extension Handle {
    @inline(never)
    fileprivate final func tell(
        _ type: tactus_activity_type, _ code: UInt32, other: OpaquePointer? = nil, time: UInt64 = 0,
        integer: Int64 = 0, _ set: (inout tactus_activity) -> Void = { _ in }
    ) {
        var activity = tactus_activity()
        activity.type = Int32(truncatingIfNeeded: type.rawValue)
        activity.code = code
        activity.object = rawPointer
        activity.other = other.map { UnsafeRawPointer($0) }
        activity.time_us = time
        activity.integer = integer
        set(&activity)
        owner?.tell(activity)
    }
}

/// Returns the handle behind a pointer that has been checked; nil if there is no listener.
@inline(__always)
private func listened(_ pointer: OpaquePointer?) -> Handle? {
    guard isAnybodyListening, let pointer else { return nil }
    return Unmanaged<Handle>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
}

/// Reports a call that has passed its first checks, before its arguments are checked.
@inline(never)
func tellCall(_ handle: Handle, _ function: FunctionID) {
    if isAnybodyListening { handle.tell(TACTUS_ACTIVITY_TYPE_CALL, function.code) }
}

// Report arguments of the running call that no getter returns, before the call changes anything.

@inline(never)
func tellArguments(_ pointer: OpaquePointer?, _ integer: Int64) {
    listened(pointer)?.tell(TACTUS_ACTIVITY_TYPE_ARGUMENTS, 0, integer: integer)
}

@inline(never)
func tellArguments(_ pointer: OpaquePointer?, other: OpaquePointer?, _ integer: Int64 = 0) {
    listened(pointer)?.tell(TACTUS_ACTIVITY_TYPE_ARGUMENTS, 0, other: other, integer: integer)
}

@inline(never)
func tellArguments(_ pointer: OpaquePointer?, time: UInt64) {
    listened(pointer)?.tell(TACTUS_ACTIVITY_TYPE_ARGUMENTS, 0, time: time)
}

@inline(never)
func tellArguments(_ pointer: OpaquePointer?, time: UInt64 = 0, _ x: Double, _ y: Double, _ z: Double = 0) {
    listened(pointer)?.tell(TACTUS_ACTIVITY_TYPE_ARGUMENTS, 0, time: time) { $0.numbers = (x, y, z, 0, 0, 0, 0, 0) }
}

extension GestureRecognizer {
    @inline(never)
    final func tellArguments(_ x: Double) { tellArguments(nil, x, 0) }

    @inline(never)
    final func tellArguments(_ space: OpaquePointer?, _ x: Double, _ y: Double) {
        listened(recognizerPointer(self))?.tell(TACTUS_ACTIVITY_TYPE_ARGUMENTS, 0, other: space) {
            $0.numbers = (x, y, 0, 0, 0, 0, 0, 0)
        }
    }
}

extension ViewHandle {
    /// Reports the arguments of a scroll view's call.
    @inline(never)
    func tellArguments(_ isAnimated: Bool, _ x: Double, _ y: Double = 0, _ width: Double = 0, _ height: Double = 0) {
        guard isAnybodyListening else { return }
        tell(TACTUS_ACTIVITY_TYPE_ARGUMENTS, 0, integer: isAnimated ? 1 : 0) {
            $0.numbers = (x, y, width, height, 0, 0, 0, 0)
        }
    }
}

extension SourceHandle {
    /// Reports a step of a touchpad gesture or a scroll.
    @inline(never)
    func tell(_ sample: IndirectSample) {
        tell(TACTUS_ACTIVITY_TYPE_ARGUMENTS, 0, time: UInt64(clamping: sample.time), integer: sample.summary) {
            let (place, step) = (sample.location, sample.step)
            $0.numbers = (place.x, place.y, step.x, step.y, sample.scale, sample.turn, 0, 0)
        }
    }
}

/// Reports a sample that is fed to a source.
func tell(_ sample: TouchSample, _ source: OpaquePointer?, _ function: FunctionID) {
    guard let handle = listened(source) else { return }
    handle.tell(TACTUS_ACTIVITY_TYPE_CALL, function.code)
    let reading = sample.reading
    handle.tell(
        TACTUS_ACTIVITY_TYPE_ARGUMENTS, 0, time: UInt64(clamping: sample.time),
        integer: Int64(truncatingIfNeeded: sample.id) &<< 32 | Int64(truncatingIfNeeded: reading.buttonMask)
    ) {
        $0.numbers = (
            sample.location.x, sample.location.y, reading.majorRadius, reading.force, reading.maximumPossibleForce,
            reading.tilt, reading.azimuth, Double(sample.type.rawValue)
        )
    }
}

// MARK: Functions of the host

@inline(never)
private func tellCallback(_ callback: tactus_callback, _ pointer: OpaquePointer?) {
    listened(pointer)?.tell(TACTUS_ACTIVITY_TYPE_CALLBACK, callback.rawValue)
}

@inline(never)
private func tellAnswer(_ pointer: OpaquePointer?, _ integer: Int64) {
    listened(pointer)?.tell(TACTUS_ACTIVITY_TYPE_ANSWER, 0, integer: integer)
}

/// Calls a function of the host on behalf of an object, which stays in memory until the outermost call has returned.
@inline(__always)
func callHost<Answer>(
    _ callback: tactus_callback, _ object: OpaquePointer?, _ body: () -> Answer, _ integer: (Answer) -> Int64
) -> Answer {
    tellCallback(callback, object)
    let answer = body()
    tellAnswer(object, integer(answer))
    return answer
}

@inline(__always)
func callHost(_ callback: tactus_callback, _ object: OpaquePointer?, _ body: () -> Void) {
    callHost(callback, object, body) { 0 }
}

@inline(__always)
func callHost(_ callback: tactus_callback, _ object: OpaquePointer?, _ body: () -> tactus_answer) -> tactus_answer {
    callHost(callback, object, body) { Int64(truncatingIfNeeded: $0.rawValue) }
}

@inline(__always)
func callHost(
    _ callback: tactus_callback, _ object: OpaquePointer?, _ body: () -> tactus_handling
) -> tactus_handling {
    callHost(callback, object, body) { Int64(truncatingIfNeeded: $0.rawValue) }
}

/// Calls a function of the host on the path of every event, which tests once whether there is a listener.
@inline(__always)
func callHostOften<Answer>(
    _ callback: @autoclosure () -> tactus_callback, _ object: OpaquePointer?, _ body: () -> Answer,
    _ integer: (Answer) -> Int64
) -> Answer {
    guard isAnybodyListening else { return body() }
    tellCallback(callback(), object)
    let answer = body()
    tellAnswer(object, integer(answer))
    return answer
}

/// Calls a hit test of the host, which returns a view.
@inline(__always)
func callHost(_ callback: tactus_callback, _ object: OpaquePointer?, _ body: () -> OpaquePointer?) -> OpaquePointer? {
    tellCallback(callback, object)
    let answer = body()
    listened(object)?.tell(TACTUS_ACTIVITY_TYPE_ANSWER, 0, other: answer)
    return answer
}

/// Calls a function of the host that returns a location.
@inline(__always)
func callHost(_ callback: tactus_callback, _ object: OpaquePointer?, _ body: () -> Point) -> Point {
    tellCallback(callback, object)
    let answer = body()
    listened(object)?.tell(TACTUS_ACTIVITY_TYPE_ANSWER, 0) {
        $0.numbers.0 = answer.x
        $0.numbers.1 = answer.y
    }
    return answer
}

// MARK: Listening

@c @implementation
public func tactus_application_add_activity_listener(
    _ application: OpaquePointer?, _ listener: tactus_activity_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeApplication(application) { handle in
        guard handle.hasMemory else { return TACTUS_STATUS_NO_MEMORY }
        return add(listener, data, to: handle.makeActivityListeners().list, of: handle)
    }
}

@c @implementation
public func tactus_application_remove_activity_listener(
    _ application: OpaquePointer?, _ listener: tactus_activity_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeApplication(application) { handle in
        guard let listeners = handle.activityListeners else {
            return listener == nil ? handle.refuse(null: "the function", Allowed.function) : TACTUS_STATUS_NONE
        }
        return remove(listener, data, from: listeners.list, of: handle)
    }
}

@c @implementation
public func tactus_activity_get_function(_ activity: UnsafePointer<tactus_activity>?) -> UnsafePointer<CChar>? {
    guard let activity = activity?.pointee,
        activity.type == Int32(truncatingIfNeeded: TACTUS_ACTIVITY_TYPE_CALL.rawValue)
    else {
        return nil
    }
    return FunctionID(code: activity.code).name.map { UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self) }
}

// MARK: Information for recorders

/// Returns a mask of the functions that are set in a table: bit 0 is the first one after the size.
@inline(__always)
func presence<Table>(of table: Table) -> UInt16 {
    withUnsafeBytes(of: table) { presence(in: $0) }
}

@inline(never)
private func presence(in table: UnsafeRawBufferPointer) -> UInt16 {
    var mask: UInt16 = 0
    var bit: UInt16 = 1
    var offset = MemoryLayout<Int>.size
    while offset &+ MemoryLayout<UInt>.size <= table.count, bit != 0 {
        if table.loadUnaligned(fromByteOffset: offset, as: UInt.self) != 0 { mask |= bit }
        bit &<<= 1
        offset &+= MemoryLayout<UInt>.size
    }
    return mask
}

@c @implementation
public func tactus_responder_get_callback_mask(_ responder: OpaquePointer?) -> UInt32 {
    readHandle(responder, 0) { $0.responder == nil ? 0 : UInt32(truncatingIfNeeded: $0.callbacks) }
}

@c @implementation
public func tactus_recognizer_get_callback_mask(_ recognizer: OpaquePointer?) -> UInt32 {
    readRecognizer(recognizer, 0) { UInt32(truncatingIfNeeded: $0.callbacks) }
}

@c @implementation
public func tactus_recognizer_get_delegate_mask(_ recognizer: OpaquePointer?) -> UInt32 {
    readRecognizer(recognizer, 0) { ($0.recognizer.delegate as? DelegateTable)?.callbacks ?? 0 }
}

@c @implementation
public func tactus_recognizer_get_failure_requirements(
    _ recognizer: OpaquePointer?, _ others: UnsafeMutablePointer<OpaquePointer?>?, _ capacity: Int
) -> Int {
    readRecognizer(recognizer, 0) { handle in
        var count = 0
        handle.recognizer.forEachFailureRequirement { other in
            guard let pointer = recognizerPointer(other) else { return }
            if let others, count < capacity { others[count] = pointer }
            count &+= 1
        }
        return count
    }
}

@c @implementation
public func tactus_view_get_kind(_ view: OpaquePointer?) -> tactus_view_kind {
    readView(view, TACTUS_VIEW_KIND_PLAIN) { handle in
        switch handle.view {
        case is Window: TACTUS_VIEW_KIND_WINDOW
        case is Control: TACTUS_VIEW_KIND_CONTROL
        case is ScrollView: TACTUS_VIEW_KIND_SCROLL_VIEW
        case is SurfaceView: TACTUS_VIEW_KIND_SURFACE
        default: TACTUS_VIEW_KIND_PLAIN
        }
    }
}

@c @implementation
public func tactus_view_get_input_region(
    _ view: OpaquePointer?, _ rectangles: UnsafeMutablePointer<tactus_rectangle>?, _ capacity: Int
) -> Int {
    readView(view, 0) { handle in
        guard let region = handle.view.inputRegion else { return -1 }
        if let rectangles {
            for index in region.indices where index < capacity {
                let known = region[index]
                rectangles[index] = tactus_rectangle(
                    x: known.origin.x, y: known.origin.y, width: known.width, height: known.height)
            }
        }
        return region.count
    }
}
