// SPDX-License-Identifier: MIT

/// A non-retaining reference to a recognizer.
final class RecognizerIdentity: ObjectIdentity {
    unowned(unsafe) var recognizer: GestureRecognizer?

    init(of recognizer: GestureRecognizer) {
        self.recognizer = recognizer
    }
}

extension GestureRecognizer {
    /// Name in UTF-8, valid until it is set again; nil if the recognizer has none.
    package final var nameText: UnsafePointer<CChar>? { knownIdentity?.name.pointer }

    /// Copies a name. Returns false if out of memory.
    package final func setName(_ name: UnsafePointer<CChar>?) -> Bool {
        if name == nil, knownIdentity == nil { return true }
        return identityIfPossible?.name.set(name) ?? false
    }

    #if !hasFeature(Embedded)
        /// Name for log lines, reasons and dumps. Default: nil. O(length).
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
    /// Density of the panel with the touches, in px per mm, or nil if its size is unknown.
    @_optimize(speed)
    final var knownPixelsPerMillimetre: Double? {
        for touch in TouchSet(attempt.bound, in: pool) { return touch.source?.pixelsPerMillimetre }
        return nil
    }
}

extension GestureRecognizer.State {
    /// Name of the state in scenario files and log lines.
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
    /// Writes a title such as `pan "scroll" (#7)`.
    @inline(never)
    package final func writeTitle(to line: inout TextLine) {
        line.append(literal: kind.word.utf8Start)
        line.append(name: nameText, number: number)
    }
}

extension TextLine {
    package mutating func append(_ recognizer: GestureRecognizer) { recognizer.writeTitle(to: &self) }
}
