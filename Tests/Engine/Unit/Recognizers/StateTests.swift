// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("States")
struct StateTests {
    typealias State = GestureRecognizer.State

    @Test("5.1 States have the values of UIKit")
    func values() {
        let states: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
        #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    }

    /// What requests lead to; what is not listed is illegal.
    private static let legal: [State: [State: State]] = [
        .possible: [.began: .began, .ended: .ended, .failed: .failed, .cancelled: .failed],
        .began: [.changed: .changed, .ended: .ended, .cancelled: .cancelled, .failed: .cancelled],
        .changed: [.changed: .changed, .ended: .ended, .cancelled: .cancelled, .failed: .cancelled],
    ]
    private static let all: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]

    struct Request: CustomTestStringConvertible {
        var isDiscrete: Bool
        var from: State
        var to: State
        /// nil: illegal.
        var result: State?
        var testDescription: String { "\(isDiscrete ? "discrete" : "continuous") \(from) to \(to)" }
    }

    static let requests: [Request] = [true, false].flatMap { isDiscrete in
        all.filter { !isDiscrete || ![.began, .changed, .cancelled].contains($0) }.flatMap { from in
            all.map { to in
                let result = isDiscrete && to == .began ? nil : legal[from]?[to]
                return Request(isDiscrete: isDiscrete, from: from, to: to, result: result)
            }
        }
    }

    /// Brings a recognizer into the state and makes the request: in a callback, or in the action where the state
    /// does not last until one.
    func play(_ request: Request, on stage: Stage) -> (answer: Bool?, read: State?, changes: [String]) {
        var answer: Bool?
        var read: State?
        var linesBefore = 0
        func ask(_ recognizer: GestureRecognizer) {
            guard answer == nil else { return }
            linesBefore = stage.wholeLog.count
            answer = recognizer.request(request.to)
            read = recognizer.state
        }
        let recognizer = stage.addScripted("r", to: stage.window, discrete: request.isDiscrete)
        var moves = 0
        recognizer.callbacks[.moved] = { recognizer, _, _ in
            moves += 1
            switch (request.from, moves) {
            case (.possible, 1), (.began, 2), (.changed, 3): ask(recognizer)
            case (.began, 1), (.changed, 1), (.cancelled, 1): recognizer.state = .began
            case (.ended, 1): recognizer.state = request.isDiscrete ? .ended : .began
            case (.ended, 2), (.cancelled, 2): recognizer.state = request.from
            case (.failed, 1):
                recognizer.state = .failed
                ask(recognizer)
            default: break
            }
        }
        recognizer.addTarget { if $0.state == request.from, request.from.isFinished { ask($0) } }
        stage.play(
            """
            0 down 1 10 10
            10 move 1 20 10
            20 move 1 30 10
            30 move 1 40 10
            """)
        // An active one goes on to changed with every move.
        let changes = stage.wholeLog.dropFirst(linesBefore).map(\.event).filter {
            $0 != "-> possible" && ($0 != "-> changed" || request.to == .changed)
        }
        return (answer, read, changes)
    }

    @Test(
        "5.2 Only the listed transitions are made; the engine alone goes back to possible",
        arguments: requests)
    func transitions(request: Request) {
        let stage = Stage()
        stage.shows = [.states]
        let (answer, _, changes) = play(request, on: stage)
        #expect(answer == (request.result != nil))
        #expect(changes.first == request.result.map { "-> \($0)" })
    }

    @Test(
        "5.3 Illegal requests change nothing and are logged as a client bug",
        arguments: requests.filter { $0.result == nil })
    func illegal(request: Request) {
        let stage = Stage()
        let (answer, read, _) = play(request, on: stage)
        #expect(answer == false)
        #expect(read == request.from)
        #expect(stage.messages.count == 1)
        #expect(stage.messages.first?.hasPrefix("client bug: ") == true)
        #expect(stage.application.diagnostics.clientBugCount == 1)
    }

    @Test("5.3 Failed while active becomes cancelled, cancelled while possible becomes failed")
    func translated() {
        let stage = Stage()
        stage.shows = [.states, .actions]
        stage.addScripted("a", to: stage.window, sets: [.began: .began, .ended: .failed])
        stage.addScripted("b", to: stage.window, sets: [.began: .cancelled])
        stage.play(
            """
            0 down 1 10 10
            10 up 1
            """)
        stage.expect(
            """
            0 b -> failed by-itself
            0 a -> began
            0 a began
            0 b -> possible
            10 a -> cancelled by-itself
            10 a cancelled
            10 a -> possible
            """)
        #expect(stage.messages.isEmpty)
    }

    @Test("5.4 A refused request reads failed when the setter returns, a granted one possible until the pass")
    func setter() {
        let stage = Stage()
        var read: [String] = []
        func setAndRead(_ state: State) -> ScriptedRecognizer.Callback {
            { recognizer, _, _ in
                recognizer.state = state
                read.append("\(stage.name(of: recognizer)) \(recognizer.state)")
            }
        }
        for (name, state) in [("granted", State.began), ("refused", .began), ("discrete", .ended)] {
            stage.addScripted(name, to: stage.window, discrete: name == "discrete") {
                $0.callbacks[.began] = setAndRead(state)
                if name == "refused" { stage.addDelegate(to: $0) { $0.shouldBegin = { false } } }
            }
        }
        stage.play("0 down 1 10 10")
        #expect(read == ["discrete possible", "refused failed", "granted possible"])
    }

    @Test("5.4 The setter fails a recognizer that an active one excludes, without asking shouldBegin")
    func excludedAtOnce() {
        let stage = Stage()
        stage.shows = [.questions, .states]
        var read: State?
        let late = stage.addScripted("late", to: stage.window)
        late.callbacks[.began] = { recognizer, _, _ in
            recognizer.state = .began
            read = recognizer.state
        }
        stage.addDelegate(to: late).receivesTouch = { $0.id == 2 }
        stage.addScripted("winner", to: stage.window, sets: [.began: .began])
        stage.play("0 down 1 10 10")
        stage.skip()
        stage.play("10 down 2 20 10")
        #expect(read == .failed)
        #expect(!stage.wholeLog.contains { $0.subject == "late" && $0.ids.first == "should-begin" })
        #expect(stage.wholeLog.contains { $0.description == "10 late -> failed prevented winner" })
    }

    @Test("5.4 shouldBegin is asked once, however often the state is set")
    func askedOnce() {
        let stage = Stage()
        stage.shows = [.questions, .actions]
        let other = stage.addScripted("other", to: stage.window)
        let recognizer = stage.addScripted("r", to: stage.window, sets: [.moved: .began])
        _ = recognizer.require(toFail: other)
        stage.addDelegate(to: recognizer)
        stage.play(
            """
            0 down 1 10 10
            10 move 1 20 10
            20 move 1 30 10
            """)
        #expect(stage.wholeLog.filter { $0.ids.first == "should-begin" && $0.subject == "r" }.count == 1)
    }
}
