// SPDX-License-Identifier: MIT

import CommandArguments
import ScenarioFormat

/// `tactus check`
struct CheckCommand: Command {
    static let name = "check"
    static let summary = "checks scenario files and recordings, and lists every error"
    static let details = """
        Plays nothing. Each error is a line ‘FILE:LINE: error’. An error that only follows
        from another one is left out.
        Exit status: 0 no errors, 1 some file has errors, 2 a file could not be read.
        """
    static let examples = [
        Example("tactus check my-gestures/*.scenario", "lists every error of every file")
    ]

    static func run(_ arguments: Arguments) throws(Misuse) -> ExitStatus {
        let files = try arguments.files()
        var (good, bad, unreadable) = (0, 0, 0)
        for file in files {
            do {
                var count = 0
                try check(file) { error in
                    count += 1
                    print(FileCount.text(of: error, in: file))
                }
                if count == 0 {
                    good += 1
                    print("\(Terminal.styled("ok", .good)) \(shownName(file))")
                } else {
                    bad += 1
                }
            } catch {
                unreadable += 1
                printError(FileCount.text(of: error, in: file))
            }
        }
        print("\(good) passed, \(bad) failed" + (unreadable > 0 ? ", \(unreadable) unreadable" : ""))
        return unreadable > 0 ? .unusable : bad > 0 ? .failed : .success
    }

    private static func check(_ file: String, tell: @escaping (ScenarioError) -> Void) throws(ScenarioError) {
        let input = try InputFile(file)
        guard !isDeviceRecording(try input.beginning(ofAtMost: largestKept)) else {
            let bytes = try readWhole(input)
            do {
                _ = try readScenario(file, bytes, onDamage: tell)
            } catch {
                tell(error)
            }
            return
        }
        let next = try input.read()
        let notes = Notes(about: file)
        var check = ScenarioCheck()
        while case let piece = try next(), !piece.isEmpty {
            check.read(piece)
            check.takeErrors().forEach(tell)
            for loss in check.takeLosses() { notes.print(loss.message) }
        }
        check.finish()
        check.takeErrors().forEach(tell)
    }
}
