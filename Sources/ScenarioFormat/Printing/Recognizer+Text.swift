// SPDX-License-Identifier: MIT

extension RecognizerDeclaration {
    var text: String {
        var line = TextLine(kind.word, name, "on", view)
        line.add(kind)
        line.add("cancels-touches-in-view", options.cancelsTouchesInView)
        line.add("delays-touches-began", options.delaysTouchesBegan)
        line.add("delays-touches-ended", options.delaysTouchesEnded)
        line.add("disabled", if: options.isDisabled)
        line.add("detached", if: options.isDetached)
        line.add("touch-types", options.touchTypes?.commaText)
        line.add("buttons", options.buttons?.commaText)
        line.add("scroll-types", options.scrollTypes?.commaText)
        return line.text
    }
}

extension TextLine {
    fileprivate mutating func add(_ kind: RecognizerKind) {
        switch kind {
        case .tap(let taps, let touches):
            add("taps", taps)
            add("touches", touches)
        case .pan(let minimum, let maximum):
            add("min-touches", minimum)
            add("max-touches", maximum)
        case .swipe(let directions, let touches):
            add("direction", directions.commaText)
            add("touches", touches)
        case .longPress(let press):
            add("duration", press.duration?.millisecondsText)
            add("movement", press.movement?.decimalText)
            add("taps", press.taps)
            add("touches", press.touches)
        case .screenEdgePan(let edges):
            add("edges", edges.commaText)
        case .custom(let custom):
            for phase in TouchPhase.allCases {
                add(phase.rawValue, custom.acts[phase]?.text)
            }
            add("discrete", if: custom.isDiscrete)
        case .pinch, .rotation, .hover, .checkmark:
            break
        }
    }
}

extension CustomAct {
    fileprivate var text: String {
        let act =
            switch step {
            case .set(let state): state.rawValue
            case .ignoreHanded: "ignore"
            case .ignore(let touches): "ignore:\(touches.commaText)"
            }
        return if let onlyAtCallback { "@\(onlyAtCallback):\(act)" } else { act }
    }
}

extension Relation {
    var text: String {
        switch self {
        case .requireToFail(let recognizer, let other, _): "require \(recognizer) to-fail \(other)"
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
