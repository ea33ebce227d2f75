// SPDX-License-Identifier: MIT

import Inspection
import ScenarioFormat

/// The part of a file that is drawn.
struct TimelineWindow {
    var begin: Microseconds
    var longest: Microseconds
    /// Sentence about the parts of the file that are not drawn; nil if all is.
    var note: String?

    /// Time that is shown before and after a gesture.
    private static let margin: Microseconds = 1_000_000

    init(begin: Microseconds, longest: Microseconds) {
        (self.begin, self.longest) = (begin, longest)
    }

    init(_ choice: GestureChoice, of source: ScenarioSource, longest: Microseconds) throws(ScenarioError) {
        self.init(begin: source.start, longest: longest)
        switch choice {
        case .all:
            self.longest = .max
            return
        case .automatic where source.end.subtractingReportingOverflow(source.start).partialValue <= longest: return
        default: break
        }
        let story = try Story(of: source)
        guard let gesture = try choice.gesture(of: story) else { return }
        begin = max(source.start, gesture.start - TimelineWindow.margin)
        let end = gesture.end.map { $0 + TimelineWindow.margin } ?? source.end
        // A longer gesture is cut off like a longer file.
        guard end - begin <= longest else { return }
        self.longest = end - begin
        let count = story.gestures.count
        if case .automatic = choice, count > 1 {
            note =
                "drawn is gesture \(gesture.index + 1) of \(count); --gesture N draws another one, --all the whole file"
        }
    }
}
