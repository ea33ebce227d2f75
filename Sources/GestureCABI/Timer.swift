// SPDX-License-Identifier: MIT
internal import CPlatform
public import CTactus
internal import GestureCore

/// The descriptor that becomes readable at the application's next deadline (rule 11.1).
final class Timer {
    let descriptor: Int32
    private var armedFor: Microseconds?

    /// Creates the descriptor; nil if the system refuses.
    init?() {
        descriptor = tactus_platform_timer_create()
        guard descriptor >= 0 else { return nil }
    }

    func arm(for deadline: Microseconds?) {
        guard deadline != armedFor else { return }
        armedFor = deadline
        // A deadline of 0 would disarm the timer: 1 µs is as early.
        _ = tactus_platform_timer_set(descriptor, deadline.map { max($0, 1) } ?? 0)
    }

    /// Makes the descriptor unreadable.
    func drain() {
        tactus_platform_timer_drain(descriptor)
        armedFor = nil
    }

    func close() { tactus_platform_close(descriptor) }
}

extension Timer: HostClock {
    var now: Microseconds { tactus_platform_now() }
}

@c @implementation
public func tactus_application_get_timer_fd(_ application: OpaquePointer?) -> Int32 {
    var descriptor: Int32 = -1
    _ = changeApplication(application) { handle in
        if handle.timer == nil { handle.timer = Timer() }
        guard let timer = handle.timer else { return TACTUS_STATUS_SYSTEM }
        timer.arm(for: handle.application.nextDeadline)
        descriptor = timer.descriptor
        return TACTUS_STATUS_OK
    }
    return descriptor
}

@c @implementation
public func tactus_application_dispatch_timer(_ application: OpaquePointer?) -> tactus_status {
    changeApplication(application) { handle in
        handle.timer?.drain()
        let now = tactus_platform_now()
        tellArguments(application, time: UInt64(clamping: now))
        return handle.application.advance(to: now) ? TACTUS_STATUS_OK : TACTUS_STATUS_SYSTEM
    }
}
