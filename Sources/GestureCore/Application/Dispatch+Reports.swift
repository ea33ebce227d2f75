// SPDX-License-Identifier: MIT

/// Log lines for client bugs that the engine detects (rule 12.8).
extension Dispatch {
    static var endlessUpdates: StaticString { "callbacks request updates without end; stopped" }

    @inline(never)
    func reportIllegal(_ state: GestureRecognizer.State, of recognizer: GestureRecognizer) {
        diagnostics.report(.illegalState) { line in
            line.append(recognizer)
            line.append(": state cannot be set to ")
            line.append(literal: state.word.utf8Start)
            line.append(" from ")
            line.append(literal: recognizer.currentState.word.utf8Start)
            line.append(" of a discrete recognizer", if: recognizer.isDiscrete)
            line.append(" while it is disabled", if: !recognizer.isEnabled)
            line.append(" while it is on no view", if: recognizer.view == nil)
        }
    }

    /// Logs that a lifted touch is held back, naming one of the recognizers that hold it.
    @inline(never)
    func reportRetained(_ touch: Touch) {
        var keeper: GestureRecognizer?
        forEachRecognizer { if keeper == nil, $0.attempt.bound.contains(touch.slot) { keeper = $0 } }
        diagnostics.report(
            .retainedTouches, about: keeper, ": too many lifted touches wait for it to finish; the oldest was ended")
    }
}
