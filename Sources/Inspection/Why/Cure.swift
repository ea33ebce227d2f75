// SPDX-License-Identifier: MIT

/// Changes with which a recognizer would have fired, or would at least have taken part, proved by playing.
public struct Cure: Sendable {
    public var changes: [Change]
    /// `distance ≤ 38 px`, or `popup.hidden = no`
    public var text: String
    /// Whether the recognizer fires, or only takes part.
    public var fires: Bool
    /// A sentence about the other recognizers that fire, or no longer fire, with the changes.
    public var effects: String
}

extension Explainer {
    /// A longer list of cures is not a useful hint.
    private static let mostCures = 3
    private static let mostChanges = 3

    /// Returns changes with which a recognizer would have fired in a gesture in which it did not.
    func cures(for recognizer: String, in gesture: Gesture) -> [Cure] {
        let attempts = story.attempts(of: gesture).filter { $0.recognizer == recognizer }
        guard !attempts.contains(where: \.hasFired) else { return [] }
        var found: [Cure] = []
        for remedy in attempts.flatMap({ remedies(for: $0) }) {
            add(remedy.steps.map(\.change), remedy.text, to: &found, recognizer, gesture)
        }
        for refusal in gesture.refusals where refusal.recognizer == recognizer {
            guard let change = remedy(for: refusal, in: gesture) else { continue }
            add([change], "\(change.property) = \(change.value)", to: &found, recognizer, gesture)
        }
        let obstacles = (gesture.obstructions[recognizer] ?? []).map(\.obstacle)
        let candidates = candidates(attempts, obstacles, recognizer, gesture)
        for changes in candidates { add(changes, nil, to: &found, recognizer, gesture) }
        for changes in candidates where found.isEmpty { removeNext(after: changes, to: &found, recognizer, gesture) }
        let sufficient = found.filter(\.fires)
        return sufficient.isEmpty ? found : sufficient
    }

    /// Removes the obstacles that lie behind a first one, such as a hidden view around a disabled one.
    private func removeNext(
        after first: [Change], to found: inout [Cure], _ recognizer: String, _ gesture: Gesture
    ) {
        var changes = first
        while changes.count < Explainer.mostChanges {
            guard let played = play(changes), played.gestures.indices.contains(gesture.index) else { return }
            let now = played.gestures[gesture.index]
            let obstacles = (now.obstructions[recognizer] ?? []).map(\.obstacle)
            let next = candidates([], obstacles, recognizer, gesture).first { !changes.contains($0) }
            guard let next else { return }
            changes += next
            if add(changes, nil, to: &found, recognizer, gesture) { return }
        }
    }

    /// Adds a cure if the recognizer fires with the changes, or takes part where it did not. Returns whether it does.
    @discardableResult
    private func add(
        _ changes: [Change], _ text: String?, to found: inout [Cure], _ recognizer: String, _ gesture: Gesture
    ) -> Bool {
        guard found.count < Explainer.mostCures, !found.contains(where: { $0.changes == changes }),
            let played = play(changes), played.gestures.indices.contains(gesture.index)
        else { return false }
        let before = story.attempts(of: gesture).filter { $0.recognizer == recognizer }
        let after = played.attempts(of: played.gestures[gesture.index]).filter { $0.recognizer == recognizer }
        let fires = after.contains(where: \.hasFired)
        guard fires || (before.isEmpty && !after.isEmpty) else { return false }
        let named = changes.map { "\($0.object).\($0.property) = \($0.value)" }.joined(separator: " and ")
        let effects = self.effects(played, except: recognizer, gesture)
        found.append(Cure(changes: changes, text: text ?? named, fires: fires, effects: effects))
        return true
    }

    func play(_ changes: [Change]) -> Story? {
        guard let changed = try? folded.applying(changes) else { return nil }
        return try? Story(of: changed, findsObstacles: true)
    }

    /// Tells in which gestures other recognizers, or this one, fire or no longer fire.
    private func effects(_ played: Story, except recognizer: String, _ asked: Gesture) -> String {
        func fired(_ story: Story, _ gesture: Gesture) -> Set<String> {
            Set(story.attempts(of: gesture).filter(\.hasFired).map(\.recognizer))
        }
        var gained: [String: [Int]] = [:]
        var lost: [String: [Int]] = [:]
        for (gesture, other) in zip(story.gestures, played.gestures) {
            let (before, after) = (fired(story, gesture), fired(played, other))
            for name in after.subtracting(before) where name != recognizer || gesture.index != asked.index {
                gained[name, default: []].append(gesture.index + 1)
            }
            for name in before.subtracting(after) { lost[name, default: []].append(gesture.index + 1) }
        }
        let parts =
            gained.sorted { $0.key < $1.key }.map { "\(title(of: $0.key)) would fire in \($0.value.gesturesText), too" }
            + lost.sorted { $0.key < $1.key }.map {
                "\(title(of: $0.key)) would no longer fire in \($0.value.gesturesText)"
            }
        guard !parts.isEmpty else { return "No other recognizer would fire or stop firing." }
        let more = parts.count > 4 ? ", and \(parts.count - 4) more differences" : ""
        return parts.prefix(4).joined(separator: ", ").capitalizedFirst + more + "."
    }
}

extension [Int] {
    /// `gestures 3, 5 and 7`
    fileprivate var gesturesText: String {
        guard count > 1 else { return "gesture \(first ?? 0)" }
        let shown = prefix(5).map { String($0) }
        guard count <= 5, let last = shown.last else {
            return "\(count) gestures (\(shown.joined(separator: ", ")), …)"
        }
        return "gestures \(shown.dropLast().joined(separator: ", ")) and \(last)"
    }
}

extension String {
    /// The text with a capital letter at its start, unless it starts with a number.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
