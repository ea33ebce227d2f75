// SPDX-License-Identifier: MIT

import ScenarioFormat

// Pointers, touchpads and scrolling among the fingers, or instead of them (§14, 8.8).

extension Variation {
    mutating func addIndirectInput() {
        guard scenario.settings.delivery == nil, scenario.settings.accommodations == nil, random.chance(20) else {
            return
        }
        if random.chance(50) { changeTypesOfFingers() }
        if random.chance(60) { addHovers() }
        letPansScroll()
        letTapsHaveButtons()
        if random.chance(30) { liftAllFingers() }
        // The judge knows no scroll views under touchpads and wheels.
        let kinds = scrollViews.isEmpty ? 3 : 1
        for _ in 0..<random.number(in: 1...4) {
            switch random.below(kinds) {
            case 0: merge(pointerInput())
            case 1: merge(touchpadInput())
            default: merge(scrollInput())
            }
        }
        guard scrollViews.isEmpty else { return }
        for index in scenario.rules.indices where random.chance(15) {
            scenario.rules[index].action = random.pick([.gestureEnd, .gestureCancel, .pointer(place()), .pointerLeave])
        }
    }

    // MARK: Recognizers

    private mutating func changeTypesOfFingers() {
        for index in scenario.timeline.indices {
            guard case .down(let id, let place, _) = scenario.timeline[index].action, random.chance(40) else {
                continue
            }
            scenario.timeline[index].action = .down(
                id, place, random.pick([.indirect, .indirectPointer, .indirectPointer, .stylus]))
        }
    }

    private mutating func addHovers() {
        for _ in 0..<random.number(in: 1...3) {
            let name = "h\(scenario.declarations.count)"
            var options = RecognizerOptions()
            if random.chance(10) { options.modifiers = [.super] }
            scenario.declarations.append(
                .recognizer(
                    RecognizerDeclaration(
                        name: name, view: random.pick(windowsAndViews), kind: HoverKind(), options: options)))
            if random.chance(20) { insert(random.pick([.disable(name), .removeRecognizer(name), .enable(name)])) }
        }
    }

    private mutating func changeRecognizers(
        percent: Int, _ change: (inout Self, inout RecognizerDeclaration) -> Void
    ) {
        for index in scenario.declarations.indices {
            guard case .recognizer(var g) = scenario.declarations[index], random.chance(percent) else { continue }
            change(&self, &g)
            scenario.declarations[index] = .recognizer(g)
        }
    }

    private mutating func letPansScroll() {
        changeRecognizers(percent: 70) { variation, g in
            guard var pan = g.kind as? PanKind else { return }
            pan.scrollTypes = variation.random.pick([
                [.wheel], [.finger], [.continuous], [.wheel, .finger], Set(ScrollType.allCases),
            ])
            g.kind = pan
        }
        changeRecognizers(percent: 15) { variation, g in
            g.options.touchTypes = variation.random.pick([[.direct], [.indirect], [.direct, .indirectPointer]])
        }
    }

    private mutating func letTapsHaveButtons() {
        changeRecognizers(percent: 30) { variation, g in
            guard var tap = g.kind as? TapKind else { return }
            // When exactly several buttons have to be pressed in a series of taps, the rules leave open.
            let mayBeSeveral = (tap.taps ?? 1) == 1
            tap.buttons = variation.random.pick([
                [.secondary], [.primary], mayBeSeveral ? [.primary, .middle] : [.middle],
            ])
            g.kind = tap
        }
    }

    private mutating func liftAllFingers() {
        scenario.timeline.removeAll { $0.action.finger != nil }
    }

    // MARK: Input

    private mutating func merge(_ entries: [TimelineEntry]) {
        // The sort is stable; what was there comes first.
        let all = (scenario.timeline + entries).enumerated()
        scenario.timeline = all.sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
        let end = (scenario.timeline.last?.time ?? 0) + 1_000_000
        if !entries.isEmpty { scenario.timeline.append(TimelineEntry(time: end, action: .wait)) }
    }

    private mutating func place() -> Point {
        Point(x: Double(random.number(in: 1...30) * 10), y: Double(random.number(in: 1...46) * 10))
    }

    private mutating func start() -> Microseconds {
        let last = scenario.timeline.last { $0.action != .wait }?.time ?? 0
        return Microseconds(random.below(Int(min(last / 1_000, 3_000)) + 100)) * 1_000
    }

    private mutating func pause() -> Microseconds {
        random.pick([0, 8_000, 8_000, 16_000, 20_000, 60_000, 100_000, 299_000, 300_000, 350_000, 500_000, 600_000])
    }

    private mutating func step() -> Point {
        let distance =
            random.pick([0.0, 0.5, 4, 5, 6, 9, 10, 12, 20, 25, 49, 50, 51, 60]) * (random.chance(70) ? 1 : -1)
        return switch random.below(4) {
        case 0: Point(x: 0, y: distance)
        case 1: Point(x: distance, y: distance * 0.5)
        default: Point(x: distance, y: 0)
        }
    }

    private mutating func pointerInput() -> [TimelineEntry] {
        var entries: [TimelineEntry] = []
        var time = start()
        var at = place()
        var pressed: [PointerButton] = []
        for _ in 0..<random.number(in: 3...12) {
            let action: Action
            switch random.below(10) {
            case 0..<5:
                at = random.chance(70) ? at + step() : place()
                action = .pointer(at)
            case 5..<8 where pressed.isEmpty || random.chance(15):
                let button = random.pick([PointerButton.primary, .primary, .primary, .secondary, .middle])
                pressed.append(button)
                action = .press(button)
            case 5..<9:
                action = pressed.popLast().map { .release($0) } ?? .pointer(at)
            default: action = .pointerLeave
            }
            entries.append(TimelineEntry(time: time, action: action))
            time += pause()
        }
        for button in Set(pressed).sorted(by: { $0.rawValue < $1.rawValue }) {
            entries.append(TimelineEntry(time: time, action: .release(button)))
        }
        return entries
    }

    private mutating func touchpadInput() -> [TimelineEntry] {
        var entries: [TimelineEntry] = []
        var time = start()
        let gesture = random.pick([TouchpadGesture.swipe, .swipe, .pinch, .hold])
        func add(_ action: Action) { entries.append(TimelineEntry(time: time, action: action)) }
        add(.gestureBegin(gesture, fingers: Int32(random.number(in: 1...4)), place()))
        var scale = 1.0
        for _ in 0..<random.number(in: 0...6) {
            time += pause()
            if gesture == .hold { continue }
            if gesture == .pinch, random.chance(60) { scale = random.pick([1, 0.5, 0.9, 1.1, 1.25, 2, 3]) }
            let turn = gesture == .pinch ? random.pick([0, 0, 0.1, -0.2, 1, 3]) : 0
            add(.gestureUpdate(by: step(), scale: scale, rotation: turn))
        }
        time += pause()
        if random.chance(90) { add(random.chance(80) ? .gestureEnd : .gestureCancel) }
        return entries
    }

    private mutating func scrollInput() -> [TimelineEntry] {
        var entries: [TimelineEntry] = []
        var time = start()
        var type = random.pick(ScrollType.allCases)
        var at = place()
        for _ in 0..<random.number(in: 1...6) {
            if random.chance(10) { type = random.pick(ScrollType.allCases) }
            if random.chance(10) { at = place() }
            entries.append(TimelineEntry(time: time, action: .scroll(type, at: at, by: step())))
            time += pause()
        }
        if random.chance(70) { entries.append(TimelineEntry(time: time, action: .scroll(type, at: at, by: .zero))) }
        return entries
    }
}
