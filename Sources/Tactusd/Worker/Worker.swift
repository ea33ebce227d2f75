// SPDX-License-Identifier: MIT

import CEvdev
import CTactus
import CTactusGestures
import Evdev
import Glibc
import VirtualTouchscreen

/// Recognizes gestures with the rights of one person, in their environment: reads their gesture file, runs their
/// commands. It has no device: events of panels come from the process that holds them, and go back to it.
final class Worker {
    struct Failure: Error {
        var complaint: String
    }

    /// Most panels at a time; the engine knows each as a seat.
    private static let mostPanels: UInt32 = 16
    /// Time without a change after which a gesture file is read: an editor may still be writing. In µs.
    private static let fileRest: UInt64 = 100_000
    /// Time after the first change after which it is read in any case: its folder may never be at rest. In µs.
    private static let longestFileRest: UInt64 = 1_000_000

    private let options: Options
    private let loop: EventLoop
    private let connection: Connection
    private let application: OpaquePointer
    private let root: OpaquePointer
    private let commands = Commands()
    private let names = PanelList()
    private let gestures: GestureHost
    private let recording: Recording
    private let session = SessionWatch()
    private var panels: [Panel] = []
    private var compositor: Compositor?
    private var lockScreen: LockScreen?
    /// Quarters by which the picture is turned clockwise.
    private var quarters: Int
    /// Whether the panels do not follow it yet.
    private var isTurnDue = false
    private var watchedFile: Int32 = -1
    private var readsFileAt: UInt64?
    private var fileNewsSince: UInt64?
    private var events: [InputEvent] = []
    private var message: [UInt8] = []

    init(_ options: Options, _ connection: Connection) throws(Failure) {
        self.options = options
        self.connection = connection
        quarters = options.quarters
        guard let loop = EventLoop(limit: nil) else { throw Failure(complaint: "no epoll: \(Log.reason())") }
        guard let application = tactus_application_create() else { throw Failure(complaint: "no memory") }
        let recording = Recording(application)
        if let path = options.record, !recording.write(to: path, of: application) {
            Log.error("\(path): \(Log.reason()); nothing is recorded")
        }
        // The window is large enough for all panels, which lie side by side.
        guard let root = tactus_window_create(application, 0, 0, 10_000_000, 100_000) else {
            throw Failure(complaint: "no memory")
        }
        tactus_view_set_uses_output_edges(root, true)
        let names = names
        guard
            let gestures = GestureHost(
                application, root: root, commands: commands, limits: options.limits,
                panelNames: { names.all.map { $0.name } },
                panelFrame: { number in names.all.first { $0.number == number }?.frame })
        else { throw Failure(complaint: "no memory") }
        self.loop = loop
        self.application = application
        self.root = root
        self.gestures = gestures
        self.recording = recording
        gestures.actions.send = { [weak self] kind, events in
            guard let self else { return }
            message = WorkerMessage.device(kind).encoded(events, in: message)
            send(message)
        }
    }

    func run() throws(Failure) {
        tactus_application_set_log_handler(
            application,
            { level, line, _ in
                if level.rawValue >= TACTUS_LOG_LEVEL_WARNING.rawValue, let line { Log.warning(String(cString: line)) }
            }, nil)
        let timer = tactus_application_get_timer_fd(application)
        var isWired =
            loop.add(timer) { [application] in tactus_application_dispatch_timer(application) }
            && loop.add(connection.descriptor) { [self] in serve() } && watchSignals()
        if session.descriptor >= 0 {
            isWired = isWired && loop.add(session.descriptor) { [self] in if session.takeNews() { findCompositor() } }
        }
        guard isWired else { throw Failure(complaint: "the loop cannot be set up: \(Log.reason())") }
        lockScreen = LockScreen(seat: options.seat, loop) { [weak self] in self?.tellNeeds() }
        findCompositor(isFirst: true)
        loop.afterRound = { [self] in finishRound() }
        loop.run()
    }

    private func watchSignals() -> Bool {
        let turns = (0..<4).map { Signal.first + $0 }
        return loop.watchSignals([SIGTERM, SIGINT, SIGHUP, SIGCHLD, SIGUSR1] + turns) { [self] signal in
            switch signal {
            case SIGUSR1: recording.dump()
            case Signal.first...(Signal.first + 3):
                quarters = Int(signal - Signal.first)
                isTurnDue = true
                Log.info("the picture is turned by \(quarters * 90) degrees")
            case SIGCHLD: commands.reap()
            case SIGHUP: findCompositor(isFirst: true)
            default: loop.stop()
            }
        }
    }

    // MARK: - messages

    private func serve() {
        if connection.isBlocked {
            guard connection.sendWaiting() else { return loop.stop() }
            if !connection.isBlocked { loop.watchRoom(of: connection.descriptor, false) }
        }
        let reading = connection.receive { bytes in
            guard let message = BrokerMessage(bytes, events: &events) else { return false }
            take(message)
            return true
        }
        if reading == .gone { loop.stop() }
    }

    private func take(_ message: BrokerMessage) {
        switch message {
        case .panel(let facts): add(facts)
        case .events(let number, let serial, let time):
            let panel = panels.first { $0.number == number }
            if let panel { gestures.complete(panel) }
            panel?.take(events, time)
            answer(number, serial, panel)
        case .gone(let number): remove(number)
        case .reload: findCompositor(isFirst: true)
        }
    }

    /// Sends what the twin gets. More events than a message holds are sent in several, of which the last one is the
    /// answer.
    private func answer(_ number: UInt32, _ serial: UInt32, _ panel: Panel?) {
        var rest = (panel?.finishFrame() ?? [])[...]
        while rest.count > MessageLimit.events {
            send(WorkerMessage.frame(panel: number, serial: 0).encoded(rest.prefix(MessageLimit.events)))
            rest = rest.dropFirst(MessageLimit.events)
        }
        message = WorkerMessage.frame(panel: number, serial: serial).encoded(rest, in: message)
        send(message)
        panel?.clear()
    }

    private func send(_ message: [UInt8]) {
        guard connection.send(message) else { return loop.stop() }
        if connection.isBlocked { loop.watchRoom(of: connection.descriptor, true) }
    }

    // MARK: - panels

    private func add(_ facts: PanelFacts) {
        remove(facts.number)
        let seats = Set(panels.map { $0.seat })
        guard let seat = (0..<Worker.mostPanels).first(where: { !seats.contains($0) }),
            let panel = Panel(facts, seat: seat, taking: taking, fallback: options.size, turn: turn(of: facts)),
            panel.attach(to: application, root: root)
        else {
            // The panel is held for gestures that it will not have: without this process it works by itself.
            Log.error("\(facts.name) (\(facts.path)): no gestures: its description is wrong")
            return loop.stop()
        }
        panels.append(panel)
        listPanels()
        gestures.add(panel)
        if quarters != 0 { isTurnDue = true }
    }

    /// Turns the panels with the picture, as soon as no finger is on any of them.
    private func turnPanels() {
        guard isTurnDue, panels.allSatisfy({ $0.isAtRest }) else { return }
        isTurnDue = false
        for panel in panels {
            panel.close()
            gestures.remove(panel)
            panel.turn(byQuarters: quarters)
            guard panel.attach(to: application, root: root) else { return loop.stop() }
            gestures.add(panel)
        }
        listPanels()
    }

    private func remove(_ number: UInt32) {
        for panel in panels where panel.number == number {
            panel.close()
            gestures.remove(panel)
        }
        panels.removeAll { $0.number == number }
        listPanels()
    }

    private func listPanels() {
        names.all = panels.map { ($0.seat, $0.facts.name, $0.frame) }
    }

    /// Returns how the panel is turned according to udev's rules.
    private func turn(of facts: PanelFacts) -> PanelTurn {
        guard !facts.matrix.isEmpty else { return .none }
        if let turn = PanelTurn(matrix: facts.matrix) { return turn }
        Log.warning("\(facts.name) (\(facts.path)): gestures do not follow the calibration matrix \(facts.matrix)")
        return .none
    }

    // MARK: - each round

    private func finishRound() -> UInt64? {
        turnPanels()
        for panel in panels where panel.hasEvents { answer(panel.number, 0, panel) }
        if let due = readsFileAt, tactus_clock() >= due {
            (readsFileAt, fileNewsSince) = (nil, nil)
            if gestures.dispatch() { tellNeeds() }
        }
        return readsFileAt
    }

    // MARK: - the session

    private var withholds: Bool {
        switch options.taken {
        case .cancel: false
        case .withhold: true
        case .automatic: !(compositor?.passesCancelOn ?? false)
        }
    }

    private var taking: Taking {
        withholds ? .lift : .cancel
    }

    /// Finds the compositor of the session and what follows from it: its environment, the folder of the gesture file,
    /// and how touches are taken from it.
    private func findCompositor(isFirst: Bool = false) {
        let found = Compositor.find()
        guard isFirst || found != compositor else { return }
        compositor = found
        found?.adoptEnvironment()
        let name = found.map { "\($0.name) (process \($0.pid))" } ?? "no known compositor"
        let reason = options.taken == .automatic ? "" : ", as the command line says"
        Log.info("\(name): taken=\(withholds ? "withhold" : "cancel")\(reason)")
        gestures.withholds = withholds
        for panel in panels { panel.taking = taking }
        gestures.load(options.gesturesFile)
        followFile()
        tellNeeds()
    }

    /// Tells what the gestures need, after they have changed.
    private func tellNeeds() {
        let isLocked = lockScreen?.isLocked ?? false
        if isLocked {
            Log.info("the session is locked: the touchscreens are left alone")
        } else if gestures.count > 0 {
            Log.info("\(gestures.count) gestures")
            for panel in panels { gestures.accommodate(panel) }
        } else {
            Log.info("no gestures: the touchscreens are left alone")
        }
        send(WorkerMessage.serve(panels: gestures.count > 0 && !isLocked, devices: gestures.devices).encoded())
    }

    private func followFile() {
        if watchedFile >= 0 { loop.remove(watchedFile) }
        watchedFile = gestures.descriptor
        guard watchedFile >= 0 else { return }
        _ = loop.add(watchedFile) { [self] in
            gestures.takeNews()
            let now = tactus_clock()
            let since = fileNewsSince ?? now
            fileNewsSince = since
            readsFileAt = min(now + Worker.fileRest, since + Worker.longestFileRest)
        }
    }
}

/// Open panels, for code that needs only number, name and frame.
final class PanelList {
    var all: [(number: UInt32, name: String, frame: PanelFrame)] = []
}
