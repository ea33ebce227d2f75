// SPDX-License-Identifier: MIT

extension Parser {
    /// Reads the action after `at T` or `in R on STATE:`.
    mutating func action(_ line: inout Line) throws(ScenarioError) -> Action {
        let verb = try line.next("an action")
        let action = try action(verb, &line)
        try line.finish()
        return action
    }

    mutating func action(_ verb: Word, _ line: inout Line) throws(ScenarioError) -> Action {
        if verb.text == "from" { return try actionOfSource(&line) }
        if let action = try recordedAction(verb, &line) { return action }
        if let action = try touchAction(verb.text, &line) { return action }
        if let action = try indirectInput(verb.text, &line) { return action }
        if let action = try passingTime(verb.text, &line) { return action }
        if let action = try recognizerAction(verb.text, &line) { return action }
        if let action = try viewAction(verb.text, &line) { return action }
        if let action = try otherEvent(verb.text, &line) { return action }
        throw verb.error("unknown action \(verb.text.quoted)")
    }

    func touchID(_ line: inout Line) throws(ScenarioError) -> TouchID {
        try line.next("a touch id").touchID(isRecorded: scenario.settings.isRecording)
    }

    private func touchAction(_ verb: String, _ line: inout Line) throws(ScenarioError) -> Action? {
        switch verb {
        case "down", "move":
            let id = try touchID(&line)
            let place = try line.point()
            return try touchAction(verb, id, place, &line)
        case "sample":
            let id = try touchID(&line)
            return .sample(id, try line.point())
        case "drag":
            let id = try touchID(&line)
            let place = try line.point()
            return .drag(id, to: place, try steps(&line))
        case "up": return .up(try touchID(&line))
        case "cancel": return .cancel(try touchID(&line))
        case "cancel-all": return .cancelAll
        case "frame": return .frame
        case "pointer": return .pointer(try line.point())
        case "pointer-leave": return .pointerLeave
        default: return nil
        }
    }

    private func passingTime(_ verb: String, _ line: inout Line) throws(ScenarioError) -> Action? {
        switch verb {
        case "wait": .wait
        case "deliver": .deliver
        case "tick": .tick(try steps(&line))
        default: nil
        }
    }

    /// `for MS [every MS]`
    private func steps(_ line: inout Line) throws(ScenarioError) -> Steps {
        try line.expect("for")
        let word = try line.next("the duration")
        var steps = Steps(duration: try word.milliseconds(called: "duration"))
        if line.skip("every") {
            steps.every = try line.next("the interval").milliseconds(called: "interval")
        }
        guard steps.duration > 0, steps.every > 0 else { throw word.error("it should last longer than 0 ms") }
        // Limit of steps, so that a typing error does not look like a hang.
        let mostSteps = 100_000
        guard steps.count <= mostSteps else { throw word.error("more than \(mostSteps) steps") }
        return steps
    }

    private func recognizerAction(_ verb: String, _ line: inout Line) throws(ScenarioError) -> Action? {
        func recognizer(with value: SettableValue? = nil) throws(ScenarioError) -> String {
            let word = try line.next("a recognizer")
            let kind = type(of: try names.recognizerKind(word))
            if let value, !kind.settableValues.contains(value) {
                throw word.error("\(word.text.quoted) has nothing that \(verb) could set")
            }
            return word.text
        }
        switch verb {
        case "enable": return .enable(try recognizerOrControl(&line))
        case "disable": return .disable(try recognizerOrControl(&line))
        case "add-recognizer": return .addRecognizer(try recognizer())
        case "remove-recognizer": return .removeRecognizer(try recognizer())
        case "destroy-recognizer": return .destroyRecognizer(try recognizer())
        case "set-translation":
            let name = try recognizer(with: .translation)
            return .setTranslation(name, try line.point())
        case "set-scale":
            let name = try recognizer(with: .scale)
            return .setScale(name, try line.next("the scale").finiteNumber())
        case "set-rotation":
            let name = try recognizer(with: .rotation)
            return .setRotation(name, try line.next("the angle").finiteNumber())
        default: return nil
        }
    }

    /// Reads a name of something that can be disabled (rules 5.13 and 9.3).
    private func recognizerOrControl(_ line: inout Line) throws(ScenarioError) -> String {
        let word = try line.next("a recognizer or control")
        return try names.thing(word) == .control ? word.text : try names.recognizer(word)
    }

    private func viewAction(_ verb: String, _ line: inout Line) throws(ScenarioError) -> Action? {
        switch verb {
        case "hide": return .hide(try names.view(try line.next("a view")))
        case "show": return .show(try names.view(try line.next("a view")))
        case "remove-view": return .removeView(try names.view(try line.next("a view")))
        case "destroy-view": return .destroyView(try names.view(try line.next("a view")))
        case "move-view":
            let view = try names.view(try line.next("a view"))
            return .moveView(view, try line.point())
        case "scroll-to":
            let view = try names.view(try line.next("a scroll view"))
            let offset = try line.point()
            return .scrollTo(view, offset, isAnimated: line.skip("animated"))
        case "zoom-to":
            let view = try names.view(try line.next("a scroll view"))
            let scale = try line.next("the scale").finiteNumber()
            return .zoomTo(view, scale, isAnimated: line.skip("animated"))
        case "stop-scrolling": return .stopScrolling(try names.view(try line.next("a scroll view")))
        case "become-first-responder":
            let word = try line.next("a view")
            // A recording may begin with any first responder.
            return .becomeFirstResponder(scenario.settings.isRecording ? try anyName(word) : try names.view(word))
        case "resign-first-responder": return .resignFirstResponder(try names.view(try line.next("a view")))
        default: return nil
        }
    }

    private func otherEvent(_ verb: String, _ line: inout Line) throws(ScenarioError) -> Action? {
        switch verb {
        case "modifiers":
            let word = try line.next("modifiers or none")
            return .modifiers(word.text == "none" ? [] : try word.set(of: Modifier.self, called: "modifier"))
        case "shake-began": return .shake(.began)
        case "shake-ended": return .shake(.ended)
        case "shake-cancelled": return .shake(.cancelled)
        case "remote":
            return .remote(try line.next("a command").oneOf(RemoteCommand.self, called: "remote command"))
        default: return nil
        }
    }
}
