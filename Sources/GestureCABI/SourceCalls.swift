// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore
internal import SizedStructs

final class SourceHandle: Handle {
    let source: TouchSource
    /// The source, to feed it without reference counting.
    var sourceReference: Unmanaged<TouchSource> { Unmanaged.passUnretained(source) }
    /// The owner's application, to feed it without reference counting.
    let engine: Unmanaged<Application>

    init(_ source: TouchSource, owner: ApplicationHandle) {
        self.source = source
        engine = Unmanaged.passUnretained(owner.application)
        super.init(.source, owner: owner)
        source.hostPointer = rawPointer
    }

    override var counts: ObjectCounts { ObjectCounts(sources: 1) }

    override func destroy() {
        owner?.application.removeSource(source)
        source.hostPointer = nil
        owner?.bury(self)
    }
}

@c @implementation
public func tactus_touch_source_create(
    _ application: OpaquePointer?, _ info: UnsafePointer<tactus_touch_source_info>?
) -> OpaquePointer? {
    create(application) { owner in
        guard let configuration = TouchSource.Configuration(info) else {
            return owner.refuse(owner.refuse(info))
        }
        return SourceHandle(owner.application.makeSource(configuration), owner: owner)
    }
}

@c @implementation
public func tactus_touch_source_destroy(_ source: OpaquePointer?) {
    destroy(source) { pointer in
        changeSource(pointer) { handle in
            handle.destroy()
            return TACTUS_STATUS_OK
        }
    }
}

@c @implementation
public func tactus_touch_source_set_info(
    _ source: OpaquePointer?, _ info: UnsafePointer<tactus_touch_source_info>?
) -> tactus_status {
    changeSource(source) { handle in
        guard info != nil, let configuration = TouchSource.Configuration(info),
            handle.source.reconfigure(configuration)
        else { return handle.refuse(info) }
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_touch_source_get_info(
    _ source: OpaquePointer?, _ info: UnsafeMutablePointer<tactus_touch_source_info>?
) -> tactus_status {
    inspectSource(source) { handle in
        fillStruct(info, with: handle.source.configuration.info) ? TACTUS_STATUS_OK : handle.refuse(room: "info", info)
    }
}

@c @implementation
public func tactus_touch_source_get_application(_ source: OpaquePointer?) -> OpaquePointer? {
    readSource(source, nil) { $0.owner?.pointer }
}

extension Handle {
    /// Finds and refuses what is wrong with a source's description.
    @inline(never)
    fileprivate func refuse(_ pointer: UnsafePointer<tactus_touch_source_info>?) -> tactus_status {
        guard let info = copyStruct(pointer) else { return refuse("info", pointer) }
        if info.flags & ~TouchSource.Configuration.knownFlags != 0 {
            return refuse("info.flags", integer: info.flags, Allowed.flags)
        }
        if !info.width.isLength { return refuse("info.width", info.width, Allowed.atLeastZero) }
        if !info.height.isLength { return refuse("info.height", info.height, Allowed.atLeastZero) }
        if !info.width_mm.isLength { return refuse("info.width_mm", info.width_mm, Allowed.atLeastZero) }
        if !info.height_mm.isLength { return refuse("info.height_mm", info.height_mm, Allowed.atLeastZero) }
        if info.flags & TACTUS_TOUCH_SOURCE_FLAGS_NORMALIZED.rawValue != 0, info.width == 0, info.height == 0 {
            return refuse("info.width", 0, "must be above 0: normalized coordinates need a rectangle")
        }
        return refuse("x, y and transform must be finite", TACTUS_STATUS_INVALID_ARGUMENT)
    }
}

extension Double {
    fileprivate var isLength: Bool { isWithinLimit && self >= 0 }
}

extension TouchSource.Configuration {
    fileprivate static var knownFlags: UInt32 {
        TACTUS_TOUCH_SOURCE_FLAGS_FRAMELESS.rawValue | TACTUS_TOUCH_SOURCE_FLAGS_NORMALIZED.rawValue
            | TACTUS_TOUCH_SOURCE_FLAGS_SCALES_LENGTHS.rawValue | TACTUS_TOUCH_SOURCE_FLAGS_FOREIGN_CLOCK.rawValue
    }

    fileprivate var info: tactus_touch_source_info {
        var info = tactus_touch_source_info()
        info.seat = seat
        if isFrameless { info.flags |= TACTUS_TOUCH_SOURCE_FLAGS_FRAMELESS.rawValue }
        if isNormalized { info.flags |= TACTUS_TOUCH_SOURCE_FLAGS_NORMALIZED.rawValue }
        if scalesLengths { info.flags |= TACTUS_TOUCH_SOURCE_FLAGS_SCALES_LENGTHS.rawValue }
        if hasForeignClock { info.flags |= TACTUS_TOUCH_SOURCE_FLAGS_FOREIGN_CLOCK.rawValue }
        let area = rectangle ?? .zero
        (info.x, info.y, info.width, info.height) = (area.origin.x, area.origin.y, area.width, area.height)
        (info.width_mm, info.height_mm) = (widthInMillimetres, heightInMillimetres)
        info.transform = (transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
        return info
    }

    /// Returns nil if the struct is malformed. NULL means the defaults.
    fileprivate init?(_ pointer: UnsafePointer<tactus_touch_source_info>?) {
        self.init()
        guard pointer != nil else { return }
        guard let info = copyStruct(pointer), info.flags & ~Self.knownFlags == 0 else { return nil }
        seat = info.seat
        isFrameless = info.flags & TACTUS_TOUCH_SOURCE_FLAGS_FRAMELESS.rawValue != 0
        isNormalized = info.flags & TACTUS_TOUCH_SOURCE_FLAGS_NORMALIZED.rawValue != 0
        scalesLengths = info.flags & TACTUS_TOUCH_SOURCE_FLAGS_SCALES_LENGTHS.rawValue != 0
        hasForeignClock = info.flags & TACTUS_TOUCH_SOURCE_FLAGS_FOREIGN_CLOCK.rawValue != 0
        let area = Rect(x: info.x, y: info.y, width: info.width, height: info.height)
        if area != .zero { rectangle = area }
        widthInMillimetres = info.width_mm
        heightInMillimetres = info.height_mm
        let (a, b, c, d, tx, ty) = info.transform
        let given = AffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
        if given != AffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) { transform = given }
        guard isValid else { return nil }
    }
}

// MARK: Feeding

@inline(__always)
func feedTouch(
    _ source: OpaquePointer?, _ time_us: UInt64, _ function: FunctionID = #function,
    _ make: (Microseconds) -> TouchSample
) -> tactus_status {
    feed(make(Microseconds(clamping: time_us)), to: source, function)
}

@inline(never)
private func feed(_ sample: TouchSample, to source: OpaquePointer?, _ function: FunctionID) -> tactus_status {
    enter(source, sample, sample.time, sample.location, function) { $0.feed(sample, from: $1) }
}

/// Enters a source's application and feeds. The sample is made only if activity listeners are told of it.
@inline(__always)
private func enter(
    _ source: OpaquePointer?, _ sample: @autoclosure () -> TouchSample, _ time: Microseconds, _ place: Point?,
    _ function: FunctionID = #function, _ feed: (Application, TouchSource) -> FeedResult
) -> tactus_status {
    var status = TACTUS_STATUS_OK
    guard let entered = EnteredSource(source, function, &status) else {
        return status == TACTUS_STATUS_OK ? enterTold(source, sample(), function) : status
    }
    let result = entered.application._withUnsafeGuaranteedRef { application in
        entered.source._withUnsafeGuaranteedRef { feed(application, $0) }
    }
    return entered.end(result, function, UInt64(clamping: time), place)
}

/// Feeds a sample that is reported to activity listeners with the application's time, whichever clock the source has.
@inline(never)
private func enterTold(
    _ source: OpaquePointer?, _ given: TouchSample, _ function: FunctionID
) -> tactus_status {
    var status = TACTUS_STATUS_OK
    guard let entered = EnteredSource(source, function, &status, isTold: true) else { return status }
    let result = entered.application._withUnsafeGuaranteedRef { application in
        entered.source._withUnsafeGuaranteedRef { touchSource in
            let sample = application.withHostTime(given, from: touchSource)
            tell(sample, source, function)
            return application.feed(sample, from: touchSource)
        }
    }
    return entered.end(result, function, UInt64(clamping: given.time), given.location)
}

extension FeedResult {
    var status: tactus_status {
        switch self {
        case .accepted: TACTUS_STATUS_OK
        case .notFinite, .timeTooLarge: TACTUS_STATUS_INVALID_ARGUMENT
        case .unknownTouch: TACTUS_STATUS_UNKNOWN_TOUCH
        case .duplicateTouch: TACTUS_STATUS_DUPLICATE_TOUCH
        case .limit: TACTUS_STATUS_LIMIT
        case .notTaken: TACTUS_STATUS_NONE
        case .sourceRemoved: TACTUS_STATUS_DESTROYED
        }
    }
}

@c @implementation
public func tactus_touch_source_down(
    _ source: OpaquePointer?, _ time_us: UInt64, _ id: Int32, _ x: Double, _ y: Double
) -> tactus_status {
    feedTouch(source, time_us) { TouchSample(.down, time: $0, id: id, location: Point(x: x, y: y)) }
}

@_optimize(speed)
@c @implementation
public func tactus_touch_source_motion(
    _ source: OpaquePointer?, _ time_us: UInt64, _ id: Int32, _ x: Double, _ y: Double
) -> tactus_status {
    let time = Microseconds(clamping: time_us)
    let place = Point(x: x, y: y)
    return enter(source, TouchSample(.motion, time: time, id: id, location: place), time, place) {
        $0.feedMotion(of: id, to: place, at: time, from: $1)
    }
}

@c @implementation
public func tactus_touch_source_up(_ source: OpaquePointer?, _ time_us: UInt64, _ id: Int32) -> tactus_status {
    feedTouch(source, time_us) { TouchSample(.up, time: $0, id: id) }
}

@c @implementation
public func tactus_touch_source_cancel(_ source: OpaquePointer?, _ time_us: UInt64, _ id: Int32) -> tactus_status {
    feedTouch(source, time_us) { TouchSample(.cancel, time: $0, id: id) }
}

@_optimize(speed)
@c @implementation
public func tactus_touch_source_frame(_ source: OpaquePointer?, _ time_us: UInt64) -> tactus_status {
    let time = Microseconds(clamping: time_us)
    return enter(source, TouchSample(.frame, time: time), time, nil) { $0.feedFrame(at: time, from: $1) }
}

@c @implementation
public func tactus_touch_source_cancel_all(_ source: OpaquePointer?, _ time_us: UInt64) -> tactus_status {
    feedTouch(source, time_us) { TouchSample(.cancelAll, time: $0) }
}

@c @implementation
public func tactus_touch_source_hover(
    _ source: OpaquePointer?, _ time_us: UInt64, _ x: Double, _ y: Double
) -> tactus_status {
    feedTouch(source, time_us) { TouchSample(.hover, time: $0, location: Point(x: x, y: y)) }
}

@c @implementation
public func tactus_touch_source_hover_leave(_ source: OpaquePointer?, _ time_us: UInt64) -> tactus_status {
    feedTouch(source, time_us) { TouchSample(.hoverLeave, time: $0) }
}

@c @implementation
public func tactus_touch_source_down_sample(
    _ source: OpaquePointer?, _ sample: UnsafePointer<tactus_touch_sample>?
) -> tactus_status {
    feedSample(source, sample, .down)
}

@c @implementation
public func tactus_touch_source_motion_sample(
    _ source: OpaquePointer?, _ sample: UnsafePointer<tactus_touch_sample>?
) -> tactus_status {
    feedSample(source, sample, .motion)
}

private func feedSample(
    _ source: OpaquePointer?, _ pointer: UnsafePointer<tactus_touch_sample>?, _ kind: TouchSample.Kind,
    _ function: FunctionID = #function
) -> tactus_status {
    guard let given = copyStruct(pointer) else {
        return changeSource(source, function) { $0.refuse("sample", pointer) }
    }
    guard let type = Touch.Kind(rawValue: Int32(truncatingIfNeeded: given.type)) else {
        return changeSource(source, function) { $0.refuse("sample->type", integer: given.type, Allowed.listed) }
    }
    return feedTouch(source, given.time_us, function) { time in
        var sample = TouchSample(kind, time: time, id: given.id, location: Point(x: given.x, y: given.y))
        sample.type = type
        sample.reading.majorRadius = given.major_radius
        sample.reading.force = given.force
        sample.reading.maximumPossibleForce = given.maximum_possible_force
        sample.reading.buttonMask = given.button_mask
        sample.reading.tilt = given.tilt
        sample.reading.azimuth = given.azimuth
        return sample
    }
}
