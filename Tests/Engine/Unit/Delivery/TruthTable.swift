// SPDX-License-Identifier: MIT

import GestureCore
import Testing

/// The truth table of section 7: one recognizer, down at 0, moves at 10, 20 and 30, up at 40 ms.
enum TruthTable {
    enum Outcome: String, CaseIterable, Sendable {
        case recognizedMidMove, recognizedAtUp, recognizedLater
        case failsMidMove, failsAtUp, failsLater

        /// When the recognizer decides.
        var time: Int {
            switch self {
            case .recognizedMidMove, .failsMidMove: 20
            case .recognizedAtUp, .failsAtUp: 40
            case .recognizedLater, .failsLater: 60
            }
        }

        var isRecognized: Bool { self == .recognizedMidMove || self == .recognizedAtUp || self == .recognizedLater }
    }

    /// nil: any.
    struct Row: Sendable {
        var cancels: Bool?
        var delaysBegan: Bool?
        var delaysEnded: Bool?
        var outcomes: [Outcome]
        /// What the view gets: B began, M moved, E ended, C cancelled; `@d` when the recognizer decides, else when
        /// the finger does it; `M…` every move that is still to come, up to a cancel.
        var gets: String
    }

    /// In the words of the table. A failure is the same whether recognition would have cancelled or not, since
    /// V5 asks nobody about it: the rows for failures are said of both.
    static let rows: [Row] = [
        Row(cancels: true, delaysBegan: false, outcomes: [.recognizedMidMove], gets: "B M… C@d"),
        Row(cancels: true, delaysBegan: false, outcomes: [.recognizedAtUp], gets: "B M… C@d"),
        Row(delaysBegan: false, outcomes: [.failsMidMove, .failsAtUp], gets: "B M… E"),
        Row(delaysBegan: false, delaysEnded: true, outcomes: [.failsLater], gets: "B M… E@d"),
        Row(cancels: true, delaysBegan: false, delaysEnded: true, outcomes: [.recognizedLater], gets: "B M… C@d"),
        Row(delaysBegan: false, delaysEnded: false, outcomes: [.failsLater, .recognizedLater], gets: "B M… E"),
        Row(
            cancels: true, delaysBegan: true, outcomes: [.recognizedMidMove, .recognizedAtUp, .recognizedLater],
            gets: ""),
        Row(delaysBegan: true, outcomes: [.failsMidMove], gets: "B@d M@d M… E"),
        Row(delaysBegan: true, outcomes: [.failsAtUp, .failsLater], gets: "B@d M@d E@d"),
        Row(
            cancels: false, delaysBegan: false, outcomes: [.recognizedMidMove, .recognizedAtUp], gets: "B M… E"),
        Row(cancels: false, delaysBegan: false, delaysEnded: true, outcomes: [.recognizedLater], gets: "B M… E@d"),
        Row(cancels: false, delaysBegan: true, outcomes: [.recognizedMidMove], gets: "B@d M@d M… E"),
        Row(
            cancels: false, delaysBegan: true, outcomes: [.recognizedAtUp, .recognizedLater],
            gets: "B@d M@d E@d"),
    ]

    /// One combination of everything.
    struct Case: Sendable, CustomTestStringConvertible {
        var cancels: Bool
        var delaysBegan: Bool
        var delaysEnded: Bool
        var isDiscrete: Bool
        var outcome: Outcome

        var rows: [Row] {
            TruthTable.rows.filter {
                $0.cancels ?? cancels == cancels && $0.delaysBegan ?? delaysBegan == delaysBegan
                    && $0.delaysEnded ?? delaysEnded == delaysEnded && $0.outcomes.contains(outcome)
            }
        }

        var testDescription: String {
            "cancels \(cancels), delays \(delaysBegan) \(delaysEnded), discrete \(isDiscrete), \(outcome)"
        }
    }

    static let cases: [Case] = Outcome.allCases.flatMap { outcome in
        (0..<16).map {
            Case(
                cancels: $0 & 1 != 0, delaysBegan: $0 & 2 != 0, delaysEnded: $0 & 4 != 0, isDiscrete: $0 & 8 != 0,
                outcome: outcome)
        }
    }

    static let moves = [10, 20, 30]
    static let up = 40

    /// The calls that a row's notation stands for.
    static func calls(_ gets: String, deciding time: Int) -> [String] {
        let tokens = gets.split(separator: " ").map(String.init)
        var calls: [String] = []
        var last = -1
        func call(_ name: String, at time: Int) {
            calls.append("\(time) v touches-\(name) 1")
            last = time
        }
        for token in tokens {
            switch token {
            case "B": call("began", at: 0)
            case "B@d": call("began", at: time)
            case "M@d": call("moved", at: time)
            case "M…":
                let end = tokens.contains("C@d") ? time : up
                for move in moves where move > last && move < end { call("moved", at: move) }
            case "E": call("ended", at: up)
            case "E@d": call("ended", at: time)
            default: call("cancelled", at: time)
            }
        }
        return calls
    }
}
