// SPDX-License-Identifier: MIT

import ScenarioFormat

extension World {
    /// Returns the world and its steps as a scenario.
    func scenario(_ steps: [Step]) -> Scenario {
        var scenario = Scenario()
        let frames = [
            Rect(x: 0, y: 0, width: 400, height: 300), Rect(x: 0, y: 0, width: 80, height: 300),
            Rect(x: 80, y: 0, width: 320, height: 300),
        ]
        scenario.declarations = [.window(WindowDeclaration(name: "window", frame: frames[0]))]
        for (number, frame) in frames.prefix(viewCount).enumerated() {
            var flags = ViewFlags()
            flags.handles = .touches(Set(TouchPhase.allCases))
            flags.isMultipleTouchEnabled = !takesOneTouch
            flags.isExclusiveTouch = hasExclusiveView && number == 1
            let parent = number == 0 ? "window" : "v0"
            scenario.declarations.append(
                .view(ViewDeclaration(name: "v\(number)", parent: parent, frame: frame, flags: flags)))
        }
        for leaf in hasSurfaces ? leaves : [] {
            let frame = Rect(x: 0, y: 0, width: frames[leaf].width, height: frames[leaf].height)
            let name = client(of: leaf) == 0 ? "client" : "other"
            scenario.declarations.append(
                .view(ViewDeclaration(name: "s\(leaf)", parent: "v\(leaf)", frame: frame, kind: .surface(client: name)))
            )
        }
        for (number, recognizer) in recognizers.enumerated() {
            scenario.declarations.append(.recognizer(recognizer.declaration(Story.name(number))))
        }
        scenario.relations = relations.flatMap(\.scenario)
        scenario.timeline = steps.compactMap { step in
            step.act.scenario.map { TimelineEntry(time: step.time, action: $0) }
        }
        if let deed, case .action(let recognizer, let state) = deed.moment, let action = deed.act.scenario {
            let name = Story.name(recognizer)
            scenario.rules = [ReentrantRule(recognizer: name, state: state.syntax, action: action)]
        }
        return scenario
    }
}

extension Entry.State {
    fileprivate var syntax: RecognizerState {
        switch self {
        case .possible: .possible
        case .began: .began
        case .changed: .changed
        case .ended: .ended
        case .cancelled: .cancelled
        case .failed: .failed
        }
    }
}

extension World.Recognizer {
    fileprivate func declaration(_ name: String) -> RecognizerDeclaration {
        var options = RecognizerOptions()
        if !cancels { options.cancelsTouchesInView = false }
        if delaysBegan { options.delaysTouchesBegan = true }
        if !delaysEnded { options.delaysTouchesEnded = false }
        return RecognizerDeclaration(name: name, view: "v\(view)", kind: kind.syntax, options: options)
    }
}

extension Kind {
    fileprivate var syntax: any RecognizerKind {
        switch self {
        case .tap, .doubleTap, .twoFingerTap, .twoFingerDoubleTap:
            var kind = TapKind()
            if let (taps, touches) = tap { (kind.taps, kind.touches) = (Int32(taps), Int32(touches)) }
            return kind
        case .longPress, .twoFingerPress:
            var kind = LongPressKind()
            if self == .twoFingerPress { kind.touches = 2 }
            return kind
        case .pan, .twoFingerPan, .panFromBegan:
            var kind = PanKind()
            if self == .twoFingerPan { kind.minimumTouches = 2 }
            if self == .panFromBegan { kind.reference = .began }
            return kind
        case .swipe: return SwipeKind(directions: [.right, .left])
        case .pinch: return PinchKind()
        case .rotation: return RotationKind()
        case .transform, .turnAndScale:
            var kind = TransformKind()
            if self == .turnAndScale { kind.parts = [.scale, .rotation] }
            return kind
        case .edgePan: return ScreenEdgePanKind(edges: [.left])
        case .custom:
            return CustomKind(acts: [.moved: CustomAct(.set(.began)), .ended: CustomAct(.set(.ended))])
        case .discreteCustom:
            return CustomKind(acts: [.ended: CustomAct(.set(.recognized))], isDiscrete: true)
        }
    }
}

extension World.Relation {
    fileprivate var scenario: [Relation] {
        switch self {
        case .requires(let one, let other):
            return [.requireToFail(recognizer: Story.name(one), other: Story.name(other))]
        case .requiresDynamically(let one, let other):
            var delegate = DelegateDeclaration(recognizer: Story.name(one))
            delegate.requireFailureOf = .only([Story.name(other)])
            return [.delegate(delegate)]
        case .simultaneous(let one, let other):
            var delegate = DelegateDeclaration(recognizer: Story.name(one))
            delegate.simultaneous = .only([Story.name(other)])
            return [.delegate(delegate)]
        case .cannotPrevent(let one): return [.prevents(recognizer: Story.name(one), others: [])]
        case .cannotBePrevented(let one): return [.preventedBy(recognizer: Story.name(one), others: [])]
        case .bothAnswerNo:
            return [0, 1].map { number in
                var delegate = DelegateDeclaration(recognizer: Story.name(number))
                delegate.simultaneous = .only([])
                return .delegate(delegate)
            }
        case .shouldNotBegin(let one):
            var delegate = DelegateDeclaration(recognizer: Story.name(one))
            delegate.shouldBegin = false
            return [.delegate(delegate)]
        }
    }
}

extension Step.Act {
    /// Action of the step in a scenario. Nil for the end of a frame: actions with one time form a frame.
    fileprivate var scenario: Action? {
        switch self {
        case .down(let id, let x, let y): .down(id + 1, Point(x: x, y: y), .direct)
        case .move(let id, let x, let y): .move(id + 1, Point(x: x, y: y))
        case .up(let id): .up(id + 1)
        case .cancel(let id): .cancel(id + 1)
        case .cancelAll: .cancelAll
        case .frame: nil
        case .wait: .wait
        case .disable(let recognizer): .disable(Story.name(recognizer))
        case .enable(let recognizer): .enable(Story.name(recognizer))
        case .removeRecognizer(let recognizer): .removeRecognizer(Story.name(recognizer))
        case .destroyRecognizer(let recognizer): .destroyRecognizer(Story.name(recognizer))
        case .removeView(let view): .removeView("v\(view)")
        }
    }
}
