// SPDX-License-Identifier: MIT

import Foundation
import GestureCore
import Testing

/// Notes every change of a state.
private final class TransitionListener: TraceListener {
    private(set) var seen: Set<StateFigureTests.Transition> = []

    func trace(_ event: TraceEvent) {
        guard event.kind == .state, let recognizer = event.recognizer else { return }
        seen.insert(
            StateFigureTests.Transition(
                isDiscrete: recognizer.isDiscrete, from: "\(event.previousState)", to: "\(event.state)"))
    }
}

/// The figure of §5 is drawn from docs/guide/states.txt.
@Suite("Figure of the states")
struct StateFigureTests {
    struct Transition: Hashable, CustomStringConvertible {
        var isDiscrete: Bool
        var from: String
        var to: String
        var description: String { "\(isDiscrete ? "discrete" : "continuous") \(from) -> \(to)" }
    }

    /// The transitions that the figure has.
    private static func drawn() throws -> [Transition] {
        var folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        for _ in 0..<5 { folder.deleteLastPathComponent() }
        let table = try String(contentsOf: folder.appendingPathComponent("docs/guide/states.txt"), encoding: .utf8)
        return table.split(separator: "\n").filter { !$0.hasPrefix("#") }.flatMap { line in
            let words = line.split(separator: " ").map(String.init)
            return [false, true].filter { !$0 || words[2] == "all" }.map {
                Transition(isDiscrete: $0, from: words[0], to: words[1])
            }
        }
    }

    @Test("5.2 5.10 The figure has the transitions that the engine makes, and no others")
    func figure() throws {
        var made: Set<Transition> = []
        for request in StateTests.requests {
            let stage = Stage()
            let listener = TransitionListener()
            stage.application.addTraceListener(listener)
            _ = StateTests().play(request, on: stage)
            stage.play("100 up 1")
            made.formUnion(listener.seen)
        }
        let drawn = try Set(Self.drawn())
        #expect(made.subtracting(drawn).map(\.description).sorted() == [], "made, but not drawn")
        #expect(drawn.subtracting(made).map(\.description).sorted() == [], "drawn, but never made")
    }
}
