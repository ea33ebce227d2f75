// SPDX-License-Identifier: MIT

/// A reference to a recognizer.
final class RecognizerIdentity: ObjectIdentity {
    unowned(unsafe) var recognizer: GestureRecognizer?

    init(of recognizer: GestureRecognizer) {
        self.recognizer = recognizer
    }
}

extension GestureRecognizer {
    /// The name in UTF-8, valid until it is set again; nil: the recognizer has none.
    package final var nameText: UnsafePointer<CChar>? { knownIdentity?.name.pointer }

    /// Copies a name. False: there is no memory for it.
    package final func setName(_ name: UnsafePointer<CChar>?) -> Bool {
        if name == nil, knownIdentity == nil { return true }
        return identityIfPossible?.name.set(name) ?? false
    }

    #if !hasFeature(Embedded)
        /// Appears in log lines, reasons and dumps; nil by default.
        public final var name: String? {
            get { nameText.map { String(cString: $0) } }
            set {
                guard let newValue else {
                    _ = setName(nil)
                    return
                }
                _ = newValue.withCString { setName($0) }
            }
        }
    #endif
}

extension GestureRecognizer {
    /// Of the panel that its touches are on; nil: its size is not known.
    @_optimize(speed)
    final var knownPixelsPerMillimetre: Double? {
        for touch in TouchSet(attempt.bound, in: pool) { return touch.source?.pixelsPerMillimetre }
        return nil
    }
}

extension GestureRecognizer.State {
    /// As scenario files and log lines spell it.
    package var word: StaticString {
        switch self {
        case .possible: "possible"
        case .began: "began"
        case .changed: "changed"
        case .ended: "ended"
        case .cancelled: "cancelled"
        case .failed: "failed"
        }
    }
}

extension GestureRecognizer: Described {
    /// `pan "scroll" (#7)`.
    @inline(never)
    package final func writeTitle(to line: inout TextLine) {
        line.append(literal: kind.word.utf8Start)
        line.append(name: nameText, number: number)
    }
}

extension TextLine {
    package mutating func append(_ recognizer: GestureRecognizer) { recognizer.writeTitle(to: &self) }
}
