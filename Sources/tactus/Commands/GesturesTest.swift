// SPDX-License-Identifier: MIT

import CommandArguments
import GesturesTool
import Inspection
import ScenarioFormat

/// `tactus gestures test` and `draw`: hands that are not exact perform a file.
final class GesturesTest {
    private static let hands = 200
    /// Hands of which one is drawn: a gesture that none of them makes is drawn as it fails.
    private static let drawnHands = 20

    private let file: String
    private var page: GestureTestPage
    private var fault: ScenarioError?
    private let tells: Bool
    private var isInTable = false

    private init(_ file: String, hands: Int, tells: Bool) {
        self.file = file
        self.tells = tells
        page = GestureTestPage(file: shownName(file).split(separator: "/").last.map { String($0) } ?? "", hands: hands)
    }

    /// Tests a file, and writes the tables as a page if `path` is one.
    static func run(_ file: String, page path: String?) -> ExitStatus {
        let test = GesturesTest(file, hands: hands, tells: true)
        let status = test.run()
        guard let path, status != .unusable else { return status }
        return test.finish { () throws(ScenarioError) in try writeFile(path, test.page.html()) } ?? status
    }

    /// Draws the gestures of a file.
    static func draw(_ file: String, to path: String) throws(Misuse) -> ExitStatus {
        let isPNG = path.hasSuffix(".png")
        guard isPNG || path.hasSuffix(".svg") else { throw Misuse("\(path) should end in .svg or .png") }
        let test = GesturesTest(file, hands: drawnHands, tells: false)
        let status = test.run()
        for mistake in test.page.mistakes { printError(mistake) }
        guard status != .unusable else { return status }
        let gestures = test.page.gestures.compactMap { gesture in
            gesture.fingers.map { GestureSheet.Gesture(name: gesture.name, caption: gesture.caption, fingers: $0) }
        }
        let picture = GestureSheet(title: "Gestures of \(test.page.file)", gestures: gestures).picture(width: 900)
        return test.finish { () throws(ScenarioError) in
            guard isPNG else { return try writeFile(path, picture.svg()) }
            // Cairo opens the file by its name.
            if let fault = try OutputFile(path).close() { throw fault }
            try picture.writePNG(.light, to: path)
        } ?? .success
    }

    private func finish(_ write: () throws(ScenarioError) -> Void) -> ExitStatus? {
        do throws(ScenarioError) {
            // The reader of gestures opens its file by itself, and an output must not replace it.
            _ = try InputFile(file)
            if let fault { throw fault }
            try write()
            return nil
        } catch {
            printError("tactus: \(error.message)")
            return .unusable
        }
    }

    private func run() -> ExitStatus {
        var observer = gestures_test_observer()
        observer.take_gesture = { row, data in
            if let row { GesturesTest.of(data)?.take(row.pointee) }
        }
        observer.take_need = { need, data in
            if let need { GesturesTest.of(data)?.take(need.pointee) }
        }
        observer.take_failure = { text, data in
            if let text { GesturesTest.of(data)?.page.failures.append(String(cString: text)) }
        }
        let tell: gestures_tell_func = { line, data in
            if let line { GesturesTest.of(data)?.tell(String(cString: line)) }
        }
        let status = gestures_test(file, page.hands, &observer, tell, Unmanaged.passUnretained(self).toOpaque())
        return ExitStatus(rawValue: status) ?? .unusable
    }

    private static func of(_ data: UnsafeMutableRawPointer?) -> GesturesTest? {
        data.map { Unmanaged<GesturesTest>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Lines before the first row are what is wrong with the file.
    private func tell(_ line: String) {
        isInTable = isInTable || line.hasPrefix("gesture  ")
        if !isInTable { page.mistakes.append(line) }
        if tells { print(line) }
    }

    private func take(_ row: gestures_test_row) {
        func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }
        let caption = [text(row.type), text(row.effect)].filter { !$0.isEmpty }.joined(separator: ": ")
        var fingers: Timeline?
        do {
            if let scenario = row.scenario {
                fingers = try Timeline.of(ScenarioSource(Scenario(parsing: String(cString: scenario))))
            }
        } catch {
            fault = error
        }
        page.gestures.append(
            GestureTestPage.Gesture(
                name: text(row.name).printable, caption: caption.printable, fired: Int(row.fired),
                alone: Int(row.alone),
                others: text(row.others).printable, fingers: fingers, isAlone: row.is_alone))
    }

    private func take(_ need: gestures_test_need) {
        func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }
        page.needs.append(
            GestureTestPage.Need(
                name: text(need.name), hands: Int(need.hands), taken: Int(need.taken), wait: text(need.wait),
                fired: text(need.fired).printable))
    }
}
