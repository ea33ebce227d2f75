// SPDX-License-Identifier: MIT

import Judge
import ScenarioFormat

#if canImport(ScenarioRunner)
    import ScenarioRunner

    /// `judge --ways COUNT …`: frames of moves take the fast path of the library. A filter that lets everything pass,
    /// and samples in full, force the general path. Both must give the same log, whatever the host does.
    struct WaysRun {
        var count: UInt64 = 1_000
        var seed: UInt64 = 1

        func run() -> Int32 {
            var passed = 0
            var failed = 0
            for seed in seed..<(seed + count) {
                let scenario = Judge.randomScenario(seed: seed)
                let (name, host) = Self.hosts[Int(seed % UInt64(Self.hosts.count))]
                if isSame(scenario, by: host) {
                    passed += 1
                } else {
                    failed += 1
                    print("FAIL seed \(seed), a host that \(name)")
                }
            }
            print("\(passed) passed, \(failed) failed")
            return failed == 0 ? 0 : 1
        }

        /// Compares both paths on scenario files.
        static func compare(_ files: [String]) -> Int32 {
            var passed = 0
            var failed = 0
            for file in files {
                guard let scenario = try? readScenario(file), WaysRun().isSame(scenario, by: Host()) else {
                    failed += 1
                    print("FAIL \(file): the general way gives another log")
                    continue
                }
                passed += 1
            }
            print("\(passed) passed, \(failed) failed")
            return failed == 0 ? 0 : 1
        }

        private func isSame(_ scenario: Scenario, by host: Host) -> Bool {
            var general = host
            general.watchesEvents = true
            general.feedsFullSamples = true
            do {
                return try ScenarioRunner.run(scenario, by: host) == ScenarioRunner.run(scenario, by: general)
            } catch {
                return false
            }
        }

        private static let hosts: [(name: String, host: Host)] = [
            ("feeds frames as they come", Host()),
            ("has two touchscreens", host { $0.hasTwoTouchscreens = true }),
            ("delivers by output frames", host { $0.outputFrame = 16_667 }),
            ("takes touches", host { $0.takesEvery = 3 }),
            (
                "has two touchscreens and delivers by output frames",
                host {
                    $0.hasTwoTouchscreens = true
                    $0.outputFrame = 11_111
                }
            ),
            (
                "takes touches of two touchscreens",
                host {
                    $0.hasTwoTouchscreens = true
                    $0.takesEvery = 2
                }
            ),
        ]

        private static func host(_ change: (inout Host) -> Void) -> Host {
            var host = Host()
            change(&host)
            return host
        }
    }
#endif
