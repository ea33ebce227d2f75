// SPDX-License-Identifier: MIT

import ScenarioFormat
import Testing

/// A line behind a window `w` and a view `v`, and everything that is wrong with it.
struct CheckedLine: Sendable, CustomTestStringConvertible {
    var text: String
    var messages: [String]
    var testDescription: String { text }

    init(_ text: String, _ messages: String...) {
        self.text = text
        self.messages = messages
    }
}

@Suite("All errors of a scenario are found")
struct CheckTests {
    static let directions = "(right, left, up, down)"

    @Test(arguments: [
        CheckedLine("swipe s on v direction=left touches=3"),
        CheckedLine(
            "swipe s on v direction=lft touches=x colour=red distance=1km",
            "‘lft’ is no direction \(directions)", "‘x’ is no value of touches (a whole number, 1 or more)",
            "‘1km’ is no number", "unknown option ‘colour=red’"),
        CheckedLine(
            "swipe s on v direction=lft,up,dwn", "‘lft’ is no direction \(directions)",
            "‘dwn’ is no direction \(directions)"),
        CheckedLine(
            "swipe s on v touches=0", "direction=… is missing",
            "‘0’ is no value of touches (a whole number, 1 or more)"),
        CheckedLine(
            "swipe s om nowhere direction=lft", "‘on’ should stand where ‘om’ does", "‘nowhere’ is not declared",
            "‘lft’ is no direction \(directions)"),
        CheckedLine(
            "pan p on v min-touches=3 max-touches=2 reference=x a b", "max-touches is less than min-touches",
            "‘x’ is no reference (touch-down, began)", "unknown option ‘a’", "unknown option ‘b’"),
        CheckedLine(
            "view x in w 0 y 1 -1 alpha=2 transform=1,a,b,1,0,0 clips=yes", "‘y’ is no number",
            "the height must be at least 0", "alpha goes from 0 to 1", "‘clips’ takes no value", "‘a’ is no number",
            "‘b’ is no number"),
        CheckedLine(
            "at 0 down 1 x 5 force=strong type=toe", "‘x’ is no number",
            "‘toe’ is no touch type (direct, stylus, indirect, indirect-pointer)", "‘strong’ is no number"),
        CheckedLine("frobnicate x y", "unknown word ‘frobnicate’"),
        CheckedLine("swipe s on v direction=left direction=up", "‘direction’ is said twice"),
    ])
    func line(_ line: CheckedLine) {
        var found = errors("window w 0 0 9 9\nview v in w 0 0 9 9\n\(line.text)\n")
        #expect(found.map(\.line).allSatisfy { $0 == 3 })
        #expect(found.map(\.message).sorted() == line.messages.sorted())
        // The first one is what stops a player.
        found.removeAll { $0.message != line.messages.first }
        #expect(found.isEmpty == line.messages.isEmpty)
    }

    @Test("what a wrong line declares counts as declared")
    func declared() {
        let found = errors(
            "window w 0 0 9 9\nswipe s on w direction=lft\ntap t on w taps=x\nrequire s to-fail t\nat 0 enable nobody\n"
        )
        #expect(found.map(\.line) == [2, 3, 5])
    }

    private func errors(_ text: String) -> [ScenarioError] {
        var check = ScenarioCheck()
        check.read(text.utf8)
        check.finish()
        return check.takeErrors()
    }
}
