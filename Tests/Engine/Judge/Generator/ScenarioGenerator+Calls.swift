// SPDX-License-Identifier: MIT

import ScenarioFormat

extension ScenarioGenerator {
    /// Returns an API call in the middle of a scenario.
    mutating func randomCall() -> Action {
        let g = random.pick(recognizers)
        let view = random.pick(Array(views.dropFirst()))
        return switch random.below(20) {
        case 0..<3: .disable(g)
        case 3..<5: .enable(g)
        case 5, 6: .removeRecognizer(g)
        case 7, 8: .addRecognizer(g)
        case 9: .destroyRecognizer(g)
        case 10: .hide(view)
        case 11: .show(view)
        case 12: removable.map(Action.removeView) ?? .wait
        case 13: removable.map(Action.destroyView) ?? .wait
        case 14: .moveView(view, Point(x: Double(random.below(8) * 10), y: Double(random.below(8) * 10)))
        default: settingOfValue()
        }
    }

    /// Name of a view to remove. A window cannot be removed, and without the root little would happen.
    private var removable: String? {
        mutating get { random.pickAny(views.filter { $0 != "w" && $0 != "w2" && $0 != "r" }) }
    }

    private mutating func settingOfValue() -> Action {
        switch random.below(3) {
        case 0:
            random.pickAny(settable[.translation, default: []]).map { .setTranslation($0, Point(x: 3, y: -4)) } ?? .wait
        case 1: random.pickAny(settable[.scale, default: []]).map { .setScale($0, 1) } ?? .wait
        default: random.pickAny(settable[.rotation, default: []]).map { .setRotation($0, 0.5) } ?? .wait
        }
    }

    /// Returns input sent from inside a callback, which must not cause itself without end.
    private mutating func touchInCallback() -> Action {
        let finger = TouchID(random.number(in: 1...3))
        let place = Point(x: Double(random.number(in: 1...30) * 10), y: Double(random.number(in: 1...46) * 10))
        return random.pick([
            .down(90, place, .direct), .move(finger, place), .up(finger), .up(90), .cancel(finger), .cancelAll,
        ])
    }

    /// Adds calls from inside callbacks.
    mutating func makeRules() {
        guard random.chance(theme == .changes ? 60 : 8) else { return }
        for _ in 0..<random.number(in: 1...2) {
            let state = random.pick([.began, .changed, .ended, .ended, .cancelled] as [RecognizerState])
            // Two such rules could cause each other without end.
            let touches = scenario.rules.contains { $0.action.isTouchChange || $0.action == .cancelAll }
            // If an id is used again, its meaning would be ambiguous, too.
            let mayTouch = !touches && !reusesIDs
            let action = mayTouch && random.chance(15) ? touchInCallback() : randomCall()
            let rule = ReentrantRule(recognizer: random.pick(recognizers), state: state, action: action)
            if rule.action != .wait { scenario.rules.append(rule) }
        }
    }
}
