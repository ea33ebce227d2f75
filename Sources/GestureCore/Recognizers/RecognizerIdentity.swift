// SPDX-License-Identifier: MIT

/// A non-retaining reference to a recognizer.
package final class RecognizerIdentity: ObjectIdentity {
    unowned(unsafe) var recognizer: GestureRecognizer?

    init(of recognizer: GestureRecognizer) {
        self.recognizer = recognizer
    }
}

extension GestureRecognizer: Named {
    #if !hasFeature(Embedded)
        /// Name for log lines, reasons and dumps. Default: nil. O(length).
        public final var name: String? {
            get { nameString }
            set { nameString = newValue }
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
