// SPDX-License-Identifier: MIT

import ScenarioFormat

extension ScenarioGenerator {
    mutating func makeRecognizers() {
        for _ in 0..<random.number(in: 1...5) { addRecognizer() }
    }

    private mutating func addRecognizer() {
        let kind = recognizerKind()
        let name = name(prefix(of: kind))
        let view = random.chance(60) ? views[random.below(min(3, views.count))] : random.pick(views)
        scenario.declarations.append(
            .recognizer(RecognizerDeclaration(name: name, view: view, kind: kind, options: options())))
        recognizers.append(name)
        switch kind {
        case .pan, .screenEdgePan: pans.append(name)
        case .pinch: pinches.append(name)
        case .rotation: rotations.append(name)
        case .custom, .checkmark: customs.insert(name)
        default: break
        }
    }

    private func prefix(of kind: RecognizerKind) -> String {
        switch kind {
        case .tap: "tap"
        case .pan: "pan"
        case .swipe: "swipe"
        case .pinch: "pinch"
        case .rotation: "turn"
        case .longPress: "press"
        case .screenEdgePan: "edge"
        case .hover: "hover"
        case .custom: "custom"
        case .checkmark: "check"
        }
    }

    private mutating func recognizerKind() -> RecognizerKind {
        let favourite =
            switch theme {
            case .taps: 0
            case .drags: 1
            case .twoFingers: 2
            default: 3
            }
        switch random.chance(60) ? favourite : random.below(4) {
        case 0: return random.chance(75) ? tap() : longPress()
        case 1: return random.weighted([(50, pan()), (40, swipe()), (5, edgePan())])
        case 2: return random.weighted([(40, .pinch), (40, .rotation), (20, pan())])
        default:
            return random.weighted([
                (15, tap()), (10, longPress()), (15, pan()), (10, swipe()), (8, .pinch), (8, .rotation),
                (3, edgePan()), (35, custom()), (3, .checkmark),
            ])
        }
    }

    private mutating func tap() -> RecognizerKind {
        .tap(
            taps: random.pick([nil, nil, 1, 2, 2, 3]),
            touches: random.pick([nil, nil, nil, nil, 1, 2, 2, 3]))
    }

    private mutating func longPress() -> RecognizerKind {
        var options = LongPressOptions()
        if random.chance(30) { options.duration = random.pick([0, 100_000, 250_000, 1_000_000]) }
        if random.chance(15) { options.movement = random.pick([0, 5, 20]) }
        if random.chance(20) { options.taps = random.pick([1, 2]) }
        if random.chance(25) { options.touches = 2 }
        return .longPress(options)
    }

    private mutating func pan() -> RecognizerKind {
        let minimum: Int32? = random.pick([nil, nil, nil, 1, 2])
        let maximum: Int32? = random.pick([nil, nil, nil, 1, 2, 3])
        return .pan(minimumTouches: minimum, maximumTouches: maximum.map { max($0, minimum ?? 1) })
    }

    private mutating func swipe() -> RecognizerKind {
        let directions = random.pick(
            [
                [.right], [.right], [.left], [.down], [.up], [.left, .right], [.right, .down],
            ] as [Set<SwipeDirection>])
        return .swipe(directions: directions, touches: random.pick([nil, nil, nil, 2]))
    }

    private mutating func edgePan() -> RecognizerKind {
        .screenEdgePan(edges: random.pick([[.left], [.top], [.right], [.bottom], [.left, .top]]))
    }

    private mutating func custom() -> RecognizerKind {
        let isDiscrete = random.chance(30)
        var acts: [TouchPhase: CustomAct] = [:]
        let recognizes = CustomAct(.set(random.pick([.ended, .recognized])))
        if isDiscrete {
            acts[random.pick([.began, .moved, .ended, .ended])] = recognizes
        } else {
            if random.chance(75) { acts[random.pick([.began, .moved, .moved])] = CustomAct(.set(.began)) }
            if random.chance(75) { acts[.ended] = recognizes }
        }
        for phase in TouchPhase.allCases where random.chance(8) { acts[phase] = strangeAct() }
        return .custom(CustomRecognizer(acts: acts, isDiscrete: isDiscrete))
    }

    /// What a good recognizer would not do, or not every time.
    private mutating func strangeAct() -> CustomAct {
        let step: CustomAct.Step = random.weighted([
            (50, .set(random.pick(CustomState.allCases))), (25, .ignoreHanded), (25, .ignore([1, 2])),
        ])
        return CustomAct(step, onlyAtCallback: random.chance(50) ? Int32(random.number(in: 1...3)) : nil)
    }

    private mutating func options() -> RecognizerOptions {
        var options = RecognizerOptions()
        if random.chance(20) { options.cancelsTouchesInView = false }
        if random.chance(25) { options.delaysTouchesBegan = true }
        if random.chance(25) { options.delaysTouchesEnded = false }
        options.isDisabled = random.chance(4)
        options.isDetached = random.chance(3)
        if random.chance(4) { options.touchTypes = random.pick([[.direct], [.stylus], [.direct, .stylus]]) }
        return options
    }
}
