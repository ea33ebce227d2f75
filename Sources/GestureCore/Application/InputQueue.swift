// SPDX-License-Identifier: MIT

/// What was sent from inside a callback.
enum WaitingInput {
    case sample(TouchSample, TouchSource)
    case indirect(IndirectSample, TouchSource)
    case time(Microseconds)
    case motion(Touch.Phase)
    case tabletMode(Bool)
    case remoteControl(RemoteControl)
    case acceleration(Acceleration, Microseconds)
    /// A source was removed.
    case leave(TouchSource)
}

/// Input that was sent from inside callbacks, processed after the running delivery (rule 12.4).
struct InputQueue {
    static let capacity = 1024

    private var samples = ContiguousArray<WaitingInput>()
    private var head = 0

    var isEmpty: Bool { head >= samples.count }
    var isFull: Bool { count >= InputQueue.capacity }
    var count: Int { samples.count - head }

    mutating func append(_ input: WaitingInput) {
        // A queue that never runs empty must not grow.
        if head >= InputQueue.capacity { removeTaken() }
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
        removeTaken()
        samples.removeAll { input in
            switch input {
            case .sample(_, let its), .indirect(_, let its): its === source
            default: false
            }
        }
    }

    private mutating func removeTaken() {
        samples.removeSubrange(0..<head)
        head = 0
    }
}

extension Application {
    /// Processes what callbacks sent, in order (rule 12.4).
    ///
    /// Callbacks that answer each input with another would never let the call return: after a number of passes the
    /// rest waits for the next call. Nothing is dropped, since a lost lift would leave its touch down.
    @inline(never)
    final func processQueue() {
        guard !isProcessingQueue, !isDelivering else { return }
        isProcessingQueue = true
        var passes = 0
        var leftInPass = queue.count
        while let input = queue.popFirst() {
            process(input)
            leftInPass -= 1
            guard leftInPass <= 0 else { continue }
            leftInPass = queue.count
            passes += 1
            if passes >= Dispatch.maximumFollowUps, !queue.isEmpty {
                diagnostics.report(.endlessInput)
                break
            }
        }
        isProcessingQueue = false
    }

    private final func process(_ input: WaitingInput) {
        switch input {
        case .sample(let sample, let source): _ = process(sample, from: source)
        case .indirect(let sample, let source): _ = process(sample, from: source)
        case .time(let time): processTime(time)
        case .motion(let phase): dispatch.deliverMotion(phase, at: dispatch.time)
        case .tabletMode(let isOn): dispatch.deliverTabletMode(isOn, at: dispatch.time)
        case .remoteControl(let remoteControl): dispatch.deliverRemoteControl(remoteControl, at: dispatch.time)
        case .acceleration(let acceleration, let time): processAcceleration(acceleration, at: time)
        case .leave(let source): finishLeaving(source)
        }
    }
}
