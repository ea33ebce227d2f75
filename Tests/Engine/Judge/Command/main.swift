// SPDX-License-Identifier: MIT

import Glibc
import Judge

private let usage = """
    usage: judge --files FILE...
           judge --random COUNT [--seed S] [--save FOLDER] [--most N] [--with KIND]
           judge --show SEED
           judge --ways COUNT [--seed S]
           judge --ways-of FILE...

    --with scroll-view: only scenarios that have one
    """

private func run(_ arguments: [String]) -> Int32 {
    var rest = arguments[...]
    guard let command = rest.popFirst() else { return complain() }
    if command == "--files" { return judgeFiles(Array(rest)) }
    #if canImport(ScenarioRunner)
        if command == "--ways-of" { return WaysRun.compare(Array(rest)) }
    #endif
    guard let number = rest.popFirst().flatMap({ UInt64($0) }) else { return complain() }
    if command == "--show" {
        print(Judge.judged(Judge.randomScenario(seed: number)).text)
        return 0
    }
    #if canImport(ScenarioRunner)
        if command == "--ways" {
            let seed = rest.first == "--seed" ? rest.dropFirst().first.flatMap { UInt64($0) } : 1
            return WaysRun(count: number, seed: seed ?? 1).run()
        }
    #endif
    guard command == "--random" else { return complain() }
    var random = RandomRun(count: number)
    while let option = rest.popFirst() {
        guard let value = rest.popFirst() else { return complain() }
        switch option {
        case "--seed": random.seed = UInt64(value) ?? random.seed
        case "--save": random.folder = value
        case "--with": random.word = value
        case "--most": random.mostOfOneKind = Int(value) ?? random.mostOfOneKind
        default: return complain()
        }
    }
    return random.run(against: engine)
}

private func complain() -> Int32 {
    print(usage)
    return 2
}

exit(run(Array(CommandLine.arguments.dropFirst())))
