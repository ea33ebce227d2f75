// SPDX-License-Identifier: MIT

import Glibc

/// Worlds are distributed in turns, so that expensive neighbours do not meet in one thread.
private func explore(_ family: Family, _ options: Options) async -> Tally {
    let effort = options.effort(for: family)
    let worlds = options.slice.part(of: family.worlds)
    return await withTaskGroup(of: Tally.self) { group in
        for job in 0..<options.jobs {
            group.addTask {
                var tally = Tally()
                for index in stride(from: job, to: worlds.count, by: options.jobs) {
                    tally.add(Explorer.explore(worlds[index], effort, turn: index &* 61))
                    if options.stopsAtFirst, !tally.violations.isEmpty { break }
                }
                return tally
            }
        }
        var sum = Tally()
        for await tally in group { sum.add(tally) }
        print("\(family.name), \(effort.depth) events: \(sum.text)")
        fflush(nil)
        return sum
    }
}

/// Prints the shortest violation of each property, and the number of worlds that violate it.
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
    let families = Family.all.filter { options.isWanted($0) }
    for family in families {
        sum.add(await explore(family, options))
        if options.stopsAtFirst, !sum.violations.isEmpty { break }
    }
    let worldCount = families.reduce(0) { $0 + $1.worlds.count }
    print("all, \(options.slice.text(of: worldCount)): \(sum.text)")
    let failed = report(sum.violations)
    print("\(Property.all.count + 2 - failed) passed, \(failed) failed")
    return failed == 0 ? 0 : 1
}

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
    print(Options.usage)
    exit(2)
}
if options.listsProperties {
    for property in Property.all { print("\(property.name) (\(property.rule))") }
    exit(0)
}
exit(await run(options))
