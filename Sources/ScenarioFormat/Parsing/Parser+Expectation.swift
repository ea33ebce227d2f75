// SPDX-License-Identifier: MIT

extension Parser {
    func expectation(_ line: inout Line) throws(ScenarioError) -> Expectation {
        var options = try line.options()
        let expectation = Expectation(
            showsStates: try options.flag("states"),
            showsDelegates: try options.flag("delegates"),
            showsWire: try options.flag("wire"),
            showsHost: try options.flag("host"),
            showsResponders: try options.flag("responders"),
            showsScrolling: try options.flag("scrolling"),
            isAnyOrder: try options.flag("any-order"),
            line: line.source)
        try options.finish()
        return expectation
    }

    /// `T  NAME EVENT [ID …] [X Y] [key=value …] [*]`
    func expectedLine(_ line: inout Line) throws(ScenarioError) -> ExpectedLine {
        let timeWord = try line.next("the time")
        let time = timeWord.text == "-" ? nil : try timeWord.milliseconds()
        let name = try line.next("a name")
        let event = try logEvent(of: name, &line)
        var expected = ExpectedLine(time: time, name: name.text, event: event, line: line.source)
        if event.hasTouches {
            expected.ids = try touches(of: event, &line)
        }
        if event.hasCoordinates {
            for axis in ["X", "Y"] {
                expected.coordinates.append(try line.next(axis).numberWithTolerance())
            }
        }
        try readKeys(&line, into: &expected)
        return expected
    }

    private func touches(of event: LogEvent, _ line: inout Line) throws(ScenarioError) -> [TouchID] {
        var ids = [try line.next("a touch id").touchID()]
        guard !event.isWire else { return ids }
        while let word = line.peek, word.text != "*", !word.text.contains("=") {
            let id = try line.next("a touch id").touchID()
            guard let last = ids.last, last < id else { throw word.error("touch ids should ascend") }
            ids.append(id)
        }
        return ids
    }

    private func readKeys(_ line: inout Line, into expected: inout ExpectedLine) throws(ScenarioError) {
        while !line.isAtEnd {
            let word = try line.next("a key")
            if word.text == "*" {
                guard expected.event.mayFold, !expected.folds else {
                    throw word.error("this line cannot be folded")
                }
                expected.folds = true
                continue
            }
            let parts = word.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let key = LogKey(rawValue: String(parts[0])),
                expected.event.keys.contains(key)
            else {
                throw word.error("a ‘\(expected.event.text)’ line has no \(word.text.quoted)")
            }
            let value = try Word(text: String(parts[1]), line: word.line).value(of: key)
            guard expected.keys.updateValue(value, forKey: key) == nil else {
                throw word.error("\(key.rawValue.quoted) is said twice")
            }
        }
    }
}

extension Word {
    fileprivate func value(of key: LogKey) throws(ScenarioError) -> ExpectedValue {
        switch key {
        case .translation, .velocity, .location, .at, .previous, .offset, .target:
            let parts = commaSeparated()
            guard parts.count == 2 else { throw error("\(key.rawValue)=X,Y needs two numbers") }
            return .numbers([try parts[0].numberWithTolerance(), try parts[1].numberWithTolerance()])
        case .transform:
            let parts = commaSeparated()
            guard parts.count == 6 else { throw error("transform=a,b,c,d,tx,ty needs six numbers") }
            var numbers: [ExpectedNumber] = []
            for part in parts { numbers.append(try part.numberWithTolerance()) }
            return .numbers(numbers)
        case .scale, .rotation, .force, .tilt, .azimuth:
            return .numbers([try numberWithTolerance()])
        case .touches, .taps, .all, .coalesced, .predicted, .buttons, .wireID:
            return .count(Int64(try integer(in: 0...Int32.max, called: "value of \(key.rawValue)")))
        case .stationary:
            return .touches(try touchIDs().sorted())
        case .reason:
            return .reason(try oneOf(FailureReason.self, called: "reason"))
        }
    }

    /// `V` or `V~D`
    fileprivate func numberWithTolerance() throws(ScenarioError) -> ExpectedNumber {
        let parts = text.split(separator: "~", maxSplits: 1, omittingEmptySubsequences: false)
            .map { Word(text: String($0), line: line) }
        let value = try parts[0].finiteNumber()
        guard parts.count == 2 else { return ExpectedNumber(value) }
        return ExpectedNumber(value, tolerance: try parts[1].number(atLeast: 0, called: "a tolerance"))
    }
}
