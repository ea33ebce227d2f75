// SPDX-License-Identifier: MIT

extension Parser {
    /// Returns the relation that a line of the set-up declares, or nil if it declares none.
    mutating func relation(_ first: Word, _ line: inout Line) throws(ScenarioError) -> Relation? {
        let relation: Relation
        switch first.text {
        case "require": relation = try requirement(&line)
        case "sequenced": relation = try sequence(&line)
        case "delegate": relation = .delegate(try delegate(&line))
        case "prevents":
            let (recognizer, others) = try override(&line)
            relation = .prevents(recognizer: recognizer, others: others, line: line.source)
        case "prevented-by":
            let (recognizer, others) = try override(&line)
            relation = .preventedBy(recognizer: recognizer, others: others, line: line.source)
        default: return nil
        }
        try line.finish()
        guard !scenario.relations.contains(where: { $0.saysTheSameThing(as: relation) }) else {
            throw first.error("this has been said already")
        }
        return relation
    }

    private func requirement(_ line: inout Line) throws(ScenarioError) -> Relation {
        let recognizer = try names.recognizer(try line.next("a recognizer"))
        try line.expect("to-fail")
        let other = try line.next("a recognizer")
        guard other.text != recognizer else {
            throw other.error("\(recognizer.quoted) cannot require itself to fail")
        }
        return .requireToFail(recognizer: recognizer, other: try names.recognizer(other), line: line.source)
    }

    private func sequence(_ line: inout Line) throws(ScenarioError) -> Relation {
        let recognizer = try names.recognizer(try line.next("a recognizer"))
        try line.expect("after")
        let other = try line.next("a recognizer")
        guard other.text != recognizer else { throw other.error("\(recognizer.quoted) cannot follow itself") }
        return .sequenced(recognizer: recognizer, after: try names.recognizer(other), line: line.source)
    }

    private func delegate(_ line: inout Line) throws(ScenarioError) -> DelegateDeclaration {
        var delegate = DelegateDeclaration(
            recognizer: try names.recognizer(try line.next("a recognizer")), line: line.source)
        var options = try line.options()
        delegate.shouldBegin = try options.yesOrNo("should-begin")
        delegate.shouldReceiveEvent = try options.yesOrNo("should-receive-event")
        if let word = try options.value("should-receive-touch") {
            switch word.text {
            case "yes": delegate.shouldReceiveTouch = .all
            case "no": delegate.shouldReceiveTouch = ReceivedTouches.none
            default: delegate.shouldReceiveTouch = .only(try word.touchIDs())
            }
        }
        delegate.simultaneous = try others("simultaneous", &options)
        delegate.requireFailureOf = try others("require-failure-of", &options)
        delegate.requiredToFailBy = try others("required-to-fail-by", &options)
        try options.finish()
        return delegate
    }

    private func others(_ key: String, _ options: inout Options) throws(ScenarioError) -> OtherRecognizers? {
        guard let word = try options.value(key) else { return nil }
        return word.text == "*" ? .any : .only(try names.recognizers(word))
    }

    /// `A none` or `A B,…`
    private func override(
        _ line: inout Line
    ) throws(ScenarioError) -> (recognizer: String, others: [String]) {
        let recognizer = try line.next("a recognizer")
        guard type(of: try names.recognizerKind(recognizer)).isCustom else {
            throw recognizer.error("\(recognizer.text.quoted) is no custom recognizer")
        }
        let others = try line.next("none or a list of recognizers")
        return (recognizer.text, others.text == "none" ? [] : try names.recognizers(others))
    }
}

extension Relation {
    /// Returns whether both lines set the same relation, perhaps with another answer.
    fileprivate func saysTheSameThing(as other: Relation) -> Bool {
        switch (self, other) {
        case (.requireToFail(let a, let b, _), .requireToFail(let c, let d, _)): a == c && b == d
        // A recognizer follows one other.
        case (.sequenced(let one, _, _), .sequenced(let two, _, _)): one == two
        case (.delegate(let one), .delegate(let two)): one.recognizer == two.recognizer
        case (.prevents(let one, _, _), .prevents(let two, _, _)): one == two
        case (.preventedBy(let one, _, _), .preventedBy(let two, _, _)): one == two
        default: false
        }
    }
}
