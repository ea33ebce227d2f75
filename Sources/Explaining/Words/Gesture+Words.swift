// SPDX-License-Identifier: MIT

import ScenarioFormat
import ScenarioRunner

extension Gesture {
    /// `gesture 1: at 0 ms for 212 ms, 3 fingers`
    public var heading: String {
        let length = end.map { "for \(($0 - start).millisecondsText) ms" } ?? "to the end of the file"
        let fingers =
            touches.isEmpty ? "no fingers" : touches.count == 1 ? "1 finger" : "\(touches.count) fingers"
        return "gesture \(index + 1): at \(start.millisecondsText) ms \(length), \(fingers)"
    }

    /// Returns a line for the hit view of each touch (rule 15.2); if long, also the views that were tried.
    public func wayOfTouches(isLong: Bool) -> [String] {
        var lines = touches.map { track in
            "touch \(track.touch.id) at \(track.start.x.decimalText), \(track.start.y.decimalText) went to "
                + (track.view.map { "view \"\($0)\"" } ?? "no view")
        }
        if isLong { lines += trials }
        return lines
    }
}

extension Gesture.Refusal {
    /// Returns the text after the recognizer's title: whether it had other touches of the gesture, and the library's
    /// reason.
    public func text(hasOthers: Bool) -> String {
        (hasOthers ? "was kept from touch \(touch), " : "took no part, ") + Clause(of: sentence).text
    }
}

extension Explainer {
    /// Returns the recognizers that got no touch of a gesture.
    public func bystanders(of gesture: Gesture) -> [(name: String, text: String)] {
        let involved = Set(story.attempts(of: gesture).map(\.recognizer) + gesture.refusals.map(\.recognizer))
        return source.setUp.declarations.compactMap { declaration in
            guard case .recognizer(let recognizer) = declaration, !involved.contains(recognizer.name) else {
                return nil
            }
            let text = "\(title(of: recognizer.name)): no touch began in its view \"\(recognizer.view)\""
            return (recognizer.name, text)
        }
    }
}
