// SPDX-License-Identifier: MIT

extension RecognizerKind {
    static let words = [
        "tap", "pan", "swipe", "pinch", "rotation", "long-press", "screen-edge-pan", "hover", "custom",
        "checkmark",
    ]
}

extension Parser {
    mutating func recognizer(
        _ first: Word, _ line: inout Line
    ) throws(ScenarioError) -> RecognizerDeclaration {
        let name = try line.next("a name")
        try line.expect("on")
        let view = try names.view(try line.next("a view"))
        var options = try line.options()
        let kind = try recognizerKind(first, &options)
        var common = try recognizerOptions(&options)
        switch kind {
        case .tap: common.buttons = try options.value("buttons")?.set(of: PointerButton.self, called: "button")
        case .pan:
            common.scrollTypes = try options.value("scroll-types")?.set(of: ScrollType.self, called: "scroll type")
        default: break
        }
        try options.finish()
        return RecognizerDeclaration(
            name: try names.declare(name, as: .recognizer(kind)),
            view: view, kind: kind, options: common, line: line.source)
    }

    private func recognizerKind(
        _ first: Word, _ options: inout Options
    ) throws(ScenarioError) -> RecognizerKind {
        switch first.text {
        case "tap":
            let taps = try options.count("taps")
            return .tap(taps: taps, touches: try options.count("touches"))
        case "pan":
            return try pan(first, &options)
        case "swipe":
            let directions = try options.requiredValue("direction", line: first.line)
                .set(of: SwipeDirection.self, called: "direction")
            return .swipe(directions: directions, touches: try options.count("touches"))
        case "pinch": return .pinch
        case "rotation": return .rotation
        case "long-press": return .longPress(try longPress(&options))
        case "screen-edge-pan":
            let edges = try options.requiredValue("edges", line: first.line)
            return .screenEdgePan(edges: try edges.set(of: Edge.self, called: "edge"))
        case "hover": return .hover
        case "custom": return .custom(try customRecognizer(&options))
        case "checkmark": return .checkmark
        default: throw first.error("unknown word \(first.text.quoted)")
        }
    }

    private func pan(_ first: Word, _ options: inout Options) throws(ScenarioError) -> RecognizerKind {
        let minimum = try options.count("min-touches")
        let maximum = try options.count("max-touches")
        if let maximum, maximum < minimum ?? 1 {
            throw first.error("max-touches is less than min-touches")
        }
        return .pan(minimumTouches: minimum, maximumTouches: maximum)
    }

    private func longPress(_ options: inout Options) throws(ScenarioError) -> LongPressOptions {
        var press = LongPressOptions()
        press.duration = try options.value("duration")?.milliseconds(called: "duration")
        press.movement = try options.value("movement")?.number(atLeast: 0, called: "movement")
        press.taps = try options.count("taps", atLeast: 0)
        press.touches = try options.count("touches")
        return press
    }

    private func recognizerOptions(_ options: inout Options) throws(ScenarioError) -> RecognizerOptions {
        var common = RecognizerOptions()
        common.cancelsTouchesInView = try options.yesOrNo("cancels-touches-in-view")
        common.delaysTouchesBegan = try options.yesOrNo("delays-touches-began")
        common.delaysTouchesEnded = try options.yesOrNo("delays-touches-ended")
        common.isDisabled = try options.flag("disabled")
        common.isDetached = try options.flag("detached")
        common.touchTypes = try options.value("touch-types")?.set(of: TouchType.self, called: "touch type")
        return common
    }

    private func customRecognizer(_ options: inout Options) throws(ScenarioError) -> CustomRecognizer {
        var custom = CustomRecognizer()
        for phase in TouchPhase.allCases {
            if let word = try options.value(phase.rawValue) {
                custom.acts[phase] = try customAct(word)
            }
        }
        custom.isDiscrete = try options.flag("discrete")
        return custom
    }

    /// `ACT` or `@N:ACT`
    private func customAct(_ word: Word) throws(ScenarioError) -> CustomAct {
        guard word.text.hasPrefix("@") else { return CustomAct(try customStep(word)) }
        let parts = word.text.dropFirst()
            .split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { throw word.error("\(word.text.quoted) should read @N:ACT") }
        let callback = try Word(text: String(parts[0]), line: word.line)
            .integer(in: 1...Int32.max, called: "number of a callback")
        return CustomAct(
            try customStep(Word(text: String(parts[1]), line: word.line)), onlyAtCallback: callback)
    }

    private func customStep(_ word: Word) throws(ScenarioError) -> CustomAct.Step {
        let ignorePrefix = "ignore:"
        if word.text == "ignore" { return .ignoreHanded }
        if word.text.hasPrefix(ignorePrefix) {
            let list = Word(text: String(word.text.dropFirst(ignorePrefix.count)), line: word.line)
            return .ignore(try list.touchIDs())
        }
        return .set(try word.oneOf(CustomState.self, called: "act but ignore or ignore:ID,… or a state"))
    }
}
