// SPDX-License-Identifier: MIT

import ScenarioFormat
import Testing

@Suite("Recordings")
struct RecordingTests {
    private let text = """
        recording 1
        touch-source panel seat=1 area=0,0,800,600 millimetres=160,120
        window w 0 0 800 600
        view v in w 100 100 200 200 handles=began,ended
        tap t on v
        at 0 set t taps=2
        at 0 start
        at 12.345 new view card in none 0 0 10 10
        at 12.345 add-view card v -1
        at 20 from panel down 1 150.25 150 radius=3 buttons=1
        at 20 frame
          during v touches-began 1: answer unhandled
          during t action 1: at 20 up 1
          during v hit-test 2: answer none
        at 10 set-deadline t none
        at 10 input-region v 0,0,5,5 6,6,1,1
        at 10 input-region v more 7,7,1,1
        at 10 change-source panel frameless transform=0,1,-1,0,600,0 hold=20

        """

    @Test("what a recording says reads the same when it is printed (17.2)")
    func roundTrip() throws {
        let recording = try Scenario(parsing: text)
        #expect(recording.settings.isRecording)
        #expect(try Scenario(parsing: recording.text) == recording)
        #expect(recording.timeline.first { $0.action == .frame }?.nested.count == 3)
    }

    @Test("the words of recordings are none of other files")
    func otherFiles() {
        for line in ["at 0 set w frame=0,0,1,1", "touch-source p", "at 0 new view x in w 0 0 1 1"] {
            #expect(throws: ScenarioError.self) { try Scenario(parsing: "window w 0 0 9 9\n" + line) }
        }
    }

    @Test(arguments: [
        ("during w action 1: frame", "below a line ‘at’"),
        ("at 0 set w frame=0,0,1", "4 numbers"),
        ("at 0 set nobody frame=0,0,1,1", "‘nobody’ is not declared"),
        ("at 0 from w frame", "‘w’ is no touch source"),
        ("at 0 change-source w hold=2", "‘w’ is no touch source"),
        ("at 0 input-region w more", "rectangles"),
        ("at 0 new frame", "makes nothing"),
        ("recording 1", "once"),
    ])
    func refusals(_ line: String, _ message: String) {
        let error = #expect(throws: ScenarioError.self) {
            try Scenario(parsing: "recording 1\nwindow w 0 0 9 9\n" + line)
        }
        #expect(error?.message.contains(message) == true)
    }

    @Test("a recording is read up to where it is damaged")
    func damage() throws {
        let cut = String(text.dropLast(8))
        let (scenario, damage) = try Scenario.readingUpToDamage(cut.utf8)
        #expect(damage?.line == 18)
        #expect(damage?.message == "the recording is truncated in this line")
        #expect(scenario.timeline.count == 9)
        let (whole, none) = try Scenario.readingUpToDamage(text.utf8)
        #expect(none == nil)
        #expect(whole == (try Scenario(parsing: text)))
        let broken = text.replacing("at 20 frame", with: "at 20 fr\u{0}me")
        #expect(try Scenario.readingUpToDamage(broken.utf8).damage?.line == 11)
        // Another file is whole or wrong.
        #expect(throws: ScenarioError.self) { try Scenario.readingUpToDamage("window".utf8) }
    }
}
