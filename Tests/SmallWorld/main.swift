// SPDX-License-Identifier: MIT

import Glibc

private let usage = """
    usage: small-world [--long] [--first] [--family NAME] [--depth N] [--jobs N] [--judge-every N]

    Plays every sequence of events in every small world, and prints the shortest scenario that breaks a property.
    --first: no further families once one is broken
    """

private struct Options {
    var isLong = false
    var stopsAtFirst = false
    var family: String?
    var depth: Int?
    var jobs = 2
    var judgeEvery = 250

    init?(_ arguments: [String]) {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            if option == "--long" || option == "--first" {
                isLong = isLong || option == "--long"
                stopsAtFirst = stopsAtFirst || option == "--first"
                continue
            }
            guard let value = rest.popFirst() else { return nil }
            switch option {
            case "--family": family = value
            case "--depth": depth = Int(value)
            case "--jobs": jobs = max(1, Int(value) ?? jobs)
            case "--judge-every": judgeEvery = max(1, Int(value) ?? judgeEvery)
            default: return nil
            }
        }
    }
}

/// Worlds are dealt out by turns, so that dear ones do not come together.
private func explore(_ family: Family, _ options: Options) async -> Tally {
    let depth = options.depth ?? (options.isLong ? family.longDepth : family.depth)
    return await withTaskGroup(of: Tally.self) { group in
        for job in 0..<options.jobs {
            group.addTask {
                var tally = Tally()
                for index in stride(from: job, to: family.worlds.count, by: options.jobs) {
                    tally.add(
                        Explorer.explore(
                            family.worlds[index], depth: depth, judgeEvery: options.judgeEvery, turn: index &* 61))
                }
                return tally
            }
        }
        var sum = Tally()
        for await tally in group { sum.add(tally) }
        print("\(family.name), \(depth) events: \(sum.text)")
        fflush(nil)
        return sum
    }
}

/// The shortest of each property, with the number of worlds that break it.
private func report(_ violations: [Violation]) -> Int {
    let byProperty = Dictionary(grouping: violations, by: \.property)
    for (property, violations) in byProperty.sorted(by: { $0.key < $1.key }) {
        guard let shortest = violations.min(by: { $0.events.count < $1.events.count }) else { continue }
        print("FAIL \(property), in \(violations.count) worlds: \(shortest.text)")
        print(shortest.scenario)
    }
    return byProperty.count
}

private func run(_ options: Options) async -> Int32 {
    var sum = Tally()
    for family in Family.all where options.family.map({ $0 == family.name }) ?? true {
        sum.add(await explore(family, options))
        if options.stopsAtFirst, !sum.violations.isEmpty { break }
    }
    print("all: \(sum.text)")
    let failed = report(sum.violations)
    print("\(Property.all.count + 1 - failed) passed, \(failed) failed")
    return failed == 0 ? 0 : 1
}

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
    print(usage)
    exit(2)
}
exit(await run(options))
