// SPDX-License-Identifier: MIT

import ScenarioFormat
import Testing

/// A line that is wrong behind the small set-up, and a part of what should be said of it.
struct Refusal: Sendable, CustomTestStringConvertible {
    var text: String
    var message: String
    var testDescription: String { text }

    init(_ text: String, _ message: String) {
        self.text = text
        self.message = message
    }
}

@Suite("Refusals of invalid scenarios")
struct RefusalTests {
    @Test(arguments: [
        Refusal("frobnicate", "unknown word ‘frobnicate’"),
        Refusal("source hold=1", "should stand before any view"),
        Refusal("touch-source panel area=0,0,1,1 millimetres=1,1", "should stand before any view"),
        Refusal("view v in w 0 0 1 1", "‘v’ is declared already"),
        Refusal("view application in w 0 0 1 1", "can be no name"),
        Refusal("prevents cu nobody", "‘nobody’ is not declared"),
        Refusal("view x! in w 0 0 1 1", "‘x!’ is no name"),
        Refusal("view x in nowhere 0 0 1 1", "‘nowhere’ is not declared"),
        Refusal("view x in t 0 0 1 1", "‘t’ is no view"),
        Refusal("view x on w 0 0 1 1", "‘in’ should stand where ‘on’ does"),
        Refusal("view x in w 0 0 1", "the height is missing"),
        Refusal("view x in w 0 0 1 -1", "at least 0"),
        Refusal("view x in w nan 0 1 1", "‘nan’ is no number"),
        Refusal("view x in w 0 1e999 1 1", "‘1e999’ is no number"),
        Refusal("view x in w 0x10 0 1 1", "‘0x10’ is no number"),
        Refusal("view x in w 0 0 1 1 opaque", "unknown option ‘opaque’"),
        Refusal("view x in w 0 0 1 1 hidden hidden", "‘hidden’ is said twice"),
        Refusal("view x in w 0 0 1 1 hidden=yes", "takes no value"),
        Refusal("view x in w 0 0 1 1 alpha", "needs a value"),
        Refusal("view x in w 0 0 1 1 alpha=1.5", "alpha goes from 0 to 1"),
        Refusal("view x in w 0 0 1 1 transform=1,0,0", "6 numbers"),
        Refusal("view x in w 0 0 1 1 handles=began,began", "stands twice"),
        Refusal("view x in w 0 0 1 1 handles=began,", "empty place"),
        Refusal("view x in w 0 0 1 1 handles=stationary", "is no phase"),
        Refusal("view x in w 0 0 1 1 default-action", "unknown option"),
        Refusal("surface x in w 0 0 1 1 hidden", "unknown option"),
        Refusal("scroll-view x in w 0 0 1 1", "content=… is missing"),
        Refusal("scroll-view x in w 0 0 1 1 content=1,1 zoom=4,2", "MIN ≤ MAX"),
        Refusal("scroll-view x in w 0 0 1 1 content=1,1 rate=slow", "no rate"),
        Refusal("controller x of v\ncontroller y of v", "has a controller already"),
        Refusal("application\napplication", "declared already"),
        Refusal("tap x on v taps=0", "a whole number, 1 or more"),
        Refusal("tap x on v taps=1.5", "a whole number"),
        Refusal("tap x on v direction=left", "unknown option"),
        Refusal("tap x on v delays-touches-began=maybe", "neither yes nor no"),
        Refusal("pan x on v min-touches=3 max-touches=2", "less than min-touches"),
        Refusal("pan x on v distance=-1", "distance must be at least 0"),
        Refusal("pan x on v distance=1cm", "‘1cm’ is no number"),
        Refusal("pan x on v distance=mm", "‘’ is no number"),
        Refusal("pan x on v spread=3", "unknown option"),
        Refusal("tap x on v interval=3mm", "is no interval in milliseconds"),
        Refusal("swipe x on v", "direction=… is missing"),
        Refusal("screen-edge-pan x on w edges=middle", "is no edge"),
        Refusal("custom x on v began=possible", "is no act"),
        Refusal("custom x on v began=@0:ended", "number of a callback"),
        Refusal("custom x on v began=@2", "@N:ACT"),
        Refusal("custom x on v began=ignore:1,01", "stands twice"),
        Refusal("screen-edge-pan x on w edges=left directions=outwards", "is no direction of an edge"),
        Refusal("pan x on v directions=along", "unknown option"),
        Refusal("pan x on v whole-sequences=yes", "takes no value"),
        Refusal("pan x on v delay-together=2mm", "is no duration in milliseconds"),
        Refusal("require t to-fail t", "itself"),
        Refusal("sequenced t after t", "‘t’ cannot follow itself"),
        Refusal("sequenced t before p", "‘after’ should stand where ‘before’ does"),
        Refusal("sequenced t after v", "is no recognizer"),
        Refusal("sequenced t after p\nsequenced t after cu", "said already"),
        Refusal("require t to-fail v", "is no recognizer"),
        Refusal("require t to-fail p\nrequire t to-fail p", "said already"),
        Refusal("delegate t\ndelegate t should-begin=no", "said already"),
        Refusal("prevents t none", "is no custom recognizer"),
    ])
    func setUp(_ refusal: Refusal) {
        check(refusal)
    }

    @Test(arguments: [
        Refusal("at -1 wait", "no time in milliseconds"),
        Refusal("at 1e3 wait", "no time in milliseconds"),
        Refusal("at 99999999999999999999 wait", "no time in milliseconds"),
        Refusal("at 5 wait\nat 4.999 wait", "time goes back from 5"),
        Refusal("at 5", "an action is missing"),
        Refusal("at 5 jump", "unknown action ‘jump’"),
        Refusal("at 5 wait longer", "‘longer’ is too much"),
        Refusal("at 5 down 1 2", "Y is missing"),
        Refusal("at 5 down -1 2 3", "touch id"),
        Refusal("at 5 down 1 2 3 type=thumb", "is no touch type"),
        Refusal("at 5 from t down 1 2 3", "‘t’ is no touch source"),
        Refusal("at 5 drag 1 2 3", "‘for’ is missing"),
        Refusal("at 5 drag 1 2 3 for 0", "longer than 0"),
        Refusal("at 5 tick for 10 every 0", "longer than 0"),
        Refusal("at 5 tick for 100001 every 1", "more than 100000 steps"),
        Refusal("at 5 disable v", "‘v’ is no recognizer"),
        Refusal("at 5 hide t", "‘t’ is no view"),
        Refusal("at 5 set-scale p 2", "nothing that set-scale could set"),
        Refusal("at 5 remote rewind", "is no remote command"),
        Refusal("at 5 wait\nview x in w 0 0 1 1", "the set-up is over"),
        Refusal("in t on ended wait", "a colon should end ‘ended’"),
        Refusal("in t on failed: wait", "no callback comes on failed"),
        Refusal("in v on ended: wait", "‘v’ is no recognizer"),
    ])
    func timeline(_ refusal: Refusal) {
        check(refusal)
    }

    @Test(arguments: [
        Refusal("expect everything", "unknown option ‘everything’"),
        Refusal("expect\nexpect", "no time"),
        Refusal("expect\n0 x began", "‘x’ is not declared"),
        Refusal("expect\n0 t begun", "no ‘begun’ comes from ‘t’"),
        Refusal("expect\n0 t failed", "no ‘failed’ comes from ‘t’"),
        Refusal("expect\n0 v began", "no ‘began’ comes from ‘v’"),
        Refusal("expect\n0 v touch-down", "no ‘touch-down’ comes from ‘v’"),
        Refusal("expect\n0 s touches-began 1", "no ‘touches-began’"),
        Refusal("expect\n0 v touches-began", "a touch id is missing"),
        Refusal("expect\n0 v touches-began 2 1", "should ascend"),
        Refusal("expect\n0 v touches-began 1 *", "cannot be folded"),
        Refusal("expect\n0 v touches-began 1 scale=2", "has no ‘scale=2’"),
        Refusal("expect\n0 t ended touches=1 touches=1", "said twice"),
        Refusal("expect\n0 p changed translation=1", "two numbers"),
        Refusal("expect\n0 p changed translation=1~-2,0", "tolerance must be at least 0"),
        Refusal("expect\n0 t -> failed", "only with ‘expect states’"),
        Refusal("expect states\n0 t -> failed reason=boredom", "is no reason"),
        Refusal("expect\n0 t ? should-begin", "only with ‘expect delegates’"),
        Refusal("expect delegates\n0 t ? simultaneous", "the other recognizer is missing"),
        Refusal("expect\n0 c frame", "only with ‘expect wire’"),
        Refusal("expect wire\n0 s frame", "‘s’ is no client"),
        Refusal("expect wire\n0 s down 1 2", "Y is missing"),
    ])
    func expectation(_ refusal: Refusal) {
        check(refusal)
    }

    @Test("Bytes that are no UTF-8 are named with their line, also in comments")
    func notUnicode() {
        #expect(throws: ScenarioError(line: 2, "not UTF-8")) {
            try Scenario(parsing: Array("window w 0 0 1 1\n# ".utf8) + [0xFF])
        }
    }

    @Test("A message holds no control characters and no endless word")
    func tameMessages() throws {
        let error = try #require(throws: ScenarioError.self) {
            try Scenario(parsing: "\u{1B}[2J" + String(repeating: "x", count: 500))
        }
        #expect(error.message.count < 80)
        #expect(!error.message.unicodeScalars.contains("\u{1B}"))
    }

    /// The error should be on the last line and say the thing.
    private func check(_ refusal: Refusal, sourceLocation: SourceLocation = #_sourceLocation) {
        let text = smallSetUp + refusal.text
        let lastLine = text.split(separator: "\n", omittingEmptySubsequences: false).count
        do {
            _ = try Scenario(parsing: text)
            Issue.record("not refused", sourceLocation: sourceLocation)
        } catch {
            #expect(error.line == lastLine, sourceLocation: sourceLocation)
            #expect(
                error.message.contains(refusal.message), "\(error.message)", sourceLocation: sourceLocation)
        }
    }
}
