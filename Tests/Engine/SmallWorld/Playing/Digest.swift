// SPDX-License-Identifier: MIT

@testable import GestureCore

/// Hash of a sequence of numbers.
struct Digest {
    private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

    mutating func add(_ number: UInt64) {
        value = (value ^ number) &* 0xD6E8_FEB8_6659_FD93
        value ^= value &>> 32
    }

    mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }
    mutating func add(_ number: Double) { add(number.bitPattern) }
    mutating func add(_ answer: Bool) { add(answer ? 1 as UInt64 : 2) }

    mutating func add(_ point: Point) {
        add(point.x)
        add(point.y)
    }

    /// Adds a time. Points in time are relative to now; durations are recognized because they are smaller than any time
    /// of a stage.
    mutating func add(_ time: Int64, from now: Int64) {
        add(UInt64(bitPattern: time < Stage.firstTime || time == Time.never ? time : time &- now))
    }
}

/// Hashes the stored properties of recognizers by reflection, including private ones, so that new properties are
/// covered.
struct MemberDigest {
    /// Properties that do not affect later behaviour: velocities, unique numbers, and times from which deadlines were
    /// computed (deadlines are properties of their own).
    private static let unheeded: Set<String> = [
        "estimator", "scaleEstimator", "rotationEstimator", "velocityBefore", "velocityScale", "velocityRotation",
        "lastMoveTime", "samplesToCome", "number", "wishDelivery", "formerView", "indirect", "places", "fingers",
        "thresholds", "tapThresholds", "firstDownTime", "lastLiftTime", "pressTime",
    ]

    let now: Int64
    let pool: TouchPool

    /// Adds the properties of a kind and of its superclasses below GestureRecognizer.
    func add(kindOf recognizer: GestureRecognizer, to digest: inout Digest) {
        var level: Mirror? = Mirror(reflecting: recognizer)
        while let mirror = level, mirror.subjectType != GestureRecognizer.self {
            for member in mirror.children { add(member, to: &digest) }
            level = mirror.superclassMirror
        }
    }

    func add(_ attempt: Attempt, to digest: inout Digest) {
        for member in Mirror(reflecting: attempt).children { add(member, to: &digest) }
    }

    private func add(_ member: Mirror.Child, to digest: inout Digest) {
        guard let label = member.label, !MemberDigest.unheeded.contains(label) else { return }
        switch member.value {
        case let value as Bool: digest.add(value)
        case let value as Double: digest.add(value)
        case let value as Int64: digest.add(value, from: now)
        case let value as Int: digest.add(value)
        case let value as Point: digest.add(value)
        case let value as TouchMask: add(value, to: &digest)
        default: addParts(of: member.value, to: &digest)
        }
    }

    private func addParts(of value: Any, to digest: inout Digest) {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .struct || mirror.displayStyle == .tuple {
            for part in mirror.children { add(part, to: &digest) }
        } else {
            for byte in String(describing: value).utf8 { digest.add(UInt64(byte)) }
        }
    }

    /// Touches in the pool are numbered by the order of their downs.
    func add(_ mask: TouchMask, to digest: inout Digest) {
        var bits: UInt64 = 0
        var position = 0
        while let slot = pool.slot(at: position) {
            if mask.contains(slot) { bits |= 1 &<< UInt64(position) }
            position += 1
        }
        digest.add(bits)
    }
}

extension Stage {
    /// Adds the engine's state that later recognition and delivery depend on: recognizers in attempts, touches, and
    /// what views were told of them. Returns false if the state has parts that are not covered.
    func addState(of fingers: [Int32], to digest: inout Digest) -> Bool {
        let cycle = application.cycle
        let pool = cycle.pool
        let members = MemberDigest(now: application.time, pool: pool)
        guard cycle.missed.isEmpty else { return false }
        digest.add(hasDoneDeed)
        for recognizer in cycle.bound {
            digest.add(recognizer.indexInWorld)
            digest.add(Int(recognizer.currentState.rawValue))
            members.add(recognizer.attempt, to: &digest)
            for other in cycle.bound where recognizer.requiresFailure(of: other) { digest.add(other.indexInWorld) }
            // Measurements no longer matter after recognition.
            guard recognizer.currentState == .possible else { continue }
            // The reference locations of a transform are not accessible.
            if recognizer is TransformGestureRecognizer, recognizer.attempt.listening.count > 1 { return false }
            members.add(kindOf: recognizer, to: &digest)
        }
        let ledger = cycle.ledger
        for mask in [ledger.queuedBegan, ledger.delivered, ledger.queuedEnded] { members.add(mask, to: &digest) }
        addTouches(of: fingers, to: &digest)
        return true
    }

    private func addTouches(of fingers: [Int32], to digest: inout Digest) {
        let cycle = application.cycle
        var measured = cycle.ledger.queuedBegan
        for recognizer in cycle.bound where recognizer.currentState == .possible {
            measured.formUnion(recognizer.attempt.bound)
        }
        let touches = cycle.pool.set(cycle.pool.used)
        let firstSequence = cycle.pool.first(of: cycle.pool.used)?.sequence ?? 0
        for touch in touches {
            digest.add(touch.isDown)
            digest.add(touch.isDown ? fingers.firstIndex(of: touch.id) ?? -2 : -1)
            digest.add(touch.sequence &- firstSequence)
            // The deepest view is the last one.
            digest.add(views.lastIndex { touch.view?.isDescendant(of: $0) ?? false } ?? -1)
            if world.hasSurfaces, cycle.ledger.delivered.contains(touch.slot) { digest.add(Int(touch.wire.id)) }
            guard measured.contains(touch.slot) else { continue }
            digest.add(touch.location)
            digest.add(touch.startLocation)
        }
    }
}
