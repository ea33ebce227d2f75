// SPDX-License-Identifier: MIT

import ScenarioFormat

/// Shrinks a scenario as long as its complaint stays the same.
struct Minimiser {
    private(set) var scenario: Scenario
    private let isWrong: (Scenario) -> Bool

    init(_ scenario: Scenario, isWrong: @escaping (Scenario) -> Bool) {
        self.scenario = scenario
        self.isWrong = isWrong
    }

    static func minimise(_ scenario: Scenario, isWrong: @escaping (Scenario) -> Bool) -> Scenario {
        var minimiser = Minimiser(scenario, isWrong: isWrong)
        minimiser.run()
        return minimiser.scenario
    }

    private mutating func run() {
        var size = Int.max
        while size > scenario.text.utf8.count {
            size = scenario.text.utf8.count
            dropTimeline()
            dropEach(fingers) { $0.removing(finger: $1) }
            dropEach(recognizers) { $0.removing(recognizer: $1) }
            dropEach(views) { $0.removing(view: $1) }
            dropEach(Array(scenario.rules.indices)) { $0.rules.remove(at: $1) }
            dropEach(Array(scenario.relations.indices)) { $0.relations.remove(at: $1) }
            dropEach(Array(scenario.declarations.indices)) { $0.removeOther(at: $1) }
            attempt { $0.settings.accommodations = nil }
            attempt { $0.settings.delivery?.latency = nil }
            attempt { $0.settings.delivery?.isResampled = false }
            attempt { $0.settings.accommodations?.hold = nil }
            attempt { $0.settings.accommodations?.ignoreRepeat = nil }
            attempt { $0.settings.accommodations?.tapAssistance = nil }
            simplifyDeclarations()
            simplifyRelations()
            simplifyTimes()
        }
    }

    /// Keeps a change if the scenario is still wrong.
    @discardableResult
    private mutating func attempt(_ change: (inout Scenario) -> Void) -> Bool {
        var smaller = scenario
        change(&smaller)
        guard smaller != scenario, isWrong(smaller) else { return false }
        scenario = smaller
        return true
    }

    /// Drops items from the last to the first, so that indices stay valid.
    private mutating func dropEach<Item>(_ items: [Item], _ drop: (inout Scenario, Item) -> Void) {
        for item in items.reversed() { attempt { drop(&$0, item) } }
    }

    /// Drops parts of the timeline, large ones first.
    private mutating func dropTimeline() {
        var length = max(scenario.timeline.count / 2, 1)
        while true {
            var start = scenario.timeline.count - length
            while start >= 0 {
                let range = start..<(start + length)
                if range.upperBound <= scenario.timeline.count {
                    attempt { $0.timeline.removeSubrange(range) }
                }
                start -= max(length / 2, 1)
            }
            if length == 1 { return }
            length /= 2
        }
    }

    private mutating func simplifyDeclarations() {
        for index in scenario.declarations.indices {
            for simpler in scenario.declarations[index].simpler {
                attempt { $0.declarations[index] = simpler }
            }
        }
    }

    private mutating func simplifyRelations() {
        for index in scenario.relations.indices {
            for simpler in scenario.relations[index].simpler {
                attempt { $0.relations[index] = simpler }
            }
        }
    }

    /// Shortens the pause before an entry and moves all later ones; frames stay apart.
    private mutating func simplifyTimes() {
        for index in scenario.timeline.indices {
            let before = index == 0 ? 0 : scenario.timeline[index - 1].time
            let pause = scenario.timeline[index].time - before
            for shorter in [10_000, 100_000, 1_000_000] as [Microseconds] where shorter < pause {
                let isShorter = attempt { scenario in
                    for later in index..<scenario.timeline.count {
                        scenario.timeline[later].time -= pause - shorter
                    }
                }
                if isShorter { break }
            }
        }
    }

    // MARK: What there is

    private var fingers: [TouchID] {
        Set(scenario.timeline.compactMap(\.action.finger)).sorted()
    }

    private var recognizers: [String] {
        scenario.declarations.compactMap { if case .recognizer(let g) = $0 { g.name } else { nil } }
    }

    private var views: [String] {
        scenario.declarations.compactMap { if case .view(let view) = $0 { view.name } else { nil } }
    }
}
