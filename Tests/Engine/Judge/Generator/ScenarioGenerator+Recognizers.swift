// SPDX-License-Identifier: MIT

import ScenarioFormat

extension ScenarioGenerator {
    mutating func makeRecognizers() {
        for _ in 0..<random.number(in: 1...5) { addRecognizer() }
    }

    private mutating func addRecognizer() {
        let kind = recognizerKind()
        let kindType = type(of: kind)
        let name = name(kindType.word)
        let view = random.chance(60) ? views[random.below(min(3, views.count))] : random.pick(views)
        scenario.declarations.append(
            .recognizer(RecognizerDeclaration(name: name, view: view, kind: kind, options: options())))
        recognizers.append(name)
        for value in kindType.settableValues { settable[value, default: []].append(name) }
        if kindType.isCustom { customs.insert(name) }
    }

    private mutating func recognizerKind() -> any ModelledKind {
        let favourite: RecognizerGroup =
            switch theme {
            case .taps: .taps
            case .drags: .drags
            case .twoFingers: .twoFingers
            default: .all
            }
        let group = random.chance(60) ? favourite : random.pick(RecognizerGroup.choices)
        let kinds = RecognizerKinds.all.compactMap { $0 as? any ModelledKind.Type }
            .map { (weight: $0.weights[group] ?? 0, element: $0) }
        return random.weighted(kinds).random(&random)
    }

    private mutating func options() -> RecognizerOptions {
        var options = RecognizerOptions()
        if random.chance(20) { options.cancelsTouchesInView = false }
        if random.chance(25) { options.delaysTouchesBegan = true }
        if random.chance(25) { options.delaysTouchesEnded = false }
        options.isDisabled = random.chance(4)
        options.isDetached = random.chance(3)
        options.requiresWholeSequence = random.chance(8)
        if options.delaysTouchesBegan == true, random.chance(50) {
            options.delayTogether = random.pick([nil, 10_000, 40_000, 80_000])
            options.delayUndecided = random.pick([nil, 20_000, 100_000, 300_000])
        }
        if random.chance(4) { options.touchTypes = random.pick([[.direct], [.stylus], [.direct, .stylus]]) }
        return options
    }
}
