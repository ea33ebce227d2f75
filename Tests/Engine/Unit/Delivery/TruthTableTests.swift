// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("The truth table of delivery")
struct TruthTableTests {
    @Test("7.5 Every combination is in exactly one row of the truth table", arguments: TruthTable.cases)
    func rows(combination: TruthTable.Case) {
        #expect(combination.rows.count == 1)
    }

    @Test("7.6 The view gets what the row says, after the actions", arguments: TruthTable.cases)
    func delivery(combination: TruthTable.Case) {
        let stage = Stage()
        play(combination, on: stage)
        let time = combination.outcome.time
        let expected = combination.rows.flatMap { TruthTable.calls($0.gets, deciding: time) }
        #expect(stage.wholeLog.filter { $0.subject == "v" }.map(\.description) == expected)
        let atDecision = stage.wholeLog.filter { $0.time == ms(Double(time)) }.map(\.subject)
        if combination.outcome.isRecognized {
            #expect(atDecision.first == "r")
            #expect(atDecision.drop { $0 == "r" }.allSatisfy { $0 == "v" })
        } else {
            #expect(!stage.wholeLog.contains { $0.subject == "r" })
        }
    }

    @Test("7.2 A began that was delayed comes with its original place and time", arguments: TruthTable.cases)
    func originalPlace(combination: TruthTable.Case) {
        let stage = Stage()
        stage.touchDetails = { touches, _ in
            touches.map { "\($0.phase) \(text($0.location))@\(milliseconds($0.timestamp))" }.joined()
        }
        play(combination, on: stage)
        for line in stage.wholeLog where line.event == "touches-began" {
            #expect(line.details == "began 10,10@0")
        }
        let time = ms(Double(combination.outcome.time))
        for line in stage.wholeLog where line.event == "touches-moved" && line.time == time {
            let place = combination.outcome.time == 20 ? "30,10" : "40,10"
            #expect(line.details.hasPrefix("moved \(place)@"))
        }
    }

    private func play(_ combination: TruthTable.Case, on stage: Stage) {
        let view = stage.addView("v", 0, 0, 400, 400)
        let outcome = combination.outcome
        stage.addScripted("r", to: view, discrete: combination.isDiscrete) { recognizer in
            recognizer.cancelsTouchesInView = combination.cancels
            recognizer.delaysTouchesBegan = combination.delaysBegan
            recognizer.delaysTouchesEnded = combination.delaysEnded
            func decide(_ recognizer: ScriptedRecognizer) {
                guard stage.application.time == ms(Double(outcome.time)) else { return }
                if !outcome.isRecognized {
                    recognizer.state = .failed
                } else if combination.isDiscrete {
                    recognizer.state = .ended
                } else {
                    recognizer.state = .began
                    if outcome.time >= TruthTable.up { recognizer.state = .ended }
                }
            }
            recognizer.callbacks[.began] = { recognizer, _, _ in recognizer.setDeadline(ms(60)) }
            recognizer.callbacks[.moved] = { recognizer, _, _ in decide(recognizer) }
            recognizer.callbacks[.ended] = { recognizer, _, _ in
                if recognizer.state == .possible { decide(recognizer) } else { recognizer.state = .ended }
            }
            recognizer.onDeadline = { [unowned recognizer] _ in decide(recognizer) }
        }
        stage.play(
            """
            0 down 1 10 10
            10 move 1 20 10
            20 move 1 30 10
            30 move 1 40 10
            40 up 1
            100 wait
            """)
    }
}
