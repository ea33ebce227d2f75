// SPDX-License-Identifier: MIT

import CEvdev
import CVirtualTouchscreen
import Evdev
import Glibc
import PersonRights
import VirtualTouchscreen

/// Holds the touchscreens and their twins, and hands what comes from them to a process that recognizes gestures with
/// the rights of the person at the seat. It reads no file of a person's and speaks to no bus: what it does needs root,
/// what people can write does not reach it.
final class Broker {
    /// Shortest time between two changes of what is held, in µs: devices take time to come and go.
    private static let changeInterval: UInt64 = 100_000

    struct Failure: Error {
        var complaint: String
    }

    let options: Options
    let loop: EventLoop
    let watch: PanelWatch
    let seat: Seat
    let devices = ActionDevices()
    let latency: Latency?
    var panels: [HeldPanel] = []
    var lastNumber: UInt32 = 0
    /// Whether a person has stopped the gestures at the panel.
    var isStopped = false
    /// Processes that may recognize gestures: the one that does, and others that wait for their person's turn.
    var links: [Link] = []
    var link: Link?
    /// User of the person whose gestures are in force.
    var served: uid_t?
    var hasChosen = false
    var startsAt: UInt64?
    var starts: [UInt64] = []
    private var meeting: Meeting?
    private var appliesAt: UInt64?
    private var lastApplied: UInt64 = 0
    private var events: [InputEvent] = []
    private var message: [UInt8] = []

    init(_ options: Options) throws(Failure) {
        self.options = options
        guard twin_safety_begin() else { throw Failure(complaint: "no timer: \(Log.reason())") }
        guard let loop = EventLoop(limit: EventLoop.limit) else {
            throw Failure(complaint: "no epoll: \(Log.reason())")
        }
        guard let watch = PanelWatch() else { throw Failure(complaint: "udev is not available") }
        self.loop = loop
        self.watch = watch
        seat = Seat(options.seat)
        latency = options.measures ? Latency() : nil
    }

    func run() throws(Failure) {
        var isWired = loop.add(watch.descriptor, { [self] in takeNews() }) && watchSignals()
        if seat.descriptor >= 0 {
            isWired =
                isWired
                && loop.add(seat.descriptor) { [self] in
                    seat.takeNews()
                    choose()
                }
        }
        if let path = options.socket {
            guard let meeting = Meeting(path) else { throw Failure(complaint: "\(path): \(Log.reason())") }
            self.meeting = meeting
            Log.info("waits at \(path) for the gestures of the person at the seat")
            isWired = isWired && loop.add(meeting.descriptor) { [self] in admit() }
        }
        guard isWired else { throw Failure(complaint: "the loop cannot be set up: \(Log.reason())") }
        // Touches wait for it. systemd's unit has it run early already.
        if !person_is_prompt(), !person_become_prompt() {
            Log.info("shares the processor with all programs: \(Log.reason())")
        }
        choose()
        loop.afterRound = { [self] in finishRound() }
        loop.run()
        for panel in panels { panel.close() }
        for link in links { link.end() }
        if let latency { Log.info(latency.text) }
    }

    private func watchSignals() -> Bool {
        // Who tells all processes of this name how the picture is turned, or to write what they have recorded, means
        // the other ones.
        let turns = (0..<4).map { Signal.first + $0 }
        return loop.watchSignals([SIGTERM, SIGINT, SIGHUP, SIGCHLD, SIGUSR1] + turns) { [self] signal in
            switch signal {
            case SIGCHLD: reap()
            case SIGHUP: restart()
            case SIGTERM, SIGINT: loop.stop()
            default: break
            }
        }
    }

    /// Handles SIGHUP: looks for the person again, has the gestures read again, and reopens panels that were closed.
    private func restart() {
        starts = []
        isStopped = false
        choose()
        if let link, !link.connection.send(BrokerMessage.reload.encoded()) { drop(link) }
        for panel in panels { panel.resume() }
        addAll()
    }

    private func admit() {
        while let descriptor = meeting?.accept() {
            guard let link = Link.join(descriptor) else { continue }
            guard links.filter({ $0.user == link.user }).count < Meeting.mostPerPerson else { continue }
            if add(link) { choose() }
            return
        }
    }

    // MARK: - from the panels to the other process, and back

    func send(_ frame: [InputEvent], of panel: HeldPanel, _ time: UInt64) {
        guard let link else { return }
        let now = tactus_clock()
        let serial = link.answers.ask(panel: panel.number, stamp: time, at: now)
        message = BrokerMessage.events(panel: panel.number, serial: serial, time: time).encoded(frame, in: message)
        guard link.connection.send(message) else { return drop(link) }
        if link.connection.isBlocked { wait(for: link, true) }
    }

    /// While the other process is behind, panels are not read: the kernel drops what does not wait in it, and what the
    /// panel's state is then is asked for.
    private func wait(for link: Link, _ isBlocked: Bool) {
        loop.watchRoom(of: link.connection.descriptor, isBlocked)
        for panel in panels where panel.state != .closed { loop.pause(panel.device.descriptor, isBlocked) }
    }

    func serve(_ link: Link) {
        if link.connection.isBlocked {
            guard link.connection.sendWaiting() else { return drop(link) }
            if !link.connection.isBlocked { wait(for: link, false) }
        }
        let reading = link.connection.receive { bytes in
            guard let message = WorkerMessage(bytes, events: &events) else { return false }
            return take(message, of: link)
        }
        if reading == .gone { drop(link) }
    }

    /// Returns false if the message cannot come from a process that works.
    private func take(_ message: WorkerMessage, of link: Link) -> Bool {
        guard link === self.link else { return true }
        switch message {
        case .serve(let panels, let devices):
            link.needs = (panels, devices)
            // A child may only now be the person's.
            link.setTurn(true)
            let now = tactus_clock()
            appliesAt = appliesAt ?? max(now, lastApplied &+ Broker.changeInterval)
        case .device(let kind): devices.write(events, to: kind)
        case .frame(let number, let serial):
            let panel = panels.first { $0.number == number }
            panel?.write(events)
            guard serial != 0 else { break }
            let now = tactus_clock()
            guard let times = link.answers.take(panel: number, serial: serial, at: now) else {
                return link.answers.isOfEarlierTurn(serial)
            }
            if let latency, !events.isEmpty { latency.add(stamp: times.stamp, start: times.sent, end: now) }
        }
        return true
    }

    // MARK: - each round

    private func finishRound() -> UInt64? {
        let now = tactus_clock()
        if let link, let due = link.answers.due, now >= due {
            Log.error("the gestures have not answered for two seconds; the touchscreens are let go")
            drop(link)
        }
        if let due = startsAt, now >= due {
            startsAt = nil
            choose()
        }
        if let due = appliesAt, now >= due {
            (appliesAt, lastApplied) = (nil, now)
            if let link { apply(link.needs) }
        }
        followSigns(at: now)
        sweep()
        let times = panels.compactMap { $0.state == .stopped ? nil : $0.stopSign.due }
        return (times + [startsAt, appliesAt, link?.answers.due].compactMap { $0 }).min()
    }

    private func followSigns(at now: UInt64) {
        if !isStopped, panels.contains(where: { $0.state == .grabbed && $0.stopSign.isGiven(at: now) }) {
            Log.info("stopped by five fingers that rested for five seconds; a tap with five fingers goes on")
            isStopped = true
            for panel in panels where panel.state == .grabbed || panel.state == .waiting {
                panel.stop()
                tell(.gone(panel: panel.number))
            }
        } else if isStopped, panels.contains(where: { $0.state == .stopped && $0.stopSign.wasTapped }) {
            Log.info("a tap with five fingers: gestures go on")
            isStopped = false
            for panel in panels { panel.resume() }
        }
    }

    func tell(_ message: BrokerMessage) {
        if let link, !link.connection.send(message.encoded()) { drop(link) }
    }
}
