// SPDX-License-Identifier: MIT

/// Input that callbacks send waits for the running delivery (rule 12.4).
extension InputFeed {
    /// Queues an input. Returns false if too much input already waits.
    @inline(never)
    func enqueue(_ input: WaitingInput) -> Bool {
        deadlines.endPlainInput()
        guard !queue.isFull else {
            diagnostics.report(.queueFull)
            return false
        }
        guard queue.append(input, keepingRoomFor: sourceList.count) else {
            diagnostics.reportShortMemory()
            return false
        }
        return true
    }

    /// Processes input that callbacks sent, in order (rule 12.4).
    ///
    /// Callbacks that answer each input with another would never let the call return. After a number of passes the rest
    /// waits for the next call. Nothing is dropped, since a lost lift would leave its touch down.
    @inline(never)
    func processQueue() {
        guard !isProcessingQueue, !isDelivering else { return }
        isProcessingQueue = true
        var passes = 0
        var leftInPass = queue.count
        while let input = queue.popFirst() {
            process(input)
            leftInPass &-= 1
            guard leftInPass <= 0 else { continue }
            leftInPass = queue.count
            passes &+= 1
            if passes >= DeliveryLimits.rounds, !queue.isEmpty {
                diagnostics.report(
                    .endlessInput, "callbacks send input without end; the rest waits for the next call")
                break
            }
        }
        isProcessingQueue = false
    }

    func process(_ input: WaitingInput) {
        switch input {
        case .sample(let sample, let source): _ = processAny(sample, from: source)
        case .indirect(let sample, let source): _ = process(sample, from: source)
        case .time(let time): processTime(time)
        case .systemCancel(let time): processSystemCancel(at: time)
        case .motion(let phase): events.deliverMotion(phase, at: cycle.time)
        case .tabletMode(let isOn): events.deliverTabletMode(isOn, at: cycle.time)
        case .remoteControl(let remoteControl): events.deliverRemoteControl(remoteControl, at: cycle.time)
        case .acceleration(let acceleration, let time): processAcceleration(acceleration, at: time)
        case .modifiers(let flags): cycle.modifierFlags = flags
        case .leave(let source): finishLeaving(source)
        }
    }
}
