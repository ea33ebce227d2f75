// SPDX-License-Identifier: MIT

import CEvdev
import CVirtualTouchscreen
import Glibc

/// Signals by which scripts tell how the picture is turned: `RTMIN` for not at all, `RTMIN+1` for 90 degrees clockwise,
/// and so on.
enum Signal {
    static let first = __libc_current_sigrtmin()
}

/// Waits for file descriptors and for the earliest deadline.
final class EventLoop {
    /// Longest time for one round of the process that holds the panels, in µs. A longer round counts as a hang.
    static let limit: UInt64 = 2_000_000

    private let limit: UInt64?
    private let descriptor: Int32
    private var handlers: [Int32: () -> Void] = [:]
    private var isOver = false
    /// Runs after each round, when all its input has been handled. Returns the time of its next run in µs, or nil to
    /// wait for input.
    var afterRound: () -> UInt64? = { nil }

    /// `limit` is the longest time for a round in µs, after which the panels are let go; it needs
    /// `twin_safety_begin()`. Nil: no limit.
    init?(limit: UInt64?) {
        self.limit = limit
        descriptor = epoll_create1(Int32(EPOLL_CLOEXEC))
        guard descriptor >= 0 else { return nil }
    }

    func add(_ fd: Int32, _ handler: @escaping () -> Void) -> Bool {
        var event = epoll_event()
        event.events = EPOLLIN.rawValue
        event.data.fd = fd
        guard epoll_ctl(descriptor, EPOLL_CTL_ADD, fd, &event) == 0 else { return false }
        handlers[fd] = handler
        return true
    }

    /// Handles signals as input. Their handlers do not run.
    func watchSignals(_ numbers: [Int32], _ handler: @escaping (Int32) -> Void) -> Bool {
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in numbers { sigaddset(&signals, number) }
        sigprocmask(SIG_BLOCK, &signals, nil)
        let descriptor = signalfd(-1, &signals, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
        return descriptor >= 0
            && add(descriptor) {
                var info = signalfd_siginfo()
                while read(descriptor, &info, MemoryLayout<signalfd_siginfo>.size) > 0 {
                    handler(Int32(bitPattern: info.ssi_signo))
                }
            }
    }

    /// Waits for room to write too, or not any more: the handler runs in both cases.
    func watchRoom(of fd: Int32, _ isNeeded: Bool) {
        var event = epoll_event()
        event.events = EPOLLIN.rawValue | (isNeeded ? EPOLLOUT.rawValue : 0)
        event.data.fd = fd
        epoll_ctl(descriptor, EPOLL_CTL_MOD, fd, &event)
    }

    /// Stops reading a descriptor for now, or goes on.
    func pause(_ fd: Int32, _ isPaused: Bool) {
        var event = epoll_event()
        event.events = isPaused ? 0 : EPOLLIN.rawValue
        event.data.fd = fd
        epoll_ctl(descriptor, EPOLL_CTL_MOD, fd, &event)
    }

    func remove(_ fd: Int32) {
        guard handlers.removeValue(forKey: fd) != nil else { return }
        epoll_ctl(descriptor, EPOLL_CTL_DEL, fd, nil)
    }

    func stop() {
        isOver = true
    }

    func run() {
        var events = [epoll_event](repeating: epoll_event(), count: 16)
        while !isOver {
            enter()
            let due = afterRound()
            leave()
            guard !isOver else { break }
            var count: Int32
            // The watchdog's signal is no reason for a round, which would arm the watchdog again.
            repeat {
                count = epoll_wait(descriptor, &events, Int32(events.count), timeout(due))
            } while count < 0 && errno == EINTR
            enter()
            if count > 0 {
                // A handler may remove another handler of the same round.
                for event in events.prefix(Int(count)) { handlers[event.data.fd]?() }
            }
            leave()
        }
    }

    private func enter() {
        if let limit { twin_safety_enter(limit) }
    }

    private func leave() {
        if limit != nil { twin_safety_leave() }
    }

    /// Returns the remaining time in ms, rounded up, so that the deadline has passed when the loop wakes.
    private func timeout(_ due: UInt64?) -> Int32 {
        guard let due else { return -1 }
        let now = tactus_clock()
        return due <= now ? 0 : Int32(clamping: (due - now + 999) / 1000)
    }
}
