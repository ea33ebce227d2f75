// SPDX-License-Identifier: MIT

// Reads lines that occur only in recordings.

extension Parser {
    /// `recording 1`: the file is a recording.
    mutating func readRecording(_ first: Word, _ line: inout Line) throws(ScenarioError) {
        let version = try line.next("the version of the recording")
        guard version.text == "1" else {
            throw version.error("recordings of version \(version.text.quoted) are unknown")
        }
        try line.finish()
        guard scenario.declarations.isEmpty, scenario.relations.isEmpty, !scenario.settings.isRecording else {
            throw first.error("\(first.text.quoted) should stand before any view, once")
        }
        scenario.settings.isRecording = true
    }

    /// `during NAME CALLBACK N: [at T] ACTION`
    mutating func readNested(_ first: Word, _ line: inout Line) throws(ScenarioError) {
        guard let last = scenario.timeline.indices.last, scenario.settings.isRecording else {
            throw first.error("\(first.text.quoted) should stand below a line ‘at’ of a recording")
        }
        let nameWord = try line.next("a name")
        let callback = try line.next("a callback").oneOf(HostCallback.self, called: "callback")
        let name = names.isClient(nameWord.text) ? nameWord.text : try anyName(nameWord)
        var ordinal = try line.next("the number of the callback")
        guard ordinal.text.hasSuffix(":") else { throw ordinal.error("a colon should end \(ordinal.text.quoted)") }
        ordinal.text.removeLast()
        let number = try ordinal.integer(in: 1...Int32.max, called: "number of a callback")
        let time = line.skip("at") ? try line.next("the time").milliseconds() : nil
        let action = try action(&line)
        scenario.timeline[last].nested.append(
            NestedAction(name: name, callback: callback, ordinal: number, time: time, action: action))
    }

    /// Returns the name of an object of any type. The application and its delegate need no declaration.
    func anyName(_ word: Word) throws(ScenarioError) -> String {
        let known = [Declaration.applicationName, Declaration.applicationDelegateName]
        if !known.contains(word.text), !names.isClient(word.text) { _ = try names.thing(word) }
        return word.text
    }

    mutating func recordedAction(_ verb: Word, _ line: inout Line) throws(ScenarioError) -> Action? {
        guard scenario.settings.isRecording else { return nil }
        switch verb.text {
        case "new":
            let first = try line.next("a declaration")
            guard let declaration = try declaration(first, &line) else {
                throw first.error("\(first.text.quoted) makes nothing")
            }
            return .make(declaration)
        case "change-source":
            return .changeSource(try sourceOptions(of: try names.source(try line.next("a touch source")), &line))
        case "set": return .set(try propertyChange(&line))
        case "answer": return .answer(try answer(&line))
        default:
            guard let known = RecordedVerb(rawValue: verb.text) else { return nil }
            return .call(try call(known, &line))
        }
    }

    private func propertyChange(_ line: inout Line) throws(ScenarioError) -> PropertyChange {
        let name = try anyName(try line.next("a name"))
        let word = try line.next("a property")
        let parts = word.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { throw word.error("\(word.text.quoted) should read PROPERTY=NUMBER,…") }
        let property = try Word(text: String(parts[0]), line: word.line)
            .oneOf(RecordedProperty.self, called: "property")
        let values = try Word(text: String(parts[1]), line: word.line).numbers(property.count)
        return PropertyChange(name: name, property: property, values: values)
    }

    private func answer(_ line: inout Line) throws(ScenarioError) -> RecordedAnswer {
        let word = try line.next("an answer")
        switch word.text {
        case "yes": return .yes
        case "no": return .no
        case "unhandled": return .unhandled
        case "none": return .view(nil)
        default:
            guard line.isAtEnd else {
                return .place(Point(x: try word.finiteNumber(), y: try line.next("Y").finiteNumber()))
            }
            return .view(try names.view(word))
        }
    }

    private mutating func call(_ verb: RecordedVerb, _ line: inout Line) throws(ScenarioError) -> RecordedCall {
        var call = RecordedCall(verb)
        for part in verb.parts {
            try read(part, into: &call, &line)
        }
        return call
    }

    private mutating func read(
        _ part: RecordedVerb.Part, into call: inout RecordedCall, _ line: inout Line
    ) throws(ScenarioError) {
        switch part {
        case .name: call.names.append(try anyName(try line.next("a name")))
        case .nameOrNone:
            let word = try line.next("a name or none")
            call.names.append(word.text == "none" ? nil : try anyName(word))
        case .newName:
            let kind: any RecognizerKind = call.names.count == 1 ? PanKind() : PinchKind()
            call.names.append(try names.declare(try line.next("a new name"), as: kind))
        case .number: call.numbers.append(try line.next("a number").finiteNumber())
        case .touch: call.touches.append(try touchID(&line))
        case .touches: call.touches = try line.next("touch ids").touchIDs(areRecorded: true)
        case .state: call.word = try line.next("a state").oneOf(RecognizerState.self, called: "state").rawValue
        case .phase: call.word = try line.next("a phase").oneOf(TouchPhase.self, called: "phase").rawValue
        case .deadline:
            let word = try line.next("a time or none")
            call.time = word.text == "none" ? nil : try word.milliseconds()
        case .animated: call.isAnimated = line.skip("animated")
        case .region: try readRegion(into: &call, &line)
        }
    }

    private func readRegion(into call: inout RecordedCall, _ line: inout Line) throws(ScenarioError) {
        let words = ["none", "empty", "more"]
        call.word = words.first { line.skip($0) }
        if call.word == "none" || call.word == "empty" { return }
        repeat {
            call.numbers += try line.next("rectangles, none or empty").numbers(4)
        } while !line.isAtEnd
    }
}
