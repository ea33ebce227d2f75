// SPDX-License-Identifier: MIT

extension Parser {
    mutating func view(_ thing: NamedThing, _ line: inout Line) throws(ScenarioError) -> ViewDeclaration {
        let nameWord = try line.next("a name")
        try line.expect("in")
        let parent = try names.parent(
            try line.next("a window or view"), mayBeNone: scenario.settings.isRecording)
        let name = try names.declare(nameWord, as: thing)
        let frame = try line.frame()
        var options = try line.options()
        let kind = try viewKind(thing, name: name, line: line.number, &options)
        let flags = thing == .surface ? ViewFlags() : try viewFlags(&options)
        try options.finish()
        return ViewDeclaration(
            name: name, parent: parent, frame: frame, flags: flags, kind: kind, line: line.source)
    }

    private mutating func viewKind(
        _ thing: NamedThing, name: String, line: Int, _ options: inout Options
    ) throws(ScenarioError) -> ViewKind {
        switch thing {
        case .control:
            var control = ControlOptions()
            control.stopsTracking = try options.flag("stops-tracking")
            control.hasDefaultAction = try options.flag("default-action")
            control.tracks = try options.value("tracks")?.oneOf(TrackedAxes.self, called: "axis")
            return .control(control)
        case .surface:
            let client = try options.value("client")?.name()
            names.declareClient(client ?? name)
            return .surface(client: client)
        case .scrollView:
            return .scrollView(try scrollViewOptions(line: line, &options))
        default:
            return .plain
        }
    }

    private func viewFlags(_ options: inout Options) throws(ScenarioError) -> ViewFlags {
        var flags = ViewFlags()
        flags.handles = try handles(&options)
        flags.forwardsTaps = try options.count("forwards-taps", atLeast: 0)
        flags.isMultipleTouchEnabled = try options.flag("multiple-touch")
        flags.isExclusiveTouch = try options.flag("exclusive-touch")
        flags.isHidden = try options.flag("hidden")
        if let word = try options.value("alpha") {
            let alpha = try word.finiteNumber()
            guard (0...1).contains(alpha) else { throw word.error("alpha goes from 0 to 1") }
            flags.alpha = alpha
        }
        flags.isDisabled = try options.flag("disabled")
        flags.clips = try options.flag("clips")
        if let numbers = try options.value("transform")?.numbers(6) {
            flags.transform = AffineTransform(
                a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        }
        flags.isFirstResponder = try options.flag("first-responder")
        flags.keepsFirstResponder = try options.flag("keeps-first-responder")
        flags.deferredEdges = try options.value("deferred-edges")?.set(of: Edge.self, called: "edge") ?? []
        return flags
    }
}
