// SPDX-License-Identifier: MIT

/// Options of the command line.
struct Options: Sendable {
    static let usage = """
        usage: small-world [OPTION]...

        Plays every sequence of events in every small world, and prints the shortest scenario that breaks a property.

          --long             more events in each family
          --slice K/N        every N-th world, from the K-th on: 1/N to N/N are the whole
          --family TEXT      the families whose name contains it
          --depth N          so many events in each family
          --judge-every N    every N-th sequence is played by the judge, too
          --compare-every N  every N-th way into a known state is followed, too
          --all              plays on from each state as often as it is reached
          --first            no further worlds once a property is broken
          --jobs N           threads; 2
          --properties       prints the properties and their rules
        """

    var isLong = false
    var stopsAtFirst = false
    var mergesStates = true
    var listsProperties = false
    var family: String?
    var depth: Int?
    var jobs = 2
    var judgeEvery: Int?
    var compareEvery = 100
    var slice = Slice()

    init?(_ arguments: [String]) {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            switch option {
            case "--long": isLong = true
            case "--first": stopsAtFirst = true
            case "--all": mergesStates = false
            case "--properties": listsProperties = true
            default:
                guard let value = rest.popFirst(), take(option, value) else { return nil }
            }
        }
    }

    private mutating func take(_ option: String, _ value: String) -> Bool {
        if option == "--family" {
            family = value
            return true
        }
        if option == "--slice" {
            guard let part = Slice(value) else { return false }
            slice = part
            return true
        }
        guard let number = Int(value), number > 0 else { return false }
        switch option {
        case "--depth": depth = number
        case "--jobs": jobs = number
        case "--judge-every": judgeEvery = number
        case "--compare-every": compareEvery = number
        default: return false
        }
        return true
    }

    func isWanted(_ family: Family) -> Bool { self.family.map { family.name.contains($0) } ?? true }

    func effort(for family: Family) -> Explorer.Effort {
        Explorer.Effort(
            depth: depth ?? (isLong ? family.longDepth : family.depth), opening: family.opening,
            judgeEvery: judgeEvery ?? family.judgeEvery, compareEvery: compareEvery, mergesStates: mergesStates)
    }
}

/// Every n-th world, so that a long exploration can be played in parts.
struct Slice: Sendable {
    private var number = 1
    private var count = 1

    init() {}

    init?(_ text: String) {
        let parts = text.split(separator: "/").map { Int($0) ?? 0 }
        guard parts.count == 2, parts[0] > 0, parts[0] <= parts[1] else { return nil }
        (number, count) = (parts[0], parts[1])
    }

    func part(of worlds: [World]) -> [World] {
        stride(from: number - 1, to: worlds.count, by: count).map { worlds[$0] }
    }

    func text(of worlds: Int) -> String { count == 1 ? "the whole" : "slice \(number) of \(count) of \(worlds) worlds" }
}
