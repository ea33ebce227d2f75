// SPDX-License-Identifier: MIT

/// Something that a callback does each time it is called (rule 12.1).
struct Deed: Hashable, Sendable {
    /// The callback in which it happens.
    enum Moment: Hashable, Sendable {
        case action(Int, Entry.State)
        /// Callbacks of any view, or events of the client.
        case view(Entry.What)
        /// Questions to the delegate of a recognizer.
        case shouldBegin(Int)
        case shouldReceive(Int)
        case simultaneous(Int)
    }

    var moment: Moment
    var act: Step.Act

    /// Whether scenario files can express it: they know only actions as moments.
    var isInScenarios: Bool {
        if case .action = moment { return true }
        return false
    }
}
