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
    ///
    /// - Parameter panel: the only panel, if its size is known
    func describedTouches(isLong: Bool, on panel: Panel?) -> [String] {
        var lines = touches.map { track in
            "touch \(track.touch.id) at \(track.start.text)"
                + (panel.map { " (\($0.millimetres(of: track.start).text) mm)" } ?? "") + " went to "
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
        var clause = Clause(of: sentence, about: recognizer)
        clause.nameDelegate()
        return (hasOthers ? "was kept from touch \(touch), " : "took no part, ") + (wordsOfHost ?? clause.text)
    }
}

extension Explainer {
    /// Returns where the touches of a gesture went (rule 15.2); if long, also the views that were tried.
    public func describedTouches(of gesture: Gesture, isLong: Bool) -> [String] {
        gesture.describedTouches(isLong: isLong, on: panel)
    }

    /// Returns what kept the fingers of a gesture away from recognizers whose views lay under them, in the order of the
    /// file. Without a request only that is told which a person may have meant: no recognizer has fired, and the views in
    /// front took no part.
    public func obstacles(
        of gesture: Gesture, isRequested: Bool, _ isWanted: (String) -> Bool
    ) -> [String] {
        namedObstacles(of: gesture, isRequested: isRequested, isWanted).map(\.line)
    }

    func namedObstacles(
        of gesture: Gesture, isRequested: Bool = false, _ isWanted: (String) -> Bool = { _ in true }
    ) -> [(recognizer: String, line: String)] {
        let attempts = story.attempts(of: gesture)
        if !isRequested, attempts.contains(where: \.hasFired) { return [] }
        var lines: [(recognizer: String, line: String)] = []
        for recognizer in folded.recognizers.map(\.name) where isWanted(recognizer) {
            guard let obstructions = gesture.obstructions[recognizer] else { continue }
            let hasOthers = attempts.contains { $0.recognizer == recognizer }
            var told: Set<String> = []
            for obstruction in obstructions {
                if obstruction.obstacle.isCover, !isRequested, !attempts.isEmpty { continue }
                let part = hasOthers ? "was kept from touch \(obstruction.touch), " : "took no part, "
                let line = "\(title(of: recognizer)): \(part)\(obstruction.obstacle.text)"
                if told.insert(line).inserted { lines.append((recognizer, line)) }
            }
        }
        return lines
    }

    /// Returns the recognizers that got no touch of a gesture.
    public func bystanders(of gesture: Gesture) -> [(name: String, text: String)] {
        let involved = Set(
            story.attempts(of: gesture).map(\.recognizer) + gesture.refusals.map(\.recognizer)
                + Array(gesture.obstructions.keys))
        return folded.recognizers.compactMap { recognizer in
            guard !involved.contains(recognizer.name) else { return nil }
            let text = "\(title(of: recognizer.name)): no touch began in its view \"\(recognizer.view)\""
            return (recognizer.name, text)
        }
    }
}

extension Point {
    /// Coordinates in thousandths: those of a device are converted.
    fileprivate var text: String {
        func rounded(_ value: Double) -> String { ((value * 1_000).rounded() / 1_000).decimalText }
        return "\(rounded(x)), \(rounded(y))"
    }
}

extension Panel {
    /// Returns a place in mm from the panel's corner, in tenths.
    fileprivate func millimetres(of place: Point) -> Point {
        func part(_ value: Double, _ start: Double, _ length: Double, _ size: Double) -> Double {
            ((value - start) / length * size * 10).rounded() / 10
        }
        return Point(
            x: part(place.x, area.x, area.width, width), y: part(place.y, area.y, area.height, height))
    }
}
