// SPDX-License-Identifier: MIT

@testable import GestureCore

/// Random windows, views, surfaces and recognizers: the same seed makes the same world.
final class RandomWorld {
    let stage = Stage()
    var random: SeededGenerator
    private(set) var views: [View] = []
    private(set) var clients: [RecordingClient] = []
    private(set) var recognizers: [GestureRecognizer] = []
    /// Two seats; the last one sends no frames.
    private(set) var sources: [TouchSource] = []
    /// Touchpads of both seats.
    private(set) var pads: [TouchSource] = []
    /// For recognizers that were taken from their view.
    private var homes: [ObjectIdentifier: View] = [:]

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        stage.shows = [.touches, .actions, .states, .callbacks]
        stage.touchDetails = { touches, event in
            touches.map { "\($0.location.x),\($0.location.y)@\($0.timestamp)" }.joined(separator: " ")
                + " all \(event.allTouches.count)"
        }
        sources = [stage.mainSource, stage.addSource("b", seat: 1), stage.addSource("c") { $0.isFrameless = true }]
        pads = [stage.addSource("pad"), stage.addSource("pad2", seat: 1)]
        clients = [stage.makeClient("C"), stage.makeClient("D")]
        views = [stage.window]
        if chance(3) {
            let window = Window(frame: Rect(x: 200, y: 100, width: 400, height: 400))
            stage.name(window, "window2")
            stage.application.addWindow(window)
            views.append(window)
        }
        for index in 0..<Int.random(in: 2...8, using: &random) { addView(index) }
        for index in 0..<Int.random(in: 1...8, using: &random) { addRecognizer(index) }
        addRequirements()
    }

    /// True once in so many times.
    func chance(_ times: Int) -> Bool { Int.random(in: 0..<times, using: &random) == 0 }

    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random).rounded() }

    /// One of the collection, which is not empty.
    func pick<Elements: Collection>(_ elements: Elements) -> Elements.Element {
        let offset = Int.random(in: 0..<max(1, elements.count), using: &random)
        return elements[elements.index(elements.startIndex, offsetBy: offset)]
    }

    // MARK: Views

    private func addView(_ index: Int) {
        let superview = pick(views.filter { !($0 is SurfaceView) })
        let frame = Rect(
            x: number(-50...300), y: number(-50...200), width: number(50...500), height: number(50...400))
        let view: View
        if chance(4) {
            view = SurfaceView(client: pick(clients), frame: frame)
        } else {
            view = RecordingView(stage, frame)
            view.isMultipleTouchEnabled = !chance(3)
            view.isExclusiveTouch = chance(8)
        }
        stage.name(view, "v\(index)")
        view.inhibitsAncestorRecognizers = chance(10)
        if chance(6) {
            view.transform = AffineTransform(a: 1, b: 0.25, c: -0.5, d: 1, tx: number(-20...20), ty: 0)
        }
        superview.addSubview(view)
        views.append(view)
    }

    // MARK: Recognizers

    private func addRecognizer(_ index: Int) {
        let name = "r\(index)"
        let recognizer = chance(3) ? makeScripted(name) : makeBuiltIn(pick(builtInKinds + [.screenEdgePan]))
        (recognizer as? TapGestureRecognizer)?.numberOfTapsRequired = Int.random(in: 1...3, using: &random)
        (recognizer as? TapGestureRecognizer)?.numberOfTouchesRequired = Int.random(in: 1...2, using: &random)
        (recognizer as? LongPressGestureRecognizer)?.numberOfTapsRequired = Int.random(in: 0...1, using: &random)
        (recognizer as? PanGestureRecognizer)?.minimumNumberOfTouches = Int.random(in: 1...2, using: &random)
        (recognizer as? PanGestureRecognizer)?.allowedScrollTypes = chance(2) ? .all : []
        (recognizer as? SwipeGestureRecognizer)?.direction = [.right, .left]
        (recognizer as? ScreenEdgePanGestureRecognizer)?.edges = [.left, .top]
        recognizer.cancelsTouchesInView = !chance(3)
        recognizer.delaysTouchesBegan = chance(3)
        recognizer.delaysTouchesEnded = !chance(3)
        let view = pick(views)
        stage.add(recognizer, name, to: view)
        recognizers.append(recognizer)
        homes[ObjectIdentifier(recognizer)] = view
        if chance(2) { addDelegate(to: recognizer) }
    }

    private func makeScripted(_ name: String) -> GestureRecognizer {
        let recognizer = ScriptedRecognizer(isDiscrete: chance(3))
        recognizer.stage = stage
        for phase in [Touch.Phase.began, .moved, .ended] where chance(2) {
            recognizer.sets[phase] = pick([.began, .changed, .ended, .failed, .cancelled])
        }
        let (delay, prevents, isPreventable) = (number(10...400), !chance(4), !chance(4))
        let state = pick([GestureRecognizer.State.began, .ended, .failed])
        let ignores = chance(5)
        recognizer.prevents = { _ in prevents }
        recognizer.isPreventedBy = { _ in isPreventable }
        recognizer.callbacks[.began] = { recognizer, touches, event in
            recognizer.setDeadline(event.timestamp + ms(delay))
            if ignores, let first = touches.first { recognizer.ignore(first, for: event) }
        }
        recognizer.onDeadline = { [unowned recognizer] _ in
            if recognizer.state == .possible { recognizer.state = state }
        }
        return recognizer
    }

    /// Answers are fixed for each pair, so that the order of the questions changes nothing.
    private func addDelegate(to recognizer: GestureRecognizer) {
        let salt = random.next()
        let (begins, receives) = (!chance(6), !chance(6))
        stage.addDelegate(to: recognizer) { delegate in
            delegate.shouldBegin = { begins }
            delegate.receivesTouch = { touch in receives || touch.id % 2 == 0 }
            delegate.isSimultaneousWith = { [unowned stage] in salted(stage.name(of: $0), salt) % 2 == 0 }
            delegate.waitsFor = { [unowned stage] in salted(stage.name(of: $0), salt &+ 1) % 5 == 0 }
            delegate.isWaitedForBy = { [unowned stage] in salted(stage.name(of: $0), salt &+ 2) % 5 == 0 }
        }
    }

    private func addRequirements() {
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            _ = pick(recognizers).require(toFail: pick(recognizers))
        }
    }

    /// Back to where it was, if it is nowhere.
    func putBack(_ recognizer: GestureRecognizer) {
        guard recognizer.view == nil else { return }
        homes[ObjectIdentifier(recognizer)]?.addGestureRecognizer(recognizer)
    }
}

private func salted(_ name: String, _ salt: UInt64) -> UInt64 {
    var random = SeededGenerator(seed: name.utf8.reduce(salt) { $0 &* 31 &+ UInt64($1) })
    return random.next()
}
