// SPDX-License-Identifier: MIT

/// One thing that a device says.
public struct TouchSample {
    public enum Kind: UInt8, Sendable {
        case down, motion, up, cancel, frame, cancelAll, hover, hoverLeave
    }

    public var kind: Kind
    public var time: Microseconds
    public var id: Int32 = 0
    public var type: Touch.Kind = .direct
    public var location = Point.zero
    public var majorRadius = 0.0
    public var force = 0.0
    public var maximumPossibleForce = 0.0
    public var buttonMask: UInt32 = 0

    public init(_ kind: Kind, time: Microseconds, id: Int32 = 0, location: Point = .zero) {
        self.kind = kind
        self.time = time
        self.id = id
        self.location = location
    }

    var isFinite: Bool {
        location.isFinite && majorRadius.isFinite && force.isFinite && maximumPossibleForce.isFinite
    }

    var reading: TouchReading {
        TouchReading(
            time: time, location: location, majorRadius: majorRadius, force: force,
            maximumPossibleForce: maximumPossibleForce, buttonMask: buttonMask)
    }
}

/// What a call that feeds input came to.
public enum FeedResult: Sendable {
    case accepted
    case notFinite
    case timeTooLarge
    case unknownTouch
    case duplicateTouch
    case limit
}

/// What was sent from inside a callback.
enum WaitingInput {
    case sample(TouchSample, TouchSource)
    case time(Microseconds)
    case motion(Touch.Phase)
    case remoteControl(RemoteControl)
    case acceleration(Acceleration, Microseconds)
}

/// Input that was sent from inside callbacks, processed after the running delivery (rule 12.4).
struct InputQueue {
    static let capacity = 1024

    private var samples = ContiguousArray<WaitingInput>()
    private var head = 0

    var isEmpty: Bool { head >= samples.count }
    var isFull: Bool { samples.count - head >= InputQueue.capacity }

    mutating func append(_ input: WaitingInput) {
        samples.append(input)
    }

    mutating func popFirst() -> WaitingInput? {
        guard head < samples.count else { return nil }
        let first = samples[head]
        head += 1
        if head == samples.count {
            samples.removeAll(keepingCapacity: true)
            head = 0
        }
        return first
    }

    mutating func removeAll(from source: TouchSource) {
        samples.removeSubrange(0..<head)
        head = 0
        samples.removeAll { input in
            if case .sample(_, let its) = input { return its === source }
            return false
        }
    }
}
