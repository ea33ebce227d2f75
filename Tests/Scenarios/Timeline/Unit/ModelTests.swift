// SPDX-License-Identifier: MIT

import ScenarioFormat
import ScenarioRunner
import Testing

@testable import Inspection

@Suite("Models of timelines")
struct ModelTests {
    @Test("All scenarios of the project can be shown")
    func allScenarios() {
        #expect(PlayedFile.all.count > 400)
    }

    @Test("Who watches a run changes nothing of it")
    func watchingChangesNothing() throws {
        for file in PlayedFile.all {
            let observer = LogOfObserver()
            try ScenarioRunner.watch(ScenarioSource(file.scenario), observer)
            #expect(observer.log == file.log, "\(file.name)")
        }
    }

    @Test("A file that is read as it is played gives the same log")
    func readingPartByPart() throws {
        for file in PlayedFile.all {
            let text = file.scenario.text
            let source = try ScenarioSource(reading: { pieces(of: text, length: 61) }, onDamage: { _ in })
            #expect(source.end == file.scenario.end)
            let observer = LogOfObserver()
            try ScenarioRunner.watch(source, observer)
            #expect(observer.log == file.log, "\(file.name)")
        }
    }

    @Test("Every interval lies within the file's time, and in order")
    func intervals() {
        for file in PlayedFile.all {
            let timeline = file.timeline
            func check(_ ranges: [TimeRange], _ what: String) {
                for range in ranges {
                    #expect(timeline.range.contains(range.start), "\(file.name): \(what)")
                    #expect(timeline.range.contains(range.end), "\(file.name): \(what)")
                }
                for (range, next) in zip(ranges, ranges.dropFirst()) {
                    #expect(range.end <= next.start, "\(file.name): \(what) overlap")
                }
            }
            for touch in timeline.touches {
                check(touch.spans(until: timeline.range.end).map(\.range), "touch \(touch.id)")
                for (sample, next) in zip(touch.samples, touch.samples.dropFirst()) {
                    #expect(sample.time <= next.time, "\(file.name)")
                }
            }
            for recognizer in timeline.recognizers {
                check(recognizer.attempts.map(\.range), recognizer.name)
                for attempt in recognizer.attempts { check(attempt.phases.map(\.range), recognizer.name) }
                for meter in recognizer.meters {
                    for run in meter.runs {
                        #expect(run.allSatisfy { timeline.range.contains($0.time) }, "\(file.name) \(recognizer.name)")
                        #expect(zip(run, run.dropFirst()).allSatisfy { $0.time <= $1.time }, "\(file.name)")
                    }
                }
            }
            for receiver in timeline.receivers {
                #expect(
                    receiver.contacts.allSatisfy { timeline.range.contains($0.range.start) && $0.range.end != .max },
                    "\(file.name)")
            }
        }
    }

    @Test("Recognizers go through the states that the log has of them")
    func states() {
        for file in PlayedFile.all {
            for recognizer in file.timeline.recognizers {
                let logged = file.log.compactMap { line -> String? in
                    guard line.name == recognizer.name, case .transition(let state) = line.event else { return nil }
                    return "\(line.time) \(state)"
                }
                guard !recognizer.name.contains(".") else { continue }
                #expect(recognizer.steps.map { "\($0.time) \($0.transition.to)" } == logged, "\(file.name)")
            }
        }
    }

    @Test("Views are called with a touch when the model says that it is delivered, ended or cancelled")
    func delivery() {
        for file in PlayedFile.all {
            for line in file.log {
                guard case .touches(let phase) = line.event, phase != .moved else { continue }
                let state: TouchTrack.State =
                    switch phase {
                    case .began: .delivered
                    case .ended: .ended
                    default: .cancelled
                    }
                for id in line.ids {
                    let isThere = file.timeline.touches.contains { touch in
                        (touch.isPointer || touch.id == id)
                            && touch.changes.contains { $0.time == line.time && $0.state == state }
                    }
                    #expect(isThere, "\(file.name): \(line.text)")
                }
            }
        }
    }

    @Test("Surfaces get the contacts that their clients' streams have")
    func streams() {
        for file in PlayedFile.all {
            func logged(_ event: WireEvent) -> [String] {
                file.log.filter { $0.event == .wire(event) }.map { "\($0.time) \($0.name) \($0.ids)" }.sorted()
            }
            let surfaces = file.timeline.receivers.filter { $0.client != nil }
            let contacts = surfaces.flatMap { surface in surface.contacts.map { (surface.name, $0) } }
            #expect(
                contacts.map { "\($1.range.start) \($0) [\($1.touch)]" }.sorted() == logged(.down), "\(file.name)")
            let open = file.timeline.range.end
            let ended = contacts.filter { !$1.isCancelled && ($1.range.end != open || logged(.up).isEmpty == false) }
            let ups = Set(logged(.up))
            #expect(ups.isSubset(of: ended.map { "\($1.range.end) \($0) [\($1.touch)]" }), "\(file.name)")
        }
    }

    @Test("A meter shows the number that the reason of a failure tells")
    func reasons() {
        var compared = 0
        for file in PlayedFile.all where !file.usesOtherInput {
            // A scroll view's recognizers decide by its motion, too; of several fingers of a swipe the reason tells of
            // the first one to fail, the meter of the slowest.
            for recognizer in file.timeline.recognizers
            where !recognizer.name.contains(".") && (recognizer.facts.kind != "swipe" || recognizer.facts.touches == 1)
            {
                for step in recognizer.steps {
                    guard step.transition.to == .failed, step.transition.numbers.count > 1,
                        let unit = step.transition.reason?.unit
                    else { continue }
                    let (told, limit) = (step.transition.numbers[0], step.transition.numbers[1])
                    let meters = recognizer.meters.filter { $0.unit == unit && $0.limit == limit }
                    // Nothing is measured before all fingers are there.
                    guard !meters.isEmpty, told != 0 else { continue }
                    let values = meters.compactMap { meter in
                        meter.runs.last { ($0.first?.time ?? .max) <= step.time }?.last?.value
                    }
                    compared += 1
                    #expect(
                        values.contains { abs($0 - told) < 1e-6 },
                        "\(file.name) \(step.time): \(step.transition.sentence) but the meters show \(values)")
                }
            }
        }
        #expect(compared > 20)
    }

    @Test("A recognizer begins when a meter has reached its limit")
    func recognitions() {
        var compared = 0
        // In an output frame the last movement and the lift may come together, and nothing is near any more.
        for file in PlayedFile.all where file.scenario.settings.delivery == Settings().delivery && !file.usesOtherInput
        {
            for recognizer in file.timeline.recognizers
            where recognizer.facts.kind != "tap" && !recognizer.name.contains(".") {
                let needed = recognizer.meters
                guard !needed.isEmpty else { continue }
                for step in recognizer.steps {
                    guard step.transition.from == .possible, [.began, .ended].contains(step.transition.to),
                        !recognizer.holds.contains(where: { $0.time <= step.time })
                    else { continue }
                    compared += 1
                    let reached = needed.contains { meter in
                        (meter.value(at: step.time) ?? 0) >= meter.limit * (1 - 1e-9)
                    }
                    #expect(reached, "\(file.name) \(step.time): \(step.transition.sentence)")
                }
            }
        }
        #expect(compared > 100)
    }
}

extension FailureReason {
    fileprivate var unit: Meter.Unit? {
        switch self {
        // A movement that is too large is none that leads to the limit.
        case .movedTooLittle: .pixels
        case .tooSlow, .tooLong, .tooLate, .liftedEarly: .milliseconds
        default: nil
        }
    }
}

extension PlayedFile {
    /// Touchpads and pointers are no fingers that a meter could follow.
    fileprivate var usesOtherInput: Bool {
        scenario.timeline.contains {
            switch $0.action {
            case .gestureBegin, .scroll, .press, .pointer: true
            default: false
            }
        }
    }
}
