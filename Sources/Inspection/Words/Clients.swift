// SPDX-License-Identifier: MIT

import ScenarioFormat
import ScenarioRunner

/// Events that a client got otherwise than the fingers moved: `client "foot" lost touches 1 and 2 after 42 ms: swipe "next" recognized first`.
private struct ClientNews: Equatable {
    var client: String
    var verb: String
    var rest: String
    /// The recognizer that is responsible.
    var recognizer: String?
    var touches: [TouchID] = []

    func isLike(_ other: ClientNews) -> Bool {
        client == other.client && verb == other.verb && rest == other.rest
    }

    var text: String {
        let names = touches.map { String($0) }
        let subject =
            names.count == 1
            ? "touch \(names[0])" : "touches \(names.dropLast().joined(separator: ", ")) and \(names.last ?? "")"
        return "client \"\(client)\" \(verb) \(subject)\(rest)"
    }
}

extension Explainer {
    /// Returns what clients got of a gesture otherwise than its fingers moved: late, cancelled, or not at all.
    ///
    /// - Parameters:
    ///   - isLong: also what they got as it was
    ///   - recognizer: tells only what it withheld or cancelled
    public func clients(of gesture: Gesture, isLong: Bool = false, by recognizer: String? = nil) -> [String] {
        var found: [ClientNews] = []
        for track in gesture.touches {
            for var news in news(about: track, in: gesture, isLong: isLong) {
                if let recognizer, news.recognizer != recognizer { continue }
                if let index = found.firstIndex(where: news.isLike) {
                    found[index].touches.append(track.touch.id)
                } else {
                    news.touches = [track.touch.id]
                    found.append(news)
                }
            }
        }
        return found.map(\.text)
    }

    private func news(about track: FingerTrack, in gesture: Gesture, isLong: Bool) -> [ClientNews] {
        let delivery = track.delivery
        guard let view = track.view, let client = delivery.client ?? client(of: view) else { return [] }
        var found: [ClientNews] = []
        func tell(_ verb: String, _ rest: String, _ recognizer: String?) {
            found.append(ClientNews(client: client, verb: verb, rest: rest, recognizer: recognizer))
        }
        func because(_ recognizer: String?) -> String { recognizer.map { ": \(title(of: $0)) withheld it" } ?? "" }
        let late = delivery.began.map { $0 - track.startTime } ?? 0
        if late > 0 { tell("got", " \(late.millisecondsText) ms late\(because(delivery.heldBy))", delivery.heldBy) }
        if let (time, by, sentence) = delivery.cancelled {
            var clause = Clause(of: sentence, about: view)
            if let by { clause.nameOther(title(of: by)) }
            clause.replace("a touch was cancelled", by: "it was cancelled in the input")
            if delivery.began == nil {
                tell("did not get", ": \(clause.text)", by)
            } else {
                tell("lost", " after \((time - gesture.start).millisecondsText) ms: \(clause.text)", by)
            }
        } else if let ended = delivery.ended, let lifted = track.endTime, ended > lifted, late == 0 {
            let time = (ended - lifted).millisecondsText
            tell("got the lift of", " \(time) ms late\(because(delivery.endHeldBy))", delivery.endHeldBy)
        }
        if found.isEmpty, isLong, delivery.began != nil { tell("got", "", nil) }
        return found
    }

    private func client(of surface: String) -> String? {
        for view in folded.views where view.name == surface {
            if case .surface(let client) = view.kind { return client ?? surface }
        }
        return nil
    }
}
