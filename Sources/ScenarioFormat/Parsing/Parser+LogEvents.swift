// SPDX-License-Identifier: MIT

extension Parser {
    /// Reads an event of an object, and checks that such an object has such events.
    func logEvent(of name: Word, _ line: inout Line) throws(ScenarioError) -> LogEvent {
        let word = try line.next("an event")
        guard let event = try event(of: name, word, &line) else {
            throw word.error("no \(word.text.quoted) comes from \(name.text.quoted)")
        }
        guard scenario.expectation?.shows(event) ?? true else {
            throw word.error("such a line comes only with ‘expect \(event.flag)’")
        }
        return event
    }

    private func event(of name: Word, _ word: Word, _ line: inout Line) throws(ScenarioError) -> LogEvent? {
        if name.text == HostEvent.hostName, word.text == "gets" {
            return .handedBack(try line.next("what").oneOf(HostEvent.self, called: "indirect input"))
        }
        // Clients have a separate set of names, and these two events.
        if let event = WireEvent(rawValue: word.text), event == .frame || event == .cancel {
            guard names.isClient(name.text) else { throw name.error("\(name.text.quoted) is no client") }
            return .wire(event)
        }
        let thing = try names.thing(name)
        switch thing {
        case .recognizer: return try recognizerEvent(word, &line)
        case .surface: return WireEvent(rawValue: word.text).map(LogEvent.wire)
        default: break
        }
        if thing == .control, let event = ControlEvent(rawValue: word.text) {
            return .control(event)
        }
        if thing == .scrollView, let event = ScrollEvent(rawValue: word.text) {
            return .scroll(event)
        }
        return try responderEvent(word, &line)
    }

    private func recognizerEvent(_ word: Word, _ line: inout Line) throws(ScenarioError) -> LogEvent? {
        switch word.text {
        case "->":
            return .transition(try line.next("a state").oneOf(RecognizerState.self, called: "state"))
        case "?":
            let question = try line.next("a question").oneOf(DelegateQuestion.self, called: "question")
            guard question.isAboutAnother else { return .question(question, other: nil) }
            return .question(question, other: try names.recognizer(try line.next("the other recognizer")))
        default:
            guard let state = RecognizerState(rawValue: word.text), state.sendsAction else { return nil }
            return .action(state)
        }
    }

    private func responderEvent(_ word: Word, _ line: inout Line) throws(ScenarioError) -> LogEvent? {
        if word.text == "remote" {
            return .remote(try line.next("a command").oneOf(RemoteCommand.self, called: "remote command"))
        }
        if let news = ResponderNews(rawValue: word.text) { return .responder(news) }
        if word.text == "edge-deferred" {
            return .edgeDeferred(try line.next("an edge").oneOf(Edge.self, called: "edge"))
        }
        if word.text == "tablet-mode" { return .tabletMode(try line.next("on or off").onOrOff()) }
        if let phase = word.text.suffix(after: "touches-").flatMap(TouchPhase.init) {
            return .touches(phase)
        }
        return word.text.suffix(after: "motion-").flatMap(MotionPhase.init).map(LogEvent.motion)
    }
}

extension String {
    fileprivate func suffix(after prefix: String) -> String? {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
    }
}
