// SPDX-License-Identifier: MIT

extension RecognizerDeclaration {
    var text: String {
        var line = TextLine(type(of: kind).word, name, "on", view)
        (kind as? any RecognizerSyntax)?.addAll(to: &line)
        line.add("cancels-touches-in-view", options.cancelsTouchesInView)
        line.add("delays-touches-began", options.delaysTouchesBegan)
        line.add("delays-touches-ended", options.delaysTouchesEnded)
        line.add("disabled", if: options.isDisabled)
        line.add("detached", if: options.isDetached)
        line.add("touch-types", options.touchTypes?.commaText)
        line.add("modifiers", options.modifiers?.commaText)
        line.add("without-modifiers", options.excludedModifiers?.commaText)
        line.add("whole-sequences", if: options.requiresWholeSequence)
        line.add("delay-together", options.delayTogether?.millisecondsText)
        line.add("delay-undecided", options.delayUndecided?.millisecondsText)
        return line.text
    }
}

extension Relation {
    var text: String {
        switch self {
        case .requireToFail(let recognizer, let other, _): "require \(recognizer) to-fail \(other)"
        case .sequenced(let recognizer, let other, _): "sequenced \(recognizer) after \(other)"
        case .prevents(let recognizer, let others, _): "prevents \(recognizer) \(others.orNone)"
        case .preventedBy(let recognizer, let others, _): "prevented-by \(recognizer) \(others.orNone)"
        case .delegate(let delegate): delegate.text
        }
    }
}

extension DelegateDeclaration {
    fileprivate var text: String {
        var line = TextLine("delegate", recognizer)
        line.add("should-begin", shouldBegin)
        line.add("should-receive-event", shouldReceiveEvent)
        line.add("should-receive-touch", shouldReceiveTouch?.text)
        line.add("simultaneous", simultaneous?.text)
        line.add("require-failure-of", requireFailureOf?.text)
        line.add("required-to-fail-by", requiredToFailBy?.text)
        return line.text
    }
}

extension ReceivedTouches {
    fileprivate var text: String {
        switch self {
        case .all: "yes"
        case .none: "no"
        case .only(let touches): touches.commaText
        }
    }
}

extension OtherRecognizers {
    fileprivate var text: String {
        switch self {
        case .any: "*"
        case .only(let names): names.joined(separator: ",")
        }
    }
}

extension [String] {
    fileprivate var orNone: String { isEmpty ? "none" : joined(separator: ",") }
}
