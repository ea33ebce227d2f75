// SPDX-License-Identifier: MIT

@testable import GestureCore

/// A world in the engine. Reused for further plays unless a play has changed it.
final class Stage: Recording {
    let world: World
    let application = Application()
    private let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    private let source: TouchSource
    private(set) var views: [View] = []
    private(set) var recognizers: [GestureRecognizer] = []
    private var delegates: [PlayedDelegate] = []
    private var listener: StageListener?

    private(set) var entries: [Entry] = []
    /// Whether a play has removed or changed an object, so that the stage cannot be reused.
    private(set) var isWorn = false
    private var origin = Stage.firstTime
    private var firstSequence: UInt64?
    private(set) var hasDoneDeed = false
    private var places = PlaceBook()
    /// Nil in worlds without limits of delays.
    private var delays: DelayBook?

    /// Larger than any duration, so that times and durations can be distinguished.
    static let firstTime: Int64 = 1 << 40

    init(_ world: World) {
        self.world = world
        source = application.makeSource(TouchSource.Configuration())
        application.addWindow(window)
        entries.reserveCapacity(64)
        makeViews()
        for (number, recognizer) in world.recognizers.enumerated() { add(recognizer, number) }
        for relation in world.relations {
            if case .requires(let one, let other) = relation {
                _ = recognizers[one].require(toFail: recognizers[other])
            }
        }
        let listener = StageListener(self)
        self.listener = listener
        _ = application.addTraceListener(listener)
    }

    private func makeViews() {
        let whole = Rect(x: 0, y: 0, width: 400, height: 300)
        let left = Rect(x: 0, y: 0, width: 80, height: 300)
        let right = Rect(x: 80, y: 0, width: 320, height: 300)
        for (number, frame) in [whole, left, right].prefix(world.viewCount).enumerated() {
            let view = PlayedView(number, frame, self)
            view.isMultipleTouchEnabled = !world.takesOneTouch
            view.isExclusiveTouch = world.hasExclusiveView && number == 1
            (views.first ?? window).addSubview(view)
            views.append(view)
        }
        guard world.hasSurfaces else { return }
        let clients = [PlayedClient(0, self), PlayedClient(1, self)]
        for leaf in world.leaves {
            let frame = views[leaf].frame
            let whole = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
            views[leaf].addSubview(SurfaceView(client: clients[world.client(of: leaf)], frame: whole))
        }
    }

    private func add(_ declaration: World.Recognizer, _ number: Int) {
        let recognizer = make(declaration.kind, number)
        recognizer.indexInWorld = number
        recognizer.cancelsTouchesInView = declaration.cancels
        recognizer.delaysTouchesBegan = declaration.delaysBegan
        recognizer.delaysTouchesEnded = declaration.delaysEnded
        if declaration.hasLimits {
            recognizer.delayLimits = DelayLimits(
                together: .microseconds(declaration.together), undecided: .microseconds(declaration.undecided))
        }
        recognizer.addTarget(PlayedTarget(self))
        if !world.relations.isEmpty || world.deed != nil {
            recognizer.delegate = PlayedDelegate(number, in: world, self)
        }
        views[declaration.view].addGestureRecognizer(recognizer)
        recognizers.append(recognizer)
    }

    private func make(_ kind: Kind, _ number: Int) -> GestureRecognizer {
        if let (taps, touches) = kind.tap {
            let tap = TapGestureRecognizer()
            tap.numberOfTapsRequired = taps
            tap.numberOfTouchesRequired = touches
            return tap
        }
        switch kind {
        case .longPress, .twoFingerPress:
            let press = LongPressGestureRecognizer()
            press.numberOfTouchesRequired = kind == .longPress ? 1 : 2
            return press
        case .swipe:
            let swipe = SwipeGestureRecognizer()
            swipe.direction = [.right, .left]
            return swipe
        case .pinch: return PinchGestureRecognizer()
        case .rotation: return RotationGestureRecognizer()
        case .transform: return TransformGestureRecognizer()
        case .turnAndScale:
            let transform = TransformGestureRecognizer()
            transform.parts = [.scale, .rotation]
            return transform
        case .edgePan:
            let pan = ScreenEdgePanGestureRecognizer()
            pan.edges = .left
            return pan
        case .custom, .discreteCustom: return PlayedCustom(number, in: world)
        default: return makePan(kind)
        }
    }

    private func makePan(_ kind: Kind) -> PanGestureRecognizer {
        let pan = PanGestureRecognizer()
        if kind == .twoFingerPan { pan.minimumNumberOfTouches = 2 }
        if kind == .panFromBegan { pan.reference = .began }
        return pan
    }

    // MARK: Plays

    /// Time since the start of the play.
    var time: Int64 { application.time - origin }
    var nextDeadline: Int64? { application.nextDeadline.map { $0 - origin } }
    var overdue: String? { delays?.complaint }
    var violatedInvariant: String? {
        (application.cycle.violatedInvariant ?? application.requests.violatedInvariant).map { "\($0)" }
    }

    /// Starts a play, one second after the previous one.
    func begin() {
        origin = max(application.time, Stage.firstTime) + 1_000_000
        _ = application.advance(to: origin)
        entries.removeAll(keepingCapacity: true)
        firstSequence = nil
        hasDoneDeed = false
        places = PlaceBook()
        delays = world.hasDelayLimits ? DelayBook(world) : nil
    }

    func perform(_ step: Step) {
        let time = step.time + origin
        switch step.act {
        case .down(let id, let x, let y):
            places.note(id, at: Point(x: x, y: y))
            feed(TouchSample(.down, time: time, id: id, location: Point(x: x, y: y)))
        case .move(let id, let x, let y):
            places.note(id, at: Point(x: x, y: y))
            feed(TouchSample(.motion, time: time, id: id, location: Point(x: x, y: y)))
        case .up(let id): feed(TouchSample(.up, time: time, id: id))
        case .cancel(let id):
            interrupt(touches: 1 << UInt32(id))
            feed(TouchSample(.cancel, time: time, id: id))
        case .cancelAll:
            interrupt(touches: .max)
            feed(TouchSample(.cancelAll, time: time))
        case .frame:
            feed(TouchSample(.frame, time: time))
            places.endFrame()
        case .wait: _ = application.advance(to: time)
        default:
            _ = application.advance(to: time)
            change(step.act)
        }
        delays?.endStep(application.cycle, at: application.time)
    }

    /// Performs the world's deed if this is its moment.
    func didReach(_ moment: Deed.Moment) {
        guard let deed = world.deed, deed.moment == moment else { return }
        hasDoneDeed = true
        change(deed.act)
    }

    private func change(_ act: Step.Act) {
        isWorn = true
        switch act {
        case .disable(let number): recognizers[number].isEnabled = false
        case .enable(let number): recognizers[number].isEnabled = true
        case .removeRecognizer(let number):
            let recognizer = recognizers[number]
            recognizer.view?.removeGestureRecognizer(recognizer)
        case .destroyRecognizer(let number):
            let recognizer = recognizers[number]
            append(Entry(what: .destruction, subject: number))
            recognizer.endSilently()
            recognizer.view?.removeGestureRecognizer(recognizer)
        case .removeView(let number):
            interrupt(touches: .max)
            views[number].removeFromSuperview()
        case .cancelAll:
            interrupt(touches: .max)
            feed(TouchSample(.cancelAll, time: application.time))
        default: break
        }
    }

    private func feed(_ sample: TouchSample) { _ = application.feed(sample, from: source) }

    private func interrupt(touches: UInt32) {
        // A cancel that waits for its frame is delivered after earlier samples of the frame.
        var entry = Entry(what: .interruption)
        entry.time = time
        entry.touches = touches
        entries.append(entry)
    }

    // MARK: Recording

    private func append(_ entry: Entry) {
        var entry = entry
        entry.time = time
        entry.delivery = application.cycle.deliveryNumber
        entries.append(entry)
    }

    private func note(_ touch: Touch, in entry: inout Entry) {
        let first = firstSequence ?? touch.sequence
        firstSequence = first
        entry.touches |= 1 &<< UInt32(truncatingIfNeeded: touch.id)
        entry.sequences |= 1 &<< UInt32(truncatingIfNeeded: touch.sequence &- first)
    }

    func record(_ what: Entry.What, _ view: Int, _ touches: TouchSet, _ event: TouchEvent) {
        var entry = Entry(what: what, subject: view)
        for touch in touches {
            note(touch, in: &entry)
            notePlace(of: touch, event, in: &entry)
            delays?.noteCall(what, of: touch, at: application.time)
            if what == .began, touch.location != touch.startLocation || touch.timestamp != touch.start.time {
                entry.isOfTheDown = false
            }
            for recognizer in application.cycle.bound where recognizer.attempt.bound.contains(touch.slot) {
                // A winner also takes touches that land later (rule 7.8).
                if what == .began, recognizer.currentState.isActive, recognizer.cancelsTouchesInView {
                    entry.recognizers |= 1 << UInt32(recognizer.indexInWorld)
                }
                guard recognizer.currentState == .possible else { continue }
                let delays =
                    recognizer.delaysTouchesBegan || (what == .ended && recognizer.delaysTouchesEnded)
                let number = recognizer.indexInWorld
                if self.delays?.hasLetGo(number, at: application.time) ?? false { continue }
                if delays { entry.recognizers |= 1 << UInt32(recognizer.indexInWorld) }
            }
        }
        append(entry)
        didReach(.view(what))
    }

    private func notePlace(of touch: Touch, _ event: TouchEvent, in entry: inout Entry) {
        if entry.what == .ended, !places.isTold(touch.id, at: touch.location) { entry.isWhereTold = false }
        if entry.what == .began || entry.what == .moved { places.tell(touch.id, at: touch.location) }
        guard entry.what == .moved else { return }
        var before = places.beforeFrame(touch.id)
        for index in 0..<event.coalescedCount(for: touch) {
            let place = event.coalescedPlace(index, for: touch)?.location
            if place == before { entry.repeatsSample = true }
            before = place
        }
    }

    func record(_ what: Entry.What, of client: Int) {
        append(Entry(what: what, client: client))
        didReach(.view(what))
    }

    func record(_ what: Entry.What, _ touch: SurfaceClient.SurfaceTouch, of client: Int) {
        var entry = Entry(what: what, subject: Int(touch.wireID), client: client)
        entry.sentTime = touch.time - origin
        note(touch.touch, in: &entry)
        append(entry)
        didReach(.view(what))
    }

    func recordAction(_ recognizer: GestureRecognizer) {
        var entry = Entry(what: .action, subject: recognizer.indexInWorld)
        entry.state = Entry.State(recognizer.state)
        append(entry)
        didReach(.action(recognizer.indexInWorld, entry.state))
    }

    fileprivate func recordTransition(of recognizer: GestureRecognizer, _ event: TraceEvent) {
        var entry = Entry(what: .state, subject: recognizer.indexInWorld)
        entry.state = Entry.State(event.state)
        entry.previous = Entry.State(event.previousState)
        entry.cause =
            event.reason.code == .prevented
            ? .prevented : event.reason.code == .requirementRecognized ? .requirementRecognized : .other
        entry.culprit = event.reason.recognizer?.indexInWorld
        for touch in application.cycle.pool.set(recognizer.attempt.bound) { note(touch, in: &entry) }
        if entry.isRecognition { noteUndecided(in: &entry) }
        if entry.state == .possible { delays?.forget(recognizer.indexInWorld) }
        append(entry)
    }

    private func noteUndecided(in entry: inout Entry) {
        for other in application.cycle.bound
        where other.currentState == .possible && other.indexInWorld != entry.subject {
            var touches = Entry(what: .state)
            for touch in application.cycle.pool.set(other.attempt.bound) { note(touch, in: &touches) }
            let bit: UInt32 = 1 << UInt32(other.indexInWorld)
            if touches.sequences & entry.sequences != 0 { entry.recognizers |= bit }
            // The first touch of one attempt also belongs to the other.
            let starts = (entry.touches & (0 &- entry.touches)) | (touches.touches & (0 &- touches.touches))
            if starts & entry.touches & touches.touches != 0 { entry.metRecognizers |= bit }
        }
    }

    /// Bits of the recognizers that are active or in an undecided attempt.
    var busyRecognizers: UInt32 {
        application.cycle.bound.reduce(0) { $1.currentState.isFinished ? $0 : $0 | 1 << UInt32($1.indexInWorld) }
    }

    /// Ids of touches that are down or withheld, in the order of the downs.
    var touches: [Int32] {
        let pool = application.cycle.pool
        return pool.set(pool.used).map(\.id)
    }

    /// Returns the tap count of a finger that is down, or nil.
    func tapCount(ofTouch id: Int32) -> Int? {
        let pool = application.cycle.pool
        return pool.set(pool.used).first { $0.id == id && $0.isDown }?.tapCount
    }

    /// Describes what a finished play has left behind, or nil.
    var remains: String? {
        if application.cycle.pool.usedCount > 0 { return "a touch is kept" }
        if application.nextDeadline != nil { return "a timer still runs" }
        for recognizer in recognizers where recognizer.currentState != .possible || !recognizer.isIdle {
            return "a recognizer is not reset"
        }
        if !application.cycle.ledger.open.isEmpty { return "a view waits for a touch" }
        return nil
    }
}

/// Passes transitions to the stage, without retaining it.
private final class StageListener: TraceListener {
    private unowned let stage: Stage

    init(_ stage: Stage) {
        self.stage = stage
    }

    func trace(_ event: TraceEvent) {
        guard event.kind == .state, let recognizer = event.recognizer else { return }
        stage.recordTransition(of: recognizer, event)
    }
}

extension Entry.State {
    fileprivate init(_ state: GestureRecognizer.State) {
        self = Entry.State(rawValue: UInt8(truncatingIfNeeded: state.rawValue)) ?? .possible
    }
}
