// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The rules of docs/semantics.md that the engine keeps by itself, and the tests that name them: a test's display
/// name begins with the numbers of its rules.
enum RuleCoverage {
    /// Section: its rules. 6.12 is about controls, 3.4 to 3.6 and section 9 are in folders of their own.
    private static let sections: [(section: Int, rules: ClosedRange<Int>)] = [
        (1, 1...15), (1, 19...19), (2, 1...13), (3, 1...3), (4, 1...8), (5, 1...15), (6, 1...13), (7, 1...14),
        (8, 1...11),
        (10, 1...7), (11, 1...5), (12, 1...8), (14, 1...5), (16, 1...4),
    ]

    /// Section 15 has no numbered rules.
    static let expected =
        sections.flatMap { section, rules in rules.map { "\(section).\($0)" } }
        .filter { $0 != "6.12" } + ["1.16", "1.17", "1.18", "15"]

    /// The rules that display names of tests in a source begin with.
    static func rules(namedIn source: String) -> Set<String> {
        var rules: Set<String> = []
        // The name stands in the line of the attribute or in the next one.
        for part in source.components(separatedBy: "@Test(").dropFirst() {
            let name = part.drop { $0.isWhitespace }
            guard name.first == "\"" else { continue }
            for word in name.dropFirst().split(separator: " ") {
                guard word.allSatisfy({ $0.isNumber || $0 == "." }) else { break }
                rules.insert(String(word))
            }
        }
        return rules
    }

    /// The texts of all tests of this target.
    static var sources: [String] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().resolvingSymlinksInPath()
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
            .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    }
}

@Suite("Every rule has a test")
struct RuleCoverageTests {
    @Test("Each rule is named by a test")
    func coverage() {
        let named = RuleCoverage.sources.reduce(into: Set<String>()) { $0.formUnion(RuleCoverage.rules(namedIn: $1)) }
        #expect(RuleCoverage.expected.filter { !named.contains($0) } == [])
    }

    @Test("Names are found, and nothing else is taken for one")
    func scanner() {
        let attribute = "@Test"
        let source = """
            \(attribute)("1.2 A touch") func a() {}
            \(attribute)(
                "3.4 5.6 Views", arguments: [1])
            \(attribute)("Without a rule 7.8") func b() {}
            \(attribute)(.disabled(), "9.1")
            // 9.2
            """
        #expect(RuleCoverage.rules(namedIn: source) == ["1.2", "3.4", "5.6"])
        #expect(RuleCoverage.rules(namedIn: "") == [])
    }
}
