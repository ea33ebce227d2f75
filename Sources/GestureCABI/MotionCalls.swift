// SPDX-License-Identifier: MIT
public import CTactus
internal import GestureCore

// The functions of §16, which involve no objects.

/// Returns an elapsed time of the engine; a later one than it knows is its last.
private func elapsed(_ time_us: UInt64) -> Microseconds { Microseconds(clamping: time_us) }

/// Returns a duration; one that never ends is the largest number, as for deadlines.
private func duration(_ time: Microseconds) -> UInt64 { time == .max ? .max : UInt64(clamping: time) }

// MARK: Decay (rule 16.1)

@c @implementation
public func tactus_decay_get_end(_ start: Double, _ velocity: Double, _ rate: Double) -> Double {
    Decay(rate: rate).end(from: start, velocity: velocity)
}

@c @implementation
public func tactus_decay_get_position(
    _ start: Double, _ velocity: Double, _ rate: Double, _ elapsed_us: UInt64
) -> Double {
    Decay(rate: rate).position(from: start, velocity: velocity, at: elapsed(elapsed_us))
}

@c @implementation
public func tactus_decay_get_velocity(_ velocity: Double, _ rate: Double, _ elapsed_us: UInt64) -> Double {
    Decay(rate: rate).velocity(from: velocity, at: elapsed(elapsed_us))
}

@c @implementation
public func tactus_decay_get_duration(_ velocity: Double, _ rate: Double, _ epsilon: Double) -> UInt64 {
    duration(Decay(rate: rate).duration(velocity: velocity, epsilon: epsilon))
}

// MARK: Spring (rule 16.2)

@c @implementation
public func tactus_spring_get_frequency(_ response_us: UInt64) -> Double {
    Spring(response: Double(response_us) * 1e-6).angularFrequency
}

@c @implementation
public func tactus_spring_get_position(
    _ start: Double, _ velocity: Double, _ target: Double, _ frequency: Double, _ damping_ratio: Double,
    _ elapsed_us: UInt64
) -> Double {
    Spring(angularFrequency: frequency, dampingRatio: damping_ratio)
        .position(from: start, velocity: velocity, to: target, at: elapsed(elapsed_us))
}

@c @implementation
public func tactus_spring_get_velocity(
    _ start: Double, _ velocity: Double, _ target: Double, _ frequency: Double, _ damping_ratio: Double,
    _ elapsed_us: UInt64
) -> Double {
    Spring(angularFrequency: frequency, dampingRatio: damping_ratio)
        .velocity(from: start, velocity: velocity, to: target, at: elapsed(elapsed_us))
}

@c @implementation
public func tactus_spring_get_duration(
    _ start: Double, _ velocity: Double, _ target: Double, _ frequency: Double, _ damping_ratio: Double,
    _ epsilon: Double
) -> UInt64 {
    duration(
        Spring(angularFrequency: frequency, dampingRatio: damping_ratio)
            .settlingDuration(from: start, velocity: velocity, to: target, epsilon: epsilon))
}

// MARK: Rubber band (rule 16.3)

@c @implementation
public func tactus_rubber_band_get_offset(_ distance: Double, _ length: Double) -> Double {
    RubberBand.offset(distance: distance, length: length)
}

@c @implementation
public func tactus_rubber_band_get_distance(_ offset: Double, _ length: Double) -> Double {
    RubberBand.distance(offset: offset, length: length)
}

// MARK: Detents (rule 16.4)

private func find(
    _ detents: UnsafePointer<Double>?, _ count: Int, _ index: UnsafeMutablePointer<Int>?,
    _ function: FunctionID = #function, _ body: (Span<Double>) -> Int?
) -> tactus_status {
    // A span of unaligned doubles would trap.
    guard let detents, let index, count >= 0, UInt(bitPattern: detents) % 8 == 0 else {
        return refuse("detents and index must not be NULL", in: function)
    }
    guard let found = body(UnsafeBufferPointer(start: detents, count: count).span) else { return TACTUS_STATUS_NONE }
    index.pointee = found
    return TACTUS_STATUS_OK
}

@c @implementation
public func tactus_detents_find_nearest(
    _ detents: UnsafePointer<Double>?, _ count: Int, _ end: Double, _ index: UnsafeMutablePointer<Int>?
) -> tactus_status {
    find(detents, count, index) { Detents.nearest(to: end, in: $0) }
}

@c @implementation
public func tactus_detents_find_step(
    _ detents: UnsafePointer<Double>?, _ count: Int, _ start: Double, _ end: Double, _ index: UnsafeMutablePointer<Int>?
) -> tactus_status {
    find(detents, count, index) { Detents.nearest(to: end, oneStepFrom: start, in: $0) }
}

@c @implementation
public func tactus_detents_find_page(
    _ detents: UnsafePointer<Double>?, _ count: Int, _ start: Double, _ position: Double, _ velocity: Double,
    _ index: UnsafeMutablePointer<Int>?
) -> tactus_status {
    find(detents, count, index) { Detents.page(from: start, position: position, velocity: velocity, in: $0) }
}
