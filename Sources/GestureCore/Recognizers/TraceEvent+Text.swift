// SPDX-License-Identifier: MIT

extension TraceEvent {
    /// Appends the event as one sentence (rules 15.1, 15.2).
    @inline(never)
    package func write(to line: inout TextLine) {
        switch kind {
        case .state:
            guard reason.code == .none, let recognizer else { return reason.write(to: &line, about: recognizer) }
            line.append(recognizer)
            line.append(": ")
            line.append(literal: previousState.word.utf8Start)
            line.append(" to ")
            line.append(literal: state.word.utf8Start)
        case .held, .refused: reason.write(to: &line, about: recognizer)
        case .withheld, .released, .cancelled: writeTouch(to: &line)
        case .tried, .offered:
            if let view { line.append(view) }
            if let recognizer { line.append(recognizer) }
            line.append(": ")
            writeVerdict(to: &line)
        case .progress:
            guard let recognizer else { return }
            line.append(recognizer)
            line.append(": ")
            recognizer.progress.write(to: &line)
        }
    }

    private func writeTouch(to line: inout TextLine) {
        line.append("touch ")
        line.append(Int(touch?.id ?? 0))
        if let view = touch?.view {
            line.append(" on ")
            line.append(view)
        }
        switch kind {
        case .withheld: line.append(" is withheld: ")
        case .released: return line.append(" is released")
        default: line.append(" is cancelled: ")
        }
        reason.write(to: &line, about: nil)
    }

    private func writeVerdict(to line: inout TextLine) {
        line.append(literal: verdict.words.utf8Start)
        if verdict == .covered, let coveringView { line.append(coveringView) }
        if verdict == .refusedByDelegate || verdict == .modifiers { reason.write(to: &line, about: nil) }
    }
}

extension Progress {
    /// Appends the value, its limit and their unit.
    fileprivate func write(to line: inout TextLine) {
        let factor = unit == .microseconds ? 0.001 : 1
        line.append(value * factor)
        line.append(" of ")
        line.append(limit * factor)
        line.append(literal: unit.words.utf8Start)
    }
}

extension Progress.Unit {
    fileprivate var words: StaticString {
        switch self {
        case .none: ""
        case .pixels: " px"
        case .microseconds: " ms"
        case .touches: " touches"
        case .taps: " taps"
        }
    }
}

extension Verdict {
    fileprivate var words: StaticString {
        switch self {
        case .none: "none"
        case .hit: "hit"
        case .outside: "outside"
        case .hidden: "hidden"
        case .noInteraction: "no interaction"
        case .transparent: "transparent"
        case .covered: "covered by "
        case .singularTransform: "its transform cannot be inverted"
        case .bound: "bound"
        case .disabled: "disabled"
        case .touchType: "other touch type"
        case .modifiers: "modifiers: "
        case .otherSeat: "busy with touches of another seat"
        case .inhibited: "inhibited by a view below it"
        case .refusedByDelegate: "refused: "
        case .busy: "busy until its reset"
        case .notFirstTouch: "not-first-touch: another finger was down before"
        }
    }
}

#if !hasFeature(Embedded)
    extension TraceEvent: CustomStringConvertible {
        /// The event as one sentence. O(length).
        public var description: String { TextLine.string { write(to: &$0) } }
    }

    extension Reason: CustomStringConvertible {
        /// The measured and required values, without the recognizer's name (rule 15.1). O(length).
        public var description: String { TextLine.string { write(to: &$0, about: nil) } }
    }

    extension GestureRecognizer {
        /// Why the recognizer last failed, was cancelled, refused or held, as one sentence (rule 15.1). O(length).
        public final var reasonDescription: String { TextLine.string { reason.write(to: &$0, about: self) } }
    }
#endif
