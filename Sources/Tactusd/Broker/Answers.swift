// SPDX-License-Identifier: MIT

/// Frames that were sent to the other process and not answered yet. It must answer each in turn, and soon: fingers
/// wait for it.
struct Answers {
    /// Time within which an answer must come, in µs, after which the touchscreens are let go.
    static let limit: UInt64 = 2_000_000

    private struct Question {
        var serial: UInt32
        var panel: UInt32
        var stamp: UInt64
        var sent: UInt64
    }

    private var questions: [Question] = []
    private var lastSerial: UInt32 = 0
    /// Last serial of a turn that is over.
    private var lastForgotten: UInt32 = 0
    /// Time of the last answer, or of the question that came when there was none.
    private var since: UInt64 = 0

    /// Returns the serial of a new question, about a frame whose events bear the time `stamp`.
    mutating func ask(panel: UInt32, stamp: UInt64, at now: UInt64) -> UInt32 {
        lastSerial = lastSerial == .max ? 1 : lastSerial &+ 1
        if questions.isEmpty { since = now }
        questions.append(Question(serial: lastSerial, panel: panel, stamp: stamp, sent: now))
        return lastSerial
    }

    /// Takes an answer. Returns the times of the question, or nil if this is none to the oldest question.
    mutating func take(panel: UInt32, serial: UInt32, at now: UInt64) -> (stamp: UInt64, sent: UInt64)? {
        guard let question = questions.first, question.serial == serial, question.panel == panel else { return nil }
        questions.removeFirst()
        since = now
        return (question.stamp, question.sent)
    }

    /// Forgets the questions of a turn that is over; answers to them may still come.
    mutating func removeAll() {
        lastForgotten = lastSerial
        questions.removeAll(keepingCapacity: true)
    }

    /// Returns whether an answer may be to a question of a turn that is over.
    func isOfEarlierTurn(_ serial: UInt32) -> Bool {
        serial <= lastForgotten
    }

    /// Time at which the other process has been silent for too long, or nil if it has answered everything.
    var due: UInt64? {
        questions.isEmpty ? nil : since + Answers.limit
    }
}
