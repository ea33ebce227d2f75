// SPDX-License-Identifier: MIT

/// Finds all errors of a scenario file, as far as they can be told from one another, in the memory of a short one.
public struct ScenarioCheck {
    private var parser = Parser()
    private var lines = LineReader()
    /// A name whose declaration is wrong counts as declared.
    private var broken: Set<String> = []
    private var isOver = false
    private var errors: [ScenarioError] = []
    private var losses: [RecordingLoss] = []

    public init() {}

    /// Reads the next piece of the file.
    public mutating func read(_ piece: some Sequence<UInt8>) {
        guard !isOver else { return }
        lines.append(piece)
        do throws(ScenarioError) {
            while let line = try lines.next() { read(line) }
        } catch {
            // A file that is no text has no further lines.
            end(with: error)
        }
    }

    /// Reads the rest as the last line.
    public mutating func finish() {
        guard !isOver else { return }
        do throws(ScenarioError) {
            guard let line = try lines.last() else { return }
            guard !parser.scenario.settings.mayBeTorn else { throw Scenario.cutOff(inLine: line.number) }
            read(line)
        } catch {
            end(with: error)
        }
    }

    /// Returns the errors that have not been taken yet.
    public mutating func takeErrors() -> [ScenarioError] {
        defer { errors = [] }
        return errors
    }

    /// Returns what a recording could not hold, as far as it has not been taken yet.
    public mutating func takeLosses() -> [RecordingLoss] {
        defer { losses = [] }
        return losses
    }

    private mutating func end(with error: ScenarioError) {
        errors.append(error)
        isOver = true
    }

    /// Reads a line, and again without what is wrong, for each of its errors.
    private mutating func read(_ line: LexedLine) {
        var rest = line
        // Each repair shortens the line or makes a word valid.
        for _ in 0...mostErrors(of: line) {
            parser.names.beginLine()
            do throws(ScenarioError) {
                try parser.read(rest)
                forget()
                return
            } catch {
                note(error, of: line, rest)
                guard let repaired = rest.repaired(error.repair, view: firstWindow) else { break }
                // A declaration that fails may have left its name.
                parser.names.forgetLine()
                rest = repaired
            }
        }
        // The second word of a declaration is the name.
        if line.words.count > 1, line.words[0].text != "at" { broken.insert(line.words[1].text.quoted) }
    }

    /// Stands for a view that is not declared.
    private var firstWindow: String? {
        for case .window(let window) in parser.scenario.declarations { return window.name }
        return nil
    }

    private func mostErrors(of line: LexedLine) -> Int {
        min(100, line.words.reduce(1) { $0 + $1.text.count(where: { $0 == "," }) + 1 })
    }

    /// Keeps an error, unless it only follows from another one.
    private mutating func note(_ error: ScenarioError, of line: LexedLine, _ rest: LexedLine) {
        let what = " is not declared"
        let isFollowing =
            error.message.hasSuffix(what) && broken.contains(String(error.message.dropLast(what.count)))
        // An option that was removed since its value is wrong is not missing.
        let isRemoved =
            if case .add(let option, _)? = error.repair {
                line.words.contains { $0.text.hasPrefix("\(option)=") }
            } else {
                false
            }
        if !isFollowing, !isRemoved { errors.append(error) }
    }

    /// Later lines are checked against the last entry only.
    private mutating func forget() {
        losses += parser.scenario.losses
        parser.scenario.losses = []
        parser.scenario.timeline.removeFirst(max(0, parser.scenario.timeline.count - 1))
        if let last = parser.scenario.timeline.indices.last {
            losses += parser.scenario.timeline[last].losses
            parser.scenario.timeline[last].losses = []
            parser.scenario.timeline[last].nested = []
        }
        parser.scenario.rules = []
        parser.scenario.expectation?.lines = []
    }
}
