// SPDX-License-Identifier: MIT

/// Something that a callback does, whenever it is called (rule 12.1).
struct Deed: Hashable, Sendable {
    /// The callback.
    enum Moment: Hashable, Sendable {
        case action(Int, Entry.State)
        /// Of any view, or of the client.
        case view(Entry.What)
        /// Questions to the delegate of a recognizer.
        case shouldBegin(Int)
        case shouldReceive(Int)
        case simultaneous(Int)
    }

    var moment: Moment
    var act: Step.Act

    /// Scenario files know actions as moments, and no others.
    var isInScenarios: Bool {
        if case .action = moment { return true }
        return false
    }
}
