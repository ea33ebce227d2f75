// SPDX-License-Identifier: MIT

import ScenarioFormat
import ScenarioRunner

/// The model as JSON for the page's script. Times in µs, locations in px.
extension Timeline {
    func json(named name: String) -> JSON {
        .object([
            ("name", .string(name)), ("range", range.json), ("fileEnd", .integer(fileEnd)),
            ("summary", .string(summary)), ("pieces", .array(pieces.map { $0.json })),
            ("views", .array(views.map(\.json))), ("touches", .array(touches.map { $0.json(until: range.end) })),
            ("recognizers", .array(recognizers.map(\.json))), ("receivers", .array(receivers.map(\.json))),
            ("notes", .array(notes.map(\.json))), ("limits", .array(limits.map(\.json))),
            ("opens", .integer(momentOfInterest)),
        ])
    }
}

extension TimeRange {
    fileprivate var json: JSON { .integers([start, end]) }
}

extension Timeline.Piece {
    fileprivate var json: JSON { .array([.integer(range.start), .integer(range.end), .bool(isRest)]) }
}

extension ViewTrack {
    fileprivate var json: JSON {
        .object([
            ("name", .string(name)), ("kind", .string(kind.rawValue)),
            (
                "places",
                .array(
                    places.map { place in
                        .object([
                            ("time", .integer(place.time)), ("hidden", .bool(place.isHidden)),
                            ("corners", .array(place.corners.flatMap { [.number($0.x), .number($0.y)] })),
                        ])
                    })
            ),
        ])
    }
}

extension TouchTrack {
    fileprivate func json(until end: Microseconds) -> JSON {
        .object([
            ("label", .string(label)), ("down", .integer(down)), ("up", up.map(JSON.integer) ?? .null),
            ("cancelledByInput", .bool(isCancelledByInput)), ("view", view.map(JSON.string) ?? .null),
            (
                "samples",
                .array(samples.flatMap { [.integer($0.time), .number($0.place.x), .number($0.place.y)] })
            ),
            (
                "spans",
                .array(
                    spans(until: end).map { span in
                        .array([.string(span.state.rawValue), .integer(span.range.start), .integer(span.range.end)])
                    })
            ),
            (
                "changes",
                .array(
                    changes.map { change in
                        .array([.integer(change.time), .string(change.state.rawValue), .string(change.sentence)])
                    })
            ),
        ])
    }
}

extension RecognizerTrack {
    fileprivate var json: JSON {
        .object([
            ("name", .string(name)), ("kind", .string(facts.kind)), ("view", .string(facts.view)),
            (
                "steps",
                .array(
                    steps.map { step in
                        .object([
                            ("time", .integer(step.time)), ("from", .string(step.transition.from.rawValue)),
                            ("to", .string(step.transition.to.rawValue)),
                            ("text", .string(step.transition.outcome)),
                            ("other", step.transition.other.map(JSON.string) ?? .null),
                        ])
                    })
            ),
            (
                "attempts",
                .array(
                    attempts.map { attempt in
                        .object([
                            ("range", .integers([attempt.range.start, attempt.range.end])),
                            (
                                "phases",
                                .array(
                                    attempt.phases.map { phase, range in
                                        .array([
                                            .string(phase.rawValue), .integer(range.start), .integer(range.end),
                                        ])
                                    })
                            ),
                        ])
                    })
            ),
            ("holds", .array(holds.map { .array([.integer($0.time), .string($0.sentence)]) })),
            ("actions", .integers(actions)), ("meters", .array(meters.map(\.json))),
        ])
    }
}

extension Meter {
    fileprivate var json: JSON {
        .object([
            ("name", .string(name)), ("unit", .string(unit.rawValue)), ("limit", .number(limit)),
            (
                "runs",
                .array(runs.map { run in .array(run.flatMap { [.integer($0.time), .number($0.value)] }) })
            ),
        ])
    }
}

extension ReceiverTrack {
    fileprivate var json: JSON {
        .object([
            ("name", .string(name)), ("client", client.map(JSON.string) ?? .null),
            (
                "contacts",
                .array(
                    contacts.map { contact in
                        .array([
                            .string(contact.label), .integer(contact.range.start), .integer(contact.range.end),
                            .bool(contact.isCancelled),
                        ])
                    })
            ),
            ("marks", .array(marks.map { .array([.integer($0.time), .string($0.text)]) })),
        ])
    }
}

extension Note {
    fileprivate var json: JSON {
        let name: JSON =
            switch subject {
            case .recognizer(let name): .string(name)
            case .touch: .null
            }
        return .object([
            ("time", .integer(time)), ("recognizer", name), ("text", .string(text)),
            ("outcome", outcome.map { .string($0.rawValue) } ?? .null), ("remedy", remedy.map(JSON.string) ?? .null),
        ])
    }
}
