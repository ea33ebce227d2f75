// SPDX-License-Identifier: MIT

/// Input that was sent from inside a callback.
enum WaitingInput {
    case sample(TouchSample, TouchSource)
    case indirect(IndirectSample, TouchSource)
    case time(Microseconds)
    case systemCancel(Microseconds)
    case motion(Touch.Phase)
    case tabletMode(Bool)
    case remoteControl(RemoteControl)
    case acceleration(Acceleration, Microseconds)
    case modifiers(KeyModifierFlags)
    /// A source was removed.
    case leave(TouchSource)
}

/// Input that was sent from inside callbacks, processed after the running delivery (rule 12.4).
struct InputQueue: ~Copyable {
    private var samples = GrowingList<WaitingInput>()
    private var head = 0

    var isEmpty: Bool { head >= samples.count }
    var isFull: Bool { count >= DeliveryLimits.waitingSamples }
    var count: Int { samples.count &- head }

    /// Reserves room for the removal of this many sources, which must never be refused. Returns false if out of memory.
    mutating func reserve(leavesOf sources: Int) -> Bool { samples.reserve(samples.count &+ sources) }

    /// Appends an input and keeps room for the removal of this many sources. Returns false if out of memory.
    mutating func append(_ input: WaitingInput, keepingRoomFor sources: Int) -> Bool {
        // A queue that never runs empty must not grow without bound.
        if head >= DeliveryLimits.waitingSamples { removeTaken() }
        return reserve(leavesOf: sources &+ 1) && samples.append(input)
    }

    /// Appends the removal of a source. Room for it is reserved.
    mutating func appendLeave(of source: TouchSource) { _ = samples.append(.leave(source)) }

    mutating func popFirst() -> WaitingInput? {
        guard let first = samples[head] else { return nil }
        head &+= 1
        if head == samples.count { removeAll() }
        return first
    }

    mutating func removeAll() {
        while samples.popLast() != nil {}
        head = 0
    }

    mutating func removeAll(from source: TouchSource) {
        removeTaken()
        remove { input in
            switch input {
            case .sample(_, let its), .indirect(_, let its): its === source
            default: false
            }
        }
    }

    private mutating func removeTaken() {
        var taken = head
        head = 0
        remove { _ in
            taken &-= 1
            return taken >= 0
        }
    }

    private mutating func remove(_ isUnwanted: (borrowing WaitingInput) -> Bool) {
        let kept = samples.moveBack(isUnwanted)
        while samples.count > kept { _ = samples.popLast() }
    }
}
