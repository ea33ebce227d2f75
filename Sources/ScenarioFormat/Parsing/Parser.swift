// SPDX-License-Identifier: MIT

extension Scenario {
    /// Reads a scenario file. Throws for every malformed input.
    public init(parsing bytes: some Sequence<UInt8>) throws(ScenarioError) {
        var parser = Parser()
        try Lexer.forEachLine(of: Array(bytes)) { line throws(ScenarioError) in try parser.read(line) }
        self = parser.scenario
    }

    public init(parsing text: String) throws(ScenarioError) {
        try self.init(parsing: text.utf8)
    }
}

/// Reads a file line by line; the parts of a scenario have their lines read in extensions.
struct Parser {
    var scenario = Scenario()
    var names = Names()

    mutating func read(_ lexed: LexedLine) throws(ScenarioError) {
        if lexed.isLiveMark {
            scenario.settings.isWrittenLive = true
            return
        }
        if let loss = lexed.loss {
            note(RecordingLoss(loss, line: SourceLine(lexed.number)))
            return
        }
        var line = Line(lexed)
        if scenario.expectation != nil {
            let expected = try expectedLine(&line)
            scenario.expectation?.lines.append(expected)
            return
        }
        let first = try line.next("a word")
        switch first.text {
        case "at": try readTimelineEntry(&line)
        case "in": try readRule(&line)
        case "during": try readNested(first, &line)
        case "expect": scenario.expectation = try expectation(&line)
        default:
            guard scenario.timeline.isEmpty else {
                throw first.error("\(first.text.quoted) should be ‘at’, ‘in’ or ‘expect’: the set-up is over")
            }
            try readSetUp(first, &line)
        }
    }

    private mutating func note(_ loss: RecordingLoss) {
        guard scenario.settings.isRecording else { return }
        if let last = scenario.timeline.indices.last {
            scenario.timeline[last].losses.append(loss)
        } else {
            scenario.losses.append(loss)
        }
    }

    private mutating func readSetUp(_ first: Word, _ line: inout Line) throws(ScenarioError) {
        if try readSetting(first, &line) { return }
        if let declaration = try declaration(first, &line) {
            scenario.declarations.append(declaration)
        } else if let relation = try relation(first, &line) {
            scenario.relations.append(relation)
        } else {
            throw first.error("unknown word \(first.text.quoted)")
        }
    }

    private mutating func readTimelineEntry(_ line: inout Line) throws(ScenarioError) {
        let word = try line.next("the time")
        let time = try word.milliseconds()
        if let last = scenario.timeline.last, time < last.time, !scenario.settings.isRecording {
            throw word.error("time goes back from \(last.time.millisecondsText) to \(word.text)")
        }
        let action = try action(&line)
        scenario.timeline.append(TimelineEntry(time: time, action: action, line: line.source))
    }

    private mutating func readRule(_ line: inout Line) throws(ScenarioError) {
        let recognizer = try names.recognizer(try line.next("a recognizer"))
        try line.expect("on")
        var state = try line.next("a state")
        guard state.text.hasSuffix(":") else { throw state.error("a colon should end \(state.text.quoted)") }
        state.text.removeLast()
        let known = try state.oneOf(RecognizerState.self, called: "state")
        guard known.sendsAction else { throw state.error("no callback comes on \(known.rawValue)") }
        let action = try action(&line)
        scenario.rules.append(
            ReentrantRule(recognizer: recognizer, state: known, action: action, line: line.source))
    }
}
