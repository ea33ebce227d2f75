// SPDX-License-Identifier: MIT

extension Reason {
    /// Appends the reason as one sentence about a recognizer (rule 15.1). Without a recognizer, appends what follows
    /// the sentence's colon.
    @inline(never)
    package func write(to line: inout TextLine, about recognizer: GestureRecognizer?) {
        if let recognizer {
            line.append(recognizer)
            line.append(literal: outcome.words.utf8Start)
        }
        writeClause(to: &line, of: recognizer)
    }

    /// Appends the measured and required values.
    private func writeClause(to line: inout TextLine, of recognizer: GestureRecognizer?) {
        switch code {
        case .none: line.append("no reason")
        case .movedTooFar: writeLengths(to: &line, "its fingers moved ", " allowed")
        case .movedTooLittle: writeLengths(to: &line, "its fingers moved ", " needed")
        case .tooSlow: writeTimes(to: &line, "its fingers had not moved far enough after ", " allowed")
        case .tooLong: writeTimes(to: &line, "its fingers were down for ", " allowed")
        case .tooLate: writeTimes(to: &line, "its next tap had not come after ", " allowed")
        case .liftedEarly: writeTimes(to: &line, "its fingers lifted after ", " needed")
        case .tooManyTouches: writeCounts(to: &line, " allowed")
        case .tooFewTouches: writeCounts(to: &line, " needed")
        case .wrongDirection: writeAngles(to: &line, of: recognizer)
        case .outsideEdge: writeLengths(to: &line, "its touch went down inside of the edge by ", " allowed")
        case .refusedByDelegate: writeQuestion(to: &line)
        case .prevented:
            writeOther(to: &line)
            line.append(" recognized first")
        case .requirementRecognized:
            writeOther(to: &line)
            line.append(", which had to fail, recognized")
        case .requirementPending:
            writeOther(to: &line)
            line.append(" has to fail first")
        case .touchCancelled: line.append("a touch was cancelled")
        case .systemCancel: line.append("the system cancelled all touches")
        case .viewRemoved: line.append("it or its view was removed")
        case .disabled: line.append("it was disabled")
        case .abandoned: line.append("it did not finish within 5 s of its last touch")
        case .withheldBegan, .withheldEnded:
            writeOther(to: &line)
            line.append(" is undecided and delays ")
            line.append("touches that begin", if: code == .withheldBegan)
            line.append("touches that end", if: code == .withheldEnded)
        case .byItself: line.append("it set this state itself")
        case .wrongButtons:
            line.append("the buttons pressed are ")
            line.append(first)
            line.append(", those required are ")
            line.append(second)
        case .edgeDeferred:
            line.append("the view under its touch defers the ")
            writeEdges(UInt32(saturating: first), to: &line)
            line.append(" edge")
        case .noEdges: line.append("it has no edges, at least one is needed")
        case .modifiers:
            line.append("held are ")
            writeKeys(UInt32(saturating: first), to: &line)
            line.append(", required ")
            writeKeys(UInt32(saturating: second), to: &line)
            line.append(", forbidden ")
            writeKeys(UInt32(saturating: Double(third)), to: &line)
        case .refusedByControl:
            if let view { line.append(view) } else { line.append("a control") }
            line.append(" tracks a touch along this axis")
        case .notFirstTouch: line.append("another finger was down before its touch")
        case .requirementFailed:
            writeOther(to: &line)
            line.append(", after which it comes, did not recognize")
        }
    }

    /// Appends the angles of a movement in another direction than those allowed.
    @inline(never)
    private func writeAngles(to line: inout TextLine, of recognizer: GestureRecognizer?) {
        if let swipe = recognizer as? SwipeGestureRecognizer, swipe.direction.isEmpty {
            return line.append("it has no directions, at least one is needed")
        }
        line.append("its fingers moved at ")
        line.append(first * 180 / .pi)
        line.append("° to the edge's normal, ", if: recognizer?.kind == .screenEdgePan)
        line.append("° to the nearest direction, ", if: recognizer?.kind != .screenEdgePan)
        line.append(second * 180 / .pi)
        line.append("° are allowed")
    }

    private func writeOther(to line: inout TextLine) {
        if let recognizer { line.append(recognizer) } else { line.append("another recognizer") }
    }

    /// Appends the two lengths. The limits of a touchpad gesture are unknown.
    @inline(never)
    private func writeLengths(to line: inout TextLine, _ found: StaticString, _ asked: StaticString) {
        line.append(literal: found.utf8Start)
        line.append(first)
        line.append(" px")
        guard second > 0 else { return }
        if third > 0 {
            line.append(" (")
            line.append(first / Double(third))
            line.append(" mm)")
        }
        line.append(", ")
        line.append(second)
        line.append(" px are")
        line.append(literal: asked.utf8Start)
    }

    @inline(never)
    private func writeTimes(to line: inout TextLine, _ found: StaticString, _ asked: StaticString) {
        line.append(literal: found.utf8Start)
        line.append(first / 1000)
        line.append(" ms, ")
        line.append(second / 1000)
        line.append(" ms are")
        line.append(literal: asked.utf8Start)
    }

    @inline(never)
    private func writeCounts(to line: inout TextLine, _ asked: StaticString) {
        line.append(first)
        line.append(" touch", if: first == 1)
        line.append(" touches", if: first != 1)
        line.append(" came, ")
        line.append(second)
        line.append(" is", if: second == 1)
        line.append(" are", if: second != 1)
        line.append(literal: asked.utf8Start)
    }

    private func writeQuestion(to line: inout TextLine) {
        line.append(
            literal: Question(rawValue: Int32(truncatingIfNeeded: UInt32(saturating: first))).words.utf8Start)
        line.append(" was answered with no")
    }

    private func writeEdges(_ mask: UInt32, to line: inout TextLine) {
        var words = MaskWords(mask)
        words.write("top", for: 1, to: &line)
        words.write("left", for: 2, to: &line)
        words.write("bottom", for: 4, to: &line)
        words.write("right", for: 8, to: &line)
        words.writeRest(to: &line)
    }

    @inline(never)
    private func writeKeys(_ mask: UInt32, to line: inout TextLine) {
        var words = MaskWords(mask)
        words.write("shift", for: 1, to: &line)
        words.write("ctrl", for: 1 << 2, to: &line)
        words.write("alt", for: 1 << 3, to: &line)
        words.write("super", for: 1 << 6, to: &line)
        words.writeRest(to: &line)
    }
}

/// Text of a mask, one word per bit: `shift+super`.
private struct MaskWords {
    private let mask: UInt32
    private var rest: UInt32

    init(_ mask: UInt32) {
        self.mask = mask
        rest = mask
    }

    mutating func write(_ word: StaticString, for bit: UInt32, to line: inout TextLine) {
        guard rest & bit != 0 else { return }
        line.append("+", if: rest != mask)
        line.append(literal: word.utf8Start)
        rest &= ~bit
    }

    /// Appends bits without a word, and the word for an empty mask.
    func writeRest(to line: inout TextLine) {
        line.append("none", if: mask == 0)
        guard rest != 0 else { return }
        line.append("+", if: rest != mask)
        line.append(UInt64(rest))
    }
}

extension Reason.Outcome {
    fileprivate var words: StaticString {
        switch self {
        case .none: ": "
        case .failed: " failed: "
        case .cancelled: " was cancelled: "
        case .held: " is held: "
        case .refused: " was not bound: "
        }
    }
}

extension Reason.Question? {
    fileprivate var words: StaticString {
        switch self {
        case .shouldBegin: "should-begin"
        case .shouldReceiveEvent: "should-receive-event"
        case .shouldReceiveTouch: "should-receive-touch"
        case nil: "a question"
        }
    }
}

extension UInt32 {
    /// Creates the nearest number; NaN gives 0.
    @inline(never)
    fileprivate init(saturating number: Double) {
        self = number > 0 ? UInt32(exactly: Swift.min(number, 4_294_967_295).rounded(.down)) ?? 0 : 0
    }
}
