// SPDX-License-Identifier: MIT

import CEvdev
import CGestures
import CTactus
import Glibc
import TouchTwin
import TwinSafety

/// Owns the panels, the engine and the event loop.
final class Daemon {
    private static let mostPanels = Int(TWIN_SAFETY_MOST_PANELS)
    /// Minimum time between two searches for the running compositor, in µs.
    private static let sessionInterval: UInt64 = 5_000_000

    private let options: Options
    private let loop: EventLoop
    private let application: OpaquePointer
    private let root: OpaquePointer
    private let watch: PanelWatch
    private let commands: Commands
    private let names = PanelList()
    private let latency: Latency?
    private let gestures: GestureHost
    private var panels: [Panel] = []
    private var watchedFile: Int32 = -1
    private var firstLanding: UInt64?
    private var givesUpAt: UInt64?
    private var decidesAt: UInt64?
    private var looksForSessionAt: UInt64 = 0
    private var session: Session?
    private var isRunning = false

    struct Failure: Error {
        var complaint: String
    }

    init(_ options: Options) throws(Failure) {
        self.options = options
        guard twin_safety_begin() else { throw Failure(complaint: "no timer: \(Log.reason())") }
        guard let loop = EventLoop() else { throw Failure(complaint: "no epoll: \(Log.reason())") }
        guard let watch = PanelWatch() else { throw Failure(complaint: "udev is not available") }
        guard let application = tactus_application_create() else { throw Failure(complaint: "no memory") }
        // The window is large enough for all panels, which lie side by side.
        guard let root = tactus_window_create(application, 0, 0, 10_000_000, 100_000) else {
            throw Failure(complaint: "no memory")
        }
        tactus_view_set_uses_output_edges(root, true)
        latency = options.measures ? Latency() : nil
        commands = Commands(user: options.sessionUser)
        let names = names
        guard
            let gestures = GestureHost(
                application, root: root, commands: commands, panelNames: { names.all.map { $0.name } },
                panelFrame: { number in names.all.first { $0.number == number }?.frame })
        else { throw Failure(complaint: "no memory") }
        self.loop = loop
        self.watch = watch
        self.application = application
        self.root = root
        self.gestures = gestures
    }

    func run() throws(Failure) {
        tactus_application_set_log_handler(
            application,
            { level, line, _ in
                if level.rawValue >= TACTUS_LOG_LEVEL_WARNING.rawValue, let line { Log.warning(String(cString: line)) }
            }, nil)
        let timer = tactus_application_get_timer_fd(application)
        let isWired =
            loop.add(timer) { [application] in tactus_application_dispatch_timer(application) }
            && loop.add(watch.descriptor) { [self] in takeNews() } && watchSignals()
        guard isWired else { throw Failure(complaint: "the loop cannot be set up: \(Log.reason())") }
        lookForSession(at: tactus_clock())
        if session == nil { apply() }
        addAll()
        if panels.isEmpty, hasGestures { Log.info("there is no touchscreen yet") }
        isRunning = true
        loop.afterRound = { [self] in finishRound() }
        loop.run()
        for panel in panels { panel.close() }
        if let latency { Log.info(latency.text) }
    }

    // MARK: - panels

    private func takeNews() {
        while let path = watch.next() {
            if hasGestures, options.devices.isEmpty || options.devices.contains(path) { add(path) }
        }
    }

    private var hasGestures: Bool {
        gestures.count > 0
    }

    /// Adds panels that are not open yet. Without gestures there is nothing to recognize, so no panel is opened.
    private func addAll() {
        guard hasGestures else { return }
        for path in options.devices.isEmpty ? watch.list() : options.devices { add(path) }
    }

    private func add(_ path: String) {
        guard !panels.contains(where: { $0.device.path == path && $0.state != .closed }) else { return }
        guard let device = EvdevDevice(path) else { return Log.warning("\(path): \(Log.reason())") }
        guard !device.isTwin else { return }
        guard device.description.slotCount > 0 else {
            return Log.info("\(device.name) (\(path)): supports one finger only; left alone")
        }
        let numbers = Set(panels.map { $0.number })
        guard let number = (0..<UInt32(Daemon.mostPanels)).first(where: { !numbers.contains($0) }) else {
            return Log.warning("\(device.name) (\(path)): too many touchscreens")
        }
        guard
            let panel = Panel(
                device, number: number, taking: taking, fallback: options.size, turn: turn(of: device)),
            panel.attach(to: application, root: root)
        else { return Log.error("\(device.name) (\(path)): no twin (\(Log.reason())); the touchscreen is left alone") }
        guard loop.add(device.descriptor, { [panel] in panel.read() }) else { return panel.close() }
        panel.latency = latency
        panels.append(panel)
        names.all = panels.map { ($0.number, $0.device.name, $0.frame) }
        gestures.add(panel)
        panel.takePanel()
        if panel.state == .waiting {
            Log.info("\(device.name) (\(path)): is being touched; will be taken when all fingers have lifted")
        }
    }

    /// Returns how the panel is turned according to udev's rules.
    private func turn(of device: EvdevDevice) -> PanelTurn {
        guard let matrix = watch.calibrationMatrix(of: device.path) else { return .none }
        if let turn = PanelTurn(matrix: matrix) { return turn }
        Log.warning("\(device.name) (\(device.path)): gestures do not follow the calibration matrix \(matrix)")
        return .none
    }

    /// Removes panels that are closed.
    private func sweep() {
        guard panels.contains(where: { $0.state == .closed }) else { return }
        for panel in panels where panel.state == .closed {
            if let complaint = panel.complaint {
                Log.error("\(panel.device.name) (\(panel.device.path)): released: \(complaint)")
            } else {
                Log.info("\(panel.device.name) (\(panel.device.path)): was removed")
            }
            loop.remove(panel.device.descriptor)
            gestures.remove(panel)
        }
        panels.removeAll { $0.state == .closed }
        names.all = panels.map { ($0.number, $0.device.name, $0.frame) }
    }

    // MARK: - each round

    private func finishRound() -> UInt64? {
        let now = tactus_clock()
        if panels.contains(where: { $0.hasLanded }) {
            for panel in panels { panel.hasLanded = false }
            waitForFurtherFingers(at: now)
            if session != nil, now >= looksForSessionAt { lookForSession(at: now) }
        }
        if let due = givesUpAt, now >= due {
            (firstLanding, givesUpAt) = (nil, nil)
            gestures.giveUpOnMissingFingers()
        }
        if let due = decidesAt, now >= due {
            decidesAt = nil
            gestures.giveUpOnUndecided()
        }
        if awaitsSession, now >= looksForSessionAt { lookForSession(at: now) }
        for panel in panels { panel.flush() }
        sweep()
        if panels.contains(where: { $0.isStopSignGiven(at: now) }) {
            Log.info("stopped by five fingers that rested for five seconds")
            loop.stop()
        }
        let times =
            panels.compactMap { $0.due }
            + [givesUpAt, decidesAt, awaitsSession ? looksForSessionAt : nil].compactMap { $0 }
        return times.min()
    }

    /// Each finger that lands extends the wait for further fingers, up to twice `together` after the first one.
    private func waitForFurtherFingers(at now: UInt64) {
        guard gestures.withholds else { return }
        let first = firstLanding ?? now
        firstLanding = first
        givesUpAt = min(now + options.together, first + 2 * options.together)
        decidesAt = now + options.undecided
    }

    private func watchSignals() -> Bool {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGTERM, SIGINT, SIGHUP, SIGCHLD] { sigaddset(&signals, signal) }
        sigprocmask(SIG_BLOCK, &signals, nil)
        let descriptor = signalfd(-1, &signals, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
        return descriptor >= 0
            && loop.add(descriptor) { [self] in
                var info = signalfd_siginfo()
                while Glibc.read(descriptor, &info, MemoryLayout<signalfd_siginfo>.size) > 0 {
                    switch Int32(bitPattern: info.ssi_signo) {
                    case SIGCHLD: commands.reap()
                    case SIGHUP: restart()
                    default: loop.stop()
                    }
                }
            }
    }

    /// Handles SIGHUP: searches for the session again and reopens panels that were closed.
    private func restart() {
        lookForSession(at: tactus_clock(), force: true)
        addAll()
    }

    // MARK: - the session

    private var withholds: Bool {
        switch options.taken {
        case .cancel: false
        case .withhold: true
        case .automatic: !(session?.passesCancelOn ?? false)
        }
    }

    private var taking: Taking {
        withholds ? .lift : .cancel
    }

    private var awaitsSession: Bool {
        session?.isOfSystem ?? true
    }

    private func lookForSession(at now: UInt64, force: Bool = false) {
        looksForSessionAt = now + Daemon.sessionInterval
        if !force, !awaitsSession, let session, session.isCurrent { return }
        let found = Session.find()
        guard force || found != session else { return }
        session = found
        commands.session = found
        apply()
    }

    /// Applies the session: its user's gesture file, and how touches are taken from the compositor.
    private func apply() {
        let name = session.map { "\($0.compositor) (process \($0.pid))" } ?? "no known compositor"
        let reason = options.taken == .automatic ? "" : ", as the command line says"
        Log.info("\(name): taken=\(withholds ? "withhold" : "cancel")\(reason)")
        if options.gesturesFile == nil, geteuid() == 0 {
            // Without a session no user's file is read: the folder does not exist.
            setenv("XDG_CONFIG_HOME", session?.configurationFolder ?? "/nonexistent", 1)
        }
        gestures.withholds = withholds
        for panel in panels { panel.taking = taking }
        gestures.load(options.gesturesFile)
        followFile()
        takeGestures()
    }

    /// Updates the panels after the gestures have changed.
    private func takeGestures() {
        if hasGestures {
            Log.info("\(gestures.count) gestures")
            for panel in panels { gestures.accommodate(panel) }
        } else {
            Log.info("no gestures: the touchscreens are left alone")
            for panel in panels { panel.close() }
        }
        if isRunning { addAll() }
    }

    private func followFile() {
        if watchedFile >= 0 { loop.remove(watchedFile) }
        watchedFile = gestures.descriptor
        guard watchedFile >= 0 else { return }
        _ = loop.add(watchedFile) { [self] in
            if gestures.dispatch() { takeGestures() }
        }
    }
}

/// Open panels, for code that needs only number, name and frame.
final class PanelList {
    var all: [(number: UInt32, name: String, frame: PanelFrame)] = []
}
