// SPDX-License-Identifier: MIT

extension Property {
    static let stateProperties = [
        Property(name: "state transitions are legal", rule: "5.2", violation: illegalTransition),
        Property(name: "each gesture sends each of its actions once", rule: "5.6, 5.7", violation: illegalAction),
        Property(name: "discrete recognizers never begin", rule: "5.2", violation: discreteBegan),
        Property(name: "actions of a delivery come in recognizer order", rule: "5.8, 4.4", violation: disorder),
    ]

    private static func illegalTransition(_ story: inout Story) -> String? {
        var states = [Entry.State](repeating: .possible, count: story.world.recognizers.count)
        for entry in story.entries where entry.what == .state {
            let old = states[entry.subject]
            let isLegal =
                switch entry.state {
                case .possible: old.isFinished
                case .began, .failed: old == .possible
                case .changed, .cancelled: old.isActive
                case .ended: !old.isFinished
                }
            if !isLegal || entry.previous != old {
                return "\(Story.name(entry.subject)) went from \(old) to \(entry.state)"
            }
            states[entry.subject] = entry.state
        }
        return nil
    }

    private static func illegalAction(_ story: inout Story) -> String? {
        for recognizer in story.world.recognizers.indices {
            var isActive = false
            var owed: [Entry.State] = []
            var changedIn: UInt64?
            var isDestroyed = false
            for entry in story.entries where entry.subject == recognizer {
                if entry.what == .destruction {
                    // Rule 12.3: a destroyed recognizer sends nothing more.
                    (isDestroyed, isActive, owed) = (true, false, [])
                }
                if isDestroyed, entry.what == .state { continue }
                if entry.what == .state, entry.state != .possible, entry.state != .failed, entry.state != .changed {
                    owed.append(entry.state)
                }
                guard entry.what == .action else { continue }
                if entry.state == .changed {
                    if !isActive { return "\(Story.name(recognizer)) changed before it began" }
                    if changedIn == entry.delivery { return "\(Story.name(recognizer)) changed twice in a delivery" }
                    changedIn = entry.delivery
                } else if owed.first == entry.state {
                    owed.removeFirst()
                    isActive = entry.state == .began
                } else {
                    return "\(Story.name(recognizer)) sent \(entry.state) without a transition"
                }
            }
            if let state = owed.first { return "\(Story.name(recognizer)) did not send \(state)" }
            if isActive { return "\(Story.name(recognizer)) never ended" }
        }
        return nil
    }

    private static func discreteBegan(_ story: inout Story) -> String? {
        for entry in story.entries where entry.what == .state && (entry.state.isActive || entry.state == .cancelled) {
            if story.world.recognizers[entry.subject].kind.isDiscrete {
                return "\(Story.name(entry.subject)) is discrete and \(entry.state)"
            }
        }
        return nil
    }

    /// Compares actions of the same delivery and time, between which no timer or release runs actions.
    private static func disorder(_ story: inout Story) -> String? {
        if story.world.hasRequirements || story.world.isChanging { return nil }
        let depth = [0, 1, 1]
        var last: Entry?
        for entry in story.entries where entry.what == .action {
            defer { last = entry }
            guard let last, last.delivery == entry.delivery, last.subject != entry.subject else { continue }
            let (one, other) = (story.world.recognizers[last.subject], story.world.recognizers[entry.subject])
            let isInOrder =
                depth[one.view] != depth[other.view]
                ? depth[one.view] > depth[other.view]
                : one.view != other.view ? one.view > other.view : last.subject > entry.subject
            if !isInOrder { return "\(Story.name(last.subject)) acts before \(Story.name(entry.subject))" }
        }
        return nil
    }
}
